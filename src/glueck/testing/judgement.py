"""The judgement that bots use."""

import numpy as np

from glueck.engine.state import State
from glueck.search import SeatKnowledge
from glueck.search.greedy import quick_action
from glueck.search.search import considered
from glueck.testing import random_games
from glueck.testing.random_games import at_sample_positions, listed


@at_sample_positions
def check_judgement(state: State) -> None:
    """`consider` must name legal actions, at least one, ascending, and may look only at what its
    seat sees; `choose` must take one of them. Neither may change the position."""
    if state.over:
        return
    twin, knowledge = state.copy(), SeatKnowledge.of(state)
    thought_of = considered(twin.array, knowledge)
    assert thought_of, "consider finds nothing to do"
    assert thought_of == sorted({*thought_of} & {*listed(state)}), "consider: not legal"
    for seed in range(random_games.REDEALS):
        same = considered(state.redeal(state.seat, seed).array, knowledge) == thought_of
        assert same, "consider looks at what its seat cannot see"
    workspace, seat, moves = knowledge.workspace(), knowledge.seat, knowledge.scratch
    chosen = quick_action(workspace, seat, moves, 1.0, np.uint64(1), knowledge.game.new_room())
    assert chosen in thought_of, "choose takes what is not there"
    assert twin == state, "consider changes the position"
