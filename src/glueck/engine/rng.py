"""Shuffles from one 256-bit seed, by a generator that lives inside the record.

ChaCha20 (RFC 8439) with the seed as its key and a block counter in the record: what was
dealt says nothing about what will be dealt, the position alone decides the future, and
a saved seed always deals the same cards, on every machine.
"""

import numpy as np

from glueck.engine.compile import jit
from glueck.engine.scratch import scratch

KEY_WORDS = 8
WORDS = 16  # one block
MASK = 0xFFFFFFFF
# Four columns, then four diagonals.
ROUNDS = np.array(
    [[i, 4 + i, 8 + i, 12 + i] for i in range(4)]
    + [[i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4] for i in range(4)]
)
CONSTANT = np.array([0x61707865, 0x3320646E, 0x79622D32, 0x6B206574])  # "expand 32-byte k"


def key_of(seed: int) -> "np.ndarray":
    """The eight key words of a seed, low word first."""
    return np.frombuffer(seed.to_bytes(4 * KEY_WORDS, "little"), "<u4").astype(np.uint32)


@jit
def quarter(x, a, b, c, d):
    """RFC 8439, 2.1, on 32-bit words held in 64-bit integers so that nothing overflows."""
    x[a] = (x[a] + x[b]) & MASK
    x[d] ^= x[a]
    x[d] = (x[d] << 16 | x[d] >> 16) & MASK
    x[c] = (x[c] + x[d]) & MASK
    x[b] ^= x[c]
    x[b] = (x[b] << 12 | x[b] >> 20) & MASK
    x[a] = (x[a] + x[b]) & MASK
    x[d] ^= x[a]
    x[d] = (x[d] << 8 | x[d] >> 24) & MASK
    x[c] = (x[c] + x[d]) & MASK
    x[b] ^= x[c]
    x[b] = (x[b] << 7 | x[b] >> 25) & MASK


@jit
def chacha(key, counter, nonce, out):
    """RFC 8439, 2.3: one block of sixteen words."""
    start = scratch(np.int64, WORDS)
    for i in range(4):  # a slice would be copied first
        start[i] = CONSTANT[i]
    for i in range(KEY_WORDS):
        start[4 + i] = key[i]
    start[12] = counter
    for i in range(3):
        start[13 + i] = nonce[i]
    for i in range(WORDS):
        out[i] = start[i]
    for _ in range(10):
        for q in range(len(ROUNDS)):
            quarter(out, ROUNDS[q, 0], ROUNDS[q, 1], ROUNDS[q, 2], ROUNDS[q, 3])
    for i in range(WORDS):
        out[i] = (out[i] + start[i]) & MASK


NONCE = np.zeros(3, np.int64)


@jit
def next_block(s, words):
    chacha(s.key, np.int64(s.blocks), NONCE, words)
    s.blocks += 1


@jit
def shuffle(s, cards, count):
    """Fisher and Yates, every order equally likely."""
    words = scratch(np.int64, WORDS)
    used = WORDS
    for last in range(count - 1, 0, -1):
        fair = (MASK + 1) // (last + 1) * (last + 1)  # beyond it some numbers would be favoured
        word = fair
        while word >= fair:
            if used == WORDS:
                next_block(s, words)
                used = 0
            word = words[used]
            used += 1
        pick = word % (last + 1)
        cards[last], cards[pick] = cards[pick], cards[last]


@jit
def below(s, count):
    """A number from 0 to count-1."""
    words = scratch(np.int64, WORDS)
    count = np.int64(count)
    fair = (MASK + 1) // count * count
    while True:
        next_block(s, words)
        for word in words:
            if word < fair:
                return word % count


# -- quick and not secret: for choices that nobody bets on ---------------------------------


@jit
def first(seed):
    """Where the sequence of a seed begins: far from that of the next seed, and never at 0."""
    x = np.uint64(seed) ^ np.uint64(0x9E3779B97F4A7C15)
    x |= np.uint64(x == 0)
    for _ in range(8):
        x = scramble(x)
    return x


@jit
def scramble(x):
    """Xorshift: the next of a sequence of 64-bit numbers."""
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    return x ^ (x << np.uint64(17))


@jit
def pick(x, count):
    """A number below `count` from the upper half of x."""
    return np.int64(((x >> np.uint64(32)) * np.uint64(count)) >> np.uint64(32))
