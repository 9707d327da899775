"""What the game waits for, and what is in a hand of five."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from glueck.games.glueckauf.terminal.pieces import order, tile
from glueck.games.glueckauf.terminal.words import t
from glueck.terminal.seat_names import name_of
from glueck.terminal.setting import Setting

View = dict[str, Any]


def stage(view: View, names: Sequence[str]) -> Text:
    """Whose turn it is."""
    if view["over"]:
        return Text(t("game-over"), "bold")
    if view["turn"] == view["viewer"]:
        return Text(t("your-turn"), "bold")
    return Text(t("turn-of", name=name_of(view["turn"], names)))


def prompt(view: View, at: Setting) -> str:
    return t(f"prompt-{view['phase']}", n=view["steps"])


def drawn(view: View) -> list[Text]:
    """The own hand; items already put in sequence are shown separately."""
    hand = view["hand"]
    items = (hand["tiles"] or hand["orders"]) if hand else None
    if not hand or not items:
        return []
    done = hand["returned"]
    lines = [Text(f"{t('you-drew')} ", "dim").append_text(row(items[done:]))]
    if done:
        where = t(f"going-to-{hand['to']}")
        lines.append(Text(f"{where} ", "dim").append_text(row(items[:done])))
    return lines


def row(items: Sequence[str | int]) -> Text:
    texts = [
        tile(one) if isinstance(one, str) else Text(f"{one} ").append_text(order(one))
        for one in items
    ]
    return Text("   ").join(texts)
