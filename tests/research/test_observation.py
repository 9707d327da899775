"""How machine code makes numbers of a position's bytes: block by block, whatever the layout."""

import numpy as np
import pytest

from glueck.engine.widen import BLOCK
from glueck.research.compiled.kernels import widen, widen_by_blocks
from glueck.research.observation import SIGN, Sight, blocks_of

# (place, width, how many, place in the observation) of each run; bytes between them are hidden.
LAYOUTS = {
    "nothing long": [[0, 1, 4, 1], [9, 2, 3, 5], [15, 1, 7, 8]],
    "one block": [[0, 1, BLOCK, 1]],
    "long at the end": [[0, 1, 4, 1], [9, 2, 1, 5], [11, 1, 3 * BLOCK + 5, 6]],
    "short at the end": [[0, 1, BLOCK + 9, 1], [80, 2, 2, BLOCK + 10], [84, 1, 5, BLOCK + 12]],
    "wide numbers in between": [[3, 1, 90, 1], [93, 2, 2, 91], [97, 1, 90, 93], [187, 2, 1, 183]],
}


@pytest.mark.parametrize("name", LAYOUTS)
def test_blocks_make_the_same_numbers_as_runs(name):
    runs = LAYOUTS[name]
    place, width, count, to = runs[-1]
    position, size = place + width * count, to + count
    chance = np.random.default_rng(1)
    raw = chance.integers(0, 256, position, np.uint8)
    signs = (chance.integers(0, 2, size) * SIGN).astype(np.uint8)
    blocks, single = (np.array(one, np.int64) for one in blocks_of(runs, position, size))
    sight = Sight(raw, np.array(runs), blocks.reshape(-1, 2), single.reshape(-1, 3), signs)
    expected, out = np.zeros(size, np.int64), np.zeros(size, np.int64)
    widen(raw, sight, expected)
    widen_by_blocks(raw, sight, out)
    assert out[1:].tolist() == expected[1:].tolist()
    assert len(single) < BLOCK  # what is long goes by blocks
