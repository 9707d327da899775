"""The functions through which Python calls compiled rules, for any game.

Python passes arrays of positions and an index, because a call with an array is seven times cheaper
than one with a record; inside, rules only get records.
"""

from typing import Any

import numpy as np

from glueck.engine import game as rules
from glueck.engine.compile import compiled_as, jit, kernel, short_kernel
from glueck.engine.rng import first, pick, scramble
from glueck.engine.view_changes import write_runs


@jit
def reseed(s, key):
    for k in range(key.size):
        s.key[k] = key[k]
    s.blocks = 0


@kernel
def start(states, i, seats, key, options):
    s = states[i]
    s.seats = seats
    reseed(s, key)
    rules.setup(s, options)


@short_kernel
def moves(states, i, out):
    return rules.legal(states[i], out)


@short_kernel
def refusal(states, i, action):
    return rules.why_not(states[i], action)


@short_kernel
def play(states, i, action):
    """Play if legal; returns 0, or the clause that forbids it; then nothing has changed."""
    clause = rules.why_not(states[i], action)
    if clause == 0:
        rules.apply(states[i], action)
    return clause


@kernel
def play_all(states, i, actions):
    """Play one after another; returns how many were legal, and the clause that forbids the next."""
    for k in range(actions.size):
        clause = play(states, i, np.int64(actions[k]))
        if clause != 0:
            return k, clause
    return actions.size, 0


@kernel
def redeal(states, i, seat, key):
    reseed(states[i], key)
    rules.redeal(states[i], seat)


def copy_bits_one_by_one(raw: Any, mask: Any, out: Any) -> None:
    for i in range(out.size):
        out[i] = raw[i] & mask[i]


@compiled_as(copy_bits_one_by_one)
def copy_bits(raw: Any, mask: Any, out: Any) -> None:
    """In compiled code, `&` of arrays takes five times as long as a loop; in Python a loop is
    slow."""
    np.bitwise_and(raw, mask, out=out)


@short_kernel
def seen(states, masks, seat, out):
    """The first position as a seat may know it, in out[0]: blank where its columns hide something,
    except what the seat remembers. `masks` has the visible bits of the columns: masks[1] for the
    seat to act, masks[0] for all others."""
    acting = states[0].seat == seat and not states[0].over
    copy_bits(states[:1].view(np.uint8), masks[int(acting)], out[:1].view(np.uint8))
    rules.remember(states[0], out[0], seat)


@short_kernel
def show(states, masks, seat, room, before, view, runs):
    """Fill the view of a seat; room[0] is then what it sees. Returns how many bytes `runs` then
    has, which turn the view `before` into it; 0 if there is no space for any."""
    view.view(np.uint8)[:] = 0
    seen(states, masks, seat, room)
    rules.show(room[0], seat, view[0])
    if runs.size == 0:
        return 0
    # The first byte is empty: it exists only for its name.
    return write_runs(before.view(np.uint8), view.view(np.uint8), 1, runs)


@short_kernel
def play_keeping(states, kept, action):
    """`play`, and the positions for a log entry: kept[0] is the one before; kept[1] the one in
    which everything counted is open, if the game deals again in the same action."""
    clause = rules.why_not(states[0], action)
    if clause == 0:
        kept[0] = states[0]
        kept[1] = states[0]
        if rules.stop_at_counting(kept[1]):
            rules.apply(kept[1], action)
        rules.apply(states[0], action)
    return clause


@short_kernel
def tell(kept, after, action, entry):
    """Fill the empty log entry of an action."""
    rules.tell(kept[0], action, kept[1], after[0], entry[0])


@kernel
def plan(states, wish, answer, room):
    """Fill the answer to the wish of the seat to act in the first position; returns 0, or the
    clause why there is none."""
    answer.view(np.uint8)[:] = 0
    return rules.plan(states[0], wish, answer[0], room[0])


@kernel
def play_known(deals, masks, seat, action, kept, told, raw_told, fields, looks, raw_looks):
    """Play in several deals that look alike to a seat. Returns whether they still do; told[0] is
    the log entry, as far as it is the same in all of them. `fields` are the offsets of an entry's
    fields; `looks` is memory for two positions."""
    raw_told[:, :] = 0
    for i in range(deals.size):
        play_keeping(deals[i : i + 1], kept, action)
        tell(kept, deals[i : i + 1], action, told[i : i + 1])
    for k in range(fields.size - 1):
        keep_if_same(raw_told, fields[k], fields[k + 1])
    seen(deals, masks, seat, looks)
    for i in range(1, deals.size):
        seen(deals[i : i + 1], masks, seat, looks[1:])
        if not same(raw_looks, 1, 0, raw_looks.shape[1]):
            return False
    return True


@jit
def same(raw, row, start, stop):
    """Whether a row has the same bytes as the first one."""
    for i in range(start, stop):
        if raw[row, i] != raw[0, i]:
            return False
    return True


@jit
def keep_if_same(raw, start, stop):
    for row in range(1, raw.shape[0]):
        if not same(raw, row, start, stop):
            raw[0, start:stop] = 0
            break


@kernel
def weigh(deals, before, after, entries, actions, certain, count, seat, found):
    """Find reasons for a turn: the first ones of `count` actions are certain."""
    found.view(np.uint8)[:] = 0
    rules.weigh(deals[0], before[0], after[0], entries, actions, certain, count, seat, found[0])


@short_kernel
def score(states, i, points):
    rules.score(states[i], points)


@short_kernel
def rank(states, i, places):
    rules.rank(states[i], places)


@kernel
def unsound(states, i):
    return rules.sound(states[i])


@kernel
def step(states, actions, clauses, lo, hi):
    """One action in each of the positions lo…hi-1."""
    for i in range(lo, hi):
        clauses[i] = play(states, i, np.int64(actions[i]))


@kernel
def legal_masks(states, masks, lo, hi):
    out = np.empty(masks.shape[1], np.int16)
    for i in range(lo, hi):
        masks[i] = False
        for k in range(moves(states, i, out)):
            masks[i, out[k]] = True


@jit
def play_out(s, out, x):
    """Play to the end with uniformly random legal actions; returns how many, and the last x."""
    count = 0
    while s.over == 0:
        x = scramble(x)
        rules.apply(s, np.int64(out[pick(x, rules.legal(s, out))]))
        count += 1
    return count, x


@kernel
def playouts(states, out, lo, hi, seed):
    """Play each of lo…hi-1 to the end; returns how many actions that took."""
    x, total = first(seed), 0
    for i in range(lo, hi):
        count, x = play_out(states[i], out, x)
        total += count
    return total


@kernel
def simulate(states, out, seats, key, options, seed, points, places):
    """As many random games as `points` has rows, in states[0]; states[1] stays empty."""
    x, total = first(seed), 0
    own = key.copy()
    for game in range(points.shape[0]):
        states[0] = states[1]
        own[-1] = key[-1] ^ np.uint32(game)
        start(states, 0, seats, own, options)
        count, x = play_out(states[0], out, x)
        total += count
        score(states, 0, points[game])
        rank(states, 0, places[game])
    return total


@kernel
def deal(states, lo, hi, seats, key, options):
    """Opening positions lo…hi-1, each from its own key."""
    own = key.copy()
    for i in range(lo, hi):
        own[-1] = key[-1] ^ np.uint32(i)
        start(states, i, seats, own, options)


@kernel
def copy_all(states, source, lo, hi):
    """The same position in lo…hi-1."""
    for i in range(lo, hi):
        states[i] = source[0]
