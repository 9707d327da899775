"""Ratings as people read them; the method is in docs/ratings.md."""

from __future__ import annotations

ZERO = 1000  # shown for a beginner; also counts for a player without a rating
SCALE = 40  # points for one of the library's
PROVISIONAL = 10  # rated games until a rating is reliable


def shown(mu: float, sigma: float) -> int:
    """A cautious estimate that is almost certainly reached: mu − 3 sigma, scaled."""
    return round(ZERO + SCALE * (mu - 3 * sigma))
