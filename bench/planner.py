"""How long the planner of Glück Auf takes, natively and in node's WebAssembly.

python bench/planner.py     prints a table and adds it to bench/results.json

Over positions of bots' games in which somebody mines or is about to choose a space: for each, as
many points as possible, one wished spot, three, and all of them. Elapsed time, because a person is
waiting.
"""

import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

import glueck
from engine import RESULTS, Row, machine, show
from glueck.bots.levels import bot
from glueck.engine import kernel
from glueck.engine.precompile import PLANNER, precompile
from glueck.games.glueckauf.box import FREE, MOST_SPOTS, SPOT
from glueck.games.glueckauf.position import MINE, OUTSTANDING, PAIR_UP, PLACE
from glueck.search import SeatKnowledge

ROOT = Path(__file__).parent.parent
GAMES = 2  # with each number of seats
PERCENTILES, REACH = (50, 95, 99, 100), 95
Question = tuple[bytes, list[int]]
TIMED = """
import { readFileSync } from "node:fs"
import { Game } from "%s/tests/wasm/replay.mjs"
const [module, about, questions] = process.argv.slice(2)
const game = new Game(new WebAssembly.Module(readFileSync(module)), JSON.parse(readFileSync(about)))
const spent = JSON.parse(readFileSync(questions)).map(([hex, wish]) => {
  game.position().set(Buffer.from(hex, "hex"))
  const wished = game.areas.wish.fill(0)
  for (const one of wish) wished[one] = 1
  const began = performance.now()
  if (game.run.plan(0)) throw new Error("nothing to plan")
  return performance.now() - began
})
console.log(JSON.stringify(spent))
"""


def questions(game: glueck.Game) -> list[Question]:
    """Positions from decisions throughout some games, as the seat sees them."""
    found, chance = [], random.Random(1)
    for number in range(3 * GAMES):
        seats = 2 + number % 3
        state = game.new(seats, seed=number)
        players = [bot("hauler", game, seat) for seat in range(seats)]
        while not state.over:
            here, s = SeatKnowledge.of(state), state.array[0]
            if s.phase in (MINE, PAIR_UP, PLACE):
                spots = free_spots(s)
                for count in sorted({0, *(min(k, len(spots)) for k in (1, 3, len(spots)))}):
                    found.append((here.position.tobytes(), chance.sample(spots, count)))
            state.play(players[state.seat].decide(here))
    return found


def free_spots(s: np.record) -> list[int]:
    own = np.flatnonzero(s.place == OUTSTANDING + s.seat).tolist()
    return [
        card * MOST_SPOTS + i for card in own for i in range(MOST_SPOTS)
        if SPOT[card, i] >= 0 and s.spot[card, i] == FREE
    ]  # fmt: skip


def natively(game: glueck.Game, asked: list[Question]) -> list[float]:
    """Milliseconds for each."""
    precompile(game, PLANNER)
    assert game.planner
    wish, answer, room = game.planner.new()
    spent = []
    for raw, spots in asked:
        position = np.frombuffer(bytearray(raw), game.state.dtype)
        wish[:] = 0
        wish[spots] = 1
        began = time.perf_counter()
        assert kernel.plan(position, wish, answer, room) == 0
        spent.append(1000 * (time.perf_counter() - began))
    return spent


def in_node(game: glueck.Game, asked: list[Question]) -> list[float]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        build = [sys.executable, str(ROOT / "tools/wasm_build.py"), "--out", name, game.id]
        subprocess.run(build, check=True)
        (folder / "timed.mjs").write_text(TIMED % ROOT)
        rows = [[raw.hex(), spots] for raw, spots in asked]
        (folder / "questions.json").write_text(json.dumps(rows))
        files = ["timed.mjs", f"{game.id}.wasm", f"{game.id}.json", "questions.json"]
        told = subprocess.check_output(["node", *(str(folder / file) for file in files)])
    spent: list[float] = json.loads(told)
    return spent


def main() -> None:
    game = glueck.load("glueckauf")
    asked = questions(game)
    table: list[Row] = []
    for where, spent in (("native", natively(game, asked)), ("node", in_node(game, asked))):
        for percent, value in zip(PERCENTILES, np.percentile(spent, PERCENTILES), strict=True):
            what = f"{game.id}, a plan, {where}, {percent} % of {len(asked)} questions within"
            reach = {"reach": 50} if percent == REACH else {}
            table.append({"what": what, "value": float(value), "unit": "ms", **reach})
    results = json.loads(RESULTS.read_text()) if RESULTS.exists() else {"machine": machine()}
    RESULTS.write_text(json.dumps(results | {"planner": table}, indent=1) + "\n")
    show(table)


if __name__ == "__main__":
    main()
