"""Bots against bots: the same deals for everybody, every seat for everybody, on all cores.

A *fixture* is a deal and its seating. All rotations of the same players at the same deal belong
together, so neither luck nor the seat favours anybody.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

from glueck.bots.arena_programs import ProgramPlayer
from glueck.bots.levels import bot, level, strengths
from glueck.bots.program import ProgramLimits
from glueck.bots.program_command import ProgramCommand
from glueck.bots.workers import Workers
from glueck.engine.errors import OptionError, SaveError
from glueck.engine.game import Game
from glueck.engine.log import Line
from glueck.engine.state import BY_ID, State
from glueck.search import SeatKnowledge
from glueck.search.precompile import precompile_bots

FaultParts = tuple[str, str, int]  # kind, text, number of the turn
Watch = Callable[[State, SeatKnowledge, int], None]  # what is known, and what is decided


@dataclass(frozen=True)
class Fixture:
    number: int  # of the deal
    players: tuple[str, ...]  # seat by seat


@dataclass(frozen=True)
class GameResult:
    number: int
    players: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    actions: int  # how long the game was
    faults: tuple[tuple[FaultParts, ...], ...] = ()  # of programs, seat by seat
    said: tuple[str, ...] = ()  # the end of what they wrote to their standard error


@dataclass(frozen=True)
class Tournament:
    """Who plays whom, how often, at which deals."""

    game: str
    bots: tuple[str, ...]
    seats: int = 2
    games: int = 400
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    programs: tuple[ProgramCommand, ...] = ()  # those of the bots that are not levels
    seconds: float = ProgramLimits.seconds  # that a program has for an answer

    def __post_init__(self) -> None:
        for name in self.bots:
            if self.program(name) is None:
                level(name)
        rules = BY_ID[self.game]
        rules.option_numbers(self.seats, rules.check_options(self.seats, self.options))

    @property
    def tables(self) -> list[tuple[str, ...]]:
        """The groups of players: all of them, or with more bots than seats all combinations; with
        fewer, they take further seats in turn."""
        if len(self.bots) > self.seats:
            return list(combinations(self.bots, self.seats))
        return [tuple(self.bots[i % len(self.bots)] for i in range(self.seats))]

    def program(self, name: str) -> ProgramCommand | None:
        return next((one for one in self.programs if one.name == name), None)

    def check(self) -> None:
        """Checks that there is something to compare."""
        if len(self.bots) < 2:
            raise OptionError("bots", "an arena takes two at least, for example apprentice,foreman")
        if len(set(self.bots)) < len(self.bots):
            raise OptionError("bots", "the same name twice; every bot plays every seat anyway")

    def fixtures(self) -> Iterator[Fixture]:
        """Deal by deal; all rotations of the last deal are played, so there may be a few more
        games."""
        count = number = 0
        while count < self.games:
            for table in self.tables:
                for players in dict.fromkeys(rotations(table)):
                    yield Fixture(number, players)
                    count += 1
            number += 1

    def head(self) -> dict[str, Any]:
        """The settings that must be equal for results to belong together."""
        game = BY_ID[self.game]
        whole = asdict(self) | {"rules": game.version, "arena": 1}
        whole["strength"] = strengths(self.bots, game, self.seats)
        del whole["games"]
        if not self.programs:
            del whole["programs"], whole["seconds"]
        return json.loads(json.dumps(whole))  # type: ignore[no-any-return]


def rotations(table: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [table[i:] + table[:i] for i in range(len(table))]


def number_from(*parts: object) -> int:
    """A seed from anything, the same on every machine."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:6], "big")


class LevelPlayer:
    """A level on one seat. It ignores the clock, so that the same game is played on every
    machine."""

    faults: tuple[FaultParts, ...] = ()
    said = ""

    def __init__(self, name: str, game: Game, seats: int, seed: int) -> None:
        self._bot = bot(name, game, seats, seed, ignore_clock=True)

    def decide(self, state: State, lines: Sequence[Line]) -> int:
        return self._bot.decide(SeatKnowledge.of(state))


def players_of(tournament: Tournament, fixture: Fixture) -> list[LevelPlayer | ProgramPlayer]:
    """Each with its own seed, from the deal and the seat."""
    made: list[LevelPlayer | ProgramPlayer] = []
    for seat, name in enumerate(fixture.players):
        seed = bot_seed(tournament, fixture, seat)
        if command := tournament.program(name):
            players = fixture.players
            made.append(ProgramPlayer(command, tournament.seconds, seat, players, seed))
        else:
            made.append(LevelPlayer(name, BY_ID[tournament.game], tournament.seats, seed))
    return made


def dealt(tournament: Tournament, fixture: Fixture) -> State:
    deal = number_from(tournament.seed, fixture.number)
    return BY_ID[tournament.game].new(tournament.seats, deal, **tournament.options)


