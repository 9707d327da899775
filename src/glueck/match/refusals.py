"""Why a table does not do what it was asked to."""

from __future__ import annotations


class Refused(Exception):
    """A short code for programs, a sentence for people; of an illegal action, the clause."""

    def __init__(self, code: str, text: str, clause: str | None = None) -> None:
        super().__init__(text)
        self.code, self.text, self.clause = code, text, clause
