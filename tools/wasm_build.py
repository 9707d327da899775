"""The games as WebAssembly modules, for browsers: the same Python functions, compiled for them.

python tools/wasm_build.py              builds web/modules/<game>.wasm and <game>.json, unless they
                                        were built from the same sources before
python tools/wasm_build.py --out DIR    into another folder

Needs a linker (`ziglang` of PyPI, which `make setup` installs, or `wasm-ld`). What the module
exports: tools/wasm_kernels.py; how it is used: docs/wasm.md.
"""

import argparse
import gzip
import hashlib
import json
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, replace
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
import wasm_kernels as wasm
from wasm_module import NO_LINKER, Area, ModuleBuilder, empty, linked, linker, size_of

import glueck
from glueck.bots.bot import QuickBot, SearchBot, TurnBot
from glueck.bots.hint import BEST, FOLLOWING, LONGEST, SETTINGS
from glueck.bots.levels import LEVELS, Level
from glueck.engine import machine_code
from glueck.engine.compile import CACHE
from glueck.engine.game import MOST_SEATS, Option
from glueck.engine.known_turn import DEALS, END, fields_of
from glueck.engine.precompile import SUFFIX
from glueck.engine.record import ACTOR, Array
from glueck.review import SIMULATIONS, judge
from glueck.review import summary as reviewed
from glueck.search import SearchSettings
from glueck.search.tree import new_tree

os.environ["GLUECK_COMPILE"] = "never"  # for this machine there is nothing to compile here
ROOT = Path(__file__).parent.parent
OUT = ROOT / "web" / "modules"
SOURCES = ROOT / "src" / "glueck"
USED = "engine", "search", "bots", "review"  # folders
POSITIONS = 32
OPTIONS = judge.BEST + 1  # that a review compares: the best ones, and the played one
# Fixed settings, for which the module's search has no numbers.
PLAIN = SearchSettings(simulations=1, seconds=None, depth=0, capacity=2)


def level_rows(game: glueck.Game, seats: int) -> list[list[float]]:
    """The levels at a table with so many seats, and the searches for hints and reviews."""
    rows = [level_row(game, level.make(game, seats, 0, True)) for level in LEVELS]
    searches = SETTINGS, judge.settings(SIMULATIONS), FOLLOWING
    return rows + [search_row(game, how) for how in searches]


def level_row(game: glueck.Game, bot: Any) -> list[float]:
    row = [0.0] * (wasm.SPREAD + 1)
    row[wasm.SPREAD] = game.spread
    if isinstance(bot, QuickBot):
        row[wasm.KIND], row[wasm.SEES] = wasm.QUICK, bot.sees
    elif isinstance(bot, TurnBot):
        row[wasm.KIND], row[wasm.SEES], row[wasm.SAMPLES] = wasm.TURN, bot.sees, bot.samples
    elif isinstance(bot, SearchBot):
        row = search_row(game, bot.settings)
    return row


def search_row(game: glueck.Game, how: SearchSettings) -> list[float]:
    assert how.simulations
    assert replace(how, simulations=1, seconds=None, depth=0, capacity=2) == PLAIN, how
    row: dict[int, float] = {}
    row |= {wasm.KIND: wasm.SEARCH, wasm.SIMULATIONS: how.simulations, wasm.DEPTH: how.depth}
    row |= {wasm.SEES: 1.0, wasm.SAMPLES: 0, wasm.SPREAD: game.spread}
    row |= {wasm.EXPLORATION: how.exploration, wasm.WINNING: how.winning}
    return [float(row[column]) for column in sorted(row)]


