"""The reasons for a turn, as in the page (reasons.ts)."""

from typing import Any

from glueck.games.glueckauf.terminal.words import t
from glueck.terminal.setting import Setting
from glueck.terminal.words import signed

CHANGED = {"majority": "points", "balance": "points", "money": "marks", "projected": "points"}


def hint_reason(reason: dict[str, Any], at: Setting) -> str:
    kind, parts = reason["kind"], {name: part for name, part in reason.items() if name != "kind"}
    if kind in CHANGED:
        parts["change"] = signed(reason[CHANGED[kind]])
    if kind == "majority":
        parts["element"] = t(f"element-{reason['element']}")
    if kind == "lorries":
        parts["level"] = reason["coal"]
    return t(f"reason-{kind}", **parts)
