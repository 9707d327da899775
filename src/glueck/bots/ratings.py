"""Statistics of results: who beats whom with what certainty, and one number for each."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from glueck.bots.arena import GameResult

SURE = 1.96  # standard deviations on both sides: 95 %
ELO = 400 / math.log(10)
ROUNDS = 500


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share."""
    if games == 0:
        return 0.0, 1.0
    share, z = won / games, SURE**2 / games
    middle = (share + z / 2) / (1 + z)
    half = SURE / (1 + z) * math.sqrt(share * (1 - share) / games + z / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class BotRecord:
    """One bot's games. A victory shared by two counts half."""

    games: int = 0
    won: float = 0.0
    scores: list[int] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)  # of a program, by kind
    example: str = ""  # details of the last one that has any …
    said: str = ""  # … and what it wrote to its standard error in the last game where it did

    @property
    def share(self) -> float:
        return self.won / max(1, self.games)

    @property
    def mean(self) -> float:
        return sum(self.scores) / max(1, len(self.scores))


@dataclass
class Standings:
    records: dict[str, BotRecord]
    duels: dict[
        tuple[str, str], tuple[float, int]
    ]  # (a, b) -> how often a finished ahead of b, of how many
    ratings: dict[str, float]  # Elo points; the mean is 0


def standings(results: Iterable[GameResult]) -> Standings:
    """Everything in one pass. Two equal bots at one table are not compared."""
    records: dict[str, BotRecord] = defaultdict(BotRecord)
    before: dict[tuple[str, str], float] = defaultdict(float)
    met: dict[tuple[str, str], int] = defaultdict(int)
    for result in results:
        leaders = [seat for seat, place in enumerate(result.places) if place == 1]
        for seat, name in enumerate(result.players):
            record = records[name]
            record.games += 1
            record.won += seat in leaders and 1 / len(leaders)
            record.scores.append(result.scores[seat])
            for kind, text, _ in result.faults[seat] if result.faults else ():
                record.faults[kind] += 1
                record.example = text or record.example
            record.said = (result.said[seat] if result.said else "") or record.said
        for a, name in enumerate(result.players):
            for b, other in enumerate(result.players):
                if name != other:
                    ahead = (result.places[a] < result.places[b]) + 0.5 * (
                        result.places[a] == result.places[b]
                    )
                    before[name, other] += ahead
                    met[name, other] += 1
    duels = {pair: (before[pair], met[pair]) for pair in met}
    return Standings(dict(records), duels, bradley_terry(duels))


def bradley_terry(duels: dict[tuple[str, str], tuple[float, int]]) -> dict[str, float]:
    """The strengths that make the results most likely (Hunter's iteration), as Elo points. Half a
    victory for each side is added to every pair; otherwise a bot that never loses would be
    infinitely strong."""
    names = sorted({name for pair in duels for name in pair})
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        for name in names:
            won = expected = 0.0
            for other in names:
                if (name, other) in duels:
                    ahead, games = duels[name, other]
                    won += ahead + 0.5
                    expected += (games + 1) / (strength[name] + strength[other])
            if expected:
                strength[name] = won / expected
        middle = math.exp(sum(map(math.log, strength.values())) / max(1, len(names)))
        strength = {name: value / middle for name, value in strength.items()}
    return {name: ELO * math.log(value) for name, value in strength.items()}
