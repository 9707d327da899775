"""Every command: what comes of it, and every way it is refused (which changes nothing)."""

import msgspec
import pytest

from glueck.match import commands as c
from glueck.match import events as e
from glueck.match.decide import ABSENT
from glueck.match.refusals import Refused
from match.matches import STRANGER, opened, person, running, views

OPEN_SEAT = (person(0), e.Chair(), e.Chair())


def refused(sitting, command, who=0):
    """The code of the refusal; nothing has changed."""
    before = views(sitting.match)
    with pytest.raises(Refused) as caught:
        sitting.do(command, who)
    assert views(sitting.match) == before
    return caught.value.code


# -- before the game -----------------------------------------------------------------------


def test_whoever_joins_gets_the_first_open_seat_or_the_one_they_want():
    table = opened(chairs=OPEN_SEAT)
    assert table.do(c.Join(seat=2), 1) == [e.SatDown(2, "p1", "Person 1")]
    assert table.do(c.Join(), 2) == [e.SatDown(1, "p2", "Person 2")]
    assert [chair.player for chair in table.match.chairs] == ["p0", "p2", "p1"]


def test_nobody_joins_twice_nor_on_a_seat_that_is_not_open():
    table = opened(chairs=OPEN_SEAT)
    assert refused(table, c.Join(), 0) == "seated"
    assert refused(table, c.Join(seat=0), 1) == "taken"
    assert refused(table, c.Join(seat=-1), 1) == "taken"
    assert refused(table, c.Join(seat=7), 1) == "taken"
    table.do(c.Join(), 1), table.do(c.Join(), 2)
    assert refused(table, c.Join(), 3) == "full"


def test_whoever_leaves_opens_the_seat_again():
    table = opened(chairs=OPEN_SEAT)
    table.do(c.Join(), 1)
    assert table.do(c.Leave(), 1) == [e.StoodUp(1)]
    assert table.match.chairs[1].open
    assert refused(table, c.Leave(), 1) == "not_seated"


def test_only_who_opened_the_table_starts_the_game_and_bots_fill_it():
    table = opened(chairs=OPEN_SEAT)
    assert refused(table, c.Start(), 0) == "open_seats"
    table.do(c.Join(), 1)
    assert refused(table, c.Start(fill="hauler"), 1) == "not_yours"
    assert table.do(c.Start(fill="hauler"), 0) == [e.Seated(2, "hauler"), e.Began()]
    assert table.match.level_at(2) == "hauler"


def test_a_table_is_called_off_by_who_opened_it_before_the_game():
    table = opened(chairs=OPEN_SEAT)
    assert refused(table, c.Close(), 1) == "not_yours"
    table.do(c.Close())
    assert table.match.status == "closed"
    assert refused(table, c.Start(fill="hauler")) == "status"
    assert refused(running(), c.Close()) == "status"


@pytest.mark.parametrize("command", [c.Join(), c.Leave(), c.Start()])
def test_what_is_for_before_the_game_is_refused_in_it(command):
    assert refused(running(), command) == "status"


@pytest.mark.parametrize(
    "command",
    [c.Play(action="x", at=0), c.Undo(at=0), c.Resign(), c.TakeOver(seat=0), c.Return()],
)
def test_what_is_for_the_game_is_refused_before_it(command):
    assert refused(opened(), command) == "status"


# -- in the game ---------------------------------------------------------------------------


def test_an_action_is_kept_in_the_words_of_the_game(each_game):
    table = running(each_game)
    seat, words = table.state.seat, table.state.legal()[0]
    command = c.Play(action=f"  {words.upper()} ", at=0)
    assert table.do(command, seat) == [e.Played(seat, words)]


def test_a_move_is_refused_if_it_is_not_mine_not_now_or_not_one(each_game):
    table = running(each_game)
    me, legal = table.state.seat, table.state.legal()
    other = 1 - me
    assert refused(table, c.Play(action=legal[0], at=0), other) == "not_your_turn"
    assert refused(table, c.Play(action=legal[0], at=0), STRANGER) == "not_seated"
    assert refused(table, c.Play(action=legal[0], at=1), me) == "stale"
    assert refused(table, c.Play(action="fly away", at=0), me) == "unknown_action"
    assert refused(table, c.Play(action="", at=0), me) == "unknown_action"


