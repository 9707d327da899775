"""Small pieces that games fill their declared records with."""

from glueck.engine.compile import jit


@jit
def mark(bits, place):  # type: ignore[no-untyped-def]
    """Put a number into a set (`kinds.numbers`); its place is counted from the first one."""
    bits[place >> 3] |= 1 << (place & 7)
