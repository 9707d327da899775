"""Ways to decide. A bot is given a `SeatKnowledge`: what its seat sees, and nothing else."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from glueck.engine.game import Game
from glueck.engine.rng import first
from glueck.search import Search, SearchSettings, SeatKnowledge
from glueck.search.greedy import quick_action, this_turn
from glueck.search.precompile import prepare_bots
from glueck.search.search import considered


class Bot(Protocol):
    """Decides for one seat of one game, from the first decision to the last."""

    def decide(self, knowledge: SeatKnowledge) -> int: ...


class RandomBot:
    """Any legal action, each as likely: the yardstick below all levels."""

    def __init__(self, game: Game, seed: int) -> None:
        self._chance = np.random.default_rng(seed)

    def decide(self, knowledge: SeatKnowledge) -> int:
        return int(self._chance.choice(knowledge.legal))


class QuickBot:
    """Takes what looks good at once; of the actions it `sees` only a share."""

    def __init__(self, game: Game, seed: int, sees: float = 1.0) -> None:
        prepare_bots(game)
        self.sees, self._seed, self._room = sees, seed, game.new_room()

    def decide(self, knowledge: SeatKnowledge) -> int:
        self._seed += 1
        workspace, x = knowledge.workspace(), first(self._seed)
        seat, moves = knowledge.seat, knowledge.scratch
        return int(quick_action(workspace, seat, moves, self.sees, x, self._room))


class TurnBot:
    """Thinks its turn through to the end, and no further: greedy, one turn deep; of the actions
    worth a thought it `sees` only a share."""

    def __init__(self, game: Game, seed: int, sees: float = 1.0, samples: int = 8) -> None:
        prepare_bots(game)
        self._sees, self._chance = sees, np.random.default_rng(seed)
        self._samples, self._x, self._room = samples, first(seed), game.new_room()

    def decide(self, knowledge: SeatKnowledge) -> int:
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        game = knowledge.game
        values, times = np.zeros(len(game.actions)), np.zeros(len(game.actions))
        self._x = np.uint64(
            this_turn(
                knowledge.workspace(), knowledge.seat, knowledge.scratch,
                knowledge.scratch, game.spread, 0.5, values, times, self._samples, self._x,
                self._room,
            )
        )  # fmt: skip
        tried = [a for a in np.flatnonzero(times).tolist() if a in knowledge.legal]
        seen = [a for a in tried if self._chance.random() < self._sees]
        return int(max(seen or tried, key=lambda action: values[action] / times[action]))


class SearchBot:
    """Searches; goes on with its tree as long as its own turn lasts."""

    def __init__(self, game: Game, seed: int, settings: SearchSettings) -> None:
        self._search = Search(game, settings, seed)
        self._expected: bytes | None = None  # what it will see if nobody else acts before

    def decide(self, knowledge: SeatKnowledge) -> int:
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        worth_a_thought = considered(knowledge.possible_state(0).array, knowledge)
        if len(worth_a_thought) == 1:
            return worth_a_thought[0]
        if knowledge.position.tobytes() != self._expected or self._search.crowded:
            self._search.begin()
        action = self._search.think(knowledge)[0].action
        self._search.played(action)
        self._expected = next_decision(knowledge, action)
        return action


def next_decision(knowledge: SeatKnowledge, action: int) -> bytes | None:
    """What the seat sees when it decides next, unless something happens that it cannot know."""
    state = knowledge.possible_state(0)
    state.play(action)
    while not state.over and state.seat == knowledge.seat:
        here = SeatKnowledge.of(state)
        follow = considered(state.array, here)
        if len(follow) > 1:
            return here.position.tobytes()
        state.play(follow[0])
    return None
