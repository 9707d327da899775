"""The table of contents: which verb an action is, and what is legal in which phase."""

import numpy as np

from glueck.engine.compile import jit
from glueck.games.glueckauf import actions as a
from glueck.games.glueckauf import position as phases
from glueck.games.glueckauf.box import (
    BANK,
    CARDS,
    COALS,
    FIRST_TARGET,
    LEVEL,
    TARGET_CARD,
    TARGET_COLOUR,
)
from glueck.games.glueckauf.clauses import clause
from glueck.games.glueckauf.position import OUTSTANDING
from glueck.games.glueckauf.rules import factory, flow, mine, order, setup, turn

LEVELS = len(LEVEL)
GAME_OVER = clause("GA-END-01")


@jit
def why_not(s, action):
    """0, or the clause that forbids the action now."""
    if s.over:
        return GAME_OVER
    if action < a.RIDE:
        return why_not_above(s, action)
    return why_not_mining(s, s.miner[s.seat], action)


@jit
def why_not_above(s, action):
    if action < a.PLACE:
        return setup.cannot_take(s, action - a.TAKE + 1)
    if action < a.FILL:
        return turn.cannot_place(s, action - a.PLACE + 1)
    if action < a.BUY:
        return factory.cannot_fill(s, action - a.FILL)
    if action < a.KEEP:
        return factory.cannot_buy(s, action - a.BUY)
    if action < a.PUT_BACK:
        return order.cannot_keep(s, action - a.KEEP)
    if action < a.NEXT_TILE:
        return factory.cannot_return(s)
    if action < a.NEXT_ORDER:
        return factory.cannot_return_next(s, action - a.NEXT_TILE + 1)
    return order.cannot_return_next(s, action - a.NEXT_ORDER + 1)


@jit
def why_not_mining(s, me, action):
    if action < a.LOAD:
        return mine.cannot_ride(s, me, action - a.RIDE)
    if action < a.PUT:
        return mine.cannot_load(s, me, action - a.LOAD)
    if action < a.FETCH:
        i = action - a.PUT
        return mine.cannot_put(s, me, TARGET_CARD[i], TARGET_COLOUR[i])
    if action < a.PAIR:
        i = action - a.FETCH
        return mine.cannot_fetch(s, me, TARGET_CARD[i], TARGET_COLOUR[i])
    if action < a.USE:
        i = action - a.PAIR
        return mine.cannot_pair(s, me, TARGET_CARD[i], TARGET_COLOUR[i])
    if action < a.STORE:
        return mine.cannot_use(s, me, action >= a.USE + COALS, (action - a.USE) % COALS)
    if action < a.STOP:
        return mine.cannot_store(s, me, action - a.STORE)
    if action == a.STOP:
        return mine.cannot_stop(s)
    return flow.cannot_end(s)


@jit
def apply(s, action):
    """Do it. Whatever reveals something sets `undoable` back to 0 (GA-FLOW-12)."""
    s.undoable += 1
    if action < a.RIDE:
        apply_above(s, action)
    else:
        apply_mining(s, s.miner[s.seat], action)


@jit
def apply_above(s, action):
    if action < a.PLACE:
        setup.take(s, action - a.TAKE + 1)
    elif action < a.FILL:
        turn.place(s, action - a.PLACE + 1)
    elif action < a.BUY:
        factory.fill(s, action - a.FILL)
    elif action < a.KEEP:
        factory.buy(s, action - a.BUY)
    elif action < a.PUT_BACK:
        order.keep(s, action - a.KEEP)
    elif action < a.NEXT_TILE:
        factory.return_to(s, action - a.PUT_BACK + 1)
    elif action < a.NEXT_ORDER:
        factory.return_next(s, action - a.NEXT_TILE + 1)
    else:
        factory.return_next(s, action - a.NEXT_ORDER + 1)


@jit
def apply_mining(s, me, action):
    if action < a.LOAD:
        mine.ride(s, me, action - a.RIDE)
    elif action < a.PUT:
        mine.load(s, me, action - a.LOAD)
    elif action < a.FETCH:
        i = action - a.PUT
        mine.put(s, me, TARGET_CARD[i], TARGET_COLOUR[i])
    elif action < a.PAIR:
        i = action - a.FETCH
        mine.fetch(s, me, TARGET_CARD[i], TARGET_COLOUR[i])
    elif action < a.USE:
        i = action - a.PAIR
        mine.pair(s, TARGET_CARD[i], TARGET_COLOUR[i])
    elif action < a.STORE:
        mine.use(s, me, action >= a.USE + COALS, (action - a.USE) % COALS)
    elif action < a.STOP:
        mine.store(s, me, action - a.STORE)
    elif action == a.STOP:
        mine.stop(s)
    else:
        flow.end(s)


