"""Requests to a bot in another process, and the code there that answers them.

Only a `Request` is sent to another process: what one seat may know, the level that decides, its
seed, and a number that identifies the bot. It is sent as bytes, made of plain values; nothing else
about a table, such as a name or its link, can get through. A `HintRequest` asks for hints instead,
and a `Question` is of a review (`review/questions.py`): they contain no more.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from glueck.bots.bot import Bot
from glueck.bots.hint import SETTINGS, hint
from glueck.bots.levels import bot
from glueck.engine.game import Game
from glueck.engine.state import BY_ID
from glueck.review import Judgement, Question
from glueck.review.judge import Judge
from glueck.search import SearchSettings, SeatKnowledge
from glueck.search.precompile import prepare_bots

KEPT = 16  # bots that keep their trees between two decisions


class Seen(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What one seat may know when it is to act."""

    game: str
    seat: int
    position: bytes  # blanked: what this seat sees
    legal: tuple[int, ...]

    def knowledge(self) -> SeatKnowledge:
        game = BY_ID[self.game]
        position = np.frombuffer(bytearray(self.position), game.state.dtype)
        return SeatKnowledge(game, self.seat, position, self.legal)


class Request(Seen, frozen=True, tag="decide"):
    """One decision of one seat."""

    level: str
    seed: int
    mind: int | None  # the same number means the same bot as before; None: a new one,
    # which ignores the clock, so that the same seed always gives the same decision

    @classmethod
    def of(cls, knowledge: SeatKnowledge, level: str, seed: int, mind: int | None) -> Request:
        return cls(
            knowledge.game.id, knowledge.seat, knowledge.position.tobytes(), knowledge.legal,
            level, seed, mind,
        )  # fmt: skip


class HintRequest(Seen, frozen=True, tag="hint"):
    """The best turns of one seat."""

    seed: int
    simulations: int
    seconds: float | None  # None: no limit, so that the answer is always the same

    @classmethod
    def of(cls, knowledge: SeatKnowledge, seed: int, settings: SearchSettings) -> HintRequest:
        assert settings.simulations is not None
        return cls(
            knowledge.game.id, knowledge.seat, knowledge.position.tobytes(), knowledge.legal,
            seed, settings.simulations, settings.seconds,
        )  # fmt: skip


class MindAnswer(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The action, or why there is none."""

    action: int = -1
    problem: str = ""


class MindTurn(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A turn of a hint."""

    actions: list[str]
    reasons: list[dict[str, Any]]
    value: float | None


class HintAnswer(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The best turns, and the chance of winning now; or why there are none."""

    turns: list[MindTurn] = []
    now: float | None = None
    problem: str = ""


class ReviewAnswer(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The judgement of a moment of a finished game; or why there is none."""

    judgement: Judgement | None = None
    problem: str = ""


@lru_cache(maxsize=2)
def judge_of(game: Game, simulations: int) -> Judge:
    return Judge(game, simulations)


def judged(question: Question) -> ReviewAnswer:
    return ReviewAnswer(judge_of(BY_ID[question.game], question.simulations).judge(question))


def hints(request: HintRequest) -> HintAnswer:
    knowledge = request.knowledge()
    prepare_bots(knowledge.game)
    settings = replace(SETTINGS, simulations=request.simulations, seconds=request.seconds)
    found = hint(knowledge, settings=settings, seed=request.seed)
    turns = [MindTurn(list(one.actions), list(one.reasons), one.value) for one in found]
    return HintAnswer(turns, found[0].now)


class Minds:
    """Bots by their numbers: each keeps its tree as long as its turn lasts."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[int, str], Bot] = OrderedDict()

    def decide(self, request: Request) -> int:
        knowledge = request.knowledge()
        prepare_bots(knowledge.game)  # machine code may be available by now
        if request.mind is None:
            alone = bot(
                request.level, knowledge.game, knowledge.seats, request.seed, ignore_clock=True
            )
            return alone.decide(knowledge)
        key = request.mind, request.level
        one = self._bots.pop(key, None)
        if one is None:
            one = bot(request.level, knowledge.game, knowledge.seats, request.seed)
        action = one.decide(knowledge)
        self._bots[key] = one
        while len(self._bots) > KEPT:
            self._bots.popitem(last=False)
        return action
