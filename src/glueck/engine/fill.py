"""Small pieces that games fill their declared records with."""

from glueck.engine.compile import jit


@jit
def add_to_set(bits, place):
    """Put a number into a set (`kinds.numbers`); its place is counted from the first one."""
    bits[place >> 3] |= 1 << (place & 7)


@jit
def add_points(entries, seat, points, why):
    """A new entry of points behind the others; what else it has, the caller fills in."""
    entry = entries.items[entries.count]
    entries.count += 1
    entry.seat = seat
    entry.points = points
    entry.why = why
    return entry
