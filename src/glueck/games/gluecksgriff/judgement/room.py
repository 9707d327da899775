"""The working memory of bots: made once, so that nothing is allocated later."""

from glueck.engine.scratch import room

MOST_LEGAL = 256  # actions at once
REMEMBERED = 4093  # burdens; a prime, so that hands with different cards have different places

BURDEN = room(
    ("hand", "i8"),  # numbers
    ("cards", "i8"),  # all others
    ("weight", "f8"),
)
ROOM = room(
    ("scores", "f8", (MOST_LEGAL,)),
    ("burdens", BURDEN, (REMEMBERED,)),  # burden_memory.py
)
