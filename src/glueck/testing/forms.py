"""A position in all its forms: bytes, notation, copies, saves."""

import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from glueck.engine.errors import PositionError
from glueck.engine.game import Game
from glueck.engine.state import BY_ID, State
from glueck.testing.random_games import (
    Played,
    at,
    at_sample_positions,
    listed,
    refused,
    reread,
    viewers,
    with_past,
)


@at_sample_positions
def check_questions(state: State) -> None:
    """`legal`, `why_not`, `score`, `rank`, `remember`, `sound` and `show` must not
    change the position, nor answer differently when asked again."""
    before = state.to_bytes()

    def answers() -> list[Any]:
        told = [state.view(viewer) for viewer in viewers(state)]
        return [*told, state.scores, state.places, state.projected(), state.why_not(0)]

    assert answers() == answers(), "the same question has two answers"
    assert state.to_bytes() == before, "a question changed the position"


@at_sample_positions
def check_bytes(state: State) -> None:
    """`sound` must accept every position that can arise, and refuse seats that do not exist and
    an `over` that is not true."""
    game, raw = state.game, state.to_bytes()
    twin = game.from_bytes(raw)
    assert (twin, hash(twin)) == (state, hash(state)), "bytes do not lead back"
    for wrong in (raw[:-1], raw + b"\0", b""):
        assert refused(PositionError, game.from_bytes, wrong), f"{len(wrong)} bytes are accepted"
    seats, overs = (-1, 0, game.seats[-1] + 1), (-1, 1 - state.over, 2)
    for column, values in {"seat": (-1, state.seats), "seats": seats, "over": overs}.items():
        for value in values:
            states = state.array.copy()
            states[column] = value
            sound = not refused(PositionError, game.from_bytes, states.tobytes())
            assert not sound, f"a position with {column} = {value} is accepted"


@at_sample_positions
def check_notation(state: State) -> None:
    """The id must be one word; all else follows from the record."""
    text = state.notation(open=True)
    assert state.game.from_notation(text) == state, f"{text} does not lead back"


@at_sample_positions
def check_copies(state: State) -> None:
    """A position must be all there is: no rule may keep anything outside the record."""
    before, twin = state.to_bytes(), state.copy()
    assert with_past(twin) == with_past(state), "a copy differs"
    if not state.over:
        twin.play(listed(state)[0])
        assert state.to_bytes() == before, "what is played in a copy happens here too"
        assert len(state.actions) == len(twin.actions) - 1, "a copy shares its past"
    with known(state.game):
        assert with_past(pickle.loads(pickle.dumps(state))) == with_past(state), "a pickle differs"


@contextmanager
def known(game: Game) -> Iterator[None]:
    """Pickles find a game by its id. Another of that id has its place again afterwards, for the
    order of the games is that in which people are offered them."""
    other = BY_ID.data.get(game.id)
    BY_ID[game.id] = game
    try:
        yield
    finally:
        if other is None:
            del BY_ID[game.id]
        else:
            BY_ID[game.id] = other


@at_sample_positions
def check_saves(state: State) -> None:
    """Options must be values that JSON keeps as they are: numbers, texts, lists, objects."""
    assert with_past(reread(state).state()) == with_past(state), "a saved game differs"


def check_seeds(played: Played) -> None:
    """All chance must come from `engine.rng`, so that the seed decides it."""
    again = played[0].game.new(played[0].seats, played[0].seed)
    for state in played:
        with at(state):
            if state.actions:
                again.play(state.actions[-1])
            assert again == state, "the same seed and actions lead to another position"
