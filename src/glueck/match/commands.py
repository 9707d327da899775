"""The commands that a viewer may send to a table. Their form is checked here, their meaning by the
match."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

MOST_TEXT = 500
MOST_ACTION = 200
MOST_ACTIONS = 500
MOST_WISHES = 256
MOST_NUMBER = 2**53  # a whole number that is exact in JSON everywhere
Number = Annotated[int, Meta(ge=0, le=MOST_NUMBER)]
Short = Annotated[str, Meta(max_length=100)]


class Command(
    msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True
):
    """The answer repeats `id`, which identifies the command: if it is sent again with the same `id`
    and the same content, it is not done again, and gets the same answer as the first time. `at` is
    the number of moves the sender has seen: if the table has moved on, nothing is done."""

    id: Annotated[int, Meta(ge=-MOST_NUMBER, le=MOST_NUMBER)] | Short = 0


class Join(Command, frozen=True, tag="join"):
    """Sit down on a given open seat or on the first one; somebody who was invited, on the seat kept
    for them."""

    seat: int | None = None


class Leave(Command, frozen=True, tag="leave"):
    """Stand up before the game has begun."""


class Decline(Command, frozen=True, tag="decline"):
    """Give up the seat that is kept for me."""


class Release(Command, frozen=True, tag="release"):
    """Stop keeping a seat: open it to everybody, or give it to a bot of that level."""

    seat: int
    level: str | None = None


class Start(Command, frozen=True, tag="start"):
    """Start the game. Bots of that level take the open seats, if a level is given."""

    fill: str | None = None


class Play(Command, frozen=True, tag="play"):
    """Play an action, in the game's own words."""

    action: str
    at: Number


class Undo(Command, frozen=True, tag="undo"):
    """Undo the last action, or all actions of this turn."""

    at: Number
    all: bool = False


class Resign(Command, frozen=True, tag="resign"):
    """Give up. A bot plays on, unless only one other is left, who has won."""


class TakeOver(Command, frozen=True, tag="take_over"):
    """Let a bot play for somebody who has not moved for a long time."""

    seat: int


class Return(Command, frozen=True, tag="return"):
    """Play again myself, after a bot has played for me."""


class Chat(Command, frozen=True, tag="chat"):
    """Say something to everybody at the table."""

    text: str


class Rename(Command, frozen=True, tag="rename"):
    """Give the table a title."""

    title: str


class Close(Command, frozen=True, tag="close"):
    """Call off a table whose game has not begun, or is no longer being played."""


class Why(Command, frozen=True, tag="why"):
    """Ask why these actions are not possible now; only about my own seat."""

    actions: tuple[str, ...]


class AskHint(Command, frozen=True, tag="hint"):
    """Ask what a strong player would do in my place, from what I see. Answered within a few
    seconds; other commands are answered meanwhile. If the game goes on before, the answer is
    `error` with the code `stale`."""

    at: Number


class AskPlan(Command, frozen=True, tag="plan"):
    """Ask for the fewest actions that reach what I wish for in my turn, based on what I see; an
    empty wish means as much as possible. The game defines what the numbers mean."""

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
