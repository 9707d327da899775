"""The truth about every command: done once, answered the same; «nothing was done» only if so."""

import asyncio
import json
from contextlib import contextmanager

import pytest

from glueck.match import commands as c
from glueck.match.decide import ABSENT
from glueck.server import uncertain_writes
from glueck.store import Unavailable, Uncertain
from server.local_server import Refusal
from server.playing import begun, finished, play, refused, whoever_acts

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


class Trouble:
    """A store of which some appends fail: before they are written, or after."""

    def __init__(self, store):
        self.store, self.real = store, store.append
        self.failures = []  # what happens to the next appends: (written?, error)
        self.always = None
        self.only = None  # the table that has it; None: all
        store.append = self.append

    async def append(self, *args):
        if self.only not in (None, args[3].id) or not (self.failures or self.always):
            return await self.real(*args)
        written, error = self.failures.pop(0) if self.failures else self.always
        if written:
            await self.real(*args)
        raise error("the line was cut")


@pytest.fixture
def trouble(server):
    return Trouble(server.service.store)


@pytest.fixture
def hasty(monkeypatch):
    monkeypatch.setattr(uncertain_writes, "SOON", 0.1)
    monkeypatch.setattr(uncertain_writes, "PAUSE", 0.01)


async def stored(server, id):
    return await server.service.store.events(id)


# -- each command --------------------------------------------------------------------------


async def to_join(server, ann, bob):
    return await ann.open(), bob, {"do": "join"}


async def joined(ann, bob):
    id = await ann.open()
    await bob.do(id, "join")
    return id


async def to_leave(server, ann, bob):
    return await joined(ann, bob), bob, {"do": "leave"}


async def to_start(server, ann, bob):
    return await ann.open(), ann, {"do": "start", "fill": "random"}


async def to_play(server, ann, bob):
    id = await begun(ann, bob)
    one = await whoever_acts(id, ann, bob)
    action = (await one.view(id))["view"]["legal"][0]
    return id, one, {"do": "play", "action": action, "at": 0}


async def to_undo(server, ann, bob):
    id = await begun(ann, bob)
    while not server.service.tables.get(id).match.state.undoable:
        await play(id, ann, bob)
    one = await whoever_acts(id, ann, bob)
    return id, one, {"do": "undo", "at": (await one.view(id))["move"]}


async def to_resign(server, ann, bob):
    return await begun(ann, bob), bob, {"do": "resign"}


async def to_take_over(server, ann, bob):
    id = await begun(ann, bob)
    away = await whoever_acts(id, ann, bob)
    server.clock.tick(ABSENT / 1000)
    seat = (await away.info(id))["seat"]
    return id, bob if away is ann else ann, {"do": "take_over", "seat": seat}


async def to_return(server, ann, bob):
    id, other, command = await to_take_over(server, ann, bob)
    await other.do(id, **command)
    await server.quiet(id)
    return id, bob if other is ann else ann, {"do": "return"}


async def to_chat(server, ann, bob):
    return await begun(ann, bob), bob, {"do": "chat", "text": "hello"}


async def to_rename(server, ann, bob):
    return await ann.open(), ann, {"do": "rename", "title": "Evening"}


async def to_close(server, ann, bob):
    return await ann.open(), ann, {"do": "close"}


async def offered(ann, bob):
    """Another game, with a seat kept for Bob."""
    id = await finished(ann, bob)
    return (await ann.ask("POST", f"/api/tables/{id}/rematch"))["id"]


async def to_decline(server, ann, bob):
    return await offered(ann, bob), bob, {"do": "decline"}


async def to_release(server, ann, bob):
    return await offered(ann, bob), ann, {"do": "release", "seat": 1}


KINDS = {
    f.__name__[3:]: f
    for f in (to_join, to_leave, to_start, to_play, to_undo, to_resign, to_take_over, to_return,
              to_chat, to_rename, to_close, to_decline, to_release)
}  # fmt: skip


@contextmanager
def without_bots(server):
    """Bots would write, too, and this is about people's commands."""
    tables = server.service.tables
    look_at, tables.changed = tables.changed, lambda table: None
    try:
        yield
    finally:
        tables.changed = look_at


