"""A position in one line: `glueckauf/1 seats=3 phase=1 miner[0].cage=0,1,0,0 …`.

Only what is not zero is written. For tests, bug reports and curious people.
"""

from typing import Any

from glueck.engine.errors import PositionError
from glueck.engine.game import Game
from glueck.engine.record import Array


def write(game: Game, states: Array) -> str:
    """The first position; whatever was blanked is simply not there."""
    return " ".join([f"{game.id}/{game.version}", *fields("", game.state.plain(states))])


def fields(path: str, value: Any) -> list[str]:
    """`path=value` for every list of numbers, or single number, that is not all zero."""
    if isinstance(value, dict):
        parts = [fields(f"{path}.{name}" if path else name, v) for name, v in value.items()]
    elif isinstance(value, list) and value and not isinstance(value[0], int):
        parts = [fields(f"{path}[{i}]", v) for i, v in enumerate(value)]
    else:
        numbers = value if isinstance(value, list) else [value]
        return [f"{path}={','.join(map(str, numbers))}"] if any(numbers) else []
    return [text for part in parts for text in part]


def read(game: Game, text: str) -> bytes:
    """The bytes of the position a line describes. Whether it is sound, others check."""
    head, *parts = text.split() or [""]
    if head != f"{game.id}/{game.version}":
        raise PositionError(f"begins with {head[:40]!r}, not with {game.id}/{game.version}")
    states = game.state.new()
    for part in parts:
        path, _, numbers = part.partition("=")
        try:
            target = states[0]
            *outer, last = path.replace("[", ".[").split(".")
            for step in outer:
                target = target[int(step[1:-1]) if step[0] == "[" else step]
            values = [int(n) for n in numbers.split(",")]
            if last.startswith("["):
                target[int(last[1:-1])] = values
            else:
                target[last] = values if target.dtype[last].shape else one(values)
        except (ValueError, KeyError, IndexError, TypeError, OverflowError):
            raise PositionError(f"{part[:60]!r} does not fit a position of {game.id}") from None
    return states.tobytes()


def one(values: list[int]) -> int:
    (value,) = values
    return value
