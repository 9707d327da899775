"""Another game of the same people: an invitation that nobody has to accept."""

import asyncio

import pytest

from glueck.server.table import Table, folded
from glueck.server.table_quotas import MOST_FROM_ONE
from glueck.store import Unavailable
from server.playing import begun, finished, refused

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def again(person, id):
    return await person.ask("POST", f"/api/tables/{id}/rematch")


def sitting(table):
    return [
        (chair["name"], "invited" if chair.get("invited") else "sits" if chair["player"] else None)
        for chair in table["table"]["chairs"]
    ]


async def rows(person):
    return (await person.get("/api/tables", of="mine"))["tables"]


async def test_a_rematch_keeps_seats_and_seats_nobody(server, ann, bob, eve):
    id = await begun(ann, bob)
    assert await refused(again(ann, id)) == "status"
    await bob.do(id, "resign")
    assert await refused(again(eve, id)) == "not_seated"
    new = await again(ann, id)
    assert sitting(new) == [("Ann", "sits"), ("Bob", "invited")]
    assert new["table"]["after"] == id
    assert await refused(ann.do(new["id"], "start")) == "kept"
    assert await refused(ann.do(new["id"], "start", fill="random")) == "kept"
    assert await refused(eve.do(new["id"], "join")) == "full"
    assert await refused(eve.do(new["id"], "join", seat=1)) == "full"
    assert await refused(eve.do(new["id"], "decline")) == "not_invited"
    await bob.do(new["id"], "join")
    await ann.do(new["id"], "start")
    old, now = (await ann.info(id))["table"], (await ann.info(new["id"]))["table"]
    assert old["commitment"] != now["commitment"]
    assert now["status"] == "running"


@pytest.mark.parametrize("server", [{"rate": 1}], indirect=True)
async def test_who_presses_ten_times_at_once_invites_once(server, ann, bob, monkeypatch):
    """Invitations of one by another are few: what came of one press must not use them up."""
    tables = server.service.tables
    create = tables.create

    async def slowly(*args, **kwargs):
        await asyncio.sleep(0.2)
        return await create(*args, **kwargs)

    id = await finished(ann, bob)
    monkeypatch.setattr(tables, "create", slowly)
    met = await asyncio.gather(*(again(ann, id) for _ in range(10)))
    assert len({one["id"] for one in met}) == 1
    assert sitting(met[0]) == [("Ann", "sits"), ("Bob", "invited")]
    await bob.do(met[0]["id"], "decline")
    after = await again(ann, await finished(ann, bob))
    assert sitting(after) == [("Ann", "sits"), ("Bob", "invited")]


async def test_who_is_invited_sees_it_in_their_list_and_may_decline(server, ann, bob):
    new = await again(ann, await finished(ann, bob))
    assert [row["id"] for row in await rows(bob)] == [new["id"]]
    async with ann.watch(new["id"]) as a:
        await a.next()
        await bob.do(new["id"], "decline")
        message = await a.event("declined")
        assert message["table"]["chairs"][1]["declined"] == "Bob"
    assert await rows(bob) == []
    assert await refused(bob.do(new["id"], "decline")) == "not_invited"
    await ann.do(new["id"], "start", fill="random")


async def test_the_opener_gives_a_kept_seat_away(server, ann, bob, eve):
    new = (await again(ann, await finished(ann, bob)))["id"]
    assert await refused(bob.do(new, "release", seat=1)) == "not_yours"
    assert await refused(ann.do(new, "release", seat=0)) == "not_invited"
    assert await refused(ann.do(new, "release", seat=1, level="nobody")) == "level"
    await ann.do(new, "release", seat=1)
    await eve.do(new, "join", seat=1)
    assert sitting(await ann.info(new)) == [("Ann", "sits"), ("Eve", "sits")]
    other = (await again(ann, await finished(ann, bob)))["id"]
    await ann.do(other, "release", seat=1, level="random")
    assert (await ann.info(other))["table"]["chairs"][1]["level"] == "random"
    await ann.do(other, "start")


async def test_the_old_table_tells_of_it(server, ann, bob, eve):
    id = await finished(ann, bob)
    async with bob.watch(id) as b, eve.watch(id) as e:
        await b.next(), await e.next()
        new = await again(ann, id)
        for one in (b, e):
            message = await one.event("rematch")
            assert message["about"] == {"table": new["id"], "player": ann.id, "name": "Ann"}
            assert message["table"]["rematch"] == new["id"]
    assert (await bob.info(id))["table"]["rematch"] == new["id"]


