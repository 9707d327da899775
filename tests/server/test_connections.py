"""Who sends nothing, or half of something, is not waited for without end and keeps nobody out."""

import asyncio
import json
import resource
import socket
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import pytest
from websockets.frames import Frame, Opcode

from glueck.server.connections import OTHER_FILES, Connections, room_for

pytestmark = pytest.mark.anyio

HOST = b"Host: 127.0.0.1\r\n"
HANDSHAKE = (
    b"GET /ws/tables/x HTTP/1.1\r\n" + HOST + b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
ONE = b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\n"
POST = b"POST /api/players HTTP/1.1\r\n" + HOST
HALF = {
    "nothing": b"",
    "empty lines": b"\r\n\r\n",
    "half a line": b"GET /api/ga",
    "half the headers": b"GET /api/games HTTP/1.1\r\n" + HOST + b"X-Long: y",
    "half a body": POST + b"Content-Length: 5000\r\n\r\n{",
    "half of what was refused": POST + b"Content-Length: 90000\r\n\r\n{",
    "half a handshake": HANDSHAKE,
    "half a second request": ONE + b"GET /api/ga",
    "empty lines after a request": ONE + b"\r\n",
}
TRICKLE = {"empty lines": b"\r\n", "empty lines after a request": b"\r\n"}
TOLD = {
    "half a line",
    "half the headers",
    "half a body",
    "half a handshake",
    "half a second request",
}


@pytest.fixture
def impatient(server, monkeypatch):
    server._uvicorn.config.timeout_keep_alive = 0.2
    for name in ("FIRST", "HEAD", "BODY", "READ", "GOODBYE"):
        monkeypatch.setattr(f"glueck.server.http_protocol.{name}", 0.2)
    monkeypatch.setattr("glueck.server.http_protocol.PACE", 10**9)
    monkeypatch.setattr("glueck.server.websocket_protocol.GOODBYE", 0.2)


@asynccontextmanager
async def connected(server, sent=b""):
    reader, writer = await asyncio.open_connection("127.0.0.1", server.settings.port)
    try:
        writer.write(sent)
        yield reader, writer
    finally:
        writer.transport.abort()


async def count_is(server, count):
    async with asyncio.timeout(60):
        while len(server.app.connections) != count:
            await asyncio.sleep(0.01)


async def trickle(writer, byte):
    while not writer.is_closing():
        writer.write(byte)
        await asyncio.sleep(0.05)


@pytest.mark.slow
@pytest.mark.parametrize("trickles", [False, True])
@pytest.mark.parametrize("half", HALF)
async def test_half_a_request_is_not_waited_for_without_end(server, impatient, half, trickles):
    async with connected(server, HALF[half]) as (reader, writer), asyncio.timeout(60):
        sends = asyncio.create_task(trickle(writer, TRICKLE.get(half, b"a") if trickles else b""))
        answer = b""
        with suppress(ConnectionError):  # cut off: what was answered is lost
            answer = await reader.read()
        sends.cancel()
        if half in TOLD and not trickles:
            assert b"408 Request Timeout" in answer
            assert b'"code": "slow"' in answer
        await count_is(server, 0)


@pytest.mark.slow
async def test_who_does_not_read_is_cut_off(server, impatient):
    """Hundreds of answers, none of which is read."""
    await server.person()
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, ("127.0.0.1", server.settings.port))
    request = b"GET /api/openapi.json HTTP/1.1\r\n" + HOST + b"\r\n"
    sending = asyncio.create_task(loop.sock_sendall(raw, request * 500))
    await count_is(server, 2)  # of the person, and this one
    await count_is(server, 1)
    sending.cancel()
    raw.close()


async def test_who_sends_on_instead_of_saying_goodbye_is_cut_off(server, impatient):
    frame = Frame(Opcode.TEXT, b'{"do": "ping"}').serialize(mask=True)
    async with connected(server, HANDSHAKE + b"\r\n") as (reader, writer), asyncio.timeout(60):
        async with asyncio.timeout(60):
            while b"no_table" not in await reader.read(1000):
                pass
        sends = asyncio.create_task(trickle(writer, frame))
        await count_is(server, 0)
        sends.cancel()


async def test_a_slow_body_of_some_size_has_its_time(server, impatient, monkeypatch):
    monkeypatch.setattr("glueck.server.http_protocol.BODY", 60)
    body = json.dumps({"name": "Ann"}).encode()
    head = POST + b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(body)
    async with connected(server, head) as (reader, writer), asyncio.timeout(60):
        for byte in body:
            writer.write(bytes([byte]))
            await asyncio.sleep(0.03)
        assert b"201 Created" in await reader.readline()


# -- too many ------------------------------------------------------------------------------


async def silent(server, stack, count, sent=b""):
    for _ in range(count):
        await stack.enter_async_context(connected(server, sent))


@pytest.mark.parametrize("server", [{"connections": 12}], indirect=True)
@pytest.mark.parametrize("sent", [b"", HALF["half the headers"], HALF["half a body"]])
async def test_silent_ones_make_room(server, ann, sent):
    """Four times as many as there may be, and everybody is served."""
    id = await ann.open()
    async with AsyncExitStack() as stack, ann.watch(id) as a:
        await a.next()
        for _ in range(12):
            await silent(server, stack, 4, sent)
            assert (await server.nobody().http.get("/healthz")).status_code == 200
            assert (await ann.info(id))["version"] == 1
            assert (await a.ask("ping"))["t"] == "pong"
        assert len(server.app.connections) <= 12
    text = (await ann.http.get("/metrics")).text
    assert 'glueck_connections_refused_total{why="silent"}' in text
    assert 'glueck_open_connections{who="known"}' in text


