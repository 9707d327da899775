"""The language of the terminal: the requested one, otherwise that of the environment, otherwise
English. A process has one terminal, and so one language. Imports only the standard library: every
command begins here."""

import os
import re

from glueck.engine.clauses import LANGUAGES as LANGUAGES
from glueck.engine.clauses import ORIGINAL

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides (POSIX)

_spoken = ORIGINAL


def use(language: str) -> None:
    global _spoken
    if language not in LANGUAGES:
        raise ValueError(f"{language!r} is not one of {', '.join(LANGUAGES)}")
    _spoken = language


def spoken() -> str:
    return _spoken


def of_environment() -> str:
    """`pl` for `pl_PL.UTF-8`; English for C, and for languages without a translation."""
    locale = next((value for name in VARIABLES if (value := os.environ.get(name))), "")
    language = re.split(r"[_.@-]", locale)[0].lower()
    return language if language in LANGUAGES else ORIGINAL