def test_an_illegal_action_is_refused_with_its_clause(each_game):
    table = running(each_game)
    game, state = table.state.game, table.state
    illegal = next(
        words
        for number in range(len(game.actions))
        if (words := game.text(state.array, number)) not in state.legal() and "#" not in words
    )
    with pytest.raises(Refused) as caught:
        table.do(c.Play(action=illegal, at=0), state.seat)
    assert caught.value.code == "illegal"
    assert caught.value.text == game.clauses.text(caught.value.clause)


def test_a_command_sent_twice_is_done_once(each_game):
    table = running(each_game)
    command = c.Play(action=table.state.legal()[0], at=0)
    table.do(command, table.state.seat)
    assert refused(table, command, table.state.seat) == "stale"


def test_undo_takes_back_one_action_or_the_whole_turn():
    table = running().undoable()
    seat, count = table.state.seat, table.state.undoable
    before = table.match.moves
    assert table.do(c.Undo(at=before), seat) == [e.TookBack(seat, 1)]
    assert table.match.moves == before + 1
    assert len(table.match.lines) == len(table.state.actions)
    table.undoable()
    seat, count = table.state.seat, table.state.undoable
    assert table.do(c.Undo(at=table.match.moves, all=True), seat) == [e.TookBack(seat, count)]
    assert table.state.undoable == 0
    assert refused(table, c.Undo(at=table.match.moves), seat) == "nothing_to_undo"


def test_where_every_action_reveals_something_none_is_taken_back():
    table = running("gluecksgriff").play()
    assert refused(table, c.Undo(at=1), table.state.seat) == "nothing_to_undo"


def test_nobody_takes_back_what_others_did():
    table = running().undoable()
    other = 1 - table.state.seat
    assert refused(table, c.Undo(at=table.match.moves), other) == "not_your_turn"
    assert refused(table, c.Undo(at=table.match.moves - 1), table.state.seat) == "stale"


# -- giving up -----------------------------------------------------------------------------


def test_of_two_the_other_has_won():
    table = running(seats=2)
    assert table.do(c.Resign(), 0) == [e.GaveUp(0)]
    assert table.match.status == "over"
    assert table.match.places == [2, 1]
    assert table.match.due is None


def test_of_three_a_bot_plays_on_for_who_gave_up():
    table = running(seats=3)
    assert table.do(c.Resign(), 1) == [e.GaveUp(1), e.TookOver(1, "foreman", "gave_up")]
    assert table.match.status == "running"
    assert table.match.level_at(1) == "foreman"
    assert refused(table, c.Resign(), 1) == "gave_up"
    assert refused(table, c.Return(), 1) == "no_return"
    table.do(c.Resign(), 0)
    assert table.match.places == [2, 2, 1]


def test_of_four_those_who_stayed_are_in_front_in_their_order():
    table = running(seats=4)
    table.do(c.Resign(), 2)
    while table.match.status == "running":
        table.play()
    places, counted = table.match.places, table.state.places
    assert places[2] == 4
    stayed = sorted((0, 1, 3), key=lambda seat: counted[seat])
    assert places[stayed[0]] == 1
    assert [places[s] for s in stayed] == sorted(places[s] for s in stayed)
    assert max(places[s] for s in stayed) <= 3


def test_a_finished_game_cannot_be_given_up():
    table = running(seats=2)
    table.do(c.Resign(), 0)
    assert refused(table, c.Resign(), 1) == "status"


# -- absence -------------------------------------------------------------------------------


@pytest.mark.slow
def test_others_may_let_a_bot_play_for_who_has_not_moved_for_long():
    table = running(seats=3)
    seat = table.state.seat
    other = (seat + 1) % 3
    assert refused(table, c.TakeOver(seat=seat), other) == "not_absent"
    table.now += ABSENT - 1
    assert refused(table, c.TakeOver(seat=seat), other) == "not_absent"
    table.now += 1
    assert refused(table, c.TakeOver(seat=other), other) == "not_waiting"
    assert refused(table, c.TakeOver(seat=seat), STRANGER) == "not_seated"
    assert table.do(c.TakeOver(seat=seat), other) == [e.TookOver(seat, "foreman", "absent")]
    assert table.match.bot_to_act == "foreman"
    assert refused(table, c.TakeOver(seat=seat), other) == "not_waiting"


def test_where_each_turn_has_its_time_nobody_is_absent_before_it_is_up():
    table = running(clock=e.Clock(turn=86400))
    table.now += ABSENT
    assert refused(table, c.TakeOver(seat=table.state.seat), 1 - table.state.seat) == "not_absent"


