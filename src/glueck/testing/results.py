"""Scores, places, where points come from, observations."""

from itertools import pairwise

from glueck.engine.state import State
from glueck.testing.random_games import Played, at, at_every_position, between, viewers


@at_every_position
def check_results(state: State) -> None:
    """`rank` must give each seat 1 + the number of seats before it; somebody always leads."""
    scores, places = state.scores, state.places
    assert len(scores) == len(places) == state.seats, "not one score and place for each seat"
    ranked = [1 + sum(other < place for other in places) for place in places]
    assert places == ranked, f"places {places} should be {ranked}"
    first = [seat for seat, place in enumerate(places) if place == 1]
    assert state.winners == (first if state.over else []), f"{state.winners} are said to have won"


def check_points(played: Played) -> None:
    """`tell` must account for every point that `score` gains or loses by an action."""
    for before, after in pairwise(played):
        with at(after):
            gains = [new - old for old, new in zip(before.scores, after.scores, strict=True)]
            _, line = before.after(between(before, after))
            for entry in line.public["points"]:
                gains[entry["seat"]] -= entry["points"]
            assert not any(gains), f"{after.actions[-1]!r}: points {gains} are not explained"


def check_observations(played: Played) -> None:
    """Columns that anybody can see must fit the numbers of an observation."""
    expected = played[0].observation().dtype, (len(played[0].game.observation_names),)
    for state in played:
        with at(state):
            shapes = {(each.dtype, each.shape) for each in map(state.observation, viewers(state))}
            assert shapes == {expected}, f"observations are {shapes}, not {expected}"
