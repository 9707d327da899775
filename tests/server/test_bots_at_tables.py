"""Bots at tables: in processes that may die, in fair turns, and never about what is past."""

import asyncio
import logging
import time

import pytest

from glueck.server.bot_runner import LEASE, rank_of
from glueck.server.limits import BOT_MOVES, UNSEEN_BOT_MOVES
from glueck.server.thinkers import ThinkingFailed
from glueck.server.thinking_queue import ALONE, UNWATCHED, WATCHED
from server.local_server import PATIENCE
from server.playing import begun, play, refused
from server.thinkers_here import ThinkersHere

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


class Gate(ThinkersHere):
    """Decides only when it is let, one after the other; `asked` are all that came so far."""

    def __init__(self):
        super().__init__()
        self.asked, self.may = [], asyncio.Semaphore(0)

    async def think(self, request):
        self.asked.append(request)
        await self.may.acquire()
        return request.legal[0]


gated = pytest.mark.parametrize("server", [{"thinkers": Gate}], indirect=True)


async def until(true):
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def gate_of(server):
    return server.service.bots.thinkers


def match_of(server, id):
    return server.service.tables.get(id).match


async def with_a_bot_to_act(server, person):
    """A running table of a person and a bot, which is to act."""
    while True:
        id = await person.open(seats=["random", "me"], start=True)
        if match_of(server, id).bot_to_act:
            return id


async def with_a_bot_and_two_people(server, person, other):
    while True:
        id = await person.open(seats=["random", "me", "open"])
        await other.do(id, "join")
        await person.do(id, "start")
        if match_of(server, id).bot_to_act:
            return id


# -- processes -----------------------------------------------------------------------------


@pytest.mark.parametrize("server", [{"thinkers": None, "bot_processes": 2}], indirect=True)
async def test_bots_whose_processes_are_killed_play_on(server, ann, each_game, caplog):
    id = await ann.open(each_game, ["apprentice", "hauler", "me"])
    await ann.do(id, "start")
    for _ in range(3):
        await server.quiet(id)
        for process in server.service.bots.thinkers._idle:
            process.kill()
        before = match_of(server, id).moves
        await play(id, ann)
        assert (await server.quiet(id)).moves > before
    levels = {one.levelno for one in caplog.get_records("call") if one.name == "glueck.thinking"}
    assert levels <= {logging.WARNING}


# -- fairness ------------------------------------------------------------------------------


@gated
async def test_one_guest_with_many_tables_does_not_make_others_wait(server, ann, eve):
    """Whoever asks next is next: not behind 21 tables of somebody else."""
    gate = gate_of(server)
    for _ in range(20):
        await eve.open(seats=["captain", "captain"], start=True)
    await until(lambda: gate.asked)
    id = await with_a_bot_to_act(server, ann)
    async with ann.watch(id) as a:
        await a.next()
        await server.sweep()
        before = len(gate.asked)
        for _ in range(2):  # one that was thinking already, then Ann's
            gate.may.release()
        await until(lambda: match_of(server, id).moves)
        assert len(gate.asked) <= before + 2


@gated
async def test_who_comes_to_a_table_where_bots_wait_is_not_kept_waiting(server, ann, bob, eve):
    gate = gate_of(server)
    for _ in range(3):
        await eve.open(seats=["random", "random"], start=True)
    away = await with_a_bot_to_act(server, bob)
    mine = await with_a_bot_to_act(server, ann)
    await until(lambda: len(server.service.bots.turns._waiting) == 4)
    async with ann.watch(mine) as a:
        await a.next()
        await server.sweep()
        for _ in range(2):
            gate.may.release()
        await until(lambda: match_of(server, mine).moves)
        assert match_of(server, away).moves == 0


async def test_who_waits_at_a_table(server, ann, bob):
    alone = await ann.open(seats=["random", "open"])
    assert rank_of(server.service.tables.get(alone)) == ALONE
    id = await begun(ann, bob)
    table = server.service.tables.get(id)
    assert rank_of(table) == UNWATCHED
    async with server.nobody().watch(id) as spectator:
        await spectator.next()
        assert rank_of(table) == UNWATCHED
        async with bob.watch(id) as b:
            await b.next()
            assert rank_of(table) == WATCHED


# -- what is to be decided -----------------------------------------------------------------


@gated
async def test_a_decision_that_waits_is_nobodys_yet(server, ann, bob):
    """Another server over the same database may take it meanwhile; who thinks has claimed it."""
    gate, store, now = gate_of(server), server.service.store, server.clock()
    thinking = await ann.open(seats=["random", "random"], start=True)
    await until(lambda: gate.asked)
    waiting = await bob.open(seats=["random", "random"], start=True)
    await until(lambda: server.service.bots.turns._waiting)
    assert not await store.claim(thinking, match_of(server, thinking).version, "x", now, now)
    version = match_of(server, waiting).version
    assert await store.claim(waiting, version, "elsewhere", now, now + LEASE)
    gate.may.release()
    await until(lambda: match_of(server, thinking).moves)
    await until(lambda: len(gate.asked) == 2)
    assert match_of(server, waiting).moves == 0


