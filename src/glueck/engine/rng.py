"""Shuffles from one 256-bit seed, by a generator inside the record.

ChaCha20 (RFC 8439) with the seed as its key and a block counter in the record: cards already dealt
say nothing about later ones, the position alone determines all later random numbers, and a saved
seed always deals the same cards, on every machine.
"""

from typing import Any

import numpy as np

from glueck.engine.compile import compiled_as, jit
from glueck.engine.scratch import scratch

KEY_WORDS = 8
WORDS = 16  # one block
MASK = 0xFFFFFFFF
CONSTANT = np.array([0x61707865, 0x3320646E, 0x79622D32, 0x6B206574])  # "expand 32-byte k"
# 32-bit numbers below this are spread evenly over so many results; with larger ones, some results
# would be more likely.
FAIR = np.array([0, *((MASK + 1) // count * count for count in range(1, 257))])


def key_of(seed: int) -> "np.ndarray":
    """The eight key words of a seed, low word first."""
    return np.frombuffer(seed.to_bytes(4 * KEY_WORDS, "little"), "<u4").astype(np.uint32)


# -- 32-bit words: compiled, numbers of that width; in Python, numbers below 2**32 --------


def word_compiled(x: Any) -> Any:
    return np.uint32(x)


@compiled_as(word_compiled)
def word(x: Any) -> int:
    return int(x)


def plus_compiled(a: Any, b: Any) -> Any:
    return np.uint32(a + b)


@compiled_as(plus_compiled)
def plus(a: int, b: int) -> int:
    return (a + b) & MASK


def rotated_compiled(x: Any, bits: Any) -> Any:
    x = np.uint32(x)
    return np.uint32(x << bits | x >> (32 - bits))


@compiled_as(rotated_compiled)
def rotated(x: int, bits: int) -> int:
    return (x << bits | x >> (32 - bits)) & MASK


def remainder_compiled(x: Any, count: Any) -> Any:
    return np.int64(np.uint32(x) % np.uint32(count))


@compiled_as(remainder_compiled)
def remainder(x: int, count: int) -> int:
    return x % count


# -- ChaCha20 ------------------------------------------------------------------------------


@jit
def quarter(a, b, c, d):
    """RFC 8439, 2.1"""
    a = plus(a, b)
    d = rotated(d ^ a, 16)
    c = plus(c, d)
    b = rotated(b ^ c, 12)
    a = plus(a, b)
    d = rotated(d ^ a, 8)
    c = plus(c, d)
    b = rotated(b ^ c, 7)
    return a, b, c, d


@jit
def chacha(key, counter, nonce, out):
    """RFC 8439, 2.3: one block of sixteen words."""
    a0, a1, a2, a3 = word(CONSTANT[0]), word(CONSTANT[1]), word(CONSTANT[2]), word(CONSTANT[3])
    b0, b1, b2, b3 = word(key[0]), word(key[1]), word(key[2]), word(key[3])
    c0, c1, c2, c3 = word(key[4]), word(key[5]), word(key[6]), word(key[7])
    d0, d1, d2, d3 = word(counter), word(nonce[0]), word(nonce[1]), word(nonce[2])
    for _ in range(10):
        a0, b0, c0, d0 = quarter(a0, b0, c0, d0)  # four columns
        a1, b1, c1, d1 = quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter(a0, b1, c2, d3)  # four diagonals
        a1, b2, c3, d0 = quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter(a3, b0, c1, d2)
    out[0], out[1], out[2], out[3] = a0, a1, a2, a3
    out[4], out[5], out[6], out[7] = b0, b1, b2, b3
    out[8], out[9], out[10], out[11] = c0, c1, c2, c3
    out[12], out[13], out[14], out[15] = d0, d1, d2, d3
    for i in range(4):
        out[i] = (out[i] + CONSTANT[i]) & MASK
    for i in range(KEY_WORDS):
        out[4 + i] = (out[4 + i] + np.int64(key[i])) & MASK
    out[12] = (out[12] + counter) & MASK
    for i in range(3):
        out[13 + i] = (out[13 + i] + nonce[i]) & MASK


NONCE = np.zeros(3, np.int64)


@jit
def next_block(s, words):
    chacha(s.key, np.int64(s.blocks), NONCE, words)
    s.blocks += 1


# -- several blocks ------------------------------------------------------------------------

LANES = 8  # as many blocks at once as 256 bits hold words
MOST_WORDS = LANES * WORDS
SOME = 3  # from so many on, all together are faster than one by one


@jit
def blocks_one_by_one(key, counter, count, words):
    """The first words of all blocks come first, then their second words, and so on."""
    block = scratch(np.int64, WORDS)
    for lane in range(count):
        chacha(key, counter + lane, NONCE, block)
        for k in range(WORDS):
            words[k * LANES + lane] = block[k]


def blocks_at_once(key: Any, counter: Any, count: Any, words: Any) -> None:
    """The same. Compiled for a processor with wide registers, each register holds a word of all
    blocks (`engine/build.py`): that takes only a little longer than a single block."""
    blocks_one_by_one(key, counter, count, words)


@jit
def next_blocks(s, count, words):
    """Makes so many blocks, at most LANES; returns how many words that is."""
    key = scratch(np.uint32, KEY_WORDS)
    for k in range(KEY_WORDS):
        key[k] = s.key[k]
    if count < SOME:
        blocks_one_by_one(key, np.int64(s.blocks), count, words)
    else:
        blocks_at_once(key, np.int64(s.blocks), count, words)
    s.blocks += count
    return count * WORDS


@jit
def fair_among(count):
    return FAIR[count] if count < len(FAIR) else (MASK + 1) // count * count


@jit
def shuffle(s, cards, count):
    """Fisher and Yates, every order equally likely. Each card takes at least one word, so the
    number of blocks needed is known."""
    words = scratch(np.uint32, MOST_WORDS)
    picks = scratch(np.int64, MOST_WORDS)
    used = there = 0
    last = count - 1
    while last > 0:
        some = min(last, MOST_WORDS)
        # First the places, then the exchanges: a processor need not wait for one to know the next.
        for i in range(some):
            fair = fair_among(last - i + 1)
            number = fair
            while number >= fair:
                if used == there:
                    there = next_blocks(s, min(LANES, (last - i + WORDS - 1) // WORDS), words)
                    used = 0
                number = np.int64(words[used % WORDS * LANES + used // WORDS])
                used += 1
            picks[i] = remainder(number, last - i + 1)
        for i in range(some):
            cards[last - i], cards[picks[i]] = cards[picks[i]], cards[last - i]
        last -= some


@jit
def below(s, count):
    """A number from 0 to count-1."""
    words = scratch(np.int64, WORDS)
    count = np.int64(count)
    fair = fair_among(count)
    while True:
        next_block(s, words)
        for number in words:
            if number < fair:
                return number % count


# -- quick and not secret: for choices that need no secrecy--------------------------------


@jit
def first(seed):
    """The start of a seed's sequence: far from that of the next seed, and never 0."""
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
