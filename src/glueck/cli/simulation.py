"""Many random games at once, counted; the same seed gives the same numbers on any machine.

The games are cut into chunks of fixed size. A chunk's seed depends only on its number, so it does
not matter which thread plays it, or when.
"""

import hashlib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np

from glueck.bots import arena
from glueck.engine import kernel
from glueck.engine.game import Game
from glueck.engine.precompile import BATCH, precompile
from glueck.engine.record import Array
from glueck.engine.rng import key_of
from glueck.search.precompile import precompile_bots

CHUNK = 1000


class Tally:
    """The results of some games; tallies can be added in any order."""

    def __init__(self, seats: int) -> None:
        self.seats, self.games, self.actions = seats, 0, 0
        self.points: list[Counter[int]] = [Counter() for _ in range(seats)]  # points -> games
        self.wins: list[Counter[int]] = [Counter() for _ in range(seats)]  # winners -> games

    def count(self, points: Array, places: Array, actions: int) -> None:
        """Results of games as rows, a column for each seat."""
        self.games += len(points)
        self.actions += actions
        won = places == 1
        together = won.sum(axis=1)
        for seat in range(self.seats):
            self.points[seat].update(points[:, seat].tolist())
            self.wins[seat].update(together[won[:, seat]].tolist())

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.actions += other.actions
        for seat in range(self.seats):
            self.points[seat].update(other.points[seat])
            self.wins[seat].update(other.wins[seat])

    @property
    def shared(self) -> int:
        """Games that more than one seat won."""
        return sum(
            sum(wins[winners] for wins in self.wins) // winners
            for winners in range(2, self.seats + 1)
        )

    def win_share(self, seat: int) -> float:
        """Of all victories; one shared by two counts half for each."""
        return (
            sum(games / winners for winners, games in sorted(self.wins[seat].items())) / self.games
        )

    def mean(self, seat: int) -> float:
        return sum(points * games for points, games in self.points[seat].items()) / self.games


@dataclass(frozen=True)
class SimulationPlan:
    """The games to be played."""

    game: Game
    seats: int
    options: dict[str, Any]
    seed: int
    games: int
    bots: tuple[str, ...] = ()  # levels, seat by seat in turn; none: random play, compiled

    def chunks(self) -> Iterator[tuple[int, int]]:
        """Each chunk's number and how many games it has."""
        for number, first in enumerate(range(0, self.games, CHUNK)):
            yield number, min(CHUNK, self.games - first)

    def key(self, chunk: int) -> tuple[Array, int]:
        """The random numbers for a chunk's deals, and for its actions."""
        text = f"{self.game.id} {self.seats} {self.seed} {chunk}".encode()
        digest = hashlib.sha512(text).digest()
        choices = int.from_bytes(digest[32:40], "little") >> 1  # fits a signed number
        return key_of(int.from_bytes(digest[:32], "little")), choices


def play_chunk(plan: SimulationPlan, chunk: int, games: int) -> Tally:
    key, choices = plan.key(chunk)
    points = np.zeros((games, plan.seats), np.int64)
    places = np.zeros((games, plan.seats), np.int64)
    numbers = plan.game.option_numbers(plan.seats, plan.options)
    actions = kernel.simulate(
        plan.game.state.new(2), np.empty(plan.game.most_legal, np.int16),
        plan.seats, key, numbers, choices, points, places,
    )  # fmt: skip
    tally = Tally(plan.seats)
    tally.count(points, places, int(actions))
    return tally


def prepare(plan: SimulationPlan) -> None:
    """Compile what is not compiled yet, so that it does not count as playing time."""
    if plan.bots:
        precompile_bots(plan.game)
    else:
        precompile(plan.game, BATCH)


def play_bots(plan: SimulationPlan, processes: int) -> Iterator[Tally]:
    """The tally of each game; bots think in separate processes."""
    tournament = arena.Tournament(
        plan.game.id, plan.bots, plan.seats, plan.games, plan.seed, plan.options
    )
    players = tuple(plan.bots[seat % len(plan.bots)] for seat in range(plan.seats))
    fixtures = [arena.Fixture(number, players) for number in range(plan.games)]
    for result in arena.play_each(tournament, fixtures, processes):
        tally = Tally(plan.seats)
        tally.count(np.array([result.scores]), np.array([result.places]), result.actions)
        yield tally


def play_all(plan: SimulationPlan, threads: int) -> Iterator[Tally]:
    """The tally of each chunk as soon as it is played; kernels run without the GIL."""
    if plan.bots:
        yield from play_bots(plan, threads)
        return
    chunks = plan.chunks()
    with ThreadPoolExecutor(threads) as pool:
        pending: set[Future[Tally]] = set()
        try:
            while True:
                for number, games in islice(chunks, 2 * threads - len(pending)):
                    pending.add(pool.submit(play_chunk, plan, number, games))
                if not pending:
                    return
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)
