"""Who is here: told at once; away and gone only after a while; to pages that may look."""

import json

import pytest

from glueck.server import presence
from server.playing import begun, play, refused

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
def soon(monkeypatch):
    """Away and gone within a moment."""
    monkeypatch.setattr(presence, "AWAY_AFTER", 0.3)
    monkeypatch.setattr(presence, "GONE_AFTER", 2.0)


async def told(watcher):
    """The next message about presence."""
    while True:
        message = await watcher.next()
        if message["t"] == "presence":
            assert set(message) == {"t", "seats"}, "nothing else is told"
            return message["seats"]


async def test_who_comes_goes_and_comes_back(soon, server, ann, bob):
    id = await ann.open(seats=["me", "open", "random"])
    await bob.do(id, "join"), await ann.do(id, "start")
    async with ann.watch(id, form="view") as a:
        assert (await a.next())["t"] == "table"
        assert (await a.next())["seats"] == ["here", "gone", ""], "right behind the first message"
        async with bob.watch(id):
            assert await told(a) == ["here", "here", ""]
        assert await told(a) == ["here", "away", ""]
        assert await told(a) == ["here", "gone", ""]
        async with bob.watch(id):
            assert await told(a) == ["here", "here", ""]


async def test_who_loads_the_page_again_was_never_away(server, ann, bob):
    """Nor does it tell anybody that somebody has two pages open, or closes one."""
    id = await begun(ann, bob)
    async with ann.watch(id, form="view") as a:
        await a.next(), await a.next()
        async with bob.watch(id), bob.watch(id):
            assert await told(a) == ["here", "here"]
        async with bob.watch(id):
            pass
        number = await ann.do(id, "chat", text="still there?")
        assert (await a.next())["n"] == number, "nothing came before"


async def test_of_spectators_nothing_is_told(server, ann, bob, eve):
    id = await begun(ann, bob)
    async with ann.watch(id, form="view") as a, bob.watch(id, form="view"):
        while await told(a) != ["here", "here"]:
            pass
        async with eve.watch(id, form="view") as e:
            assert await told(e) == ["here", "here"], "who may look is told, too"
        number = await ann.do(id, "chat", text="nobody came")
        assert (await a.next())["n"] == number


async def test_who_may_not_look_is_told_nothing(server, ann, bob, eve):
    id = await begun(ann, bob, spectators=False)
    async with eve.watch(id, form="view") as e:
        assert (await e.next())["code"] == "no_spectators"
        with pytest.raises(Exception, match="no_spectators"):
            await e.next()


async def test_it_has_no_number_and_is_not_kept(soon, server, ann, bob, each_game):
    """Whatever is played, what is told of presence is the same, and no event."""
    id = await begun(ann, bob, each_game)
    before = len(await server.service.store.events(id))
    async with ann.watch(id, form="view") as a, bob.watch(id, form="view"):
        heard = []
        for _ in range(6):
            number = await play(id, ann, bob)
            while True:
                message = await a.next()
                if message["t"] == "presence":
                    heard.append(message)
                if message.get("n") == number:
                    break
    assert len(await server.service.store.events(id)) == before + 6
    assert {json.dumps(one) for one in heard} <= {
        json.dumps({"t": "presence", "seats": seats}) for seats in (["here", "gone"], ["here"] * 2)
    }


async def test_where_there_is_one_process_nobody_is_told(server, ann, bob):
    assert server.service.tables.other_processes is None
    running = {task.get_coro().__qualname__ for task in server.service._tasks}
    assert "BotRunner.sweep" in running
    assert not any(name.startswith("Announcer") for name in running)


async def test_who_is_played_for_and_who_came_back_is_in_the_first_message(server, ann, bob, eve):
    id = await ann.open(seats=["me", "open", "open"])
    await bob.do(id, "join"), await eve.do(id, "join"), await ann.do(id, "start")
    await bob.do(id, "resign")
    async with ann.watch(id, form="view") as a:
        first = await a.next()
    assert [(one["what"], one["seat"]) for one in first["news"]] == [
        ("gave_up", 1),
        ("took_over", 1),
    ]
    assert first["news"][1]["why"] == "gave_up"
    assert first["absent"] > 0
    assert first["acted"] > 0
    assert await refused(bob.do(id, "return")) == "no_return"
