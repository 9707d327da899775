"""The engine's randomness, callable from tests: rules can only be called by kernels."""

import os
import subprocess
import sys

import numpy as np

from glueck.engine import machine_code, rng
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


# -- compiled, as in a game ----------------------------------------------------------------

EXAMPLES = [
    (block, (np.zeros(8, np.uint32), 0, np.zeros(3, np.int64), np.zeros(16, np.int64))),
    (shuffle, (SOURCE.new(), np.zeros((1, 1), np.int64))),
    (below, (SOURCE.new(), 1, np.zeros(1, np.int64))),
]


def compiled() -> None:
    """From now on the kernels above are machine code."""
    command = [sys.executable, "-m", "engine.dice"]
    own = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    code = subprocess.run(command, env=own, stdout=subprocess.PIPE, check=True).stdout
    functions = machine_code.load(code, [one.__name__ for one, _ in EXAMPLES])
    for one, (states, *_) in EXAMPLES:
        one.native[states.dtype] = functions[one.__name__]


def plain() -> None:
    for one, _ in EXAMPLES:
        one.native.clear()


if __name__ == "__main__":  # a process of its own: the builder changes what Numba does
    from glueck.engine.build import Builder

    sys.stdout.buffer.write(Builder().object_code("dice", EXAMPLES))
