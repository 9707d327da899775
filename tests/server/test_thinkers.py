"""Processes that think, and all that can happen to them; nobody notices but the log."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import glueck
from glueck.bots.minds import Minds, Request
from glueck.engine import child_process
from glueck.engine.child_process import ProcessorUse
from glueck.engine.compile import UNCOMPILED
from glueck.search import SeatKnowledge
from glueck.search.precompile import precompile_bots
from glueck.server import thinkers
from glueck.server.metrics import METRICS
from glueck.server.thinkers import ThinkingFailed, ThinkingProcess, ThinkingProcesses

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
PATIENCE = 900  # seconds: whoever thinks has a processor only while nobody else wants it


def request_of(level="hauler", game="glueckauf", mind=1, seed=5):
    state = glueck.load(game).new(2, seed=1)
    precompile_bots(state.game)
    return Request.of(SeatKnowledge.of(state), level, seed, mind)


@asynccontextmanager
async def thinking(places=2):
    made = ThinkingProcesses(places)
    try:
        async with asyncio.timeout(PATIENCE):
            yield made
    finally:
        await made.close()


def pids(made):
    return [one._process.pid for one in [*made._idle, *made._busy] if one._process]


def restarts():
    return METRICS.thinking_restarts._value.get()


def is_there(pid):
    """Whether such a process runs (one that nobody has waited for does not)."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


async def until(true):
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)


async def test_a_process_decides_as_it_would_be_decided_here():
    async with thinking() as made:
        for mind, game in enumerate(glueck.games()):
            for level in ("random", "apprentice", "hewer"):
                request = request_of(level, game, mind)
                assert await made.think(request) == Minds().decide(request)


@pytest.mark.skipif(UNCOMPILED, reason="a search would take minutes")
async def test_a_level_that_searches_does_so_there():
    async with thinking() as made:
        request = request_of("foreman")
        assert await made.think(request) in request.legal


async def test_as_many_processes_as_needed_and_one_more_and_all_end():
    async with thinking(3) as made:
        assert not made._idle
        made.warm_up()
        made.warm_up()
        assert len(made._idle) == 1
        await asyncio.gather(*(made.think(request_of(mind=i)) for i in range(3)))
        assert len(made._idle) == 3
        all_of_them = pids(made)
        assert len(all_of_them) == 3
    assert not any(map(is_there, all_of_them))


async def test_a_decision_goes_to_the_process_that_knows_the_bot():
    async with thinking(2) as made:
        await asyncio.gather(*(made.think(request_of(mind=i)) for i in range(2)))
        home = {mind: one for one in made._idle for mind in one.minds}
        for mind in (0, 1, 1, 0, 1):
            await made.think(request_of(mind=mind))
            assert list(home[mind].minds) == [mind]
            assert made._idle[-1] is home[mind]


@pytest.mark.parametrize("when", ["idle", "thinking"])
async def test_a_process_that_is_killed_is_replaced_and_its_decision_thought_again(when, caplog):
    caplog.set_level(logging.INFO)
    async with thinking(1) as made:
        await made.think(request_of())
        (pid,), before = pids(made), restarts()
        if when == "thinking":
            os.kill(pid, signal.SIGSTOP)  # so that it cannot be done before
        decision = asyncio.create_task(made.think(request_of()))
        if when == "thinking":
            await asyncio.sleep(0.1)
        os.kill(pid, signal.SIGKILL)
        assert await decision in request_of().legal
        assert pids(made) != [pid]
    told = [record.levelname for record in caplog.records if record.name == "glueck.thinking"]
    assert set(told) <= {"WARNING"}
    assert restarts() - before == len(told) <= 1


@pytest.mark.parametrize(
    "odd", ["hangs", "computes", "dies", "illegal", "garbage", "endless", "problem", "silent"]
)
async def test_a_process_that_does_not_answer_as_it_should_is_replaced(odd, tmp_path, monkeypatch):
    monkeypatch.setattr(thinkers, "PROGRAM", "server.odd_thinker")
    monkeypatch.setenv("ODD", odd)
    monkeypatch.setenv("ODD_ONCE", str(tmp_path / "once"))
    if odd in ("hangs", "computes"):
        monkeypatch.setattr(thinkers, "patience", lambda request: 1.0)
    async with thinking(1) as made:
        before = restarts()
        request = request_of()
        assert await made.think(request) == request.legal[0]
        assert restarts() == before + 1


