"""One running program that uses the bot protocol: started, asked, ended.

It is never more than one line behind: after a late or wrong answer it is ended, so nothing is left
in a pipe that could be mistaken for an answer. Between two turns it is stopped (SIGSTOP), so it
cannot think in others' time or flood anything. `program_keeper.py` makes sure that it ends.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from glueck.bots.program_keeper import CONTINUE, KILL, STOP, TAIL
from glueck.match.bot_messages import MOST_ANSWER, PROTOCOL, NotSaid, Ready, decode_ready

KEEPER = Path(__file__).with_name("program_keeper.py")
# The parts of the host's environment that a program gets: none of them is secret.
PASSED_ON = ("PATH", "HOME", "LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR")
GOODBYE = 1.0  # seconds to end by itself after the last line
KEEPER_ENDS = 30.0  # seconds, on a busy machine
TEXT = 300  # letters of a fault


class ProgramFailed(Exception):
    """What it did wrong: one of `bot_messages.FAULTS`, with details if there are any."""

    def __init__(self, kind: str, text: str, said: str = "") -> None:
        super().__init__(f"{kind}: {text}" if text else kind)
        self.kind, self.text = kind, text[:TEXT]
        self.said = said  # what it wrote to its standard error, if it has ended


@dataclass(frozen=True)
class ProgramLimits:
    seconds: float = 5.0  # for an answer
    start: float = 20.0  # seconds until it says `ready`
    memory: int = 1024  # MiB of data, each of its processes
    cpu: int = 3600  # seconds of processor time, each of its processes
    nice: int = 0


class Program:
    """One process from its start to its end. The caller that starts it must `end` it."""

    def __init__(self, process: Process, control: int) -> None:
        self._process, self._control = process, control
        self.name = ""

    @classmethod
    async def started(cls, argv: Sequence[str], limits: ProgramLimits) -> Program:
        """Returns when it is ready, or ProgramFailed."""
        theirs, control = os.pipe()
        os.set_blocking(control, False)
        numbers = (theirs, limits.memory << 20, limits.cpu, limits.nice)
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-I", "-S", str(KEEPER), *map(str, numbers), *argv,
                stdin=PIPE, stdout=PIPE, stderr=PIPE, limit=MOST_ANSWER,
                pass_fds=(theirs,), env=environment(), start_new_session=True,
            )  # fmt: skip
        except BaseException as problem:
            os.close(control)
            if isinstance(problem, OSError):
                raise ProgramFailed("start", str(problem)) from None
            raise
        finally:
            os.close(theirs)
        program = cls(process, control)
        try:
            program.name = (await program._ready(limits.start)).name
        except ProgramFailed as problem:
            raise ProgramFailed("start", problem.text, await program.end()) from None
        except BaseException:
            await program.end()
            raise
        return program

    async def _ready(self, seconds: float) -> Ready:
        try:
            async with asyncio.timeout(seconds):
                ready = decode_ready(await self._line())
        except TimeoutError:
            raise ProgramFailed("start", f"not ready after {seconds:g} seconds") from None
        except NotSaid as problem:
            raise ProgramFailed("start", f"not `ready`: {problem}") from None
        if ready.protocol != PROTOCOL:
            raise ProgramFailed("start", f"it speaks protocol {ready.protocol}, we {PROTOCOL}")
        self._say(STOP)
        return ready

    async def ask(self, lines: Sequence[bytes], seconds: float) -> bytes:
        """Its answer to these lines, or ProgramFailed; then it cannot be used any more."""
        try:
            async with asyncio.timeout(seconds):
                await self._write(lines)
                answer = await self._line()
        except TimeoutError:
            raise ProgramFailed("late", "") from None
        self._say(STOP)
        return answer

    async def _write(self, lines: Sequence[bytes]) -> None:
        assert self._process.stdin is not None
        self._say(CONTINUE)
        try:
            self._process.stdin.write(b"".join(line + b"\n" for line in lines))
            await self._process.stdin.drain()
        except (ConnectionError, RuntimeError):  # it no longer reads; it may have answered before
            pass

    async def _line(self) -> bytes:
        assert self._process.stdout is not None
        try:
            return await self._process.stdout.readuntil(b"\n")
        except asyncio.LimitOverrunError:
            raise ProgramFailed("too_long", f"a line of over {MOST_ANSWER:,} bytes") from None
        except (asyncio.IncompleteReadError, ConnectionError):
            raise ProgramFailed("crash", "") from None

    async def end(self, last: Sequence[bytes] = ()) -> str:
        """End it, after some last lines or immediately; returns what it has written to its standard
        error. It is safe to end it twice."""
        if last:
            with suppress(TimeoutError):
                async with asyncio.timeout(GOODBYE):
                    await self._write(last)
                    assert self._process.stdin is not None
                    self._process.stdin.close()
                    await self._skip_output()
        else:
            self._say(KILL)
        self._let_go()
        try:
            async with asyncio.timeout(KEEPER_ENDS):
                report, _ = await asyncio.gather(self._report(), self._skip_output())
        except TimeoutError:  # the program dies with its keeper
            report = b""
            with suppress(ProcessLookupError):
                self._process.kill()
        await self._process.wait()
        _, _, said = report.partition(b"\n")
        return said.decode(errors="replace")

    async def _report(self) -> bytes:
        assert self._process.stderr is not None
        report = b""
        while part := await self._process.stderr.read(TAIL):
            report = (report + part)[: 2 * TAIL]
        return report

    async def _skip_output(self) -> None:
        assert self._process.stdout is not None
        while await self._process.stdout.read(1 << 16):
            pass

    def _say(self, word: bytes) -> None:
        if self._control >= 0:
            with suppress(OSError):
                os.write(self._control, word)

    def _let_go(self) -> None:
        if self._control >= 0:
            os.close(self._control)
            self._control = -1


def environment() -> dict[str, str]:
    return {name: os.environ[name] for name in PASSED_ON if name in os.environ}
