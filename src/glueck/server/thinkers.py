"""Processes that think for this server's bots: started when needed, replaced when they fail.

A caller waits for its turn (`thinking_turns.py`), then calls `think`. A process that was killed,
hangs or answers nonsense is replaced and the decision computed again; only the log shows it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

import msgspec

from glueck.bots.minds import KEPT, HintAnswer, HintRequest, MindAnswer, Request, ReviewAnswer
from glueck.engine.child_process import ChildFailed, ChildProcess
from glueck.engine.precompile import is_ready
from glueck.engine.state import BY_ID
from glueck.review import Judgement, Question
from glueck.search.precompile import ALL
from glueck.server.metrics import METRICS

log = logging.getLogger("glueck.thinking")
PROGRAM = "glueck.bots.thinking_process"
MOST_ANSWER = 32 << 10  # bytes
HANGS = 20.0  # seconds of processor time; then a decision counts as hanging; no level takes two
HANGS_UNCOMPILED = 1200.0  # … where nothing is compiled
TRIES = 3


Answered = TypeVar("Answered")
AnyAnswer = TypeVar("AnyAnswer", MindAnswer, HintAnswer, ReviewAnswer)
AnyRequest = Request | HintRequest | Question


class ThinkingFailed(Exception):
    """No process could decide this, after several attempts."""


class Thinkers(Protocol):
    """The interface to decide for bots; `places` decisions at the same time."""

    places: int

    async def think(self, request: Request) -> int:
        """A legal action; or ThinkingFailed."""
        ...

    async def hints(self, request: HintRequest) -> HintAnswer:
        """At least one turn; or ThinkingFailed."""
        ...

    async def judge(self, question: Question) -> Judgement:
        """The judgement of a moment of a finished game; or ThinkingFailed."""
        ...

    def warm_up(self) -> None:
        """A decision will soon be needed."""
        ...

    async def close(self) -> None: ...


class ThinkingProcesses:
    """Started when needed, and always one more, so that nobody has to wait for a start."""

    def __init__(self, places: int) -> None:
        self.places = places
        self._idle: list[ThinkingProcess] = []  # the one used last is the last
        self._busy: set[ThinkingProcess] = set()

    def warm_up(self) -> None:
        if not self._idle and len(self._busy) < self.places:
            self._idle.append(ThinkingProcess())

    async def think(self, request: Request) -> int:
        what = f"{request.level} of {request.game}"
        return await self._asked(what, request.mind, lambda process: process.decide(request))

    async def hints(self, request: HintRequest) -> HintAnswer:
        what = f"a hint for {request.game}"
        return await self._asked(what, None, lambda process: process.hints(request))

    async def judge(self, question: Question) -> Judgement:
        what = f"a review of {question.game}"
        return await self._asked(what, None, lambda process: process.judge(question))

    async def _asked(
        self, what: str, mind: int | None, ask: Callable[[ThinkingProcess], Awaitable[Answered]]
    ) -> Answered:
        for _ in range(TRIES):
            process = self._take(mind)
            try:
                answer = await ask(process)
            except ChildFailed as problem:
                log.warning("a thinking process is replaced: %s", problem)
                METRICS.thinking_restarts.inc()
                await process.end()
            except BaseException:  # nobody wants the answer that may still come
                await process.end()  # also if it is only being started
                raise
            else:
                self._idle.append(process)
                return answer
            finally:
                self._busy.discard(process)
        raise ThinkingFailed(f"{what}: tried {TRIES} times")

    def _take(self, mind: int | None) -> ThinkingProcess:
        """The process that has the bot, if it is free; otherwise another running or new one."""
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


class ThinkingProcess(ChildProcess):
    """One process, and the bots it keeps (as it does itself)."""

    def __init__(self) -> None:
        super().__init__(PROGRAM, MOST_ANSWER)
        self.minds: OrderedDict[int, None] = OrderedDict()

    async def decide(self, request: Request) -> int:
        answer = await self._answer(request, MindAnswer)
        if answer.action not in request.legal:
            raise ChildFailed(f"{answer.action} is not a legal action")
        if request.mind is not None:
            self._keep(request.mind)
        return answer.action

    async def hints(self, request: HintRequest) -> HintAnswer:
        answer = await self._answer(request, HintAnswer)
        if not answer.turns or not all(turn.actions for turn in answer.turns):
            raise ChildFailed("a hint without a turn")
        return answer

    async def judge(self, question: Question) -> Judgement:
        answer = await self._answer(question, ReviewAnswer)
        if answer.judgement is None:
            raise ChildFailed("a review without a judgement")
        return answer.judgement

    async def _answer(self, request: AnyRequest, kind: type[AnyAnswer]) -> AnyAnswer:
        body = await self.ask(msgspec.msgpack.encode(request), patience(request))
        try:
            answer = msgspec.msgpack.decode(body, type=kind)
        except msgspec.MsgspecError as problem:
            raise ChildFailed(f"not an answer: {problem}") from None
        if answer.problem:
            raise ChildFailed(answer.problem)
        return answer

    def _keep(self, mind: int) -> None:
        self.minds[mind] = None
        self.minds.move_to_end(mind)
        while len(self.minds) > KEPT:
            self.minds.popitem(last=False)


def patience(request: AnyRequest) -> float:
    """Seconds a decision may take. Nobody is waiting for a review."""
    if isinstance(request, Question):
        return HANGS_UNCOMPILED
    return HANGS if is_ready(BY_ID[request.game], *ALL) else HANGS_UNCOMPILED