class Layout:
    """The memory of a game's module: every area has a fixed offset."""

    def __init__(self, game: glueck.Game) -> None:
        self.areas: list[Area] = []
        self.size = 0
        self.memory = self._memory(game)

    def _add(self, name: str, like: Array, *, constant: bool = False) -> Array:
        at = self.size
        self.areas.append(Area(name, like, at, constant))
        if not constant:
            self.size += size_of(like)
        return like

    def _same(self, name: str, other: Array) -> Array:
        """The bytes of another area, one row for each of its records."""
        area = next(one for one in self.areas if one.like is other)
        like = empty(np.uint8, len(other), other.itemsize)
        self.areas.append(Area(name, like, area.at))
        return like

    def _memory(self, game: glueck.Game) -> wasm.Memory:
        assert game.reasons, "a game without reasons has no place for them"
        add, most = self._add, max(game.most_legal, len(game.actions))
        positions = add("positions", game.state.new(POSITIONS))
        view, entry = game.view.new()[1], game.entry.new()[1]
        self.wish, self.answer, self.planner_room = (
            game.planner.new() if game.planner else (empty(np.uint8, 1) for _ in range(3))
        )
        return wasm.Memory(
            positions=positions,
            key=add("key", empty(np.uint32, 8)),
            options=add("options", empty(np.int32, sum(one.width for one in game.options))),
            moves=add("moves", empty(np.int16, most)),
            numbers=add("numbers", empty(np.int32, wasm.NUMBERS)),
            shown=add("view", view),
            before=add("before", game.view.new()[1]),
            runs=add("runs", empty(np.uint8, 4 * view.nbytes)),
            entry=add("entry", entry),
            visits=add("visits", empty(np.int32, most)),
            values=add("values", empty(np.float64, most)),
            wish=add("wish", self.wish),
            answer=add("answer", self.answer),
            reasons=add("reasons", game.reasons.found.new()[1]),
            means=add("means", empty(np.float64, OPTIONS, game.seats[-1])),
            choice=add("choice", empty(np.float64, game.seats[-1])),
            own=self._own(game, positions, most),
        )

    def _own(self, game: glueck.Game, positions: Array, most: int) -> wasm.Own:
        add, actions = self._add, len(game.actions)
        states, expected = add("states", game.state.new(3)), add("expected", game.state.new())
        masks = np.stack([game.state.masks(one) for one in (*range(game.seats[-1]), -1)])
        levels = np.array([level_rows(game, seats) for seats in game.seats])
        facts = np.array([game.actions.numbers.get(END, -1), game.seats[0]])
        told = add("told", np.zeros(DEALS, game.entry.dtype))
        tree = new_tree(SearchSettings().capacity)
        for name, column in zip(tree._fields, tree, strict=True):
            add(f"tree_{name}", column)
        return wasm.Own(
            position_bytes=self._same("position_bytes", positions),
            kept=add("kept", game.state.new(2)),
            masks=add("masks", masks, constant=True),
            states=states,
            raw=self._same("raw", states),
            expected=expected,
            expected_raw=self._same("expected_raw", expected),
            levels=add("levels", levels, constant=True),
            facts=add("facts", facts, constant=True),
            legal=add("legal", empty(np.int16, most)),
            others=add("others", empty(np.int16, most)),
            fresh=add("fresh", empty(np.int16, most)),
            slot=add("slot", empty(np.int32, actions)),
            totals=add("totals", empty(np.float64, actions)),
            times=add("times", empty(np.float64, actions)),
            mind=add("mind", empty(np.int64, 8)),
            random=add("random", empty(np.uint64, 2)),
            tree=tree,
            room=add("room", game.new_room()),
            planner_room=add("planner_room", self.planner_room),
            first=add("first", game.view.new()[1]),
            last=add("last", game.view.new()[1]),
            told=told,
            raw_told=self._same("raw_told", told),
            fields=add("fields", fields_of(game), constant=True),
            entries=add("entries", np.zeros(LONGEST, game.entry.dtype)),
            turn=add("turn", empty(np.int64, LONGEST)),
            known=add("known", empty(np.int64, 2)),
            results=add(
                "results", empty(np.float64, OPTIONS, judge.compared(SIMULATIONS), game.seats[-1])
            ),
        )


def build(game: glueck.Game) -> tuple[bytes, dict[str, Any]]:
    """The module, and its description."""
    layout = Layout(game)
    builder = ModuleBuilder()
    exports = exports_of(game)
    code = builder.module_code(layout.memory, layout.areas, layout.size, exports)
    return linked(code, [one.__name__ for one in exports]), description(game, layout)


def exports_of(game: glueck.Game) -> dict[Any, tuple[str, ...]]:
    return {**wasm.EXPORTS, **(wasm.IF_PLANNED if game.planner else {})}


# -- the description -----------------------------------------------------------------------


