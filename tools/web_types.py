"""The messages from and to the server as TypeScript, generated from the declarations in Python.

python tools/web_types.py            writes it
python tools/web_types.py --check    fails if what is there is not what would be written

python tools/web_types.py --with FOLDER [--register MODULE]
                                     writes it for the games of another folder only; a game that is
                                     not installed is found by the module that defines it

web/src/wire.ts has the messages, commands and HTTP bodies; web/src/games/<id>/declared.ts the
views and log lines of a game, the layout by which the page decodes them, and what the game's
catalogues must have words for: phases, options, reasons.

web/src/offered.json has the games as `GET /api/games` tells them, for where there is no server.

web/src/recorded/said.json has one of each kind of everything the games can say (`web_said.py`).
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
import types
import typing
from base64 import b64encode
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import web_said
from pydantic import BaseModel

import glueck
from glueck.bots import LEVELS
from glueck.engine.view_changes import difference
from glueck.games import GAMES
from glueck.match import commands, events, messages
from glueck.match.refusals import REFUSALS
from glueck.match.replay import MOMENTS
from glueck.server import http_schemas as bodies
from glueck.server import statistics_schemas as statistics
from glueck.server.http_api import game_info

ROOT = Path(__file__).parent.parent
FILE = ROOT / "web" / "src" / "wire.ts"
SAID = ROOT / "web" / "src" / "recorded" / "said.json"
OFFERED = ROOT / "web" / "src" / "offered.json"
HEAD = "// Made by tools/web_types.py of the types in Python; do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
WEB_GAMES = ROOT / "web" / "src" / "games"
VIEWS = SAID.with_name("views.json")
TOYS = ROOT / "tests" / "toys" / "web"
RECORDED = 300  # actions of each game
RENAMED: dict[type, str] = {bodies.ClockBody: "Clock"}  # alike on the page
# The parts of messages; a subclass also extends its base class on the page.
MADE_OF: list[Any] = [messages.StandIn, messages.Seat, events.Clock, messages.About]
MADE_OF += [messages.Summary, messages.Times, messages.News, messages.ChatLine]
MADE_OF += [messages.HintedTurn]
SENT = {bodies.NewGuest, bodies.Me, bodies.NewName, bodies.DeviceCode, bodies.DeviceLink}
SENT |= {bodies.Identity, bodies.Former, bodies.Carried}
SENT |= {
    bodies.TableInfo,
    bodies.ListedTable,
    bodies.ListedTables,
    bodies.SeatRating,
    bodies.HttpProblem,
}
SENT |= {bodies.NewTable, bodies.NewBrowser, bodies.NewHook, bodies.Hook, bodies.Hooks}
SENT |= {bodies.MutedPlayer, bodies.MutedPlayers, bodies.NewReport}
SENT |= {bodies.Games, bodies.GameInfo, bodies.OptionInfo, bodies.LevelInfo, bodies.LevelState}
SENT |= {statistics.PlayedGames, statistics.PlayedGame, statistics.SeatResult, statistics.Leader}
SENT |= {statistics.Totals, statistics.TotalInfo, statistics.AgainstInfo, statistics.RatingInfo}
SENT |= {statistics.DealInfo, statistics.DealResult, statistics.DealSeat, statistics.NewChallenge}


# -- declared types ------------------------------------------------------------------------


def ts(kind: Any) -> str:
    """A Python type as a TypeScript one."""
    if kind in PLAIN:
        return PLAIN[kind]
    origin, args = typing.get_origin(kind), get_args(kind)
    if origin is typing.Annotated:  # an object whose fields are declared elsewhere
        declared = [one for one in args[1:] if isinstance(one, type)]
        return ts(declared[0] if declared else args[0])
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
    base: Any = kind.__base__ if kind.__base__ in MADE_OF else None
    inherited = base.__struct_fields__ if base else ()
    for field in msgspec.structs.fields(kind):
        if field.name in inherited:
            continue
        may_miss = kind.__struct_config__.omit_defaults or issubclass(kind, commands.Command)
        mark = "?" if not field.required and may_miss else ""
        lines.append(f"  {field.name}{mark}: {ts(hints[field.name])}")
    extends = f" extends {base.__name__}" if base else ""
    return interface(RENAMED.get(kind, kind.__name__) + extends, lines)


def body(kind: type[BaseModel]) -> str:
    """Sent messages may leave out fields with a default; received ones are complete."""
    sent = issubclass(kind, bodies.Body)
    hints = get_type_hints(kind, include_extras=True)
    lines = [
        f"  {name}{'?' if sent and not field.is_required() else ''}: {ts(hints[name])}"
        for name, field in kind.model_fields.items()
    ]
    return interface(RENAMED.get(kind, kind.__name__), lines)


def interface(name: str, lines: list[str]) -> str:
    return f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def listed(name: str, values: Any) -> str:
    return f"export const {name} = {json.dumps(values)} as const\n"


# -- views, log lines and projections, as declared ----------------------------------------------


class Names:
    """Named lists of words: unions of a game's words are written with the name."""

    def __init__(self, game: glueck.Game) -> None:
        self.types: list[str] = []
        self._known: dict[tuple[str, ...], str] = {}
        for name, value in game.words.items():
            if all(isinstance(one, str) for one in value):
                kind = name.capitalize().removesuffix("s")
                self.types.append(f"export type {kind} = {alternatives(value)}\n")
                self._known[tuple(value)] = kind

    def of(self, words: list[str]) -> str:
        return self._known.get(tuple(words)) or alternatives(words)


