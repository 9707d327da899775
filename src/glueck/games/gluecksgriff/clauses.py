"""The clauses of Glücksgriff, as numbers that rules can return."""

from glueck.engine.clauses import Clauses

CLAUSES = Clauses(
    "gluecksgriff",
    "GG",
    ("COMP", "DEAL", "TURN", "DISC", "DRAW", "KNOCK", "CALL", "JOK", "HOUR", "MAGIC", "SCORE",
     "BLANK"),
    waiting="GG-TURN-05",
)  # fmt: skip

clause = CLAUSES.number
