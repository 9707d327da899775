"""exp and log in plain arithmetic: the same bits on every machine, and in WebAssembly.

Those of C libraries and browsers differ in the last bit, and then two searches decide differently.
These are accurate to about 15 digits. Their tables are made with whole numbers, not by a library's
functions.
"""

from decimal import Decimal, localcontext

import numpy as np

from glueck.engine.compile import jit

PARTS = 32  # steps of the tables between 1 and 2
PARTS_BITS = 5
FRACTION_BITS, EXPONENT_OF_ONE = 52, 1023  # of a float64
FRACTION = (1 << FRACTION_BITS) - 1
ONE = EXPONENT_OF_ONE << FRACTION_BITS  # the bits of 1.0
HIGH_BITS = 40
LARGEST = 700.0  # beyond it exp is too large or too small for a float


def tables() -> tuple[list[float], list[float], list[float], float, float, float, float]:
    """2^(i/32); 1/c and log(c) for the middle c of each step; log 2 in two parts."""
    with localcontext() as context:
        context.prec = 50
        log_2 = Decimal(2).ln()
        powers = [float((log_2 * i / PARTS).exp()) for i in range(PARTS)]
        inverses = [float(1 / (1 + (Decimal(i) + Decimal("0.5")) / PARTS)) for i in range(PARTS)]
        logs = [float(-Decimal(one).ln()) for one in inverses]
        step = log_2 / PARTS
        high = int(step * 2**HIGH_BITS) / 2**HIGH_BITS  # with few bits, so that n times it is exact
        low = float(step - Decimal(high))
        return powers, inverses, logs, high, low, float(log_2), float(1 / step)


_POWERS, _INVERSES, _LOGS, STEP_HIGH, STEP_LOW, LOG_2, STEPS_A_UNIT = tables()
POWERS, INVERSES, LOGS = np.array(_POWERS), np.array(_INVERSES), np.array(_LOGS)


@jit
def exp(x):
    """e to the power of x; x is limited to ±LARGEST."""
    x = min(LARGEST, max(-LARGEST, x))
    n = np.int64(np.floor(x * STEPS_A_UNIT + 0.5))
    r = x - n * STEP_HIGH - n * STEP_LOW
    rest = r + r * r * (1 / 2 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720)))))
    power = POWERS[n & (PARTS - 1)]
    scale = np.int64(((n >> PARTS_BITS) + EXPONENT_OF_ONE) << FRACTION_BITS).view(np.float64)
    return (power + power * rest) * scale


@jit
def log(x):
    """The natural logarithm of a number ≥ 1."""
    bits = np.float64(x).view(np.int64)
    exponent = (bits >> FRACTION_BITS) - EXPONENT_OF_ONE
    fraction = bits & FRACTION
    part = fraction >> (FRACTION_BITS - PARTS_BITS)
    r = np.int64(fraction | ONE).view(np.float64) * INVERSES[part] - 1.0
    even = r * r
    rest = r - even * (
        (1 / 2 - r * (1 / 3))
        + even * ((1 / 4 - r * (1 / 5)) + even * ((1 / 6 - r * (1 / 7)) + even * (1 / 8)))
    )
    return exponent * LOG_2 + (LOGS[part] + rest)
