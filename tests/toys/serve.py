"""`glueck serve` with the toy games, and a page that has been built with their boards:

python -m toys.serve FOLDER_OF_THE_PAGE ...arguments of glueck serve...
"""

import sys
from pathlib import Path

import glueck
from glueck.cli.main import cli
from glueck.server import static_files

GAMES = ("toys.nim",)

if __name__ == "__main__":
    page, *args = sys.argv[1:]
    for game in GAMES:
        glueck.register(game)
    static_files.FOLDER = Path(page)
    cli(["serve", *args], prog_name="glueck")
