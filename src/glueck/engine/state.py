"""`State`: a game in progress, the object that Python programs use.

It has the position (one record), where it began and the actions since. Everything it gives to a
viewer goes through `seen`: a copy blanked by the record's visibility columns, to which the game
adds only what that seat remembers.
"""

from __future__ import annotations

import functools
import operator
import secrets
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from operator import itemgetter
from typing import Any, NamedTuple, NoReturn, TypeVar, cast

import numpy as np

from glueck.engine import ask_planner, kernel, notation
from glueck.engine.errors import (
    IllegalAction,
    NothingToUndo,
    OptionError,
    PositionError,
    UnknownGame,
)
from glueck.engine.game import Entry, Game
from glueck.engine.log import Line
from glueck.engine.precompile import PLANNER, prepare
from glueck.engine.record import HIDDEN, NOBODY, STAMP, Array
from glueck.engine.registry import BY_ID as BY_ID  # also imported from here
from glueck.engine.rng import KEY_WORDS, key_of
from glueck.engine.shared_list import SharedList
from glueck.engine.view_changes import room_for_runs

SEED_BITS = 32 * KEY_WORDS
NO_ROOM = room_for_runs(0)
# Machine code by game, if it exists: called so often that passing arguments on would be slow.
SHOW: Callable[..., int] = cast(Any, kernel.show)
SHOWS: dict[Any, Callable[..., int]] = cast(Any, kernel.show).native
T = TypeVar("T")
Played = tuple[int, str]  # an action by number and in words; a NamedTuple takes longer to make


class Reason(NamedTuple):
    """Why an action is refused: the clause and what it says."""

    clause: str
    text: str


