"""The clauses of the rules, and the number of each that rules can return."""

from glueck.engine.clauses import Clauses

CLAUSES = Clauses(
    "glueckauf",
    "GA",
    ("COMP", "SETUP", "FLOW", "TURN", "BANK", "FAC", "MINE", "DEL", "MON", "ORD", "SHIFT", "SCORE",
     "END"),
    waiting="GA-FLOW-02",
)  # fmt: skip

clause = CLAUSES.number
