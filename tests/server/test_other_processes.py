"""Who is here, as other processes tell it: who comes and goes there, and who falls silent."""

import asyncio
import time
from contextlib import suppress

import pytest

from glueck.server import announcer, other_processes, presence
from glueck.server.other_processes import OtherProcesses
from glueck.store import ALIVE, ALL, ASK, Greeting, Looking, Unavailable
from server.playing import begun

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

ME, OTHER, THIRD = "me", "other", "third"
SOON = 60  # seconds; only ever used up by a failure


class Wire:
    """A store as far as processes talk by it: keeps what it is told."""

    me = ME

    def __init__(self):
        self.told = []
        self.cut = False

    async def tell(self, words):
        if self.cut:
            raise Unavailable("the line is cut")
        self.told.append(list(words))

    async def next(self):
        """What is told in the next transaction."""
        async with asyncio.timeout(SOON):
            while not self.told:
                await asyncio.sleep(0.001)
        return self.told.pop(0)


@pytest.fixture
def soon(monkeypatch):
    monkeypatch.setattr(presence, "AWAY_AFTER", 0.3)
    monkeypatch.setattr(presence, "GONE_AFTER", 2.0)
    monkeypatch.setattr(announcer, "PAUSE", 0.2)
    monkeypatch.setattr(announcer, "BEAT", 600.0)  # but for the first one


@pytest.fixture
def often(soon, monkeypatch):
    monkeypatch.setattr(announcer, "BEAT", 0.4)


@pytest.fixture
def wire():
    return Wire()


@pytest.fixture
def others(server, wire):
    """What this server hears of processes that are not there."""
    tables = server.service.tables
    tables.other_processes = OtherProcesses(wire, tables)
    return tables.other_processes


@pytest.fixture
async def speaking(others):
    """… and it speaks to them."""
    task = asyncio.create_task(others.announcer.run())
    yield others
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def hear(others, *words):
    for word in words:
        others.heard(word)


def hear_myself(others, what=ALIVE):
    others.heard(Greeting(ME, what))


def hear_nobody_else(others):
    """We asked, and there was time to answer."""
    hear_myself(others, ASK), hear_myself(others)


async def told(watcher):
    """The next message about presence."""
    return (await watcher.until(lambda message: message["t"] == "presence"))["seats"]


async def nothing_is_told(ann, id, watcher):
    number = await ann.do(id, "chat", text="nothing came before this")
    assert (await watcher.next()).get("n") == number


async def test_unknown_only_until_the_others_had_time_to_answer(others, ann, bob):
    id = await begun(ann, bob)
    async with ann.watch(id, form="view") as a:
        assert await told(a) == ["here", "unknown"]
        hear_myself(others)
        await nothing_is_told(ann, id, a)  # nobody was asked yet
        hear_nobody_else(others)
        assert await told(a) == ["here", "gone"]


async def test_who_comes_and_goes_elsewhere(soon, others, ann, bob):
    id = await begun(ann, bob)
    hear_nobody_else(others)
    async with ann.watch(id, form="view") as a:
        assert await told(a) == ["here", "gone"]
        hear(others, Looking(OTHER, id, (bob.id,)))
        assert await told(a) == ["here", "here"]
        hear(others, Looking(OTHER, id, ()), Looking(OTHER, id, (bob.id,)))
        await nothing_is_told(ann, id, a)  # it was a moment
        hear(others, Looking(OTHER, id, ()))
        assert await told(a) == ["here", "away"]
        assert await told(a) == ["here", "gone"]


async def test_who_is_at_two_processes_is_here_until_both_are_left(soon, others, ann, bob):
    id = await begun(ann, bob)
    hear_nobody_else(others)
    async with ann.watch(id, form="view") as a:
        assert await told(a) == ["here", "gone"]
        async with bob.watch(id):
            assert await told(a) == ["here", "here"]
            hear(others, Looking(OTHER, id, (bob.id,)), Looking(OTHER, id, ()))
            hear(others, Looking(OTHER, id, (bob.id,)))
            await asyncio.sleep(2 * presence.AWAY_AFTER)
        await asyncio.sleep(2 * presence.AWAY_AFTER)
        await nothing_is_told(ann, id, a)  # not here any more, but there
        hear(others, Looking(THIRD, id, (bob.id,)), Looking(OTHER, id, ()))
        await asyncio.sleep(2 * presence.AWAY_AFTER)
        await nothing_is_told(ann, id, a)
        hear(others, Looking(THIRD, id, ()))
        assert await told(a) == ["here", "away"]


async def test_a_silent_process_is_gone_and_who_was_there_has_left_when_it_was_heard_last(
    soon, others, ann, bob
):
    id = await begun(ann, bob)
    hear_nobody_else(others)
    async with ann.watch(id, form="view") as a:
        await told(a)
        hear(others, Looking(OTHER, id, (bob.id,)))
        assert await told(a) == ["here", "here"]
        for _ in range(3 * other_processes.SILENT):
            hear_myself(others), hear(others, Greeting(OTHER, ALIVE))
        for _ in range(other_processes.SILENT):
            hear_myself(others)
        await asyncio.sleep(2 * presence.AWAY_AFTER)
        await nothing_is_told(ann, id, a)
        hear_myself(others)
        assert await told(a) == ["here", "away"], "at once: it was silent for long enough"
        assert others.announcer.alone


