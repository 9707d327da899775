"""Break the rules one by one and see a test fail for each: citations alone prove nothing.

python tools/mutate.py [WORD …]     all mutations of tools/mutations.jsonl, or those whose file or
                                    text has one of the words
python tools/mutate.py --every 5    every fifth of them
python tools/mutate.py --out FILE   keep the results there; what it holds already is not run again
python tools/mutate.py --check      run none, but see whether all of them still fit the sources

Each mutation replaces a piece of a rule by a wrong one, in a copy of the sources; the rules tests
(without golden games, which would catch nearly everything) then run uncompiled: first those that
cite a clause which the mutated function cites, then those of the mutated chapter, then, if none
fails, all of the game. A mutation that survives is a missing test. One that needs more CPU time
than LIMIT is counted apart: a game became endless.
"""

import argparse
import ast
import compileall
import importlib
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import clauses

# Before Numba is imported: uncompiled, a mutation costs no compile time.
os.environ |= {"NUMBA_DISABLE_JIT": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}

ROOT = Path(__file__).parents[1]
LIST = ROOT / "tools" / "mutations.jsonl"
GAMES = Path("src/glueck/games")
TESTS = Path("tests/games")
LIMIT = 600  # seconds of CPU time, so that a busy machine changes nothing
FEW, MANY = "not many_positions", "many_positions"  # the latter are slow uncompiled
KILLED, SURVIVED, ENDLESS = "killed", "survived", "endless"
NOT_OURS = shutil.ignore_patterns("web")  # with the byte code, which is invalid after a change
# Imported once, before the process forks: they are most of the time a small test run takes.
SHARED = ("numpy", "pytest", "hypothesis", "rich.progress", "msgspec")
# Our settings use an option of this plugin; but here CPU time is limited, not elapsed time.
PYTEST = ("-p", "pytest_timeout", "-o", "timeout=0", "-q")
NO_RESULT = (3, 4, 99)  # pytest itself failed, did not understand its arguments, or never started
Mutation = dict[str, str]


def mutated(source: str, mutation: Mutation) -> str:
    """The source with the piece replaced; it must be there, and only once unless told which."""
    old, nth = mutation["old"], int(mutation.get("nth", 0))
    parts = source.split(old)
    if len(parts) == 1 or (nth == 0 and len(parts) > 2):
        raise ValueError(f"{mutation['file']}: {old!r} is there {len(parts) - 1} times")
    at = max(nth, 1)
    return old.join(parts[:at]) + mutation["new"] + old.join(parts[at:])


def stages(mutation: Mutation) -> list[list[str]]:
    """The tests of the clauses that the mutated function cites, those of its chapter or of its part
    of the game, then all of the game; after them, in the same sequence, those that play many
    positions. These say nothing about what makes a position unsound: none of theirs is."""
    file = Path(mutation["file"])
    game = TESTS / file.parts[0]
    names = (file.stem, *reversed(file.parts[1:-1]))
    near = [found for name in names if (found := tests_of(game, name))]
    cited = tests_citing(game, clauses_around(mutation))
    if not near:  # several chapters share the module
        source = (ROOT / GAMES / file).read_text(encoding="utf-8")
        near = [
            sorted({test.partition("::")[0] for test in tests_citing(game, clauses.ids(source))})
        ]
    kinds = (FEW,) if file.stem == "invariants" else (FEW, MANY)
    first = [[*cited, "-m", FEW]] if cited else []
    return first + [
        [*places, "-m", which]
        for which in kinds
        for places in (*filter(None, near[:1]), [str(game)])
    ]


def clauses_around(mutation: Mutation) -> set[str]:
    """The clauses cited in the mutated function, including its comments."""
    source = (ROOT / GAMES / mutation["file"]).read_text(encoding="utf-8")
    parts = source.split(mutation["old"])
    before = mutation["old"].join(parts[: max(int(mutation.get("nth", 0)), 1)])
    line = before.count("\n") + 1
    return {
        clause
        for lines, text in functions(source).items() if line in lines
        for clause in clauses.ids(text)
    }  # fmt: skip


def functions(source: str) -> dict[range, str]:
    """The text of each function, by its lines."""
    lines = source.splitlines()
    found = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            assert node.end_lineno
            found[range(node.lineno, node.end_lineno + 1)] = "\n".join(
                lines[node.lineno - 1 : node.end_lineno]
            )
    return found


