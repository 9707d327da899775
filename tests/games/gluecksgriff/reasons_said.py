"""Is what a reason says true? By the position before the turn, after all that was certain of it,
and now; from the records themselves, not from views."""

from glueck.games.gluecksgriff.rules import hand


def record(state):
    return state.array[0]


def ends_round(before, after, now, actions):
    return now.over or record(now).rounds > record(before).rounds


def calls(before, after, now, actions, points):
    called = record(before).caller == 0 and record(after).caller == before.seat + 1
    return called and hand.points(record(after), before.seat) == points


def sheds(before, after, now, actions, points, hand):
    held = [in_hand(state, before.seat) for state in (before, after)]
    return held == [hand + points, hand]


def in_hand(state, seat):
    return hand.points(record(state), seat)


def takes(before, after, now, actions, card):
    return card in [entry.get("taken") for entry in now.log(before.seat, before.played)]


def draws(before, after, now, actions):
    more = record(now).cards[before.seat] - record(after).cards[before.seat]
    return more == 1 or ends_round(before, after, now, actions)


def knocks(before, after, now, actions):
    return record(now).stock_count == record(before).stock_count or ends_round(
        before, after, now, actions
    )


def skips(before, after, now, actions, seat):
    return record(before).front[seat] == 0 != record(after).front[seat]


def asks_all(before, after, now, actions):
    return record(after).magic != 0 or record(now).magic != 0


def deflects(before, after, now, actions):
    return record(before).front[before.seat] != 0 == record(after).front[before.seat]


def protected(before, after, now, actions):
    return record(before).skipped[before.seat] == 0 != record(after).skipped[before.seat]
