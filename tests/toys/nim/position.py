"""The position, the actions and the clauses of Nim."""

from pathlib import Path

from glueck.engine.actions import ActionSpace
from glueck.engine.clauses import Clauses
from glueck.engine.record import PUBLIC, position

HEAP, FULL = ("a", "b", "c"), (3, 4, 5)
STATE = position(
    __file__,
    ("heap", "i1", PUBLIC, (len(HEAP),)),
    ("taking", "i1", PUBLIC),  # the heap of this turn, counted from 1
    ("misere", "i1", PUBLIC),
)
ACTIONS = ActionSpace(take=[f"take {heap}" for heap in HEAP], end=["end"])
(END,) = ACTIONS.first("end")
RULES = Path(__file__).parent / "rules.md"
CLAUSES = Clauses("nim", "NM", ("TURN", "END"), waiting="NM-TURN-01", path=RULES)
