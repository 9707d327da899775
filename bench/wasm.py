"""The games as WebAssembly: size, and simulations a second compared with native code in the same
run.

python bench/wasm.py     prints a table and adds it to bench/results.json

The captain's simulations, in node (V8, as in Chromium), over the same positions, one thread each,
by CPU time: the machine is shared.
"""

import gzip
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import glueck
from engine import RESULTS, Row, machine, median, show
from glueck.search import Search, SearchSettings, SeatKnowledge
from search import midgame

ROOT = Path(__file__).parent.parent
SIMULATIONS = 300
TIMED = """
import { readFileSync } from "node:fs"
import { Game } from "%s/tests/wasm/replay.mjs"
const [module, about, positions] = process.argv.slice(2)
const facts = JSON.parse(readFileSync(about, "utf-8"))
const game = new Game(new WebAssembly.Module(readFileSync(module)), facts)
const { run } = game
const captain = facts.levels.length - 1
function once(count) {
  let spent = 0
  for (const hex of JSON.parse(readFileSync(positions, "utf-8"))) {
    game.position().set(Buffer.from(hex, "hex"))
    run.become(captain, 1)
    if (run.begin(0) >= 0) throw new Error("nothing to search")
    const began = process.cpuUsage()
    run.search(count)
    const { user, system } = process.cpuUsage(began)
    spent += (user + system) / 1000
  }
  return spent
}
once(%d)
console.log(JSON.stringify([once(%d), once(%d), once(%d), once(1200)]))
"""


def in_node(folder: Path, game: glueck.Game, positions: list[SeatKnowledge]) -> list[float]:
    """Milliseconds for all of these, three times; and those for as many as a captain makes."""
    script, raw = folder / "timed.mjs", folder / "positions.json"
    script.write_text(TIMED % (ROOT, *[SIMULATIONS] * 4))
    raw.write_text(json.dumps([one.possible_state(0).to_bytes().hex() for one in positions]))
    files = [script, folder / f"{game.id}.wasm", folder / f"{game.id}.json", raw]
    command = ["node", *map(str, files)]
    spent: list[float] = json.loads(subprocess.check_output(command))
    return spent


def natively(game: glueck.Game, positions: list[SeatKnowledge]) -> float:
    settings = SearchSettings(simulations=SIMULATIONS, depth=60)
    searches = [(Search(game, settings, 1), one) for one in positions]

    def once() -> float:
        began = time.process_time()
        for search, knowledge in searches:
            search.begin()
            search.think(knowledge)
        return time.process_time() - began

    once()
    return median(once, 3)


def rows(folder: Path, name: str) -> list[Row]:
    game: Any = glueck.load(name)
    positions = [one for one in midgame(game) if len(one.legal) > 1]
    packed = len(gzip.compress((folder / f"{name}.wasm").read_bytes(), 9)) / 1000
    native = len(positions) * SIMULATIONS / natively(game, positions)
    *spent, captain = in_node(folder, game, positions)
    wasm = len(positions) * SIMULATIONS / (sorted(spent)[1] / 1000)
    decision = captain / len(positions) / 1000 * game.strength(2).simulations[1] / 1200
    return [
        {"what": f"{name}, its module, compressed", "value": packed, "unit": "kB", "reach": 120},
        {"what": f"{name}, native, captain's simulations", "value": native, "unit": "1/s"},
        {"what": f"{name}, in WebAssembly", "value": wasm, "unit": "1/s"},
        {"what": f"{name}, WebAssembly to native", "value": wasm / native, "unit": "×",
         "reach": 0.5},
        {"what": f"{name}, a captain's decision in WebAssembly", "value": decision, "unit": "s",
         "reach": 2},
    ]  # fmt: skip


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        build = [sys.executable, str(ROOT / "tools" / "wasm_build.py"), "--out", name]
        subprocess.run(build, check=True)
        table = [row for game in glueck.games() for row in rows(folder, game)]
    results = json.loads(RESULTS.read_text()) if RESULTS.exists() else {"machine": machine()}
    RESULTS.write_text(json.dumps(results | {"wasm": table}, indent=1) + "\n")
    show(table)


if __name__ == "__main__":
    main()
