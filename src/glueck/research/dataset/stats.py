"""Statistics of a dataset: points of each bot, victories by seat and by what players used."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field

import numpy as np

from glueck.bots.ratings import interval
from glueck.engine.errors import OptionError
from glueck.engine.game import Game
from glueck.engine.record import Array
from glueck.engine.state import BY_ID
from glueck.engine.study import Study
from glueck.research.dataset.read import Dataset
from glueck.research.missing import needs

with needs("pyarrow", "data"):
    import pyarrow as pa

COLUMNS = ("bots", "points", "winners", "actors", "words")


@dataclass
class ShareOfGames:
    """A share of victories. One shared by two counts half for each. Using something several times
    counts several times; the interval depends on how many players did it, because everything one
    player does in a game is won or lost together."""

    won: float = 0.0
    times: int = 0
    players: int = 0  # a seat in a game

    @property
    def share(self) -> float:
        return self.won / max(1, self.times)

    @property
    def interval(self) -> tuple[float, float]:
        return interval(self.share * self.players, self.players)

    def add(self, won: float, times: int, players: int) -> None:
        self.won += won
        self.times += times
        self.players += players


@dataclass
class Stats:
    game: Game
    seats: int
    games: int = 0
    points: dict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    bots: dict[str, ShareOfGames] = field(default_factory=lambda: defaultdict(ShareOfGames))
    by_seat: list[ShareOfGames] = field(default_factory=list)
    things: dict[str, dict[str, ShareOfGames]] = field(
        default_factory=dict
    )  # study -> thing -> share


def stats_of(dataset: Dataset, bot: str | None = None) -> Stats:
    """All games; with `bot`, only players of that level are counted."""
    if bot is not None and bot not in dataset.plan["bots"]:
        there = ", ".join(sorted({*dataset.plan["bots"]}))
        raise OptionError("bot", f"{bot} plays in none of these games; there are: {there}")
    game = BY_ID[dataset.plan["game"]]
    stats = Stats(game, dataset.plan["seats"])
    stats.by_seat = [ShareOfGames() for _ in range(stats.seats)]
    stats.things = {study.name: defaultdict(ShareOfGames) for study in game.studies}
    for rows in dataset.batches(COLUMNS):
        bots, points = rectangle(rows["bots"]), rectangle(rows["points"])
        won = victories(rows["winners"], bots.shape)
        counts = bots == bot if bot else np.ones(bots.shape, bool)
        stats.games += len(bots)
        count_players(stats, bots, points, won, counts)
        uses = Uses(rows, won, counts)
        for study in game.studies:
            uses.count(study, stats.things[study.name])
    return stats


def rectangle(column: pa.ChunkedArray) -> Array:
    """A list of each game, all as long as there are seats."""
    flat: Array = column.combine_chunks().flatten().to_numpy(zero_copy_only=False)
    return flat.reshape(len(column), -1)


def victories(winners: pa.ChunkedArray, shape: tuple[int, ...]) -> Array:
    """How much of the victory each seat has, in each game."""
    column = winners.combine_chunks()
    won = np.zeros(shape)
    games = column.value_parent_indices().to_numpy()
    won[games, column.flatten().to_numpy()] = 1
    won /= won.sum(axis=1, keepdims=True)
    return won


def count_players(stats: Stats, bots: Array, points: Array, won: Array, counts: Array) -> None:
    for name in sorted({*bots[counts]}):
        his = counts & (bots == name)
        stats.points[name].update(points[his].tolist())
        stats.bots[name].add(float(won[his].sum()), int(his.sum()), int(his.sum()))
    for seat, share in enumerate(stats.by_seat):
        times = int(counts[:, seat].sum())
        share.add(float(won[counts[:, seat], seat].sum()), times, times)


class Uses:
    """Every action of some games, with who played it and whether they won."""

    def __init__(self, rows: pa.Table, won: Array, counts: Array) -> None:
        words, actors = rows["words"].combine_chunks(), rows["actors"].combine_chunks()
        games, seats = words.value_parent_indices().to_numpy(), actors.flatten().to_numpy()
        coded = words.flatten().dictionary_encode()
        kept = counts[games, seats]
        self._sentences: list[str] = coded.dictionary.to_pylist()
        self._sentence = coded.indices.to_numpy()[kept]  # which one each action is
        self._won = won[games, seats][kept]
        self._player = (games * won.shape[1] + seats)[kept]

    def count(self, study: Study, things: dict[str, ShareOfGames]) -> None:
        # Each text is processed only once, however often it occurs.
        used = [study.used_by(words) for words in self._sentences]
        for thing in dict.fromkeys(name for names in used for name in names):
            times = np.array([names.count(thing) for names in used])[self._sentence]
            did = times > 0
            players = np.unique(self._player[did]).size
            things[thing].add(float(self._won @ times), int(times.sum()), players)
