"""Thousands of games as one Gymnasium vector environment, in compiled code on all cores.

The next step overwrites the observations, masks and everything else that a step returned: nothing
is copied. Copy what you keep, or use `copy=True`.
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np

import glueck
from glueck.bots.bot import QuickBot, RandomBot
from glueck.bots.levels import LEVELS, YARDSTICKS, Level, bot
from glueck.engine.batch import Shares
from glueck.engine.errors import OptionError
from glueck.engine.game import Game
from glueck.engine.precompile import TO_PLAY, precompile
from glueck.engine.record import Array
from glueck.engine.rng import KEY_WORDS, key_of
from glueck.engine.state import State
from glueck.research.compiled import kernels
from glueck.research.compiled.kernels import BY_CHANCE, EVERYBODY, NEXT_STEP, SAME_STEP
from glueck.research.compiled.part import LEARNING, new_games, new_others
from glueck.research.missing import needs
from glueck.research.observation import NUMBERS, observation_of
from glueck.research.spaces import action_space, observation_space
from glueck.research.table import REWARDS, must_be_seat, must_fit, one_of

with needs("gymnasium", "gym"):
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

AGAIN = {AutoresetMode.NEXT_STEP: NEXT_STEP, AutoresetMode.SAME_STEP: SAME_STEP}
SEED_BITS = 32 * KEY_WORDS


def attention(opponents: str, game: Game, seats: int) -> float:
    """The share of good actions that opponents of a level see; levels that search cannot play in
    compiled code alone."""
    one = bot(opponents, game, seats)
    if isinstance(one, QuickBot):
        return one.sees
    if isinstance(one, RandomBot):
        return BY_CHANCE
    there = [level.name for level in (*YARDSTICKS, *LEVELS) if is_quick(level, game, seats)]
    raise OptionError("opponents", f"{opponents!r} is not one of {', '.join(there)}, or None")


def is_quick(level: Level, game: Game, seats: int) -> bool:
    return isinstance(level.make(game, seats, 0, True), QuickBot | RandomBot)


class GameVectorEnv(VectorEnv[Array, Array, Array]):
    """`num_envs` games in parallel.

    With `opponents=None` (self-play) each step acts for the seat to act, `infos["seat"]`: the
    observation is that seat's, the reward is for the seat that acted, and `infos["rewards"]` has
    the rewards of all seats when a game ends. With `opponents` (random, apprentice or hauler) we
    have `seat`, and a step is our action and those of the others until it is our turn again.
    """

    _shares: Shares | None = None  # Gymnasium also closes environments that could not be made

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 2,
        opponents: str | None = None,
        seat: int = 0,
        reward: str = "rank",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        copy: bool = False,
        **options: Any,
    ) -> None:
        self.game, self.seats = glueck.load(game), seats
        self._reward = REWARDS[one_of("reward", reward, REWARDS)]
        self._learner = EVERYBODY if opponents is None else seat
        sees = BY_CHANCE if opponents is None else attention(opponents, self.game, seats)
        must_be_seat("seat", seat, seats)
        mode = AutoresetMode(autoreset_mode)
        if mode not in AGAIN:
            raise OptionError("autoreset_mode", f"{mode}; a game that is over is dealt again")
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self._again, self._copy, self.num_envs = AGAIN[mode], copy, num_envs
        self.options = self.game.check_options(seats, options)
        self._numbers = self.game.option_numbers(seats, self.options)
        self._shares = shares = Shares(num_envs, threads)
        self._run = shares.run
        precompile(self.game, *TO_PLAY, LEARNING)
        self.single_observation_space = observation_space(self.game, NUMBERS)
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.states, self._empty = self.game.state.new(num_envs), self.game.state.new()
        self._rooms = {lo: self.game.state.new() for lo, _ in shares.bounds}
        self._others = {lo: new_others(self.game, self._learner, sees) for lo in self._rooms}
        self._games = new_games(self.game, num_envs, seats, 0)
        self._no_truncation = np.zeros(num_envs, bool)
        self._chosen, self._random = np.zeros(num_envs, np.int64), self._games.randoms.copy()
        self._key = key_of(0)

    # -- playing -----------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Deal all games; a seed determines everything random from here on."""
        self._must_be_open()
        if options:  # they would be for some of the games only, or for their positions
            raise OptionError("options", f"{', '.join(options)}: there are none; see `put`")
        super().reset(seed=seed)
        if seed is None:
            self._key = key_of(secrets.randbits(SEED_BITS))
        else:
            self._key = key_of(int.from_bytes(self.np_random.bytes(SEED_BITS // 8), "little"))
        chance = np.random.default_rng(self._key)
        for randoms in (self._games.randoms, self._random):
            randoms[:] = chance.integers(1, 1 << 64, self.num_envs, np.uint64)
        self._games.deals[:] = 0
        self._each_played(
            kernels.begin, self._empty, self._games, self.seats, self._key, self._numbers
        )
        return self._given(self._games.observations), self.infos()

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        self._must_be_dealt()
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise OptionError("actions", f"{given.shape}; one number for each of {self.num_envs}")
        self._each_played(
            kernels.step, given.astype(np.int64, copy=False), self._empty, self._games, self.seats,
            self._key, self._numbers, self._reward, self._again,
        )  # fmt: skip
        games = self._games
        observations, rewards, over = map(
            self._given, (games.observations, games.rewards, games.over)
        )
        return observations, rewards, over, self._given(self._no_truncation), self.infos()

    def sample_actions(self) -> Array:
        """A random legal action for each game, in compiled code. Waking up other threads would take
        longer than this."""
        self._must_be_dealt()
        kernels.pick_actions(self.states, self._games, self._random, self._chosen, 0, self.num_envs)
        return self._given(self._chosen)

    def _must_be_open(self) -> None:
        if self.closed:
            raise OptionError("close", "the environment is closed")

    def _must_be_dealt(self) -> None:
        self._must_be_open()
        if not self._games.deals[0]:
            raise OptionError("step", "nothing is dealt yet: reset first")

    def _each_shown(self, kernel: Any, *arguments: Any) -> None:
        """Each thread has a share of the games, and its own working memory for observations."""
        sight, rooms = observation_of(self.game).sight, self._rooms
        self._run(lambda lo, hi: kernel(self.states, *arguments, sight, rooms[lo], lo, hi))

    def _each_played(self, kernel: Any, *arguments: Any) -> None:
        """The same for kernels in which the others play, too."""
        sight, rooms, others = observation_of(self.game).sight, self._rooms, self._others
        self._run(
            lambda lo, hi: kernel(self.states, *arguments, others[lo], sight, rooms[lo], lo, hi)
        )

    # -- looking -----------------------------------------------------------------------

    def action_masks(self) -> Array:
        """One row a game, as the maskable algorithms of sb3-contrib ask."""
        return self._given(self._games.masks).view(bool)

    @property
    def observations(self) -> Array:
        return self._given(self._games.observations)

    def infos(self) -> dict[str, Any]:
        """As the last step gave them. `_name` says which games have the value `name`: this is
        Gymnasium's convention."""
        games, over = self._games, self._given(self._games.over)
        given: dict[str, Any] = {
            "action_mask": self._given(games.masks),
            "seat": self._given(games.seats),
            "rewards": self._given(games.all_rewards),
            "_rewards": over,
            "illegal": self._given(games.clauses),
        }
        if self._again == SAME_STEP:
            ended = {name: given[name] for name in ("rewards", "_rewards", "illegal")}
            given |= {"final_obs": self._given(games.final_observations), "_final_obs": over}
            given |= {"final_info": ended, "_final_info": over}
        return given

    def _given(self, array: Array) -> Array:
        return array.copy() if self._copy else array

    def state(self, number: int) -> State:
        """One of the games as a separate State, without its past."""
        return State(self.game, self.states[number].tobytes(), options=self.options)

    def put(self, number: int, state: State) -> None:
        """Continue one of the games from a position of the same game and number of seats."""
        must_fit(state, self.game, self.seats)
        self._must_be_dealt()
        self.states[number] = state.array[0]
        self._each_shown(kernels.look_again, self._games, self._learner)

    def close_extras(self, **_: Any) -> None:
        if self._shares is not None:
            self._shares.close()
