"""Observations, masks and rewards in compiled code, for one game or for thousands.

An observation is what one seat may know of a position, as numbers of one width: first the seat
itself, then those of the position's columns that anybody may ever see, blank where this seat may
not look (`engine.kernel.seen`). A `Sight` says where they are: see `glueck.research.observation`.
"""

from typing import Any, NamedTuple

import numpy as np

from glueck.engine import game as rules
from glueck.engine import kernel as engine
from glueck.engine.compile import compiled_as, jit, kernel, short_kernel
from glueck.engine.record import Array
from glueck.engine.rng import pick, scramble
from glueck.engine.widen import widen_block
from glueck.search.greedy import quick_action

EVERYBODY = -1  # the learner's seat, if it plays all seats
BY_CHANCE = -1.0  # the share of actions seen by opponents that choose at random
BY_RANK, BY_POINTS = range(2)  # the kind of reward
NEXT_STEP, SAME_STEP = range(2)  # when a game that is over is dealt again
PLACE, TO, WIDTH = range(3)  # the columns of `blocks` and `single`


class ManyGames(NamedTuple):
    """The data of many games: all of it is written by kernels, a row or a number per game."""

    observations: Array
    masks: Array  # 1 for a legal action
    legal: Array  # the same as numbers, `legal_counts` of them
    legal_counts: Array
    seats: Array  # the seat to act, and the seat of the observation
    rewards: Array  # of the seat that acted
    all_rewards: Array  # of every seat, when the game is over
    over: Array  # whether it ended by this step
    clauses: Array  # the one that the action broke, or 0
    final_observations: Array  # of games that ended, where they are dealt again in the same step
    deals: Array  # how many games have begun
    randoms: Array  # where the sequences are that opponents act by


@jit
def copy_number(raw, signs, place, width, out, to):
    """A number of any width, its lowest byte first. Nearly all that are wider than a byte have
    two, and need no loop."""
    if width == 2:
        high = np.int64(raw[place + 1] ^ signs[to]) - np.int64(signs[to])
        out[to] = high * 256 + np.int64(raw[place])
        return
    last = place + width - 1
    value = np.int64(raw[last] ^ signs[to]) - np.int64(signs[to])
    for lower in range(1, width):
        value = value * 256 + np.int64(raw[last - lower])
    out[to] = value


def widen_by_blocks(raw, sight, out):  # type: ignore[no-untyped-def]
    """`raw` are the bytes of a position; `out` gets its numbers, behind the seat."""
    blocks, single = sight.blocks, sight.single
    for k in range(blocks.shape[0]):
        widen_block(raw, blocks[k, PLACE], sight.signs, out, blocks[k, TO])
    for k in range(single.shape[0]):
        copy_number(raw, sight.signs, single[k, PLACE], single[k, WIDTH], out, single[k, TO])


@compiled_as(widen_by_blocks)
def widen(raw: Any, sight: Any, out: Any) -> None:
    """Compiled it is a loop; in Python NumPy reads each run in one call."""
    for place, width, count, to in sight.runs.tolist():
        signs = sight.signs[to : to + count].astype(np.int64) << 8 * (width - 1)
        values = raw[place : place + count * width].view(f"<u{width}").astype(np.int64)
        out[to : to + count] = (values ^ signs) - signs


@jit
def observe(states, seat, sight, room, out):
    """What a seat may know of the first position."""
    engine.seen(states, sight.shown[seat], seat, room)
    widen(room[:1].view(np.uint8), sight, out)
    out[0] = seat


@jit
def list_legal(s, moves, mask):
    """The legal actions of the seat to act, as numbers and as a mask; returns how many."""
    mask[:] = 0
    count = 0 if s.over else rules.legal(s, moves)
    for k in range(count):
        mask[moves[k]] = 1
    return count


@short_kernel
def look(states, seat, sight, room, out):
    observe(states, seat, sight, room, out)


@short_kernel
def look_to_act(states, sight, room, out, moves, mask):
    """What the seat to act sees and may do; how many actions."""
    observe(states, np.int64(states[0].seat), sight, room, out)
    return list_legal(states[0], moves, mask)


@jit
def rank_rewards(places, rewards):
    """For each other seat 1 for a better place than its, -1 for a worse one; the average of these.
    Their sum is 0 and each is between -1 and 1."""
    for seat in range(rewards.size):
        total = 0
        for other in range(rewards.size):
            total += int(places[seat] < places[other]) - int(places[seat] > places[other])
        rewards[seat] = total / max(1, rewards.size - 1)


@jit
def point_rewards(points, places, rewards):
    """The difference to the average of all seats; positive is better, also in a game that the
    fewest points win. Their sum is 0."""
    best = worst = 0
    for seat in range(rewards.size):
        if places[seat] < places[best]:
            best = seat
        if places[seat] > places[worst]:
            worst = seat
    sign = 1.0 if points[best] >= points[worst] else -1.0
    average = points.sum() / rewards.size
    for seat in range(rewards.size):
        rewards[seat] = sign * (points[seat] - average)


@jit
def reward(s, how, rewards):
    """The reward of every seat for a finished game."""
    points, places = np.zeros(rewards.size, np.int64), np.zeros(rewards.size, np.int64)
    rules.rank(s, places)
    if how == BY_POINTS:
        rules.score(s, points)
        point_rewards(points, places, rewards)
    else:
        rank_rewards(places, rewards)


@short_kernel
def rewards_of(states, how, rewards):
    reward(states[0], how, rewards)


# -- many games ----------------------------------------------------------------------------


