"""Plans: for who may ask, from what the seat sees, and nobody else notices."""

import json

import pytest

import glueck
from glueck.engine.precompile import PLANNER
from glueck.engine.save import document
from glueck.search.precompile import precompile_bots
from glueck.server import plans

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
GAME = glueck.load("glueckauf")


def mining():
    """Seat 0 is to bring up coal."""
    state = GAME.new(2, seed=1, starting_player=0)
    while state.view()["phase"] == "draft":
        state.play(state.legal()[0])
    state.play("place mining-10")
    return state


async def table_of(person, state, **about):
    precompile_bots(GAME)
    about = {"seats": ["me", "random"], "start": True} | about
    made = await person.ask("POST", "/api/import", save=document(state), **about)
    return made["id"]


async def ask(watcher, wish, at=None, id="plan"):
    about = {"do": "plan", "id": id, "at": watcher.client.move if at is None else at, "wish": wish}
    await watcher.ws.send(json.dumps(about))
    return await watcher.until(lambda message: message.get("id") == id)


async def test_who_asks_is_told_and_nobody_else(ann, eve):
    state = mining()
    id = await table_of(ann, state)
    card = state.view(0)["players"][0]["outstanding"][0]["card"]
    async with ann.watch(id) as mine, eve.watch(id) as theirs:
        await mine.next(), await theirs.next()
        told = await ask(mine, [4 * card])
        assert told["t"] == "planned"
        assert told["plan"] == state.plan([4 * card])
        assert (await ask(mine, []))["plan"] == state.plan()
        await theirs.ws.send(json.dumps({"do": "plan", "id": "plan", "at": told["at"]}))
        heard = await theirs.until(lambda message: message["t"] in ("planned", "error"))
        assert heard["code"] == "not_seated"


async def test_what_is_refused(ann, monkeypatch):
    state = mining()
    id = await table_of(ann, state)
    async with ann.watch(id) as mine:
        await mine.next()
        assert (await ask(mine, [4 * 45]))["code"] == "wish"
        nonsense = {"do": "plan", "id": 1, "at": mine.client.move, "wish": [-1]}
        await mine.ws.send(json.dumps(nonsense))
        assert (await mine.until(lambda message: message["t"] == "error"))["code"] == "malformed"
        assert (await ask(mine, [0]))["clause"] == "GA-MINE-10"
        assert (await ask(mine, [], at=mine.client.move + 1))["code"] == "stale"
        monkeypatch.setattr(plans, "is_ready", lambda game, part: part is not PLANNER)
        assert (await ask(mine, []))["code"] == "hint_unready"


async def test_no_plans_where_hints_are_not_allowed(server, ann):
    id = await ann.open("glueckauf", ("me", "random"), start=True, hints=False)
    await server.quiet(id)
    async with ann.watch(id) as mine:
        await mine.next()
        assert (await ask(mine, []))["code"] == "no_hints"


async def test_games_without_a_planner_have_none(server, ann):
    id = await ann.open("gluecksgriff", ("me", "random"), start=True)
    await server.quiet(id)
    async with ann.watch(id) as mine:
        await mine.next()
        assert (await ask(mine, []))["code"] == "wish"
