"""One WebSocket per viewer and table: numbered messages, and exactly the rest after a break."""

import asyncio
import json
import socket

import pytest

from glueck.match.viewer_messages import FORMS
from server.playing import begun, play, whoever_acts
from server.viewers import slow_reader

pytestmark = pytest.mark.anyio


async def test_everybody_hears_of_everything_in_order(ann, bob, eve, each_game):
    id = await ann.open(each_game)
    async with ann.watch(id) as a, bob.watch(id) as b, eve.watch(id, form="record") as e:
        for one in (a, b, e):
            assert (await one.next())["t"] == "table"
        assert (await b.ask("join"))["t"] == "done"
        await a.ask("start")
        await a.ask("chat", text="have fun")
        for choice in range(5):
            last = max(one.client.number for one in (a, b, e))
            for one in (a, b, e):
                await one.number(last)
            await (a if a.client.view["turn"] == 0 else b).play(choice)
        last = max(a.client.number, b.client.number)
        for one, person in ((a, ann), (b, bob)):
            await one.number(last)
            now = await person.view(id)
            assert one.client.view == now["view"]
            assert one.client.log == now["log"]
            assert one.client.chat == now["chat"]
            assert one.client.table == now["table"]
        await e.number(last)
        assert e.client.log == (await eve.view(id))["log"]


async def test_whoever_sits_down_is_shown_the_table_of_that_seat(ann, bob):
    id = await ann.open()
    async with bob.watch(id) as one, bob.watch(id) as tab:
        first = await one.next()
        assert first["seat"] is None
        await one.ask("join")
        for tab_of_bob in (one, tab):
            if tab_of_bob is tab:
                await tab.until(lambda m: m["t"] == "table" and m["seat"] == 1)
            assert tab_of_bob.client.table["chairs"][1]["name"] == "Bob"
        await tab.ask("leave")
        shown = await one.until(lambda m: m["t"] == "table")
        assert shown["seat"] is None


async def test_several_tabs_of_one_player_see_the_same(ann, bob, each_game):
    id = await begun(ann, bob, each_game)
    async with ann.watch(id) as first, ann.watch(id) as second:
        await first.next(), await second.next()
        last = [await play(id, ann, bob, choice=choice) for choice in range(6)][-1]
        await first.number(last), await second.number(last)
        assert first.raw == second.raw


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMS)
async def test_a_reconnecting_viewer_gets_exactly_the_rest(server, ann, bob, each_game, form):
    id = await ann.open(each_game, clock={"game": 600, "increment": 3})
    async with ann.watch(id, form=form) as a, bob.watch(id, form=form) as b:
        for one in (a, b):
            await one.next()
        await bob.do(id, "join")
        await ann.do(id, "start")
        await ann.do(id, "chat", text="hi")
        last = 0
        for choice in range(8):
            server.clock.tick(1)
            last = await play(id, ann, bob, choice=choice)
        for one in (a, b):
            await one.number(last)
    for person, live in ((ann, a), (bob, b)):
        for since in (1, 2, 3, last - 1):
            async with person.watch(id, form=form, since=since) as again:
                messages = [await again.ws.recv() for _ in range(last - since)]
                assert messages == live.raw[-len(messages) :]
                assert (await again.ask("ping"))["n"] == last  # and nothing else came


async def test_with_the_last_number_nothing_comes_but_what_is_new(server, ann, bob):
    id = await begun(ann, bob)
    version = (await ann.info(id))["version"]
    async with ann.watch(id, since=version) as a:
        a.client.number = version
        pong = {"t": "pong", "id": 1, "n": version, "now": server.clock()}
        assert (await a.ask("ping")) == pong
        await bob.do(id, "chat", text="hello")
        assert (await a.next())["chat"]["text"] == "hello"


async def test_since_the_beginning_or_beyond_the_end(ann, bob):
    id = await begun(ann, bob)
    version = (await ann.info(id))["version"]
    async with ann.watch(id, since=0) as a:
        await a.number(version)
        assert a.client.view == (await ann.view(id))["view"]
    async with ann.watch(id, since=version + 1) as a:
        first = await a.next()
        assert (first["t"], first["n"]) == ("table", version)


async def test_whoever_was_told_by_another_protocol_gets_the_whole_table(ann, bob):
    id = await begun(ann, bob)
    async with ann.watch(id) as a:
        ours = (await a.next())["protocol"]
    await play(id, ann, bob)
    for protocol, expected in ((ours, "event"), ("2.other", "table")):
        async with ann.watch(id, since=1, protocol=protocol) as a:
            assert json.loads(await a.ws.recv())["t"] == expected


NO_SENSE = (
    ({"since": "x"}, "since"), ({"since": "-1"}, "since"), ({"since": "1e3"}, "since"),
    ({"since": "9" * 20}, "since"), ({"since": "%C2%B2"}, "since"), ({"form": "all"}, "form"),
    ({"form": "x" * 1000}, "form"), ({"since": ""}, "since"),
)  # fmt: skip


