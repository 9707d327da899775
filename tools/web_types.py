"""web/src/wire.ts: what the server sends and is sent, as TypeScript, made of the types in Python.

python tools/web_types.py            writes it, and web/src/recorded/said.json
python tools/web_types.py --check    fails if they are not what would be written

Messages, commands and HTTP bodies are declared types. Views are not: their shape is read off the
views of a few games played by a fixed seed, from every seat.

said.json has one of each kind of everything the games can say: their phases, their actions and the
lines of their logs. A test sees that the page has words for all of it, in every language.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
import types
import typing
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from pydantic import BaseModel

import glueck
from glueck.bots import LEVELS, bot
from glueck.match import commands, events, messages
from glueck.match.refusals import REFUSALS
from glueck.search import SeatKnowledge
from glueck.server import http_schemas as bodies

ROOT = Path(__file__).parent.parent
FILE = ROOT / "web" / "src" / "wire.ts"
SAID = ROOT / "web" / "src" / "recorded" / "said.json"
GAMES = ROOT / "src" / "glueck" / "games"
HEAD = "// Made by tools/web_types.py of the types in Python; do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
TITLES = {"glueckauf": "GlueckAuf", "gluecksgriff": "Gluecksgriff"}
RENAMED = {bodies.Rename: "NewName"}
SENT = {bodies.NewGuest, bodies.Me, bodies.Rename, bodies.Arrival, bodies.Carry, bodies.NewTable}
SENT |= {bodies.TableInfo, bodies.Row, bodies.Rows, bodies.Problem, bodies.Clock}
SPECIAL = {"gluecksgriff": {"house_cards": [{"title": "Fog", "value": 3, "power": "plain"}]}}
SAMPLE = 11  # views are looked at after every so many actions
CLAUSE = re.compile(r"G[AG]-[A-Z]+-\d\d")


# -- declared types ------------------------------------------------------------------------


def ts(kind: Any) -> str:
    """A Python type as a TypeScript one."""
    if kind in PLAIN:
        return PLAIN[kind]
    origin, args = typing.get_origin(kind), get_args(kind)
    if origin is typing.Annotated:
        return ts(args[0])
    if origin in (typing.Union, types.UnionType):
        return " | ".join(dict.fromkeys(ts(one) for one in args))
    if origin in (list, tuple):
        inner = ts(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{ts(args[0])}, {ts(args[1])}>"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct | BaseModel):
        return RENAMED.get(kind, kind.__name__)
    return "unknown"


def struct(kind: type[msgspec.Struct], tag_field: str = "") -> str:
    """`omit_defaults` leaves fields out of messages; commands may leave them out."""
    hints = get_type_hints(kind)
    tag = kind.__struct_config__.tag
    lines = [f'  {tag_field}: "{tag}"'] if tag else []
    for field in msgspec.structs.fields(kind):
        may_miss = kind.__struct_config__.omit_defaults or issubclass(kind, commands.Command)
        mark = "?" if not field.required and may_miss else ""
        lines.append(f"  {field.name}{mark}: {ts(hints[field.name])}")
    return interface(RENAMED.get(kind, kind.__name__), lines)


def body(kind: type[BaseModel]) -> str:
    """What we send may leave out what has a default; what we get is complete."""
    sent = issubclass(kind, bodies.Body)
    hints = get_type_hints(kind, include_extras=False)
    lines = [
        f"  {name}{'?' if sent and not field.is_required() else ''}: {ts(hints[name])}"
        for name, field in kind.model_fields.items()
    ]
    return interface(RENAMED.get(kind, kind.__name__), lines)


def interface(name: str, lines: list[str]) -> str:
    return f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


# -- views, by example ---------------------------------------------------------------------


def shape(value: Any) -> Any:
    """The shape of a JSON value: a dict of shapes, a list of one, or a set of plain types."""
    if isinstance(value, dict):
        return {key: shape(one) for key, one in value.items()}
    if isinstance(value, list):
        inner: Any = None
        for one in value:
            inner = merge(inner, shape(one))
        return [inner]
    return {PLAIN[type(value)]}


def merge(a: Any, b: Any) -> Any:
    """What both are. A key that one of two objects lacks is kept with a question mark."""
    if a is None or b is None:
        return b if a is None else a
    if isinstance(a, tuple) or isinstance(b, tuple) or type(a) is not type(b):
        return merge_variants([*variants(a), *variants(b)])
    if isinstance(a, set):
        return a | b
    if isinstance(a, list):
        return [merge(a[0], b[0])]
    bare = list(dict.fromkeys(key.rstrip("?") for key in (*a, *b)))
    return {
        key if key in a and key in b else f"{key}?": merge(
            a.get(key, a.get(f"{key}?")), b.get(key, b.get(f"{key}?"))
        )
        for key in bare
    }


def variants(a: Any) -> list[Any]:
    return list(a) if isinstance(a, tuple) else [a]


def merge_variants(parts: list[Any]) -> tuple[Any, ...]:
    """One of each make: null | {…} | […]."""
    merged: dict[type, Any] = {}
    for part in parts:
        merged[type(part)] = merge(merged.get(type(part)), part)
    return tuple(merged.values())


def written(a: Any, indent: str, words: dict[tuple[str, ...], str]) -> str:
    """A shape as TypeScript; objects whose keys are a list of the game's words become Records."""
    if a is None:
        return "unknown"
    if isinstance(a, set):
        return " | ".join(sorted(a))
    if isinstance(a, tuple):
        return " | ".join(written(one, indent, words) for one in a)
    if isinstance(a, list):
        inner = written(a[0], indent, words)
        return f"({inner})[]" if " | " in inner or "{" in inner else f"{inner}[]"
    if name := words.get(tuple(a)):
        together: Any = None
        for one in a.values():
            together = merge(together, one)
        return f"Record<{name}, {written(together, indent, words)}>"
    lines = [f"{indent}  {quoted(k)}: {written(v, indent + '  ', words)}" for k, v in a.items()]
    return "{\n" + "\n".join(lines) + f"\n{indent}}}"


