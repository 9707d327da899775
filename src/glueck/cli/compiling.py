"""Machine code at the terminal: asked for in one go, made beside, waited for only by the search."""

import json
from pathlib import Path

import glueck
from glueck.bots.readiness import compilation, is_being_compiled
from glueck.engine.game import Game
from glueck.engine.save import MOST_BYTES
from glueck.search.precompile import precompile_bots, prepare_bots
from glueck.terminal.words import t


def prepare_game_in(file: Path) -> None:
    """Of the game in a file, too, everything in one go: whoever reads it plays it, which alone asks
    for the rules, and a second process would compile the rest. What is wrong with the file, reading
    it will say."""
    try:
        with file.open("rb") as save:
            name = json.loads(save.read(MOST_BYTES))["game"]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return
    if name in glueck.games():
        prepare_bots(glueck.load(name))


def notice(game: Game) -> str:
    """What is being compiled while one plays; nothing if all is there."""
    left = compilation(game)
    if left is None:
        return ""
    if left.seconds_left is None:
        return t("compiling")
    return t("compiling-for", time=t("about-seconds", n=round(left.seconds_left)))


def wait_until_compiled(game: Game) -> None:
    """With a line that says how far it is; where nothing is being compiled, not at all."""
    if is_being_compiled(game):
        precompile_bots(game)
