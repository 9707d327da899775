"""The games for researchers: PettingZoo, Gymnasium and OpenSpiel, each an extra of its own.

Every adapter goes through `table.Table` (one game) or `vector` (thousands), so that what a seat is
told is made in one place, from a position in which all that it may not know is blank.
"""
