"""What bots in any language and their host say to each other; docs/bot-protocol.md is made of this.

A message is an object of JSON in one line: over standard input and output, or one message of a
WebSocket. The bot begins with `ready`; then it is told `hello`, and asked by `turn`.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

PROTOCOL = 1  # goes up when a bot of an older version would misread a message
MOST_ANSWER = 4096  # bytes of a line that a bot writes
MOST_TOLD = 2000  # entries of the log in one message
MOST_FAULTS = 3  # after so many a bot is out for the rest of the game
Whole = Annotated[int, Meta(ge=0, le=2**53)]


class SaidByBot(msgspec.Struct, frozen=True, tag_field="t", kw_only=True):
    """By a bot. Fields that are not declared here are ignored."""


class Ready(SaidByBot, frozen=True, tag="ready"):
    """The first line of a bot: it is there, and says nothing more until it is asked."""

    name: str = ""  # what it is called; at a table over the WebSocket others read it
    protocol: Whole = PROTOCOL  # the version it speaks
    token: str | None = None  # over the WebSocket, of who is known: what `seated` has told


class Answer(SaidByBot, frozen=True, tag="answer"):
    """What the bot does."""

    number: Whole  # of the turn
    action: str | int  # one of `legal`, or of `numbers`


class Told(msgspec.Struct, frozen=True, tag_field="t", kw_only=True):
    """To a bot."""


class Hello(Told, frozen=True, tag="hello"):
    """The game begins, or goes on with a bot that was started or has connected anew."""

    protocol: int
    game: str
    rules: int  # the version of the game's rules
    seat: int  # the bot's own, from 0
    seats: int
    options: dict[str, Any]
    names: list[str]  # of all seats
    faults: int  # after so many it is out for the rest of the game
    seed: int | None = None  # for its own chance: in an arena's game always the same


class Turn(Told, frozen=True, tag="turn"):
    """The bot is to act; nothing else is asked until it has answered."""

    number: int  # of moves made before; the answer says it again
    view: dict[str, Any]  # what the seat sees, as the game declares it
    legal: list[str]  # what it may do, in words
    numbers: list[int]  # … and by the numbers of the engine, in the same order
    log: list[dict[str, Any]]  # since its last action, with that; at first all that happened
    limit: int | None  # ms for the answer; none: no clock runs


class Over(Told, frozen=True, tag="over"):
    """The game is over; nothing follows."""

    scores: list[int]  # by seat
    places: list[int]  # by seat, 1 is the best; equals share a place
    log: list[dict[str, Any]]  # since its last action


class BotSeated(Told, frozen=True, tag="seated"):
    """Only over the WebSocket: the answer to `ready`. The bot waits until the game begins."""

    seat: int
    name: str
    token: str | None = None  # of who is new: to come back with after a line was cut


class FaultTold(Told, frozen=True, tag="fault"):
    """Only over the WebSocket: what the bot sent was not done. It may answer again."""

    code: str  # as in docs/protocol.md
    text: str
    clause: str | None = None  # the rule that forbids it


FromBot = Ready | Answer
ToBot = Hello | Turn | Over | BotSeated | FaultTold
encode = msgspec.json.Encoder().encode
Message = TypeVar("Message")
_ready, _answer = msgspec.json.Decoder(Ready), msgspec.json.Decoder(Answer)


class NotSaid(ValueError):
    """A line that is none of the messages of a bot."""


def decode_ready(line: bytes) -> Ready:
    return decoded(_ready, line)


def decode_answer(line: bytes) -> Answer:
    return decoded(_answer, line)


def decoded(decoder: msgspec.json.Decoder[Message], line: bytes) -> Message:
    try:
        return decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise NotSaid(f"{str(problem)[:200]}: {line[:100]!r}") from None


# What a program can do wrong. Whatever it is, the same follows: the host plays one of the legal
# actions by chance, the program is ended, and started anew for its next turn.
FAULTS = {
    "start": "cannot be started, ends at once, or does not say `ready` in time",
    "crash": "ends before it has answered, by itself or by a signal",
    "late": "does not answer in time: is silent or slow, hangs, or does not read its input",
    "too_long": f"writes a line of more than {MOST_ANSWER:,} bytes, or no end of one",
    "no_answer": "writes a line that is no `answer`: no JSON, not UTF-8, or without its fields",
    "number": "answers for another turn; whatever it writes unasked, or twice, ends so",
    "illegal": "wants to do what is not legal now",
}
