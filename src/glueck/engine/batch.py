"""Many positions of one game, stepped together on all cores: for training and studies.

Kernels run without the GIL, so plain threads share the work; each gets a range of consecutive
positions.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, TypeVar

import numpy as np

from glueck.engine import kernel
from glueck.engine.errors import IllegalAction, OptionError
from glueck.engine.game import Game
from glueck.engine.precompile import BATCH, TO_PLAY, precompile
from glueck.engine.record import Array
from glueck.engine.rng import KEY_WORDS, key_of
from glueck.engine.state import State, seed_number

T = TypeVar("T")


class Shares:
    """Divides so many things among threads."""

    def __init__(self, count: int, threads: int | None = None) -> None:
        if count < 1:
            raise OptionError("count", f"{count!r}; there must be at least one")
        if threads is not None and threads < 1:
            raise OptionError("threads", f"{threads!r}; there must be at least one")
        self.threads = min(threads or os.cpu_count() or 1, count)
        ends = np.linspace(0, count, self.threads + 1).astype(int).tolist()
        self.bounds = list(pairwise(ends))
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None

    def run(self, work: Callable[[int, int], T]) -> list[T]:
        """Calls work(lo, hi) for each share; the first one in this thread, so that only the others
        wait for a thread to wake up."""
        if self._pool is None:
            return [work(lo, hi) for lo, hi in self.bounds]
        others = [self._pool.submit(work, lo, hi) for lo, hi in self.bounds[1:]]
        return [work(*self.bounds[0]), *(other.result() for other in others)]

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()


class Batch:
    """`count` games of the same kind, each dealt from the seed and its own number."""

    def __init__(
        self,
        game: Game,
        count: int,
        *,
        seats: int = 2,
        seed: int | str | None = None,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        shares = Shares(count, threads)
        values = game.check_options(seats, options)
        numbers = game.option_numbers(seats, values)
        fresh = secrets.randbits(32 * KEY_WORDS) if seed is None else seed_number(seed)
        precompile(game, *TO_PLAY, BATCH)
        self.game, self.seats, self.options = game, seats, values
        self.states = game.state.new(count)
        self.threads, self._spread = shares.threads, shares.run
        key = key_of(fresh)
        self._spread(lambda lo, hi: kernel.deal(self.states, lo, hi, seats, key, numbers))

    def __len__(self) -> int:
        return self.states.size

    def __getitem__(self, i: int) -> State:
        """One of them as a separate State, without its past."""
        return State(self.game, self.states[i].tobytes(), options=self.options)

    @property
    def over(self) -> Array:
        over: Array = self.states["over"] != 0
        return over

    @property
    def seat(self) -> Array:
        """The seat to act in each."""
        return self.states["seat"]

    @property
    def scores(self) -> Array:
        points = np.zeros((len(self), self.seats), np.int64)
        for i in range(len(self)):
            kernel.score(self.states, i, points[i])
        return points

    def masks(self) -> Array:
        """The legal actions in each: one row of bools per position."""
        masks = np.zeros((len(self), len(self.game.actions)), bool)
        self._spread(lambda lo, hi: kernel.legal_masks(self.states, masks, lo, hi))
        return masks

    def step(self, actions: Array) -> None:
        """Plays one action in each; IllegalAction says where one was illegal; the others were
        played."""
        given = np.asarray(actions)
        if given.shape != (len(self),) or given.dtype.kind not in "iu":
            raise OptionError("actions", f"shape {given.shape}; one number for each of {len(self)}")
        if given.size and not 0 <= given.min() <= given.max() < len(self.game.actions):
            raise OptionError("actions", f"not all below {len(self.game.actions)}")
        clauses = np.zeros(len(self), np.int16)
        numbers = given.astype(np.int16)
        self._spread(lambda lo, hi: kernel.step(self.states, numbers, clauses, lo, hi))
        if clauses.any():
            where = int(np.flatnonzero(clauses)[0])
            words = self.game.actions.text(int(numbers[where]))
            clause = self.game.clauses.name(clauses[where])
            raise IllegalAction(f"[{where}] {words}", clause, self.game.clauses.text(clause))

    def play_out(self, seed: int = 1) -> int:
        """Plays all to the end with random legal actions; returns how many that took."""

        def work(lo: int, hi: int) -> int:
            moves = np.empty(self.game.most_legal, np.int16)
            return int(kernel.playouts(self.states, moves, lo, hi, seed + lo))

        return sum(self._spread(work))
