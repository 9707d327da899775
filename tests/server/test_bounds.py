"""Nothing grows without limit: the disk, connections, chat, warnings."""

import logging
from dataclasses import replace

import pytest

from glueck.engine.state import BY_ID
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
    assert await refused(bob.do(id, "chat", text="me too")) == "text"
    await play(id, ann, bob)


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
