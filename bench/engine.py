"""Speed and memory of the engine, compared with OpenSpiel in the same run.

python bench/engine.py     prints a table and writes bench/results.json

The machine is noisy and shared: compare the ratios of one run, not the figures.
"""

import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import peers

import glueck
from glueck.engine import kernel
from glueck.engine.batch import Batch
from glueck.engine.precompile import BATCH, precompile
from glueck.engine.rng import key_of
from glueck.engine.state import State

os.environ.setdefault("GLUECK_COMPILE", "wait")  # what is measured here is machine code
RESULTS = Path(__file__).parent / "results.json"
GAME = glueck.load("glueckauf")  # of the rows that do not name one
SLICES = 7
Row = dict[str, Any]


def median(measure: Callable[[], float], slices: int = SLICES) -> float:
    return statistics.median(measure() for _ in range(slices))


def seconds(work: Callable[[], Any]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def each(work: Callable[[], Any], times: int) -> float:
    """Microseconds per call, the median of several runs. Results are not kept."""

    def repeat() -> None:
        for _ in range(times):
            work()

    return 1e6 * median(lambda: seconds(repeat)) / times


def random_play(game: glueck.Game, seats: int, games: int = 2000) -> float:
    """Player actions a second, whole games, dealing and counting included, on one core."""
    precompile(game, BATCH)
    states, moves = game.state.new(2), np.empty(game.most_legal, np.int16)
    points, places = np.zeros((games, seats), np.int64), np.zeros((games, seats), np.int64)
    options = game.option_numbers(seats, game.check_options(seats, {}))
    actions = 0

    def play() -> None:
        nonlocal actions
        key = key_of(seats)
        actions = kernel.simulate(states, moves, seats, key, options, 1, points, places)

    play()
    return median(lambda: actions / seconds(play))


def interpreted(seats: int = 3) -> float:
    """The same without compilation, in a separate process."""
    code = (
        "import sys, time; sys.path.insert(0, 'bench'); import engine;"
        f"print(engine.random_play(engine.GAME, {seats}, 3))"
    )
    setting = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    root = Path(__file__).parents[1]
    run = subprocess.run(
        [sys.executable, "-c", code], env=setting, cwd=root, capture_output=True, check=True
    )
    return float(run.stdout)


def copying(count: int = 10_000) -> float:
    """µs to copy a position, in compiled code."""
    states = GAME.state.new(count)
    precompile(GAME, BATCH)
    return each(lambda: kernel.copy_all(states, states[:1].copy(), 0, count), 20) / count


def midgame(seats: int = 4) -> State:
    """A position in the middle of a random game, with a worker to place."""
    state = GAME.new(seats, seed=1)
    chance = np.random.default_rng(1)
    while len(state.actions) < 150 or "place bank" not in state.legal():
        state.play(int(chance.choice(state.moves())))
    return state


def playing() -> float:
    """µs of `state.play(words)`: whole games again, in the words they were played in."""
    games = [GAME.new(4, seed) for seed in range(20)]
    for state in games:
        chance = np.random.default_rng(1)
        while not state.over:
            state.play(int(chance.choice(state.moves())))
    words = [state.actions for state in games]
    count = sum(map(len, words))

    def again() -> None:
        for seed, actions in enumerate(words):
            state = GAME.new(4, seed)
            for action in actions:
                state.play(action)

    return 1e6 * median(lambda: seconds(again), 5) / count


def from_python() -> list[Row]:
    state = midgame()
    return [
        {"what": "play (from Python)", "value": playing(), "unit": "µs", "reach": 15},
        {"what": "legal", "value": each(state.legal, 2000), "unit": "µs", "reach": 20},
        {"what": "view", "value": each(lambda: state.view(0), 500), "unit": "µs", "reach": 60},
        {
            "what": "view, as bytes",
            "value": each(lambda: state.view_bytes(0), 5000),
            "unit": "µs",
            "reach": 3,
        },
        {"what": "observation", "value": each(lambda: state.observation(0), 500), "unit": "µs"},
        {"what": "mask", "value": each(state.mask, 2000), "unit": "µs"},
        {"what": "redeal", "value": each(lambda: state.redeal(0, 1), 500), "unit": "µs"},
        {"what": "copy (from Python)", "value": each(state.copy, 2000), "unit": "µs"},
    ]


START = """
import glueck
state = glueck.load().new()
state.play(state.legal()[0])
from glueck.engine import precompile
for making in set(precompile._making.values()):
    making.process.kill()
"""


def starting() -> list[Row]:
    """A new process until the first action is played: with machine code in the cache, and without,
    when it is played uncompiled (the compiler that is then started is ended immediately)."""
    begin, setting = [sys.executable, "-c", START], os.environ | {"GLUECK_COMPILE": "background"}
    warm = median(lambda: seconds(lambda: subprocess.run(begin, env=setting, check=True)), 5)
    with tempfile.TemporaryDirectory() as folder:
        empty = setting | {"GLUECK_CACHE": folder}
        cold = seconds(lambda: subprocess.run(begin, env=empty, check=True))
    return [
        {"what": "first action, cached", "value": warm, "unit": "s", "reach": 0.6},
        {"what": "first action, nothing compiled", "value": cold, "unit": "s", "reach": 10},
    ]


def both_cores() -> Row:
    """Batches stepped over all cores against the same on one; every position keeps playing."""

    def rate(threads: int) -> float:
        batch = Batch(GAME, 20_000, seats=3, seed=1, threads=threads)
        return 1 / seconds(batch.play_out)

    rate(1)
    ratio = median(lambda: rate(2) / rate(1), 5)
    return {"what": "batch, two threads to one", "value": ratio, "unit": "×", "reach": 1.7}


def beside_openspiel() -> list[Row]:
    """Random play of every game and number of seats, compared with OpenSpiel's games."""
    games = [glueck.load(name) for name in glueck.games()]
    table: list[Row] = []
    slowest = {}
    for game in games:
        rates = {seats: random_play(game, seats) for seats in game.seats}
        slowest[game.id] = min(rates.values())
        table += [
            {"what": f"{game.id}, random play, {seats} seats", "value": rate, "unit": "actions/s"}
            for seats, rate in rates.items()
        ]
    if not peers.available():
        print("OpenSpiel is not installed: its rows are left out (pip install -e '.[bench]')")
        return table
    for name, reach in (("gin_rummy", 20), ("hearts", 1)):
        peer = peers.measure(name).actions_per_second
        table.append({"what": f"OpenSpiel {name}", "value": peer, "unit": "actions/s"})
        table += [
            {
                "what": f"{game} to {name}",
                "value": rate / peer,
                "unit": "×",
            }
            | ({"reach": reach} if name == "gin_rummy" or game == GAME.id else {})
            for game, rate in slowest.items()
        ]
    return table


def rows() -> list[Row]:
    table = beside_openspiel()
    faster = random_play(GAME, 3) / interpreted()
    copy = copying()
    table += [
        {
            "what": "compiled to interpreted, 3 seats",
            "value": faster,
            "unit": "×",
        },
        *(
            {
                "what": f"{name}, state size",
                "value": glueck.load(name).state.dtype.itemsize,
                "unit": "bytes",
                "reach": 1024,
            }
            for name in glueck.games()
        ),
        {"what": "copy (compiled)", "value": copy, "unit": "µs", "reach": 0.2},
    ]
    return [*table, *from_python(), *starting(), both_cores()]


def machine() -> dict[str, Any]:
    return {
        "python": platform.python_version(), "cpus": os.cpu_count(), "machine": platform.machine(),
    }  # fmt: skip


def show(table: list[Row]) -> None:
    for row in table:
        reach = f"   (reach {row['reach']})" if "reach" in row else ""
        print(f"{row['what']:56} {row['value']:14,.2f} {row['unit']}{reach}")


def main() -> None:
    table = rows()
    results = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    results |= {"machine": machine(), "rows": table}
    RESULTS.write_text(json.dumps(results, indent=1) + "\n")
    show(table)


if __name__ == "__main__":
    main()
