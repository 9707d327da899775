"""Much that comes in one go: looked at piece by piece, as far as somebody wants it."""

import json

import pytest
from websockets.frames import Frame, Opcode

from glueck.server import http_protocol, websocket_protocol
from glueck.server.websocket_protocol import MOST_UNHEARD, MOST_UNREAD
from server.wire import WebSocketLine, Wire

pytestmark = pytest.mark.anyio

PING = Frame(Opcode.PING, b"").serialize(mask=True)
PONG = Frame(Opcode.PONG, b"").serialize(mask=True)
PART = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
FIRST = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
A_PIECE = websocket_protocol.PIECE // len(PING)  # frames
REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"


async def at_a_table(server, ann):
    line = await WebSocketLine(server, f"/ws/tables/{await ann.open()}", ann.token).opened()
    assert (await answer(line))["t"] == "table"
    assert (await answer(line))["t"] == "presence"
    return line


async def answer(line):
    return json.loads(await line.next())


async def test_a_long_handshake_is_read_whole(server, ann):
    """Browsers send cookies and much else with it."""
    path = f"/ws/tables/{await ann.open()}?more={'x' * 5 * websocket_protocol.PIECE}"
    line = await WebSocketLine(server, path, ann.token).opened()
    assert (await answer(line))["t"] == "table"
    line.close()


@pytest.fixture
def looked_at(monkeypatch):
    """How many frames."""
    frames, take = [], websocket_protocol.WebSocketConnection._take

    def noted(self, frame):
        frames.append(frame)
        take(self, frame)

    monkeypatch.setattr(websocket_protocol.WebSocketConnection, "_take", noted)
    return frames


@pytest.mark.parametrize("frames", [PING * 40_000, PONG * 40_000, FIRST + PART * 40_000])
async def test_who_sends_frames_without_end_is_cut_off(server, ann, frames, looked_at):
    """Commands are counted and wait for their time; frames that are none would cost as much."""
    line = await at_a_table(server, ann)
    line.wire.send(frames)
    assert line.wire.closed
    assert len(looked_at) <= MOST_UNHEARD + A_PIECE


async def test_who_sends_them_one_by_one_too(server, ann):
    line = await at_a_table(server, ann)
    for _ in range(MOST_UNHEARD):
        line.wire.send(PING)
    assert not line.wire.closed
    line.wire.send(PING)
    assert line.wire.closed


async def test_pings_are_counted_from_one_heartbeat_to_the_next(server, ann, monkeypatch):
    line = await at_a_table(server, ann)
    for _ in range(3):
        line.wire.send(PING * (MOST_UNHEARD - 10))
        line.wire.get_protocol()._ping()
    assert not line.wire.closed


async def test_so_many_messages_are_looked_at_and_then_the_rest(server, ann):
    """All are answered, in their order, though they come in one go."""
    line = await at_a_table(server, ann)
    asked = [json.dumps({"do": "ping", "id": number}).encode() for number in range(1, 1000)]
    line.wire.send(b"".join(Frame(Opcode.TEXT, one).serialize(mask=True) for one in asked))
    waiting = line.wire.get_protocol()._inbox
    assert len(waiting) <= MOST_UNREAD + websocket_protocol.PIECE // (len(asked[0]) + 6) + 1
    assert [(await answer(line))["id"] for _ in asked] == [*range(1, 1000)]


async def test_whoever_is_sent_away_in_between_is_told_why(server, ann):
    line = await at_a_table(server, ann)
    line.wire.send(Frame(Opcode.TEXT, b"{").serialize(mask=True) * 5_000)
    for _ in range(20):
        assert (await answer(line))["code"] == "malformed"
    assert await line.next() is None
    assert line.code == 4003


@pytest.mark.slow
async def test_requests_wait_until_those_before_are_answered(server):
    """All are answered, in their order; few of them are read before."""
    wire = Wire(server)
    wire.send(REQUEST * 1_000)
    a_piece = http_protocol.PIECE // len(REQUEST) + 1
    most = 0

    def all_are_answered():
        nonlocal most
        most = max(most, len(wire.get_protocol().pipeline))
        return wire.received.count(b"HTTP/1.1 200 OK") == 1_000

    assert await wire.until(all_are_answered)
    assert 0 < most <= a_piece
    wire.hang_up()


async def test_a_large_body_behind_another_request_is_received(server, ann):
    """Its beginning is read with the request before it, and the rest when that is answered."""
    body = json.dumps({"name": "Ann", "program": True}).encode() + b" " * 50_000
    head = b"POST /api/players HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    one = head + b"Content-Length: %d\r\n\r\n" % len(body) + body
    wire = Wire(server)
    wire.send(REQUEST + one + one + REQUEST)
    assert await wire.until(lambda: wire.received.count(b"HTTP/1.1 ") == 4)
    assert wire.received.count(b"HTTP/1.1 201 Created") == 2
    wire.hang_up()
