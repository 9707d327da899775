"""A turn in one sentence: the chosen space and its results; the same as turns.ts of the page. It
uses only the turn's lines."""

from collections.abc import Sequence
from typing import Any

from glueck.games.glueckauf.terminal.pieces import COAL, TILE
from glueck.games.glueckauf.terminal.say import (
    is_known,
    order,
    ousted,
    sentences,
    shift_over,
    tile,
)
from glueck.games.glueckauf.terminal.words import t
from glueck.terminal.setting import Setting
from glueck.terminal.words import listed

Entry = dict[str, Any]


def words(entry: Entry) -> list[str]:
    verb, a, _, b = (entry["action"].split() + [""] * 3)[:4]
    return [verb, a, b]


def continues(entry: Entry, before: Entry) -> bool:
    """A turn begins where workers are placed, or with a card of the draft."""
    begins = words(entry)[0] in ("place", "take")
    return entry["seat"] == before["seat"] and words(before)[0] != "end" and not begins


def summary(entries: Sequence[Entry], at: Setting) -> list[str]:
    if words(entries[0])[0] != "place":
        return [text for entry in entries for text in sentences(entry, at)]
    over = [text for entry in entries for text in shift_over(entry, at)]
    return [whole_turn(entries, at), *over]


def whole_turn(entries: Sequence[Entry], at: Setting) -> str:
    first, name = entries[0], at.names[entries[0]["seat"]]
    kind, _, which = words(first)[1].partition("-")
    if kind == "mining":
        return mining(name, int(which), entries)
    if kind == "delivery" and first["points"]:
        points = [point["points"] for point in first["points"]]
        return t("turn-deliver", name=name, vehicle=which, n=len(points), points=sum(points))
    drawn = draw(name, kind, entries) if which == "draw" else ""
    return drawn or sentences(first, at)[0]


def besides(entries: Sequence[Entry], at: Setting) -> list[str]:
    """What the page shows in pictures: whose workers had to leave, and what the reader has put
    back, including the last item, which is put back without a question."""
    told = [text for entry in entries for text in ousted(entry, at)]
    back = [name_of(a) for verb, a, _ in map(words, entries) if verb == "next" and is_known(a)]
    return [*told, t("put-back", things=listed([*back, t("put-back-rest")]))] if back else told


def name_of(thing: str) -> str:
    return t("tile-name", **tile(thing)) if thing in TILE else t("card-name", **order(thing))


def draw(name: str, kind: str, entries: Sequence[Entry]) -> str:
    """The draw of five things; nothing until it is known which was taken."""
    done = {verb: a for verb, a, _ in map(words, entries)}
    taken = done.get("buy", done.get("keep"))
    if taken is None:
        return ""
    parts = {"name": name, "to": done.get("return", "nowhere")}
    what = "tile" if kind == "factory" else "order"
    if taken == "none":
        return t(f"turn-draw-no-{what}", **parts)
    return t(f"turn-draw-{what}", **parts, **(tile(taken) if what == "tile" else order(taken)))


def mining(name: str, steps: int, entries: Sequence[Entry]) -> str:
    """What was loaded; what was laid on which order, pairs separately; what was stored."""
    loaded: list[str] = []
    stored: list[str] = []
    filled: dict[tuple[str, int], list[str]] = {}  # an order, and the line in which a pair began
    pair: list[str] = []
    for number, (verb, a, b) in enumerate(map(words, entries)):
        if verb == "load":
            loaded.append(a)
        elif verb == "store":
            stored.append(a)
        elif verb in ("put", "fetch"):
            filled.setdefault((b, 0), []).append(a)
        elif verb == "pair":
            pair = filled.setdefault((b, number), [])
        elif verb == "use":
            pair.append(a)
    deeds = [t("turn-loads", coal=cubes(loaded))] if loaded else []
    for (card, began), coal in filled.items():
        deeds.append(t("turn-pairs" if began else "turn-puts", coal=cubes(coal), **order(card)))
    deeds += [t("turn-stores", coal=cubes(stored))] if stored else []
    if not deeds:
        return t("turn-mining", name=name, n=steps)
    return t("turn-mining-deeds", name=name, n=steps, deeds=listed(deeds))


def cubes(every: list[str]) -> str:
    """“2 × gray coal and black coal”"""
    counts = {colour: every.count(colour) for colour in COAL}
    return listed(
        t("turn-several", n=n, coal=t(f"coal-{colour}")) if n > 1 else t(f"coal-{colour}")
        for colour, n in counts.items()
        if n
    )
