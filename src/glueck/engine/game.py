"""What a game must provide, and how generic code (search, server) reaches it.

The rules are plain functions over one record, compiled when called. Generic code calls `legal`,
`apply`, … from here; the type of the record decides which game's rule that is, when the caller is
compiled.
"""

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from glueck.engine.actions import ActionSpace
from glueck.engine.bot_strength import BotStrength
from glueck.engine.clauses import Clauses
from glueck.engine.compile import jit
from glueck.engine.decode import Decode, decoder
from glueck.engine.errors import OptionError
from glueck.engine.kinds import Struct
from glueck.engine.planner import Planner
from glueck.engine.reasons import Reasons
from glueck.engine.record import HIDDEN, Array, Record
from glueck.engine.rng import pick
from glueck.engine.scratch import room, scratch
from glueck.engine.study import Study
from glueck.engine.view import Declaration

MOST_SEATS = 16  # of any game
NO_ROOM = room(("unused", "u1"))
PROJECTED = "projected"  # the last field of a view, if the game has one

if TYPE_CHECKING:
    from glueck.engine.state import State

Rule = Callable[..., Any]
Entry = dict[str, Any]


@dataclass(frozen=True)
class Option:
    """A table option: its name, its default, and its value as numbers for `setup`. Clients offer
    its `values`, or whole numbers from `least` to `most`; they must know any other form
    themselves."""

    name: str
    default: Any
    encode: Callable[[Any, int], Sequence[int]]  # (value, seats); ValueError says what is wrong
    about: str
    width: int = 1  # how many numbers
    values: tuple[Any, ...] | None = None
    least: int | None = None
    most: int | None = None
    # How a value becomes numbers, as data, for programs that are not written in Python: "seat" (the
    # seat counted from 1, or 0 for any other value), or a list of cards and the like.
    form: dict[str, Any] | None = None

    def numbers(self, value: Any, seats: int) -> Sequence[int]:
        try:
            return self.encode(value, seats)
        except ValueError as problem:
            raise OptionError(self.name, str(problem)) from None


def choice(name: str, default: Any, about: str, values: tuple[Any, ...]) -> Option:
    """One of a few values: the number is its index among them."""

    def encode(value: Any, seats: int) -> Sequence[int]:
        for number, one in enumerate(values):
            if value == one and type(value) is type(one):
                return [number]
        raise ValueError(f"{value!r} is not one of {', '.join(map(repr, values))}")

    return Option(name, default, encode, about, values=values)


def whole_number(name: str, default: int, about: str, least: int, most: int) -> Option:
    def encode(value: Any, seats: int) -> Sequence[int]:
        if type(value) is not int or not least <= value <= most:
            raise ValueError(f"{value!r} is not a whole number from {least} to {most}")
        return [value]

    return Option(name, default, encode, about, least=least, most=most)


@dataclass(frozen=True)
class CardWords:
    """A verb, a space and cards joined by `-`, as numbers: their indices here; -1 is the joker."""

    verbs: tuple[str, ...]
    cards: tuple[str, ...]
    joker: str


@jit
def all_legal(s: Any, moves: Any, room: Any) -> Any:
    return legal(s, moves)


@jit
def choose_any(s: Any, moves: Any, n: Any, x: Any, room: Any) -> Any:
    return pick(x, n)


@jit
def single_stage(s: Any) -> int:
    return 0


@jit
def never_deals_again(s: Any) -> bool:
    return False


@jit
def plans_nothing(s: Any, wish: Any, answer: Any, room: Any) -> int:
    return 0


@jit
def no_numbers(s: Any, numbers: Any) -> None:
    pass


@jit
def never_unfit(s: Any, verb: Any, cards: Any, n: Any) -> int:
    return 0


@jit
def weigh_nothing(
    s: Any,
    before: Any,
    after: Any,
    entries: Any,
    actions: Any,
    certain: Any,
    count: Any,
    seat: Any,
    r: Any,
) -> None:
    pass


@jit
def evaluate_by_score(s: Any, worth: Any, room: Any) -> None:
    points = scratch(np.int64, MOST_SEATS)
    score(s, points)
    worth[:] = points[: worth.size]


