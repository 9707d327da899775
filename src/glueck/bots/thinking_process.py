"""`python -m glueck.bots.thinking_process`: decides what it is asked, as long as it is asked."""

from __future__ import annotations

import os
from contextlib import suppress

import msgspec

from glueck.bots.levels import level
from glueck.bots.minds import Answer, HintAnswer, HintRequest, Minds, Request, hints
from glueck.engine.child_process import serve

WORDS_OF_A_PROBLEM = 300


def main() -> None:
    minds = Minds()
    serve(lambda body: msgspec.msgpack.encode(answer(minds, body)))


def answer(minds: Minds, body: bytes) -> Answer | HintAnswer:
    kind: type[Answer | HintAnswer] = Answer
    try:
        request = msgspec.msgpack.decode(body, type=Request | HintRequest)
        if isinstance(request, HintRequest):
            kind = HintAnswer
            think_when_idle()
            return hints(request)
        if level(request.level).searches:
            think_when_idle()
        return Answer(minds.decide(request))
    except Exception as problem:  # the next decision may be a better one
        return kind(problem=f"{type(problem).__name__}: {problem}"[:WORDS_OF_A_PROBLEM])


def think_when_idle() -> None:
    """A search takes all of a processor for a second. On Linux such a process can step back
    altogether as soon as anybody else has something to do; there is no way back, and none needed:
    where levels search, everything is compiled and all other levels take microseconds."""
    with suppress(OSError, AttributeError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


if __name__ == "__main__":
    main()
