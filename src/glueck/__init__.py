"""Glückskiste: the games of the rulebooks, to play, save, replay, search and simulate.

>>> import glueck
>>> state = glueck.load("glueckauf").new(seats=3, seed=7)
>>> state.seat, len(state.legal())
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from glueck.engine.errors import (
    GlueckError,
    IllegalAction,
    NothingToUndo,
    OptionError,
    PositionError,
    SaveError,
    UnknownAction,
    UnknownGame,
)
from glueck.engine.registry import BY_ID
from glueck.games import GAMES

if TYPE_CHECKING:
    from glueck.engine.game import Game
    from glueck.engine.save import Frame, Saved
    from glueck.engine.state import Reason, State

__version__ = "0.2.0"
BY_ID.add_modules({name: f"glueck.games.{name}" for name in GAMES})
# Imported when they are first asked for: with them comes NumPy, and whoever only wants to know the
# version, or what a rule says, should not wait for it.
_LATER = {
    "Frame": "glueck.engine.save",
    "Game": "glueck.engine.game",
    "Reason": "glueck.engine.state",
    "Saved": "glueck.engine.save",
    "State": "glueck.engine.state",
}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(_LATER[name]), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_LATER})


def games() -> list[str]:
    """The ids of the games there are."""
    return list(BY_ID)


def register(module: str) -> "Game":
    """Add a game that lives elsewhere, by the module that defines its `GAME`. (An installed
    package does it by an entry point of the group `glueck.games`.)"""
    game: Game = import_module(module).GAME
    if game.id in BY_ID and BY_ID[game.id] is not game:
        raise ValueError(f"there is another game {game.id!r} already")
    BY_ID[game.id] = game
    return game


def load(game: str = GAMES[0]) -> "Game":
    """A game by its id."""
    if game not in BY_ID:
        raise UnknownGame(f"there is no game {game!r}; there are: {', '.join(games())}")
    return BY_ID[game]


def read(path: Any) -> "Saved":
    """A save file, checked; iterate over it to watch the game."""
    from glueck.engine import save

    return save.read(path, BY_ID)


def replay(path: Any) -> "State":
    """The game in a save file, with its past."""
    return read(path).state()


def hint(state: "State", seat: int | None = None, **settings: Any) -> Any:
    """The best three turns for a seat, from what it sees; see `glueck.bots.hint`."""
    from glueck.bots.hint import hint  # with all of the search: only whoever asks should wait

    return hint(state, seat, **settings)


__all__ = [
    "Frame", "Game", "GlueckError", "IllegalAction", "NothingToUndo", "OptionError",
    "PositionError", "Reason", "SaveError", "Saved", "State", "UnknownAction", "UnknownGame",
    "__version__", "games", "hint", "load", "read", "register", "replay",
]  # fmt: skip
