"""Names and numbers of the box, for clients."""

from typing import Any

from glueck.games.glueckauf import box
from glueck.games.glueckauf.actions import CARD
from glueck.games.glueckauf.box import COAL, LEVEL, SPACE, SPOT, TILE


def quantities(seats: int) -> dict[str, Any]:
    """What depends on the number of players."""
    locked = [name for i, name in enumerate(SPACE, 1) if box.LOCKED[seats, i]]
    tiles = box.FACTORY_SPACES - sum(name.startswith("factory-") for name in locked)
    orders = box.ORDER_SPACES - sum(name.startswith("order-") for name in locked)
    return {
        "seats": seats,
        "workers": int(box.WORKERS[seats]),
        "marks": int(box.START_MARKS[seats]),
        "draft": int(box.DRAFT_ROW[seats]),
        "tiles": tiles,
        "tile_stack": box.TILES - tiles,
        "orders": orders,
        "order_stack": box.CARDS - seats * box.DRAFTED_EACH - orders,
        "cubes": box.CUBES_OF_A_COLOUR - seats,  # of each color, in the supply
        "locked": locked,
    }


WORDS: dict[str, Any] = {
    "coal": COAL,
    "levels": LEVEL,
    "sides": box.SIDE,
    "vehicles": box.VEHICLE,
    "spaces": SPACE,
    "tiles": [
        {
            "tile": TILE[t - 1],
            "price": int(box.PRICE[t]),
            "lorries": int(box.TILE_SIZE[t]),
            "copies": box.COPIES,
        }
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
        {
            "element": element,
            "first": int(box.FIRST_VP[i]),
            "second": int(box.SECOND_VP[i]),
            "shift": 1 + i // box.ELEMENTS_A_SHIFT,  # the first after which it is scored
        }
        for i, element in enumerate(box.ELEMENT)
    ],
    "quantities": [quantities(seats) for seats in (2, 3, 4)],
}