@gated
async def test_what_happened_while_a_bot_waited_counts(server, ann, bob, eve):
    """The table wants no bot's decision any more: none is thought about."""
    gate = gate_of(server)
    await eve.open(seats=["random", "random"], start=True)
    await until(lambda: gate.asked)
    id = await with_a_bot_and_two_people(server, ann, bob)
    await until(lambda: server.service.bots.turns._waiting)
    await ann.do(id, "resign"), await bob.do(id, "resign")
    assert match_of(server, id).status == "over"
    gate.may.release()
    await until(lambda: not server.service.bots.turns._waiting)
    await until(lambda: id not in server.service.bots._busy)
    assert all(len(one.legal) and one.level == "random" for one in gate.asked)
    assert match_of(server, id).moves == 0


@gated
async def test_talk_does_not_interrupt_a_thought(server, ann):
    """Else whoever talks all the time would stop every bot."""
    gate = gate_of(server)
    id = await with_a_bot_to_act(server, ann)
    await until(lambda: gate.asked)
    for number in range(3):
        await ann.do(id, "chat", text=f"{number}")
    gate.may.release()
    await until(lambda: match_of(server, id).moves)
    assert len([one for one in gate.asked if one.position == gate.asked[0].position]) == 1


class Hopeless(ThinkersHere):
    failures = 2

    async def think(self, request):
        if type(self).failures:
            type(self).failures -= 1
            raise ThinkingFailed("again")
        return await super().think(request)


@pytest.mark.parametrize("server", [{"thinkers": Hopeless}], indirect=True)
async def test_what_could_not_be_decided_is_tried_again_later(server, ann, monkeypatch):
    monkeypatch.setattr(Hopeless, "failures", 2)
    id = await with_a_bot_to_act(server, ann)
    for _ in range(2):
        await until(lambda: id not in server.service.bots._busy)
        await server.sweep()
    await server.quiet(id)
    assert match_of(server, id).moves


# -- how much ------------------------------------------------------------------------------


@pytest.mark.parametrize("server", [{"rate": 1}], indirect=True)
async def test_bots_play_no_faster_than_the_disk_is_there_for_all(server, ann, bob, monkeypatch):
    """By who has opened the tables, and faster where somebody waits."""
    asked, limits, wait = [], server.service.limits, server.service.limits.wait

    def noted(limit, client, *args, **more):
        if limit in (BOT_MOVES, UNSEEN_BOT_MOVES):
            asked.append((limit, client))
        return wait(limit, client, *args, **more)

    monkeypatch.setattr(limits, "wait", noted)
    began = time.monotonic()
    alone = [await ann.open(seats=["random", "random"], start=True) for _ in range(2)]
    await until(lambda: sum(match_of(server, id).moves for id in alone) >= 30)
    more = 30 - UNSEEN_BOT_MOVES.burst
    assert time.monotonic() - began >= (more - 1) / UNSEEN_BOT_MOVES.rate
    assert set(asked) == {(UNSEEN_BOT_MOVES, ann.id)}
    id = await bob.open(seats=["me", "random"])
    async with bob.watch(id) as line:
        await bob.do(id, "start")
        await line.event("began")
        while (BOT_MOVES, bob.id) not in asked:
            if match_of(server, id).bot_to_act is None:
                await play(id, bob)
            await asyncio.sleep(0.01)
    assert (UNSEEN_BOT_MOVES, bob.id) not in asked


@pytest.mark.parametrize("server", [{"most_bot_tables": 2, "thinkers": Gate}], indirect=True)
async def test_one_player_has_only_so_many_running_tables_with_bots(server, ann, bob):
    for _ in range(2):
        await ann.open(seats=["me", "random"], start=True)
    again = ann.open(seats=["random", "random"], start=True)
    assert await refused(again) == "too_many_bots"
    waiting = await ann.open(seats=["me", "random"])
    assert await refused(ann.do(waiting, "start")) == "too_many_bots"
    filled = await ann.open(seats=["me", "open"])
    assert await refused(ann.do(filled, "start", fill="hauler")) == "too_many_bots"
    await bob.do(filled, "join")
    await ann.do(filled, "start")  # people only
    theirs = await bob.open(seats=["random", "me", "open"])
    await ann.do(theirs, "join")
    await bob.do(theirs, "start")  # where Ann sits, Bob pays
    await ann.do(filled, "resign")
    assert await refused(ann.do(waiting, "start")) == "too_many_bots"
    (one, _) = [
        t
        for t in (await ann.get("/api/tables", of="mine", status="running"))["tables"]
        if t["table"]["by"] == ann.id
    ]
    await ann.do(one["id"], "resign")
    await ann.do(waiting, "start")
