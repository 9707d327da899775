"""The reasons in hints."""

import numpy as np

from glueck.engine.known_turn import KnownTurn
from glueck.engine.state import State
from glueck.search import SeatKnowledge
from glueck.search.greedy import quick_action
from glueck.testing import random_games
from glueck.testing.random_games import at_sample_positions, kept_by_json

LONGEST = 8  # actions of a turn


@at_sample_positions
def check_reasons(state: State) -> None:
    """`reasons` must be as the game declares them, may look only at what they are given, and must
    leave that alone. A game may have none."""
    given = state.game.reasons
    if state.over or given is None:
        return
    seat = state.seat
    turn = KnownTurn([state.redeal(seat, i) for i in range(random_games.REDEALS)], seat)
    while len(turn.actions) < LONGEST and (turn.goes_on or not turn.actions):
        turn.play(quick(turn.state))
    shown = [view.tobytes() for view in (turn.before, turn.after)]
    found = turn.reasons()
    left = [view.tobytes() for view in (turn.before, turn.after)]
    assert left == shown, "a reason changes what it is shown"
    assert turn.reasons() == found, "the same turn has two answers"
    for reason in found:
        fault = given.fault(reason)
        assert not fault, f"the reasons of {turn.actions}: {fault}"
        assert kept_by_json(reason), f"JSON changes {reason}"


def quick(state: State) -> int:
    knowledge = SeatKnowledge.of(state)
    workspace, moves, room = knowledge.workspace(), knowledge.scratch, state.game.new_room()
    return int(quick_action(workspace, knowledge.seat, moves, 1.0, np.uint64(1), room))