async def test_who_asks_second_meets_the_first_and_has_accepted(server, ann, bob):
    id = await finished(ann, bob)
    first, second = await again(bob, id), await again(ann, id)
    assert first["id"] == second["id"]
    assert sitting(await ann.info(first["id"])) == [("Ann", "sits"), ("Bob", "sits")]
    assert (await again(ann, id))["id"] == first["id"]
    await bob.do(first["id"], "start")
    assert (await again(ann, id))["id"] == first["id"]


async def test_two_who_ask_at_once_meet(server, ann, bob):
    id = await finished(ann, bob)
    asked = [again(one, id) for one in (ann, bob) for _ in range(4)]
    tables = await asyncio.gather(*asked)
    assert len({table["id"] for table in tables}) == 1
    assert len(await rows(ann)) == 1
    assert sitting(await ann.info(tables[0]["id"])) == [("Ann", "sits"), ("Bob", "sits")]


async def test_what_a_dead_process_has_offered_is_made_by_the_next(server, ann, bob):
    id = await finished(ann, bob)
    create = server.service.tables.create

    async def died(*_, **__):
        raise Unavailable("the power went out")

    server.service.tables.create = died
    assert await refused(again(ann, id)) == "unavailable"
    server.service.tables.create = create
    offered = (await bob.info(id))["table"]["rematch"]
    assert (await again(bob, id))["id"] == offered
    assert sitting(await bob.info(offered)) == [("Ann", "sits"), ("Bob", "sits")]


async def test_a_table_that_was_called_off_has_no_rematch(server, ann, bob):
    id = await ann.open(seats=["me", "open"])
    await bob.do(id, "join")
    await ann.do(id, "close")
    assert await refused(again(ann, id)) == "status"


async def test_calling_off_the_first_does_not_call_off_all(server, ann, bob):
    id = await finished(ann, bob)
    first = (await again(bob, id))["id"]
    await bob.do(first, "close")
    second = (await again(ann, id))["id"]
    assert second != first
    assert (await ann.info(id))["table"]["rematch"] == second


@pytest.mark.parametrize("server", [{"most_tables": 3}], indirect=True)
async def test_invitations_and_games_one_has_left_do_not_count(server, ann, bob, eve):
    for _ in range(3):
        id = await finished(ann, bob)
        new = (await again(ann, id))["id"]
        await ann.do(new, "leave")
        await ann.do(new, "close")
    olds = [await finished(ann, bob) for _ in range(3)]
    for old in olds:
        await again(ann, old)
    assert len(await rows(bob)) == 3  # invitations
    left = await eve.open("gluecksgriff", ["me", "open", "open"])
    for one in (ann, bob):
        await one.do(left, "join")
    await eve.do(left, "start")
    await bob.do(left, "resign")
    for _ in range(3):
        await bob.open()
    assert await refused(bob.open()) == "too_many_tables"
    assert await refused(ann.open()) == "too_many_tables"  # these were her own wish


async def test_nobody_is_buried_under_invitations(server, ann, bob):
    olds = [await finished(ann, bob) for _ in range(MOST_FROM_ONE + 2)]
    for old in olds:
        await again(ann, old)
    assert len(await rows(bob)) == MOST_FROM_ONE


async def test_a_running_game_can_always_be_left(server, ann, bob):
    id = await begun(ann, bob, "gluecksgriff")
    for person in (bob, ann):
        if (await person.info(id))["table"]["status"] == "running":
            await person.do(id, "resign")
    assert (await ann.info(id))["table"]["status"] == "over"


async def test_who_opens_a_table_while_it_is_made_looks_at_the_same_one(server, ann, bob):
    """Its id is known before it is there, so somebody may ask for it at that moment."""
    tables = server.service.tables
    new = await ann.open()
    opened = (await server.service.store.events(new))[0]
    tables.drop(new)
    loaded = asyncio.create_task(tables.open(new))
    while new not in tables._opening:
        await asyncio.sleep(0)
    first = Table(new, folded([opened]))
    assert tables._hold(first) is first  # who made it was faster
    assert await loaded is first
    assert tables._hold(Table(new, folded([opened]))) is first
