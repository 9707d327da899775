"""Reading a line, from a person or from a script."""

import sys
from contextlib import suppress

from rich.console import Console
from rich.text import Text

from glueck.terminal.letters import printable

with suppress(ImportError):  # arrow keys and history, where the system has them
    import readline  # noqa: F401


def ask(prompt: str, console: Console) -> str | None:
    """What was typed, or None at the end of input."""
    try:
        return input(prompt) if sys.stdin.isatty() else next_line(prompt, console)
    except EOFError:
        console.print()
        return None


def next_line(prompt: str, console: Console) -> str:
    """A script's line, shown after the prompt so that a transcript can be read. Not by `input`:
    without a terminal that can lose a Ctrl-C which comes while it flushes the prompt."""
    console.print(prompt, end="")
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    console.print(Text(printable(line.removesuffix("\n"))))
    return line.removesuffix("\n")
