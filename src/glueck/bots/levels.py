"""The ladder: five levels from beginner to strongest, the same names in every game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from glueck.bots.bot import Bot, QuickBot, RandomBot, SearchBot, TurnBot
from glueck.engine.errors import OptionError
from glueck.engine.game import Game
from glueck.search import SearchSettings

Make = Callable[[Game, int, bool], Bot]  # (game, seed, whether to ignore the clock)


@dataclass(frozen=True)
class Level:
    name: str
    character: str  # one line
    make: Make
    searches: bool = False  # it needs machine code; uncompiled it would take minutes


def searching(game: Game, seed: int, settings: SearchSettings, ignore_clock: bool) -> Bot:
    return SearchBot(game, seed, replace(settings, seconds=None) if ignore_clock else settings)


def foreman(game: Game, seed: int, ignore_clock: bool) -> Bot:
    settings = SearchSettings(simulations=300, seconds=0.5, depth=40)
    return searching(game, seed, settings, ignore_clock)


def captain(game: Game, seed: int, ignore_clock: bool) -> Bot:
    settings = SearchSettings(simulations=game.simulations, seconds=1.5, depth=60)
    return searching(game, seed, settings, ignore_clock)


LEVELS = (
    Level(
        "apprentice",
        "is new to the game: takes what looks good, and overlooks most of it",
        lambda game, seed, _: QuickBot(game, seed, game.attention[0]),
    ),
    Level(
        "hauler",
        "knows the work: quick and sensible, never thinks twice",
        lambda game, seed, _: QuickBot(game, seed, game.attention[1]),
    ),
    Level(
        "hewer",
        "thinks every turn through to its end, and no further",
        lambda game, seed, _: TurnBot(game, seed, game.attention[2]),
    ),
    Level("foreman", "looks a few turns ahead, at you as well", foreman, searches=True),
    Level("captain", "takes a second, and has seen it coming", captain, searches=True),
)
# For comparison only: nobody would want to play against them.
YARDSTICKS = (
    Level("random", "plays any legal action", lambda game, seed, _: RandomBot(game, seed)),
    Level("greedy", "one turn deep, and overlooks nothing", lambda g, seed, _: TurnBot(g, seed)),
)


def is_level(name: str) -> bool:
    """Or it is a program's."""
    return any(one.name == name for one in (*LEVELS, *YARDSTICKS))


def level(name: str) -> Level:
    for one in (*LEVELS, *YARDSTICKS):
        if one.name == name.strip().lower():
            return one
    names = ", ".join(one.name for one in LEVELS)
    raise OptionError("level", f"there is no {name!r}; there are: {names} (and random)")


def bot(name: str, game: Game, seed: int = 0, *, ignore_clock: bool = False) -> Bot:
    """A player of that level for one seat of one game. With `ignore_clock` it decides alike on any
    machine, however long that takes."""
    return level(name).make(game, seed, ignore_clock)
