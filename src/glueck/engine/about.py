"""What is known about a game without loading it: its title, its seats, its options.

Asking the game itself means loading it, with NumPy and all its rules. So the games of this package
also have this in a file, which is generated from the game (`python tools/about_games.py`).
"""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from glueck.engine.game import Game


class AboutOption(NamedTuple):
    name: str
    default: Any
    about: str


class AboutGame(NamedTuple):
    title: str
    least_seats: int
    most_seats: int
    options: tuple[AboutOption, ...]


def asked(game: "Game") -> AboutGame:
    """What the game itself says."""
    options = tuple(AboutOption(one.name, one.default, one.about) for one in game.options)
    return AboutGame(game.title, game.seats[0], game.seats[-1], options)


def path_of(game_id: str) -> Path:
    return Path(__file__).parents[1] / "games" / game_id / "about.json"


def written(about: AboutGame) -> str:
    options = [option._asdict() for option in about.options]
    return json.dumps(about._asdict() | {"options": options}, ensure_ascii=False, indent=1) + "\n"


def read(text: str) -> AboutGame:
    told = json.loads(text)
    options = tuple(AboutOption(**option) for option in told["options"])
    return AboutGame(**told | {"options": options})
