"""What is stored and cannot be read: its table is refused, by the number of the event; the others
go on, and `repair` finds it."""

import logging
import sqlite3
from contextlib import closing

import pytest

from glueck.server import repair
from glueck.store import open_store
from server.playing import begun, finished, play, refused

pytestmark = pytest.mark.anyio

DAMAGE = {
    "no JSON": b"\x00\xff",
    "cut": b'{"what":"pla',
    "unknown": b'{"what":"danced"}',
    "of another kind": b'{"what":"sat_down","seat":"x","player":1,"name":[]}',
    "out of place": b'{"what":"sat_down","seat":99,"player":"x","name":"x"}',
    "an action that cannot be": b'{"what":"played","seat":0,"action":"fly"}',
    "nothing": b"",
    "missing": None,
}


def change(server, statement, *values):
    """In the file itself, behind everybody's back."""
    path = server.settings.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path)) as file, file:
        assert file.execute(statement, values).rowcount


@pytest.mark.parametrize("damage", DAMAGE)
async def test_a_damaged_event_is_refused_by_its_number(server, ann, bob, damage, caplog):
    broken, whole = await begun(ann, bob), await begun(ann, bob)
    await play(broken, ann, bob)
    await server.close()
    # One that could be read is found by the next, which cannot follow it.
    number = "event 4 " if damage == "out of place" else "event 3 "
    at = "WHERE table_id = ? AND number = 3"
    if DAMAGE[damage] is None:
        change(server, f"DELETE FROM events {at}", broken)
    else:
        change(server, f"UPDATE events SET body = ? {at}", DAMAGE[damage], broken)
    await server.open()
    caplog.clear()
    for asking in (
        ann.info(broken),
        ann.do(broken, "resign"),
        ann.get(f"/api/tables/{broken}/save"),
    ):
        assert await refused(asking) == "damaged"
    async with ann.watch(broken) as a:
        answer = await a.next()
        assert answer["code"] == "damaged"
        assert number in answer["text"]
    assert len((await ann.get("/api/tables", of="mine"))["tables"]) == 2
    await play(whole, ann, bob)
    told = [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING]
    assert told
    assert all(broken[:6] in one and number in one and broken not in one for one in told)
    found = await findings(server)
    assert [one.table for one in found] == [broken]


async def findings(server):
    store = await open_store(server.settings.database, read_only=True)
    try:
        return [
            found
            async for row in repair.rows(store)
            if (found := await repair.replayed(store, row)) is not None
        ]
    finally:
        await store.close()


async def test_a_table_without_events(server, ann):
    id = await ann.open()
    await server.close()
    change(server, "DELETE FROM events WHERE table_id = ?", id)
    await server.open()
    assert await refused(ann.info(id)) == "damaged"


@pytest.mark.parametrize("column", ["summary", "players"])
async def test_a_damaged_row_hides_no_other(server, ann, column):
    broken = await ann.open(public=True)
    whole = await ann.open(public=True)
    await server.close()
    junk = b"\xff{" if column == "summary" else "{"
    change(server, f"UPDATE tables SET {column} = ? WHERE id = ?", junk, broken)
    await server.open()
    for of in ("mine", "public"):
        listed = [one["id"] for one in (await ann.get("/api/tables", of=of))["tables"]]
        assert whole in listed
    assert (await ann.info(broken))["version"] == 1
    assert [one.table for one in await findings(server)] == [broken]


async def test_a_damaged_row_keeps_nobody_from_playing_elsewhere(server, ann, bob):
    broken, over = await ann.open(), await finished(ann, bob)
    await bob.do(broken, "join")
    await server.close()
    change(server, "UPDATE tables SET summary = ? WHERE id = ?", b"\xff{", broken)
    await server.open()
    await ann.open()
    await ann.open(seats=("me", "random"), start=True)
    again = await ann.ask("POST", f"/api/tables/{over}/rematch")
    assert [chair.get("invited") for chair in again["table"]["chairs"]] == [None, bob.id]


@pytest.mark.parametrize("junk", [b"\xff{", b"{}", b"[]"])
async def test_a_damaged_deal_is_said_to_be_one(server, ann, junk):
    body = {"game": "glueckauf", "seats": ["me", "random"]}
    code = (await ann.ask("POST", "/api/deals", **body))["code"]
    await server.close()
    change(server, "UPDATE deals SET facts = ? WHERE code = ?", junk, code)
    await server.open()
    assert await refused(ann.get(f"/api/deals/{code}")) == "damaged"
    assert await refused(ann.ask("POST", f"/api/deals/{code}/play")) == "damaged"


async def test_a_damaged_piece_of_a_review_is_none(server, ann, bob):
    id = await finished(ann, bob)
    await server.close()
    add = "INSERT INTO reviews (table_id, player, asked, claimant, claimed_until)"
    change(server, f"{add} VALUES (?, ?, 0, 'another', ?)", id, ann.id, server.clock() + 60_000)
    change(server, "INSERT INTO review_pieces VALUES (?, 0, ?)", id, b"\xff\xff")
    await server.open()
    assert (await ann.get(f"/api/tables/{id}/review"))["done"] == 0


async def test_a_bot_at_a_damaged_table_is_told_of_once(server, ann, caplog):
    id = await ann.open(seats=("me", "random"), start=True, clock={"turn": 60})
    await server.quiet(id)
    await server.close()
    change(server, "UPDATE events SET body = ? WHERE table_id = ? AND number = 1", b"{", id)
    await server.open()
    caplog.clear()
    server.clock.tick(1000)
    for _ in range(3):
        await server.sweep()
    assert len([r for r in caplog.records if "event 1" in r.getMessage()]) <= 2
