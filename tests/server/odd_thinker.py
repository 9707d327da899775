"""A thinking process that does something odd the first time, and then thinks as others do:

ODD=how ODD_ONCE=file python -m server.odd_thinker
"""

import os
import sys
import time
from pathlib import Path

import msgspec

from glueck.bots import thinking_process
from glueck.bots.minds import MindAnswer, Minds
from glueck.engine import child_process

FRAME = child_process.framed


def odd_answer(how: str) -> bytes:
    if how == "hangs":
        time.sleep(3600)
    if how == "computes":  # in vain
        while True:
            pass
    if how == "dies":
        os._exit(3)
    return {
        "illegal": FRAME(msgspec.msgpack.encode(MindAnswer(31_000))),
        "garbage": b"\0\0\0\5hello",
        "endless": b"\xff" * 100,
        "problem": FRAME(msgspec.msgpack.encode(MindAnswer(problem="ValueError: no"))),
    }[how]


def framed(message: bytes) -> bytes:
    if message is child_process.READY and os.environ["ODD"] != "silent":
        return FRAME(message)
    try:
        Path(os.environ["ODD_ONCE"]).touch(exist_ok=False)
    except FileExistsError:
        return FRAME(message)
    if os.environ["ODD"] == "silent":
        sys.exit(1)
    if os.environ["ODD"] == "slow":
        time.sleep(1)
        return FRAME(message)
    return odd_answer(os.environ["ODD"])


if __name__ == "__main__":
    child_process.framed = framed
    Minds.decide = lambda self, request: request.legal[0]
    thinking_process.main()
