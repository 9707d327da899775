"""What the planner works with: made once, so that nothing is allocated later."""

from glueck.engine.scratch import room
from glueck.games.glueckauf.box import COALS, STEPS, TARGETS
from glueck.games.glueckauf.position import STATE
from glueck.games.glueckauf.rules.mine import STEPS_OF_A_PAIR

LONGEST = 30  # steps of a plan; what takes more is not looked for
# Actions of a plan: opening a pair is an action that takes no step.
MOST_ACTIONS = LONGEST + LONGEST // STEPS_OF_A_PAIR
MOST_MOVES = 40  # tried from one position: each verb with each colour, or level
MOST_LEGAL = 256
POSITIONS = 200_000  # searched for one answer at most, so that nobody waits longer
SLOTS = 1 << 12
WORDS = 3  # of a key

ALL_STEPS = max(STEPS)  # nobody has more
NEEDS = (ALL_STEPS + 1) ** COALS  # spots by colour, as one number (points.py)

ROOM = room(
    # The way that is tried: positions, what to try from each, what was.
    ("at", STATE.dtype, (MOST_ACTIONS + 2,)),
    ("moves", "i2", (MOST_ACTIONS + 2, MOST_MOVES)),
    ("count", "i2", (MOST_ACTIONS + 2,)),
    ("next", "i2", (MOST_ACTIONS + 2,)),
    ("path", "i2", (MOST_ACTIONS + 2,)),
    ("length", "i8"),  # of the path that was found
    ("looked_at", "i8"),  # positions
    ("legal", "i2", (MOST_LEGAL,)),
    # The wish: of each colour of the own orders, how many spots may stay free.
    ("targets", "i8", (len(TARGETS),)),
    ("may_stay", "i8", (len(TARGETS),)),
    ("own", "i8"),  # how many targets these are
    # Of the position that is looked at.
    ("need", "i8", (COALS,)),  # wished spots that are free
    ("free", "i8", (COALS,)),  # all that are free
    ("best_target", "i8", (COALS,)),  # where a cube of this colour goes; -1: nowhere
    ("owed", "i8"),  # cubes that an open pair still takes
    # Positions from which the wish cannot be had with so many steps.
    ("key", "i8", (SLOTS, WORDS)),
    ("keys", "i8", (MOST_ACTIONS + 2, WORDS)),  # of the way that is tried
    ("failed", "i1", (SLOTS,)),  # steps plus one; 0: nothing is known
    # As many points as possible.
    ("points", "i2", (NEEDS,)),  # the most that can be had for so many spots; -1: none
    ("cards", "i8", (NEEDS,)),  # by which orders, a bit each
    ("order", "i2", (NEEDS,)),  # in which these are looked at
    ("best_path", "i2", (MOST_ACTIONS + 2,)),
    ("best_length", "i8"),
)
