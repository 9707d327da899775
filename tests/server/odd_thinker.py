"""A thinking process that does something odd the first time, and then thinks as others do:

ODD=how ODD_ONCE=file python -m server.odd_thinker
"""

import os
import sys
import time
from pathlib import Path

from glueck.bots import thinking_process
from glueck.bots.minds import Answer, Minds

FRAME = thinking_process.framed


def odd_answer(how: str) -> bytes:
    if how == "hangs":
        time.sleep(3600)
    if how == "dies":
        os._exit(3)
    return {
        "illegal": FRAME(Answer(31_000)),
        "garbage": b"\0\0\0\5hello",
        "endless": b"\xff" * 100,
        "problem": FRAME(Answer(problem="ValueError: no")),
    }[how]


def framed(message: Answer) -> bytes:
    if message is thinking_process.READY and os.environ["ODD"] != "silent":
        return FRAME(message)
    try:
        Path(os.environ["ODD_ONCE"]).touch(exist_ok=False)
    except FileExistsError:
        return FRAME(message)
    if os.environ["ODD"] == "silent":
        sys.exit(1)
    return odd_answer(os.environ["ODD"])


if __name__ == "__main__":
    thinking_process.framed = framed
    Minds.decide = lambda self, request: request.legal[0]
    thinking_process.main()
