"""Output: colours only where they can be seen, letters everywhere.

Commands print to a `Console` from here and to nothing else, so that a pipe, a file, NO_COLOR
and a terminal that knows no Unicode are all settled in one place.
"""

import os
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

GAP = 3  # between things that stand side by side
NARROWEST = 80  # boards are drawn for this width; a narrower terminal wraps them itself
SEAT_STYLE = ("bold cyan", "bold magenta", "bold green", "bold blue")


class Screen(Console):
    def on_broken_pipe(self) -> None:
        """Rich would end the program here; the caller should decide."""
        raise BrokenPipeError


def screen(*, no_color: bool = False, stderr: bool = False) -> Console:
    """A console on stdout, or on stderr for everything except the result (progress, problems)."""
    plain = no_color or bool(os.environ.get("NO_COLOR"))
    console = Screen(
        stderr=stderr,
        color_system=None if plain else "auto",
        highlight=False,
        markup=False,
        emoji=False,
    )
    if console.width < NARROWEST:
        console.width = NARROWEST
    return console


def flow(items: Sequence[Text], width: int) -> Text:
    """Items side by side, broken only between them."""
    out, used = Text(), 0
    for item in items:
        if used and used + GAP + item.cell_len > width:
            out.append("\n")
            used = 0
        elif used:
            out.append(" " * GAP)
            used += GAP
        out.append_text(item)
        used += item.cell_len
    return out
