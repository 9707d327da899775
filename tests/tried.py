"""What the long campaigns have tried, for the summary of `make fuzz` (tools/campaign.py).

Tests run in several processes: each adds a line to the file that the campaign names.
"""

import json
import os
from pathlib import Path

PLACE = os.environ.get("GLUECK_TRIED")


def tried(**counts: int) -> None:
    """So much more of each; written at once, so that the campaign can show how far it is."""
    if PLACE:
        with Path(PLACE).open("a", encoding="utf-8") as file:
            file.write(json.dumps(counts) + "\n")
