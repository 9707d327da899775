"""Bots that are programs, as people write them: `cmd:./mybot`, or `mine=cmd:./mybot --deep 3`."""

from __future__ import annotations

import os
import re
import shlex
import shutil
from dataclasses import dataclass
from pathlib import Path

from glueck.bots.levels import LEVELS, YARDSTICKS
from glueck.engine.errors import OptionError
from glueck.match.names import MOST_NAME, clean_text
from glueck.match.refusals import Refused

PREFIX = "cmd:"
NAMED = re.compile(r"(?:([^=:]*)=)?cmd:(.*)", re.DOTALL)
RESERVED = {"me", "open", *(one.name for one in (*LEVELS, *YARDSTICKS))}  # in lists of seats


@dataclass(frozen=True)
class ProgramCommand:
    """A program that uses the bot protocol. Paths are relative to where the host was started."""

    name: str
    argv: tuple[str, ...]


def is_command(text: str) -> bool:
    return NAMED.fullmatch(text.strip()) is not None


def command_of(text: str, *, must_be_named: bool = False) -> ProgramCommand:
    """The command to start for a bot with this text; OptionError if it is not possible."""
    found = NAMED.fullmatch(text.strip())
    if found is None or (must_be_named and found[1] is None):
        raise OptionError("bot", f"{text!r} is not like mine={PREFIX}./mybot")
    name = text.strip() if found[1] is None else clean_name(found[1])
    try:
        argv = shlex.split(found[2])
    except ValueError as problem:
        raise OptionError("bot", f"{text!r}: {problem}") from None
    if not argv:
        raise OptionError("bot", f"{text!r} names no program, like {PREFIX}./mybot")
    must_be_executable(argv[0])
    return ProgramCommand(name, tuple(argv))


def clean_name(text: str) -> str:
    """The name that others will see, beside those of levels and people."""
    try:
        name = clean_text(text, MOST_NAME, "name")
    except Refused as problem:
        raise OptionError("bot", problem.text) from None
    if name.lower() in RESERVED:
        raise OptionError("bot", f"{name!r} means something else already; choose another name")
    return name


def must_be_executable(program: str) -> None:
    if os.name != "posix":
        raise OptionError("bot", f"{PREFIX} needs Linux or macOS")
    if os.sep not in program:
        if shutil.which(program) is None:
            raise OptionError("bot", f"there is no program {program!r}; one here is ./{program}")
    elif not Path(program).is_file():
        raise OptionError("bot", f"there is no file {program!r}")
    elif not os.access(program, os.X_OK):
        how = f"chmod +x it, or name what runs it: {PREFIX}python3 {program}"
        raise OptionError("bot", f"{program!r} is not executable; {how}")
