"""docs/protocol.md and docs/bot-protocol.md, generated from the message types.

python tools/protocol.py            writes them
python tools/protocol.py --check    fails if they are not what would be written
"""

import argparse
import inspect
import re
import sys
from pathlib import Path
from typing import Any, get_args

import bot_protocol

import glueck
from glueck.engine.reasons import KIND
from glueck.games import GAMES
from glueck.match import commands, events, messages
from glueck.match.match import MOST_LINES
from glueck.match.refusals import REFUSALS
from glueck.server.table import RECENT, RECENT_AS_JSON

FILE = Path(__file__).parent.parent / "docs" / "protocol.md"
NUMBERS = {"RECENT": RECENT, "RECENT_AS_JSON": RECENT_AS_JSON, "MOST_LINES": MOST_LINES}
FIELD = re.compile(r"^    (\w+): ([^=#]+?)(?: = ([^#]+?))?(?:\s+# (.*))?$")

HEAD = """# Protocol

<!-- Made by tools/protocol.py of the types in src/glueck/match; do not edit. -->

HTTP is described by OpenAPI: `/api/docs` on a running server, `/api/openapi.json` for programs.
This page is about the WebSocket, one for each viewer and table:

    GET /ws/tables/ID?form=view&since=N

* The cookie `glueck` (browsers) or `Authorization: Bearer TOKEN` (programs; `POST /api/players
  {"name": …, "program": true}` gives a token) says who you are. Without either you may watch.
* `form=view` is for pages: what your seat sees as bytes, in the layout that the game declares
  (`glueck.engine.view`); then only the bytes that have changed. `form=json` is for programs: the
  whole view as an object in every message that changes it. `form=record` is for bots that use the
  `glueck` package: the position's own bytes as your seat sees them (`SeatKnowledge`).
* `view` of form=view is base64 of runs, one after another: an offset (two bytes, the low one
  first), a length (one byte), then that many bytes. In the whole table they are written over zeros,
  in an event over the bytes you have. `legal` and `undoable` come together with `view`; if they are
  left out, they are empty and 0.
* `protocol` is the version of these messages and of the game's layout. If a page was made for
  another version, it must be loaded again.
* Without `since` the first message is the whole table (`table`). With it, exactly the messages
  after number N follow, the same bytes that were sent before. Every event has a number, `n`; none
  is left out. A client that missed more than <RECENT> events (<RECENT_AS_JSON> with form=json) gets
  the whole table instead, and so does one that states the `protocol` of its data
  (`&protocol=2.abc`) if the server now has another.
* `log` of the whole table has the last <MOST_LINES> lines; a save has them all.
* Every command is answered by `done` or `error` with its `id`. `done` means written to disk. `why`,
  `ping` and `hint` change nothing and have their own answers; the one to `hint` may come after
  those to later commands.
* An `id` (any but 0 and "") identifies a command. If you got no answer, or `uncertain`, send the
  same again with the same `id`, over any connection: it is done once, and answered with the same
  `n`. So choose ids that you never use for anything else, for example a random prefix and a number.
  A table remembers the last 64 of each player.
* `at` of a move is the number of moves you have seen (`move` of the last message): if the table has
  moved on, nothing is done.
* Times are the server's. `now` of the first message and of `pong` is its current time.
* Messages have at most 32 KiB, and a connection may send about 50 commands a second. Send `ping`
  every 20 seconds if nothing else. A connection closed with 4008: you read too slowly; 4012 or
  1012: the server restarts, connect again with `since`; 4003: refused, the last message says why.

A bot in a few lines:

```python
import asyncio
from glueck.bots import bot
from glueck.client import RemoteSeat


async def main(link):
    async with await RemoteSeat.join(link, "Tin Man") as seat:
        player = None
        async for knowledge in seat:  # whenever it is our turn
            player = player or bot("foreman", knowledge.game, knowledge.seats)
            await seat.play(player.decide(knowledge))


asyncio.run(main("http://127.0.0.1:8440/#table=…"))
```

`glueck join LINK --bot foreman` is this program. For bots in other languages there is a simpler
protocol: [bot-protocol.md](bot-protocol.md).
"""


