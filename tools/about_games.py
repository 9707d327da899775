"""What `glueck games` prints about each game, in a file beside it (src/glueck/engine/about.py).

python tools/about_games.py             writes the files
python tools/about_games.py --check     fails if one differs from its game
"""

import sys

import glueck
from glueck.engine import about
from glueck.games import GAMES


def outdated() -> list[str]:
    """The games whose file is out of date."""
    return [name for name in GAMES if told(name) != about.written(about.asked(glueck.load(name)))]


def told(name: str) -> str | None:
    path = about.path_of(name)
    return path.read_text(encoding="utf-8") if path.is_file() else None


def main() -> None:
    names = outdated()
    if "--check" in sys.argv[1:]:
        sys.exit(f"python tools/about_games.py, for: {', '.join(names)}" if names else None)
    for name in names:
        text = about.written(about.asked(glueck.load(name)))
        about.path_of(name).write_text(text, encoding="utf-8")
        print(f"{about.path_of(name).name} of {name} written")


if __name__ == "__main__":
    main()
