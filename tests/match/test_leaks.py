"""What a viewer is told never depends on what it may not know.

For each position there are twins: the same in all that a viewer knows, dealt again in all else.
Whatever is sent to that viewer of one must be, byte for byte, what is sent of the other.
"""

import copy
import json
from collections import Counter

import pytest

from glueck.match import commands as c
from glueck.match import events as e
from glueck.match.decide import decide
from glueck.match.match import Move
from glueck.match.refusals import Refused
from glueck.match.viewer_messages import BOT, happened, whole_table
from glueck.match.viewer_messages import FORMS as OF_VIEWERS
from match.matches import opened, person, running

STEPS = 60
FORMS = (*OF_VIEWERS, BOT)


def twin_of(match, viewer, seed):
    """The same match, with everything dealt again that the viewer cannot know."""
    twin = copy.copy(match)
    twin.position_cache, twin.table_cache = {}, {}  # nothing that was worked out before
    twin.state = match.state.redeal(viewer, seed)
    return twin


def covered(match, number):
    game, array = match.state.game, match.state.array
    return game.actions.cover(number, game.text(array, number))


def same_for(viewer, match, twin, action):
    """An action of the twin that looks to the viewer like this one, if there is any."""
    mine = match.state.seat == viewer
    numbers = twin.state.moves().tolist()
    if mine or action in numbers:
        return action if action in numbers else None
    alike = [n for n in numbers if covered(twin, n) == covered(match, action)]
    return alike[0] if alike else None


def played(match, number, at):
    state, line = match.state.after(number)
    line = line._replace(number=len(match.lines))  # what was dealt again has no past
    event = e.Played(match.state.seat, line.words)
    return event, match.evolved(event, at, Move(state, line))


def told(event, at, before, after, viewer):
    return [happened(event, at, before, after).told(viewer, form) for form in FORMS]


def seen(match, viewer):
    return match.state.seen(viewer).tobytes(), match.state.over


def viewers(seats):
    return [None, *range(seats)]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3])
def test_two_deals_that_look_alike_are_told_alike(each_game, seats):
    table = running(each_game, seats, clock=e.Clock(game=10**5))
    compared = Counter()
    for step in range(STEPS):
        number = int(table.state.moves()[step % len(table.state.moves())])
        for viewer in viewers(seats):
            original, twin = table.match, twin_of(table.match, viewer, step)
            assert seen(original, viewer) == seen(twin, viewer)
            for form in FORMS:
                assert whole_table(original, viewer, form) == whole_table(twin, viewer, form)
            compared["alike"] += original.state.to_bytes() != twin.state.to_bytes()
            follow = same_for(viewer, original, twin, number)
            if follow is None:
                continue
            at = table.now
            event, after = played(original, number, at)
            other, twins = played(twin, follow, at)
            if seen(after, viewer) == seen(twins, viewer):
                first = told(event, at, original, after, viewer)
                assert first == told(other, at, twin, twins, viewer)
                compared["followed"] += after.state.to_bytes() != twins.state.to_bytes()
        if table.match.status != "running":
            break
        table.play(step)
    assert compared["alike"] > STEPS
    assert compared["followed"] > STEPS


def words_to_try(match):
    """Some of all there are, some that are legal for whoever is to act, and nonsense."""
    game, state = match.state.game, match.state
    some = range(0, len(game.actions), max(1, len(game.actions) // 60))
    words = {game.text(state.array, number) for number in [*some, *state.moves().tolist()[:20]]}
    return words | {"nonsense", "set 1-1-1", "street 1-2-3", "knock 7-8", "knock J", "take 0"}


def refusals(match, viewer, words):
    """What a player is told of everything it might try, whether it is its turn or not."""
    return [attempt(match, viewer, one) for one in sorted(words)]


def attempt(match, viewer, words):
    try:
        me = person(viewer)
        decide(match, c.Play(action=words, at=match.moves), c.Asker(me.player, me.name), 0)
        answer = "legal"
    except Refused as refusal:
        answer = (refusal.code, refusal.text, refusal.clause)
    try:
        return words, answer, match.state.why_not(words, viewer)
    except ValueError as problem:
        return words, answer, str(problem)


def test_no_refusal_tells_what_others_hold(each_game):
    table = running(each_game, 3)
    for step in range(24):
        words = words_to_try(table.match)
        for viewer in range(3) if step % 4 == 0 else ():
            twin = twin_of(table.match, viewer, step)
            assert refusals(table.match, viewer, words) == refusals(twin, viewer, words)
        table.play(step)


@pytest.mark.slow
def test_taking_back_tells_others_nothing():
    """From a turn's beginning, in both deals: play, take back, and hear the same."""
    table, compared = running("glueckauf", 3), 0
    for step in range(STEPS):
        if table.state.undoable == 0:
            for viewer in viewers(3):
                compared += undone_alike(table, viewer, step)
        table.play(step)
    assert compared > 20


def undone_alike(table, viewer, step):
    original, twin = table.match, twin_of(table.match, viewer, step)
    number = int(original.state.moves()[step % len(original.state.moves())])
    if same_for(viewer, original, twin, number) != number:
        return 0
    original, twin = (played(one, number, table.now)[1] for one in (original, twin))
    if not original.state.undoable or seen(original, viewer) != seen(twin, viewer):
        return 0
    back = e.TookBack(original.state.seat)
    after, twins = (one.evolved(back, table.now) for one in (original, twin))
    first = told(back, table.now, original, after, viewer)
    assert first == told(back, table.now, twin, twins, viewer)
    return after.state.to_bytes() != twins.state.to_bytes()


@pytest.mark.slow
def test_nothing_told_of_a_running_game_holds_its_seed(each_game):
    table = running(each_game)
    secret = [table.match.opened.seed.encode(), table.match.opened.salt.encode()]
    for step in range(40):
        assert not any(one in view for view in table.views() for one in secret)
        table.play(step)


@pytest.mark.slow
def test_no_invitation_tells_the_seed(each_game):
    """Of the table that is offered, to anybody: before it begins, and whoever comes or declines."""
    chairs = (person(0), *(e.Chair(name=f"Person {i}", invited=f"p{i}") for i in (1, 2)))
    table = opened(each_game, chairs=chairs)
    secret = [table.match.opened.seed.encode(), table.match.opened.salt.encode()]
    for command, who in ((c.Decline(), 1), (c.Release(seat=2), 0), (c.Join(), 2)):
        before = table.match
        for event in table.do(command, who):
            after = before.evolved(event, table.now)
            for viewer in viewers(3):
                assert not any(
                    one in message for one in secret
                    for message in told(event, table.now, before, after, viewer)
                )  # fmt: skip
            before = after
        assert not any(one in view for view in table.views() for one in secret)


def test_who_is_offered_another_game_is_told_the_same_as_all_others(each_game):
    table = running(each_game)
    table.do(c.Resign(), 1)
    before, event = table.match, e.Rematch("there", "p0", "Person 0")
    after = before.evolved(event, table.now)
    for form in range(len(OF_VIEWERS)):
        news = [json.loads(told(event, table.now, before, after, one)[form]) for one in viewers(2)]
        assert all(one["about"] == news[0]["about"] for one in news)
        assert all(one["table"] == news[0]["table"] for one in news)