async def test_a_process_that_gets_no_processor_is_waited_for(tmp_path, monkeypatch):
    """It steps back for everybody, so that may take long."""
    monkeypatch.setattr(thinkers, "PROGRAM", "server.odd_thinker")
    monkeypatch.setattr(thinkers, "patience", lambda request: 0.1)
    monkeypatch.setenv("ODD", "slow")
    monkeypatch.setenv("ODD_ONCE", str(tmp_path / "once"))
    looks = []

    def held_up(pid):
        looks.append(pid)
        return ProcessorUse(seconds=0.0, wants_more=True)

    monkeypatch.setattr(child_process, "processor_use", held_up)
    async with thinking(1) as made:
        before = restarts()
        assert await made.think(request_of()) == request_of().legal[0]
        assert restarts() == before
        assert set(looks) == set(pids(made))
    assert len(looks) > 3


@pytest.mark.skipif(sys.platform != "linux", reason="only there it is told")
async def test_who_computes_wants_a_processor_and_who_sleeps_does_not():
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as busy:
        await until(lambda: child_process.processor_use(busy.pid).seconds > 0.05)
        assert child_process.processor_use(busy.pid).wants_more
        busy.kill()
    with subprocess.Popen(["sleep", "600"]) as idle:
        await until(lambda: not child_process.processor_use(idle.pid).wants_more)
        assert child_process.processor_use(idle.pid).seconds < 0.05
        idle.kill()
    assert child_process.processor_use(idle.pid) == (0.0, False)


async def test_what_no_process_can_decide_is_given_up(monkeypatch):
    monkeypatch.setattr(thinkers, "PROGRAM", "server.no_such_program")
    async with thinking(1) as made:
        with pytest.raises(ThinkingFailed, match="hauler of glueckauf"):
            await made.think(request_of())


async def test_who_is_cancelled_leaves_no_half_answer_behind(tmp_path, monkeypatch):
    monkeypatch.setattr(thinkers, "PROGRAM", "server.odd_thinker")
    monkeypatch.setenv("ODD", "hangs")
    monkeypatch.setenv("ODD_ONCE", str(tmp_path / "once"))
    async with thinking(1) as made:
        decision = asyncio.create_task(made.think(request_of()))
        await until((tmp_path / "once").exists)
        (pid,) = pids(made)
        decision.cancel()
        with pytest.raises(asyncio.CancelledError):
            await decision
        assert await made.think(request_of()) == request_of().legal[0]
        await until(lambda: not is_there(pid))


async def test_who_is_cancelled_while_it_starts_leaves_no_process_behind(monkeypatch):
    started = []

    class Noted(ThinkingProcess):
        def __init__(self):
            super().__init__()
            started.append(self)

    monkeypatch.setattr(thinkers, "ThinkingProcess", Noted)
    async with thinking(places=1) as made:
        decision = asyncio.create_task(made.think(request_of()))
        await until(lambda: started and started[0].pid)
        assert not started[0].runs
        decision.cancel()
        await asyncio.wait([decision])
        assert not is_there(started[0].pid)


async def test_whoever_thinks_leaves_the_processor_to_others():
    async with thinking(1) as made:
        await made.think(request_of())
        (pid,) = pids(made)
        assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)


async def test_no_setting_of_the_server_is_passed_on(monkeypatch):
    monkeypatch.setenv("GLUECK_DB", "postgresql://somebody:secret@somewhere/glueck")
    async with thinking(1) as made:
        await made.think(request_of())
        (pid,) = pids(made)
        assert b"secret" not in Path(f"/proc/{pid}/environ").read_bytes()


ALONE = """
import asyncio, os, sys
from server.test_thinkers import pids, request_of
from glueck.server import thinkers

async def main():
    thinkers.PROGRAM = "server.odd_thinker"
    made = thinkers.ThinkingProcesses(2)
    decision = asyncio.create_task(made.think(request_of()))
    while not os.path.exists(os.environ["ODD_ONCE"]):
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.3)
    print(*pids(made), flush=True)
    await decision

asyncio.run(main())
"""


async def test_a_server_that_is_killed_leaves_no_process_behind(tmp_path):
    """Not even one in the middle of a thought that would not end."""
    environment = dict(os.environ) | {
        "ODD": "hangs", "ODD_ONCE": str(tmp_path / "once"), "PYTHONPATH": os.pathsep.join(sys.path),
    }  # fmt: skip
    with subprocess.Popen(
        [sys.executable, "-c", ALONE], env=environment, stdout=subprocess.PIPE, text=True
    ) as server:
        children = [int(one) for one in (await asyncio.to_thread(server.stdout.readline)).split()]
        assert children
        assert all(map(is_there, children))
        server.kill()
        server.wait()
        await until(lambda: not any(map(is_there, children)))
