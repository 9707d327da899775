"""Views made part by part are the views: whatever changes, whoever looks."""

import random

import pytest
from numba import config

import glueck
from glueck.engine.look import Columns, Look, Parts
from glueck.engine.record import NOBODY
from glueck.engine.save import change, patch
from toys import kuhn, nim

MOST = 30 if config.DISABLE_JIT else 400  # positions; uncompiled they are slow
GAMES = (nim.GAME, kuhn.GAME, *map(glueck.load, glueck.games()))
pytestmark = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def game_of(state, chance):
    """All positions of a random game."""
    while not state.over:
        yield state
        if state.undoable and chance.random() < 0.1:
            state.undo()
        else:
            state.play(chance.choice(state.legal()))
    yield state


@pytest.mark.parametrize("seats", [2, 4])
def test_a_look_sees_what_a_view_shows(game, seats):
    if seats not in game.seats:
        pytest.skip(f"{game.title} has no {seats} seats")
    chance, state = random.Random(seats), game.new(seats, seed=seats)
    shared = Look(game, NOBODY)
    looks = {None: shared} | {seat: Look(game, seat, shared) for seat in range(seats)}
    for number, now in enumerate(game_of(state, chance)):
        shared.at(now.seen())
        for seat, look in looks.items():
            assert now.view(seat, look=look) == now.view(seat)
        if number > MOST:
            break


def test_a_look_may_skip_positions_and_look_alone(game):
    chance, state = random.Random(5), game.new(game.seats[0], seed=5)
    look = Look(game, 0)
    for number, now in enumerate(game_of(state, chance)):
        if number % 7 == 0:
            view = look.at(now.seen(0), everybody=now.seen())
            whole = now.view(0)
            assert view == {key: whole[key] for key in view}
        if number > MOST:
            break


def test_what_has_not_changed_is_not_made_again(game):
    if not isinstance(game.present, Parts):
        pytest.skip(f"{game.title} tells its views as a whole")
    state = game.new(game.seats[0], seed=1)
    look = Look(game, NOBODY)
    first, second = look.at(state.seen()), look.at(state.seen())
    assert all(first[key] is second[key] for key in first if key != "players")
    assert all(a is b for a, b in zip(first["players"], second["players"], strict=True))


def test_columns_are_the_position(game):
    state = game.new(game.seats[0], seed=3)
    columns = Columns(game.state)
    columns.turn_to(state.array)
    plain = game.state.plain(state.array)
    for name in columns:
        made = columns[name]
        assert (list(made) if isinstance(plain[name], list) else made) == plain[name]
    assert {name for name, _ in columns.read} == set(plain)


def test_changes_patched_in_give_the_view(game):
    """Also those that go into lists."""
    chance, state = random.Random(9), game.new(game.seats[0], seed=9)
    known = {rows: state.view(0) for rows in (False, True)}
    before = state.view(0)
    for number, now in enumerate(game_of(state, chance)):
        view = now.view(0)
        for rows, old in known.items():
            known[rows] = patch(old, change(before, view, rows=rows))
            assert known[rows] == view
        before = view
        if number > MOST:
            break