async def test_what_makes_no_sense_is_refused_and_closed(ann):
    id = await ann.open()
    for query, code in NO_SENSE:
        async with ann.watch(id, **query) as a:
            message = await a.next()
            assert (message["t"], message["code"]) == ("error", code)
            assert await a.closed() == (4003, code)


async def test_there_is_nothing_to_watch_at_a_table_that_is_not(ann):
    async with ann.watch("nowhere") as a:
        assert (await a.next())["code"] == "no_table"
        assert (await a.closed())[0] == 4003


async def test_however_much_was_missed_all_of_it_comes(ann, monkeypatch):
    """More bytes than a slow reader may be behind."""
    id = await ann.open("gluecksgriff", ["me", "open"])
    monkeypatch.setattr("glueck.server.viewer.MOST_UNSENT", 2000)
    for number in range(80):
        await ann.do(id, "rename", title=str(number))
    async with ann.watch(id, since=1) as a:
        a.client.number = 1
        await a.number(81)
        assert a.client.table["title"] == "79"


@pytest.mark.slow
async def test_a_slow_reader_is_cut_off_and_hurts_nobody(server, ann, bob, monkeypatch):
    monkeypatch.setattr("glueck.server.viewer.MOST_UNSENT", 20_000)
    monkeypatch.setattr("glueck.server.websocket_protocol.GOODBYE", 0.2)
    id = await begun(ann, bob)
    table = await server.service.tables.open(id)
    server.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2048)
    async with slow_reader(server, bob, id), ann.watch(id) as a:
        await a.next()
        async with asyncio.timeout(60):
            while len(table.viewers) < 2:
                await asyncio.sleep(0.01)
            said = 0
            while len(table.viewers) == 2:  # until nobody waits for the one who does not read
                said = await ann.do(id, "chat", text="blah " * 99)
                await a.number(said)
        assert [one.player for one in table.viewers] == [ann.id]
        last = await ann.do(id, "chat", text="are you still there?")
        await a.number(last)
    async with bob.watch(id) as b:  # and may come back
        assert (await b.next())["n"] == last


async def test_why_says_which_rule_forbids_it_to_who_plays(ann, bob, eve):
    id = await begun(ann, bob)
    one = await whoever_acts(id, ann, bob)
    async with one.watch(id) as a, eve.watch(id) as e:
        await a.next(), await e.next()
        legal = (a.client.view["legal"] or ["end"])[0]
        answer = await a.ask("why", actions=[legal, "end"])
        assert answer["t"] == "why"
        assert answer["why"]["end"][0].startswith("GA-")
        assert (await a.ask("why", actions=["nonsense"]))["code"] == "unknown_action"
        assert (await e.ask("why", actions=[legal]))["code"] == "not_seated"
        assert (await a.ask("why", actions=["end"] * 501))["code"] == "actions"


async def test_spectators_watch_if_they_may(ann, bob, eve):
    open_to_all, closed = await begun(ann, bob), await begun(ann, bob, spectators=False)
    async with eve.watch(open_to_all) as e:
        assert (await e.next())["seat"] is None
        assert (await e.ask("chat", text="good luck"))["t"] == "done"
        assert (await e.ask("resign"))["code"] == "not_seated"
    async with eve.watch(closed) as e:
        assert (await e.next())["code"] == "no_spectators"
    for path in ("", "/view", "/save"):
        answer = await eve.http.get(f"/api/tables/{closed}{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "no_spectators")


async def test_whoever_may_not_watch_is_sent_away_when_the_game_begins(server, ann, bob, eve):
    id = await ann.open(spectators=False)
    await bob.do(id, "join")
    async with eve.watch(id) as e, server.nobody().watch(id) as n, bob.watch(id) as b:
        for one in (e, n, b):
            await one.next()
        await ann.do(id, "start")
        for one in (e, n):
            assert await one.closed() == (4003, "no_spectators")
            assert not any('"began"' in raw for raw in one.raw)
        assert (await b.next())["what"] == "began"


async def test_answers_carry_the_number_of_their_command(ann, bob):
    id = await begun(ann, bob)
    async with ann.watch(id) as a:
        await a.next()
        for number in ("x", 7, -(2**53), "ä" * 20):
            await a.ws.send(json.dumps({"do": "ping", "id": number}))
            assert (await a.next())["id"] == number


async def test_two_moves_for_the_same_position_never_both_land(ann, bob, each_game):
    id = await begun(ann, bob, each_game)
    async with ann.watch(id) as a, bob.watch(id) as b:
        await a.next(), await b.next()
        one = a if a.client.view["legal"] else b
        legal = one.client.view["legal"]
        for number in range(5):
            command = {"do": "play", "id": number, "action": legal[number % len(legal)], "at": 0}
            await one.ws.send(json.dumps(command))
        answers = []
        while len(answers) < 5:
            message = await one.next()
            answers += [message] if "id" in message else []
        assert [m["t"] for m in answers] == ["done"] + ["error"] * 4
        assert {m["code"] for m in answers[1:]} == {"stale"}
        assert (await ann.view(id))["move"] == 1
