"""The border between Python and compiled rules, for any game.

Python hands over arrays of positions and an index, because a call with an array is seven
times cheaper than one with a record; inside, rules see records only.
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
    """Play if legal; 0, or the clause that forbids it, and then nothing has changed."""
    clause = rules.why_not(states[i], action)
    if clause == 0:
        rules.apply(states[i], action)
    return clause


@kernel
def play_all(states, i, actions):
    """Play one after the other; how many went well, and what forbids the next."""
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
    """Compiled, `&` of arrays takes five times as long as a loop; in Python a loop takes long."""
    np.bitwise_and(raw, mask, out=out)


@short_kernel
def seen(states, masks, seat, out):
    """The first position as a seat may know it, in out[0]: blank where its columns hide something,
    except what the seat remembers. `masks` has the bits that the columns show: masks[1] to a seat
    whose decision it is, masks[0] to all others."""
    acting = states[0].seat == seat and not states[0].over
    copy_bits(states[:1].view(np.uint8), masks[int(acting)], out[:1].view(np.uint8))
    rules.remember(states[0], out[0], seat)


@short_kernel
def show(states, masks, seat, room, before, view, runs):
    """Fill the view of a seat; room[0] is what it sees then. How many bytes `runs` has then, which
    turn the view `before` into it; 0 if there is no room for any."""
    view.view(np.uint8)[:] = 0
    seen(states, masks, seat, room)
    rules.show(room[0], seat, view[0])
    if runs.size == 0:
        return 0
    # The first byte holds nothing: it is there for its name only.
    return write_runs(before.view(np.uint8), view.view(np.uint8), 1, runs)


@short_kernel
def play_keeping(states, kept, action):
    """`play`, and what a log entry is made of: kept[0] is the position before; kept[1] the one in
    which all lies open that is counted now, if the game deals again in the same action."""
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
    """Fill the log entry of an action, which is empty yet."""
    rules.tell(kept[0], action, kept[1], after[0], entry[0])


@kernel
def plan(states, wish, answer, room):
    """Fill the answer to what the seat to act in the first position wishes for; 0, or the clause
    why there is none."""
    answer.view(np.uint8)[:] = 0
    return rules.plan(states[0], wish, answer[0], room[0])


@kernel
def play_known(deals, masks, seat, action, kept, told, raw_told, fields, looks, raw_looks):
    """Play in several deals that look alike to a seat. Whether they still do; told[0] is what the
    log says of it, as far as that is the same in all of them. `fields` is where in an entry each
    of its fields begins; two positions to look at are `looks`."""
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
    """Find what speaks for a turn: of `count` actions the first ones are certain."""
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
    """Play to the end by uniformly random legal actions; how many, and where x got to."""
    count = 0
    while s.over == 0:
        x = scramble(x)
        rules.apply(s, np.int64(out[pick(x, rules.legal(s, out))]))
        count += 1
    return count, x


@kernel
def playouts(states, out, lo, hi, seed):
    """Play each of lo…hi-1 to the end; how many actions that took."""
    x, total = first(seed), 0
    for i in range(lo, hi):
        count, x = play_out(states[i], out, x)
        total += count
    return total


@kernel
def simulate(states, out, seats, key, options, seed, points, places):
    """As many random games as `points` has rows, in states[0]; states[1] is and stays empty."""
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
    """Opening positions lo…hi-1, each from a key of its own."""
    own = key.copy()
    for i in range(lo, hi):
        own[-1] = key[-1] ^ np.uint32(i)
        start(states, i, seats, own, options)


@kernel
def copy_all(states, source, lo, hi):
    """The same position in lo…hi-1."""
    for i in range(lo, hi):
        states[i] = source[0]
