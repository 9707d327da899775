"""The games of a dataset. Each depends only on the seed and its own number."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

from glueck.bots.arena import Fixture, Tournament, rotations
from glueck.bots.levels import level
from glueck.engine.errors import OptionError
from glueck.engine.game import Game
from glueck.engine.state import BY_ID


@dataclass(frozen=True)
class DatasetPlan:
    """In the first game the bots sit in the given order; in each later one they move on by one
    seat, so that everybody has every seat equally often."""

    game: str
    bots: tuple[str, ...]
    seats: int = 2
    games: int = 1000
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    decisions: bool = True  # the second file
    observations: bool = False  # with what the seat could see

    def __post_init__(self) -> None:
        if not self.bots:
            raise OptionError("bots", "somebody must play, for example hauler,hewer")
        if len(self.bots) > self.seats:
            raise OptionError("bots", f"{len(self.bots)} bots, but {self.seats} seats")
        if self.games < 1:
            raise OptionError("games", f"{self.games!r}; there must be at least one")
        names = tuple(level(name).name for name in self.bots)
        object.__setattr__(self, "bots", names)
        object.__setattr__(self, "options", self.rules.check_options(self.seats, self.options))
        if self.observations and not self.decisions:
            raise OptionError("observations", "they belong to decisions, which are not wanted")
        assert self.tournament  # which reports other mistakes

    @property
    def rules(self) -> Game:
        return BY_ID[self.game]

    @property
    def tournament(self) -> Tournament:
        """Its games are the same as the arena's, with the same seed, deal and players."""
        return Tournament(self.game, self.bots, self.seats, self.games, self.seed, self.options)

    def fixtures(self, first: int = 0) -> Iterator[Fixture]:
        around = rotations(self.tournament.tables[0])
        for number in range(first, self.games):
            yield Fixture(number, around[number % len(around)])

    def head(self) -> dict[str, Any]:
        """The settings that must be equal for games to belong together."""
        whole = asdict(self) | {"rules": self.rules.version}
        del whole["games"]
        return json.loads(json.dumps(whole))  # type: ignore[no-any-return]
