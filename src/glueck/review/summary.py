"""The summary: the best decision, the one that cost most, luck and decisions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from glueck.review.review import Moment

SWINGS = 3
SMALL = 0.005  # of a victory: smaller changes are not worth mentioning


@dataclass(frozen=True)
class NotableMoment:
    """A moment to look at, and how much it changed."""

    number: int
    change: float


@dataclass(frozen=True)
class SeatSummary:
    """One seat: everything that changed its expectation, and the moments worth another look."""

    began: float
    decisions: float  # the cost of its own choices
    others: float  # the effect of the others' choices
    luck: float
    result: float
    best: NotableMoment | None  # the best action was played; the next best was worse by this
    dearest: NotableMoment | None  # the choice that cost most
    swings: tuple[NotableMoment, ...]  # the largest changes, the largest first


def summary(moments: Sequence[Moment]) -> list[SeatSummary]:
    return [of_seat(moments, seat) for seat in range(len(moments[0].expected))]


def of_seat(moments: Sequence[Moment], seat: int) -> SeatSummary:
    began = moments[0].expected[seat]
    decisions = sum(one.choice[seat] for one in moments if one.seat == seat)
    others = sum(one.choice[seat] for one in moments if one.seat != seat)
    luck = sum(one.luck[seat] for one in moments)
    own = [one for one in moments if one.seat == seat and len(one.options) > 1]
    found = [NotableMoment(one.number, lead(one)) for one in own if one.options[0].chosen]
    cost = [NotableMoment(one.number, one.choice[seat]) for one in own]
    changes = [NotableMoment(one.number, one.choice[seat] + one.luck[seat]) for one in moments]
    return SeatSummary(
        began, decisions, others, luck, began + decisions + others + luck,
        best=largest(found)[0] if largest(found) else None,
        dearest=largest(cost)[0] if largest(cost) else None,
        swings=tuple(largest(changes)[:SWINGS]),
    )  # fmt: skip


def lead(moment: Moment) -> float:
    """How much better the best is than the second best."""
    return moment.options[0].value - moment.options[1].value


def largest(turns: Sequence[NotableMoment]) -> list[NotableMoment]:
    """Those that are not small, the largest first; among equals the earlier first."""
    return sorted((one for one in turns if abs(one.change) >= SMALL), key=lambda t: -abs(t.change))
