"""The clauses of a game's rules: their ids, their numbers in compiled code, their texts.

A rule returns a clause as a number; `Clauses` turns it back into `GA-MINE-08` and its
sentence. The sentences are in one place, `docs/rules/<game>.md`, and translated in
`docs/rules/<game>.<language>.md`; an installed package contains copies beside the game.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

LANGUAGES = ("en", "de", "pl", "ru")  # of rules; there is always an English text
ORIGINAL = LANGUAGES[0]
LINE = re.compile(r"^\*\*([A-Z]{2}-[A-Z]+-\d{2,3})\*\* (\S.*)$", re.MULTILINE)
SECTION = re.compile(r"^## (?:([A-Z]{2}-[A-Z]+): )?(.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Section:
    chapter: str  # "GA-MINE"
    title: str  # "Mining"
    introduction: str  # the text before its first clause: paragraphs, maybe none


@dataclass(frozen=True)
class Rulebook:
    """The text of a game's rules; the game itself is not needed to read it."""

    game: str  # the id, names the file
    path: Path | None = field(default=None, kw_only=True)  # of a game in another package
    language: str = field(default=ORIGINAL, kw_only=True)

    def translated(self, language: str) -> "Rulebook":
        """The same rules in another language; without a text if there is none."""
        return Rulebook(self.game, path=self.path, language=language)

    @cached_property
    def languages(self) -> tuple[str, ...]:
        return tuple(one for one in LANGUAGES if self.translated(one).document)

    @cached_property
    def document(self) -> str:
        """The rules as written, from the installed package or from the source tree."""
        package = Path(__file__).parents[1]
        for path in (
            *([self.path] if self.path else []),
            package / "games" / self.game / "rules.md",
            package.parents[1] / "docs" / "rules" / f"{self.game}.md",
        ):
            written = self._in_language(path)
            if written.is_file():
                return written.read_text(encoding="utf-8")
        return ""

    def _in_language(self, path: Path) -> Path:
        """`rules.md` is English, `rules.pl.md` Polish."""
        return path if self.language == ORIGINAL else path.with_suffix(f".{self.language}.md")

    @cached_property
    def texts(self) -> dict[str, str]:
        return dict(LINE.findall(self.document))

    @cached_property
    def sections(self) -> dict[str, Section]:
        """The sections with clauses, by the id of their chapter, in the order of the document."""
        return {section.chapter: section for section in sections_of(self.document)}

    @cached_property
    def titles(self) -> dict[str, str]:
        """Chapter -> its heading: {"GA-MINE": "Mining"}."""
        return {chapter: section.title for chapter, section in self.sections.items()}

    def text(self, clause: str) -> str:
        return self.texts.get(clause, "the rules forbid it")


def chapter_of(clause: str) -> str:
    return clause.rpartition("-")[0]


def sections_of(document: str) -> Iterator[Section]:
    """A section whose heading has no id gets that of its clauses."""
    headings = list(SECTION.finditer(document))
    ends = [heading.start() for heading in headings[1:]] + [len(document)]
    for heading, end in zip(headings, ends, strict=True):
        first = LINE.search(document, heading.end(), end)
        if first:
            introduction = document[heading.end() : first.start()].strip()
            yield Section(heading[1] or chapter_of(first[1]), heading[2], introduction)


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