def description(game: glueck.Game, layout: Layout) -> dict[str, Any]:
    assert game.reasons
    places = game.state.places
    words = game.template or game.actions.text
    count = len(game.actions)
    verbs = [game.actions.verb(number) for number in range(count)]
    covers = {verb: game.actions.cover(number) for number, verb in enumerate(verbs)}
    secret = {verbs[number] for number in range(count) if game.actions.seen_by(number) == ACTOR}
    return {
        "game": game.id,
        "title": game.title,
        "rules": game.version,
        "seats": list(game.seats),
        "areas": areas_of(layout.memory, layout.areas),
        "functions": {one.__name__: names for one, names in exports_of(game).items()},
        "position": {"bytes": game.state.dtype.itemsize, **places._asdict()},
        "view": {"layout": game.view.layout, "tree": game.view.tree},
        "entry": {"tree": game.entry.tree},
        "reasons": {"tree": game.reasons.found.tree},
        "actions": [words(number) for number in range(count)],
        "verbs": {verb: game.actions.first(verb)[0] for verb in dict.fromkeys(verbs)},
        "covers": {verb: cover for verb, cover in covers.items() if verb in secret},
        "clauses": {"prefix": game.clauses.prefix, "chapters": game.clauses.chapters},
        "waiting": game.clauses.waiting,
        "card_words": game.card_words and asdict(game.card_words),
        "options": [option_form(one) for one in game.options],
        "levels": [level_form(game, level) for level in LEVELS],
        "hint": {
            "level": len(LEVELS),
            "simulations": SETTINGS.simulations,
            "seconds": SETTINGS.seconds,
            "turns": BEST,
            "longest": LONGEST,
            "deal": POSITIONS - DEALS,  # the position in which a turn is played
        },
        "review": {
            "level": len(LEVELS) + 1,
            "compared": judge.compared(SIMULATIONS),
            "best": judge.BEST,
            "swings": reviewed.SWINGS,
            "small": reviewed.SMALL,
            "most_seats": MOST_SEATS,  # seeds are derived from it
        },
        **({"planner": {"answer": game.planner.answer.tree}} if game.planner else {}),
    }


def areas_of(memory: wasm.Memory, areas: list[Area]) -> dict[str, Any]:
    """Their offsets from the module's `areas`. A view, an entry, an answer and reasons are without
    their first byte, which exists only for its name."""
    known = {id(one) for one in memory}
    found = {}
    for area in areas:
        if id(area.like) in known:
            no_byte = ("view", "before", "entry", "answer", "reasons")
            one, skipped = area.like, int(area.name in no_byte)
            kind = "u1" if one.dtype.names else one.dtype.str[1:]
            count = one.nbytes - skipped if one.dtype.names else one.size
            found[area.name] = {"at": area.at + skipped, "type": kind, "count": count}
    return found


def option_form(option: Option) -> dict[str, Any]:
    about = {"name": option.name, "default": option.default, "width": option.width}
    form = option.form or {"values": option.values, "least": option.least, "most": option.most}
    return about | {name: value for name, value in form.items() if value is not None}


def level_form(game: glueck.Game, level: Level) -> dict[str, Any]:
    about: dict[str, Any] = {"name": level.name}
    if level.searches:
        bot: Any = level.make(game, game.seats[0], 0, False)
        about["seconds"] = bot.settings.seconds  # the same at every table
    return about


# -- files ---------------------------------------------------------------------------------


def made_of(game: glueck.Game) -> str:
    """A name for everything that could change the result."""
    ours = sorted((ROOT / "tools").glob("wasm_*.py"))
    for folder in (*(SOURCES / one for one in USED), game.folder):
        ours += sorted(path for path in folder.rglob("*.py") if path.parent.name != "terminal")
    versions = [f"{name} {version(name)}" for name in ("numba", "llvmlite", "numpy")]
    parts = [path.read_bytes() for path in ours] + [one.encode() for one in versions]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]


def files(game: glueck.Game) -> tuple[bytes, bytes]:
    """The module and its description, from this machine's cache if they were built before."""
    key = made_of(game)
    kept = [CACHE / f"{game.id}.{kind}.{key}{SUFFIX}" for kind in ("module", "module-about")]
    known = [machine_code.read(path) for path in kept]
    if known[0] is not None and known[1] is not None:
        return known[0], known[1]
    print(f"{game.title}: its module is built …", flush=True)
    began = time.monotonic()
    module, about = build(game)
    text = json.dumps(about, ensure_ascii=False).encode()
    for path, content in zip(kept, (module, text), strict=True):
        machine_code.write(path, content)
    packed, took = len(gzip.compress(module, 9)), time.monotonic() - began
    print(f"{game.title}: {len(module):,} bytes, {packed:,} compressed, in {took:.0f} s")
    return module, text


def write(out: Path, name: str) -> None:
    for suffix, content in zip(("wasm", "json"), files(glueck.load(name)), strict=True):
        path = out / f"{name}.{suffix}"
        if not path.is_file() or path.read_bytes() != content:
            out.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("games", nargs="*", default=glueck.games())
    args = parser.parse_args()
    if linker() is None:
        sys.exit(NO_LINKER)
    # A game takes minutes of processor time: each has its own process.
    with ProcessPoolExecutor(min(len(args.games), os.cpu_count() or 1)) as processes:
        list(processes.map(partial(write, args.out), args.games))


if __name__ == "__main__":
    main()
