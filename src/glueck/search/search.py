"""The search as an object: a budget, some threads, and what they found."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from glueck.engine.errors import OptionError
from glueck.engine.game import Game
from glueck.engine.record import Array
from glueck.engine.rng import first
from glueck.search.greedy import list_considered
from glueck.search.ismcts import QUICK, RANDOM, root_key, simulate
from glueck.search.precompile import precompile_bots
from glueck.search.seat_knowledge import SeatKnowledge
from glueck.search.tree import NONE, clear, key_after, new_tree, tried_at

ROLLOUTS = {"random": RANDOM, "quick": QUICK}
FIRST_CHUNK = 8  # simulations between two checks of the clock, at first
CHUNK_SECONDS = 0.02


@dataclass(frozen=True)
class SearchSettings:
    """How to search: a number of simulations, or a time, or whichever ends first."""

    simulations: int | None = 1000
    seconds: float | None = None
    rollout: str = "quick"  # how simulations play on: "quick" or "random"
    depth: int = -1  # actions played on before the position is judged; negative: all
    exploration: float = 0.5  # how often worse-looking actions are tried
    winning: float = 0.75  # the weight of winning in a finished game; the rest is the lead
    aware: bool = False  # others decide by what they see
    past_stage: bool = False  # simulations go on beyond the stage (a round) they begin in
    threads: int = 1
    capacity: int = 1 << 17  # nodes in a thread's tree, 38 bytes each

    def __post_init__(self) -> None:
        if self.rollout not in ROLLOUTS:
            raise OptionError("rollout", f"{self.rollout!r} is not one of {', '.join(ROLLOUTS)}")
        if self.simulations is None and self.seconds is None:
            raise OptionError("simulations", "neither a number of simulations nor a time is given")
        for name, least in (("simulations", 1), ("seconds", 0), ("threads", 1), ("capacity", 2)):
            value = getattr(self, name)
            if value is not None and value < least:
                raise OptionError(name, f"{value!r} is less than {least}")


@dataclass(frozen=True)
class Advice:
    """An action, its value, and the share of the search spent on it."""

    action: int
    value: float  # about the chance of winning, 0 to 1
    share: float
    visits: int


class Searcher:
    """One thread's tree and working memory."""

    def __init__(self, game: Game, capacity: int, seed: int) -> None:
        self.game = game
        self.tree = new_tree(capacity)
        self.states = game.state.new(3)
        self.raw = self.states.view(np.uint8).reshape(3, -1)
        size = max(game.most_legal, len(game.actions))
        self.moves, self.fresh = np.empty(size, np.int16), np.empty(size, np.int16)
        self.slot = np.full(len(game.actions), NONE, np.int32)
        self.x = first(seed)
        self.room = game.new_room()

    def run(
        self, knowledge: SeatKnowledge, key: Any, settings: SearchSettings, masks: Array, count: int
    ) -> None:
        self.states[0] = knowledge.position[0]
        x = simulate(
            self.states, self.raw, knowledge.seat, self.tree, key, masks,
            self.moves, self.fresh, self.slot, ROLLOUTS[settings.rollout], settings.depth,
            settings.exploration, knowledge.game.spread, settings.winning, settings.aware,
            settings.past_stage,
            count, self.x, self.room,
        )  # fmt: skip
        self.x = np.uint64(x)  # Python gets it as an unsigned number

    def found(self, key: Any) -> dict[int, tuple[int, float]]:
        """For every action tried at the root: how often, and its total reward."""
        return tried_at(self.tree, key)


