"""What a strong player would do here, and how sure it is of that."""

from __future__ import annotations

from dataclasses import dataclass

from glueck.engine.state import State
from glueck.search import Search, SearchSettings, SeatKnowledge
from glueck.search.search import considered

BEST = 3
LONGEST = 40  # actions of one turn


@dataclass(frozen=True)
class Hint:
    """A whole turn: what to do first, and how to go on from there."""

    actions: tuple[str, ...]
    value: float  # about the chance of winning, 0 to 1
    share: float  # of the search

    def __str__(self) -> str:
        return f"{', '.join(self.actions)} ({self.value:.0%}, {self.share:.0%} of the search)"


def hint(
    state: State | SeatKnowledge,
    seat: int | None = None,
    settings: SearchSettings | None = None,
    seed: int = 0,
) -> list[Hint]:
    """The best three turns for the seat to act, from what it sees (a State is looked at so)."""
    knowledge = state if isinstance(state, SeatKnowledge) else SeatKnowledge.of(state, seat)
    search = Search(
        knowledge.game, settings or SearchSettings(simulations=4000, seconds=1.5, depth=60), seed
    )
    return [
        Hint(rest_of_turn(knowledge, one.action, seed), one.value, one.share)
        for one in search.think(knowledge)[:BEST]
    ]


def rest_of_turn(knowledge: SeatKnowledge, action: int, seed: int) -> tuple[str, ...]:
    """The words of an action and of what a thoughtful player does next, as long as it is the
    same seat's decision and nothing was learned that this seat cannot know now."""
    state = knowledge.possible_state(seed)
    words = [state.game.text(state.array, action)]
    state.play(action)
    while len(words) < LONGEST and not state.over and state.seat == knowledge.seat:
        if learned_something(knowledge, words):
            break
        here = SeatKnowledge.of(state)
        follow = considered(state.array, here)
        if len(follow) > 1:
            search = Search(knowledge.game, SearchSettings(simulations=200, depth=40), seed)
            follow = [search.think(here)[0].action]
        words.append(state.game.text(state.array, follow[0]))
        state.play(follow[0])
    return tuple(words)


def learned_something(knowledge: SeatKnowledge, words: list[str]) -> bool:
    """Whether the same actions lead elsewhere in another deal: then what comes next depends on
    cards nobody has seen, and a hint for it would be a guess."""
    seen = set()
    for seed in range(1, 4):
        state = knowledge.possible_state(seed)
        for one in words:
            state.play(one)
        seen.add(state.seen(knowledge.seat).tobytes())
    return len(seen) > 1
