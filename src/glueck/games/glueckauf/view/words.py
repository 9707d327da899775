"""Names and numbers of the box, for clients."""

from typing import Any

from glueck.games.glueckauf import box
from glueck.games.glueckauf.actions import CARD
from glueck.games.glueckauf.box import COAL, LEVEL, SPACE, SPOT, TILE

WORDS: dict[str, Any] = {
    "coal": COAL,
    "levels": LEVEL,
    "sides": box.SIDE,
    "vehicles": box.VEHICLE,
    "spaces": SPACE,
    "tiles": [
        {"tile": TILE[t - 1], "price": int(box.PRICE[t]), "lorries": int(box.TILE_SIZE[t])}
        for t in range(1, box.TYPES + 1)
    ],
    "cards": [
        {
            "card": int(name),
            "vehicle": box.VEHICLE[box.VEHICLE_OF[int(name)]],
            "points": int(box.VP_OF[int(name)]),
            "spots": [COAL[c] for c in SPOT[int(name)] if c >= 0],
        }
        for name in CARD
    ],
    "clock": [
        {"element": element, "first": int(box.FIRST_VP[i]), "second": int(box.SECOND_VP[i])}
        for i, element in enumerate(box.ELEMENT)
    ],
}
