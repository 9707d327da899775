"""Nothing grows without limit: the disk, connections, logs of tables, what is kept, warnings."""

import logging
import time
from dataclasses import replace

import pytest

from glueck.engine.state import BY_ID
from glueck.server.limits import WHYS, RateLimit
from server.local_server import Refusal
from server.playing import begun, play, refused

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_a_full_disk_is_said_and_nothing_is_lost(server, ann, bob, each_game):
    """The real thing: SQLite may not take one more page."""
    id = await begun(ann, bob, each_game)
    await play(id, ann, bob)
    writing = server.service.store._writing
    (pages,) = writing.execute("PRAGMA page_count").fetchone()
    writing.execute(f"PRAGMA max_page_count = {pages}")
    said = 0
    async with bob.watch(id) as b:
        await b.next()
        while (answer := await b.ask("chat", text="blah " * 99))["t"] == "done":
            said += 1
        assert answer["code"] == "unavailable"
        before = await ann.view(id)
        assert await refused(ann.do(id, "chat", text="blah " * 99)) == "unavailable"
        assert await ann.view(id) == before
        writing.execute("PRAGMA max_page_count = 1000000")
        await b.number(await play(id, ann, bob))
        assert b.client.view == (await bob.view(id))["view"]
        assert len(b.client.chat) == said
    await server.restart()
    assert (await bob.view(id))["move"] == 2


@pytest.mark.parametrize("server", [{"rate": 1000}], indirect=True)
async def test_one_player_has_so_many_connections_and_others_theirs(server, ann, bob, monkeypatch):
    monkeypatch.setattr("glueck.server.limits.MOST_SOCKETS", 2)
    id = await ann.open()
    async with ann.watch(id) as first:
        await first.next()
        async with ann.watch(id) as second, ann.watch(id) as third, bob.watch(id) as other:
            assert (await second.next())["t"] == "table"
            assert (await other.next())["t"] == "table"
            assert (await third.next())["code"] == "too_many"
    async with ann.watch(id) as again:
        assert (await again.next())["t"] == "table"


async def test_so_much_is_said_at_a_table_and_then_only_played(ann, bob, monkeypatch):
    monkeypatch.setattr("glueck.match.decide.MOST_SPOKEN", 3)
    id = await begun(ann, bob)
    for number in range(3):
        await ann.do(id, "chat", text=f"{number}")
    assert await refused(bob.do(id, "chat", text="me too")) == "too_much"
    await play(id, ann, bob)


@pytest.mark.parametrize(("limit", "most"), [("MOST_SPOKEN", 6), ("MOST_SPOKEN_BYTES", 60)])
async def test_who_only_looks_on_leaves_room_for_those_who_play(
    ann, bob, eve, limit, most, monkeypatch
):
    monkeypatch.setattr(f"glueck.match.decide.{limit}", most)
    id = await begun(ann, bob)
    for _ in range(3):
        await eve.do(id, "chat", text="ten bytes!")
    assert await refused(eve.do(id, "chat", text="ten bytes!")) == "too_much"
    for _ in range(3):
        await bob.do(id, "chat", text="ten bytes!")
    assert await refused(bob.do(id, "chat", text="ten bytes!")) == "too_much"


async def test_a_table_of_other_rules_is_told_of_once(server, ann, monkeypatch, caplog):
    id = await ann.open(seats=("me", "random"), start=True, clock={"turn": 60})
    await server.quiet(id)
    server.service.tables.drop(id)
    newer = replace(BY_ID["glueckauf"], version=99)
    monkeypatch.setattr("glueck.match.match.BY_ID", {**BY_ID, "glueckauf": newer})
    server.clock.tick(1000)
    caplog.set_level(logging.WARNING)
    await server.service.bots.sweep_once()
    await server.service.bots.sweep_once()
    told = [r for r in caplog.records if "rules" in r.getMessage()]
    assert len(told) == 1


@pytest.mark.parametrize(
    ("limit", "do"),
    [
        ("MOST_RENAMED", lambda ann, id, number: ann.do(id, "rename", title=f"No. {number}")),
        ("MOST_SPOKEN", lambda ann, id, number: ann.do(id, "chat", text=f"{number}")),
        ("MOST_SEATED", lambda ann, id, number: sit_or_stand(ann, id)),
    ],
)
async def test_what_is_kept_of_a_table_for_ever_is_bounded(ann, limit, do, monkeypatch):
    monkeypatch.setattr(f"glueck.match.decide.{limit}", 5)
    id = await ann.open()
    for number in range(5):  # the last time somebody stands up, which is always possible
        await do(ann, id, number)
    assert await refused(do(ann, id, 7)) == "too_much"


@pytest.mark.parametrize("limit", ["MOST_SEATED", "MOST_SEATED_BY_ONE"])
async def test_nobody_closes_a_table_by_sitting_down_and_standing_up(
    ann, bob, eve, limit, monkeypatch
):
    monkeypatch.setattr(f"glueck.match.decide.{limit}", 4)
    id = await ann.open()
    while await outcome(sit_or_stand(bob, id)) == "done":
        pass
    assert await refused(bob.do(id, "join")) == "too_much"
    await eve.do(id, "join")


