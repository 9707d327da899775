"""Processes that think for this server's bots: started when needed, replaced when they fail.

Whoever wants a decision waits for its turn (`thinking_turns.py`), then asks `think`. A process
that was killed, hangs or answers nonsense is replaced and the decision thought again; nobody
notices but the log.
"""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
from collections import OrderedDict
from contextlib import suppress
from typing import Protocol

import msgspec

from glueck.bots.minds import KEPT, Answer, Request
from glueck.bots.thinking_process import LENGTH, framed
from glueck.engine.precompile import compile_mode, is_ready
from glueck.engine.state import BY_ID
from glueck.search.precompile import ALL
from glueck.server.metrics import METRICS

log = logging.getLogger("glueck.thinking")
PROGRAM = "glueck.bots.thinking_process"
MOST_ANSWER = 4096  # bytes
HANGS = 20.0  # seconds after which a decision hangs; no level takes two, on a machine that is free
HANGS_UNCOMPILED = 1200.0  # … where nothing is compiled
STARTS = 120.0  # seconds a process may take to start, on a machine with much else to do
TRIES = 3


class Failed(Exception):
    """A process did not answer as it should."""


class ThinkingFailed(Exception):
    """No process could decide this, however often it was tried."""


class Thinkers(Protocol):
    """Whoever can decide for bots; `places` at the same time."""

    places: int

    async def think(self, request: Request) -> int:
        """A legal action; or ThinkingFailed."""
        ...

    def warm_up(self) -> None:
        """Somebody will want a decision soon."""
        ...

    async def close(self) -> None: ...


class ThinkingProcesses:
    """Started as they are needed, and one more, so that nobody has to wait for its start."""

    def __init__(self, places: int) -> None:
        self.places = places
        self._idle: list[ThinkingProcess] = []  # the one used last is the last
        self._busy: set[ThinkingProcess] = set()

    def warm_up(self) -> None:
        if not self._idle and len(self._busy) < self.places:
            self._idle.append(ThinkingProcess())

    async def think(self, request: Request) -> int:
        for _ in range(TRIES):
            process = self._take(request.mind)
            try:
                action = await process.decide(request)
            except (Failed, OSError) as problem:
                log.warning("a thinking process is replaced: %s", problem)
                METRICS.thinking_restarts.inc()
                await process.end()
            except BaseException:  # nobody wants the answer that may still come
                process.kill()
                raise
            else:
                self._idle.append(process)
                return action
            finally:
                self._busy.discard(process)
        raise ThinkingFailed(f"{request.level} of {request.game}: tried {TRIES} times")

    def _take(self, mind: int) -> ThinkingProcess:
        """The one that knows the bot, if it is free; else one that runs, or will."""
        known = [one for one in self._idle if mind in one.minds]
        running = [one for one in self._idle if one.runs]
        process = (known or running or self._idle or [ThinkingProcess()])[-1]
        if process in self._idle:
            self._idle.remove(process)
        self._busy.add(process)
        self.warm_up()
        return process

    async def close(self) -> None:
        await asyncio.gather(*(one.end() for one in [*self._idle, *self._busy]))
        self._idle.clear()


class ThinkingProcess:
    """One process, from this side. It starts at once; whoever asks waits for that."""

    def __init__(self) -> None:
        self.minds: OrderedDict[int, None] = OrderedDict()  # the bots it keeps, as it does itself
        self._process: asyncio.subprocess.Process | None = None
        self._problem: str | None = None  # why it could not be started
        self._start = asyncio.create_task(self._started())

    @property
    def runs(self) -> bool:
        return self._start.done() and self._problem is None

    async def _started(self) -> None:
        try:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", PROGRAM, env=environment(),
                stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            )  # fmt: skip
            await self._hear(STARTS)
        except (Failed, OSError) as problem:
            self._problem = f"it did not start: {problem}"

    async def decide(self, request: Request) -> int:
        await asyncio.shield(self._start)
        if self._process is None or self._problem:
            raise Failed(self._problem)
        assert self._process.stdin is not None
        self._process.stdin.write(framed(request))
        answer = await self._hear(patience(request))
        if answer.problem:
            raise Failed(answer.problem)
        if answer.action not in request.legal:
            raise Failed(f"{answer.action} is not a legal action")
        self._keep(request.mind)
        return answer.action

    async def _hear(self, seconds: float) -> Answer:
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                length = int.from_bytes(await self._process.stdout.readexactly(LENGTH), "big")
                if length > MOST_ANSWER:
                    raise Failed(f"an answer of {length} bytes")
                body = await self._process.stdout.readexactly(length)
            return msgspec.msgpack.decode(body, type=Answer)
        except TimeoutError:
            raise Failed(f"no answer for {seconds:.0f} seconds") from None
        except asyncio.IncompleteReadError:
            raise Failed("it has ended") from None
        except msgspec.MsgspecError as problem:
            raise Failed(f"not an answer: {problem}") from None

    def _keep(self, mind: int) -> None:
        self.minds[mind] = None
        self.minds.move_to_end(mind)
        while len(self.minds) > KEPT:
            self.minds.popitem(last=False)

    def kill(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def end(self) -> None:
        """It has nothing to lose."""
        self._start.cancel()
        await asyncio.wait([self._start])
        self.kill()
        if self._process is not None:
            await self._process.wait()


def environment() -> dict[str, str]:
    """What is loaded there is loaded here; settings of the server, its database's password among
    them, are not passed on. The server compiles, a thinking process only loads."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("GLUECK_") or name == "GLUECK_CACHE"
    }
    mode = "never" if compile_mode() == "never" else "load"
    return kept | {"GLUECK_COMPILE": mode, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


def patience(request: Request) -> float:
    """Seconds a decision may take."""
    return HANGS if is_ready(BY_ID[request.game], *ALL) else HANGS_UNCOMPILED
