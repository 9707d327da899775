"""A review as plain data: stored while it grows, and shown when it is complete."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import msgspec

from glueck.engine.save import digest, document
from glueck.engine.state import State
from glueck.review.compiled.kernels import DIGITS
from glueck.review.review import Judged, Moment, Review
from glueck.review.summary import summary

FORM = 2  # is raised when the same game gets other numbers
KEYS = {"review", "of", "simulations", "judged"}


def kept(review: Review) -> dict[str, Any]:
    """The moments reviewed so far, to be continued later."""
    return {
        "review": FORM,
        "of": digest(document(review.game)),
        "simulations": review.simulations,
        "judged": msgspec.to_builtins(review.judged, str_keys=True),
    }


def judged_in(whole: Any, game: State, simulations: int) -> Sequence[Judged]:
    """What was stored of this review; nothing if the game or the number of simulations differs."""
    if not isinstance(whole, dict) or not whole.keys() >= KEYS:
        return ()
    head = {"review": FORM, "of": digest(document(game)), "simulations": simulations}
    if any(whole[key] != value for key, value in head.items()):
        return ()
    try:
        return msgspec.convert(whole["judged"], list[Judged], str_keys=True)
    except msgspec.ValidationError:
        return ()


def told(review: Review) -> dict[str, Any]:
    """A complete review for showing: its moments and, for each seat, a summary."""
    moments = review.moments()
    return {
        "simulations": review.simulations,
        "given_up": review.given_up,
        "moments": [moment(one) for one in moments],
        "seats": [rounded(asdict(one)) for one in summary(moments)],
    }


def moment(one: Moment) -> dict[str, Any]:
    """Without empty fields, because there are hundreds of moments."""
    told = asdict(one) | {
        "options": msgspec.to_builtins([msgspec.structs.asdict(o) for o in one.options])
    }
    if not any(one.choice):
        del told["choice"]
    if not any(one.luck):
        del told["luck"]
    if not one.options:
        del told["options"]
    found: dict[str, Any] = rounded(told)
    return found


def rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, DIGITS) + 0.0
    if isinstance(value, dict):
        return {key: rounded(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [rounded(one) for one in value]
    return value
