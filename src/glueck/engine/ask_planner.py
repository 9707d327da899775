"""Asking the planner of a game from Python, and reading its answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from glueck.engine import kernel
from glueck.engine.errors import IllegalAction, OptionError
from glueck.engine.game import Game
from glueck.engine.record import Array


def check_wish(game: Game, wish: Sequence[Any]) -> None:
    """OptionError if the game has no such wish in any position."""
    if game.planner is None:
        raise OptionError("plan", f"{game.id} has no planner")
    for one in wish:
        if type(one) is not int or not 0 <= one < game.planner.wishes:
            raise OptionError(
                "wish", f"{one!r} is not a number from 0 to {game.planner.wishes - 1}"
            )


def plan(game: Game, position: Array, wish: Sequence[int]) -> dict[str, Any]:
    """The fewest actions with which the seat to act reaches its wish; without a wish, the most
    points. `position` is what that seat sees. IllegalAction if there is nothing to plan."""
    check_wish(game, wish)
    assert game.planner
    flags, answer, room = game.planner.new()
    flags[list(wish)] = 1
    clause = kernel.plan(position, flags, answer, room)
    if clause:
        name = game.clauses.name(clause)
        raise IllegalAction("plan", name, game.clauses.text(name))
    found: dict[str, Any] = game.planner.answer.decode(answer.tobytes()[1:])
    found["actions"] = [game.text(position, action) for action in found["actions"]]
    return found