def bot_seed(tournament: Tournament, fixture: Fixture, seat: int) -> int:
    return number_from("bot", tournament.seed, fixture.number, seat)


def play(tournament: Tournament, fixture: Fixture) -> GameResult:
    """One game. Every bot gets what its seat sees, and nothing else."""
    state = dealt(tournament, fixture)
    players, lines = players_of(tournament, fixture), list[Line]()
    programs = [one for one in players if isinstance(one, ProgramPlayer)]
    try:
        while not state.over:
            action = players[state.seat].decide(state, lines)
            if programs:  # they read what happens
                state, line = state.after(action)
                lines.append(line)
            else:
                state.play(action)
    finally:
        for one in programs:
            one.end(state, lines)
    return GameResult(
        fixture.number,
        fixture.players,
        tuple(state.scores),
        tuple(state.places),
        len(state.actions),
        tuple(one.faults for one in players) if programs else (),
        tuple(one.said for one in players) if programs else (),
    )


def played(tournament: Tournament, fixture: Fixture, watch: Watch | None = None) -> State:
    """One game of levels, to its end. Every bot gets what its seat sees, and nothing else; the
    clock is ignored. `watch` is called with every decision before it is played."""
    state = dealt(tournament, fixture)
    bots = [
        bot(name, state.game, state.seats, bot_seed(tournament, fixture, seat), ignore_clock=True)
        for seat, name in enumerate(fixture.players)
    ]
    while not state.over:
        knowledge = SeatKnowledge.of(state)
        action = bots[state.seat].decide(knowledge)
        if watch is not None:
            watch(state, knowledge, action)
        state.play(action)
    return state


def play_all(
    tournament: Tournament,
    file: Path | None = None,
    processes: int | None = None,
    ray: str | None = None,
) -> Iterator[GameResult]:
    """Yields every result as it comes. With a file, games in it are not played again, and every
    result is written before it is yielded."""
    tournament.check()
    results = Results(tournament, file)
    yield from results.known
    done = {(one.number, one.players) for one in results.known}
    todo = [f for f in tournament.fixtures() if (f.number, f.players) not in done]
    for result in play_each(tournament, todo, processes, ray):
        yield results.add(result)


def play_each(
    tournament: Tournament,
    fixtures: Sequence[Fixture],
    processes: int | None = None,
    ray: str | None = None,
) -> Iterator[GameResult]:
    """In as many processes as there are processors, or on a Ray cluster, in any order."""
    if ray is None:
        precompile_bots(BY_ID[tournament.game])  # once, before many processes need it
    here = 1 if len(fixtures) < 2 else processes
    with Workers(here, ray, ReadyToPlay(tournament.game)) as workers:
        yield from workers.as_they_come(play, ((tournament, one) for one in fixtures))


@dataclass(frozen=True)
class ReadyToPlay:
    """In a new process: load the machine code of the game and of its bots."""

    game: str

    def __call__(self) -> None:
        precompile_bots(BY_ID[self.game])


class Results:
    """A file of results, one per line; a game whose line was cut off by a crash is played again."""

    def __init__(self, tournament: Tournament, file: Path | None) -> None:
        self.known: list[GameResult] = []
        self._file = file
        if file is None:
            return
        if file.exists():
            self._read(tournament, file)
        else:
            self._write(tournament.head())

    def _read(self, tournament: Tournament, file: Path) -> None:
        try:
            whole = file.read_text(encoding="utf-8")
            lines = whole.splitlines()
            head = json.loads(lines[0])
        except (IndexError, ValueError):  # of which bytes that are no UTF-8 are one
            head = None
        if not isinstance(head, dict) or "arena" not in head:
            raise SaveError(str(file), "is no file of arena results")
        for key, value in tournament.head().items():
            if head.get(key) != value:
                raise SaveError(f"{file}: {key}", f"{head.get(key)!r} there, {value!r} here")
        if not whole.endswith("\n"):
            lines.pop()
            text = "".join(f"{line}\n" for line in lines)
            file.write_text(text, encoding="utf-8")
        for number, line in enumerate(lines[1:], start=2):
            try:
                one = json.loads(line)
                players, scores, places = (tuple(one[k]) for k in ("players", "scores", "places"))
                faults = tuple(tuple(map(tuple, some)) for some in one.get("faults", ()))
                said = tuple(one.get("said", ()))
                result = GameResult(
                    int(one["number"]), players, scores, places, int(one["actions"]), faults, said
                )
            except (ValueError, KeyError, TypeError):
                raise SaveError(f"{file}: line {number}", "is no result") from None
            self.known.append(result)

    def add(self, result: GameResult) -> GameResult:
        if self._file is not None:
            self._write(asdict(result))
        return result

    def _write(self, whole: dict[str, Any]) -> None:
        assert self._file is not None
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(whole) + "\n")
