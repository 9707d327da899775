"""Random games, and checks along them."""

import functools
import json
import random
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from glueck.engine import kernel, save
from glueck.engine.errors import GlueckError, IllegalAction
from glueck.engine.game import Game
from glueck.engine.state import State

Played = list[State]  # one game: every position from the opening on
Check = Callable[[Played], None]

LONGEST = 3_000  # actions; no real game takes that many
SOME = 48  # positions of a game at which costly checks are made
REDEALS, TRIES = 2, 20
FENCE, UNTOUCHED = 64, -1


def play(game: Game, seats: int, seed: int) -> Played:
    """A random game, to its end or to the limit."""
    chance, state = random.Random(seed), game.new(seats, seed)
    played = [state.copy()]
    while len(played) <= LONGEST and not state.over:
        with at(state):
            moves = listed(state)
            if not moves:
                break
            state.play(chance.choice(moves))
        played.append(state.copy())
    return played


@contextmanager
def at(state: State) -> Iterator[None]:
    """Adds the place to any error inside."""
    try:
        yield
    except Exception as wrong:
        what = str(wrong) if isinstance(wrong, AssertionError | GlueckError) else repr(wrong)
        place = f"{state.game.id}, {state.seats} seats, seed {state.seed}"
        raise AssertionError(f"{place}, after action {len(state.actions)}: {what}") from wrong


def at_every_position(check: Callable[[State], None]) -> Check:
    """A check of one position, made at every position of a game."""
    return each(check, all_of)


def at_sample_positions(check: Callable[[State], None]) -> Check:
    """A costly check of one position, made at some positions of a long game."""
    return each(check, some_of)


def each(check: Callable[[State], None], chosen: Callable[[Played], Iterable[int]]) -> Check:
    @functools.wraps(check)
    def check_each(played: Played) -> None:
        for number in chosen(played):
            with at(played[number]):
                check(played[number])

    return check_each


def all_of(played: Played) -> range:
    return range(len(played))


def some_of(played: Played) -> list[int]:
    """The first, the last, and others in between; each seed chooses its own."""
    chosen = random.Random(played[0].seed).sample(all_of(played), min(SOME, len(played)))
    return sorted({0, len(played) - 1, *chosen})


def listed(state: State) -> list[int]:
    """The legal actions; a fence behind the array shows whether more were written."""
    most = state.game.most_legal
    fenced = np.full(most + FENCE, UNTOUCHED, np.int16)
    count = int(kernel.moves(state.array, 0, fenced[:most]))
    kept = count <= most and (fenced[most:] == UNTOUCHED).all()
    assert kept, f"legal wrote more than most_legal = {most} actions"
    return [int(action) for action in fenced[:count]]


def refused(by: type[Exception], asked: Callable[..., Any], *args: Any) -> bool:
    try:
        asked(*args)
    except by:
        return True
    return False


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


def view(state: State, viewer: int | None) -> dict[str, Any]:
    """Without fields that depend on the past: a position alone has nothing to undo."""
    return state.view(viewer) | {"undoable": None}


def with_past(state: State) -> tuple[Any, ...]:
    return state, state.actions, state.seed, state.options, state.players


def between(before: State, after: State) -> int:
    """The action that was played."""
    return after.game.parse(before.array, after.actions[-1])


def in_redealt_position(before: State, action: int, viewer: int | None, seed: int) -> State | None:
    """The same action with everything that `viewer` cannot know changed, if legal there."""
    other = before.redeal(viewer, seed)
    return None if refused(IllegalAction, other.play, action) else other


def reread(state: State, **whose: Any) -> save.Saved:
    return save.loads(save.pretty(save.document(state, **whose)), {state.game.id: state.game})


def kept_by_json(value: Any) -> bool:
    return bool(json.loads(json.dumps(value)) == value)
