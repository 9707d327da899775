"""The functions that the WebAssembly module of a game exports: the same rules, views and search as
everywhere, over memory with a fixed layout.

Every function gets the whole memory and numbers; a position is given by its index in
`memory.positions`. There is one mind (a bot, or the thinker that gives hints) in the memory.
docs/wasm.md says how to call them.
"""

from typing import NamedTuple

import numpy as np

from glueck.engine import game as rules
from glueck.engine import kernel as kernels
from glueck.engine.compile import jit, kernel
from glueck.engine.game import MOST_SEATS
from glueck.engine.known_turn import DEALS
from glueck.engine.record import Array
from glueck.engine.rng import KEY_WORDS, first
from glueck.engine.scratch import scratch
from glueck.review.compiled import kernels as reviewing
from glueck.search.greedy import quick_action, turn_action
from glueck.search.ismcts import QUICK as AS_QUICK_PLAYERS
from glueck.search.ismcts import next_decision, simulate, worth_a_thought
from glueck.search.tree import NONE, Tree, find, key_after

MOST_NUMBERS = 64  # that options can have
NUMBERS = 16  # that come and go with other functions
# Columns of `levels`: the settings of a bot's strength.
KIND, SEES, SAMPLES, SIMULATIONS, DEPTH, EXPLORATION, WINNING, SPREAD = range(8)
QUICK, TURN, SEARCH = range(3)  # kinds
# Of `facts`: the action that ends a turn; the number of seats for the first table of `levels`.
END, FEWEST_SEATS = range(2)
# Of `mind`.
LEVEL, SEED, SEAT, LEGAL, DONE, EXPECTS = range(6)
CERTAIN, COUNT = range(2)  # of `known`: actions of a turn that are certain, and all
CHANCE, ROOT = range(2)  # of `random`: where its random numbers are; the tree's node of now


class Own(NamedTuple):
    """Memory that only the module itself uses."""

    position_bytes: Array  # the same memory as `positions`
    kept: Array
    masks: Array
    states: Array
    raw: Array  # the same memory as `states`
    expected: Array  # what the mind sees at its next decision
    expected_raw: Array  # the same memory
    # Those of bots, then for hints, for reviews and for continuing a turn; for each number
    # of seats.
    levels: Array
    facts: Array
    legal: Array
    others: Array
    fresh: Array
    slot: Array
    totals: Array
    times: Array
    mind: Array
    random: Array
    tree: Tree
    room: Array
    planner_room: Array
    first: Array  # of a hint's turn: the view before it
    last: Array  # … and after everything certain
    told: Array  # of an action, in each deal
    raw_told: Array  # the same memory
    fields: Array  # where those of an entry begin
    entries: Array  # of each action
    turn: Array  # the actions
    known: Array
    results: Array  # of a review: by option, simulation and seat


class Memory(NamedTuple):
    positions: Array
    key: Array  # a seed
    options: Array  # as numbers
    moves: Array
    numbers: Array
    shown: Array  # a view (Numba takes `.view` for something else)
    before: Array  # a view
    runs: Array  # bytes that turn `before` into `view`
    entry: Array
    visits: Array
    values: Array
    wish: Array  # a byte for each possible wish
    answer: Array  # of the planner
    reasons: Array
    means: Array  # of a review: by option and seat
    choice: Array  # … per seat
    own: Own


# -- rules ---------------------------------------------------------------------------------


@kernel
def start(memory, p, seats):
    """Deal a new game, from `key` and `options`."""
    numbers = scratch(np.int64, MOST_NUMBERS)
    count = memory.options.size
    for k in range(count):
        numbers[k] = memory.options[k]
    memory.own.position_bytes[p, :] = 0
    kernels.start(memory.positions, p, seats, memory.key, numbers[:count])


@kernel
def legal(memory, p):
    return rules.legal(memory.positions[p], memory.moves)


@kernel
def refusal(memory, p, action):
    return rules.why_not(memory.positions[p], action)


@kernel
def play(memory, p, action):
    return kernels.play(memory.positions, p, action)


