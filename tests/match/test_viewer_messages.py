"""What a viewer is told adds up, in both forms and from every seat."""

import json
from functools import partial

import numpy as np
import pytest

from glueck.match import commands as c
from glueck.match import events as e
from glueck.match.viewer_messages import FORMS, ViewerMessages
from match.listening import Listener
from match.matches import opened, person, running


def listeners(table):
    seats = [None, *range(len(table.match.chairs))]
    return [Listener(table.match, seat, form) for seat in seats for form in FORMS]


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
    listener = Listener(table.match, 0, "record")
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


def test_only_whoever_decides_is_told_what_is_legal(each_game):
    table = running(each_game, 3)
    for step in range(30):
        for seat in (None, 0, 1, 2):
            view = json.loads(ViewerMessages(table.match, seat, "view").all())["view"]
            record = json.loads(ViewerMessages(table.match, seat, "record").all())
            acts = seat == table.state.seat
            assert bool(view["legal"]) == acts
            assert bool(record["legal"]) == acts
            if not acts:
                assert view["undoable"] == 0
        table.play(step)


def test_who_is_played_by_a_bot_has_nothing_to_decide(each_game):
    table = running(each_game)
    seat = table.state.seat
    table.happen(e.TookOver(seat, "foreman", "absent"))
    for form in FORMS:
        about = json.loads(ViewerMessages(table.match, seat, form).all())
        assert about.get("legal", []) == about.get("view", {}).get("legal", []) == []


def test_an_event_is_told_without_what_is_told_elsewhere():
    table = opened(chairs=(person(0), e.Chair()))
    message = json.loads(ViewerMessages(table.match, None, "view").event(*table.events[0]))
    assert message["what"] == "opened"
    assert not {"seed", "salt", "past"} & (message.keys() | message["table"].keys())


@pytest.mark.parametrize("form", FORMS)
def test_of_a_table_that_has_not_begun_there_is_nothing_to_see(form):
    about = json.loads(ViewerMessages(opened().match, 0, form).all())
    assert not about.get("view")
    assert about.get("record") is None
    assert about["table"]["commitment"]


def test_a_record_says_which_bytes_have_changed(each_game):
    table = running(each_game)
    teller = ViewerMessages(table.match, 0, "record")
    before = table.state.seen(0).view(np.uint8).copy()
    table.play()
    message = json.loads(teller.event(*table.events[-1]))
    after = before.copy()
    after[message["at_bytes"]] = message["bytes"]
    assert after.tobytes() == table.state.seen(0).tobytes()
    assert len(message["at_bytes"]) < len(after) / 4
