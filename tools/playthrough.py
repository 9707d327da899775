"""A whole game as a text that can be read, reviewed and compared: golden games are such files.

One line per action: its number, the seat, the words, and what everybody learned by it. The text
does not depend on the record's layout, so it stays valid as long as the rules do not change.
"""

import json
import re
from typing import Any

import glueck
from glueck.engine.state import State

HEAD = re.compile(r"(\w+) rules (\d+) seats (\d+) seed (\d+)")
ACTION = re.compile(r"(\d+) (\d) ([^|]+?)(?: \|.*)?")


def write(state: State, covers: list[str]) -> str:
    """The text of a game that was played from its deal."""
    lines = [
        f"{state.game.id} rules {state.game.version} seats {state.seats} seed {state.seed}",
        f"options {json.dumps(state.options)}",
        f"covers {' '.join(covers)}".rstrip(),
    ]
    for entry, words in zip(state.log(), state.actions, strict=True):
        lines.append(f"{entry['number']} {entry['seat']} {words}{learned(entry)}")
    lines.append(f"scores {state.scores} places {state.places} winners {state.winners}")
    return "\n".join(lines) + "\n"


def learned(entry: dict[str, Any]) -> str:
    """What the action revealed, and the points it brought."""
    news = {k: v for k, v in entry.items() if k not in ("number", "seat", "action", "points")}
    parts = [f"{key} {json.dumps(value)}" for key, value in news.items()]
    return "".join(f" | {part}" for part in [*parts, *map(point, entry["points"])])


def point(entry: dict[str, Any]) -> str:
    rest = [
        json.dumps(value).strip('"')
        for key, value in entry.items()
        if key not in ("seat", "points", "why", "shift")
    ]
    return f"seat {entry['seat']} {entry['points']:+} {entry['why']} {' '.join(rest)}"


def read(text: str) -> tuple[State, list[str], list[str]]:
    """The game at its deal, the actions to play, and what the file says it covers."""
    head, options, covers, *rest = text.splitlines()
    game, version, seats, seed = HEAD.fullmatch(head).groups()  # type: ignore[union-attr]
    loaded = glueck.load(game)
    if loaded.version != int(version):
        raise ValueError(f"written for rules {version} of {game}, which are {loaded.version} now")
    state = loaded.new(int(seats), int(seed), **json.loads(options.removeprefix("options ")))
    actions = [ACTION.fullmatch(line)[3] for line in rest[:-1]]  # type: ignore[index]
    return state, actions, covers.split()[1:]
