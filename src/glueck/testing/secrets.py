"""What viewers see, and what they must never learn."""

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np

from glueck.engine.errors import SaveError
from glueck.engine.kinds import Listed, Union
from glueck.engine.record import PUBLIC
from glueck.engine.save import who
from glueck.engine.state import State
from glueck.testing import random_games
from glueck.testing.random_games import (
    Played,
    at,
    at_every_position,
    at_sample_positions,
    between,
    in_redealt_position,
    kept_by_json,
    listed,
    refused,
    reread,
    some_of,
    view,
    viewers,
)


@at_sample_positions
def check_views(state: State) -> None:
    """A view must have what server and client rely on, whatever the game, and `show` must fill it
    in rightly: "turn" is a seat, or None when over. What is declared PUBLIC must be the same
    whoever looks."""
    turn = None if state.over else state.seat
    for viewer in viewers(state):
        shown, acting = state.view(viewer), viewer is not None and viewer == turn
        assert kept_by_json(shown), f"JSON changes the view of {who(viewer)}"
        expected = {"game": state.game.id, "seats": state.seats, "viewer": viewer}
        for key, value in (expected | {"turn": turn, "over": state.over}).items():
            assert shown.get(key, "missing") == value, f'"{key}" is not {value}'
        assert isinstance(shown.get("phase"), str), '"phase" is not a word'
        assert shown["legal"] == (state.legal() if acting else []), "legal is shown to others"
    assert kept_by_json(state.projected()), "JSON changes the projection"
    check_public_bytes(state)


def check_public_bytes(state: State) -> None:
    """For `check_views`: the bytes that are the same for everybody."""
    mask = state.game.view.public
    raw = [np.frombuffer(state.view_bytes(viewer), np.uint8) & mask for viewer in viewers(state)]
    for viewer, shown in zip(viewers(state)[1:], raw[1:], strict=True):
        differ = np.flatnonzero(raw[0] != shown)
        assert not differ.size, f"{who(viewer)} sees byte {differ[:1]} of what is PUBLIC otherwise"


@at_every_position
def check_entries(state: State) -> None:
    """A log entry must be declared with the `points` of an action: whose, how many, what for."""
    fields = {one.name: one.kind for one in state.game.entry.kind.fields}
    points = fields.get("points")
    assert isinstance(points, Listed), "an entry declares no list of points"
    assert isinstance(points.of, Union), "points are no union by what they are for"
    names = [one.name for one in points.of.fields]
    assert points.of.tag == "why", "what points are for is not told by their why"
    assert {"seat", "points", "why"} <= {*names}, f"an entry of points has {names} only"


def told(state: State, viewer: int | None) -> dict[str, Any]:
    """Everything that a viewer may learn about a position."""
    asked = range(len(state.game.actions)) if viewer == state.seat else ()
    return {
        "the view": view(state, viewer),
        "legal": state.legal(viewer) if asked else [],
        "why_not": [state.why_not(action) for action in asked],
        "the observation": state.observation(viewer).tolist(),
        "the notation": state.notation(viewer),
        "the projection": state.projected() if viewer is None else {},
    }


@at_sample_positions
def check_secrecy(state: State) -> None:
    """`redeal` must keep all that a seat knows, and lead to a sound position; nothing a seat is
    told may depend on what is dealt again: see to columns, `remember`, `legal`, `why_not`."""
    for viewer in viewers(state):
        compare_twins(state, viewer, told)
        for seed in range(random_games.REDEALS):
            state.game.from_bytes(state.redeal(viewer, seed).to_bytes())


def compare_twins(
    state: State, viewer: int | None, told: Callable[[State, int | None], dict[str, Any]]
) -> None:
    """What a viewer is `told` of a position must be the same when all is dealt again that it
    cannot know. For any program that tells something: by name, values that can be compared."""
    here = told(state, viewer)
    for seed in range(random_games.REDEALS):
        there = told(state.redeal(viewer, seed), viewer)
        leaks = " and ".join(what for what in here if here[what] != there[what])
        assert not leaks, f"redealt for {who(viewer)}, {leaks} changed"


def check_redeals(played: Played) -> None:
    """`redeal` must deal by `engine.rng` alone, and deal again whatever a spectator cannot see."""
    secrets = varied = False
    for number in some_of(played):
        state = played[number]
        with at(state):
            twins = state.redeal(None, number), state.redeal(None, number)
            assert twins[0] == twins[1], "one seed deals two positions"
            secrets |= dealt(state) != state.seen(None).tobytes()
            if secrets and not varied:
                varied = (
                    len({dealt(state.redeal(None, seed)) for seed in range(random_games.TRIES)}) > 1
                )
    with at(played[0]):
        assert varied or not secrets, "something is hidden, but redeal never deals it again"


def dealt(state: State) -> bytes:
    """The position without the seed of later random numbers."""
    states = state.array.copy()
    states["key"] = states["blocks"] = 0
    return states.tobytes()


def check_log(played: Played) -> None:
    """Only the actor may read a secret verb's words; `tell` must not tell more than views do."""
    end, actions = played[-1], played[0].game.actions
    for viewer in viewers(end):
        log = end.log(viewer)
        with at(end):
            assert kept_by_json(log), "JSON changes the log"
        for number in some_of(played[:-1]):
            before, after, entry = played[number], played[number + 1], log[number]
            with at(after):
                action, words = between(before, after), after.actions[-1]
                words = words if viewer == before.seat else actions.cover(action, words)
                said = entry["number"], entry["seat"], entry["action"]
                assert said == (number, before.seat, words), f"{who(viewer)} reads {said}"
                other = in_redealt_position(before, action, viewer, seed=number)
                if other and view(other, viewer) == view(after, viewer):
                    same = other.log(viewer)[0] | {"number": number} == entry
                    assert same, f"the log tells {who(viewer)} what the view does not"


@at_every_position
def check_secret_verbs(state: State) -> None:
    """Others must see no difference between two actions with the same cover words."""
    actions = state.game.actions
    for one, other in pairwise(a for a in listed(state) if actions.seen_by(a) != PUBLIC):
        if actions.cover(one) == actions.cover(other):
            twins = state.copy(), state.copy()
            twins[0].play(one)
            twins[1].play(other)
            for viewer in {*viewers(state)} - {state.seat}:
                same = view(twins[0], viewer) == view(twins[1], viewer)
                assert same, f"{who(viewer)} sees whether it was {actions.text(one)!r}"


def check_viewers_saves(played: Played) -> None:
    """What a viewer takes home must hold no seed and replay to exactly the views that were shown:
    `show` must depend on nothing but what it is given."""
    end = played[-1]
    with at(end):
        for viewer in (None, random.Random(end.seed).randrange(end.seats)):
            saved = reread(end, seat=viewer, redacted=True)
            assert saved.seed is None, "a viewer's file tells the seed"
            assert refused(SaveError, saved.state), "a viewer's file can be played on"
            same = list(saved) == list(reread(end).frames(viewer))
            assert same, f"{who(viewer)} replays other views"
