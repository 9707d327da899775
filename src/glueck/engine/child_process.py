"""Child processes of a server for long work: the server's side and the child's side.

Messages go to the child's standard input and come from its standard output, each after its length.
A child has a lower priority than the server (`nice`) and ends with it, however that ends: its input
is then at its end, which a thread of the child notices even in the middle of its work.
"""

from __future__ import annotations

import asyncio
import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, NamedTuple

from glueck.engine.precompile import compile_mode
from glueck.engine.registry import BY_ID

LENGTH = 4  # bytes in front of each message
GAMES = "GLUECK_CHILD_GAMES"  # in the environment: the server's games
NICE = 10  # people go first; the same as compilers, so that quick bots play while they work
READY = b"ready"  # the first message of a child
STARTS = 120.0  # seconds it may take for that
MOST_HELD_UP = 900.0  # seconds that an answer may take in all, on a busy machine


class ChildFailed(Exception):
    """It has ended, or did not answer in time."""


def framed(body: bytes) -> bytes:
    return len(body).to_bytes(LENGTH, "big") + body


# -- in the server -------------------------------------------------------------------------


class ChildProcess:
    """Asks one thing at a time. It starts immediately; the first question waits for that."""

    def __init__(self, module: str, most_answer: int) -> None:
        self._most = most_answer
        self._process: asyncio.subprocess.Process | None = None
        self._problem: str | None = None  # why it could not be started
        self._start = asyncio.create_task(self._started(module))

    @property
    def runs(self) -> bool:
        return self._start.done() and self._problem is None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def _started(self, module: str) -> None:
        try:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", module, env=environment(),
                stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            )  # fmt: skip
            await self._hear(STARTS)
        except (ChildFailed, OSError) as problem:
            self._problem = f"it did not start: {problem}"

    async def ask(self, body: bytes, seconds: float) -> bytes:
        """The answer, or ChildFailed. After that, or if the answer is no longer wanted, the child
        cannot be used again: end it."""
        await asyncio.shield(self._start)
        if self._process is None or self._problem:
            raise ChildFailed(self._problem)
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(framed(body))
            return await self._hear(seconds)
        except OSError as problem:
            raise ChildFailed(str(problem)) from None

    async def _hear(self, seconds: float) -> bytes:
        """The child's answer, within so many seconds of processor time: it has the lowest priority,
        so on a busy machine it may get no processor for long; that does not count as hanging."""
        assert self._process is not None
        before, limit = processor_use(self._process.pid).seconds, time.monotonic() + MOST_HELD_UP
        answer = asyncio.create_task(self._message())
        try:
            while not (await asyncio.wait([answer], timeout=seconds))[0]:
                now = processor_use(self._process.pid)
                held_up = now.wants_more and now.seconds - before < seconds
                if not held_up or time.monotonic() > limit:
                    raise ChildFailed(f"no answer for {seconds:.0f} seconds")
            return answer.result()
        finally:
            answer.cancel()

    async def _message(self) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            length = int.from_bytes(await self._process.stdout.readexactly(LENGTH), "big")
            if length > self._most:
                raise ChildFailed(f"an answer of {length} bytes")
            return await self._process.stdout.readexactly(length)
        except asyncio.IncompleteReadError:
            raise ChildFailed("it has ended") from None

    def kill(self) -> None:
        """It has no state to save."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def end(self) -> None:
        self._start.cancel()
        await asyncio.wait([self._start])
        self.kill()
        if self._process is not None:
            await self._process.wait()


class ProcessorUse(NamedTuple):
    """What a process is doing."""

    seconds: float  # of a processor
    wants_more: bool  # it computes, or waits for a processor


def processor_use(pid: int) -> ProcessorUse:
    """Nothing where the system does not report it (only Linux does)."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return ProcessorUse(0.0, False)
    return ProcessorUse((int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK"), told[0] == "R")


def environment() -> dict[str, str]:
    """The child loads the same games as the server; the server's settings, including its database's
    password, are not passed on. The server compiles, its children only load."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("GLUECK_") or name == "GLUECK_CACHE"
    }
    mode = "never" if compile_mode() == "never" else "load"
    return kept | {
        "GLUECK_COMPILE": mode, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
        GAMES: json.dumps(BY_ID.modules()),
    }  # fmt: skip


# -- in the child --------------------------------------------------------------------------


def serve(answer: Callable[[bytes], bytes]) -> None:
    """Answers questions as long as the server exists."""
    BY_ID.add_modules(json.loads(os.environ.get(GAMES, "{}")))
    for ours in (signal.SIGINT, signal.SIGTERM):  # for the server: it ends us when it ends
        signal.signal(ours, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # so that printed text is not taken for an answer
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    requests: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, requests), daemon=True).start()
    with suppress(BrokenPipeError):
        write(answers, framed(READY))
        while True:
            write(answers, framed(answer(requests.get())))


def run_only_when_idle() -> None:
    """From now on this process only gets a processor that nobody else wants (on Linux). This cannot
    be reversed."""
    with suppress(OSError, AttributeError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def write(answers: IO[bytes], body: bytes) -> None:
    """Writes all of it: a pipe takes a part at a time."""
    rest = memoryview(body)
    while rest:
        rest = rest[answers.write(rest) :]


def listen(source: IO[bytes], requests: queue.SimpleQueue[bytes]) -> None:
    while head := source.read(LENGTH):
        requests.put(source.read(int.from_bytes(head, "big")))
    os._exit(0)