def alternatives(words: typing.Iterable[str]) -> str:
    return " | ".join(json.dumps(word) for word in words)


def shown(tree: dict[str, Any], names: Names, indent: str = "") -> str:
    """The TypeScript type of a declared kind."""
    kind, none = tree["kind"].rstrip("?"), " | null" if tree["kind"].endswith("?") else ""
    if kind in ("number", "id"):
        return f"number{none}"
    if kind == "flag":
        return "boolean"
    if kind == "constant":
        return json.dumps(tree["value"])
    if kind == "word":
        return f"{names.of(tree['words'])}{none}"
    if kind == "set":
        return f"number[]{none}"
    if kind == "bag":
        return f"({names.of(tree['words'])})[]{none}"
    if kind == "list":
        return f"({shown(tree['of'], names, indent)})[]{none}"
    if kind == "named":
        return f"Record<{names.of(tree['names'])}, {shown(tree['of'], names, indent)}>"
    if kind == "union":
        return variants(tree, names, indent)
    return f"{fields(tree['fields'], names, indent)}{none}"


def fields(rows: list[list[Any]], names: Names, indent: str) -> str:
    lines = [f"{indent}  {field(row, names, indent + '  ')}" for row in rows]
    return "{\n" + "\n".join(lines) + f"\n{indent}}}"


def field(row: list[Any], names: Names, indent: str) -> str:
    name, tree, *optional = row
    return f"{name}{'?' if optional else ''}: {shown(tree, names, indent)}"


def variants(tree: dict[str, Any], names: Names, indent: str) -> str:
    """A shape for each set of fields, with the tag values that have it."""
    by_name = {row[0]: row for row in tree["fields"]}
    shapes: dict[tuple[str, ...], list[str]] = {}
    for value, shape in tree["variants"].items():
        shapes.setdefault(tuple(shape), []).append(value)
    parts = []
    for shape, values in shapes.items():
        tag = [tree["tag"], {"kind": "word", "words": values}]
        rows = [tag if name == tree["tag"] else by_name[name] for name in shape]
        parts.append(fields(rows, names, indent))
    return " | ".join(parts)


def game_types(game: glueck.Game) -> str:
    """web/src/games/<id>/declared.ts: the types of what the game shows, its layout, its box."""
    names = Names(game)
    view = [row for row in game.view.tree["fields"] if row[0] != "projected"]
    projected = [row[1] for row in game.view.tree["fields"] if row[0] == "projected"]
    parts = [HEAD, *names.types]
    rest = ["legal: string[]", "undoable: number"]
    if projected:
        parts.append(f"export interface Projected {shown(projected[0], names)}\n")
        rest.append("projected: Projected")
    body = fields(view, names, "").removesuffix("}") + "".join(f"  {one}\n" for one in rest) + "}"
    parts.append(f"export interface View {body}\n")
    said = ["number: number", "seat: number", "action: string"]
    body = "{\n" + "".join(f"  {one}\n" for one in said)
    body += fields(game.entry.tree["fields"], names, "").removeprefix("{\n")
    parts.append(f"export interface Line {body}\n")
    data = {k: v for k, v in game.words.items() if v and isinstance(v[0], dict)}
    for name, value in data.items():
        rows = ",\n".join(f"  {json.dumps(row)}" for row in value)
        parts.append(f"export const {name.upper()} = [\n{rows},\n] as const\n")
    verbs = sorted({game.actions.verb(number) for number in range(len(game.actions))})
    parts.append(f"export type Verb = {alternatives(verbs)}\n")
    parts.append(listed("PHASES", web_said.phases(game)))
    parts.append(listed("OPTIONS", option_words(game)))
    parts.append(listed("REASONS", reasons(game)))
    parts.append(listed("HINT_REASONS", game.reasons.kinds if game.reasons else []))
    if game.reasons:
        parts.append(f"export type HintReason = {shown(game.reasons.declared.tree, names)}\n")
    if game.planner:
        answer = [row for row in game.planner.answer.tree["fields"] if row[0] != "actions"]
        body = fields(answer, names, "").removesuffix("}") + "  actions: string[]\n}"
        parts.append(f"export interface Plan {body}\n")
    parts.append(f'export const LAYOUT = "{game.view.layout}"\n')
    parts.append(f"export const LAYOUT_TREE = {json.dumps(game.view.tree)} as const\n")
    return "\n".join(parts)