def quoted(key: str) -> str:
    bare = key.rstrip("?")
    return key if bare.isidentifier() else json.dumps(bare) + key[len(bare) :]


class Games(typing.NamedTuple):
    """What was seen in them: shapes, and one of each kind of what was said."""

    view: Any
    projected: Any
    line: Any
    said: dict[str, list[Any]]


@cache
def played(name: str) -> Games:
    """At each size of table one game by players who know what they do, and one at random, in which
    happens what nobody would do."""
    game = glueck.load(name)
    view: Any = None
    projected: Any = None
    line: Any = None
    phases: set[str] = set()
    actions: dict[str, str] = {}
    lines: dict[str, Any] = {}
    for seats, skill in product(game.seats, ("hauler", "random")):
        state = game.new(seats=seats, seed=seats, **SPECIAL.get(game.id, {}))
        players = [bot(skill, game, seat) for seat in range(seats)]
        while not state.over:
            seen = state.view(state.seat)
            phases.add(seen["phase"])
            actions.update({kind_of(action): action for action in seen["legal"]})
            if len(state.actions) % SAMPLE == 0:
                for seat in (None, *range(seats)):
                    view = merge(view, shape(state.view(seat)))
                projected = merge(projected, shape(state.projected()))
            state.play(players[state.seat].decide(SeatKnowledge.of(state)))
        view = merge(view, shape(state.view(None)))
        for entry in state.log():
            line = merge(line, shape(entry))
            whys = sorted({point["why"] for point in entry["points"]})
            lines.setdefault(kind_of(entry["action"], *entry, *whys), entry)
    actions.update({kind_of(one): one for one in game.actions if re.fullmatch(r"[\w -]+", one)})
    said = {"phases": sorted(phases), "actions": [*actions.values()], "lines": [*lines.values()]}
    return Games(view, projected, line, said)


def kind_of(*texts: str) -> str:
    """The same for all that differ in their numbers only, or in the cards of a set or street."""
    return re.sub(r"\d+", "0", re.sub(r"\b[\dJ]+(-[\dJ]+)+", "0-0", " ".join(texts)))


