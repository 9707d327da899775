"""Save files, read and written by a separate process, one after another."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TypeVar

from glueck.engine.child_process import ChildFailed, ChildProcess
from glueck.match import events as e
from glueck.match.match import Match
from glueck.match.refusals import Refused
from glueck.server.connections import add
from glueck.server.save_process import (
    Answer,
    Begin,
    Begun,
    ImportedTable,
    Page,
    ReadSave,
    Request,
    SaveFile,
    SaveProblem,
    ShowFile,
    ShowGame,
    WriteSave,
    decode_answer,
    encode,
)
from glueck.store import Player, StoredEvent

log = logging.getLogger("glueck.saves")
PROGRAM = "glueck.server.save_process"
MOST_ANSWER = 64 << 20  # bytes
MOST_SECONDS = 60.0  # for one file
MOST_WAITING = 50  # of all
MOST_OF_ONE = 2  # waiting of one client: the others come in between
MOST_OF_ADDRESS = 8  # … of one address: a crowd of guests does not have all places
UNUSED = 60.0  # seconds after which the process ends
T = TypeVar("T", ImportedTable, SaveFile, Page, Begun)


class SaveFiles:
    def __init__(self) -> None:
        self._process: ChildProcess | None = None
        self._turn = asyncio.Lock()  # first come, first served
        self._waiting: Counter[str] = Counter()  # by client
        self._of_address: Counter[str] = Counter()
        self._end: asyncio.TimerHandle | None = None
        self._has_stopped = False

    async def read(
        self, body: bytes, player: Player, programs: tuple[str, ...] = (), address: str = ""
    ) -> tuple[e.Opened, bool]:
        """The request with a save file: a table, and whether the game begins immediately."""
        request = ReadSave(body, player.id, player.name, programs)
        answer = await self._ask(request, ImportedTable, player.id, address)
        opened = e.decode(answer.opened)
        assert isinstance(opened, e.Opened)
        return opened, answer.start

    async def write(
        self, events: list[StoredEvent], seat: int | None, client: str, address: str = ""
    ) -> bytes:
        """A table's game as a file for this seat."""
        request = WriteSave([(event.at, event.body) for event in events], seat)
        return (await self._ask(request, SaveFile, client, address)).text

    async def show(self, asked: ShowGame | ShowFile, client: str, address: str = "") -> bytes:
        """A page of a replay, compressed with gzip."""
        return (await self._ask(asked, Page, client, address)).packed

    async def begin(
        self, match: Match, events: Sequence[e.Event], at: int, player: str
    ) -> list[Match]:
        """The match after each of these events, for a table that continues a long game."""
        body = pickle.dumps(match, pickle.HIGHEST_PROTOCOL)
        request = Begin(body, [e.encode(event) for event in events], at)
        answer = await self._ask(request, Begun, player)
        matches: list[Match] = pickle.loads(answer.matches)
        return matches

    async def _ask(self, request: Request, wanted: type[T], client: str, address: str = "") -> T:
        with self._one_more(client, address):
            async with self._turn:
                answer = await self._answer(encode(request))
        if isinstance(answer, SaveProblem):
            raise Refused(answer.code, answer.text)
        assert isinstance(answer, wanted)
        return answer

    @contextmanager
    def _one_more(self, client: str, address: str) -> Iterator[None]:
        """In line, or Refused. Without an address (where a game begins) it is not counted."""
        if (
            self._waiting[client] >= MOST_OF_ONE
            or (address and self._of_address[address] >= MOST_OF_ADDRESS)
            or self._waiting.total() >= MOST_WAITING
        ):
            raise Refused("too_many", "other save files are still being worked on; try again")
        add(self._waiting, client, 1)
        add(self._of_address, address, 1)
        try:
            yield
        finally:
            add(self._waiting, client, -1)
            add(self._of_address, address, -1)

    async def _answer(self, request: bytes) -> Answer:
        if self._has_stopped:  # otherwise a process would be started that nobody stops
            raise Refused("busy", "the server restarts; try again")
        if self._end is not None:
            self._end.cancel()
        process = self._process = self._process or ChildProcess(PROGRAM, MOST_ANSWER)
        try:
            answer: Answer = decode_answer(await process.ask(request, MOST_SECONDS))
        except ChildFailed as problem:
            log.warning("the process for save files is replaced: %s", problem)
            await self.close()
            raise Refused("busy", "the file could not be worked on now; try again") from None
        except BaseException:  # nobody wants the answer that may still come
            await self.close()
            raise
        loop = asyncio.get_running_loop()
        self._end = loop.call_later(UNUSED, lambda: loop.create_task(self._end_unused(process)))
        return answer

    async def _end_unused(self, process: ChildProcess) -> None:
        if self._process is process and not self._turn.locked():
            await self.close()

    async def stop(self) -> None:
        """Stop for good, also for requests that are still waiting."""
        self._has_stopped = True
        await self.close()

    async def close(self) -> None:
        process, self._process = self._process, None
        if self._end is not None:
            self._end.cancel()
        if process is not None:
            with suppress(ChildFailed):
                await process.end()