async def sit_or_stand(person, id):
    seated = (await person.info(id))["seat"] is not None
    await person.do(id, "leave" if seated else "join")


async def test_chat_is_bounded_in_bytes_too(ann, bob, monkeypatch):
    monkeypatch.setattr("glueck.match.decide.MOST_SPOKEN_BYTES", 1000)
    id = await begun(ann, bob)
    await ann.do(id, "chat", text="ж" * 499)
    assert await refused(bob.do(id, "chat", text="abc")) == "too_much"
    await bob.do(id, "chat", text="ab")


LIMITED = {"rate": 1}


@pytest.mark.parametrize("server", [LIMITED], indirect=True)
@pytest.mark.parametrize(
    ("limit", "ask"),
    [
        ("http_api.IMPORTS", lambda one, id: one.ask("POST", "/api/import", save={}, seats=["me"])),
        ("http_api.TABLES_A_DAY", lambda one, id: one.open()),
        ("http_api.SAVES", lambda one, id: one.get(f"/api/tables/{id}/save")),
        ("http_api.NAMES", lambda one, id: one.ask("PATCH", "/api/me", name="Anna")),
        ("http_api.NAMES", lambda one, id: one.ask("POST", "/api/me/link")),
        ("service.NAMES", lambda one, id: one.do(id, "rename", title="x")),
        ("http_api.SEARCHES", lambda one, id: one.get("/api/tables", words="x")),
        ("http_review.REPLAYS", lambda one, id: one.get(f"/api/tables/{id}/review")),
        ("http_api.LOOKS_BACK", lambda one, id: one.get(f"/api/tables/{id}/view", after=0)),
        ("websocket.CONNECTS", lambda one, id: glance(one, id)),
        ("websocket.QUICK", lambda one, id: ping(one, id)),
    ],
)
async def test_what_costs_others_something_can_be_done_so_often(
    server, ann, bob, limit, ask, monkeypatch
):
    id = await begun(ann, bob)
    monkeypatch.setattr(f"glueck.server.{limit}", RateLimit(2, 1e-9))
    for _ in range(2):
        assert await outcome(ask(ann, id)) != "too_many"
    assert await outcome(ask(ann, id)) == "too_many"


async def outcome(asking):
    try:
        await asking
    except Refusal as refusal:
        return refusal.code
    return "done"


async def glance(person, id):
    async with person.watch(id) as watcher:
        message = await watcher.next()
        if message["t"] == "error":
            raise Refusal(0, message)


async def ping(person, id):
    async with person.watch(id) as watcher:
        await watcher.ws.send('{"do": "ping"}')
        answer = await watcher.until(lambda message: message["t"] in ("pong", "error"))
        if answer["t"] == "error":
            raise Refusal(0, answer)


@pytest.mark.parametrize("server", [LIMITED], indirect=True)
async def test_commands_of_one_address_wait_for_their_time(server, ann, bob, monkeypatch):
    """All are done: people behind one address are no attack."""
    id = await begun(ann, bob)
    monkeypatch.setattr("glueck.server.websocket.QUICK", RateLimit(2, 20))
    async with ann.watch(id) as a, bob.watch(id) as b:
        for one in (a, b) * 4:
            assert (await one.ask("ping"))["t"] == "pong"


@pytest.mark.parametrize("server", [LIMITED], indirect=True)
async def test_tables_a_day_are_counted_by_address_too(server, ann, bob, monkeypatch):
    """Or somebody would become another guest, and go on."""
    monkeypatch.setattr("glueck.server.http_api.TABLES_A_DAY", RateLimit(2, 1e-9))
    await ann.open()
    await bob.open()
    assert await refused((await server.person("Eve")).open()) == "too_many"


@pytest.mark.parametrize("server", [LIMITED], indirect=True)
async def test_many_reasons_cost_more_than_one(server, ann, bob, monkeypatch):
    monkeypatch.setattr("glueck.server.websocket.COMMANDS", RateLimit(20, 1e-9))
    id = await begun(ann, bob)
    async with ann.watch(id) as a:
        assert (await a.ask("why", actions=["end"] * 10))["t"] == "why"
        assert (await a.ask("why", actions=["end"] * 500))["code"] == "too_many"


@pytest.mark.parametrize("server", [LIMITED], indirect=True)
async def test_many_reasons_wait_for_their_time(server, ann, bob, monkeypatch):
    """As long as so many commands would."""
    id = await begun(ann, bob)
    monkeypatch.setattr("glueck.server.websocket.QUICK", RateLimit(2, 20))
    async with ann.watch(id) as a:
        began = time.monotonic()
        for _ in range(2):
            assert (await a.ask("why", actions=["end"] * 5 * WHYS))["t"] == "why"
        assert time.monotonic() - began > (2 * (5 + 1) - 2 - 1) / 20
