"""The working memory of bots: made once, so that nothing is allocated later."""

from glueck.engine.scratch import room
from glueck.games.glueckauf.box import COALS, STEPS

# -- the puzzle of mining (mining_plan.py) -------------------------------------------------

MOST = 12  # orders that are planned for; nobody fills more at a time
CAGE, STORAGE, NEED = COALS, COALS + 1, COALS + 2  # rows of `pit`, after the levels
ROWS = NEED + 1
STACK_SIZE = max(STEPS) * (COALS + 4) + 1  # each step adds at most that many moments to search
NOW = STACK_SIZE  # after the stack: the current moment

MOMENT = room(
    # cubes by colour on each level, in the cage and in storage; free spots by colour
    ("pit", "i1", (ROWS, COALS)),
    ("miss", "i1", (MOST, COALS)),  # free spots by colour of each order
    ("left", "i1", (MOST,)),  # free spots of each
    ("level", "i1"),  # the level of the cage
    ("steps", "i1"),  # left
    ("rode", "i1"),  # whether the last step was a ride
    ("seen", "i1"),  # levels of this trip, as bits
    ("first", "i2"),  # the action the sequence began with; -1: it has not
    ("value", "f8"),  # gained so far
)
PUZZLE = room(
    ("moments", MOMENT, (STACK_SIZE + 1,)),  # moments still to be searched, and NOW
    ("todo", "i8"),  # how many
    ("cards", "i8", (MOST,)),  # orders with free spots: the highest value of the next cube first
    ("worth", "f8", (MOST, 2)),  # the value of each one's next spot, and of completing it
    ("rank", "f8", (MOST,)),
    ("count", "i8"),  # how many these are
    ("lorry_values", "f8", (COALS,)),  # the value of an empty lorry of each level
    ("best_value", "f8"),  # the best found,
    ("best_action", "i8"),  # and how it begins
    ("top", "f8"),  # the highest value of a spot
    ("hope", "f8"),  # the value of a needed cube once it is at the surface
)

# -- all of it -----------------------------------------------------------------------------

MOST_LEGAL = 256  # actions at once
REMEMBERED = 1 << 12  # plans

ROOM = room(
    ("puzzle", PUZZLE, (1,)),
    ("plan_key", "i8", (REMEMBERED,)),  # plan_memory.py
    ("plan_action", "i8", (REMEMBERED,)),
    ("plan_gain", "f8", (REMEMBERED,)),
    ("want", "i8", (COALS,)),  # preferences.py: free spots beyond the cubes in the pit
    ("held", "i8"),  # outstanding orders
    ("scores", "f8", (MOST_LEGAL,)),
)
