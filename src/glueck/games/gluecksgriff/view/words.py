"""Names of the box, for clients."""

from typing import Any

from glueck.games.gluecksgriff import box
from glueck.games.gluecksgriff.box import KIND
from glueck.games.gluecksgriff.position import PHASE, SEATS

WORDS: dict[str, Any] = {
    "cards": list(KIND),
    "phases": list(PHASE),
    "deck": [
        {
            "card": KIND[kind - 1],
            "copies": int(box.STANDARD_COUNT[kind]),
            "value": int(box.STANDARD_VALUE[kind]),
        }
        for kind in range(1, box.HOUSE)
    ],
    "quantities": [
        {
            "seats": seats,
            "dealt": seats * box.HAND,
            "draw_pile": box.DECK - seats * box.HAND - 1,  # one is turned up
            "stalemate": seats * box.STALEMATE,
        }
        for seats in range(2, SEATS + 1)
    ],
}
