"""The working memory of the planner: made once, so that nothing is allocated later."""

from glueck.engine.scratch import room
from glueck.games.glueckauf.box import COALS, STEPS, TARGETS
from glueck.games.glueckauf.position import STATE
from glueck.games.glueckauf.rules.mine import STEPS_OF_A_PAIR

LONGEST = 30  # steps of a plan; longer ones are not searched
# Actions of a plan: opening a pair is an action that takes no step.
MOST_ACTIONS = LONGEST + LONGEST // STEPS_OF_A_PAIR
MOST_MOVES = 40  # tried from one position: each verb with each colour, or level
MOST_LEGAL = 256
POSITIONS = 200_000  # searched at most for one answer, so that nobody waits longer
SLOTS = 1 << 12
WORDS = 3  # of a key

ALL_STEPS = max(STEPS)  # nobody has more
NEEDS = (ALL_STEPS + 1) ** COALS  # spots by colour, as one number (points.py)

ROOM = room(
    # The current path: positions, the actions to try from each, the actions tried.
    ("at", STATE.dtype, (MOST_ACTIONS + 2,)),
    ("moves", "i2", (MOST_ACTIONS + 2, MOST_MOVES)),
    ("count", "i2", (MOST_ACTIONS + 2,)),
    ("next", "i2", (MOST_ACTIONS + 2,)),
    ("path", "i2", (MOST_ACTIONS + 2,)),
    ("length", "i8"),  # of the path that was found
    ("looked_at", "i8"),  # positions
    ("legal", "i2", (MOST_LEGAL,)),
    # The wish: for each colour of the own orders, how many spots may stay free.
    ("targets", "i8", (len(TARGETS),)),
    ("may_stay", "i8", (len(TARGETS),)),
    ("own", "i8"),  # how many targets these are
    # Of the current position.
    ("need", "i8", (COALS,)),  # wished spots that are free
    ("free", "i8", (COALS,)),  # all that are free
    ("best_target", "i8", (COALS,)),  # where a cube of this colour goes; -1: nowhere
    ("owed", "i8"),  # cubes that an open pair still needs
    # Positions from which the wish cannot be reached with so many steps.
    ("key", "i8", (SLOTS, WORDS)),
    ("keys", "i8", (MOST_ACTIONS + 2, WORDS)),  # of the current path
    ("failed", "i1", (SLOTS,)),  # steps plus one; 0: nothing is known
    # As many points as possible.
    ("points", "i2", (NEEDS,)),  # the most that is possible with so many spots; -1: none
    ("cards", "i8", (NEEDS,)),  # by which orders, a bit each
    ("order", "i2", (NEEDS,)),  # in which these are tried
    ("best_path", "i2", (MOST_ACTIONS + 2,)),
    ("best_length", "i8"),
)
