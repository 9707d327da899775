"""What a viewer gets to see of a position, in every form, of any game."""

from typing import Any

import pytest

import glueck
from glueck.engine.state import State


def seen(state: State, viewer: int | None) -> dict[str, Any]:
    """All that leaves a position for a viewer."""
    bare = state.game.from_bytes(state.to_bytes())
    found = {
        "view": bare.view(viewer),
        "observation": bare.observation(viewer).tolist(),
        "notation": bare.notation(viewer),
        "projected": bare.projected(),
        "scores": bare.scores,
        "places": bare.places,
        "repr": repr(bare),
        "seen": bare.seen(viewer).tobytes(),
    }
    if viewer is not None:
        found["legal"] = bare.legal(viewer)
        found["mask"] = bare.mask(viewer).tolist()
        found["moves"] = bare.moves(viewer).tolist()
    return found


def observed(state: State, viewer: int | None) -> dict[str, int]:
    numbers = state.observation(viewer).tolist()
    return dict(zip(state.game.observation_names, numbers, strict=True))


def check_no_such_seat(state: State, seat: object) -> None:
    """Nothing can be had for a seat that does not exist."""
    for look in (
        state.view, state.observation, state.notation, state.log, state.legal,
        state.mask, state.moves, state.seen, state.redeal,
    ):  # fmt: skip
        with pytest.raises(glueck.OptionError):
            look(seat)