async def test_when_we_do_not_hear_ourselves_nobody_is_gone(soon, others, ann, bob):
    """The line is cut, or we are too busy: what we know stays."""
    id = await begun(ann, bob)
    hear(others, Looking(OTHER, id, (bob.id,)))
    async with ann.watch(id, form="view") as a:
        assert await told(a) == ["here", "here"]
        await asyncio.sleep(2 * presence.GONE_AFTER)
        await nothing_is_told(ann, id, a)


async def test_what_is_said_of_all_takes_the_place_of_what_was_said_before(soon, others, ann, bob):
    id = await begun(ann, bob)
    hear_nobody_else(others)
    hear(others, Looking(OTHER, id, (ann.id, bob.id)))
    async with ann.watch(id, form="view") as a:
        assert await told(a) == ["here", "here"]
        hear(others, Greeting(OTHER, ALL), Looking(OTHER, id, (bob.id,)))
        await asyncio.sleep(2 * presence.AWAY_AFTER)
        await nothing_is_told(ann, id, a)
        hear(others, Greeting(OTHER, ALL))
        assert await told(a) == ["here", "away"]


async def test_whoever_opens_a_table_later_knows_who_left_it_a_while_ago(others, ann, bob):
    id = await begun(ann, bob)
    hear_nobody_else(others)
    others._tables.drop(id)
    hear(others, Looking(OTHER, id, (bob.id,)))
    now = time.monotonic()
    others._take(others._processes[OTHER], id, (), now - presence.AWAY_AFTER)
    async with ann.watch(id, form="view") as a:
        assert await told(a) == ["here", "away"]
    others._left[id][bob.id] = now - presence.GONE_AFTER
    hear_myself(others)
    assert not others._left, "and it is not kept for longer"


# -- what is told ----------------------------------------------------------------------------


async def test_who_is_alone_says_only_that_it_is_alive(often, speaking, wire, ann, bob):
    id = await begun(ann, bob)
    async with ann.watch(id):
        for _ in range(3):
            assert await wire.next() == [Greeting(ME, ALIVE)]


async def test_others_are_told_which_players_look_and_nothing_of_spectators(
    soon, speaking, wire, ann, bob, eve
):
    id = await ann.open(seats=["me", "open"])
    assert await wire.next() == [Greeting(ME, ALIVE)]
    async with ann.watch(id), eve.watch(id), bob.watch(id):
        hear(speaking, Greeting(OTHER, ALIVE))
        assert await wire.next() == [
            Greeting(ME, ALL),
            Looking(ME, id, (ann.id,)),
            Greeting(ME, ASK),
        ], "neither knows the other: all is told, and asked for"
        await bob.do(id, "join")
        assert await wire.next() == [Looking(ME, id, tuple(sorted((ann.id, bob.id))))]
        hear(speaking, Greeting(OTHER, ASK))
        assert await wire.next() == [
            Greeting(ME, ALL),
            Looking(ME, id, tuple(sorted((ann.id, bob.id)))),
        ]
    last = await wire.next()
    while last[-1] != Looking(ME, id, ()):
        last = await wire.next()


async def test_a_storm_is_told_once_in_a_while(soon, speaking, wire, ann, bob):
    """However often somebody comes and goes, and of what is as it was nothing."""
    id = await begun(ann, bob)
    hear(speaking, Greeting(OTHER, ALL))
    while Greeting(ME, ALL) not in await wire.next():
        pass
    began = time.monotonic()
    async with ann.watch(id):
        for _ in range(60):
            async with bob.watch(id):
                pass
        async with bob.watch(id) as b:
            await b.next()
            await asyncio.sleep(2 * announcer.PAUSE)
            passed = time.monotonic() - began
            assert 1 <= len(wire.told) <= passed / announcer.PAUSE + 1
            looking = [[one for one in words if type(one) is Looking] for words in wire.told]
            assert all(len(words) <= 1 for words in looking), "a note for each table"
            last = [words for words in looking if words][-1]
            assert last == [Looking(ME, id, tuple(sorted((ann.id, bob.id))))]
            wire.told.clear()
            async with bob.watch(id), ann.watch(id):
                pass
            await asyncio.sleep(2 * announcer.PAUSE)
            assert not wire.told


async def test_what_could_not_be_told_is_told_with_all(often, speaking, wire, caplog, ann, bob):
    id = await begun(ann, bob)
    hear(speaking, Greeting(OTHER, ALL))
    wire.cut = True
    async with ann.watch(id) as a:
        await a.next()
        async with asyncio.timeout(SOON):
            while "the line is cut" not in caplog.text:
                await asyncio.sleep(0.01)
        wire.told.clear()
        wire.cut = False
        assert await wire.next() == [
            Greeting(ME, ALL),
            Looking(ME, id, (ann.id,)),
            Greeting(ME, ASK),
        ]


async def test_whoever_goes_says_so(others, wire):
    await others.announcer.say_goodbye()
    assert wire.told == [[Greeting(ME, ALL)]], "all there is: nobody"
    wire.cut = True
    await others.announcer.say_goodbye()
