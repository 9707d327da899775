"""What is being asked for: the clause of each phase, for an action that comes out of turn."""

import numpy as np

from glueck.engine.compile import jit
from glueck.games.glueckauf.clauses import clause
from glueck.games.glueckauf.position import PHASE

ASKS = {
    "draft": "GA-SETUP-21",
    "place": "GA-FLOW-03",
    "fill": "GA-FAC-23",
    "buy": "GA-FAC-16",
    "keep": "GA-ORD-08",
    "return": "GA-FAC-19",
    "next-tile": "GA-FAC-20",
    "next-order": "GA-ORD-11",
    "mine": "GA-MINE-23",
    "pair": "GA-MINE-13",
    "end": "GA-FLOW-11",
    "over": "GA-END-01",
}
CLAUSE_OF = np.array([clause(ASKS[phase]) for phase in PHASE])


@jit
def asked(s):
    return CLAUSE_OF[s.phase]
