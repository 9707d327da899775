"""The id of a game in Gymnasium: `glueck/GlueckAuf-v0`."""

from __future__ import annotations

import glueck
from glueck.engine import about
from glueck.research.missing import needs
from glueck.terminal.letters import PLAIN_FOR

with needs("gymnasium", "gym"):
    import gymnasium

NAMESPACE, VERSION = "glueck", "v0"
HERE = "glueck.research.gym"


def register_games() -> None:
    """All current games; a game that is registered later needs another call."""
    for game in glueck.games():
        known = environment_id(game)
        if known not in gymnasium.registry:
            gymnasium.register(
                known,
                entry_point=f"{HERE}.environment:GameEnv",
                vector_entry_point=f"{HERE}.vector:GameVectorEnv",
                kwargs={"game": game},
            )


def environment_id(game: str) -> str:
    words = title(game).replace("-", " ").split()
    return f"{NAMESPACE}/{''.join(map(in_camel_case, words))}-{VERSION}"


def title(game: str) -> str:
    """Without loading the game, if it is one of ours."""
    file = about.path_of(game)
    return about.read(file.read_text("utf-8")).title if file.exists() else glueck.load(game).title


def in_camel_case(word: str) -> str:
    plain = "".join(PLAIN_FOR.get(letter, letter) for letter in word)
    return plain[:1].upper() + plain[1:]
