"""A look for any game: the view as a tree, actions by their words."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text
from rich.tree import Tree

from glueck.terminal.letters import printable
from glueck.terminal.seat_names import name_of
from glueck.terminal.setting import Setting
from glueck.terminal.words import Words, facts, t

NOBODY = Setting()


def legend() -> str:
    return t("plain-legend")


def board(view: dict[str, Any], console: Console, at: Setting = NOBODY) -> None:
    tree = Tree(f"{view.get('game', '')}: {facts(at.names)}")
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
        return t("yes" if value else "no")
    return "-" if value is None else str(value)


def prompt(view: dict[str, Any], at: Setting) -> str:
    return Words(view.get("game", "")).t_or(t("your-turn"), f"prompt-{view.get('phase')}")


def group(action: str) -> str:
    return action.split()[0]


def label(action: str, view: dict[str, Any] | None, at: Setting) -> Text:
    return Text(action)


def say_action(action: str, at: Setting) -> str:
    return action


def deed(entry: dict[str, Any], at: Setting) -> str:
    return printable(f"{name_of(entry['seat'], at.names)}: {entry['action']}")


def sentences(entry: dict[str, Any], at: Setting) -> list[str]:
    return [deed(entry, at)]


def continues(entry: dict[str, Any], before: dict[str, Any]) -> bool:
    return bool(entry["seat"] == before["seat"])


def summary(entries: Sequence[dict[str, Any]], at: Setting) -> list[str]:
    return [deed(entries[0] | {"action": facts(one["action"] for one in entries)}, at)]


def besides(entries: Sequence[dict[str, Any]], at: Setting) -> list[str]:
    return []


def completed(
    before: dict[str, Any], entry: dict[str, Any], after: dict[str, Any]
) -> dict[str, Any]:
    return entry


def reason(point: dict[str, Any]) -> str:
    return str(point["why"])


def detail(point: dict[str, Any]) -> str:
    more = [f"{key} {in_words(value)}" for key, value in point.items() if key not in KNOWN]
    return printable(", ".join([reason(point), *more]))


def hint_reason(reason: dict[str, Any], at: Setting) -> str:
    return printable(in_words(reason))


KNOWN = ("seat", "points", "why", "number")


def scores(view: dict[str, Any]) -> list[int]:
    return []


def part_title(part: str) -> str:
    return part