class State:
    """A position with its past. `play` changes it in place; `copy` first if you want both."""

    # The position is the bytes of `_raw`; `_now` is the same memory, in the form for kernels.
    __slots__ = ("_now", "_origin", "_past", "_raw", "game", "options", "players", "seed")

    def __init__(
        self,
        game: Game,
        origin: bytes,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.seed = seed  # None: a position without a past, which cannot be saved as a game
        self.options = deepcopy(options or {})
        self.players: list[str] = []
        self._origin = origin
        self._past: SharedList[Played] = SharedList()
        self._raw, self._now = position(game, origin)

    @classmethod
    def new(cls, game: Game, seats: int, seed: int | str | None, options: dict[str, Any]) -> State:
        values = game.check_options(seats, options)
        numbers = game.option_numbers(seats, values)
        number = secrets.randbits(SEED_BITS) if seed is None else seed_number(seed)
        prepare(game)
        states = game.state.new()
        kernel.start(states, 0, seats, key_of(number), numbers)
        return cls(game, states.tobytes(), seed=number, options=values)

    # -- the position ------------------------------------------------------------------

    @property
    def array(self) -> Array:
        """The position itself, as an array of one record: for kernels. Not a copy."""
        return self._now

    @property
    def seat(self) -> int:
        """The seat to act."""
        return self._raw[self.game.state.places.seat]

    @property
    def seats(self) -> int:
        return self._raw[self.game.state.places.seats]

    @property
    def over(self) -> bool:
        return self._raw[self.game.state.places.over] != 0

    @property
    def scores(self) -> list[int]:
        """Points so far, per seat."""
        points = np.zeros(self.seats, np.int64)
        kernel.score(self._now, 0, points)
        return points.tolist()

    @property
    def places(self) -> list[int]:
        """The place of each seat, from 1; equal seats share a place."""
        places = np.zeros(self.seats, np.int64)
        kernel.rank(self._now, 0, places)
        return places.tolist()

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game is on."""
        return [s for s, place in enumerate(self.places) if place == 1] if self.over else []

    # -- actions -----------------------------------------------------------------------

    def moves(self, seat: int | None = None) -> Array:
        """The legal actions as numbers, ascending; of `seat` only, if one is given."""
        if seat is not None and self._seat(seat) != self.seat:
            return np.empty(0, np.int16)
        out = np.empty(self.game.most_legal, np.int16)
        return out[: kernel.moves(self._now, 0, out)]

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal actions in words."""
        return self.game.texts(self._now, self.moves(seat).tolist())

    def mask(self, seat: int | None = None) -> Array:
        """The legal actions as an array of bools, one for each action there is."""
        mask = np.zeros(len(self.game.actions), bool)
        mask[self.moves(seat)] = True
        return mask

    def why_not(self, action: str | int, seat: int | None = None) -> Reason | None:
        """None if the action is legal (for `seat`), else the clause that forbids it."""
        clauses = self.game.clauses
        if seat is not None and self._seat(seat) != self.seat and not self.over:
            # Before the words are read: their meaning may depend on the hand of the seat to act.
            return Reason(clauses.waiting, clauses.text(clauses.waiting))
        try:
            number = self._number(action)
        except IllegalAction as problem:  # words without a meaning here, with the reason
            return Reason(problem.clause, problem.reason)
        code = kernel.refusal(self._now, 0, number)
        if code == 0:
            return None
        clause = clauses.name(code)
        return Reason(clause, clauses.text(clause))

    def play(self, action: str | int, seat: int | None = None) -> None:
        """Play it, or raise IllegalAction and change nothing."""
        if seat is not None and self._seat(seat) != self.seat:
            self._refuse(action, seat)
        number = self._number(action)
        words = self.game.text(self._now, number)
        self._must_be_legal(kernel.play(self._now, 0, number), words)
        self._past.append((number, words))

    def after(self, action: str | int, seat: int | None = None) -> tuple[State, Line]:
        """The game after an action, and the line of the log about it; this one does not change. Or
        IllegalAction."""
        if seat is not None and self._seat(seat) != self.seat:
            self._refuse(action, seat)
        number = self._number(action)
        words, next = self.game.text(self._now, number), self._twin()
        line = next._play_and_tell(number, words)
        next._past.append((number, words))
        return next, line

    def _play_and_tell(self, number: int, words: str) -> Line:
        """Play without recording it; returns the line of the log about it."""
        game, seat = self.game, self.seat
        _, kept = position(game, bytes(2 * len(self._raw)))
        self._must_be_legal(kernel.play_keeping(self._now, kept, number), words)
        told, entry = game.entry.new()
        kernel.tell(kept, self._now, number, entry)
        public = game.entry.decode(told)
        return Line(len(self._past), seat, words, game.actions.cover(number, words), public)

    def _must_be_legal(self, clause: int, words: str) -> None:
        if clause:
            name = self.game.clauses.name(clause)
            raise IllegalAction(words, name, self.game.clauses.text(name))

    def _refuse(self, action: str | int, seat: int) -> NoReturn:
        """It is not this seat's turn."""
        reason = self.why_not(action, seat)
        assert reason is not None
        raise IllegalAction(str(action), *reason)

    def undo(self) -> str:
        """Undo the last action, if the rules allow it; returns its words."""
        if not self.undoable:
            raise NothingToUndo("nothing of this turn can be taken back")
        _, words = self._past.last
        self._past = self._past.first(len(self._past) - 1)
        self._play_again()
        return words

    def _play_again(self) -> None:
        """Replays all current actions from where the game began."""
        self._raw, self._now = position(self.game, self._origin)
        kernel.play_all(self._now, 0, np.array(self._numbers, np.int16))

    def at(self, number: int) -> State:
        """This game as it was after so many actions."""
        if type(number) is not int or number not in range(len(self._past) + 1):
            raise OptionError("number", f"{number!r}; {len(self._past)} actions were played")
        twin = self.copy()
        twin._past = twin._past.first(number)
        twin._play_again()
        return twin

    @property
    def undoable(self) -> int:
        """How many of the last actions may be undone now."""
        return min(self._raw[self.game.state.places.undoable], len(self._past))

    @property
    def played(self) -> int:
        """How many actions were played so far."""
        return len(self._past)

    @property
    def actions(self) -> list[str]:
        """What was played so far, in words. Contains secrets: use `log` for viewers."""
        return [words for _, words in self._past]

    @property
    def _numbers(self) -> list[int]:
        return [number for number, _ in self._past]

    def _number(self, action: str | int) -> int:
        if isinstance(action, str):
            return self.game.parse(self._now, action)
        number = whole_number(action)
        if number is None or number not in range(len(self.game.actions)):
            raise OptionError("action", f"{action!r} is no number below {len(self.game.actions)}")
        return number

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return NOBODY
        if type(seat) is not int or not 0 <= seat < self._raw[self.game.state.places.seats]:
            raise OptionError("seat", f"{seat!r}; this game has seats 0 to {self.seats - 1}")
        return seat

    # -- what viewers see --------------------------------------------------------------

    def seen(self, seat: int | None = None) -> Array:
        """The position as `seat` may know it (None: a spectator); unknown is 0."""
        viewer = self._seat(seat)
        seen = self.game.state.new()
        kernel.seen(self._now, self.game.state.masks(viewer), viewer, seen)
        return seen

    def view_bytes(self, seat: int | None = None) -> bytes:
        """What `seat` may see, as the record that the game declares (`game.view`)."""
        return self._read_view(seat, bytes)

    def _read_view(self, seat: int | None, read: Callable[[memoryview], T]) -> T:
        """The result of `read` for the view of a seat, in memory that is reused afterwards."""
        viewer, now, game = self._seat(seat), self._now, self.game
        kind, spare = game.state, game.view.spare[viewer]
        try:
            ready = spare.pop()
        except IndexError:
            ready = (*game.view.new(), kind.new(), kind.masks(viewer))
        raw, view, room, masks = ready
        SHOWS.get(now.dtype, SHOW)(now, masks, viewer, room, view, view, NO_ROOM)
        value = read(raw)
        spare.append(ready)
        return value

    def view_after(self, seat: int | None, before: Array | None) -> tuple[Array, memoryview]:
        """The view of `seat`, to pass in next time, and the runs of bytes (`view_changes`) that
        turn the view `before`, or an empty one, into it."""
        viewer, game = self._seat(seat), self.game
        old = game.view.empty if before is None else before
        _, view = game.view.new()
        runs, now, kind = room_for_runs(game.view.size), self._now, game.state
        room, show = kind.borrow(), SHOWS.get(now.dtype, SHOW)
        size = show(now, kind.masks(viewer), viewer, room, old, view, runs)
        kind.spare.append(room)
        return view, runs.data[:size]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What `seat` may see, ready for JSON; None is a spectator."""
        view = self._read_view(seat, self.game.read_view)
        acting = seat == self.seat and not self.over
        view["legal"] = self.legal() if acting else []
        view["undoable"] = self._raw[self.game.state.places.undoable] if acting else 0
        if "options" not in view:
            view["options"] = deepcopy(self.options)
        return view

    def observation(self, seat: int | None = None) -> Array:
        """What `seat` may know as numbers, always the same count; `game.observation_names` names
        them."""
        pick, dtype = observed(self.game)
        return np.array(pick(self.game.state.numbers(self.seen(seat))), dtype)

    def log(self, seat: int | None = None, since: int = 0) -> list[Entry]:
        """What happened, as far as `seat` may know: one entry for each action."""
        return list(self._log(self._seat(seat), since))

    def _log(self, viewer: int, since: int) -> Iterator[Entry]:
        replayed = self.at(0)
        for number, words in self._past:
            if len(replayed._past) < since:
                kernel.play(replayed._now, 0, number)
            else:
                yield replayed._play_and_tell(number, words).told_to(viewer)
            replayed._past.append((number, words))

    def points(self) -> list[Entry]:
        """Where every point came from, in the order it was won or lost."""
        log = self._log(NOBODY, 0)
        return [{"number": e["number"], **point} for e in log for point in e["points"]]

    def projected(self) -> dict[str, Any]:
        """The scores if the shift, and the game, ended now. Public knowledge."""
        return self._read_view(None, self.game.read_projected)

    def plan(self, wish: Sequence[int] = ()) -> dict[str, Any]:
        """The fewest actions with which the seat to act reaches its wish, based on what it sees;
        without a wish, the most points. Not every game has a planner."""
        ask_planner.check_wish(self.game, wish)
        prepare(self.game, PLANNER)
        return ask_planner.plan(self.game, self.seen(self.seat), wish)

    def redeal(self, seat: int | None, seed: int | str | None = None) -> State:
        """A position that agrees with this one in everything `seat` knows, and is random
        otherwise."""
        number = secrets.randbits(SEED_BITS) if seed is None else seed_number(seed)
        states = self.seen(seat)  # and nothing else, so hidden information cannot matter
        kernel.redeal(states, 0, self._seat(seat), key_of(number))
        return State(self.game, states.tobytes(), options=self.options)

    # -- copies and forms --------------------------------------------------------------

    def copy(self) -> State:
        twin = self._twin()
        twin.options, twin.players = deepcopy(self.options), self.players.copy()
        twin._past = self._past.copy()
        return twin

    def _twin(self) -> State:
        """A copy that shares what playing does not change."""
        twin = State.__new__(State)
        twin.game, twin.seed = self.game, self.seed
        twin.options, twin.players = self.options, self.players
        twin._origin, twin._past = self._origin, self._past.first(len(self._past))
        twin._raw, twin._now = position(self.game, self._raw)
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def to_bytes(self) -> bytes:
        """The position (without its past): equal positions have equal bytes."""
        return bytes(self._raw)

    def notation(self, seat: int | None = None, *, open: bool = False) -> str:
        """The position in one line, as `seat` may know it; `open` shows everything."""
        return notation.write(self.game, self._now if open else self.seen(seat))

    def save(self, path: Any, seat: int | None = None, *, redacted: bool = False) -> None:
        """Write a save file: the whole game, or only what `seat` (or a spectator) may know."""
        from glueck.engine import save  # it builds states, so it imports this module

        save.write(self, path, seat, redacted=redacted or seat is not None)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game is other.game and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash((self.game.id, self.to_bytes()))

    def __repr__(self) -> str:
        turn = "over" if self.over else f"seat {self.seat} to act"
        return f"<{self.game.id}, {self.seats} seats, {len(self._past)} actions, {turn}>"

    def __getstate__(self) -> dict[str, Any]:
        return {"id": self.game.id, "origin": self._origin, "seed": self.seed} | {
            "options": self.options, "players": self.players,
            "actions": self._numbers, "words": self.actions,
        }  # fmt: skip

    def __setstate__(self, past: dict[str, Any]) -> None:
        game = BY_ID.get(past["id"])
        if game is None:
            raise UnknownGame(f"a state of {past['id']!r}, a game that is not loaded here")
        self.__init__(game, past["origin"], seed=past["seed"], options=past["options"])  # type: ignore[misc]
        self.players = past["players"]
        self._past = SharedList(list(zip(past["actions"], past["words"], strict=True)))
        self._play_again()


def position(game: Game, raw: bytes | bytearray) -> tuple[bytearray, Array]:
    """A copy of a position twice: as its bytes, and for kernels."""
    own = bytearray(raw)
    return own, np.frombuffer(own, game.state.dtype)


def from_bytes(game: Game, raw: bytes) -> State:
    """The position that `to_bytes` wrote; anything else is refused."""
    size = game.state.dtype.itemsize
    if len(raw) != size:
        raise PositionError(f"{len(raw)} bytes; a position of {game.id} has {size}")
    prepare(game)
    _, states = position(game, raw)
    clause = kernel.unsound(states, 0)
    if clause:
        raise PositionError(f"not a position of {game.id}: breaks {game.clauses.name(clause)}")
    if any(states[name][0] for name in states.dtype.names if name.startswith(STAMP)):
        raise PositionError(f"not a position of {game.id}: a number where nothing can be")
    return State(game, raw)


def seed_number(seed: int | str) -> int:
    """A seed is a number below 2**256, or its hexadecimal digits."""
    try:
        number = int(seed, 16) if isinstance(seed, str) else whole_number(seed)
    except ValueError:
        raise OptionError("seed", f"{seed!r} is neither a number nor hexadecimal") from None
    if number is None or not 0 <= number < 2**SEED_BITS:
        raise OptionError("seed", f"{seed!r} is not a whole number from 0 to 2**{SEED_BITS} - 1")
    return number


def whole_number(value: Any) -> int | None:
    """A whole number of any type (including NumPy's), but nothing that would have to be rounded."""
    if isinstance(value, bool | np.bool):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


@functools.cache
def observed(game: Game) -> tuple[itemgetter[Any], np.dtype[Any]]:
    """The indices of those numbers of a position that anybody may ever see, and memory for them."""
    leaves = [(i, leaf) for i, leaf in enumerate(game.state.leaves()) if leaf.seen_by != HIDDEN]
    dtype = np.result_type(np.int16, *{leaf.dtype for _, leaf in leaves})
    return itemgetter(*(i for i, _ in leaves)), dtype
