"""What happened, as far as a viewer may know."""

from __future__ import annotations

from typing import NamedTuple

from glueck.engine.game import Entry, Game
from glueck.engine.record import Array


class Line(NamedTuple):
    """One action. Whoever did it reads its words, everybody else the covered ones."""

    number: int
    seat: int
    words: str
    covered: str
    rest: Entry  # what became public, and the points

    def told_to(self, viewer: int | None) -> Entry:
        words = self.words if self.seat == viewer else self.covered
        return {"number": self.number, "seat": self.seat, "action": words} | self.rest


def line(game: Game, number: int, before: Array, action: int, words: str, after: Array) -> Line:
    rest = game.news(before, action, after) | {"points": game.explain(before, action)}
    covered = game.actions.cover(action, words)
    return Line(number, int(before["seat"][0]), words, covered, rest)
