"""The events are all there is to keep."""

import json

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from glueck.engine.state import State
from glueck.match import commands as c
from glueck.match import events as e
from glueck.match.commitment import commitment
from glueck.match.match import EVOLVE, Match
from glueck.match.refusals import Refused
from glueck.match.viewer_messages import whole_table
from match.matches import SALT, SEED, opened, refolded, running, views


def test_a_folded_match_is_the_match(each_game):
    table = running(each_game, 3, options={})
    for step in range(80):
        table.play(step)
    assert views(refolded(table)) == table.views()


@pytest.mark.slow
def test_a_match_played_to_its_end_tells_all(each_game):
    table = running(each_game)
    before = msgspec.to_builtins(table.match.public())
    assert not any(before.get(key) for key in ("seed", "salt", "scores"))
    while table.match.status == "running":
        table.play()
    about = msgspec.to_builtins(table.match.public())
    assert (about["seed"], about["salt"]) == (SEED, SALT)
    assert commitment(about["seed"], about["salt"]) == about["commitment"]
    assert about["scores"] == table.state.scores
    assert about["places"] == table.state.places


def test_a_match_goes_on_from_the_moves_of_a_save_file(each_game):
    before = running(each_game)
    for step in range(30):
        before.play(step)
    table = running(each_game, past=tuple(before.state.actions), imported=True)
    assert table.state == before.state
    assert len(table.match.lines) == 30
    assert table.match.moves == 0


def test_a_match_of_other_rules_is_refused():
    with pytest.raises(Refused) as caught:
        Match().evolved(e.Opened("glueckauf", 99, "p0", (), SEED, SALT), 0)
    assert caught.value.code == "rules"
    with pytest.raises(Refused):
        Match().evolved(e.Opened("chess", 1, "p0", (), SEED, SALT), 0)


def test_an_impossible_action_in_a_log_is_refused():
    with pytest.raises(Refused):
        running().happen(e.Played(0, "end"))


texts = st.text(max_size=20)
seats = st.integers(0, 4)
chairs = st.builds(e.Chair, player=st.none() | texts, name=texts, level=st.none() | texts)
clocks = st.builds(
    e.Clock, game=st.none() | st.integers(1, 10**6), increment=st.integers(0, 60),
    turn=st.none() | st.integers(1, 10**6),
)  # fmt: skip
any_event = st.one_of(
    st.builds(
        e.Opened, game=texts, rules=st.integers(0, 9), by=texts, seed=texts, salt=texts,
        chairs=st.lists(chairs, max_size=4).map(tuple), title=texts, public=st.booleans(),
        options=st.dictionaries(texts, st.integers() | texts, max_size=3),
        clock=st.none() | clocks, spectators=st.booleans(), imported=st.booleans(),
        past=st.lists(texts, max_size=3).map(tuple), after=st.none() | texts,
    ),
    st.builds(e.SatDown, seats, texts, texts),
    st.builds(e.StoodUp, seats),
    st.builds(e.Seated, seats, texts),
    st.just(e.Began()),
    st.builds(e.Played, seats, texts),
    st.builds(e.TookBack, seats, st.integers(1, 9)),
    st.builds(e.TookOver, seats, texts, texts),
    st.builds(e.CameBack, seats),
    st.builds(e.GaveUp, seats),
    st.builds(e.Said, texts, texts, texts, st.none() | seats),
    st.builds(e.Renamed, texts),
    st.just(e.Closed()),
)  # fmt: skip


@pytest.mark.slow
@given(any_event)
def test_every_event_comes_back_from_json_as_it_was(event):
    assert e.decode(e.encode(event)) == event


def test_every_event_there_is_can_happen():
    kinds = {kind.cls for kind in msgspec.inspect.type_info(e.AnyEvent).types}
    assert kinds == {e.Played, *EVOLVE}


def test_an_old_event_without_newer_fields_can_be_read():
    table = opened()
    body = e.encode(table.events[0][0])
    assert b"spectators" not in body  # defaults are not written …
    assert e.decode(body).spectators is True  # … and come back


def long_game(game, monkeypatch, most=20, turn=10):
    """A game that is much longer than the log that is kept."""
    monkeypatch.setattr("glueck.match.match.MOST_LINES", most)
    monkeypatch.setattr("glueck.match.match.LONGEST_TURN", turn)
    monkeypatch.setattr("glueck.match.viewer_messages.MOST_LINES", most)
    before = running(game)
    for step in range(70):
        before.play(step)
    return before


def test_a_long_game_keeps_the_last_lines_of_its_log(each_game, monkeypatch):
    table = long_game(each_game, monkeypatch)
    assert 20 <= len(table.match.lines) <= 60
    log = json.loads(whole_table(table.match, 0, "view"))["log"]
    assert [line["number"] for line in log] == list(range(50, 70))
    whole = table.state.log(0)
    assert log == json.loads(json.dumps(whole[-20:]))


def test_a_long_game_read_from_its_log_is_told_alike(each_game, monkeypatch):
    """Only the last actions are told when a table is read, the others only played: that takes a
    tenth of the time, and nobody can tell the difference."""
    table = long_game(each_game, monkeypatch)
    assert views(refolded(table)) == table.views()
    past = tuple(table.state.actions)
    goes_on = running(each_game, past=past, imported=True)
    for step in range(45):
        goes_on.play(step)
        if step % 7 == 0 and goes_on.state.undoable:
            goes_on.do(c.Undo(at=goes_on.match.moves, all=True), goes_on.match.turn)
    assert views(refolded(goes_on)) == goes_on.views()
    assert refolded(goes_on).state.actions == goes_on.state.actions


def test_only_the_last_actions_of_a_long_game_are_told(each_game, monkeypatch):
    table, told = long_game(each_game, monkeypatch), []
    tell = State._play_and_tell
    monkeypatch.setattr(State, "_play_and_tell", lambda *args: told.append(args) or tell(*args))
    refolded(table)
    assert len(told) == 30
