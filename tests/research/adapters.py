"""What tests of the adapters share."""

import random

import glueck

EVERY_TABLE = [(name, seats) for name in glueck.games() for seats in glueck.load(name).seats]
FEWEST_AND_MOST = [
    (name, glueck.load(name).seats[end]) for name in glueck.games() for end in (0, -1)
]
OPTIONS = {"glueckauf": {"free_storage": True}, "gluecksgriff": {"point_limit": 30}}


def midgame(game: str, seats: int, seed: int, actions: int) -> glueck.State:
    """So many random actions after the deal, or as many as there are."""
    state, chance = glueck.load(game).new(seats, seed), random.Random(seed)
    while not state.over and state.played < actions:
        state.play(chance.choice(state.moves().tolist()))
    return state
