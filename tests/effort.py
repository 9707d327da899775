"""How much the long campaigns do: once in `make test`, GLUECK_EFFORT times as much in `make fuzz`.

Random games, hands dealt again, kills of a server: more of them find more, and no number is enough.
"""

import os

EFFORT = int(os.environ.get("GLUECK_EFFORT", "1"))
