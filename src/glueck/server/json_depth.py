"""How deeply lists and objects of a JSON text are nested, found without parsing it as JSON."""

from __future__ import annotations

import re

from glueck.match.refusals import Refused

MOST_DEPTH = 64  # nested lists and objects; engine/save.py has 50 for a save file
STRING = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
ALIKE = bytes.maketrans(b"{}", b"[]")


def must_be_flat(body: bytes) -> None:
    """Checked before a recursive parser reads it. Pairs of brackets are removed from the inside to
    the outside, one level at a time, by code written in C."""
    brackets = STRING.sub(b"", body).translate(ALIKE, NO_BRACKETS)
    for _ in range(MOST_DEPTH):
        fewer = brackets.replace(b"[]", b"")
        if len(fewer) == len(brackets):
            break
        brackets = fewer
    if b"[]" in brackets or brackets.count(b"[") > MOST_DEPTH:
        raise Refused("invalid", f"body: lists and objects are more than {MOST_DEPTH} levels deep")
