"""A look for any game: the view as a tree, actions by their words."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text
from rich.tree import Tree

from glueck.terminal.letters import printable

titles: dict[str, str] = {}
legend = "The board is the view as it is: what is not shown, you may not know."


def board(view: dict[str, Any], console: Console, names: Sequence[str] = ()) -> None:
    tree = Tree(f"{view.get('game', 'game')}: {', '.join(names)}")
    shown = {key: value for key, value in view.items() if key not in ("game", "legal", "undoable")}
    grow(tree, shown)
    console.print(tree)


brief = board


def grow(tree: Tree, value: Any) -> None:
    """A branch for each thing that has parts; simple things on one line."""
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    for key, part in parts:
        if simple(part):
            tree.add(Text(printable(f"{key}: {in_words(part)}")))
        else:
            grow(tree.add(Text(printable(str(key)))), part)


def simple(value: Any) -> bool:
    inside = value.values() if isinstance(value, dict) else value
    if not isinstance(value, dict | list):
        return True
    return not any(isinstance(one, dict | list) for one in inside)


def in_words(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {in_words(one)}" for key, one in value.items()) or "-"
    if isinstance(value, list):
        return " ".join(map(in_words, value)) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)


def heading(action: str) -> str:
    return action.split()[0]


def label(action: str, view: dict[str, Any]) -> Text:
    return Text(action)


def phrase(
    before: dict[str, Any], entry: dict[str, Any], after: dict[str, Any], names: Sequence[str] = ()
) -> str:
    return printable(str(entry["action"]))


def reason(point: dict[str, Any]) -> str:
    return str(point["why"])


def detail(point: dict[str, Any]) -> str:
    more = [f"{key} {in_words(value)}" for key, value in point.items() if key not in KNOWN]
    return printable(", ".join([reason(point), *more]))


def hint_reason(reason: dict[str, Any], names: Sequence[str] = ()) -> str:
    return printable(in_words(reason))


KNOWN = ("seat", "points", "why", "number")


def scores(view: dict[str, Any]) -> list[int]:
    return []