@kernel
def play_and_tell(memory, p, action):
    """`play`, and fills `entry` with what the log says of it."""
    now = memory.positions[p : p + 1]
    clause = kernels.play_keeping(now, memory.own.kept, action)
    if clause == 0:
        memory.entry.view(np.uint8)[:] = 0
        kernels.tell(memory.own.kept, now, action, memory.entry)
    return clause


@kernel
def view(memory, p, viewer):
    """Fill `view`; returns how many bytes of `runs` turn `before` into it."""
    return kernels.show(
        memory.positions[p : p + 1], memory.own.masks[viewer], viewer, memory.own.kept,
        memory.before, memory.shown, memory.runs,
    )  # fmt: skip


@kernel
def seen(memory, p, seat, q):
    kernels.seen(
        memory.positions[p : p + 1], memory.own.masks[seat], seat, memory.positions[q : q + 1]
    )


@kernel
def redeal(memory, p, seat):
    kernels.redeal(memory.positions, p, seat, memory.key)


@kernel
def copy(memory, p, q):
    memory.positions[q] = memory.positions[p]


@kernel
def score(memory, p):
    """Points of each seat into `numbers`; how many seats there are."""
    s = memory.positions[p]
    points = scratch(np.int64, MOST_SEATS)
    rules.score(s, points)
    for seat in range(s.seats):
        memory.numbers[seat] = points[seat]
    return np.int64(s.seats)


@kernel
def rank(memory, p):
    """Places of each seat into `numbers`; how many seats there are."""
    s = memory.positions[p]
    places = scratch(np.int64, MOST_SEATS)
    rules.rank(s, places)
    for seat in range(s.seats):
        memory.numbers[seat] = places[seat]
    return np.int64(s.seats)


@kernel
def words(memory, p):
    """Fills `numbers` with the values for the words of actions."""
    rules.word_numbers(memory.positions[p], memory.numbers)


@kernel
def unfit(memory, p, verb, count):
    """Why so many cards, which are in `numbers`, are no such play; 0: they are one."""
    cards = scratch(np.int64, NUMBERS)
    for k in range(count):
        cards[k] = memory.numbers[k]
    return np.int64(rules.unfit(memory.positions[p], verb, cards, count))


@kernel
def sound(memory, p):
    return rules.sound(memory.positions[p])


@kernel
def plan(memory, p):
    """Fills `answer` with the plan for the `wish` of the seat to act in p, from what it sees;
    returns 0, or the clause why there is none. Not for an instance with a mind, because it uses the
    mind's memory."""
    seat = np.int64(memory.positions[p].seat)
    kernels.seen(memory.positions[p : p + 1], memory.own.masks[seat], seat, memory.own.states[:1])
    return kernels.plan(memory.own.states[:1], memory.wish, memory.answer, memory.own.planner_room)


# -- bots: they decide as in glueck.bots.bot -----------------------------------------------


@jit
def forget(memory):
    """Begin with an empty tree."""
    memory.own.tree.used[:] = 0
    memory.own.tree.slots[:] = NONE
    memory.own.random[ROOT] = 0


@kernel
def become(memory, level, seed):
    """The mind is a new bot now."""
    memory.own.mind[LEVEL] = level
    memory.own.mind[SEED] = seed
    memory.own.mind[EXPECTS] = 0
    memory.own.random[CHANCE] = first(seed)
    memory.own.slot[:] = NONE
    forget(memory)


@jit
def level_of(memory):
    """The mind's strength at the table it sees."""
    table = np.int64(memory.own.states[0].seats) - memory.own.facts[FEWEST_SEATS]
    return memory.own.levels[table, memory.own.mind[LEVEL]]


@kernel
def begin(memory, p):
    """Starts a decision for the seat to act in p, from what it sees; returns the action if it was
    decided immediately, -1 if it needs a search."""
    mind = memory.own.mind
    seat = np.int64(memory.positions[p].seat)
    kernels.seen(memory.positions[p : p + 1], memory.own.masks[seat], seat, memory.own.states[:1])
    n = rules.legal(memory.positions[p], memory.own.legal)
    mind[SEAT], mind[LEGAL], mind[DONE] = seat, n, 0
    level = level_of(memory)
    if level[KIND] == QUICK:
        mind[SEED] += 1
        x = first(mind[SEED])
        return quick_action(memory.own.states, seat, memory.moves, level[SEES], x, memory.own.room)
    if n == 1:
        return np.int64(memory.own.legal[0])
    if level[KIND] == TURN:
        return think_turn(memory, seat, level)
    if worth_a_thought(memory.own.states, seat, memory.moves, memory.own.room) == 1:
        return np.int64(memory.moves[0])
    if not as_expected(memory) or is_crowded(memory.own.tree):
        forget(memory)
    return np.int64(-1)