@pytest.mark.parametrize("server", [{"connections": 12}], indirect=True)
async def test_a_part_is_kept_for_those_who_are_known(server, ann, bob):
    """Strangers who look at a table are not silent: nobody else who is unknown gets in."""
    id = await ann.open()
    async with AsyncExitStack() as stack:
        spectators = []
        for _ in range(9):
            one = await stack.enter_async_context(server.nobody().watch(id))
            await one.next()
            spectators.append(one)
        answer = await server.nobody().http.get("/healthz")
        assert (answer.status_code, answer.json()["code"]) == (503, "crowded")
        assert answer.headers["connection"] == "close"
        async with server.nobody().watch(id) as other:
            assert (await other.next())["code"] == "crowded"
        again = server.nobody(Authorization=f"Bearer {ann.token}")
        assert (await again.http.get("/")).status_code == 200
        assert (await again.http.get("/api/me")).status_code == 200
        async with bob.watch(id) as b:
            assert (await b.next())["t"] == "table"
        for one in spectators:
            assert (await one.ask("ping"))["t"] == "pong"


@pytest.mark.parametrize("server", [{"rate": 1000, "connections": 100}], indirect=True)
async def test_one_address_has_so_many_strangers(server, ann, monkeypatch):
    monkeypatch.setattr("glueck.server.connections.STRANGERS_OF_ADDRESS", 3)
    id = await ann.open()
    async with AsyncExitStack() as stack:
        await silent(server, stack, 10)
        await count_is(server, 4)  # three, and Ann
        for _ in range(3):
            one = await stack.enter_async_context(server.nobody().watch(id))
            await one.next()
        assert (await server.nobody().http.get("/healthz")).status_code == 503
        assert (await ann.info(id))["version"] == 1


# -- the book of connections ---------------------------------------------------------------


class Transport:
    aborted = False

    def abort(self):
        self.aborted = True


def entered(all, count, address="a"):
    return [all.enter(Transport(), address) for _ in range(count)]


def test_who_was_silent_longest_goes_first():
    all = Connections(8, 0)
    first, second, *others = entered(all, 6)
    first.works()
    first.waits()  # now it is the last of the silent ones
    entered(all, 1)
    assert second.transport.aborted
    assert not first.transport.aborted
    assert not any(one.transport.aborted for one in others)
    assert (len(all), all.strangers, all.known) == (6, 6, 0)


def test_a_stranger_goes_before_whoever_is_known():
    all = Connections(8, 0)
    known = [all.enter(Transport(), "a") for _ in range(6)]
    for one in known:
        one.is_of("ann")
    entered(all, 1)[0].works()
    stranger, other = entered(all, 2)
    assert stranger.transport.aborted
    other.works()
    entered(all, 1)
    assert known[0].transport.aborted
    assert not other.transport.aborted


def test_when_all_are_busy_nobody_comes_in():
    all = Connections(8, 0)
    for _ in range(8):
        all.enter(Transport(), "a").works()
    assert all.enter(Transport(), "b") is None


def test_a_player_is_known_for_so_many_connections(monkeypatch):
    monkeypatch.setattr("glueck.server.connections.KNOWN_OF_PLAYER", 2)
    all = Connections(100)
    made = entered(all, 5)
    for one in made:
        one.is_of("ann")
    assert (all.known, all.strangers) == (2, 3)


def test_one_address_does_not_take_all_room(monkeypatch):
    monkeypatch.setattr("glueck.server.connections.MOST_OF_ADDRESS", 5)
    all = Connections(100)
    for one in entered(all, 5):
        one.is_of("ann")
        one.works()
    assert all.enter(Transport(), "a") is None
    assert all.enter(Transport(), "b") is not None
    assert all.enter(Transport(), None) is not None  # a proxy's


def test_nothing_is_kept_of_who_has_gone():
    all = Connections(100)
    made = [*entered(all, 5, "a"), *entered(all, 5, None)]
    for number, one in enumerate(made):
        if number % 2:
            one.is_of("ann")
        if number % 3:
            one.works()
    for one in made:
        one.ends()
        one.ends()
        one.waits()
    assert (len(all), all.strangers, all.known) == (0, 0, 0)
    kept = (all._known, all._of_address, all._strangers, all._silent_known)
    assert not any((*kept, all._silent_strangers, all._silent_of))


@pytest.mark.parametrize(
    ("limits", "room", "raised"),
    [
        ((1024, 4096), 4096 - OTHER_FILES, 4096),
        ((1024, resource.RLIM_INFINITY), 10_000, 65_536),
        ((resource.RLIM_INFINITY, resource.RLIM_INFINITY), 10_000, None),
        ((20_000, 20_000), 10_000, None),
        ((100, 100), 8, None),
    ],
)
def test_no_more_connections_than_files_can_be_opened(monkeypatch, limits, room, raised):
    asked = []
    monkeypatch.setattr(resource, "getrlimit", lambda what: limits)
    monkeypatch.setattr(resource, "setrlimit", lambda what, new: asked.append(new[0]))
    assert room_for(10_000) == room
    assert asked == ([raised] if raised else [])
