"""`glueck serve` at which people are away, gone, and awaited long enough within a moment:

python -m web.serve_hasty ...arguments of glueck serve...
"""

import sys

from glueck.cli.main import cli
from glueck.match import decide
from glueck.server import presence

if __name__ == "__main__":
    presence.AWAY_AFTER, presence.GONE_AFTER = 0.5, 1.0
    decide.ABSENT = 500
    cli(["serve", *sys.argv[1:]], prog_name="glueck")
