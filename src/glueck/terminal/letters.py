"""Letters that any terminal can show, without control characters. Imports only the standard
library: every command begins here, also one that prints a single line."""

import codecs
import sys
import unicodedata

PLAIN_FOR = {
    "·": ".", "×": "x", "│": "|", "─": "-", "█": "#", "→": ">", "✓": "*", "–": "-", "—": "-",
    "−": "-", "…": "...", "▏": "|", "№": "No.", "\u00a0": " ", "\u202f": " ",
    "„": '"', "“": '"', "”": '"', "«": '"', "»": '"', "’": "'",
    "ü": "ue", "ö": "oe", "ä": "ae", "ß": "ss", "ł": "l",
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "yo", "ж": "zh", "з": "z",
    "и": "i", "й": "y", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r",
    "с": "s", "т": "t", "у": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh",
    "щ": "shch", "ъ": "'", "ы": "y", "ь": "'", "э": "e", "ю": "yu", "я": "ya",
}  # fmt: skip


def in_plain_letters(problem: UnicodeError) -> tuple[str, int]:
    """An error handler for encodings that lack our few special characters."""
    if not isinstance(problem, UnicodeEncodeError):
        return "?", getattr(problem, "end", 1)
    wrong = problem.object[problem.start : problem.end]
    return "".join(map(in_ascii, wrong)), problem.end


def in_ascii(letter: str) -> str:
    """The nearest letters: `l` for ł, `zh` for ж; capitals remain capitals."""
    small = letter.lower()
    # A letter with an accent becomes the plain letter.
    plain = PLAIN_FOR.get(small) or unicodedata.normalize("NFKD", small)[:1]
    return (plain if small == letter else plain.capitalize()) if plain.isascii() else "?"


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
    """Text from files and keyboards without control characters."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)
