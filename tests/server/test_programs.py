"""Programs as bots at tables: those of the operator, and those that connect over the WebSocket."""

import asyncio
import json
import sys
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.server import serve
from websockets.exceptions import ConnectionClosed

from bots.hostile_programs import BEGIN, GOOD, ODD
from bots.test_bot_protocol import EXAMPLES, runs
from glueck.bots.program import ProgramFailed
from glueck.cli.program_at_table import play_program
from glueck.client import ServerError
from glueck.match.bot_messages import MOST_FAULTS
from glueck.server import bot_socket, programs
from glueck.server.metrics import METRICS
from server.local_server import PATIENCE, LocalServer
from server.playing import refused

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
QUICK = {"options": {"point_limit": 1}}  # one round of Glücksgriff


def written(folder, name, text):
    file = folder / f"{name}.py"
    file.write_text(text)
    return f"cmd:{sys.executable} {file}"


@asynccontextmanager
async def serving(folder, **bots):
    """A server whose operator has these programs; and somebody there."""
    server = LocalServer(folder, programs=bots, program_seconds=60)
    await server.open()
    try:
        yield server, await server.person("Ann")
    finally:
        await server.leave()


async def over(server, id):
    match = await server.quiet(id)
    assert match.status == "over"
    return match


def faults(kind):
    return METRICS.program_faults.labels(kind)._value.get()


# -- of the operator -----------------------------------------------------------------------


async def test_a_program_is_seated_by_its_name_plays_and_ends_with_the_game(tmp_path):
    notes = tmp_path / "notes"
    writes = BEGIN.replace("json.loads(line)", "json.loads(line); notes.write(line); notes.flush()")
    text = (
        f"import os\nnotes = open({str(notes)!r}, 'a')\nnotes.write(f'{{os.getpid()}}\\n')\n"
        + writes + GOOD
    )  # fmt: skip
    async with serving(tmp_path, Mine=written(tmp_path, "mine", text)) as (server, ann):
        about = await ann.get("/api/games")
        assert about["levels"][-1]["name"] == "Mine"
        assert {one["levels"][-1]["name"] for one in about["games"]} == {"Mine"}
        id = await ann.open("gluecksgriff", ["Mine", "random"], start=True, **QUICK)
        match = await over(server, id)
        assert [chair.level for chair in match.chairs] == ["Mine", "random"]
        pid = notes.read_text().splitlines()[0]
        async with asyncio.timeout(PATIENCE):
            while runs(int(pid)):
                await asyncio.sleep(0.01)
        told = [json.loads(line) for line in notes.read_text().splitlines()[1:]]
        assert (told[0]["t"], told[-1]["t"]) == ("hello", "over")
        assert told[0]["names"] == ["Mine", "random"]
        assert told[-1]["places"] == match.places
        for command in ("cmd:true", "x=cmd:true", "mine=cmd:./mine.py", "mine", "Mine2"):
            assert await refused(ann.open("gluecksgriff", [command, "me"])) == "level"
        seated = await ann.open("gluecksgriff", ["me", "open"])
        await ann.do(seated, "start", fill="Mine")
        assert (await ann.info(seated))["table"]["chairs"][1]["level"] == "Mine"


async def test_a_program_that_fails_is_played_for_and_nobody_waits(tmp_path, monkeypatch):
    """Also one that the server no longer has; and only so many run at once."""
    odd = written(tmp_path, "odd", ODD["acts against the rules"][0])
    good = written(tmp_path, "good", BEGIN + GOOD)
    async with serving(tmp_path, Odd=odd, Good=good) as (server, ann):
        before, crashed = faults("illegal"), faults("crash")
        first = await ann.open("gluecksgriff", ["Odd", "Good"], start=True, **QUICK)
        await over(server, first)
        assert faults("illegal") == before + MOST_FAULTS
        monkeypatch.setattr(programs, "MOST_RUNNING", 1)
        second = await ann.open("gluecksgriff", ["Good", "Good"], start=True)
        async with asyncio.timeout(PATIENCE):
            while server.service.tables.get(second).match.moves < 8:
                await asyncio.sleep(0.01)
        assert faults("crash") == crashed  # whoever gave way to others did nothing wrong
        waiting = await ann.open("gluecksgriff", ["me", "Good"], start=True)
        await ann.do(waiting, "resign")
        server.settings = server.settings.model_copy(update={"programs": {}})
        again = await ann.open("gluecksgriff", ["Good", "me", "Odd"])
        await server.restart()
        await ann.do(again, "start")
        match = await server.quiet(again)
        assert match.state.played > 0 or match.turn == 1
        offered = await ann.ask("POST", f"/api/tables/{waiting}/rematch")
        assert offered["table"]["chairs"][1]["level"] is None  # nobody can take that seat for it


