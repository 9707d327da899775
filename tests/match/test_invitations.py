"""Seats that are kept for people who were invited."""

import pytest

from glueck.match import commands as c
from glueck.match import events as e
from glueck.match.decide import offered
from glueck.match.refusals import Refused
from match.matches import STRANGER, opened, person, refolded, running


def invited(number):
    return e.Chair(name=f"Person {number}", invited=f"p{number}")


def table():
    return opened("gluecksgriff", chairs=(person(0), invited(1), invited(2), e.Chair()))


def refused(sitting, command, who):
    with pytest.raises(Refused) as caught:
        sitting.do(command, who)
    return caught.value.code


def test_a_kept_seat_is_for_whom_it_is_kept():
    sitting = table()
    assert refused(sitting, c.Join(seat=1), STRANGER) == "taken"
    assert refused(sitting, c.Join(seat=3), 1) == "taken"
    assert sitting.do(c.Join(), 2) == [e.SatDown(2, "p2", "Person 2")]
    assert sitting.do(c.Join(seat=1), 1) == [e.SatDown(1, "p1", "Person 1")]
    assert sitting.do(c.Join(), STRANGER)[0].seat == 3
    assert refolded(sitting).chairs == sitting.match.chairs


def test_nobody_sits_by_being_invited():
    match = table().match
    assert match.seat_of("p1") is None
    assert match.kept_seat_of("p1") == 1
    assert [seat.invited for seat in match.public().chairs] == [None, "p1", "p2", None]


def test_nothing_starts_while_somebody_may_still_come():
    sitting = table()
    for fill in (None, "hauler"):
        assert refused(sitting, c.Start(fill=fill), 0) == "kept"
    sitting.do(c.Decline(), 1)
    assert sitting.match.public().chairs[1].declined == "Person 1"
    assert refused(sitting, c.Start(fill="hauler"), 0) == "kept"
    assert sitting.do(c.Release(seat=2, level="hewer"), 0) == [
        e.Withdrawn(2), e.Seated(2, "hewer")
    ]  # fmt: skip
    sitting.do(c.Start(fill="hauler"), 0)
    assert [chair.level for chair in sitting.match.chairs] == [None, "hauler", "hewer", "hauler"]
    assert refused(sitting, c.Decline(), 1) == "status"


def test_who_declined_may_still_take_an_open_seat():
    sitting = table()
    sitting.do(c.Decline(), 1)
    assert refused(sitting, c.Decline(), 1) == "not_invited"
    assert sitting.do(c.Join(), 1)[0].seat == 1


def test_only_who_opened_it_gives_seats_away():
    sitting = table()
    assert refused(sitting, c.Release(seat=1), 2) == "not_yours"
    for seat in (-1, 0, 3, 9):
        assert refused(sitting, c.Release(seat=seat), 0) == "not_invited"


def test_another_game_is_offered_when_this_one_is_over():
    sitting, ann = running("gluecksgriff"), c.Asker("p0", "Person 0")
    with pytest.raises(Refused, match="is running"):
        offered(sitting.match, "there", ann)
    sitting.do(c.Resign(), 1)
    with pytest.raises(Refused, match="do not sit"):
        offered(sitting.match, "there", c.Asker("stranger", "Stranger"))
    sitting.happen(*offered(sitting.match, "there", ann).events)
    assert sitting.match.public().rematch == "there"
    assert sitting.match.status == "over"
    assert refolded(sitting).rematch == e.Rematch("there", "p0", "Person 0")


def test_a_table_that_was_called_off_offers_none():
    sitting = opened("gluecksgriff")
    sitting.do(c.Close())
    with pytest.raises(Refused, match="called off"):
        offered(sitting.match, "there", c.Asker("p0", "Person 0"))
