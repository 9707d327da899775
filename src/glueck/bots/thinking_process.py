"""`python -m glueck.bots.thinking_process`: decides what it is asked, as long as it is asked.

Requests come on the standard input, answers go to the standard output, each behind its length. It
ends when whoever started it is gone, however that came about: then the input ends, and a thread
that does nothing but listen notices it even in the middle of a thought.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
from contextlib import suppress
from typing import IO

import msgspec

from glueck.bots.levels import level
from glueck.bots.minds import Answer, Minds, Request

LENGTH = 4  # bytes in front of each message
NICE = 10  # people go first; the same as of compilers, so that quick bots play while they work
READY = Answer()  # the first thing it says
WORDS_OF_A_PROBLEM = 300


def framed(message: Request | Answer) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def main() -> None:
    for ours in (signal.SIGINT, signal.SIGTERM):  # the server's business: it ends us when it ends
        signal.signal(ours, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # whatever is printed is no answer
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    requests: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, requests), daemon=True).start()
    minds = Minds()
    with suppress(BrokenPipeError):
        answers.write(framed(READY))
        while True:
            answers.write(framed(answer(minds, requests.get())))


def listen(source: IO[bytes], requests: queue.SimpleQueue[bytes]) -> None:
    while head := source.read(LENGTH):
        requests.put(source.read(int.from_bytes(head, "big")))
    os._exit(0)


def answer(minds: Minds, body: bytes) -> Answer:
    try:
        request = msgspec.msgpack.decode(body, type=Request)
        if level(request.level).searches:
            think_when_idle()
        return Answer(minds.decide(request))
    except Exception as problem:  # the next decision may be a better one
        return Answer(problem=f"{type(problem).__name__}: {problem}"[:WORDS_OF_A_PROBLEM])


def think_when_idle() -> None:
    """A search takes all of a processor for a second. On Linux such a process can step back
    altogether as soon as anybody else has something to do; there is no way back, and none needed:
    where levels search, everything is compiled and all other levels take microseconds."""
    with suppress(OSError, AttributeError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


if __name__ == "__main__":
    main()
