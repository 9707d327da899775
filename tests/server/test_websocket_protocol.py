"""Frames, heartbeats and goodbyes of one connection."""

import asyncio
import json

import pytest
from websockets.frames import Frame, Opcode

from glueck.server.websocket_protocol import head_of, only_text
from server.playing import begun
from server.viewers import slow_reader

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 100_000])
def test_the_head_of_a_frame_is_what_the_library_would_make(size):
    message = b"x" * size
    assert head_of(message) + message == Frame(Opcode.TEXT, message).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 128, 65535])
def test_one_whole_text_is_read_as_the_library_would(size):
    message = bytes(i % 251 for i in range(size))
    frame = Frame(Opcode.TEXT, message).serialize(mask=True)
    assert only_text(frame) == message
    for other in (frame[:-1], frame + b"x", frame + frame, frame[:1], b""):
        assert only_text(other) is None


@pytest.mark.parametrize(
    ("frame", "mask"),
    [
        (Frame(Opcode.TEXT, b"part", fin=False), True),
        (Frame(Opcode.CONT, b"part"), True),
        (Frame(Opcode.BINARY, b"bytes"), True),
        (Frame(Opcode.PING, b"ping"), True),
        (Frame(Opcode.TEXT, b"bare"), False),
        (Frame(Opcode.TEXT, bytes(65536)), True),
    ],
)
def test_all_other_frames_are_left_to_the_library(frame, mask):
    assert only_text(frame.serialize(mask=mask)) is None


@pytest.mark.parametrize("cut", [1, 3, 8, 20, 33, 60])
async def test_frames_may_come_cut_and_joined(ann, cut):
    """However the bytes of several frames are divided, no message is lost or doubled."""
    ping = [json.dumps({"do": "ping", "id": number}).encode() for number in range(4)]
    frames = [Frame(Opcode.TEXT, one).serialize(mask=True) for one in ping]
    parts = Frame(Opcode.TEXT, ping[3][:5], fin=False), Frame(Opcode.CONT, ping[3][5:])
    stream = frames[1] + frames[2] + b"".join(one.serialize(mask=True) for one in parts)
    async with ann.watch(await ann.open()) as a:
        await a.next()
        for packet in (frames[0], stream[:cut], stream[cut:]):
            a.ws.transport.write(packet)
            await asyncio.sleep(0.05)
        assert [(await a.next())["id"] for _ in range(4)] == [0, 1, 2, 3]


async def test_a_message_may_come_in_several_frames(ann):
    async with ann.watch(await ann.open()) as a:
        await a.next()
        await a.ws.send(['{"do":', '"ping",', "", '"id":7}'])
        assert (await a.next())["id"] == 7


async def test_a_ping_of_the_client_is_answered(ann):
    async with ann.watch(await ann.open()) as a:
        async with asyncio.timeout(60):
            await (await a.ws.ping())


async def test_what_was_sent_just_before_leaving_is_done(ann):
    id = await ann.open()
    async with ann.watch(id) as a:
        await a.next()
        await a.ws.send(json.dumps({"do": "chat", "text": "bye"}))
    async with asyncio.timeout(60):
        while (await ann.info(id))["version"] == 1:
            await asyncio.sleep(0.01)


async def gone(server, id):
    table = await server.service.tables.open(id)
    async with asyncio.timeout(60):
        while table.viewers:
            await asyncio.sleep(0.01)


async def test_whoever_does_not_answer_a_ping_is_gone(server, ann, bob, monkeypatch):
    id = await begun(ann, bob)
    monkeypatch.setattr("glueck.server.websocket_protocol.HEARTBEAT", 0.05)
    async with slow_reader(server, bob, id):
        table = await server.service.tables.open(id)
        async with asyncio.timeout(60):
            while not table.viewers:
                await asyncio.sleep(0.01)
        await gone(server, id)


@pytest.mark.slow
async def test_whoever_answers_pings_stays(server, ann, monkeypatch):
    id = await ann.open()
    monkeypatch.setattr("glueck.server.websocket_protocol.HEARTBEAT", 0.6)
    async with ann.watch(id) as a:
        await a.next()
        await asyncio.sleep(3)  # five of them
        assert (await a.ask("ping"))["t"] == "pong"


@pytest.mark.parametrize("nonsense", [b"\x81\x05hello", b"\xff\xff\xff\xff", b"\x83\x80\0\0\0\0"])
async def test_what_is_no_frame_ends_the_connection(server, ann, nonsense):
    id = await ann.open()
    async with slow_reader(server, ann, id) as raw:
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(60):
            while b"101" not in await loop.sock_recv(raw, 1000):
                pass
            await loop.sock_sendall(raw, nonsense)
            while await loop.sock_recv(raw, 1000):
                pass
    await gone(server, id)


BAD_TEXT = b'{"do":"chat","text":"\xff\xfe"}'


@pytest.mark.parametrize(
    "frames",
    [
        [Frame(Opcode.TEXT, BAD_TEXT)],
        [Frame(Opcode.TEXT, BAD_TEXT[:22], fin=False), Frame(Opcode.CONT, BAD_TEXT[22:])],
        [Frame(Opcode.PING, b"x"), Frame(Opcode.TEXT, b"\xed\xa0\x80")],
        [Frame(Opcode.CLOSE, b"\x03\xe8\xff")],
    ],
)
async def test_text_that_is_not_utf8_ends_the_connection(server, ann, frames, caplog):
    id = await ann.open()
    async with ann.watch(id) as a:
        await a.next()
        a.ws.transport.write(b"".join(one.serialize(mask=True) for one in frames))
        assert (await a.closed())[0] == 1007
    assert (await ann.info(id))["version"] == 1
    assert not [one for one in caplog.records if one.exc_info]


async def test_a_character_may_be_cut_by_the_border_of_two_frames(ann):
    async with ann.watch(await ann.open()) as a:
        await a.next()
        text = '{"do":"chat","id":5,"text":"Glück"}'.encode()
        cut = text.index(b"\xbc")
        parts = Frame(Opcode.TEXT, text[:cut], fin=False), Frame(Opcode.CONT, text[cut:])
        a.ws.transport.write(b"".join(one.serialize(mask=True) for one in parts))
        assert (await a.until(lambda m: m.get("id") == 5))["t"] == "done"


async def test_a_request_that_is_no_websocket_is_refused(server):
    answer = await server.nobody().http.get(
        "/ws/tables/x", headers={"Connection": "Upgrade", "Upgrade": "websocket"}
    )
    assert answer.status_code in (400, 426)
