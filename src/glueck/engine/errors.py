"""What can go wrong between a person and a game. Every error says what, where and why."""

from collections.abc import Sequence
from typing import Any


class GlueckError(Exception):
    """The base class, to catch all errors of this library."""

    def __reduce__(self) -> tuple[Any, ...]:
        # Pickled with its attributes, not created again from its message.
        return _again, (type(self), self.args, vars(self))


def _again(kind: type[GlueckError], args: tuple[Any, ...], rest: dict[str, Any]) -> GlueckError:
    error = kind.__new__(kind, *args)
    vars(error).update(rest)
    return error


class UnknownGame(GlueckError, LookupError):
    """There is no game with that name."""


class UnknownAction(GlueckError, ValueError):
    """These words are not an action of the game in any position."""

    def __init__(self, text: str, close: Sequence[str] = ()) -> None:
        hint = f" (did you mean {' or '.join(map(repr, close))}?)" if close else ""
        super().__init__(f"{text[:60]!r} is not an action of this game{hint}")
        self.text, self.close = text, tuple(close)


class IllegalAction(GlueckError, ValueError):
    """The rules forbid this action now; `clause` says which rule, `reason` is its text."""

    def __init__(self, action: str, clause: str, reason: str) -> None:
        super().__init__(f"{action}: {reason} [{clause}]")
        self.action, self.clause, self.reason = action, clause, reason


class NothingToUndo(GlueckError, ValueError):
    """No action of this turn can be taken back (any more)."""


class OptionError(GlueckError, ValueError):
    """A table option, the number of seats or the seed has a value it cannot have."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field, self.problem = field, problem


class SaveError(GlueckError, ValueError):
    """A file that cannot be read, understood or trusted; nothing of it was loaded."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}")
        self.where, self.problem = where, problem


class PositionError(GlueckError, ValueError):
    """Bytes or notation that are not a position of this game."""
