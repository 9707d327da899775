"""`glueck serve` whose games seem to be compiled as long as a file says so:

python -m web.serve_unready FILE ...arguments of glueck serve...

The file is JSON: the seconds left (or null) of each game that is not ready. It is read again
whenever somebody asks.
"""

import json
import sys
from pathlib import Path

from glueck.bots import readiness
from glueck.cli.main import cli
from glueck.engine.compiler_process import Progress
from glueck.engine.game import Game

if __name__ == "__main__":
    file, *args = sys.argv[1:]

    def progress(game: Game, *_: object) -> Progress | None:
        left = json.loads(Path(file).read_text(encoding="utf-8"))
        return Progress(0.5, left[game.id]) if game.id in left else None

    readiness.progress = progress
    cli(["serve", *args], prog_name="glueck")
