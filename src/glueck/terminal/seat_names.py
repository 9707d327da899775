"""The names of the seats. A save file keeps them; a name that begins with «bot» is a bot's."""

import re
from collections.abc import Sequence
from itertools import cycle

from rich.text import Text

from glueck.terminal.letters import printable
from glueck.terminal.screen import SEAT_STYLE
from glueck.terminal.words import has, t

YOU, BOT = "you", "bot"  # in save files, in every language
LONGEST = 10
IS_BOT = re.compile(r"bot\b", re.IGNORECASE)


def is_bot(player: str) -> bool:
    return bool(IS_BOT.match(player))


def seated(seats: int, me: int, bots: Sequence[str] = (BOT,)) -> list[str]:
    """You on one seat, bots on all others, in turn."""
    others = cycle(bots)
    return [YOU if seat == me else next(others) for seat in range(seats)]


def names(players: Sequence[str], seats: int) -> list[str]:
    """A name for each seat: short, safe to print, and unique. Sentences use everybody's name, so
    «you» becomes the page's name for a guest."""
    given = [called(player) for player in players] or [""] * seats
    return [
        t("name-numbered", name=name, n=given[: seat + 1].count(name))
        if name and given.count(name) > 1
        else name or t("seat-number", n=seat)
        for seat, name in enumerate(given)
    ]


def called(player: str) -> str:
    """A bot is named after its level."""
    if player == YOU:
        return t("guest-name")
    level = player[len(BOT) :].strip() if is_bot(player) else ""
    if has(f"level-{level}"):
        return t(f"level-{level}")
    if is_bot(player) and not level:
        return t("bot")
    return printable(level or player)[:LONGEST].strip()


def name_of(seat: int, called: Sequence[str]) -> str:
    return called[seat] if seat < len(called) else t("seat-number", n=seat)


def styled(seat: int, called: Sequence[str]) -> Text:
    return Text(name_of(seat, called), seat_style(seat))


def seat_style(seat: int) -> str:
    return SEAT_STYLE[seat % len(SEAT_STYLE)]


def or_me(seat: int, called: Sequence[str], viewer: int | None) -> Text:
    """“Ann (you)” for the reader's own seat, otherwise “Ann”."""
    if seat != viewer:
        return styled(seat, called)
    return Text(t("name-me", name=name_of(seat, called)), seat_style(seat))
