"""What a viewer may ask of a table. Checked for form here, for sense by the match."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

MOST_TEXT = 500
MOST_ACTION = 200
MOST_ACTIONS = 500
MOST_WISHES = 256
MOST_NUMBER = 2**53  # what is exact in JSON everywhere
Number = Annotated[int, Meta(ge=0, le=MOST_NUMBER)]
Short = Annotated[str, Meta(max_length=100)]


class Command(
    msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True
):
    """`id` comes back with the answer, and names the command: what somebody sends again with the
    same `id` and the same words is not done again, and is answered as it was the first time. `at`
    is the number of moves the sender has seen: nothing is done to a table that has moved on."""

    id: Annotated[int, Meta(ge=-MOST_NUMBER, le=MOST_NUMBER)] | Short = 0


class Join(Command, frozen=True, tag="join"):
    """Sit down, on a certain open seat or on the first; who was invited, on the seat kept for
    them."""

    seat: int | None = None


class Leave(Command, frozen=True, tag="leave"):
    """Stand up before the game has begun."""


class Decline(Command, frozen=True, tag="decline"):
    """Give up the seat that is kept for me."""


class Release(Command, frozen=True, tag="release"):
    """Keep a seat no longer: open it to everybody, or give it to a bot of that level."""

    seat: int
    level: str | None = None


class Start(Command, frozen=True, tag="start"):
    """Open seats are taken by bots of that level, if one is given."""

    fill: str | None = None


class Play(Command, frozen=True, tag="play"):
    """Do something, in the game's own words."""

    action: str
    at: Number


class Undo(Command, frozen=True, tag="undo"):
    """Take back the last action, or all of this turn."""

    at: Number
    all: bool = False


class Resign(Command, frozen=True, tag="resign"):
    """Give up. A bot plays on, unless only one other is left, who has won."""


class TakeOver(Command, frozen=True, tag="take_over"):
    """Let a bot play for somebody who has not moved for long."""

    seat: int


class Return(Command, frozen=True, tag="return"):
    """Play on where a bot has played for me."""


class Chat(Command, frozen=True, tag="chat"):
    """Say something to all who look."""

    text: str


class Rename(Command, frozen=True, tag="rename"):
    """Give the table a title."""

    title: str


class Close(Command, frozen=True, tag="close"):
    """Call off a table that has not begun, or that nobody plays on."""


class Why(Command, frozen=True, tag="why"):
    """Why I cannot do these now; only about my own seat."""

    actions: tuple[str, ...]


class AskHint(Command, frozen=True, tag="hint"):
    """What a strong player would do in my place, from what I see. Answered within a few seconds,
    and other commands meanwhile; by `error` with the code `stale` if the game goes on before."""

    at: Number


class AskPlan(Command, frozen=True, tag="plan"):
    """The cheapest way to what I wish for in my turn, based on what I see; with an empty wish, to
    as much as possible. What the numbers mean is up to the game."""

    at: Number
    wish: Annotated[tuple[Number, ...], Meta(max_length=MOST_WISHES)] = ()


class Ping(Command, frozen=True, tag="ping"):
    """Answered by `pong`."""


Change = (
    Join
    | Leave
    | Decline
    | Release
    | Start
    | Play
    | Undo
    | Resign
    | TakeOver
    | Return
    | Chat
    | Rename
    | Close
)
Question = Why | AskHint | AskPlan | Ping  # these change nothing, and come over the WebSocket only
AnyCommand = Change | Question
_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


class Asker(NamedTuple):
    """Who sent a command."""

    player: str
    name: str
    host: bool = False  # of this server


class BotPlay(NamedTuple):
    """What a bot wants to do; no viewer can send this. `at` is the number of moves it has seen."""

    seat: int
    action: int
    at: int


encode = msgspec.json.Encoder().encode


def decode(raw: bytes) -> AnyCommand:
    return _decoder.decode(raw)