class Search:
    """Keeps its trees between decisions: tell it what was `played`, or it starts again.

    With a number of simulations the same seed gives the same advice on any machine.
    """

    def __init__(self, game: Game, settings: SearchSettings | None = None, seed: int = 0) -> None:
        self.game, self.settings = game, settings or SearchSettings()
        precompile_bots(game)
        threads, capacity = self.settings.threads, self.settings.capacity
        self._searchers = [Searcher(game, capacity, seed * threads + i) for i in range(threads)]
        self._masks = seen_masks(game)
        self._key = np.uint64(0)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def think(self, knowledge: SeatKnowledge) -> list[Advice]:
        """The actions, the best first. The best is the one tried most."""
        if len(knowledge.legal) == 1:
            return [Advice(knowledge.legal[0], 0.5, 1.0, 0)]
        key = self._root(knowledge)
        self._run(lambda one, count: one.run(knowledge, key, self.settings, self._masks, count))
        found: dict[int, tuple[int, float]] = {}
        for searcher in self._searchers:
            for action, (visits, total) in searcher.found(key).items():
                before = found.get(action, (0, 0.0))
                found[action] = before[0] + visits, before[1] + total
        return self._advice({a: e for a, e in found.items() if a in knowledge.legal}, knowledge)

    def _root(self, knowledge: SeatKnowledge) -> Any:
        if not self.settings.aware:
            return self._key
        states = knowledge.workspace()
        raw = states.view(np.uint8).reshape(3, -1)
        return np.uint64(root_key(states, raw, knowledge.seat, self._masks, self._searchers[0].x))

    def _advice(
        self, found: dict[int, tuple[int, float]], knowledge: SeatKnowledge
    ) -> list[Advice]:
        if not found:  # only one action was worth considering, so nothing was searched
            return [
                Advice(considered(knowledge.possible_state(0).array, knowledge)[0], 0.5, 1.0, 0)
            ]
        all_visits = max(1, sum(visits for visits, _ in found.values()))
        advice = [
            Advice(action, total / max(1, visits), visits / all_visits, visits)
            for action, (visits, total) in found.items()
        ]
        return sorted(advice, key=lambda one: (-one.visits, -one.value, one.action))

    def played(self, action: int) -> None:
        """The own seat played this one of several considered: continue below it."""
        with np.errstate(over="ignore"):  # a hash: overflow is intended
            self._key = key_after(self._key, action)

    def begin(self) -> None:
        """Forget everything: the position is a different one, or the trees are full."""
        self._key = np.uint64(0)
        for searcher in self._searchers:
            clear(searcher.tree)

    @property
    def crowded(self) -> bool:
        return any(one.tree.used[0] > one.tree.key.size // 2 for one in self._searchers)

    def _run(self, work: Callable[[Searcher, int], None]) -> None:
        threads = len(self._searchers)
        limit = self.settings.simulations
        shares = [None if limit is None else (limit + i) // threads for i in range(threads)]
        until = None if self.settings.seconds is None else time.monotonic() + self.settings.seconds

        def one(searcher: Searcher, share: int | None) -> None:
            if until is None:
                assert share is not None
                work(searcher, share)
            else:
                until_then(lambda count: work(searcher, count), share, until)

        if self._pool is None:
            one(self._searchers[0], shares[0])
        else:
            list(self._pool.map(one, self._searchers, shares))


def until_then(work: Callable[[int], None], limit: int | None, until: float) -> None:
    """In chunks of about the same time each, to keep the time limit; at least one."""
    chunk, done = FIRST_CHUNK, 0
    while limit is None or done < limit:
        count = chunk if limit is None else min(chunk, limit - done)
        began = time.monotonic()
        work(count)
        done += count
        now = time.monotonic()
        if now >= until:
            return
        took = max(now - began, 1e-6) / count
        chunk = max(1, int(min(CHUNK_SECONDS, until - now) / took))


def considered(states: Array, knowledge: SeatKnowledge) -> list[int]:
    """The actions worth considering in a position that the seat may be in."""
    moves = knowledge.scratch
    count = list_considered(states, 0, moves, knowledge.game.new_room())
    return [int(action) for action in moves[:count]]


def seen_masks(game: Game) -> Array:
    """For every seat, the bits of a position it sees on its turn."""
    return np.stack([game.state.masks(seat)[1] for seat in range(game.seats[-1])])
