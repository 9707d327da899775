"""`python -m glueck.bots.thinking_process`: answers requests for decisions until its input ends."""

from __future__ import annotations

import msgspec

from glueck.bots.levels import level
from glueck.bots.minds import (
    HintAnswer,
    HintRequest,
    MindAnswer,
    Minds,
    Request,
    ReviewAnswer,
    hints,
    judged,
)
from glueck.engine.child_process import run_only_when_idle, serve
from glueck.review import Question

WORDS_OF_A_PROBLEM = 300


def main() -> None:
    minds = Minds()
    serve(lambda body: msgspec.msgpack.encode(answer(minds, body)))


def answer(minds: Minds, body: bytes) -> MindAnswer | HintAnswer | ReviewAnswer:
    kind: type[MindAnswer | HintAnswer | ReviewAnswer] = MindAnswer
    try:
        request = msgspec.msgpack.decode(body, type=Request | HintRequest | Question)
        if isinstance(request, HintRequest):
            kind = HintAnswer
            run_only_when_idle()
            return hints(request)
        if isinstance(request, Question):
            kind = ReviewAnswer
            run_only_when_idle()
            return judged(request)
        if level(request.level).searches:
            # This cannot be reversed, and need not be: where levels search, everything is compiled
            # and all other levels take microseconds.
            run_only_when_idle()
        return MindAnswer(minds.decide(request))
    except Exception as problem:  # the next decision may be a better one
        return kind(problem=f"{type(problem).__name__}: {problem}"[:WORDS_OF_A_PROBLEM])


if __name__ == "__main__":
    main()
