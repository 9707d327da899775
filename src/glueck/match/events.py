"""The events of a table, in their order. Stored as JSON, never changed.

New fields need a default, so that older events can still be read.
"""

from __future__ import annotations

from typing import Any, get_args

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="what", omit_defaults=True, kw_only=True):
    """Something that happened; the store keeps its time beside it."""

    mark: str = ""  # of the command whose last event this is; not sent to viewers


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: a person's, a bot's, kept for somebody who was invited, or open."""

    player: str | None = None
    name: str = ""  # of the player, or of the invited person
    level: str | None = None  # of a bot
    invited: str | None = None  # the player it is kept for, until they sit down
    declined: str = ""  # the name of the invited person, who declined

    @property
    def open(self) -> bool:
        return self.player is None and self.level is None and self.invited is None


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """Time for the whole game and an increment a turn, or for each turn; in seconds."""

    game: int | None = None
    increment: int = 0
    turn: int | None = None


class SameDeal(msgspec.Struct, frozen=True):
    """A deal that others play, too, each at their own table."""

    code: str
    until: int  # the deal is open until then; before that, nothing hidden is shown


class Opened(Event, frozen=True, tag="opened"):
    game: str
    rules: int  # the version of the rules, kept to the end of the match
    by: str  # the player who opened it
    chairs: tuple[Chair, ...]
    seed: str  # hexadecimal; nobody sees it before the end
    salt: str
    options: dict[str, Any] = {}
    title: str = ""
    clock: Clock | None = None
    public: bool = False
    spectators: bool = True
    hints: bool = False  # whether players here may ask for hints
    past: tuple[str, ...] = ()  # actions of a save file that it continues; then the seed is known
    imported: bool = False
    after: str | None = None  # the table it is a rematch of
    goes_on_from: str | None = None  # the finished table whose game is continued here
    rated: bool = False  # whether the result changes the ratings of all who play here
    deal: SameDeal | None = None


class SatDown(Event, frozen=True, tag="sat_down"):
    seat: int
    player: str
    name: str


class StoodUp(Event, frozen=True, tag="stood_up"):
    seat: int


class Declined(Event, frozen=True, tag="declined"):
    """The player for whom the seat was kept does not want it."""

    seat: int


class Withdrawn(Event, frozen=True, tag="withdrawn"):
    """The seat is no longer kept for anybody: everybody may take it."""

    seat: int


class Seated(Event, frozen=True, tag="seated"):
    """A bot sits down on an open seat."""

    seat: int
    level: str


class Began(Event, frozen=True, tag="began"):
    pass


class Played(Event, frozen=True, tag="played"):
    seat: int
    action: str


class TookBack(Event, frozen=True, tag="took_back"):
    seat: int
    count: int = 1


class TookOver(Event, frozen=True, tag="took_over"):
    """A bot plays for a person."""

    seat: int
    level: str
    why: str  # "time", "absent" or "gave_up"


class CameBack(Event, frozen=True, tag="came_back"):
    seat: int


class GaveUp(Event, frozen=True, tag="gave_up"):
    seat: int


class Said(Event, frozen=True, tag="said"):
    player: str
    name: str
    text: str
    seat: int | None = None


class Renamed(Event, frozen=True, tag="renamed"):
    title: str


class Closed(Event, frozen=True, tag="closed"):
    """The table was closed although the game is not over."""


class Rematch(Event, frozen=True, tag="rematch"):
    """The game is over, and somebody offers another one at a new table."""

    table: str
    player: str
    name: str


AnyEvent = (
    Opened
    | SatDown
    | StoodUp
    | Declined
    | Withdrawn
    | Seated
    | Began
    | Played
    | TookBack
    | TookOver
    | CameBack
    | GaveUp
    | Said
    | Renamed
    | Closed
    | Rematch
)
TAG: dict[type[Event], str] = {kind: kind.__struct_config__.tag for kind in get_args(AnyEvent)}
QUIET = (Played, TookBack, Said)  # these do not change the table itself, unless the game ends
encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def decode(body: bytes) -> AnyEvent:
    return _decoder.decode(body)
