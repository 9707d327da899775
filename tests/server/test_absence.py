"""Clocks that run out, bots that stand in, people who come back; the clock is moved by hand."""

import pytest

from glueck.match.decide import ABSENT
from server.playing import begun, play, refused, whoever_acts

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_out_of_time_a_bot_plays_on(server, ann, bob, each_game):
    id = await begun(ann, bob, each_game, clock={"game": 60, "increment": 5})
    one = await whoever_acts(id, ann, bob)
    seat = (await one.info(id))["seat"]
    async with ann.watch(id) as a:
        await a.next()
        server.clock.tick(61)
        await server.sweep()
        over = await a.event("took_over")
        assert (over["about"]["seat"], over["about"]["why"]) == (seat, "time")
        await a.event("played")
    match = await server.quiet(id)
    assert match.status == "over" or match.state.seat != seat
    assert await refused(one.do(id, "return")) in ("no_return", "status")


async def test_a_move_that_comes_too_late_is_not_played(server, ann, bob):
    id = await begun(ann, bob, clock={"turn": 60})
    one = await whoever_acts(id, ann, bob)
    action = (await one.view(id))["view"]["legal"][0]
    server.clock.tick(60)
    assert await refused(one.do(id, "play", action=action, at=0)) == "stand_in"
    about = (await one.info(id))["table"]["chairs"][(await one.info(id))["seat"]]
    assert about["stand_in"]["why"] == "time"


async def test_others_let_a_bot_play_and_whoever_connects_is_back(server, ann, bob, each_game):
    id = await begun(ann, bob, each_game)
    one = await whoever_acts(id, ann, bob)
    other = bob if one is ann else ann
    seat = (await one.info(id))["seat"]
    assert await refused(other.do(id, "take_over", seat=seat)) == "not_absent"
    server.clock.tick(ABSENT / 1000)
    await other.do(id, "take_over", seat=seat)
    await server.quiet(id)
    assert await refused(one.do(id, "undo", at=0)) in ("stand_in", "status")
    async with one.watch(id) as w:
        await w.event("came_back")
        assert w.client.table["chairs"][seat]["stand_in"] is None


async def test_whoever_gave_up_does_not_come_back(server, ann, bob, eve):
    id = await ann.open(seats=["me", "open", "open"])
    await bob.do(id, "join"), await eve.do(id, "join")
    await ann.do(id, "start")
    await bob.do(id, "resign")
    async with bob.watch(id) as b:
        first = await b.next()
        assert first["table"]["chairs"][1]["gave_up"] is True
        assert (await b.ask("return"))["code"] == "no_return"


async def test_days_for_each_move(server, ann, bob):
    id = await begun(ann, bob, clock={"turn": 3 * 86400})
    for _ in range(4):
        server.clock.tick(2 * 86400)
        await server.sweep()
        await play(id, ann, bob)
    assert not server.service.tables.get(id).match.stand_ins


@pytest.mark.slow
async def test_bots_play_among_themselves_to_the_end(server, ann, each_game):
    id = await ann.open(each_game, ["random", "hauler"])
    await ann.do(id, "start")
    match = await server.quiet(id)
    assert match.status == "over"
    assert sorted(match.places)[0] == 1
    row = (await ann.get("/api/tables", of="mine", status="over"))["tables"][0]
    assert row["table"]["places"] == match.places
