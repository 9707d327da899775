"""What happened, as far as a viewer may know."""

from __future__ import annotations

from typing import NamedTuple

from glueck.engine.game import Entry


class Line(NamedTuple):
    """One action. Its player reads its words, everybody else the covered ones."""

    number: int
    seat: int
    words: str
    covered: str
    public: Entry  # what became public, and the points

    def told_to(self, viewer: int | None) -> Entry:
        words = self.words if self.seat == viewer else self.covered
        return {"number": self.number, "seat": self.seat, "action": words} | self.public
