"""exp and log, the same bits everywhere, and right."""

import math
import random

import pytest

from glueck.engine.exp_log import LARGEST, exp, log

EXACT = 2e-15  # relative
BITS = [
    "0x1.c8f87724b5c1dp-3",
    "0x1.1aec7b35a00d3p+0",
    "0x1.290d76d1966a9p+29",
    "0x1.62e42fefa39efp-1",
    "0x1.26bb1bbb55515p+1",
    "0x1.2d78e26ae18e7p+3",
]


def test_exp_is_the_exponential_function():
    chance = random.Random(1)
    for x in [0.0, 1.0, -1.0, 50.0, -50.0, *(chance.uniform(-60, 60) for _ in range(2000))]:
        assert exp(x) == pytest.approx(math.exp(x), rel=EXACT)


def test_exp_of_what_is_too_large_is_large():
    assert exp(1e9) == exp(LARGEST) > 1e300
    assert 0 < exp(-1e9) < 1e-300


def test_exp_never_falls():
    values = [exp(i / 1000) for i in range(-20_000, 20_000, 7)]
    assert values == sorted(values)


def test_log_is_the_natural_logarithm():
    chance = random.Random(2)
    for x in [*range(2, 3000), *(chance.randrange(2, 1 << 31) for _ in range(1000))]:
        assert log(float(x)) == pytest.approx(math.log(x), rel=EXACT)


def test_their_bits_are_these():
    """Wherever this runs: a decision of a search depends on the last one."""
    said = [exp(-1.5), exp(0.1), exp(20.25), log(2.0), log(10.0), log(12345.0)]
    assert [float(one).hex() for one in said] == BITS
