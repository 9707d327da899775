"""Trace the clauses of the rules to code and tests, and back.

python tools/clauses.py GA-MINE-04   where is this clause?
python tools/clauses.py --check      fail on clauses without code or test, and on unknown ids
"""

import re
import sys
from collections import defaultdict
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).parents[1]
CLAUSE = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d{2,3}\b")
FROM_TO = re.compile(r"\b([A-Z]{2}-[A-Z]+-)(\d{2,3}) … \1(\d{2,3})\b")  # "GA-X-02 … GA-X-05"
DEFINED = re.compile(r"^\*\*([A-Z]{2}-[A-Z]+-\d{2,3})\*\* ", re.MULTILINE)
PLACES = {"code": "src/**/*.py", "tests": "tests/**/*.py"}
SPEAKING_OF_RULES = ("src", "tests/games")  # other files may use invented ids
RULINGS, VECTORS = "A", "TV"  # chapters that are cited differently
Index = dict[str, dict[str, list[str]]]


def defined() -> set[str]:
    """Every id the rules define."""
    texts = (path.read_text(encoding="utf-8") for path in (ROOT / "docs/rules").glob("*.md"))
    return {clause for text in texts for clause in DEFINED.findall(text)}


def cited() -> Index:
    """clause -> place -> ["file:line", …]"""
    index: Index = defaultdict(lambda: defaultdict(list))
    for place, pattern in PLACES.items():
        for path in sorted(ROOT.glob(pattern)):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                for clause in ids(line):
                    index[clause][place].append(f"{path.relative_to(ROOT)}:{number}")
    return index


def ids(line: str) -> set[str]:
    """The clauses a line names; a range in code names all between its ends."""
    found = set(CLAUSE.findall(line))
    for chapter, first, last in FROM_TO.findall(line):
        found |= {f"{chapter}{n:02}" for n in range(int(first), int(last) + 1)}
    return found


def needed(clause: str) -> tuple[str, ...]:
    """Where a clause must be cited: vectors are tests, rulings explain other clauses."""
    chapter = clause.split("-")[1]
    return {RULINGS: (), VECTORS: ("tests",)}.get(chapter, ("code", "tests"))


def problems() -> list[str]:
    index, known = cited(), defined()
    prefixes = {clause.split("-")[0] for clause in known}
    missing = [
        f"{clause}: not in {place}"
        for clause in sorted(known)
        for place in needed(clause)
        if not index[clause][place]
    ]
    unknown = [
        f"{clause}: cited in {place} but in no rules"
        for clause, places in sorted(index.items())
        if clause.split("-")[0] in prefixes and clause not in known
        for place in chain(*places.values())
        if place.startswith(SPEAKING_OF_RULES)
    ]
    return missing + unknown


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        found = problems()
        print("\n".join(found) or f"{len(defined())} clauses, rulings and vectors traced")
        return bool(found)
    for clause in arguments:
        for place, lines in cited()[clause].items():
            print(place, *lines, sep="\n  ")
    return 0 if arguments else 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
