"""The question and its answer: `plan` is the function the game provides."""

import numpy as np

from glueck.engine.compile import jit
from glueck.engine.fill import add_to_set
from glueck.games.glueckauf.box import (
    CARDS,
    COALS,
    DELIVERY,
    FIRST_TARGET,
    FREE,
    MINING,
    MOST_SPOTS,
    SPOT,
    STEPS_OF,
    TARGET_COLOUR,
    VP_OF,
)
from glueck.games.glueckauf.planner.answer import IMPOSSIBLE_WISH, MORE_STEPS, PLANNED, TOO_FAR
from glueck.games.glueckauf.planner.lower_bound import IMPOSSIBLE
from glueck.games.glueckauf.planner.points import most_points
from glueck.games.glueckauf.planner.room import LONGEST, POSITIONS
from glueck.games.glueckauf.planner.search import count_spots, fewest_steps
from glueck.games.glueckauf.position import MINE, OUTSTANDING, PAIR_UP, PLACE
from glueck.games.glueckauf.rules.delivery import deliverable
from glueck.games.glueckauf.rules.expected_action import asked
from glueck.games.glueckauf.rules.index import apply_mining
from glueck.games.glueckauf.rules.mine import NO_FREE_SPOT, NOT_MY_ORDER, enter
from glueck.games.glueckauf.rules.turn import cannot_place, price


@jit
def plan(s, wish, answer, p):
    """The fewest steps of the seat to act for the wished spots (`wish` has a byte for each spot; if
    none is wished: for as many points as possible). Returns 0, or the clause why there is nothing
    to plan."""
    if s.phase != MINE and s.phase != PAIR_UP and s.phase != PLACE:
        return asked(s)
    clause = cannot_wish(s, wish)
    if clause != 0:
        return clause
    p.failed[:] = 0
    p.looked_at = 0
    p.at[0] = s
    list_targets(p, s, wish)
    if s.phase == PLACE:
        plan_ahead(s, wish, answer, p)
    else:
        plan_steps(p, s, wish, np.int64(s.steps), answer)
    return 0


@jit
def cannot_wish(s, wish):
    """Only free spots of the seat's own orders can be wished."""
    for spot in range(wish.size):
        if wish[spot]:
            card, i = spot // MOST_SPOTS, spot % MOST_SPOTS
            if card == 0 or s.place[card] != OUTSTANDING + s.seat:
                return NOT_MY_ORDER
            if SPOT[card, i] < 0 or s.spot[card, i] != FREE:
                return NO_FREE_SPOT
    return 0


@jit
def list_targets(p, s, wish):
    """For each colour of each own order, how many spots may stay free. Equal spots are filled from
    the left (GA-A-26), so only their number matters."""
    p.own = 0
    for card in range(1, CARDS + 1):
        if s.place[card] != OUTSTANDING + s.seat:
            continue
        for target in range(FIRST_TARGET[card], FIRST_TARGET[card + 1]):
            p.targets[p.own] = target
            p.may_stay[p.own] = 0
            for i in range(MOST_SPOTS):
                if SPOT[card, i] == TARGET_COLOUR[target] and s.spot[card, i] == FREE:
                    p.may_stay[p.own] += not wish[card * MOST_SPOTS + i]
            p.own += 1


@jit
def plan_steps(p, s, wish, at_hand, answer):
    """With so many steps."""
    steps = fewest_steps(p, LONGEST) if wish.any() else most_points(p, at_hand)
    answer.at_hand = at_hand
    if steps >= IMPOSSIBLE:
        answer.outcome = IMPOSSIBLE_WISH
        tell_lack(p, s, answer)
        return
    answer.steps = steps
    if steps > LONGEST or p.looked_at >= POSITIONS:
        answer.outcome = TOO_FAR
        return
    answer.outcome = PLANNED if steps <= at_hand else MORE_STEPS
    tell_actions(p, s, steps, answer)


@jit
def tell_lack(p, s, answer):
    """Which cubes are not there."""
    me = s.miner[s.seat]
    count_spots(p, s)
    cubes = np.int64(p.owed)
    for colour in range(COALS):
        have = np.int64(me.storage[colour]) + me.cage[colour] + me.coal[:, colour].sum()
        lacking = max(0, p.need[colour] - have)
        answer.lacking[colour] = lacking
        cubes += p.need[colour] + lacking - have
    answer.cubes = max(0, cubes)


@jit
def tell_actions(p, s, steps, answer):
    """The actions, and what they complete when played by the rules."""
    then = p.at[0]
    then.steps = max(np.int64(1), steps)
    answer.actions.count = p.length
    for k in range(p.length):
        answer.actions.items[k] = p.path[k]
        apply_mining(then, then.miner[then.seat], np.int64(p.path[k]))
    answer.points = 0
    for card in range(1, CARDS + 1):
        if deliverable(then, s.seat, card) and not deliverable(s, s.seat, card):
            answer.points += VP_OF[card]
            add_to_set(answer.completed, card - 1)


@jit
def plan_ahead(s, wish, answer, p):
    """Before a space is chosen: a plan for the largest one, and which others are enough."""
    most = np.int64(0)
    for space in range(MINING, DELIVERY):
        if cannot_place(s, space) == 0:
            most = max(most, STEPS_OF[space - MINING])
    enter(p.at[0], max(most, 1))
    if wish.any() or most == 0:
        plan_steps(p, s, wish, most, answer)
    for space in range(MINING, DELIVERY):
        if cannot_place(s, space) == 0:
            steps = STEPS_OF[space - MINING]
            if not wish.any():
                plan_again(p, s, wish, steps, answer)
            tell_space(s, space, steps, answer)


@jit
def plan_again(p, s, wish, steps, answer):
    """As many points as possible, with other steps than before."""
    p.at[0] = s
    enter(p.at[0], steps)
    answer.completed[:] = 0
    plan_steps(p, s, wish, steps, answer)


@jit
def tell_space(s, space, steps, answer):
    """Its cost, and what can be reached there."""
    one = answer.spaces.items[answer.spaces.count]
    answer.spaces.count += 1
    one.space = space - MINING
    one.workers = price(s, space)
    if answer.outcome <= MORE_STEPS and answer.steps <= steps:
        one.steps = answer.steps
        one.points = answer.points
