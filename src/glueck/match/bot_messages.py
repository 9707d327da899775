"""The messages between a bot in any language and its host; docs/bot-protocol.md is generated from
them.

A message is a JSON object in one line: over standard input and output, or as one message of a
WebSocket. The bot begins with `ready`; then it gets `hello`, and `turn` for each of its turns.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

PROTOCOL = 1  # is raised when a bot of an older version would misread a message
MOST_ANSWER = 4096  # bytes of a line that a bot writes
MOST_TOLD = 2000  # entries of the log in one message
MOST_FAULTS = 3  # after so many, random actions replace a bot
Whole = Annotated[int, Meta(ge=0, le=2**53)]


class SaidByBot(msgspec.Struct, frozen=True, tag_field="t", kw_only=True):
    """By a bot. Fields that are not declared here are ignored."""


class Ready(SaidByBot, frozen=True, tag="ready"):
    """The first line of a bot: it has started. It writes nothing more until it is asked."""

    name: str = ""  # its name; at a table over the WebSocket others see it
    protocol: Whole = PROTOCOL  # the version it uses
    token: str | None = None  # over the WebSocket, to be the same player again; from `seated`


class Answer(SaidByBot, frozen=True, tag="answer"):
    """The action of the bot."""

    number: Whole  # of the turn
    action: str | int  # one of `legal`, or of `numbers`


class Told(msgspec.Struct, frozen=True, tag_field="t", kw_only=True):
    """To a bot."""


class Hello(Told, frozen=True, tag="hello"):
    """The game begins, or continues with a bot that was started or connected again."""

    protocol: int
    game: str
    rules: int  # the version of the game's rules
    seat: int  # the bot's own, from 0
    seats: int
    options: dict[str, Any]
    names: list[str]  # of all seats
    faults: int  # after so many, random actions are played for it
    seed: int | None = None  # for its random numbers: the same whenever an arena repeats a game


class Turn(Told, frozen=True, tag="turn"):
    """The bot is to act; nothing else is asked until it has answered."""

    number: int  # of moves made before; the answer repeats it
    view: dict[str, Any]  # what the seat sees, as the game declares it
    legal: list[str]  # the legal actions, in words
    numbers: list[int]  # … and as the engine's numbers, in the same order
    log: list[dict[str, Any]]  # since its last action, including it; at first everything
    limit: int | None  # ms for the answer; none: no clock is running


class Over(Told, frozen=True, tag="over"):
    """The game is over; nothing follows."""

    scores: list[int]  # by seat
    places: list[int]  # by seat, 1 is the best; equal seats share a place
    log: list[dict[str, Any]]  # since its last action


class BotSeated(Told, frozen=True, tag="seated"):
    """Only over the WebSocket: the answer to `ready`. The bot waits until the game begins."""

    seat: int
    name: str
    token: str | None = None  # for a new player: to come back after a lost connection


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
    """A line that is not a message of a bot."""


def decode_ready(line: bytes) -> Ready:
    return decoded(_ready, line)


def decode_answer(line: bytes) -> Answer:
    return decoded(_answer, line)


def decoded(decoder: msgspec.json.Decoder[Message], line: bytes) -> Message:
    try:
        return decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise NotSaid(f"{str(problem)[:200]}: {line[:100]!r}") from None


# What a program can do wrong. The consequences are always the same: the host plays a random legal
# action, the program is ended, and started again for its next turn.
FAULTS = {
    "start": "cannot be started, ends at once, or does not say `ready` in time",
    "crash": "ends before it has answered, by itself or by a signal",
    "late": "does not answer in time: is silent or slow, hangs, or does not read its input",
    "too_long": f"writes a line of more than {MOST_ANSWER:,} bytes, or no end of one",
    "no_answer": "writes a line that is no `answer`: no JSON, not UTF-8, or without its fields",
    "number": "answers for another turn; whatever it writes unasked, or twice, ends so",
    "illegal": "wants to do what is not legal now",
}