class Others(NamedTuple):
    """The players on the other seats; one for each thread, because it has working memory."""

    learner: int  # its seat, or EVERYBODY
    sees: float  # the share of good actions the others see, or BY_CHANCE
    imagined: Array  # three positions: what one of them sees, and what it may be
    moves: Array
    judgement: Array  # the game's `room`


@jit
def decide(states, i, others, shown, x):
    """The action of a seat that is not the learner's: any legal one, or that of a quick player who
    knows what the seat may know."""
    s = states[i]
    seat = np.int64(s.seat)
    if others.sees == BY_CHANCE:
        return np.int64(others.moves[pick(x, rules.legal(s, others.moves))])
    engine.seen(states[i : i + 1], shown[seat], seat, others.imagined)
    return quick_action(others.imagined, seat, others.moves, others.sees, x, others.judgement)


@jit
def others_play(states, i, others, shown, x):
    """Plays until it is the learner's turn, or the game is over; returns the last x. Callers first
    check whether there are others: passing so many arguments takes time."""
    s = states[i]
    while s.seat != others.learner and not s.over:
        x = scramble(x)
        rules.apply(s, decide(states, i, others, shown, x))
    return x


@jit
def deal_next(states, i, empty, games, seats, key, options, others, shown):
    """The next game of the i-th row, with its own key; the others play up to the learner's turn."""
    own = key.copy()
    own[-1] = key[-1] ^ np.uint32(i)
    own[-2] = key[-2] ^ np.uint32(games.deals[i])
    games.deals[i] += 1
    states[i] = empty[0]
    engine.start(states, i, seats, own, options)
    if others.learner != EVERYBODY:
        games.randoms[i] = others_play(states, i, others, shown, games.randoms[i])


@jit
def show(states, i, viewer, sight, room, games):
    """Fill the row for its viewer: the learner, or the seat to act. Only the seat to act gets the
    legal actions: they may depend on things that others do not see."""
    observe(states[i : i + 1], viewer, sight, room, games.observations[i])
    games.seats[i] = viewer
    if viewer == states[i].seat:
        games.legal_counts[i] = list_legal(states[i], games.legal[i], games.masks[i])
    else:
        games.legal_counts[i] = 0
        games.masks[i] = 0


@jit
def viewer_of(s, learner):
    return np.int64(s.seat) if learner == EVERYBODY else learner


@kernel
def begin(states, empty, games, seats, key, options, others, sight, room, lo, hi):
    """Deal the games lo…hi-1."""
    for i in range(lo, hi):
        deal_next(states, i, empty, games, seats, key, options, others, sight.shown)
        show(states, i, viewer_of(states[i], others.learner), sight, room, games)
        games.rewards[i] = 0
        games.over[i] = False
        games.clauses[i] = 0


@kernel
def look_again(states, games, learner, sight, room, lo, hi):
    """Fill the rows lo…hi-1 from the positions as they are now."""
    for i in range(lo, hi):
        show(states, i, viewer_of(states[i], learner), sight, room, games)


@jit
def is_listed(legal, count, action):
    """Whether an action is in the last list of legal ones; this takes a tenth of the time of asking
    the rules."""
    for k in range(count):
        if legal[k] == action:
            return True
    return False


@jit
def act(states, i, action, games, how, others, shown):
    """One action, and those of the others; returns whether the game is over then. Breaking a rule
    loses: the game is over, the reward is -1, and 0 for the others."""
    s = states[i]
    actor = np.int64(s.seat)
    games.rewards[i] = 0
    clause = 0
    if not is_listed(games.legal[i], games.legal_counts[i], action):
        in_range = 0 <= action < games.masks.shape[1]
        clause = rules.why_not(s, action) if in_range else -1
    games.clauses[i] = clause
    if clause != 0:
        games.all_rewards[i] = 0
        games.all_rewards[i, actor] = games.rewards[i] = -1
        return True
    rules.apply(s, action)
    if others.learner != EVERYBODY:
        games.randoms[i] = others_play(states, i, others, shown, games.randoms[i])
    if s.over:
        reward(s, how, games.all_rewards[i])
        games.rewards[i] = games.all_rewards[i, actor]
        return True
    return False


@kernel
def step(states, actions, empty, games, seats, key, options, how, again, others, sight, room,
         lo, hi):  # fmt: skip
    """One action in each of the games lo…hi-1. A game that ended is dealt again: in the next step,
    which ignores its action, or immediately (`again`)."""
    for i in range(lo, hi):
        if games.over[i] and again == NEXT_STEP:
            games.over[i] = False
            games.rewards[i] = games.clauses[i] = 0
            deal_next(states, i, empty, games, seats, key, options, others, sight.shown)
            show(states, i, viewer_of(states[i], others.learner), sight, room, games)
            continue
        actor = np.int64(states[i].seat)
        over = act(states, i, np.int64(actions[i]), games, how, others, sight.shown)
        games.over[i] = over
        if not over:
            show(states, i, viewer_of(states[i], others.learner), sight, room, games)
        elif again == NEXT_STEP:
            show(states, i, actor, sight, room, games)
            games.masks[i] = 0
            games.legal_counts[i] = 0
        else:
            observe(states[i : i + 1], actor, sight, room, games.final_observations[i])
            deal_next(states, i, empty, games, seats, key, options, others, sight.shown)
            show(states, i, viewer_of(states[i], others.learner), sight, room, games)


@kernel
def pick_actions(states, games, randoms, actions, lo, hi):
    """A random legal action for each of the games lo…hi-1; 0 where there is none."""
    for i in range(lo, hi):
        randoms[i] = scramble(randoms[i])
        count = np.int64(games.legal_counts[i])
        actions[i] = games.legal[i, pick(randoms[i], count)] if count else 0