# -- over the WebSocket --------------------------------------------------------------------


class Bot:
    """The lines of one connection."""

    def __init__(self, socket):
        self.socket = socket

    async def say(self, **message):
        await self.socket.send(json.dumps(message))

    async def hear(self, kind=None):
        async with asyncio.timeout(PATIENCE):
            message = json.loads(await self.socket.recv())
        assert kind in (None, message["t"]), message
        return message


@asynccontextmanager
async def bot_at(server, id, **ready):
    address = server.url.replace("http", "ws", 1) + bot_socket.PATH + id
    async with connect(address, max_size=None, open_timeout=60) as socket:
        bot = Bot(socket)
        await bot.say(t="ready", **ready)
        yield bot


async def test_the_examples_play_a_whole_game_over_the_websocket(server, ann, each_game):
    """And a program of mine that `glueck join` brings along."""
    id = await ann.open(each_game, ["open", "open", "open"])
    address = server.url.replace("http", "ws", 1) + bot_socket.PATH + id
    node = Path(sys.executable).with_name("node")
    python = [sys.executable, EXAMPLES / "bot.py"]
    script = [node, EXAMPLES / "bot.mjs"] if node.exists() else python
    started = [
        await asyncio.create_subprocess_exec(*map(str, command), address)
        for command in (python, script)
    ]
    argv, url = [sys.executable, str(EXAMPLES / "bot.py")], (await ann.info(id))["url"]
    third = asyncio.create_task(play_program(url, argv, "Third", None, lambda *_: None))
    async with asyncio.timeout(PATIENCE):
        while any(chair["player"] is None for chair in (await ann.info(id))["table"]["chairs"]):
            await asyncio.sleep(0.05)
        await ann.do(id, "start")
        places = await third
        assert [await one.wait() for one in started] == [0, 0]
    about = (await ann.info(id))["table"]
    assert (about["status"], about["places"]) == ("over", places)


async def test_what_is_refused_is_said_and_who_comes_back_is_told_everything(server, ann):
    id = await ann.open("gluecksgriff", ["open", "random"], **QUICK)
    async with bot_at(server, id, name="Tin") as bot:
        seated = await bot.hear("seated")
        assert (seated["seat"], seated["name"]) == (0, "Tin")
        await ann.do(id, "start")
        hello = await bot.hear("hello")
        turn = await bot.hear("turn")
        assert (hello["seat"], hello["names"], turn["limit"]) == (0, ["Tin", "random"], None)
        number = turn["number"]
        for answer, code in (
            ({"t": "answer", "number": number, "action": "win"}, "unknown_action"),
            ({"t": "answer", "number": number, "action": 10**6}, "unknown_action"),
            ({"t": "answer", "number": number + 1, "action": turn["legal"][0]}, "stale"),
            ({"t": "answer", "number": number}, "malformed"),
            ({"t": "play", "action": turn["legal"][0]}, "malformed"),
            ({"t": "answer", "number": number, "action": "x" * 5000}, "malformed"),
        ):
            await bot.say(**answer)
            assert (await bot.hear("fault"))["code"] == code
        await bot.say(t="answer", number=number, action=turn["numbers"][0])
        second = await bot.hear("turn")
        assert second["log"][0]["action"] == turn["legal"][0]
        assert second["log"][0]["seat"] == 0
    async with bot_at(server, id, name="Tin", token=seated["token"]) as bot:
        assert (await bot.hear("seated"))["token"] is None
        assert await bot.hear("hello") == hello
        again = await bot.hear("turn")
        assert [one["number"] for one in again["log"]] == list(range(again["number"]))
        assert {k: v for k, v in again.items() if k != "log"} == {
            k: v for k, v in second.items() if k != "log"
        }
        await ann.do(id, "chat", text="hm")  # is no reason to ask again
        await bot.say(t="answer", number=again["number"], action=again["legal"][0])
        heard = await bot.hear()
        assert heard["t"] == "over" or heard["number"] > again["number"]


