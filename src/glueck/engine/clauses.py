"""The clauses of a game's rules: their ids, their numbers in compiled code, their texts.

A rule returns a clause as a number; `Clauses` turns it back into `GA-MINE-08` and its
sentence. The sentences live in one place, `docs/rules/<game>.md`; an installed package
carries a copy of that file beside the game.
"""

import re
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

LINE = re.compile(r"^\*\*([A-Z]{2}-[A-Z]+-\d{2,3})\*\* (\S.*)$", re.MULTILINE)
HEADING = re.compile(r"^## ([A-Z]{2}-[A-Z]+): (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Rulebook:
    """What the rules of a game say; reading it takes nothing of the game."""

    game: str  # the id, names the file
    path: Path | None = field(default=None, kw_only=True)  # of a game that lives elsewhere

    @cached_property
    def document(self) -> str:
        """The rules as written, from the installed package or from the source tree."""
        package = Path(__file__).parents[1]
        for path in (
            *([self.path] if self.path else []),
            package / "games" / self.game / "rules.md",
            package.parents[1] / "docs" / "rules" / f"{self.game}.md",
        ):
            if path.is_file():
                return path.read_text(encoding="utf-8")
        return ""

    @cached_property
    def texts(self) -> dict[str, str]:
        return dict(LINE.findall(self.document))

    @cached_property
    def titles(self) -> dict[str, str]:
        """Chapter -> its heading: {"GA-MINE": "Mining"}."""
        return dict(HEADING.findall(self.document))

    def text(self, clause: str) -> str:
        return self.texts.get(clause, "the rules forbid it")


@dataclass(frozen=True)
class Clauses(Rulebook):
    prefix: str  # "GA"
    chapters: tuple[str, ...]  # ("COMP", "SETUP", …)
    waiting: str  # the clause that tells a seat it is not its turn

    def number(self, clause: str) -> int:
        """`GA-MINE-08` as a number: 1000 for each chapter, never 0."""
        prefix, chapter, digits = clause.split("-")
        if prefix != self.prefix:
            raise ValueError(f"{clause} is not a clause of {self.game}")
        return 1000 * (self.chapters.index(chapter) + 1) + int(digits)

    def name(self, number: int) -> str:
        chapter, digits = divmod(int(number), 1000)
        return f"{self.prefix}-{self.chapters[chapter - 1]}-{digits:02}"