def test_whoever_comes_back_plays_on():
    table = running()
    seat = table.state.seat
    table.now += ABSENT
    table.do(c.TakeOver(seat=seat), 1 - seat)
    move = c.Play(action=table.state.legal()[0], at=0)
    assert refused(table, move, seat) == "stand_in"
    assert refused(table, c.Return(), 1 - seat) == "no_return"
    assert table.do(c.Return(), seat) == [e.CameBack(seat)]
    table.do(move, seat)


# -- talking and the rest ------------------------------------------------------------------


@pytest.mark.slow
def test_chat_is_plain_text_of_some_length():
    table = running()
    assert table.do(c.Chat(text=" hello\nyou "), 1) == [e.Said("p1", "Person 1", "hello\nyou", 1)]
    assert table.do(c.Chat(text="ć" * 500), STRANGER)[0].seat is None
    for text in ("", "  ", "x" * 501, "be\x07ll", "\u202eevil", "nul\0"):
        assert refused(table, c.Chat(text=text), 1) == "text"


def test_only_the_last_chat_lines_are_kept_at_hand():
    table = running()
    for number in range(250):
        table.do(c.Chat(text=str(number)))
    assert len(table.match.said) == 200
    assert table.match.said[-1][1].text == "249"


def test_only_who_opened_the_table_renames_it():
    table = opened()
    assert refused(table, c.Rename(title="mine"), 1) == "not_yours"
    table.do(c.Rename(title="ours"))
    assert table.match.title == "ours"


@pytest.mark.parametrize(
    ("raw", "command"),
    [
        (b'{"do":"ping"}', c.Ping()),
        (b'{"do":"play","id":"x","action":"a","at":3}', c.Play(id="x", action="a", at=3)),
        (b'{"do":"why","actions":["a","b"]}', c.Why(actions=("a", "b"))),
        (b'{"do":"undo","at":1,"all":true}', c.Undo(at=1, all=True)),
    ],
)
def test_commands_are_read_from_json(raw, command):
    assert c.decode(raw) == command


@pytest.mark.parametrize(
    "raw",
    [
        b"", b"[]", b"null", b"{}", b'{"do":"fly"}', b'{"do":"play","action":"a"}',
        b'{"do":"play","action":"a","at":"1"}', b'{"do":"play","action":1,"at":1}',
        b'{"do":"ping","more":1}', b'{"do":"chat","text":null}', b'{"do":"undo","at":1.5}',
        b'{"do":"ping"', b"\xff\xfe", b'{"do":"ping","id":[]}', b'{"do":"ping","id":true}',
        b'{"do":"undo","at":-1}', b'{"do":"undo","at":9007199254740993}',
        b'{"do":"ping","id":18446744073709551616}', b'{"do":"ping","id":"%s"}' % (b"x" * 101),
    ],
)  # fmt: skip
def test_what_is_no_command_is_refused(raw):
    with pytest.raises((msgspec.MsgspecError, UnicodeError)):
        c.decode(raw)


def test_taking_back_has_an_end(monkeypatch):
    """Each time adds two events to a log that is kept for ever."""
    monkeypatch.setattr("glueck.match.decide.MOST_TAKEN_BACK", 3)
    table = running().undoable()
    seat = table.state.seat
    for _ in range(3):
        words = table.state.actions[-1]
        table.do(c.Undo(at=table.match.moves), seat)
        table.do(c.Play(action=words, at=table.match.moves), seat)
    assert refused(table, c.Undo(at=table.match.moves), seat) == "too_much"
    table.play()  # but the game goes on


def test_coming_back_has_an_end(monkeypatch):
    monkeypatch.setattr("glueck.match.decide.MOST_RETURNS", 2)
    table = running()
    for _ in range(2):
        table.happen(e.TookOver(0, "random", "absent"))
        table.do(c.Return(), 0)
    table.happen(e.TookOver(0, "random", "absent"))
    assert refused(table, c.Return(), 0) == "too_much"


def test_of_what_happened_to_seats_the_last_is_at_hand(monkeypatch):
    """It is sent to whoever comes, however long a table is used."""
    monkeypatch.setattr("glueck.match.match.MOST_NEWS", 3)
    table = running()
    for _ in range(5):
        table.happen(e.TookOver(0, "random", "absent"))
        table.do(c.Return(), 0)
    assert [one.what for one in table.match.news] == ["came_back", "took_over", "came_back"]
