"""Whoever was away is told, byte for byte, what it would have been told there."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import glueck
from glueck.match import events as e
from glueck.match.decide import Decision
from glueck.match.match import Match
from glueck.match.viewer_messages import FORMS, JSON, MOST_KEPT, whole_table
from glueck.server.table import RECENT, RECENT_AS_JSON, Table, opened_from, step
from glueck.server.viewer import Viewer
from glueck.store import StoredEvent
from match.matches import GAMES, SALT, SEED, person

PEOPLE = ("p0", "p1", "p2", None)


class Heard(Viewer):
    """A viewer that only listens, to what has a number."""

    __slots__ = ("heard",)

    def __init__(self, player, form):
        super().__init__(player, None, form, None)
        self.heard = []

    def tell(self, message):
        if not message.startswith(b'{"t":"presence"'):
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
    read = opened_from("x", events)
    assert len(events) <= RECENT
    for viewer in viewers:
        for since in range(1, len(events) + 1):
            missed = viewer.heard[since - 1 :]
            if viewer.form == JSON and len(missed) > RECENT_AS_JSON:
                assert table.missed(viewer, since) is read.missed(viewer, since) is None
            else:
                assert table.missed(viewer, since) == missed
                assert read.missed(viewer, since) == missed  # after a restart, too
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


def table_of(*events):
    table = Table("x", Match())
    for at, event in enumerate(events):
        table.take(step(table.match, Decision((event,)), at))
    return table


@pytest.mark.parametrize("since", [0, 10**6, -1])
def test_since_never_there_is_nothing_to_compare_with(since):
    assert table_of(next(script("glueckauf", ()))).missed(Heard("p0", "view"), since) is None


@pytest.mark.parametrize(("form", "most"), [("view", 64), ("record", 64), ("json", 16)])
def test_who_was_away_for_long_gets_the_whole_table(form, most):
    """However long a game is, coming back costs no more than so many messages."""
    said = [e.Said("p0", "Person 0", str(number)) for number in range(most + 10)]
    table = table_of(*script("glueckauf", ()), *said)
    last = table.match.version
    assert len(table.missed(Heard("p1", form), last - most)) == most
    assert table.missed(Heard("p1", form), last - most - 1) is None
    assert table.missed(Heard("p1", form), last) == []


@pytest.mark.slow
def test_what_is_kept_for_who_was_away_is_small(each_game):
    """A view as JSON has tens of kilobytes, and there may be thousands of tables."""
    table = table_of(*script(each_game, ()))
    join(table, [])
    for pick in range(30):
        table.take(step(table.match, Decision((follow(table.match, pick % 8),)), pick))
    table.missed(Heard("p1", "json"), table.match.version - 10)
    kept = [len(message) for one in table.recent for message in one.messages.values()]
    assert max(kept) <= MOST_KEPT
    assert sum(len(one.after.position_cache) for one in list(table.recent)[:-1]) == 0


def test_a_game_that_begins_in_the_middle_comes_with_its_log(each_game):
    """Whoever waited for it knows what was played before, like who comes later."""
    state = glueck.load(each_game).new(2, seed=SEED)
    for _ in range(5):
        state.play(state.legal()[0])
    opened = e.Opened(
        each_game, 1, "p0", (person(0), person(1)), SEED, SALT, past=tuple(state.actions)
    )
    table, viewers = table_of(opened), []
    join(table, viewers)
    table.take(step(table.match, Decision((e.Began(),)), 2))
    for viewer in viewers:
        assert viewer.heard == [whole_table(table.match, viewer.seat, viewer.form)]
        if viewer.form != JSON:
            assert table.missed(viewer, 1) == viewer.heard
