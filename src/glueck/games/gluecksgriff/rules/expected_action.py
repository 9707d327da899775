"""What is being asked for: the clause of each phase, for an action that comes out of turn."""

import numpy as np

from glueck.engine.compile import jit
from glueck.games.gluecksgriff.clauses import clause
from glueck.games.gluecksgriff.position import PHASE

ASKS = {
    "react": "GG-HOUR-16",
    "main": "GG-TURN-01",
    "draw": "GG-DRAW-01",
    "after-draw": "GG-KNOCK-18",
    "magic-lay": "GG-MAGIC-01",
    "magic-choose": "GG-MAGIC-02",
    "over": "GG-SCORE-13",
}
CLAUSE_OF = np.array([clause(ASKS[phase]) for phase in PHASE])


@jit
def asked(s):
    return CLAUSE_OF[s.phase]
