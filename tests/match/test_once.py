"""Every command is done once and answered the same, whoever sends it again, and how often."""

import msgspec
import pytest

from glueck.match import commands as c
from glueck.match import events as e
from glueck.match import once
from glueck.match.decide import ABSENT, decide
from glueck.match.match import Match
from glueck.match.refusals import Refused
from glueck.match.viewer_messages import FORMS, happened, whole_table
from match.matches import STRANGER, opened, person, refolded, running

OPEN = (person(0), e.Chair())
KEPT = (person(0), e.Chair(name="Person 1", invited="p1"))


def left(by):
    """Somebody who has not moved for long, so that a bot plays."""
    table = running()
    table.now += ABSENT
    waited_for = table.state.seat
    if by == "others":
        return table, c.TakeOver(seat=waited_for), 1 - waited_for
    table.do(c.TakeOver(seat=waited_for), 1 - waited_for)
    return table, c.Return(), waited_for


def playing(what):
    table = running().undoable()
    at, seat = table.match.moves, table.state.seat
    if what == "play":
        return table, c.Play(action=table.state.legal()[0], at=at), seat
    return table, c.Undo(at=at), seat


KINDS = {
    "join": lambda: (opened(chairs=OPEN), c.Join(), 1),
    "decline": lambda: (opened(chairs=KEPT), c.Decline(), 1),
    "release": lambda: (opened(chairs=KEPT), c.Release(seat=1, level="random"), 0),
    "leave": lambda: (opened(), c.Leave(), 1),
    "start": lambda: (opened(chairs=OPEN), c.Start(fill="random"), 0),
    "play": lambda: playing("play"),
    "undo": lambda: playing("undo"),
    "resign": lambda: (running(seats=3), c.Resign(), 1),
    "take_over": lambda: left("others"),
    "return": lambda: left("me"),
    "chat": lambda: (running(), c.Chat(text="hello"), STRANGER),
    "rename": lambda: (opened(), c.Rename(title="Evening"), 0),
    "close": lambda: (opened(), c.Close(), 0),
}


def asker(who):
    chair = who if isinstance(who, e.Chair) else person(who)
    return c.Asker(chair.player, chair.name)


def done(match, command, who):
    return decide(match, command, asker(who), 10**9).done


def named(command, id):
    return msgspec.structs.replace(command, id=id)


def test_there_is_one_of_each():
    tags = {kind.__struct_config__.tag for kind in c.Change.__args__}
    assert set(KINDS) == tags


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("id", [7, "page-7"])
def test_what_is_sent_again_is_not_done_again(kind, id):
    table, command, who = KINDS[kind]()
    command = named(command, id)
    assert table.do(command, who)
    number = table.match.version
    for match in (table.match, refolded(table)):
        assert done(match, command, who) == number
    assert table.do(command, who) == []
    table.do(c.Chat(text="meanwhile"), STRANGER)
    assert done(table.match, command, who) == number


@pytest.mark.parametrize("kind", KINDS)
def test_the_answer_is_the_same_though_the_game_goes_on(kind):
    """What would be refused now, was done then."""
    table, command, who = KINDS[kind]()
    command = named(command, "x")
    table.do(command, who)
    number = table.match.version
    table.happen(e.Closed())
    assert done(refolded(table), command, who) == number


def test_who_counts_from_one_again_says_something_else():
    table = running()
    for text in ("one", "two"):
        table.do(c.Chat(id=1, text=text))
    table.do(c.Chat(id=1, text="one"), 1)  # somebody else
    table.do(c.Chat(id="1", text="one"))
    assert [line.text for _, line in table.match.said] == ["one", "two", "one", "one"]


@pytest.mark.parametrize("id", [0, ""])
def test_what_has_no_name_is_done_as_often_as_it_comes(id):
    table = running()
    for _ in range(2):
        table.do(c.Chat(id=id, text="again"))
    assert table.match.spoken == 2
    assert table.match.marks == {}


def test_a_move_of_another_moment_is_another_move():
    table, command, who = KINDS["undo"]()
    command = named(command, 1)
    table.do(command, who)
    with pytest.raises(Refused, match="moves were made"):
        table.do(msgspec.structs.replace(command, at=command.at - 1), who)


def test_marks_are_few_and_those_of_players_stay():
    table = running()
    table.do(c.Chat(id=1, text="first"))
    for number in range(3 * once.SENDERS):
        stranger = e.Chair(player=f"guest {number}", name="Guest")
        table.do(c.Chat(id=1, text="first"), stranger)
    assert len(table.match.marks) <= once.SENDERS + 1
    assert done(table.match, c.Chat(id=1, text="first"), 0) is not None
    assert done(table.match, c.Chat(id=1, text="first"), stranger) is not None
    for number in range(3 * once.KEPT):
        table.do(c.Chat(id=number + 1, text="more"))
    assert max(len(own) for own in table.match.marks.values()) == once.KEPT
    assert done(table.match, c.Chat(id=3 * once.KEPT, text="more"), 0) is not None


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_is_told_of_marks(kind):
    """Byte for byte what would be told of a command without a name."""
    told = []
    for id in (0, "a name of my own"):
        table, command, who = KINDS[kind]()
        before, at = table.match, table.now
        for event in table.do(named(command, id), who):
            after = before.evolved(event, at)
            for seat in (None, *range(len(after.chairs))):
                told += [happened(event, at, before, after).told(seat, form) for form in FORMS]
                told += [whole_table(after, seat, form) for form in FORMS]
            before = after
    half = len(told) // 2
    assert told[:half] == told[half:]


def test_what_was_stored_before_there_were_marks_is_read_as_it_was():
    event = e.decode(b'{"what":"said","player":"p","name":"P","text":"hello"}')
    assert event == e.Said("p", "P", "hello")
    assert e.encode(event) == b'{"what":"said","player":"p","name":"P","text":"hello"}'
    assert Match().marks == {}