def game_types(game: glueck.Game) -> str:
    title = TITLES[game.id]
    words, named = [], {}
    for name, value in game.words.items():
        if all(isinstance(one, str) for one in value):
            kind = title + name.capitalize().removesuffix("s")
            words.append(f"export type {kind} = {' | '.join(map(json.dumps, value))}\n")
            named[tuple(value)] = kind
    view, projected, line, _ = played(game.id)
    for part in ("spaces", "factory", "orders"):  # by their spaces, though not by all of them
        named[tuple(view.get(part, ("",)))] = "string"
    parts = [*words]
    for name, one in (("View", view), ("Projected", projected), ("Line", line)):
        text = written(one, "", named)
        if name == "View":
            text = text.rstrip("}").rstrip() + f"\n  projected: {title}Projected\n}}"
        parts.append(f"export interface {title}{name} {text}\n")
    data = {k: v for k, v in game.words.items() if v and isinstance(v[0], dict)}
    for name, value in data.items():
        rows = ",\n".join(f"  {json.dumps(row)}" for row in value)
        parts.append(f"export const {title.upper()}_{name.upper()} = [\n{rows},\n] as const\n")
    verbs = {game.actions.verb(number) for number in range(len(game.actions))}
    parts.append(f"export type {title}Verb = {' | '.join(json.dumps(v) for v in sorted(verbs))}\n")
    return "\n".join(parts)


def clauses(game: str) -> list[str]:
    """Every clause that the rules can give as a reason: those their code holds as text."""
    found = set()
    for path in (GAMES / game).glob("*.py"):
        if path.name == "comp.py":  # what a sound position keeps to; no action is refused by it
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {node.value} if CLAUSE.fullmatch(node.value) else set()
    return sorted(found)


def listed(name: str, values: list[str]) -> str:
    return f"export const {name} = {json.dumps(values)} as const\n"


def document() -> str:
    made_of: list[Any] = [
        messages.StandIn,
        messages.Seat,
        events.Clock,
        messages.About,
        messages.Times,
    ]
    made_of += [messages.ChatLine]
    told, asked = get_args(messages.AnyMessage), get_args(commands.AnyCommand)
    http: list[Any] = sorted(SENT - {bodies.Clock}, key=lambda kind: kind.__name__)
    parts = [HEAD, *(struct(kind) for kind in made_of)]
    parts += [struct(kind, "t") for kind in told]
    parts += [
        f"export type Message = {' | '.join(RENAMED.get(kind, kind.__name__) for kind in told)}\n"
    ]
    parts += [struct(kind, "do") for kind in asked]
    parts += [f"export type AnyCommand = {' | '.join(kind.__name__ for kind in asked)}\n"]
    parts += [body(kind) for kind in http]
    parts += [listed("LEVELS", [level.name for level in LEVELS])]
    parts += [listed("EVENTS", [k.__struct_config__.tag for k in get_args(events.AnyEvent)])]
    parts += [listed("ERRORS", sorted(REFUSALS))]
    parts += [listed("REASONS", [c for game in glueck.games() for c in clauses(game)])]
    parts += [game_types(glueck.load(name)) for name in glueck.games()]
    return "\n".join(parts)


def said() -> str:
    """A line for each phase, action and line of a log."""
    games = []
    for name in glueck.games():
        parts = []
        for part, found in played(name).said.items():
            rows = ",\n".join(json.dumps(one, ensure_ascii=False) for one in found)
            parts.append(f'"{part}": [\n{rows}\n]')
        games.append(f'"{name}": {{\n' + ",\n".join(parts) + "\n}")
    return "{\n" + ",\n".join(games) + "\n}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    for path, text in ((FILE, document()), (SAID, said())):
        if not check:
            path.write_text(text, encoding="utf-8")
        elif path.read_text(encoding="utf-8") != text:
            sys.exit(f"{path.relative_to(ROOT)} is not up to date: python tools/web_types.py")


if __name__ == "__main__":
    main()