@dataclass(frozen=True, eq=False)
class Game:
    """Rules over one record: everything needed to play, store, show and search a game."""

    id: str
    package: str  # of its parts: `__name__` of the module that defines it
    title: str
    version: int  # of the rules: raised when an old save would play differently
    seats: range
    state: Record
    actions: ActionSpace
    clauses: Clauses
    most_legal: int  # the largest possible number of legal actions

    # Compiled, over a record `s`:
    setup: Rule  # (s, options)       deal the opening position; seats and key are set
    legal: Rule  # (s, moves) -> n    list what s.seat may do, ascending; 0: the game is over
    why_not: Rule  # (s, action)      0, or the number of the clause that forbids it
    apply: Rule  # (s, action)        do it; only ever called with a legal action
    score: Rule  # (s, points)        count, per seat, as people count
    rank: Rule  # (s, places)         1 for who leads, per seat; equals share a place
    redeal: Rule  # (s, seat)         s is what `seat` sees: deal what it cannot know
    remember: Rule  # (s, v, seat)    give back to the blanked copy `v` what `seat` remembers
    sound: Rule  # (s) -> clause      0, or a clause that this position breaks

    # What the rules give out: declared, and filled by compiled code. `s` is blank where the viewer
    # may not look, and readers of a log see exactly what `tell` writes.
    view: Declaration
    show: Rule  # (s, viewer, v)      fill the view of a seat (NOBODY: a spectator)
    entry: Declaration  # what became public by an action, and the points it brought
    tell: Rule  # (before, action, counted, after, e)   fill it; `counted`: see below

    # Also compiled: how a good player judges. Without them all actions count as equal. Only called
    # with positions that a seat may imagine: nothing in them is a secret. `room` is their working
    # memory: what they remember in it saves time and changes no decision.
    consider: Rule = all_legal  # (s, moves, room) -> n     legal actions worth a thought
    choose: Rule = choose_any  # (s, moves, n, x, room) -> k   which of n a quick player takes
    evaluate: Rule = evaluate_by_score  # (s, worth, room)   what each will have in the end
    room: np.dtype[Any] = NO_ROOM
    stage: Rule = single_stage  # (s) -> number         search looks no further than this
    spread: float = 1.0  # of `worth`: a lead that probably wins
    # By the number of seats, so that the step between two levels is the same at every table.
    bot_strength: Mapping[int, BotStrength] = field(default_factory=dict)

    # Also compiled: the fewest actions for what a player wishes, if the game has a `planner`.
    plan: Rule = (
        plans_nothing  # (s, wish, answer, room) -> clause   fill the answer, which is empty
    )
    planner: Planner | None = None

    # For a game that counts points and deals again in one action: this stops after the counting, so
    # that everything counted is still open in the `counted` of `tell`.
    stop_at_counting: Rule = never_deals_again  # (s) -> bool

    # Words that depend on the position (`knock 7-8`); by default they do not.
    say: Callable[[Array, int], str] | None = None
    hear: Callable[[Array, str], int] | None = None
    # The same as data, for programs that are not written in Python: `{0-1}` is replaced by the
    # first number of `word_numbers`, less one.
    template: Callable[[int], str] | None = None
    word_numbers: Rule = no_numbers  # (s, numbers)   compiled
    # Words of cards that are no action at all: (s, verb, cards, n) -> the clause that says why,
    # compiled; `card_words` says how the words become these numbers.
    unfit: Rule = never_unfit
    card_words: CardWords | None = None
    options: tuple[Option, ...] = ()

    # Reasons for a turn, for hints; without them, a hint is only the turn. Found in the views
    # before and after it, and in the log entries of its actions, the `certain` ones first; one more
    # action may reveal something hidden, or end the turn: its entry has only what is certain in
    # advance.
    reasons: Reasons | None = None
    weigh: Rule = weigh_nothing  # (s, before, after, entries, actions, certain, count, seat, r)
    words: dict[str, Any] = field(default_factory=dict)  # names of things, for clients
    studies: tuple[Study, ...] = ()  # what `glueck stats` counts victories by

    def __post_init__(self) -> None:
        if not re.fullmatch(r"[a-z0-9_-]+", self.id):
            raise ValueError(f"{self.id!r}: an id is one word of small letters (files carry it)")
        other = RULES.get(self.state.dtype, self)
        if other.id != self.id:
            raise ValueError(
                f"{self.id}: its record is that of {other.id}, which has its own rules"
            )
        RULES[self.state.dtype] = self

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    @property
    def folder(self) -> Path:
        """The folder of the game's own files."""
        return Path(str(sys.modules[self.package].__file__)).parent

    def strength(self, seats: int) -> BotStrength:
        """The strength of bots at a table with so many seats."""
        return self.bot_strength.get(seats, BotStrength())

    def new_room(self) -> Array:
        """Working memory for `consider`, `choose` and `evaluate`; for one thread at a time."""
        return np.zeros(1, self.room)

    def text(self, states: Array, action: int) -> str:
        """The words of an action in a position."""
        return self.say(states, action) if self.say else self.actions.text(action)

    def texts(self, states: Array, actions: list[int]) -> list[str]:
        if self.say is None:
            return self.actions.texts(actions)
        return [self.say(states, action) for action in actions]

    def parse(self, states: Array, text: str) -> int:
        """The action that words mean in a position."""
        return self.hear(states, text) if self.hear else self.actions.parse(text)

    def read_view(self, raw: bytes | memoryview) -> dict[str, Any]:
        """A view as a dict, without the projection behind it."""
        view: dict[str, Any] = self._read_view(raw)
        return view

    def read_projected(self, raw: bytes | memoryview) -> dict[str, Any]:
        """The scores if the game ended now, taken from a view."""
        projected: dict[str, Any] = self._read_projected(raw)
        return projected

    @cached_property
    def _read_view(self) -> Decode:
        return decoder(Struct(tuple(one for one in self.view.kind.fields if one.name != PROJECTED)))

    @cached_property
    def _read_projected(self) -> Decode:
        last = self.view.kind.fields[-1]
        if last.name != PROJECTED or not isinstance(last.kind, Struct):
            return lambda raw: {}
        start, decode = self.view.size - last.kind.size, decoder(last.kind)
        return lambda raw: decode(raw[start:])

    def new(self, seats: int = 2, seed: int | str | None = None, **options: Any) -> "State":
        """A new game; a seed determines everything random (none: a fresh one)."""
        from glueck.engine.state import State  # states know their game, so the import is late

        return State.new(self, seats, seed, options)

    def from_bytes(self, raw: bytes) -> "State":
        """The position `State.to_bytes` wrote, without its past."""
        from glueck.engine.state import from_bytes

        return from_bytes(self, raw)

    def from_notation(self, text: str) -> "State":
        """The position `State.notation(open=True)` wrote, without its past."""
        from glueck.engine import notation

        return self.from_bytes(notation.read(self, text))

    @property
    def observation_names(self) -> list[str]:
        """The names of the numbers of an observation."""
        return [leaf.path for leaf in self.state.leaves() if leaf.seen_by != HIDDEN]

    def check_options(self, seats: int, given: dict[str, Any]) -> dict[str, Any]:
        """All options with their values; an unknown or wrong one is refused, with its name."""
        if type(seats) is not int or seats not in self.seats:
            raise OptionError(
                "seats", f"{seats!r}; {self.id} is for {self.seats[0]} to {self.seats[-1]} players"
            )
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                have = ", ".join(known) or "none"
                raise OptionError(name, f"{self.id} has no such option (it has: {have})")
        return {name: deepcopy(given.get(name, option.default)) for name, option in known.items()}

    def option_numbers(self, seats: int, values: dict[str, Any]) -> Array:
        numbers = [n for o in self.options for n in o.numbers(values[o.name], seats)]
        return np.array(numbers, np.int64)


RULES: dict[np.dtype[Any], Game] = {}  # by the record of their positions
GENERIC: dict[str, Rule] = {}  # the rules that every game has, by name


def generic(name: str) -> Rule:
    """A rule picked by the type of its record; compiled callers pick at compile time."""

    def rule(s: Any, *args: Any) -> Any:
        return getattr(RULES[s.dtype], name)(s, *args)

    GENERIC[name] = rule
    return rule


setup, legal, why_not, apply = map(generic, ("setup", "legal", "why_not", "apply"))
score, rank, redeal, remember = map(generic, ("score", "rank", "redeal", "remember"))
sound, consider, choose, evaluate = map(generic, ("sound", "consider", "choose", "evaluate"))
stage, show, tell = map(generic, ("stage", "show", "tell"))
stop_at_counting, word_numbers = map(generic, ("stop_at_counting", "word_numbers"))
plan = generic("plan")
weigh, unfit = map(generic, ("weigh", "unfit"))
