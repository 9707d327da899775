"""Ways to decide. A bot gets a `SeatKnowledge`: what its seat sees, and nothing else."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from glueck.engine.game import Game
from glueck.engine.rng import first
from glueck.search import Search, SearchSettings, SeatKnowledge
from glueck.search.greedy import quick_action, turn_action
from glueck.search.ismcts import next_decision, worth_a_thought
from glueck.search.precompile import prepare_bots


class Bot(Protocol):
    """Decides for one seat of one game, from the first decision to the last."""

    def decide(self, knowledge: SeatKnowledge) -> int: ...


class RandomBot:
    """Any legal action, all equally likely: the baseline below all levels."""

    def __init__(self, game: Game, seed: int) -> None:
        self._chance = np.random.default_rng(seed)

    def decide(self, knowledge: SeatKnowledge) -> int:
        return int(self._chance.choice(knowledge.legal))


class QuickBot:
    """Takes what looks good immediately; it `sees` only a share of the actions."""

    def __init__(self, game: Game, seed: int, sees: float = 1.0) -> None:
        prepare_bots(game)
        self.sees, self._seed, self._room = sees, seed, game.new_room()

    def decide(self, knowledge: SeatKnowledge) -> int:
        self._seed += 1
        workspace, x = knowledge.workspace(), first(self._seed)
        seat, moves = knowledge.seat, knowledge.scratch
        return int(quick_action(workspace, seat, moves, self.sees, x, self._room))


class TurnBot:
    """Thinks its turn through to the end, and no further: greedy, one turn deep; it `sees` only a
    share of the actions worth considering."""

    def __init__(self, game: Game, seed: int, sees: float = 1.0, samples: int = 8) -> None:
        prepare_bots(game)
        self.sees, self.samples = sees, samples
        self._x, self._room = first(seed), game.new_room()

    def decide(self, knowledge: SeatKnowledge) -> int:
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        game = knowledge.game
        values, times = np.empty(len(game.actions)), np.empty(len(game.actions))
        legal = np.array(knowledge.legal, np.int16)
        action, x = turn_action(
            knowledge.workspace(), knowledge.seat, legal, knowledge.scratch, knowledge.scratch,
            game.spread, values, times, self.sees, self.samples, self._x, self._room,
        )  # fmt: skip
        self._x = np.uint64(x)
        return int(action)


class SearchBot:
    """Searches; keeps its tree as long as its own turn lasts."""

    def __init__(self, game: Game, seed: int, settings: SearchSettings) -> None:
        self.settings = settings
        self._search, self._room = Search(game, settings, seed), game.new_room()
        self._expected: bytes | None = None  # what it will see if nobody else acts first

    def decide(self, knowledge: SeatKnowledge) -> int:
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        workspace, seat, moves = knowledge.workspace(), knowledge.seat, knowledge.scratch
        if worth_a_thought(workspace, seat, moves, self._room) == 1:
            return int(moves[0])
        if knowledge.position.tobytes() != self._expected or self._search.crowded:
            self._search.begin()
        action = self._search.think(knowledge)[0].action
        self._search.played(action)
        masks = knowledge.game.state.masks(seat)
        goes_on = next_decision(workspace, masks, seat, action, moves, self._room)
        self._expected = workspace[2:].tobytes() if goes_on else None
        return action
