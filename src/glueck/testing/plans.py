"""What a planner answers."""

import itertools
import random
from typing import Any

from glueck.engine.errors import IllegalAction
from glueck.engine.state import State
from glueck.testing.random_games import at_sample_positions, kept_by_json, refused


@at_sample_positions
def check_plans(state: State) -> None:
    """`plan` must give the same answer twice, or name a clause of the rules. Its actions must be
    legal one after the other, now or after an action that is legal now (a plan may be made before
    its player has chosen a space). A game may have no planner."""
    planner = state.game.planner
    if state.over or planner is None:
        return
    chance = random.Random(len(state.actions))
    for wish in ([], [chance.randrange(planner.wishes)]):
        answer = planned(state, wish)
        assert planned(state, wish) == answer, f"the wish {wish} has two answers"
        assert kept_by_json(answer), f"JSON changes {answer}"
        actions = answer.get("actions", [])
        begins = itertools.chain([[]], ([first] for first in state.legal()))
        legal = any(all_legal(state, [*begin, *actions]) for begin in begins)
        assert legal, f"the plan for {wish} is not legal: {actions}"


def all_legal(state: State, actions: list[str]) -> bool:
    after = state.copy()
    return not any(refused(IllegalAction, after.play, words) for words in actions)


def planned(state: State, wish: list[int]) -> dict[str, Any]:
    """The answer, or the clause why there is none."""
    try:
        return state.plan(wish)
    except IllegalAction as problem:
        clause = problem.clause
    known = not state.game.clauses.document or clause in state.game.clauses.texts
    assert known, f"the rules have no clause {clause}"
    return {"clause": clause}
