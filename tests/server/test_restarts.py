"""Memory is only a cache: tables go and come back, servers too."""

import asyncio
import threading

import pytest

from glueck.match import events as e
from glueck.match.decide import Decision
from glueck.match.refusals import Refused
from glueck.match.viewer_messages import FORMS
from glueck.server.table import opened_from, row_of
from glueck.store import Unavailable
from server.playing import begun, play, refused, whoever_acts
from server.thinkers_here import ThinkersHere

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_a_server_that_restarts_tells_everybody_and_goes_on(server, ann, bob, each_game):
    id = await begun(ann, bob, each_game, clock={"game": 600, "increment": 2})
    for choice in range(5):
        server.clock.tick(3)
        await play(id, ann, bob, choice=choice)
    before = [await one.view(id, form) for one in (ann, bob) for form in FORMS]
    async with ann.watch(id) as a:
        await a.next()
        await server.close()
        assert (await a.closed())[0] == 1012  # "service restart"
    await server.open()
    after = [await one.view(id, form) for one in (ann, bob) for form in FORMS]
    assert after == before
    async with ann.watch(id, since=before[0]["n"]) as a:
        a.client.number = before[0]["n"]
        last = await play(id, ann, bob)
        await a.number(last)


async def test_clocks_run_on_over_a_restart(server, ann, bob):
    id = await begun(ann, bob, clock={"game": 600})
    one = await whoever_acts(id, ann, bob)
    seat = (await one.info(id))["seat"]
    await server.close()
    server.clock.tick(599)
    await server.open()
    await server.sweep()
    assert (await ann.info(id))["table"]["chairs"][seat]["stand_in"] is None
    server.clock.tick(1)
    await server.sweep()
    about = (await ann.info(id))["table"]["chairs"][seat]
    assert about["stand_in"]["why"] == "time"


async def test_a_bot_that_was_thinking_goes_on_after_a_restart(server, ann, each_game):
    id = await ann.open(each_game, ["random", "random", "me"])
    await ann.do(id, "start")
    await server.restart()
    await server.sweep()
    match = await server.quiet(id)
    assert match.status == "over" or match.state.seat == 2


async def test_a_bot_interrupted_in_its_thoughts_keeps_nobody_waiting(server, ann, monkeypatch):
    """Its claim to decide is given back: here no time passes, so it would never end."""
    thinks, may_end = threading.Event(), threading.Event()

    def slowly(self, request):
        thinks.set()
        may_end.wait(60)
        return request.legal[0]

    with monkeypatch.context() as patched:
        patched.setattr(ThinkersHere, "decide", slowly)
        id = await ann.open(seats=["random", "random"], start=True)
        assert await asyncio.to_thread(thinks.wait, 60)
        await server.close()
        may_end.set()
    await server.open()
    await server.sweep()
    async with asyncio.timeout(60):
        assert (await server.quiet(id)).status == "over"


async def test_a_table_leaves_memory_and_comes_back(server, ann, bob, each_game):
    id = await begun(ann, bob, each_game)
    await play(id, ann, bob)
    before = await ann.view(id)
    server.service.tables.idle = 0
    assert server.service.tables.forget() == 1
    assert server.service.tables.held() == []
    assert await ann.view(id) == before
    await play(id, ann, bob)


async def test_a_table_somebody_looks_at_stays(server, ann, bob):
    id = await begun(ann, bob)
    server.service.tables.idle = 0
    async with ann.watch(id) as a:
        await a.next()
        assert server.service.tables.forget() == 0
    table = server.service.tables.get(id)
    async with asyncio.timeout(30):
        while table.viewers:
            await asyncio.sleep(0.01)
    assert server.service.tables.forget() == 1


async def test_a_table_a_bot_thinks_about_stays(server, ann):
    """Otherwise the bot would play at a table nobody sees any more."""
    id = await ann.open(seats=["me", "random"])
    table = server.service.tables.get(id)
    table.busy, server.service.tables.idle = True, 0
    assert server.service.tables.forget() == 0
    table.busy = False
    assert server.service.tables.forget() == 1