@jit
def legal(s, moves):
    """List what may be done, ascending; how many that are."""
    phase = s.phase
    if phase == phases.MINE:
        return legal_mining(s, s.miner[s.seat], moves)
    if phase == phases.PLACE:
        return legal_places(s, moves)
    if phase == phases.END:
        return offer(moves, 0, a.END, flow.cannot_end(s))
    if phase == phases.DRAFT:
        return legal_takes(s, moves)
    if phase == phases.BUY or phase == phases.KEEP:
        return legal_choices(s, moves)
    if phase == phases.NEXT_TILE or phase == phases.NEXT_ORDER:
        return legal_returns(s, moves)
    return legal_rest(s, moves)


@jit
def offer(moves, n, action, forbidden):
    """Write it down in any case, but count it only if no clause forbids it: no branch to mispredict
    in the hottest loops there are."""
    moves[n] = action
    return n + (forbidden == 0)


@jit
def legal_takes(s, moves):
    n = 0
    for card in range(1, CARDS + 1):
        n = offer(moves, n, a.TAKE + card - 1, setup.cannot_take(s, card))
    return n


@jit
def legal_places(s, moves):
    n = 0
    for space in range(1, BANK + 1):
        n = offer(moves, n, a.PLACE + space - 1, turn.cannot_place(s, space))
    return n


@jit
def legal_choices(s, moves):
    """None, or one of the hand: a tile or an order."""
    none = a.BUY if s.phase == phases.BUY else a.KEEP
    moves[0] = none
    n = 1
    for k in range(1, 1 + sorted_hand(s, moves, 1)):
        action = none + moves[k]
        n = offer(moves, n, action, why_not(s, action))
    return n


@jit
def legal_returns(s, moves):
    first = a.NEXT_TILE if s.phase == phases.NEXT_TILE else a.NEXT_ORDER
    count = sorted_hand(s, moves, 0)
    for k in range(count):
        moves[k] += first - 1
    return count


@jit
def sorted_hand(s, moves, start):
    """What is still in the hand, each kind once, ascending, into moves from `start` on."""
    count = 0
    for i in range(s.returned, s.drawn):
        item = s.hand[i]
        k = start
        while k < start + count and moves[k] < item:
            k += 1
        if k < start + count and moves[k] == item:
            continue
        for j in range(start + count, k, -1):
            moves[j] = moves[j - 1]
        moves[k] = item
        count += 1
    return count


@jit
def legal_rest(s, moves):
    """The small phases: look through all actions the phase asks for."""
    n = 0
    for action in range(a.FIRST_OF[s.phase], a.LAST_OF[s.phase]):
        n = offer(moves, n, action, why_not(s, action))
    return n


@jit
def legal_mining(s, me, moves):
    n = 0
    for level in range(LEVELS):
        n = offer(moves, n, a.RIDE + level, mine.cannot_ride(s, me, level))
    for colour in range(COALS):
        n = offer(moves, n, a.LOAD + colour, mine.cannot_load(s, me, colour))
    if mine.movable(me) > 0:  # else there is no target to look at
        n = legal_targets(s, me, moves, n)
    for colour in range(COALS):
        n = offer(moves, n, a.STORE + colour, mine.cannot_store(s, me, colour))
    return offer(moves, n, a.STOP, mine.cannot_stop(s))


@jit
def legal_targets(s, me, moves, n):
    """Puts, fetches and pairs. The own targets are noted at the far end of `moves`, so that the
    cards of others are passed over once, not three times."""
    end = moves.size
    own = end
    for card in range(1, CARDS + 1):
        if s.place[card] == OUTSTANDING + s.seat:
            for i in range(FIRST_TARGET[card], FIRST_TARGET[card + 1]):
                own -= 1
                moves[own] = i
    for k in range(end - 1, own - 1, -1):
        i = np.int64(moves[k])
        why = mine.cannot_put(s, me, TARGET_CARD[i], TARGET_COLOUR[i])
        n = offer(moves, n, a.PUT + i, why)
    for k in range(end - 1, own - 1, -1):
        i = np.int64(moves[k])
        why = mine.cannot_fetch(s, me, TARGET_CARD[i], TARGET_COLOUR[i])
        n = offer(moves, n, a.FETCH + i, why)
    for k in range(end - 1, own - 1, -1):
        i = np.int64(moves[k])
        why = mine.cannot_pair(s, me, TARGET_CARD[i], TARGET_COLOUR[i])
        n = offer(moves, n, a.PAIR + i, why)
    return n
