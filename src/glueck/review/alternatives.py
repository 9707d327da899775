"""Actions that differ in more than their order."""

from __future__ import annotations

import re

from glueck.search import Advice, SeatKnowledge


def different(advice: list[Advice], knowledge: SeatKnowledge) -> list[Advice]:
    """Leaves out actions that are the same in another order: laying 6-6-J is laying 6-J-6."""
    states = knowledge.possible_state(0).array
    found: dict[tuple[str, ...], Advice] = {}
    for one in advice:
        found.setdefault(same_words(knowledge.game.text(states, one.action)), one)
    return list(found.values())


def same_words(text: str) -> tuple[str, ...]:
    return tuple(sorted(re.split("[ -]", text)))
