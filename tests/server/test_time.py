"""Time does not run backwards, whatever somebody does to the clock of the machine."""

import asyncio

import pytest

from glueck.server import server_clock
from glueck.server.server_clock import ServerClock
from glueck.server.tables import Tables
from glueck.store import open_store, sqlite
from server.playing import begun, play, whoever_acts

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
HOUR = 3600


class Machine:
    """The clocks of a machine: the one on its wall can be set, the other counts what passes."""

    CLOCK_BOOTTIME = 7

    def __init__(self):
        self.wall, self.passed = 1_800_000_000.0, 100.0

    def time_ns(self):
        return int(self.wall * 1e9)

    def clock_gettime(self, _):
        return self.passed

    def sleep(self, seconds):
        """Time passes."""
        self.wall += seconds
        self.passed += seconds

    def set_by(self, seconds):
        """Somebody sets the clock."""
        self.wall += seconds


@pytest.fixture
def machine(monkeypatch):
    machine = Machine()
    for module in (server_clock, sqlite):
        monkeypatch.setattr(module, "time", machine)
    return machine


@pytest.fixture
async def server(machine, server):
    """… by the clocks of that machine."""
    server.clock = None
    await server.restart()
    return server


async def over_a_restart(server, machine, *, set_by, away=0):
    await server.close()
    machine.sleep(away)
    machine.set_by(set_by)
    await server.open()


async def left(person, id):
    clock = (await person.view(id))["clock"]
    return clock["deadline"] - person.server.service.tables.now()


@pytest.mark.parametrize("set_by", [-HOUR, -365 * 24 * HOUR])
async def test_bots_go_on_after_a_restart_with_the_clock_set_back(
    server, machine, ann, each_game, monkeypatch, set_by
):
    with monkeypatch.context() as patched:  # the server ends before a bot has moved
        patched.setattr(server.service.tables, "changed", lambda table: None)
        id = await ann.open(each_game, ["random", "random"], start=True)
    await over_a_restart(server, machine, set_by=set_by)
    await server.sweep()
    async with asyncio.timeout(60):
        assert (await server.quiet(id)).status == "over"


@pytest.mark.parametrize("clock", [{"game": 600}, {"turn": 600}])
async def test_clocks_run_on_after_a_restart_with_the_clock_set_back(
    server, machine, ann, bob, clock
):
    """Nobody loses or gains more than the time the server was away; who has none left is out."""
    id = await begun(ann, bob, clock=clock)
    machine.sleep(100)
    await ann.do(id, "chat", text="hm")
    before = await left(ann, id)
    await over_a_restart(server, machine, set_by=-HOUR, away=30)
    assert before - 30_000 <= await left(ann, id) <= before
    one = await whoever_acts(id, ann, bob)
    seat = (await one.info(id))["seat"]
    machine.sleep(601)
    await server.sweep()
    assert (await ann.info(id))["table"]["chairs"][seat]["stand_in"]["why"] == "time"


async def test_the_clock_is_right_over_a_restart_if_nobody_sets_it(server, machine, ann, bob):
    id = await begun(ann, bob, clock={"game": 600})
    before = await left(ann, id)
    await over_a_restart(server, machine, set_by=0, away=30)
    assert await left(ann, id) == before - 30_000


@pytest.mark.parametrize("set_by", [HOUR, -HOUR])
async def test_setting_the_clock_while_the_server_runs_changes_no_game(
    server, machine, ann, bob, set_by
):
    id = await begun(ann, bob, clock={"game": 600, "increment": 5})
    before = await left(ann, id)
    machine.set_by(set_by)
    machine.sleep(3)
    assert await left(ann, id) == before - 3_000
    await server.sweep()
    last = await play(id, ann, bob)
    table = server.service.tables.get(id).match
    assert not table.stand_ins
    assert min(table.clocks.left) >= 597_000
    assert table.version == last


async def test_a_laptop_that_sleeps_lets_time_pass(machine):
    """What CLOCK_BOOTTIME counts and CLOCK_MONOTONIC does not."""
    assert server_clock.seconds_passed() == machine.passed
    clock = ServerClock(1_000)
    machine.sleep(8 * HOUR)
    assert clock() == 1_000 + 8 * HOUR * 1000


def test_time_passes_for_real():
    assert server_clock.seconds_passed() <= server_clock.seconds_passed()


async def test_processes_over_one_database_agree_however_wrong_their_clocks(
    postgres, monkeypatch, machine
):
    """One of them is an hour ahead: nobody's time runs out by that."""
    url = postgres.fresh_url()
    one, other = await open_store(url), await open_store(url)
    here = await ServerClock.of(one)
    machine.set_by(HOUR)
    there = await ServerClock.of(other)
    assert abs(there() - here()) < 600_000
    assert Tables(one, now=here).now is here
    await one.close()
    await other.close()


async def test_the_first_message_and_pong_tell_the_servers_time(server, machine, ann, bob):
    id = await begun(ann, bob, clock={"game": 600})
    async with ann.watch(id) as a:
        first = await a.next()
        assert first["now"] == server.service.tables.now()
        machine.sleep(5)
        assert (await a.ask("ping"))["now"] == first["now"] + 5_000
        await play(id, ann, bob)
        assert "now" not in await a.event("played")
