"""What a viewer is told adds up, in both forms and from every seat."""

import json
from functools import partial

import numpy as np
import pytest

from glueck.match import commands as c
from glueck.match import events as e
from glueck.match.match import Match
from glueck.match.viewer_messages import FORMS, happened, whole_table
from match.listening import Listener
from match.matches import opened, person, running


def listeners(table):
    seats = [None, *range(len(table.match.chairs))]
    return [Listener(table, seat, form) for seat in seats for form in FORMS]


def tell(table, everybody, happen):
    """Let something happen, and everybody hear of each event as it happens."""
    happened = table.happen

    def happen_and_tell(*events):
        for event in events:
            happened(event)
            for one in everybody:
                one.hear(event, table.now)
        return table

    table.happen = happen_and_tell
    try:
        happen()
    finally:
        table.happen = happened


def happening(table, step):
    if step == 40:
        table.do(c.Chat(text="well"))
    elif step == 60:
        table.do(c.Resign(), 1)
    else:
        table.play(step)


@pytest.mark.slow
def test_a_whole_game_adds_up_for_everybody(each_game):
    table = opened(each_game, 3, clock=e.Clock(game=10**5, increment=1))
    everybody = listeners(table)
    tell(table, everybody, lambda: table.do(c.Start()))
    step = 0
    while table.match.status == "running":
        step, table.now = step + 1, table.now + 100
        tell(table, everybody, partial(happening, table, step))
        for one in everybody if step % 20 == 0 else ():
            one.check()
    for one in everybody:
        one.check()
        assert one.client.table["seed"] == table.match.opened.seed


def test_a_program_gets_the_position_byte_for_byte(each_game):
    table = running(each_game)
    listener = Listener(table, 0, "record")
    for step in range(30):
        table.play(step)
        listener.hear(*table.events[-1])
        assert bytes(listener.client.record) == table.state.seen(0).tobytes()
        mine = table.state.seat == 0 and table.match.status == "running"
        assert listener.client.legal == (table.state.moves().tolist() if mine else [])


def test_undo_takes_the_line_out_of_the_log_again():
    table = running().undoable()
    everybody = listeners(table)
    undo = c.Undo(at=table.match.moves, all=True)
    tell(table, everybody, lambda: table.do(undo, table.state.seat))
    for one in everybody:
        one.check()
        assert len(one.client.log) == len(table.state.actions)


def told(table, seat):
    return [json.loads(whole_table(table.match, seat, form)) for form in FORMS]


@pytest.mark.slow
def test_only_whoever_decides_is_told_what_is_legal(each_game):
    table = running(each_game, 3)
    for step in range(30):
        for seat in (None, 0, 1, 2):
            page, program, record = told(table, seat)
            acts = seat == table.state.seat
            assert page.get("legal", []) == program["view"]["legal"]
            assert page.get("undoable", 0) == program["view"]["undoable"]
            assert bool(page.get("legal")) == acts
            assert bool(record["legal"]) == acts
            if not acts:
                assert "undoable" not in page
        table.play(step)


def test_who_is_played_by_a_bot_has_nothing_to_decide(each_game):
    table = running(each_game)
    seat = table.state.seat
    table.happen(e.TookOver(seat, "foreman", "absent"))
    page, program, record = told(table, seat)
    assert page.get("legal", []) == program["view"]["legal"] == record["legal"] == []


def test_an_event_is_told_without_what_is_told_elsewhere():
    table = opened(chairs=(person(0), e.Chair()))
    event, at = table.events[0]
    message = json.loads(happened(event, at, Match(), table.match).told(None, "view"))
    assert message["what"] == "opened"
    assert not {"seed", "salt", "past"} & (message.keys() | message["table"].keys())


@pytest.mark.parametrize("form", FORMS)
def test_of_a_table_that_has_not_begun_there_is_nothing_to_see(form):
    about = json.loads(whole_table(opened().match, 0, form))
    assert not about.get("view")
    assert about.get("record") is None
    assert about["table"]["commitment"]


def test_a_record_says_which_bytes_have_changed(each_game):
    table = running(each_game)
    listener = Listener(table, 0, "record")
    before = table.state.seen(0).view(np.uint8).copy()
    table.play()
    listener.hear(*table.events[-1])
    message = json.loads(listener.sent[-1])
    after = before.copy()
    after[message["at_bytes"]] = message["bytes"]
    assert after.tobytes() == table.state.seen(0).tobytes()
    assert len(message["at_bytes"]) < len(after) / 4