async def test_who_is_no_bot_or_finds_no_seat_is_told_why(server, ann):
    id = await ann.open("gluecksgriff", ["me", "random"], start=True)
    for table, ready, code in (
        (id, {"name": "Late"}, "status"),
        (id, {"name": "Captain"}, "name_taken"),
        (id, {"token": "nobody's"}, "who"),
        (id, {"name": "New", "protocol": 2}, "malformed"),
        (id, {"name": 5}, "malformed"),
        ("nowhere", {"name": "Lost"}, "no_table"),
    ):
        async with bot_at(server, table, **ready) as bot:
            assert (await bot.hear("fault"))["code"] == code
            with pytest.raises(ConnectionClosed):
                await bot.hear()


async def test_who_talks_nonsense_all_the_time_is_cut_off(server, ann):
    id = await ann.open("gluecksgriff", ["open", "me"])
    async with bot_at(server, id, name="Tin") as bot:
        await bot.hear("seated")
        for _ in range(bot_socket.FAULTS):
            await bot.say(t="hello")
            await bot.hear("fault")
        with pytest.raises(ConnectionClosed):
            await bot.hear()
    assert (await ann.info(id))["table"]["chairs"][0]["name"] == "Tin"  # the seat is still its


async def test_a_program_that_was_too_quick_or_too_late_plays_on(tmp_path, monkeypatch):
    """A server that cannot do it now is told again; what others were faster with is no reason to
    leave. Only what the bot did wrong ends it."""
    monkeypatch.setattr("glueck.cli.program_at_table.PAUSE", 0)
    argv = written(tmp_path, "good", BEGIN + GOOD).removeprefix("cmd:").split()
    answers = []

    async def host(socket):
        async def say(**message):
            await socket.send(json.dumps(message))

        await socket.recv()
        await say(t="seated", seat=0, name="Odd")
        for number, code in enumerate(("too_many", "stale", wrong)):
            await say(t="turn", number=number, legal=["go"], limit=None)
            answers.append(json.loads(await socket.recv())["number"])
            await say(t="fault", code=code, text="no")
            if code == "too_many":
                answers.append(json.loads(await socket.recv())["number"])
        await say(t="over", places=[1])
        await socket.wait_closed()

    async with serve(host, "127.0.0.1", 0) as listening:
        port = listening.sockets[0].getsockname()[1]
        url = f"http://127.0.0.1:{port}/#table=x"
        wrong = "status"
        assert await play_program(url, argv, None, None, lambda *_: None) == [1]
        assert answers == [0, 0, 1, 2]
        wrong = "illegal"
        with pytest.raises(ServerError, match="no"):
            await play_program(url, argv, None, None, lambda *_: None)


async def test_a_program_that_ends_before_the_game_is_said_to_have(server, ann, tmp_path):
    id = await ann.open("gluecksgriff", ["open", "random"])
    argv = written(tmp_path, "odd", ODD["crashes"][0]).removeprefix("cmd:").split()
    url = (await ann.info(id))["url"]
    playing = asyncio.create_task(play_program(url, argv, None, None, lambda *_: None))
    async with asyncio.timeout(PATIENCE):
        while (await ann.info(id))["table"]["chairs"][0]["player"] is None:
            await asyncio.sleep(0.02)
        await ann.do(id, "start")
        with pytest.raises(ProgramFailed, match="crash"):
            await playing
