"""Names for the clauses that can forbid something: each a number rules can return."""

from glueck.engine.clauses import Clauses

CLAUSES = Clauses(
    "glueckauf",
    "GA",
    ("COMP", "SETUP", "FLOW", "TURN", "BANK", "FAC", "MINE", "DEL", "MON", "ORD", "SHIFT", "SCORE",
     "END"),
    waiting="GA-FLOW-02",
)  # fmt: skip

clause = CLAUSES.number
