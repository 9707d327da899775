"""Reading a line, from a person or from a script."""

import sys
from contextlib import suppress

from rich.console import Console
from rich.text import Text

from glueck.cli.screen import printable

with suppress(ImportError):  # arrow keys and history, where the system has them
    import readline  # noqa: F401


def ask(prompt: str, console: Console) -> str | None:
    """What was typed, or None at the end of input. A script's lines are shown after the prompt,
    so that a transcript can be read."""
    try:
        line = input(prompt)
    except EOFError:
        console.print()
        return None
    if not sys.stdin.isatty():
        console.print(Text(printable(line)))
    return line
