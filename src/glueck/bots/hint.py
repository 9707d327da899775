"""What a strong player would do here, why, and with what chance of winning."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace

from glueck.engine.known_turn import DEALS, KnownTurn
from glueck.engine.reasons import Reason
from glueck.engine.state import State
from glueck.review.alternatives import different
from glueck.search import Advice, Search, SearchSettings, SeatKnowledge
from glueck.search.search import considered

BEST = 3
LONGEST = 40  # actions of one turn
SECONDS = 1.8  # for all of it
FIRST = 0.6  # the share of them for the first action
SETTINGS = SearchSettings(simulations=4000, seconds=SECONDS, depth=60)
FOLLOWING = SearchSettings(simulations=200, depth=40, capacity=1 << 13)  # for each other action


@dataclass(frozen=True)
class Hint:
    """A whole turn: the first action, how to continue, and the reasons for it."""

    actions: tuple[str, ...]
    value: float | None  # about the chance of winning, 0 to 1; None: there is no choice
    share: float  # of the search
    reasons: tuple[Reason, ...] = ()
    now: float | None = None  # the same before the turn: the average of everything that was tried

    def __str__(self) -> str:
        chance = "" if self.value is None else f"{self.value:.0%}, "
        return f"{', '.join(self.actions)} ({chance}{self.share:.0%} of the search)"


def hint(
    state: State | SeatKnowledge,
    seat: int | None = None,
    settings: SearchSettings | None = None,
    seed: int = 0,
) -> list[Hint]:
    """The best three turns for the seat to act, from what it sees (of a State only that is used).
    `seconds` of the settings are for all of it, plus a few hundredths."""
    knowledge = state if isinstance(state, SeatKnowledge) else SeatKnowledge.of(state, seat)
    settings = settings or SETTINGS
    clock = TimeLeft(settings.seconds)
    search = Search(knowledge.game, replace(settings, seconds=clock.part(FIRST)), seed)
    advice = search.think(knowledge)
    best = different(advice, knowledge)[:BEST]
    turns = [whole_turn(knowledge, one.action, seed, clock) for one in best]
    now = usual(advice)
    return [
        Hint(tuple(turn.actions), value_of(one), one.share, tuple(turn.reasons()), now)
        for one, turn in zip(best, turns, strict=True)
    ]


class TimeLeft:
    """The available time; without a limit, as much as needed."""

    def __init__(self, seconds: float | None) -> None:
        self._seconds, self._began = seconds, time.monotonic()

    def part(self, share: float) -> float | None:
        return None if self._seconds is None else share * self._seconds

    @property
    def left(self) -> float | None:
        if self._seconds is None:
            return None
        return max(0.0, self._began + self._seconds - time.monotonic())


def value_of(one: Advice) -> float | None:
    """If there is no choice, nothing was tried."""
    return one.value if one.visits else None


def usual(advice: list[Advice]) -> float | None:
    """The mean value of everything tried, weighted by how often."""
    visits = sum(one.visits for one in advice)
    return sum(one.value * one.visits for one in advice) / visits if visits else None


def whole_turn(knowledge: SeatKnowledge, action: int, seed: int, clock: TimeLeft) -> KnownTurn:
    """An action and what a thoughtful player does next, as long as the same seat decides and learns
    nothing new."""
    deals = [knowledge.possible_state(seed + i) for i in range(DEALS)]
    turn = KnownTurn(deals, knowledge.seat)
    turn.play(action)
    while turn.goes_on and len(turn.actions) < LONGEST:
        turn.play(next_action(turn, seed, clock))
    return turn


def next_action(turn: KnownTurn, seed: int, clock: TimeLeft) -> int:
    here = SeatKnowledge.of(turn.state)
    follow = considered(turn.state.array, here)
    if len(follow) == 1:
        return follow[0]
    settings = replace(FOLLOWING, seconds=clock.left)
    return Search(turn.game, settings, seed).think(here)[0].action
