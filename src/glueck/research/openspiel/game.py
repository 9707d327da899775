"""One of our games as a game and a state of OpenSpiel.

All chance comes first: four chance nodes of 256 outcomes each choose the seed of the deal, one of
2**32. Everything else depends on it and on the players, so that a history of actions replays a
game, and algorithms that need explicit chance have it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import glueck
from glueck.engine.game import Game, Option
from glueck.research.missing import needs
from glueck.research.openspiel.observer import RECALLED, Observer
from glueck.research.openspiel.past import Past, beginning
from glueck.research.table import LearningTable

with needs("pyspiel", "openspiel"):
    import pyspiel

DIGITS, BASE = 4, 256  # of a seed: chance nodes, outcomes of each
OUTCOMES = [(digit, 1 / BASE) for digit in range(BASE)]
LONGEST = 3_000  # actions; longer games exist only between players who do not want to end them
MOST_POINTS = 10_000.0  # a lead, if points are rewarded


def register_games() -> None:
    """All current games, with their options: `python_` and their id."""
    known = {one.short_name for one in pyspiel.registered_games()}
    for game in glueck.games():
        if short_name(game) not in known:
            made = class_of(glueck.load(game))
            pyspiel.register_game(made.kind, made)


def short_name(game: str) -> str:
    """Named like OpenSpiel's own games in Python."""
    return f"python_{game}"


def class_of(game: Game) -> type[SpielGame]:
    """A class, not a function: OpenSpiel keeps it after Python has ended, and freeing it then would
    crash. Classes refer to themselves, so they are never freed. Pickles find it by its name."""
    name = f"{SpielGame.__name__}_{game.id}"
    about = {"rules": game, "kind": game_type(game), "__module__": __name__}
    made = globals()[name] = type(name, (SpielGame,), about)
    return made


def game_type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game.id),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": game.seats[0], "reward": "rank",
            **{option.name: parameter_of(option) for option in game.options},
        },
    )  # fmt: skip


def parameter_of(option: Option) -> Any:
    """The default of an option. OpenSpiel's parameters are numbers and texts of one type: other
    values of an option are written as JSON."""
    if free_form(option) and not isinstance(option.default, str):
        return json.dumps(option.default)
    return option.default


def value_of(option: Option, parameter: Any) -> Any:
    if not free_form(option):
        return parameter
    try:
        return json.loads(parameter)
    except ValueError:
        return parameter


def free_form(option: Option) -> bool:
    return option.values is None and option.least is None


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """`players` and `reward` ("rank", "points") in addition to the options of the game."""

    rules: Game
    kind: Any

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        game, given = self.rules, {**self.kind.parameter_specification, **(parameters or {})}
        seats, reward = given["players"], given["reward"]
        options = {one.name: value_of(one, given[one.name]) for one in game.options}
        self.table = LearningTable(game, seats, reward, options=options)
        most = 1.0 if reward == "rank" else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=BASE,
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, parameters or {})

    def new_initial_state(self, *_: Any) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer:
        recall = kind is not None and kind.perfect_recall
        return Observer(self.table.game, self.table.seats, recall)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS


class SpielState(pyspiel.State):  # type: ignore[misc]
    """Before the deal it has only digits of a seed; afterwards a table and a past."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.digits: tuple[int, ...] = ()
        self.table: LearningTable = game.table
        self.past: Past | None = None

    @property
    def dealt(self) -> bool:
        return self.past is not None

    def current_player(self) -> int:
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.seat

    def is_terminal(self) -> bool:
        return self.dealt and self.table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal()

    def _apply_action(self, action: int) -> None:
        if self.past is None:
            self.digits = (*self.digits, action)
            if len(self.digits) == DIGITS:
                self.table = self.table.copy()
                self.table.deal(int.from_bytes(bytes(self.digits), "little"))
                self.past = beginning(self.seen())
            return
        seat = self.table.seat
        self.table.play(action)
        self.past = self.past.then(self.table.game, seat, action, self.seen())

    def seen(self) -> tuple[bytes, ...]:
        """What each seat sees now."""
        return tuple(self.table.seen(seat).tobytes() for seat in range(self.table.seats))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        game = self.table.game
        if self.dealt and player == self.table.seat and action in self.table.legal():
            return game.text(self.table.states, action)
        return game.actions.text(action)

    def returns(self) -> list[float]:
        return self.table.rewards() if self.dealt else [0.0] * self.table.seats

    def resample_from_infostate(self, player: int, sample: Callable[[], float]) -> SpielState:
        """A state that this player cannot distinguish from this one, with everything else dealt
        again. The others' pasts start again there, because they saw another deal. Their secret
        actions are removed."""
        twin: SpielState = self.clone()
        if twin.past is None or self.past is None:
            return twin
        digits = bytes(int(sample() * BASE) % BASE for _ in range(8))
        twin.table.redeal(player, int.from_bytes(digits, "little"))
        fresh, own = beginning(twin.seen()).known, self.past.known[player]
        known = tuple(own if seat == player else one for seat, one in enumerate(fresh))
        twin.past = self.past.retold(twin.table.game, player, known, RECALLED)
        return twin

    def __str__(self) -> str:
        if not self.dealt:
            return f"{self.table.game.id}, seed {'-'.join(map(str, self.digits)) or 'none yet'}"
        return self.table.state().notation(open=True)
