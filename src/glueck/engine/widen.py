"""Converts bytes to wider numbers, many at once."""

from typing import Any

import numpy as np

BLOCK = 64  # numbers


def widen_block(raw: Any, place: Any, signs: Any, out: Any, to: Any) -> None:
    """The bytes of `raw` from one index on become numbers of `out` from another; `signs` has, for
    each number of `out`, the sign bit of its byte: (byte ^ sign) - sign is the number. Compiled for
    wide registers in `engine/build.py`, without a check that there is a whole block of bytes and of
    numbers."""
    sign = signs[to : to + BLOCK].astype(np.int16)
    out[to : to + BLOCK] = (raw[place : place + BLOCK] ^ sign) - sign
