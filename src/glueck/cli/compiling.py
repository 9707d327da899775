"""Machine code at the terminal: requested together, made in the background; only the search waits
for it."""

import json
from pathlib import Path

import glueck
from glueck.bots.readiness import compilation, is_being_compiled
from glueck.engine.game import Game
from glueck.engine.save import MOST_BYTES
from glueck.search.precompile import precompile_bots, prepare_bots
from glueck.terminal.words import t


def prepare_game_in(file: Path) -> None:
    """For a game in a file, too, everything together: reading the file plays the game, which would
    request only the rules, and a second process would compile the rest. Errors in the file are
    reported when it is read."""
    try:
        with file.open("rb") as save:
            name = json.loads(save.read(MOST_BYTES))["game"]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return
    if name in glueck.games():
        prepare_bots(glueck.load(name))


def notice(game: Game) -> str:
    """What is being compiled while somebody plays; nothing if everything exists."""
    left = compilation(game)
    if left is None:
        return ""
    if left.seconds_left is None:
        return t("compiling")
    return t("compiling-for", time=t("about-seconds", n=round(left.seconds_left)))


def wait_until_compiled(game: Game) -> None:
    """Waits with a progress line; not at all if nothing is being compiled."""
    if is_being_compiled(game):
        precompile_bots(game)
