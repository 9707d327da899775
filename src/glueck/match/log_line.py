"""A line of a table's log, as it is sent: in JSON, made once."""

from __future__ import annotations

from typing import NamedTuple

from glueck.engine.log import Line
from glueck.match.messages import encode

NOBODY = None


class LogLine(NamedTuple):
    """One action, in two versions: for its player, and for everybody else (often the same bytes).
    As an object it would take several times the memory, and would be turned into JSON again for
    every new viewer."""

    seat: int
    own: bytes
    public: bytes

    @classmethod
    def of(cls, line: Line) -> LogLine:
        public = encode(line.told_to(NOBODY))
        covered = line.words != line.covered
        return cls(line.seat, encode(line.told_to(line.seat)) if covered else public, public)

    def told_to(self, viewer: int | None) -> bytes:
        return self.own if self.seat == viewer else self.public
