"""A position under test, of any game: play words, see exactly what changed, ask why not."""

from typing import Any

import glueck
from glueck.engine.record import diff
from glueck.engine.state import State


class Position:
    """`s` is the live record: edit what the test is about."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def s(self) -> Any:
        return self.state.array[0]

    def play(self, *words: str) -> dict[str, tuple[int, int]]:
        """Everything the actions change; by omission, everything they leave alone."""
        before = self.state.array.copy()
        for text in words:
            assert self.is_legal(text), f"{text}: {self.state.why_not(text)}"
            self.state.play(text)
        return diff(self.state.game.state, before, self.state.array)

    def is_legal(self, words: str) -> bool:
        return self.state.game.parse(self.state.array, words) in self.state.moves()

    def why(self, words: str) -> str | None:
        """The clause that forbids it, or None; `legal` must agree, and nothing may change."""
        before = self.state.to_bytes()
        reason = self.state.why_not(words)
        assert (reason is None) == self.is_legal(words)
        if reason is not None:
            assert self.refusal(words) == reason
        assert self.state.to_bytes() == before
        return reason.clause if reason else None

    def refusal(self, words: str) -> tuple[str, str] | None:
        """Clause and reason with which playing it is refused."""
        try:
            self.state.play(words)
        except glueck.IllegalAction as error:
            return error.clause, error.reason
        return None

    def legal(self, *starts: str) -> set[str]:
        """The legal actions, or those whose words begin so."""
        return {words for words in self.state.legal() if words.startswith(starts or "")}

    def sound(self) -> bool:
        """Whether the position keeps all invariants."""
        return self.state.game.from_bytes(self.state.to_bytes()) == self.state
