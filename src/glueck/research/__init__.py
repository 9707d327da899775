"""The games for researchers: PettingZoo, Gymnasium and OpenSpiel, each a separate extra.

Every adapter uses `table.Table` (one game) or `vector` (thousands), so that everything for a seat
is made in one place, from a position in which everything it may not know is blank.
"""
