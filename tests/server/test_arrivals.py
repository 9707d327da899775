"""Connections are taken a few at a time, and floods of one address cost next to nothing."""

import asyncio
import errno
import socket
from collections import Counter
from contextlib import contextmanager

import pytest

from glueck.server import arrivals, connections
from glueck.server.arrivals import AT_ONCE, ListeningSocket
from glueck.server.connections import MOST_TURNED_AWAY, Connections
from glueck.server.identity import Proxies
from glueck.server.limits import RateLimit

pytestmark = pytest.mark.anyio
MANY = 5 * AT_ONCE


class Doorkeeper:
    """Notes in which round of the loop somebody comes."""

    def __init__(self, cuts_off=False):
        self.rounds, self._round, self._answer = Counter(), 0, cuts_off
        self._count()

    def _count(self):
        self._round += 1
        asyncio.get_running_loop().call_soon(self._count)

    def cuts_off(self, address):
        assert address == "127.0.0.1"
        self.rounds[self._round] += 1
        return self._answer


class Greeting(asyncio.Protocol):
    def connection_made(self, transport):
        transport.write(b"hello")
        transport.close()


@contextmanager
def listening(keeper, at=None):
    at = at or socket.socket()
    at.bind(("127.0.0.1", 0))
    listener = ListeningSocket(at, 100, keeper, Proxies(""), Greeting)
    try:
        yield listener
    finally:
        listener.close()


def come(listener, count):
    """Who comes is in the system's queue then, and nobody has attended to them yet."""
    return [socket.create_connection(listener.sockets[0].getsockname()) for _ in range(count)]


async def heard(one):
    one.setblocking(False)
    async with asyncio.timeout(30):
        try:
            return await asyncio.get_running_loop().sock_recv(one, 100)
        except ConnectionResetError:
            return b""
        finally:
            one.close()


async def test_of_many_who_come_together_a_few_are_taken_in_each_round_of_the_loop():
    keeper = Doorkeeper()
    with listening(keeper) as listener:
        assert [await heard(one) for one in come(listener, MANY)] == [b"hello"] * MANY
    assert keeper.rounds.total() == MANY
    assert max(keeper.rounds.values()) <= AT_ONCE


async def test_nothing_is_made_for_who_is_cut_off():
    with listening(Doorkeeper(cuts_off=True)) as listener:
        assert [await heard(one) for one in come(listener, MANY)] == [b""] * MANY


async def test_when_no_more_files_can_be_opened_it_goes_on_after_a_rest(monkeypatch):
    monkeypatch.setattr(arrivals, "NO_FILES", 0.05)

    class Poor(socket.socket):
        problems = 3

        def accept(self):
            if self.problems:
                self.problems -= 1
                raise OSError(errno.EMFILE, "Too many open files")
            return super().accept()

    with listening(Doorkeeper(), Poor()) as listener:
        assert [await heard(one) for one in come(listener, 2)] == [b"hello"] * 2


async def test_a_rest_ends_with_the_server():
    class Poor(socket.socket):
        def accept(self):
            raise OSError(errno.EMFILE, "Too many open files")

    with listening(Doorkeeper(), Poor()) as listener:
        waiting = come(listener, 1)
        await asyncio.sleep(0.05)
    await listener.wait_closed()
    assert await heard(*waiting) == b""


def test_only_who_floods_is_cut_off_and_only_when_nobody_else_can_be_told(monkeypatch):
    monkeypatch.setattr(connections, "ARRIVALS", RateLimit(1, 1e-9))
    all = Connections(1000)
    assert all.enter(None, "a") is not None
    for _ in range(MOST_TURNED_AWAY):
        assert not all.cuts_off("a"), "it is still told"
        assert all.enter(None, "a") is None
        assert all.turn_away() is not None
    assert all.cuts_off("a")
    assert not all.cuts_off("b"), "others come in"
    assert not all.cuts_off(None), "a proxy brings many people"
    assert all.enter(None, "b") is not None, "looking takes nothing from the limit"
    all.turned_away()
    assert not all.cuts_off("a")
