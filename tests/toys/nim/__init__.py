"""Nim, a third game: a game is one folder, and the engine depends on no particular game."""

from glueck.engine.game import Game, choice
from toys.nim import rules
from toys.nim.position import ACTIONS, CLAUSES, STATE
from toys.nim.view import ENTRY, VIEW, show, tell

GAME = Game(
    id="nim",
    package=__name__,
    title="Nim",
    version=1,
    seats=range(2, 3),
    state=STATE,
    actions=ACTIONS,
    clauses=CLAUSES,
    most_legal=len(ACTIONS),
    setup=rules.setup,
    legal=rules.legal,
    why_not=rules.why_not,
    apply=rules.apply,
    score=rules.score,
    rank=rules.by_points,
    redeal=rules.nothing,
    remember=rules.nothing,
    sound=rules.sound,
    view=VIEW,
    show=show,
    entry=ENTRY,
    tell=tell,
    options=(choice("misere", False, "whoever takes the last one loses", (False, True)),),
)
