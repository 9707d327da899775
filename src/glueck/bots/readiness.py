"""Which levels can play now. Those that search need machine code and wait while it is being made;
the others can play uncompiled."""

from __future__ import annotations

from typing import NamedTuple

from glueck.bots.levels import LEVELS, is_level, level
from glueck.engine.compiler_process import Progress
from glueck.engine.game import Game
from glueck.engine.precompile import progress
from glueck.search.precompile import ALL


class Readiness(NamedTuple):
    name: str
    ready: bool
    seconds: int | None  # until it is ready, about; None if it is ready, or not known yet


def is_ready(name: str, game: Game) -> bool:
    """Whether a level can decide now. If nothing is being compiled, there is nothing to wait for: a
    level that searches then does so uncompiled, slowly and badly, but the game continues. Programs
    need no machine code."""
    return not is_level(name) or not level(name).searches or not is_being_compiled(game)


def is_being_compiled(game: Game) -> bool:
    return compilation(game) is not None


def compilation(game: Game) -> Progress | None:
    return progress(game, *ALL)


def readiness(game: Game) -> list[Readiness]:
    """For all levels, from the lowest to the highest."""
    left = compilation(game)
    seconds = None if left is None or left.seconds_left is None else round(left.seconds_left)
    return [
        Readiness(one.name, left is None or not one.searches, seconds if one.searches else None)
        for one in LEVELS
    ]
