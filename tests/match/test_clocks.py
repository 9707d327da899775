"""Clocks, moved by hand: nobody sleeps here."""

import pytest

from glueck.match import commands as c
from glueck.match import events as e
from glueck.match.decide import ABSENT
from glueck.match.refusals import Refused
from match.matches import person, refolded, running

GAME = e.Clock(game=600, increment=5)
TURN = e.Clock(turn=86400)


def left(table):
    """Seconds on everybody's clock, the running one counted up to now."""
    clocks = table.match.clocks
    used = table.now - clocks.since
    return [
        (ms - (used if seat == clocks.seat else 0)) / 1000 for seat, ms in enumerate(clocks.left)
    ]


def test_without_a_clock_there_is_no_deadline():
    table = running()
    assert table.match.times() is None
    assert table.match.due is None
    assert table.tick(10**8).match.status == "running"
    assert not table.match.stand_ins


def test_time_runs_for_the_seat_to_act_only(each_game):
    table = running(each_game, clock=GAME)
    me = table.state.seat
    table.tick(100)
    assert left(table)[me] == 500
    assert left(table)[1 - me] == 600


def test_a_turn_brings_its_increment_when_it_ends_and_only_then(each_game):
    table = running(each_game, clock=GAME)
    me = table.state.seat
    table.tick(10).end_turn()
    assert left(table)[me] == 595
    assert table.match.clocks.seat == 1 - me
    table.tick(7).play()
    used = left(table)[1 - me]
    assert used == (598 if table.state.seat == me else 593)


def test_chat_and_undo_give_no_time_back():
    table = running(clock=GAME).undoable()
    me = table.state.seat
    before = left(table)[me]
    table.tick(20).do(c.Chat(text="hm"))
    table.tick(20).do(c.Undo(at=table.match.moves), me)
    table.tick(20)
    assert left(table)[me] == before - 60
    assert table.match.clocks.seat == me


def test_out_of_time_a_bot_takes_over_for_good(each_game):
    table = running(each_game, clock=GAME)
    me = table.state.seat
    assert table.match.due == table.now + 600_000
    table.tick(599.999)
    assert not table.match.stand_ins
    table.tick(0.001)
    assert table.match.stand_ins[me] == e.TookOver(me, "foreman", "time")
    assert table.match.bot_to_act == "foreman"
    with pytest.raises(Refused) as caught:  # an increment is no way to come back
        table.do(c.Return(), me)
    assert caught.value.code == "no_return"
    table.tick(10**6)
    assert table.match.clocks.left[me] == 0
    table.end_turn()
    assert table.match.clocks.left[me] == 0
    assert left(table)[1 - me] == 600


def test_a_clock_looked_at_late_never_shows_less_than_nothing():
    table = running(clock=GAME)
    me = table.state.seat
    table.tick(10_000)
    assert table.match.clocks.left[me] == 0


def test_being_taken_over_brings_no_increment():
    table = running(clock=GAME)
    me = table.state.seat
    table.now += ABSENT
    table.do(c.TakeOver(seat=me), 1 - me)
    assert table.match.clocks.left[me] == 600_000 - ABSENT
    table.do(c.Return(), me)
    assert table.match.clocks.left[me] == 600_000 - ABSENT
    assert table.match.clocks.seat == me


def test_for_bots_no_time_runs():
    table = running(clock=GAME, chairs=(e.Chair(level="hauler"), person(0)))
    before = table.turn_of(0).match.clocks.left
    table.tick(10**6).play()
    assert table.match.clocks.left == before
    table.turn_of(0)
    assert table.match.clocks.deadline is None
    assert table.match.due == table.match.changed  # the bot's turn is what is due


def test_each_turn_has_its_time(each_game):
    table = running(each_game, clock=TURN)
    me = table.state.seat
    table.tick(80_000).end_turn()
    assert table.match.due == table.now + 86_400_000
    table.tick(86_399)
    assert not table.match.stand_ins
    table.tick(1)
    assert table.match.stand_ins[1 - me].why == "time"


def test_what_can_be_taken_back_ends_no_turn():
    table = running(clock=TURN).undoable()
    me, due = table.state.seat, table.match.due
    table.tick(100).do(c.Undo(at=table.match.moves), me)
    assert table.match.due == due


def test_a_second_turn_in_a_row_has_its_own_time():
    """When all others have passed, the same seat is to act again."""
    table = running(clock=TURN, seats=2)
    for choice in range(10_000):
        seat, turn = table.state.seat, table.match.clocks.turn
        table.now += 1000
        table.play(choice)
        if table.match.status != "running":
            break
        if table.state.undoable == 0 or table.state.seat != seat:
            assert table.match.clocks.turn == table.now
        else:
            assert table.match.clocks.turn == turn


def test_after_a_turn_that_took_too_long_one_may_come_back():
    table = running(clock=TURN).tick(86_400)
    me = table.state.seat
    assert table.match.may_return(me)
    table.do(c.Return(), me)
    assert table.match.due == table.now + 86_400_000


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_clocks_together_count_what_has_passed(seats):
    table = running(seats=seats, clock=e.Clock(game=10**6))
    began = table.now
    for step in range(60):
        table.tick(step % 7 + 0.5).play(step)
    assert sum(left(table)) == seats * 10**6 - (table.now - began) / 1000


def test_clocks_survive_a_restart(each_game):
    table = running(each_game, clock=GAME)
    for step in range(20):
        table.tick(step).play(step)
    again = refolded(table)
    assert again.clocks == table.match.clocks
    assert again.due == table.match.due


def test_when_the_game_is_over_no_time_runs():
    table = running(clock=GAME)
    table.do(c.Resign(), 0)
    assert table.match.clocks.seat is None
    assert table.match.due is None
    assert table.tick(10**6).match.stand_ins == {}
