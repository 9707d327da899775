"""Bytes as wider numbers, many at once."""

from typing import Any

import numpy as np

BLOCK = 64  # numbers


def widen_block(raw: Any, place: Any, signs: Any, out: Any, to: Any) -> None:
    """The bytes of `raw` from a place on become numbers of `out` from another; `signs` has, in the
    places of `out`, the bit of a byte that is its sign. Turned over and taken away from the byte it
    gives the number. Compiled for wide registers in `engine/build.py`, where nothing looks whether
    there is a block of bytes and of numbers."""
    sign = signs[to : to + BLOCK].astype(np.int16)
    out[to : to + BLOCK] = (raw[place : place + BLOCK] ^ sign) - sign
