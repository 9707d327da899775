"""A save file becomes a table; hostile ones become an error."""

import pytest

import glueck
from glueck.engine.save import digest, document, loads
from glueck.engine.state import BY_ID
from server.playing import begun, play, refused

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


def played(game, moves=20):
    state = glueck.load(game).new(2, seed=7)
    for step in range(moves):
        legal = state.legal()
        state.play(legal[step % len(legal)])
    return state


async def bring(person, save, **about):
    return await person.ask("POST", "/api/import", save=save, **{"seats": ["me", "random"]} | about)


async def test_a_saved_game_is_played_on(server, ann, bob, each_game):
    state = played(each_game)
    made = await bring(ann, document(state), seats=["me", "open"], title="again")
    await bob.do(made["id"], "join")
    await ann.do(made["id"], "start")
    match = server.service.tables.get(made["id"]).match
    assert match.state == state
    assert made["table"]["imported"] is True
    await play(made["id"], ann, bob)


@pytest.mark.parametrize("moves", [0, 7, 20])
async def test_from_any_of_its_moves(server, ann, each_game, moves):
    state = played(each_game)
    made = await bring(ann, document(state), moves=moves, seats=["me", "open"])
    await ann.do(made["id"], "start", fill="random")
    match = await server.quiet(made["id"])
    assert match.state.actions[:moves] == state.actions[:moves]


@pytest.mark.slow
async def test_a_finished_game_is_over_at_once(ann, each_game):
    state = played(each_game, 0)
    while not state.over:
        state.play(state.legal()[0])
    made = await bring(ann, document(state), start=True)
    assert made["table"]["status"] == "over"


async def test_a_running_game_cannot_be_taken_elsewhere_and_looked_at(ann, bob, each_game):
    id = await begun(ann, bob, each_game)
    await play(id, ann, bob)
    save = await ann.get(f"/api/tables/{id}/save")
    assert "seed" not in save
    assert await refused(bring(ann, save)) == "save"


def edited(save, **changes):
    """With a digest that fits."""
    whole = {**save, **changes}
    return whole | {"digest": digest(whole)}


async def test_hostile_files_are_refused(server, ann, each_game):
    good = document(played(each_game))
    other = next(name for name in glueck.games() if name != each_game)
    bad = {
        "not a save": {"a": 1},
        "empty": {},
        "edited": {**good, "actions": good["actions"][:-1]},
        "unknown game": edited(good, game="chess"),
        "other game": edited(good, game=other),
        "other rules": edited(good, rules=99),
        "too new": edited(good, glueck=2),
        "illegal action": edited(good, actions=[*good["actions"], "fly"]),
        "action of no type": edited(good, actions=[1]),
        "many actions": edited(good, actions=["end"] * 100_001),
        "seed": edited(good, seed=-1),
        "huge seed": edited(good, seed="f" * 65),
        "seats": edited(good, seats=99),
        "players": edited(good, players=[{"x": 1}] * 2),
        "fair": edited(good, fair={"commitment": 1}),
        "options": edited(good, options=[]),
        "an option": edited(good, options={"x": [[[]]]}),
        "more": edited(good, more=1),
        "nested": {**good, "options": nest(200)},
    }
    for name, save in bad.items():
        assert await refused(bring(ann, save)) in ("save", "invalid", "http", "too_much"), name
    assert await refused(bring(ann, good, seats=["me"])) == "seats"
    assert await refused(bring(ann, good, moves=21)) == "moves"
    assert await refused(bring(ann, good, moves=-1)) == "invalid"
    assert server.service.tables.held() == []


def nest(depth):
    value = {}
    for _ in range(depth):
        value = {"x": value}
    return value


async def test_what_was_saved_here_is_imported_here(ann, bob, each_game):
    id = await begun(ann, bob, each_game)
    for choice in range(5):
        await play(id, ann, bob, choice=choice)
    await bob.do(id, "resign")
    save = await ann.get(f"/api/tables/{id}/save")
    made = await bring(ann, save, start=True, seats=["me", "random"])
    assert made["table"]["status"] in ("running", "over")
    answer = await bob.http.get(f"/api/tables/{id}/save")
    assert loads(answer.content, BY_ID).state().actions == save["actions"]