@cache
def citations(game: Path) -> dict[str, set[str]]:
    """The clauses that each test of a game cites."""
    found = {}
    for path in sorted((ROOT / game).glob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[f"{game}/{path.name}::{node.name}"] = clauses.ids(
                    ast.get_docstring(node) or ""
                )
    return found


def tests_citing(game: Path, wanted: set[str]) -> list[str]:
    return [test for test, cited in citations(game).items() if cited & wanted]


def tests_of(game: Path, chapter: str) -> list[str]:
    """The file of a chapter, and for a long one those beside it: test_<chapter>_<part>.py."""
    found = [*(ROOT / game).glob(f"test_{chapter}.py"), *(ROOT / game).glob(f"test_{chapter}_*.py")]
    return sorted(str(path.relative_to(ROOT)) for path in found)


def make_byte_code() -> None:
    """Of the sources and the tests, only once instead of for each mutation."""
    compileall.compile_dir(ROOT / "src", quiet=1)
    own = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    own["PYTHONPATH"] = str(ROOT / "src")
    collect = [sys.executable, "-m", "pytest", "--collect-only", *PYTEST, str(TESTS)]
    subprocess.run(collect, cwd=ROOT, env=own, check=True, stdout=subprocess.DEVNULL)


def run(mutation: Mutation) -> str:
    """The result of a mutation, found in a separate process."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "src", Path(folder) / "src", ignore=NOT_OURS)
        (Path(folder) / "docs").symlink_to(ROOT / "docs")
        path = Path(folder) / GAMES / mutation["file"]
        path.write_text(mutated(path.read_text(encoding="utf-8"), mutation), encoding="utf-8")
        child = os.fork()
        if child == 0:
            status = 99
            try:
                status = test(Path(folder), stages(mutation))
            finally:
                os._exit(status)
        _, ended = os.waitpid(child, 0)
    if os.WIFSIGNALED(ended):
        return ENDLESS
    if os.WEXITSTATUS(ended) in NO_RESULT:
        raise RuntimeError(f"the tests could not be run: {mutation}")
    return SURVIVED if os.WEXITSTATUS(ended) == 0 else KILLED


def test(folder: Path, steps: list[list[str]]) -> int:
    """In the child: 0 if all tests pass with the sources of this folder."""
    resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT))
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    os.chdir(ROOT)
    sys.dont_write_bytecode = True
    sys.path.insert(0, str(folder / "src"))
    import pytest

    for step in steps:
        result = pytest.main(["-x", *PYTEST, "-p", "no:cacheprovider", *step])
        if result not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            return int(result)
    return 0


def chosen(words: list[str], every: int) -> list[Mutation]:
    lines = LIST.read_text(encoding="utf-8").splitlines()
    mutations: list[Mutation] = [json.loads(line) for line in lines if line][::every]
    if words:
        mutations = [m for m in mutations if any(w in json.dumps(m) for w in words)]
    return mutations


def do_not_apply(mutations: list[Mutation]) -> list[str]:
    """All must still fit the sources; checked before an hour is spent."""
    problems = []
    for mutation in mutations:
        path = ROOT / GAMES / mutation["file"]
        try:
            mutated(path.read_text(encoding="utf-8"), mutation)
        except (OSError, ValueError) as problem:
            problems.append(str(problem))
    return problems


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    args = parser.parse_args()
    mutations = chosen(args.words, args.every)
    if problems := do_not_apply(mutations):
        print(*problems, sep="\n")
        return 2
    if args.check:
        return 0
    make_byte_code()
    for name in SHARED:
        importlib.import_module(name)
    return report(mutations, *results(mutations, args.out, args.jobs))


def results(mutations: list[Mutation], out: Path | None, jobs: int) -> tuple[list[str]]:
    from rich.progress import Progress

    known: dict[str, str] = {}
    if out and out.exists():
        for line in out.read_text(encoding="utf-8").splitlines():
            known.update([json.loads(line)])

    def result(mutation: Mutation) -> str:
        key = json.dumps(mutation)
        if key not in known:
            known[key] = run(mutation)
            if out:
                with out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([key, known[key]]) + "\n")
        return known[key]

    found = []
    with Progress() as progress, ThreadPoolExecutor(jobs) as pool:
        task = progress.add_task("mutations", total=len(mutations))
        for mutation, what in zip(mutations, pool.map(result, mutations), strict=True):
            progress.advance(task)
            found.append(what)
            if what != KILLED:
                progress.print(f"{what}: {mutation}")
    return (found,)


def report(mutations: list[Mutation], found: list[str]) -> int:
    counts = {what: found.count(what) for what in (KILLED, SURVIVED, ENDLESS)}
    caught = counts[KILLED] + counts[ENDLESS]
    print(f"{caught} of {len(mutations)} mutations killed ({counts[ENDLESS]} by the clock)")
    return bool(counts[SURVIVED])


if __name__ == "__main__":
    sys.exit(main())
