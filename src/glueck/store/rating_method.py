"""Rating changes of a game: the Plackett–Luce model of Weng and Lin, from the library `openskill`.

Described for people in docs/ratings.md.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from statistics import fmean
from typing import Any, NamedTuple


class Rating(NamedTuple):
    """An estimate of a player's strength: `mu` with the uncertainty `sigma`."""

    mu: float
    sigma: float
    games: int = 0


@cache
def model() -> Any:
    """Loaded when the first rated game ends."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def beginner() -> Rating:
    return Rating(model().mu, model().sigma)


def rated(
    before: Mapping[str, Rating], who: Sequence[str], places: Sequence[int]
) -> dict[str, Rating]:
    """Everybody's rating after a game, by seat. A level of bots with several seats gets the mean of
    their new ratings."""
    teams = [[model().rating(before[one].mu, before[one].sigma)] for one in who]
    after = defaultdict(list)
    for one, (new,) in zip(who, model().rate(teams, ranks=list(places)), strict=True):
        after[one].append(new)
    return {
        one: Rating(
            fmean(new.mu for new in seats), fmean(new.sigma for new in seats), before[one].games + 1
        )
        for one, seats in after.items()
    }
