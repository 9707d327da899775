"""`make fuzz`: all long campaigns one after another, with a summary of what they tried.

python tools/campaign.py [--long] [PART…]      about a quarter of an hour; --long: a night

Tests write to a file what they try (tests/tried.py), for the progress line and the summary. The
output of a failing part is shown completely, and the others continue.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

# Neither a campaign nor its tests have a time limit.
PYTEST = (sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "load", "--timeout", "0")
# Where `make test` takes only some of all combinations (tests/covering.py).
SCREENS = (
    "glueckauf_room",
    "griff_layout",
    "guide",
    "whole_games",
    "other_browsers",
    "presence",
    "access",
    "contrast",
)
COMPILING = ("tests/engine/test_compile.py", "tests/engine/test_rng.py")
console = Console(highlight=False)
LINE = 2.0  # seconds between two looks at how far a part is; where nobody watches, far fewer


class Part(NamedTuple):
    about: str
    command: tuple[str, ...]
    effort: tuple[int, int]  # short and long: as a multiple of `make test`, or in seconds


PARTS = {
    "games": Part(
        "random and adversarial games with every check",
        (sys.executable, "tools/fuzz.py", "--seconds"), (120, 600),
    ),
    "positions": Part(
        "rules over many positions",
        (*PYTEST, "-m", "many_positions", "tests/games", "tests/every_game"), (1, 25),
    ),
    "wasm": Part(
        "the same games and bots in WebAssembly, in node and in Chromium",
        (*PYTEST, "tests/wasm", "tests/web/test_module.py"), (5, 100),
    ),
    "commands": Part("any commands of anybody", (*PYTEST, "tests/match/test_anything.py"), (2, 25)),
    "bots": Part("bots asked twice", (*PYTEST, "tests/bots/test_fairness.py"), (1, 25)),
    "twins": Part("twin servers, byte by byte", (*PYTEST, "tests/server/test_twins.py"), (6, 60)),
    "hostile": Part("hostile input", (*PYTEST, "tests/server/test_fuzz.py"), (10, 100)),
    "screens": Part(
        "every combination of size, language, light and moment",
        (*PYTEST, *(f"tests/web/test_{name}.py" for name in SCREENS)), (2, 2),
    ),
    "compiling": Part("whatever changes is played", (*PYTEST, *COMPILING), (2, 5)),
    "kills": Part("kills under load", (*PYTEST, "tests/faults/test_kill.py"), (10, 84)),
}  # fmt: skip


def tried(place: Path) -> Counter[str]:
    counts: Counter[str] = Counter()
    for line in place.read_text(encoding="utf-8").splitlines():
        counts.update(json.loads(line))
    return counts


def in_words(counts: Counter[str]) -> str:
    return ", ".join(f"{name.replace('_', ' ')} {n:,}" for name, n in sorted(counts.items()))


def run(part: Part, effort: int, place: Path) -> bool:
    """Shows the progress; returns whether everything passed."""
    seconds = "--seconds" in part.command
    command = [*part.command, str(effort)] if seconds else list(part.command)
    settings = os.environ | {"GLUECK_TRIED": str(place)}
    settings |= {} if seconds else {"GLUECK_EFFORT": str(effort)}
    place.write_text("")
    with tempfile.TemporaryFile("w+") as output:
        process = subprocess.Popen(
            command, env=settings, stdout=output, stderr=subprocess.STDOUT, text=True
        )
        try:
            watch(process, part, place)
        finally:
            process.terminate()
            process.wait()
        output.seek(0)
        said = output.read()
    if process.returncode:
        console.print(said, markup=False)
    console.print(f"  {said.strip().splitlines()[-1]}", markup=False)
    return process.returncode == 0


def watch(process: subprocess.Popen[str], part: Part, place: Path) -> None:
    began, told = time.monotonic(), 0.0
    with console.status(part.about) as status:
        while process.poll() is None:
            time.sleep(LINE / 10)
            now = time.monotonic() - began
            if now - told < (LINE if console.is_terminal else 15 * LINE):
                continue
            told, line = now, f"{part.about}, {now:.0f} s: {in_words(tried(place))}"
            if console.is_terminal:
                status.update(line)
            else:
                console.print(f"  {line}", markup=False)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--long", action="store_true")
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    given = parser.parse_args()
    if unknown := [name for name in given.parts if name not in PARTS]:
        parser.error(f"there is no {unknown[0]!r}; there are: {', '.join(PARTS)}")
    summary, failed = [], []
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "tried"
        for name in given.parts or PARTS:
            part, began = PARTS[name], time.monotonic()
            console.print(f"{name}: {part.about} …", markup=False)
            if not run(part, part.effort[given.long], place):
                failed.append(name)
            counts = in_words(tried(place)) or "see above"
            summary.append(f"{name:10} {time.monotonic() - began:6.0f} s  {counts}")
    console.print("\nWhat was tried:", *summary, sep="\n", markup=False)
    console.print(f"Failed: {', '.join(failed)}" if failed else "Nothing was found.")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