@jit
def think_turn(memory, seat, level):
    own = memory.own
    action, x = turn_action(
        own.states, seat, own.legal[: own.mind[LEGAL]], memory.moves, own.others, level[SPREAD],
        own.totals, own.times, level[SEES], np.int64(level[SAMPLES]), own.random[CHANCE], own.room,
    )  # fmt: skip
    own.random[CHANCE] = x
    return action


@jit
def as_expected(memory):
    """Whether the mind continues its turn as planned."""
    if memory.own.mind[EXPECTS] == 0:
        return False
    for i in range(memory.own.expected_raw.shape[1]):
        if memory.own.expected_raw[0, i] != memory.own.raw[0, i]:
            return False
    return True


@jit
def is_crowded(tree):
    return tree.used[0] > tree.key.size // 2


@kernel
def search(memory, count):
    """Makes so many more simulations, as far as the level wants them; returns how many it still
    wants."""
    mind, level = memory.own.mind, level_of(memory)
    left = np.int64(level[SIMULATIONS]) - mind[DONE]
    count = min(count, left)
    memory.own.random[CHANCE] = simulate(
        memory.own.states, memory.own.raw, mind[SEAT], memory.own.tree, memory.own.random[ROOT],
        memory.own.masks[0], memory.moves, memory.own.fresh, memory.own.slot, AS_QUICK_PLAYERS,
        np.int64(level[DEPTH]), level[EXPLORATION], level[SPREAD], level[WINNING], False, False,
        count, memory.own.random[CHANCE], memory.own.room,
    )  # fmt: skip
    mind[DONE] += count
    return left - count


@kernel
def advice(memory):
    """The actions tried, the best first: `moves`, `visits` and `values`; returns how many."""
    tree, count = memory.own.tree, 0
    node = find(tree, memory.own.random[ROOT])
    edge = np.int64(tree.first[node]) if node != NONE else NONE
    while edge != NONE:
        visits, action = tree.visits[edge], tree.action[edge]
        if visits > 0 and is_among(memory.own.legal, memory.own.mind[LEGAL], action):
            value = tree.total[edge] / visits
            k = count
            while k > 0 and is_better(memory, k - 1, visits, value, action):
                memory.moves[k], memory.visits[k] = memory.moves[k - 1], memory.visits[k - 1]
                memory.values[k] = memory.values[k - 1]
                k -= 1
            memory.moves[k], memory.visits[k], memory.values[k] = action, visits, value
            count += 1
        edge = np.int64(tree.next[edge])
    return np.int64(count)


@jit
def is_among(moves, n, action):
    for k in range(n):
        if moves[k] == action:
            return True
    return False


@jit
def is_better(memory, k, visits, value, action):
    """Whether an action goes before the one that is the k-th so far."""
    if visits != memory.visits[k]:
        return visits > memory.visits[k]
    if value != memory.values[k]:
        return value > memory.values[k]
    return action < memory.moves[k]


@kernel
def decide(memory):
    """Ends a search; returns its action."""
    mind, seat = memory.own.mind, memory.own.mind[SEAT]
    if advice(memory) == 0:
        worth_a_thought(memory.own.states, seat, memory.moves, memory.own.room)
    action = np.int64(memory.moves[0])
    memory.own.random[ROOT] = key_after(memory.own.random[ROOT], action)
    mind[EXPECTS] = next_decision(
        memory.own.states, memory.own.masks[seat], seat, action, memory.moves, memory.own.room
    )
    memory.own.expected[0] = memory.own.states[2]
    return action


# -- hints: whole turns, found as in glueck.bots.hint --------------------------------------


