"""What a bot elsewhere is asked: all that its seat may know, and nothing else."""

import msgspec
import pytest

import glueck
from bots.test_fairness import GAMES, positions
from glueck.bots import bot
from glueck.bots.minds import KEPT, Minds, Request
from glueck.search import SeatKnowledge


def request_of(state, level="hauler", seed=5, mind=1):
    return Request.of(SeatKnowledge.of(state), level, seed, mind)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_of_two_positions_that_a_seat_cannot_tell_apart_the_same_bytes_are_sent(game):
    different = 0
    for state in positions(game, 20):
        there = state.redeal(state.seat, seed=3)
        different += there.to_bytes() != state.to_bytes()
        one, other = (msgspec.msgpack.encode(request_of(each)) for each in (state, there))
        assert one == other
    assert different, "nothing was hidden, so nothing was tested"


def test_a_request_has_no_room_for_anything_else():
    """Whoever adds a field says here why a bot may know it."""
    (state,) = positions(GAMES[0], 1)
    knowledge, request = SeatKnowledge.of(state), request_of(state)
    assert msgspec.structs.asdict(request) == {
        "game": knowledge.game.id,
        "seat": knowledge.seat,
        "position": state.seen(state.seat).tobytes(),
        "legal": tuple(state.moves().tolist()),
        "level": "hauler",
        "seed": 5,
        "mind": 1,
    }
    raw = msgspec.msgpack.decode(msgspec.msgpack.encode(request))
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert([*raw, "more"], type=Request)


@pytest.mark.parametrize("game", glueck.games())
def test_what_is_asked_elsewhere_is_decided_as_here(game):
    for number, state in enumerate(positions(glueck.load(game), 5)):
        for level in ("random", "apprentice", "hewer"):
            here = bot(level, state.game, state.seats, number).decide(SeatKnowledge.of(state))
            sent = msgspec.msgpack.encode(request_of(state, level, number))
            there = msgspec.msgpack.decode(sent, type=Request)
            assert Minds().decide(there) == here


def test_a_bot_is_met_again_by_its_number_until_others_took_its_place():
    minds = Minds()
    (state,) = positions(GAMES[0], 1)
    minds.decide(request_of(state))
    known = minds._bots[1, "hauler"]
    minds.decide(request_of(state, seed=9))
    assert minds._bots[1, "hauler"] is known
    for number in range(KEPT):
        minds.decide(request_of(state, mind=2 + number))
    assert len(minds._bots) == KEPT
    assert (1, "hauler") not in minds._bots
