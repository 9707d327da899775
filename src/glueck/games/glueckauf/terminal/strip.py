"""One line for each player, with everything that can be counted."""

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from glueck.games.glueckauf.terminal.pieces import COAL, cube
from glueck.games.glueckauf.terminal.pit import tiles_on
from glueck.games.glueckauf.terminal.words import t
from glueck.terminal.seat_names import or_me

View = dict[str, Any]
COLUMNS = ("points", "money", "workers", "canteen", "coal", "orders", "delivered", "sides")


def strip(view: View, names: Sequence[str]) -> Table:
    sheet = Table.grid(padding=(0, 1, 0, 0))
    for i in range(len(COLUMNS) + 2):
        sheet.add_column(justify="right" if i else "left", no_wrap=True)
    letters = Text(" ").join([cube(colour) for colour in COAL])
    empty = Text(f"{t('strip-empty')} ", "dim").append_text(letters)
    sheet.add_row("", *(Text(t(f"strip-{title}"), "dim") for title in COLUMNS), empty)
    for seat, player in enumerate(view["players"]):
        sheet.add_row(who(view, seat, names), *map(str, numbers(player)), empties(player))
    return sheet


def who(view: View, seat: int, names: Sequence[str]) -> Text:
    """An arrow for the player to act, a star for the starting player."""
    turn = "→" if view["turn"] == seat else " "
    star = "*" if view["starter"] == seat else ""
    return Text.assemble(turn, or_me(seat, names, view["viewer"]), star)


def numbers(player: View) -> list[Any]:
    ready = sum(order["complete"] for order in player["outstanding"])
    orders = f"{len(player['outstanding'])}{f' ({ready}✓)' if ready else ''}"
    sides = f"{tiles_on(player, 'light')}/{tiles_on(player, 'dark')}"
    return [
        *(player[key] for key in ("points", "money", "workers", "canteen")),
        cubes(player),
        orders,
        player["delivered"]["count"],
        sides,
    ]


def cubes(player: View) -> int:
    """All the coal of a player, wherever it is: three make a point at the end."""
    heaps = [player["cage"]["cubes"], player["storage"]]
    heaps += [level["cubes"] for level in player["pit"].values()]
    on_orders = sum(len(s["cubes"]) for order in player["outstanding"] for s in order["spots"])
    return on_orders + sum(sum(heap.values()) for heap in heaps)


def empties(player: View) -> Text:
    return Text(" ".join(str(player["pit"][colour]["empty"]) for colour in COAL))
