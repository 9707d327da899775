"""Glück Auf: coal, workers, orders; for two to four players."""

from collections.abc import Sequence
from typing import Any

from glueck.engine.game import Game, Option, choice
from glueck.engine.planner import Planner
from glueck.engine.study import Study
from glueck.games.glueckauf import invariants, knowledge
from glueck.games.glueckauf.actions import ACTIONS, CARD
from glueck.games.glueckauf.box import SPACE, TILE
from glueck.games.glueckauf.clauses import CLAUSES
from glueck.games.glueckauf.judgement import bot_strength, candidates, evaluation
from glueck.games.glueckauf.judgement.room import MOST_LEGAL, ROOM
from glueck.games.glueckauf.planner.answer import ANSWER, WISHES
from glueck.games.glueckauf.planner.plan import plan
from glueck.games.glueckauf.planner.room import ROOM as PLANNER_ROOM
from glueck.games.glueckauf.position import SEATS, STATE
from glueck.games.glueckauf.rules import end, index, setup
from glueck.games.glueckauf.view.declaration import ENTRY, VIEW
from glueck.games.glueckauf.view.reasons import REASONS, weigh
from glueck.games.glueckauf.view.show import show
from glueck.games.glueckauf.view.tell import tell
from glueck.games.glueckauf.view.words import WORDS


def starting_player(value: Any, seats: int) -> Sequence[int]:
    """GA-A-01: 0 for random, otherwise the seat counted from 1."""
    if value == "random":
        return [0]
    if type(value) is int and value in range(seats):
        return [value + 1]
    raise ValueError(f"{value!r} is neither 'random' nor a seat from 0 to {seats - 1}")


GAME = Game(
    id="glueckauf",
    package=__name__,
    title="Glück Auf",
    version=1,
    seats=range(2, SEATS + 1),
    state=STATE,
    actions=ACTIONS,
    clauses=CLAUSES,
    most_legal=MOST_LEGAL,
    setup=setup.setup,
    legal=index.legal,
    why_not=index.why_not,
    apply=index.apply,
    score=end.score,
    rank=end.rank,
    redeal=knowledge.redeal,
    remember=knowledge.remember,
    sound=invariants.sound,
    view=VIEW,
    show=show,
    entry=ENTRY,
    tell=tell,
    consider=candidates.consider,
    choose=candidates.choose,
    evaluate=evaluation.evaluate,
    room=ROOM,
    spread=evaluation.SPREAD,
    bot_strength=bot_strength.BY_SEATS,
    plan=plan,
    planner=Planner(WISHES, ANSWER, PLANNER_ROOM),
    options=(
        Option(
            "starting_player",
            "random",
            starting_player,
            "who begins: random, or a seat",
            form={"seat": "random"},
        ),
        choice("free_storage", False, "store coal an order waits for", (False, True)),
        choice("delivered_visibility", "owner", "who sees the piles", ("owner", "all")),
    ),
    reasons=REASONS,
    weigh=weigh,
    words=WORDS,
    studies=(
        Study("space", ("place",), SPACE),
        Study("order", ("take", "keep"), CARD),
        Study("tile", ("buy",), TILE),
    ),
)
