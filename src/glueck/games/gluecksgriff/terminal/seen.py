"""A line of the log, made from the views before and after: for files with views but no log. They do
not show hands when a round is counted, only the new totals."""

from typing import Any

View = dict[str, Any]
Entry = dict[str, Any]


def completed(before: View, entry: Entry, after: View) -> Entry:
    verb, *rest = entry["action"].split()
    over = after["over"] or after["round"] != before["round"]
    told = entry | (round_over(before, after) if over else {})
    if verb == "take" and rest[0] == "from":
        told["taken"] = before["magic"]["laid"][int(rest[1])]
    elif verb == "take":
        told["taken"] = before["offer"]["cards"][0 if rest[0] == "low" else -1]["card"]
    elif verb == "lay" and not over:  # the laid cards are still there
        low = rest[:1] == ["low"]
        told["laid"] = after["pile"]["top"]["cards"][0 if low else -1]["card"]
    return told


def round_over(before: View, after: View) -> Entry:
    told = {
        "round_over": before["round"],
        "totals": [player["total"] for player in after["players"]],
    }
    if after["over"]:
        return told
    return told | {"dealer": after["dealer"], "upcard": after["pile"]["top"]["cards"][-1]["card"]}
