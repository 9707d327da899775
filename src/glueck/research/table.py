"""One game for learning: dealing, playing and observing by numbers, with one kernel call each."""

from __future__ import annotations

import operator
from typing import Any, NoReturn

import numpy as np

import glueck
from glueck.engine import kernel
from glueck.engine.errors import IllegalAction, OptionError
from glueck.engine.game import Game
from glueck.engine.precompile import TO_PLAY, prepare
from glueck.engine.record import Array
from glueck.engine.rng import KEY_WORDS, key_of
from glueck.engine.state import State, position
from glueck.research.compiled import kernels
from glueck.research.compiled.part import LEARNING
from glueck.research.observation import FORMS, NUMBERS, observation_of
from glueck.search import SeatKnowledge

REWARDS = {"rank": kernels.BY_RANK, "points": kernels.BY_POINTS}
SEED_BYTES = 4 * KEY_WORDS


class LearningTable:
    """Seats and options stay; `deal` begins the next game. Its pickle is its position."""

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        reward: str = "rank",
        observation: str = NUMBERS,
        options: dict[str, Any] | None = None,
    ) -> None:
        self.game = glueck.load(game) if isinstance(game, str) else game
        self.seats, self.reward, self.form = seats, one_of("reward", reward, REWARDS), observation
        one_of("observation", observation, FORMS)
        self.options = self.game.check_options(seats, options or {})
        self._numbers = self.game.option_numbers(seats, self.options)
        prepare(self.game, *TO_PLAY, LEARNING)
        self._make_room()
        self._put(bytes(self.game.state.dtype.itemsize))

    def _make_room(self) -> None:
        self._sees, self._places = observation_of(self.game), self.game.state.places
        self._room = self.game.state.new()
        self._moves = np.empty(self.game.most_legal, np.int16)

    def _put(self, raw: bytes | bytearray) -> None:
        # The same memory twice: as bytes, which Python reads, and for kernels.
        self._raw, self.states = position(self.game, raw)

    # -- playing -----------------------------------------------------------------------

    def deal(self, seed: int) -> None:
        """A new game; the seed decides everything that is random."""
        self._put(bytes(len(self._raw)))
        kernel.start(self.states, 0, self.seats, key_of(seed), self._numbers)

    def begin(self, chance: np.random.Generator, options: dict[str, Any] | None) -> None:
        """A reset: deals at random, or takes the given "state"."""
        if options and "state" in options:
            self.put(options["state"])
        else:
            self.deal(int.from_bytes(chance.bytes(SEED_BYTES), "little"))

    def put(self, state: State) -> None:
        """Continue from a position of the same game and number of seats."""
        must_fit(state, self.game, self.seats)
        self._put(state.array.tobytes())

    def redeal(self, seat: int, seed: int) -> None:
        """Deal again what a seat cannot know."""
        self._put(self.seen(seat).tobytes())
        kernel.redeal(self.states, 0, seat, key_of(seed))

    @property
    def seat(self) -> int:
        """The seat to act."""
        return self._raw[self._places.seat]

    @property
    def is_dealt(self) -> bool:
        """Whether a game was ever dealt or set."""
        return self._raw[self._places.seats] != 0

    def must_be_dealt(self) -> None:
        if not self.is_dealt:
            raise OptionError("game", "nothing is dealt yet: reset first")

    @property
    def over(self) -> bool:
        return self._raw[self._places.over] != 0

    def play(self, action: int) -> None:
        """Play it, or raise IllegalAction and change nothing."""
        if not 0 <= action < len(self.game.actions):
            raise OptionError("action", f"{action!r} is no number below {len(self.game.actions)}")
        if clause := kernel.play(self.states, 0, action):
            self._refuse(action, clause)

    def _refuse(self, action: int, clause: int) -> NoReturn:
        clauses, words = self.game.clauses, self.game.text(self.states, action)
        raise IllegalAction(words, clauses.name(clause), clauses.text(clauses.name(clause)))

    def legal(self) -> list[int]:
        if self.over:
            return []
        moves: list[int] = self._moves[: kernel.moves(self.states, 0, self._moves)].tolist()
        return moves

    # -- looking -----------------------------------------------------------------------

    def observe(self, seat: int) -> Array:
        """What a seat may know; always the same count of numbers."""
        if self.form != NUMBERS:
            return np.frombuffer(self.state().view_bytes(seat), np.uint8)
        sees = self._sees
        out = np.empty(sees.size, sees.dtype)
        kernels.look(self.states, seat, sees.sight, self._room, out)
        return out

    def no_action(self) -> Array:
        return np.zeros(len(self.game.actions), np.int8)

    def observe_to_act(self) -> tuple[Array, Array]:
        """What the seat to act sees, and 1 for each action it may take."""
        sees, mask = self._sees, np.empty(len(self.game.actions), np.int8)
        out = np.empty(sees.size, sees.dtype)
        kernels.look_to_act(self.states, sees.sight, self._room, out, self._moves, mask)
        return out if self.form == NUMBERS else self.observe(self.seat), mask

    def seen(self, seat: int) -> Array:
        """The position as a seat may know it; unknown is 0."""
        seen = self.game.state.new()
        kernel.seen(self.states, self.game.state.masks(seat), seat, seen)
        return seen

    def knowledge(self) -> SeatKnowledge:
        """Everything that a bot on the seat to act gets."""
        return SeatKnowledge(self.game, self.seat, self.seen(self.seat), tuple(self.legal()))

    def state(self) -> State:
        """The position as a separate State, without its past."""
        self.must_be_dealt()
        return State(self.game, bytes(self._raw), options=self.options)

    def rewards(self) -> list[float]:
        """The reward of each seat: 0 until the game is over."""
        rewards = np.zeros(self.seats)
        if self.over:
            kernels.rewards_of(self.states, REWARDS[self.reward], rewards)
        return rewards.tolist()

    def result(self) -> list[dict[str, int]]:
        """Points and place of each seat."""
        state = self.state()
        pairs = zip(state.scores, state.places, strict=True)
        return [{"points": points, "place": place} for points, place in pairs]

    # -- copies ------------------------------------------------------------------------

    def __getstate__(self) -> dict[str, Any]:
        return {
            "game": self.game.id, "seats": self.seats, "reward": self.reward, "form": self.form,
            "options": self.options, "position": bytes(self._raw),
        }  # fmt: skip

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(  # type: ignore[misc]
            kept["game"], kept["seats"], kept["reward"], kept["form"], kept["options"]
        )
        self._put(kept["position"])

    def __deepcopy__(self, memo: dict[int, Any]) -> LearningTable:
        return self.copy()

    def copy(self) -> LearningTable:
        twin = LearningTable.__new__(LearningTable)
        vars(twin).update(vars(self))
        twin._make_room()
        twin._put(self._raw)
        return twin


def one_of(name: str, value: str, known: Any) -> str:
    if value not in known:
        raise OptionError(name, f"{value!r} is not one of {', '.join(known)}")
    return value


def must_fit(state: State, game: Game, seats: int) -> None:
    if state.game is not game or state.seats != seats:
        raise OptionError("state", f"{state!r}; this is {game.id}, {seats} seats")


def must_be_seat(name: str, seat: int, seats: int) -> None:
    if seat not in range(seats):
        raise OptionError(name, f"{seat!r}; this game has seats 0 to {seats - 1}")


def action_number(action: Any) -> int:
    """An action from an agent: any whole number, also of NumPy or torch."""
    try:
        return operator.index(action)
    except TypeError:
        raise OptionError("action", f"{action!r} is no whole number") from None