@kernel
def begin_turn(memory, p, seed):
    """A turn of the seat to act in p, in several deals that look alike to it: these are the last
    positions."""
    seat = np.int64(memory.positions[p].seat)
    key = scratch(np.uint32, KEY_WORDS)
    for i in range(DEALS):
        deal = memory.positions.size - DEALS + i
        seen(memory, p, seat, deal)
        key[0] = seed + i
        kernels.redeal(memory.positions, deal, seat, key)
    memory.own.known[:] = 0
    show_turn(memory, seat, memory.own.first)
    show_turn(memory, seat, memory.own.last)


@jit
def show_turn(memory, seat, view):
    """Fill the view of a seat in the turn it plays."""
    deals = memory.positions[memory.positions.size - DEALS :]
    kernels.show(deals, memory.own.masks[seat], seat, memory.own.kept, view, view, memory.runs[:0])


@kernel
def continue_turn(memory, action):
    """Play it in all deals. Returns whether the same seat decides next, and knows the position
    then."""
    own = memory.own
    deals = memory.positions[memory.positions.size - DEALS :]
    seat = np.int64(deals[0].seat)
    alike = kernels.play_known(
        deals, own.masks[seat], seat, action, own.kept, own.told, own.raw_told, own.fields,
        own.states, own.raw,
    )  # fmt: skip
    count = own.known[COUNT]
    own.entries[count], own.turn[count] = own.told[0], action
    own.known[COUNT] += 1
    if not alike or action == own.facts[END]:
        return False
    own.known[CERTAIN] += 1
    show_turn(memory, seat, own.last)
    return not deals[0].over and deals[0].seat == seat


@kernel
def weigh(memory, seat):
    """Fills `reasons` for the turn."""
    own, deals = memory.own, memory.positions[memory.positions.size - DEALS :]
    kernels.weigh(
        deals, own.first, own.last, own.entries, own.turn, own.known[CERTAIN], own.known[COUNT],
        seat, memory.reasons,
    )  # fmt: skip


@kernel
def next_of_turn(memory, seed):
    """The next action of the turn; -1 if it needs a search."""
    deal = memory.positions.size - DEALS
    if rules.consider(memory.positions[deal], memory.moves, memory.own.room[0]) == 1:
        return np.int64(memory.moves[0])
    become(memory, memory.own.levels.shape[1] - 1, seed)
    return begin(memory, deal)


# -- reviews: judged as in glueck.review.judge-----------------------------------------------


@kernel
def outcomes(memory, p, seat, option, action, seed, done, count):
    """Plays so many more games that start from what `seat` sees in p, with its action (-1: none).
    With `done` 0 it begins with the first."""
    own = memory.own
    if done == 0:
        own.slot[:] = NONE
        forget(memory)
        kernels.seen(memory.positions[p : p + 1], own.masks[seat], seat, own.states[:1])
    level = level_of(memory)
    reviewing.outcomes(
        own.states, own.raw, seat, action, own.tree, own.masks[0], memory.moves, own.fresh,
        own.slot, np.int64(level[DEPTH]), level[EXPLORATION], level[SPREAD], level[WINNING],
        first(seed) + np.uint64(done), own.results[option, done : done + count], own.room,
    )  # fmt: skip


@kernel
def compare(memory, options, seat, chosen):
    """Fill `means` and `choice` from the results of so many options; returns whether the chosen one
    is certainly worse than the best."""
    return reviewing.compare(
        memory.own.results[:options], seat, chosen, memory.means, memory.choice
    )


EXPORTS = {
    start: ("p", "seats"),
    legal: ("p",),
    refusal: ("p", "action"),
    play: ("p", "action"),
    play_and_tell: ("p", "action"),
    view: ("p", "viewer"),
    seen: ("p", "seat", "q"),
    redeal: ("p", "seat"),
    copy: ("p", "q"),
    score: ("p",),
    rank: ("p",),
    words: ("p",),
    unfit: ("p", "verb", "count"),
    sound: ("p",),
    become: ("level", "seed"),
    begin: ("p",),
    search: ("count",),
    advice: (),
    decide: (),
    begin_turn: ("p", "seed"),
    continue_turn: ("action",),
    next_of_turn: ("seed",),
    weigh: ("seat",),
    outcomes: ("p", "seat", "option", "action", "seed", "done", "count"),
    compare: ("options", "seat", "chosen"),
}  # each with the names of its numbers
IF_PLANNED = {plan: ("p",)}  # of games with a planner