def commands_in(events):
    """How many were done by them."""
    return sum(b'"mark"' in event.body for event in events)


def test_there_is_one_of_each():
    assert set(KINDS) == {kind.__struct_config__.tag for kind in c.Change.__args__}


async def test_sent_again_it_is_answered_the_same_and_done_once(server, ann, bob):
    """Over HTTP, over a WebSocket, and after a restart."""
    first, before, tables = {}, {}, {}
    for kind, prepare in KINDS.items():
        id, one, command = tables[kind] = await prepare(server, ann, bob)
        before[kind] = len(await stored(server, id))
        first[kind] = await one.do(id, **command, id="c-1")
        assert await one.do(id, **command, id="c-1") == first[kind], kind
    await server.restart()
    for kind, (id, one, command) in tables.items():
        assert await one.do(id, **command, id="c-1") == first[kind], kind
        async with one.watch(id) as watching:
            await watching.ws.send(json.dumps(command | {"id": "c-1"}))
            answer = await watching.until(lambda m: m.get("id") == "c-1")
        assert answer == {"t": "done", "id": "c-1", "n": first[kind]}
        assert commands_in((await stored(server, id))[before[kind] :]) == 1, kind


@pytest.mark.parametrize("written", [False, True])
async def test_when_the_store_does_not_know_it_is_found_out(written, server, ann, bob, trouble):
    for kind, prepare in KINDS.items():
        id, one, command = await prepare(server, ann, bob)
        before = len(await stored(server, id))
        with without_bots(server):
            trouble.only = id
            trouble.failures = [(written, Uncertain), (False, Unavailable), (False, Uncertain)]
            first = await one.do(id, **command, id="c-1")
            events = await stored(server, id)
            assert first == len(events) == server.service.tables.get(id).match.version
            assert commands_in(events[before:]) == 1, kind
            assert await one.do(id, **command, id="c-1") == first, kind


@pytest.mark.parametrize("written", [False, True])
async def test_what_cannot_be_found_out_soon_is_said_to_be_unknown(
    written, server, ann, bob, trouble, hasty
):
    for kind, prepare in KINDS.items():
        id, one, command = await prepare(server, ann, bob)
        before = len(await stored(server, id))
        with without_bots(server):
            trouble.only = id
            trouble.failures, trouble.always = [(written, Uncertain)], (False, Unavailable)
            with pytest.raises(Refusal, match="send it again with the same id") as caught:
                await one.do(id, **command, id="c-1")
            assert (caught.value.status, caught.value.code) == (503, "uncertain"), kind
            assert (len(await stored(server, id)) > before) == written, kind
            trouble.always = None
            last = await one.do(id, **command, id="c-1")
            events = await stored(server, id)
        assert last == len(events), kind
        assert commands_in(events[before:]) == 1, kind


async def test_nothing_was_done_is_said_only_of_what_was_not(server, ann, bob, trouble):
    for kind, prepare in KINDS.items():
        id, one, command = await prepare(server, ann, bob)
        before = await stored(server, id)
        with without_bots(server):
            trouble.only = id
            trouble.always = (False, Unavailable)
            assert await refused(one.do(id, **command, id="c-1")) == "unavailable", kind
            trouble.always = None
            assert await stored(server, id) == before, kind
            assert await one.do(id, **command, id="c-1") == len(await stored(server, id)), kind


# -- around them ---------------------------------------------------------------------------


async def test_whoever_looks_hears_it_once_whatever_happened(server, ann, bob, trouble, hasty):
    id = await begun(ann, bob)
    async with bob.watch(id) as b:
        await b.next()
        for number, written in enumerate((True, False, True)):
            trouble.failures, trouble.always = [(written, Uncertain)], (False, Unavailable)
            text = f"line {number}"
            assert await refused(ann.do(id, "chat", text=text, id=text)) == "uncertain"
            trouble.always = None
            await b.number(await ann.do(id, "chat", text=text, id=text))
        assert [line["text"] for line in b.client.chat] == ["line 0", "line 1", "line 2"]