def option_words(game: glueck.Game) -> dict[str, list[str]]:
    """Each option, with those of its values that are words."""
    values = {option.name: option.values or () for option in game.options}
    return {name: [one for one in some if isinstance(one, str)] for name, some in values.items()}


# -- messages, commands, HTTP bodies ---------------------------------------------------------


def reasons(game: glueck.Game) -> list[str]:
    """Every clause that the rules can give as a reason: those that are strings in their code.
    Docstrings do not count, nor do the checks of sound positions, which refuse no action."""
    clause = re.compile(rf"{game.clauses.prefix}-[A-Z]+-\d{{2,3}}")
    found = {game.clauses.waiting}
    for path in game.folder.rglob("*.py"):
        if path.name == "invariants.py":
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and id(node) not in docstrings:
                text = str(node.value)
                found |= {text} if clause.fullmatch(text) else set()
    return sorted(found)


def document() -> str:
    told, asked = get_args(messages.AnyMessage), get_args(commands.AnyCommand)
    http: list[Any] = sorted(SENT, key=lambda kind: kind.__name__)
    parts = [HEAD, *(struct(kind) for kind in MADE_OF)]
    parts += [struct(kind, "t") for kind in (*told, messages.PastView, messages.ReplayPage)]
    parts += [
        f"export type Message = {' | '.join(RENAMED.get(kind, kind.__name__) for kind in told)}\n"
    ]
    parts += [struct(kind, "do") for kind in asked]
    parts += [f"export type AnyCommand = {' | '.join(kind.__name__ for kind in asked)}\n"]
    parts += [body(kind) for kind in http]
    parts += [f'export const PROTOCOL = "{messages.PROTOCOL}"\n']
    parts += [f"/** Of a page of a replay. */\nexport const MOMENTS = {MOMENTS}\n"]
    parts += [listed("LEVELS", [level.name for level in LEVELS])]
    parts += [listed("EVENTS", [k.__struct_config__.tag for k in get_args(events.AnyEvent)])]
    parts += [listed("ERRORS", sorted(REFUSALS))]
    return "\n".join(parts)


def views() -> str:
    """What one seat is sent during a few hundred actions, and how Python reads the final view."""
    games = {}
    for name in GAMES:
        game = glueck.load(name)
        state, known = game.new(seats=3, seed=1), bytes(game.view.size)
        changes: list[str] = []
        while not state.over and len(changes) <= RECORDED:
            now = state.view_bytes(0)
            changes.append(b64encode(difference(known, now)).decode())
            known = now
            legal = state.legal()
            state.play(legal[len(changes) * 7 % len(legal)])
        games[name] = {"changes": changes, "view": game.view.decode(known)}
    rows = [f"{json.dumps(name)}: {json.dumps(one)}" for name, one in games.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def offered(games: list[glueck.Game]) -> str:
    """All levels are ready: on a device nothing has to be compiled first."""
    levels = [bodies.LevelState(name=level.name, ready=True, seconds=None) for level in LEVELS]
    told = [
        game_info(game, programs=()).model_copy(update={"levels": levels, "words": {}})
        for game in games
    ]
    rows = ",\n".join(json.dumps(one.model_dump(), ensure_ascii=False) for one in told)
    return f"[\n{rows}\n]\n"


def toys() -> list[glueck.Game]:
    """Games of the tests that have a board in the browser."""
    sys.path.insert(0, str(TOYS.parents[1]))
    names = sorted(path.parent.name for path in TOYS.glob("*/index.ts"))
    return [import_module(f"{TOYS.parent.name}.{name}").GAME for name in names]


def ours() -> list[tuple[Path, str]]:
    """Everything for the games of this repository: each file and what it must be."""
    games = [glueck.load(name) for name in GAMES]
    written = [(FILE, document()), (SAID, web_said.said(games)), (VIEWS, views())]
    written.append((OFFERED, offered(games)))
    written += [(WEB_GAMES / game.id / "declared.ts", game_types(game)) for game in games]
    return written + [(TOYS / game.id / "declared.ts", game_types(game)) for game in toys()]


def elsewhere(folder: Path) -> list[tuple[Path, str]]:
    """The same for the games of another folder, which are installed or named by --register."""
    ids = sorted(path.parent.name for path in folder.glob("*/index.ts"))
    return [(folder / id / "declared.ts", game_types(glueck.load(id))) for id in ids]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--with", dest="games", type=Path, help="a folder of other games")
    parser.add_argument(
        "--register", action="append", default=[], metavar="MODULE", help="one of these games"
    )
    args = parser.parse_args()
    for module in args.register:
        glueck.register(module)
    for path, text in elsewhere(args.games) if args.games else ours():
        if not args.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"{path} is not up to date: python tools/web_types.py")


if __name__ == "__main__":
    main()
