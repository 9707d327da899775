"""Letters that any terminal can show, and none that could steer it. Needs nothing but Python: every
command begins here, also one that prints a single line."""

import codecs
import sys

PLAIN_FOR = {
    "·": ".", "×": "x", "│": "|", "─": "-", "█": "#", "→": ">", "✓": "*", "–": "-", "…": "...",
    "▏": "|", "ü": "ue", "ö": "oe", "ä": "ae",
}  # fmt: skip


def in_plain_letters(problem: UnicodeError) -> tuple[str, int]:
    """An error handler for encodings that lack our few special characters."""
    if not isinstance(problem, UnicodeEncodeError):
        return "?", getattr(problem, "end", 1)
    wrong = problem.object[problem.start : problem.end]
    return "".join(PLAIN_FOR.get(letter, "?") for letter in wrong), problem.end


def forgive_encodings() -> None:
    """Neither an ASCII terminal nor stray bytes on stdin may end a game."""
    codecs.register_error("glueck.plain", in_plain_letters)
    for stream, errors in (
        (sys.stdout, "glueck.plain"),
        (sys.stderr, "glueck.plain"),
        (sys.stdin, "replace"),
    ):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors=errors)


def printable(text: str) -> str:
    """Text from files and keyboards without what could steer a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)
