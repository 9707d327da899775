"""The ladder: five levels from beginner to strongest, the same names in every game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from glueck.bots.bot import Bot, Chance, FirstSight, Thinker, ThisTurn
from glueck.engine.errors import OptionError
from glueck.engine.game import Game
from glueck.search import Settings

Make = Callable[[Game, int, bool], Bot]  # (game, seed, whether to ignore the clock)


@dataclass(frozen=True)
class Level:
    name: str
    character: str  # one line
    make: Make


def thinker(settings: Settings) -> Make:
    return lambda game, seed, steady: Thinker(
        game, seed, replace(settings, seconds=None) if steady else settings
    )


LEVELS = (
    Level(
        "apprentice",
        "is new to the pit: takes what looks good, and overlooks half of it",
        lambda game, seed, steady: FirstSight(game, seed, sees=0.2),
    ),
    Level(
        "hauler",
        "knows the work: quick and sensible, never thinks twice",
        lambda game, seed, steady: FirstSight(game, seed),
    ),
    Level(
        "hewer",
        "thinks every turn through to its end, and no further",
        lambda game, seed, steady: ThisTurn(game, seed),
    ),
    Level(
        "foreman",
        "looks a few turns ahead, at you as well",
        thinker(Settings(simulations=300, depth=40)),
    ),
    Level(
        "captain",
        "takes a second or two, and has seen it coming",
        thinker(Settings(simulations=6000, seconds=1.5, depth=60)),
    ),
)
# For comparison only: nobody would want to play against them.
YARDSTICKS = (
    Level("random", "plays any legal action", lambda game, seed, steady: Chance(game, seed)),
    Level("greedy", "the hewer by its method: one turn deep", lambda g, seed, _: ThisTurn(g, seed)),
)


def level(name: str) -> Level:
    for one in (*LEVELS, *YARDSTICKS):
        if one.name == name.strip().lower():
            return one
    names = ", ".join(one.name for one in LEVELS)
    raise OptionError("level", f"there is no {name!r}; there are: {names} (and random)")


def bot(name: str, game: Game, seed: int = 0, *, steady: bool = False) -> Bot:
    """A player of that level for one seat of one game. A `steady` one ignores the clock: it decides
    alike on every machine, however long that takes."""
    return level(name).make(game, seed, steady)
