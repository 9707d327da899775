"""Whoever was away is told, byte for byte, what it would have been told there."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from glueck.match import events as e
from glueck.match.decide import Decision
from glueck.match.match import Match
from glueck.match.viewer_messages import FORMS
from glueck.server.table import Table, step
from glueck.server.viewer import Viewer
from glueck.server.websocket import missed_messages
from glueck.store import StoredEvent
from match.matches import GAMES, SALT, SEED, person

PEOPLE = ("p0", "p1", "p2", None)


class Heard(Viewer):
    """A viewer that only listens."""

    __slots__ = ("heard",)

    def __init__(self, player, form):
        super().__init__(player, None, form, None)
        self.heard = []

    def tell(self, message):
        self.heard.append(message)


def script(game, choices):
    """What happens at a table: seats change hands, then a game with all there is in it."""
    rules = 1
    yield e.Opened(game, rules, "p0", (person(0), e.Chair()), SEED, SALT, clock=e.Clock(game=99))
    yield e.SatDown(1, "p2", "Person 2")
    yield e.Said("p1", "Person 1", "me too")
    yield e.StoodUp(1)
    yield e.StoodUp(0)
    yield e.SatDown(0, "p1", "Person 1")
    yield e.Renamed("other")
    yield e.SatDown(1, "p0", "Person 0")
    yield e.Began()
    yield from choices


@pytest.mark.slow
@settings(max_examples=15, deadline=None)
@given(game=st.sampled_from(GAMES), picks=st.lists(st.integers(0, 50), max_size=25))
def test_what_was_missed_is_what_was_sent(game, picks):
    table, events, viewers = Table("x", Match()), [], []

    def happen(event):
        at = 1000 * len(events)
        next = step(table.match, Decision((event,)), at)
        events.append(StoredEvent(len(events) + 1, at, e.encode(event)))
        table.prepare(next)
        table.take(next)
        if not viewers:
            join(table, viewers)

    for event in script(game, ()):
        happen(event)
    for pick in picks:
        happen(follow(table.match, pick))
    happen(e.GaveUp(0))
    happen(e.Said("p0", "Person 0", "oh"))
    for viewer in viewers:
        for since in range(1, len(events) + 1):
            again = missed_messages(events, since, viewer)
            assert again == viewer.heard[since - 1 :]
    assert len(viewers[0].heard) == len(events) - 1


def join(table, viewers):
    for player in PEOPLE:
        for form in FORMS:
            viewer = Heard(player, form)
            viewer.seat = table.match.seat_of(player)
            table.join(viewer)
            viewers.append(viewer)


def follow(match, pick):
    """Something that may happen now."""
    if match.status != "running":
        return e.Said("p0", "Person 0", "over")
    seat = match.state.seat
    if pick % 10 == 8 and match.state.undoable:
        return e.TookBack(seat, match.state.undoable)
    if pick % 10 == 9:
        return e.CameBack(seat) if seat in match.stand_ins else e.TookOver(seat, "random", "absent")
    legal = match.state.legal()
    return e.Played(seat, legal[pick % len(legal)])


@pytest.mark.parametrize("since", [0, 10**6])
def test_since_never_there_is_nothing_to_compare_with(since):
    events = [StoredEvent(1, 0, e.encode(next(script("glueckauf", ()))))]
    assert len(missed_messages(events, since, Heard("p0", "view"))) == (since == 0)
