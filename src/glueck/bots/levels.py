"""Five levels from beginner to strongest, with the same names in every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from glueck.bots.bot import Bot, QuickBot, RandomBot, SearchBot, TurnBot
from glueck.engine.errors import OptionError
from glueck.engine.game import Game
from glueck.search import SearchSettings

Make = Callable[[Game, int, int, bool], Bot]  # (game, seats, seed, whether to ignore the clock)


@dataclass(frozen=True)
class Level:
    name: str
    character: str  # one line
    make: Make
    searches: bool = False  # it needs machine code; uncompiled it would take minutes


def looking_ahead(number: int, seconds: float, depth: int) -> Make:
    """One of the two levels that search: the number of simulations, the time, the depth."""

    def make(game: Game, seats: int, seed: int, ignore_clock: bool) -> Bot:
        simulations = game.strength(seats).simulations[number]
        limit = None if ignore_clock else seconds
        return SearchBot(game, seed, SearchSettings(simulations, seconds=limit, depth=depth))

    return make


LEVELS = (
    Level(
        "apprentice",
        "for first games: takes what looks good, and overlooks much of it",
        lambda game, seats, seed, _: QuickBot(game, seed, game.strength(seats).attention[0]),
    ),
    Level(
        "hauler",
        "once you know the rules: quick and sensible, never thinks twice",
        lambda game, seats, seed, _: QuickBot(game, seed, game.strength(seats).attention[1]),
    ),
    Level(
        "hewer",
        "for regular players: thinks every turn through to its end, and no further",
        lambda game, seats, seed, _: TurnBot(game, seed, game.strength(seats).attention[2]),
    ),
    Level(
        "foreman",
        "for experienced players: looks a few turns ahead, at you as well",
        looking_ahead(0, seconds=0.5, depth=40),
        searches=True,
    ),
    Level(
        "captain",
        "for experts: looks further ahead, and has seen it coming",
        looking_ahead(1, seconds=1.5, depth=60),
        searches=True,
    ),
)
# For comparison only, not as opponents for people.
YARDSTICKS = (
    Level("random", "plays any legal action", lambda game, seats, seed, _: RandomBot(game, seed)),
    Level(
        "greedy", "one turn deep, and overlooks nothing", lambda g, seats, seed, _: TurnBot(g, seed)
    ),
)


def is_level(name: str) -> bool:
    """Otherwise it is the name of a program."""
    return any(one.name == name for one in (*LEVELS, *YARDSTICKS))


def level(name: str) -> Level:
    for one in (*LEVELS, *YARDSTICKS):
        if one.name == name.strip().lower():
            return one
    names = ", ".join(one.name for one in LEVELS)
    raise OptionError("level", f"there is no {name!r}; there are: {names} (and random)")


def strengths(names: Sequence[str], game: Game, seats: int) -> dict[str, float]:
    """The parts of machine code that these levels need, at a table with so many seats."""
    strength = game.strength(seats)
    return {
        one.name: strength.of_level(number)
        for number, one in enumerate(LEVELS)
        if one.name in names
    }


def bot(name: str, game: Game, seats: int, seed: int = 0, *, ignore_clock: bool = False) -> Bot:
    """A player of that level for one seat of one game with so many seats. With `ignore_clock` it
    decides the same on any machine, however long that takes."""
    return level(name).make(game, seats, seed, ignore_clock)
