"""What bots work with while they think: made once, so that nothing is allocated later."""

from glueck.engine.scratch import room

MOST_LEGAL = 256  # actions at once
ROOM = room(("scores", "f8", (MOST_LEGAL,)))
