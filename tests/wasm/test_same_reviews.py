"""The review of a game in a browser is the one that Python makes of it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest
import web_build

import glueck
from glueck.bots import bot
from glueck.engine.save import document
from glueck.engine.state import State
from glueck.review import SIMULATIONS, Review, reviewed
from glueck.review.document import told
from glueck.review.judge import Judge
from glueck.review.questions import Judgement, question
from glueck.search import SeatKnowledge
from left_out import leave_out

FEW = 16  # simulations, where it does not matter how good they are
MOMENTS = 4  # that are judged with as many as the module takes
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("glueckauf", 2, {}),
    ("gluecksgriff", 3, {"point_limit": 25}),
]


@pytest.mark.slow
@pytest.mark.many_positions
@pytest.mark.unchecked
def test_reviews_are_the_same(modules: Path) -> None:
    if not web_build.is_installed(tools=True):
        leave_out("node_modules")
    records = [recorded(*one) for one in GAMES]
    (modules / "reviews.json").write_text(json.dumps(records), encoding="utf-8")
    test = ["test", "--", "src/alone/recorded_reviews.test.ts"]
    web_build.run(*test, env=os.environ | {"GLUECK_REVIEWS": str(modules)})


def recorded(name: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    state = finished(name, seats, options)
    review = list(reviewed(state, FEW))[-1]
    judged = [one and form(one) for one in review.judged]
    record = {"game": name, "save": document(state), "judged": judged}
    return record | {"told": shown(review), "questions": judgements(state)}


def finished(name: str, seats: int, options: dict[str, Any]) -> State:
    game = glueck.load(name)
    state = game.new(seats, seed=5, **options)
    bots = [bot(level, game, seats) for level in ("random", "hauler", "hewer")]
    while not state.over:
        state.play(bots[state.seat].decide(SeatKnowledge.of(state)))
    return state


def shown(review: Review) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(told(review)))
    return {name: found[name] for name in ("moments", "seats")}


def form(judgement: Judgement) -> dict[str, Any]:
    """As the page keeps it."""
    return {
        "expected": {str(seat): share for seat, share in judgement.expected.items()},
        "choice": list(judgement.choice),
        "options": [msgspec.structs.asdict(one) for one in judgement.options],
    }


def judgements(state: State) -> list[dict[str, Any]]:
    """Of some moments with a choice, across the game; in every second one the turn has passed."""
    judge, found = Judge(state.game, SIMULATIONS), []
    choices = [n for n in range(state.played) if len(state.at(n).moves()) > 1]
    for number in choices[:: len(choices) // MOMENTS]:
        here = state.at(number)
        chosen = state.game.parse(here.array, state.actions[number])
        before = here.seat if len(found) % 2 else None
        asked = question(here, chosen, before, SIMULATIONS)
        assert asked is not None
        about = {"number": number, "seat": here.seat, "chosen": chosen}
        about["asked"] = [seat for seat, seen in enumerate(asked.seen) if seen]
        found.append({"question": about, "judgement": form(judge.judge(asked))})
    return found