REFUSED = """`code` of an `error`, and of every unsuccessful answer over HTTP (with the status given
here)."""


REASONS = """`reasons` of a turn: what it changes as far as the seat can know, found as differences
between views and in log entries (`games/<id>/view/reasons.py`). A game may give none."""


def with_numbers(text: str) -> str:
    """Replaces names of the server's constants by their values."""
    for name, value in NUMBERS.items():
        text = text.replace(f"<{name}>", f"{value:,}")
    return text


def fields_of(kind: type) -> list[tuple[str, str, str, str]]:
    """Name, type, default and comment of each field, from the source."""
    rows = []
    for base in reversed(kind.__mro__):
        if not base.__module__.startswith("glueck."):
            continue
        for line in inspect.getsource(base).splitlines():
            if found := FIELD.match(line):
                name, type_, default, comment = found.groups("")
                rows.append((name, type_.strip(), default.strip(), comment))
    return rows


def section(kind: type, field: str) -> str:
    tag = kind.__struct_config__.tag  # type: ignore[attr-defined]
    title = f'`"{field}": "{tag}"`' if tag else f"`{kind.__name__}`"
    inherited = {base.__doc__ for base in kind.__mro__[1:]}
    parts = [f"### {title}", inspect.cleandoc(kind.__doc__ or "")]
    if kind.__doc__ in inherited:
        parts.pop()
    if rows := fields_of(kind):
        table = ["| field | type | if left out | |", "|---|---|---|---|"]
        table += [f"| {n} | {code(t)} | {code(d)} | {c} |" for n, t, d, c in rows]
        parts.append("\n".join(table))
    return "\n\n".join(part for part in parts if part)


def code(text: str) -> str:
    return f"`{text}`".replace("|", "\\|") if text else ""


def document() -> str:
    used: list[Any] = [
        messages.About,
        messages.Summary,
        messages.Seat,
        messages.StandIn,
        messages.Times,
    ]
    used += [messages.News, messages.ChatLine, messages.HintedTurn, events.Clock]
    chapters = [
        ("Commands", get_args(commands.AnyCommand), "do"),
        ("Messages", get_args(messages.AnyMessage), "t"),
        ("A game looked at again", (messages.ReplayPage,), "t"),
        ("Messages in other forms", get_args(messages.ForPrograms), "t"),
        ("What they are made of", used, ""),
    ]
    parts = [with_numbers(HEAD).strip()]
    for title, kinds, field in chapters:
        parts += [f"## {title}", *(section(kind, field) for kind in kinds)]
    kinds = ", ".join(f"`{kind.__struct_config__.tag}`" for kind in get_args(events.AnyEvent))
    parts.append(f"`what` of an event is one of {kinds}.")
    parts += ["## Reasons of hints", REASONS, *(reasons(glueck.load(game)) for game in GAMES)]
    parts += ["## Refusals", REFUSED, refusals()]
    return "\n\n".join(parts) + "\n"


def reasons(game: glueck.Game) -> str:
    assert game.reasons
    rows = [
        f"| `{kind}` | {', '.join(f'`{name}`' for name in names if name != KIND)} |"
        for kind, names in game.reasons.declared.variants.items()
    ]
    return "\n".join([f"| {game.title}: kind | parts |", "|---|---|", *rows])


def refusals() -> str:
    rows = [f"| `{code}` | {one.status} | {one.sentence} |" for code, one in REFUSALS.items()]
    return "\n".join(["| code | HTTP status | |", "|---|---|---|", *rows])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    for file, text in ((FILE, document()), (bot_protocol.FILE, bot_protocol.document(section))):
        if not check:
            file.write_text(text, encoding="utf-8")
        elif file.read_text(encoding="utf-8") != text:
            sys.exit(f"docs/{file.name} is not up to date: python tools/protocol.py")


if __name__ == "__main__":
    main()
