"""The changes of a view as runs of bytes, which a page is sent after each event."""

from __future__ import annotations

import numpy as np

from glueck.engine.compile import jit
from glueck.engine.record import Array

RUN_HEAD = 3  # offset and length of a run
LONGEST_RUN = 255
WORD = 8  # bytes that are compared together


def room_for_runs(size: int) -> Array:
    """The largest size of the runs for so many bytes, even if each byte is a separate run."""
    return np.empty((RUN_HEAD + 1) * size, np.uint8)


def difference(old: bytes | None, new: bytes) -> bytes:
    """Runs that turn `old` (None: zeros) into `new`: offset (2 bytes), length (1), the bytes."""
    now = np.frombuffer(new, np.uint8)
    before = np.zeros(now.size, np.uint8) if old is None else np.frombuffer(old, np.uint8)
    if before.size != now.size:
        raise ValueError(f"{before.size} bytes before, {now.size} now")
    runs = room_for_runs(now.size)
    return runs[: write_runs(before, now, 0, runs)].tobytes()


def patched(old: bytes | None, runs: bytes, size: int) -> bytes:
    """The view from which `difference` was made: the counterpart for programs."""
    new, at = bytearray(old or size), 0
    while at < len(runs):
        offset, length = int.from_bytes(runs[at : at + 2], "little"), runs[at + 2]
        at += RUN_HEAD
        new[offset : offset + length] = runs[at : at + length]
        at += length
    return bytes(new)


@jit
def write_runs(before, now, first, out):
    """Returns how many bytes the runs have. Offsets are counted from `first`. Two runs closer
    together than the head of a run are merged."""
    n, i, size = 0, 0, now.size
    words = size // WORD
    old_words = before[: words * WORD].view(np.uint64)
    new_words = now[: words * WORD].view(np.uint64)
    while i < size:
        while i % WORD == 0 and i < words * WORD and old_words[i // WORD] == new_words[i // WORD]:
            i += WORD  # most of it has not changed
        if i == size:
            break
        if before[i] == now[i]:
            i += 1
            continue
        start = last = i
        while i < size and i - last <= RUN_HEAD and i - start < LONGEST_RUN:
            if before[i] != now[i]:
                last = i
            i += 1
        length = last + 1 - start
        offset = start - first
        out[n], out[n + 1], out[n + 2] = offset & 255, offset >> 8, length
        n += RUN_HEAD
        for k in range(start, start + length):
            out[n] = now[k]
            n += 1
        i = start + length
    return n
