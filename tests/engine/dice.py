"""The engine's randomness, callable from tests: rules can only be called by kernels."""

import numpy as np

from glueck.engine import rng
from glueck.engine.compile import kernel
from glueck.engine.record import HIDDEN, record

SOURCE = record(("key", "u4", HIDDEN, (rng.KEY_WORDS,)), ("blocks", "u4", HIDDEN))


@kernel
def block(key, counter, nonce, out):
    rng.chacha(key, counter, nonce, out)


@kernel
def shuffle(states, cards):
    """Each row of cards once, one after the other."""
    for i in range(cards.shape[0]):
        rng.shuffle(states[0], cards[i], cards.shape[1])


@kernel
def below(states, count, out):
    for i in range(out.size):
        out[i] = rng.below(states[0], count)


def source(seed):
    states = SOURCE.new()
    states["key"] = rng.key_of(seed)
    return states


def shuffles(seed, times, cards):
    """`times` decks of so many cards, shuffled one after the other."""
    rows = np.tile(np.arange(cards), (times, 1))
    shuffle(source(seed), rows)
    return rows


def numbers(seed, times, count):
    out = np.zeros(times, np.int64)
    below(source(seed), count, out)
    return out


if __name__ == "__main__":  # compiled or not: the same
    print(shuffles(3, 20, 60).tolist(), numbers(4, 50, 1000).tolist())
