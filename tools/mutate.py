"""Break the rules one by one and see a test fail for each: citations are a map, not a proof.

python tools/mutate.py [WORD …]   all mutations of tools/mutations.jsonl, or those whose file or
                                  text has one of the words
python tools/mutate.py --every 5  every fifth of them

Each mutation replaces a piece of a rule by a wrong one, in a copy of the sources; the
rules tests (without golden games, which would catch nearly everything) then run uncompiled.
A mutation that survives is a missing test.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from rich.progress import Progress

ROOT = Path(__file__).parents[1]
LIST = ROOT / "tools" / "mutations.jsonl"
RULES = Path("src/glueck/games")
TESTS = "tests/games"
LIMIT = 600  # seconds; a mutation that makes a game endless is killed by the clock
Mutation = dict[str, str]


def mutated(source: str, mutation: Mutation) -> str:
    """The source with the piece replaced; it must be there, and only once unless told which."""
    old, nth = mutation["old"], int(mutation.get("nth", 0))
    parts = source.split(old)
    if len(parts) == 1 or (nth == 0 and len(parts) > 2):
        raise SystemExit(f"{mutation['file']}: {old!r} is there {len(parts) - 1} times")
    at = max(nth, 1)
    return old.join(parts[:at]) + mutation["new"] + old.join(parts[at:])


def tests_for(file: Path) -> list[str]:
    """All tests of the game, those of the mutated chapter first: they are likeliest to fail."""
    game = Path(TESTS) / file.parts[0]
    chapter = game / f"test_{file.name}"
    return [str(path) for path in (chapter, game) if (ROOT / path).exists()]


def survives(mutation: Mutation) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        for name in ("src", "docs", "tests", "tools"):
            shutil.copytree(
                ROOT / name, Path(folder) / name, ignore=shutil.ignore_patterns("__pyc*")
            )
        shutil.copy(ROOT / "pyproject.toml", folder)
        path = Path(folder) / RULES / mutation["file"]
        path.write_text(mutated(path.read_text(encoding="utf-8"), mutation), encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:randomly"]
        command += tests_for(Path(mutation["file"]))
        command += ["-p", "no:cacheprovider"]
        setting = os.environ | {"PYTHONPATH": f"{folder}/src", "NUMBA_DISABLE_JIT": "1"}
        try:
            run = subprocess.run(
                command, cwd=folder, env=setting, capture_output=True, timeout=LIMIT, check=False
            )
        except subprocess.TimeoutExpired:
            return False
        if run.returncode not in (0, 1):
            raise SystemExit(f"{mutation}: the tests did not run\n{run.stdout.decode()[-2000:]}")
        return run.returncode == 0


def main(words: list[str]) -> int:
    lines = LIST.read_text(encoding="utf-8").splitlines()
    mutations: list[Mutation] = [json.loads(line) for line in lines if line]
    if words[:1] == ["--every"]:
        mutations, words = mutations[:: int(words[1])], []
    if words:
        mutations = [m for m in mutations if any(w in json.dumps(m) for w in words)]
    for mutation in mutations:  # all must still apply, before hours are spent
        mutated((ROOT / RULES / mutation["file"]).read_text(encoding="utf-8"), mutation)
    alive = []
    with Progress() as progress, ThreadPoolExecutor(os.cpu_count()) as pool:
        task = progress.add_task("mutations", total=len(mutations))
        for mutation, lived in zip(mutations, pool.map(survives, mutations), strict=True):
            progress.advance(task)
            if lived:
                alive.append(mutation)
                progress.print(f"survived: {mutation}")
    killed = len(mutations) - len(alive)
    print(f"{killed} of {len(mutations)} mutations killed")
    return bool(alive)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