async def test_what_is_no_longer_in_memory_is_not_what_changes(server, ann):
    """A table that was let go while somebody held it: its twin is the one that counts."""
    id = await ann.open()
    old = server.service.tables.get(id)
    server.service.tables.drop(id)
    async with asyncio.timeout(30):
        new = await server.service.tables.open(id)
    assert new is not old
    await server.service.tables.act(old, lambda match, at: Decision((e.Renamed("twin"),)))
    assert (old.match.title, new.match.title) == ("", "twin")


@pytest.mark.parametrize("server", [{"resident": 3}], indirect=True)
async def test_no_more_tables_stay_than_may(server, ann, monkeypatch):
    monkeypatch.setattr("glueck.server.tables.JUST_NOW", -1.0)
    for _ in range(6):
        await ann.open()
    assert len(server.service.tables.held()) <= 3


async def test_what_could_not_be_written_was_not_done(server, ann, bob, each_game, monkeypatch):
    id = await begun(ann, bob, each_game)
    before = await ann.view(id)
    one = await whoever_acts(id, ann, bob)
    action = (await one.view(id))["view"]["legal"][0]

    async def full(*args):
        raise Unavailable("the disk is full")

    async with bob.watch(id) as b:
        await b.next()
        with monkeypatch.context() as patched:
            patched.setattr(server.service.store, "append", full)
            assert await refused(one.do(id, "play", action=action, at=0)) == "unavailable"
            assert (await b.ask("chat", text="hm"))["code"] == "unavailable"
        assert await ann.view(id) == before
        last = await one.do(id, "play", action=action, at=0)
        await b.number(last)
        assert b.client.view == (await bob.view(id))["view"]


async def test_what_cannot_happen_leaves_no_trace(server, ann, bob, each_game):
    """Half of an event is done when it turns out to be impossible: nobody may see that half."""
    id = await begun(ann, bob, each_game)
    before = await ann.view(id)
    table = server.service.tables.get(id)
    fly = Decision((e.Said("p", "P", "first"), e.Played(0, "fly away")))
    with pytest.raises(Refused, match="not an action"):
        await server.service.tables.act(table, lambda match, at: fly)
    assert await ann.view(id) == before
    await play(id, ann, bob)


async def test_what_another_process_wrote_is_caught_up_with(server, ann, bob, each_game):
    """Two moves for the same number cannot both land; who was late decides again."""
    id = await begun(ann, bob, each_game)
    mine = server.service.tables.get(id)
    theirs = opened_from(id, await server.service.store.events(id)).match
    async with ann.watch(id) as a:
        await a.next()
        said = e.Said("elsewhere", "Other", "hello from far away")
        after = theirs.evolved(said, server.clock())
        row = row_of(id, after)._replace(version=0)
        await server.service.store.append(theirs.version, server.clock(), [e.encode(said)], row)
        last = await play(id, ann, bob)
        await a.number(last)
        assert a.client.chat[-1]["text"] == "hello from far away"
        assert mine.match.version == last


async def test_one_broken_table_does_not_stop_the_clocks_of_others(server, ann, bob, monkeypatch):
    """Its log cannot be read; everybody else's time still runs out."""
    broken = await begun(ann, bob, clock={"turn": 60})
    server.clock.tick(1)
    sound = await begun(ann, bob, clock={"turn": 60})
    act = server.service.tables.act

    async def fails(table, decide):
        if table.id == broken:
            raise Unexpected
        return await act(table, decide)

    monkeypatch.setattr(server.service.tables, "act", fails)
    monkeypatch.setattr("glueck.server.bot_runner.log.exception", lambda *args: None)
    server.clock.tick(100)
    await server.sweep()
    assert server.service.tables.get(sound).match.stand_ins


class Unexpected(Exception):
    pass
