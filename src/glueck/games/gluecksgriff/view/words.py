"""Names of the box, for clients."""

from typing import Any

from glueck.games.gluecksgriff.box import KIND
from glueck.games.gluecksgriff.position import PHASE

WORDS: dict[str, Any] = {"cards": list(KIND), "phases": list(PHASE)}