async def test_what_was_written_after_all_is_told_though_nobody_asks_again(
    server, ann, bob, trouble, hasty
):
    id = await begun(ann, bob)
    async with bob.watch(id) as b:
        await b.next()
        trouble.failures, trouble.always = [(True, Uncertain)], (False, Unavailable)
        assert await refused(ann.do(id, "chat", text="there", id=1)) == "uncertain"
        trouble.always = None
        assert (await b.event("said"))["chat"]["text"] == "there"


async def test_who_stops_waiting_leaves_no_table_behind_its_log(server, ann, bob, monkeypatch):
    """The commit is on its way when somebody is cancelled: what it brings is told all the same."""
    id = await begun(ann, bob)
    store, table = server.service.store, server.service.tables.get(id)
    real, on_its_way, go = store.append, asyncio.Event(), asyncio.Event()

    async def slowly(*args):
        async def write():
            await go.wait()
            return await real(*args)

        task = asyncio.ensure_future(write())
        on_its_way.set()
        return await asyncio.shield(task)

    who = await server.service.players.who(bob.token)
    async with ann.watch(id) as a:
        await a.next()
        monkeypatch.setattr(store, "append", slowly)
        saying = asyncio.create_task(server.service.do(table, who, c.Chat(id=1, text="on its way")))
        await on_its_way.wait()
        saying.cancel()
        await asyncio.wait([saying])
        go.set()
        assert (await a.event("said"))["chat"]["text"] == "on its way"


async def test_a_chat_sent_again_is_no_second_one_to_the_limit(server, ann, bob):
    """Or the answer would be «too many» about something that was done."""
    id = await begun(ann, bob)
    taken = []
    server.service.limits.take = lambda *what: taken.append(what[1])
    for _ in range(3):
        await ann.do(id, "chat", text="hello", id="x")
    assert taken.count(ann.id) == 1


async def test_a_table_that_was_made_after_all_is_the_one_that_is_answered(server, ann, trouble):
    trouble.failures = [(True, Uncertain), (False, Unavailable)]
    id = await ann.open()
    assert [row["id"] for row in (await ann.get("/api/tables", of="mine"))["tables"]] == [id]


async def test_of_a_table_that_may_have_been_made_nobody_says_it_was_not(
    server, ann, trouble, hasty
):
    trouble.failures, trouble.always = [(True, Uncertain)], (False, Unavailable)
    assert await refused(ann.open()) == "uncertain"
    trouble.always = None
    assert len((await ann.get("/api/tables", of="mine"))["tables"]) == 1


async def test_a_name_that_may_have_been_changed(server, ann, hasty, monkeypatch):
    store = server.service.store
    real, failures = store.change_player, [True, False]

    async def fails(id, **fields):
        if not failures:
            return await real(id, **fields)
        if failures.pop(0):
            await real(id, **fields)
        raise Uncertain("the line was cut")

    monkeypatch.setattr(store, "change_player", fails)
    assert (await ann.ask("PATCH", "/api/me", name="Anna"))["name"] == "Anna"
    failures += [True] * 1000
    assert await refused(ann.ask("PATCH", "/api/me", name="Hanna")) == "uncertain"
    failures.clear()
    assert (await ann.get("/api/me"))["name"] == "Hanna"


async def test_nobody_hears_of_names_of_commands(server, ann, bob, eve, each_game):
    id = await begun(ann, bob, each_game)
    async with bob.watch(id) as b, eve.watch(id) as e:
        await b.next(), await e.next()
        await ann.do(id, "rename", title="Mine", id="a-secret-name")
        await ann.do(id, "chat", text="hello", id="a-secret-name")
        one = await whoever_acts(id, ann, bob)
        action = (await one.view(id))["view"]["legal"][0]
        last = await one.do(id, "play", action=action, at=0, id="a-secret-name")
        marks = [json.loads(one.body)["mark"] for one in (await stored(server, id))[-3:]]
        for viewer in (b, e):
            await viewer.number(last)
        seen = json.dumps([b.raw, e.raw, await bob.view(id), await bob.info(id)], default=str)
    assert not any(one in seen for one in ["a-secret-name", '"mark', *marks])
