"""docs/bot-protocol.md: tools/bot-protocol.md, with messages, faults and numbers of the code.

tools/protocol.py writes it.
"""

import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import glueck
from glueck.bots.program import GOODBYE, PASSED_ON, ProgramLimits
from glueck.bots.program_keeper import GRACE, TAIL
from glueck.games import GAMES
from glueck.match import bot_lines
from glueck.match import bot_messages as b
from glueck.server import bot_socket, programs
from glueck.server.settings import ServerSettings

ROOT = Path(__file__).parent.parent
FILE, TEMPLATE = ROOT / "docs" / "bot-protocol.md", ROOT / "tools" / "bot-protocol.md"
LIMITS, SETTINGS = ProgramLimits(), ServerSettings.model_fields
NUMBERS = {
    "MOST_ANSWER": f"{b.MOST_ANSWER:,}", "MOST_TOLD": f"{b.MOST_TOLD:,}",
    "MOST_FAULTS": b.MOST_FAULTS, "PROTOCOL": b.PROTOCOL, "SECONDS": f"{LIMITS.seconds:g}",
    "START": f"{LIMITS.start:g}", "MEMORY": f"{LIMITS.memory:,}", "CPU": f"{LIMITS.cpu:,}",
    "TAIL": f"{TAIL:,}", "GRACE": f"{GRACE:g}", "GOODBYE": f"{GOODBYE:g}",
    "PASSED_ON": ", ".join(f"`{name}`" for name in PASSED_ON),
    "SERVER_SECONDS": f"{SETTINGS['program_seconds'].default:g}",
    "SERVER_MEMORY": SETTINGS["program_memory"].default,
    "SERVER_START": f"{programs.START:g}", "MOST_RUNNING": programs.MOST_RUNNING,
    "REFUSED": bot_socket.FAULTS, "READY": f"{bot_socket.READY:g}",
    "TYPES": " and ".join(f"[{game}](../web/src/games/{game}/declared.ts)" for game in GAMES),
}  # fmt: skip


def document(section: Callable[[type, str], str]) -> str:
    """`section` makes the table of one message."""
    messages = ["## The bot says", *(section(one, "t") for one in get_args(b.FromBot))]
    messages += ["## The bot is told", *(section(one, "t") for one in get_args(b.ToBot))]
    faults = [f"| `{kind}` | {text} |" for kind, text in b.FAULTS.items()]
    filled = NUMBERS | {
        "MESSAGES": plain("\n\n".join(messages)), "FAULTS": "\n".join(faults),
        "EXAMPLE": example(),
    }  # fmt: skip
    text = TEMPLATE.read_text(encoding="utf-8")
    for name, value in filled.items():
        assert f"<{name}>" in text, name
        text = text.replace(f"<{name}>", str(value))
    return text


def plain(text: str) -> str:
    """Replaces names of the source that mean nothing to readers."""
    return text.replace("`Whole`", "`int`").replace("`PROTOCOL`", f"`{b.PROTOCOL}`")


def example() -> str:
    turn = bot_lines.turn(glueck.load("gluecksgriff").new(2, seed=7), 0, [], 5000).decode()
    spaced = turn.replace(",", ", ").replace(":", ": ")
    return "```\n" + "\n".join(textwrap.wrap(spaced, 100)) + "\n```"
