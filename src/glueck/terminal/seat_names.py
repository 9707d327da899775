"""Who sits where. A save file keeps the names; a name that begins with «bot» is a bot's."""

import re
from collections.abc import Sequence
from itertools import cycle

from rich.text import Text

from glueck.terminal.letters import printable
from glueck.terminal.screen import SEAT_STYLE

YOU, BOT = "you", "bot"
LONGEST = 10
IS_BOT = re.compile(r"bot\b", re.IGNORECASE)


def is_bot(player: str) -> bool:
    return bool(IS_BOT.match(player))


def seated(seats: int, me: int, bots: Sequence[str] = (BOT,)) -> list[str]:
    """You on one seat, bots on all others, in turn."""
    others = cycle(bots)
    return [YOU if seat == me else next(others) for seat in range(seats)]


def names(players: Sequence[str], seats: int) -> list[str]:
    """How to call each seat: short, safe to print, and no two alike. A bot goes by its level."""
    called = [
        player[len(BOT) :].strip() or player if is_bot(player) else player for player in players
    ]
    given = [printable(player)[:LONGEST].strip() for player in called] or [""] * seats
    return [
        name if name and given.count(name) == 1 else f"{name or 'seat'} {seat}"
        for seat, name in enumerate(given)
    ]


def name_of(seat: int, called: Sequence[str]) -> str:
    return called[seat] if seat < len(called) else f"seat {seat}"


def styled(seat: int, called: Sequence[str]) -> Text:
    return Text(name_of(seat, called), SEAT_STYLE[seat % len(SEAT_STYLE)])
