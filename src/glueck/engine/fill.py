"""Small functions with which games fill their declared records."""

from glueck.engine.compile import jit


@jit
def add_to_set(bits, place):
    """Put a number into a set (`kinds.numbers`); its index is counted from the first one."""
    bits[place >> 3] |= 1 << (place & 7)


@jit
def add_points(entries, seat, points, why):
    """Appends a new entry of points; the caller fills in its other fields."""
    entry = entries.items[entries.count]
    entries.count += 1
    entry.seat = seat
    entry.points = points
    entry.why = why
    return entry
