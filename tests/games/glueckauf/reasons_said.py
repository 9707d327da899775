"""Is what a reason says true? By the position before the turn, after all that was certain of it,
and now; from the records themselves, not from views."""

import numpy as np

from glueck.games.glueckauf.box import (
    COAL,
    ELEMENT,
    ELEMENTS_A_SHIFT,
    SPOTS_OF,
    VEHICLE,
    VEHICLE_OF,
    VP_OF,
)
from glueck.games.glueckauf.position import DELIVERED, OUTSTANDING, SEATS
from glueck.games.glueckauf.rules import end, score


def record(state):
    return state.array[0]


def miner(state, seat):
    return record(state).miner[seat]


def cards_at(state, place):
    return {*np.flatnonzero(record(state).place[1:] == place) + 1}


def new_cards(before, after, place):
    return cards_at(after, place + before.seat) - cards_at(before, place + before.seat)


def filled(state, card):
    return np.count_nonzero(record(state).spot[card])


def delivers(before, after, now, actions, vehicle, orders, points):
    cards = new_cards(before, after, DELIVERED)
    same = [card for card in cards if VEHICLE[VEHICLE_OF[card]] == vehicle]
    return (len(same), sum(VP_OF[card] for card in same)) == (orders, points)


def counts(state):
    counted = np.zeros((len(ELEMENT), SEATS), np.int64)
    score.count(record(state), counted)
    return counted


def awarded(state, element, seat):
    return score.award(counts(state)[element], state.seats, element, seat)


def majority(before, after, now, actions, element, standing, points, when):
    number, seat = ELEMENT.index(element), before.seat
    mine, *others = np.roll(counts(after)[number][: before.seats], -seat)
    lead = {"alone": mine > max(others), "shared": mine == max(others) > 0}
    lead["behind"] = mine < max(others) and awarded(after, number, seat) > 0
    lead["none"] = awarded(after, number, seat) == 0
    this_shift = number < ELEMENTS_A_SHIFT * record(before).shift
    change = awarded(after, number, seat) - awarded(before, number, seat)
    return lead[standing] and change == points and this_shift == (when == "shift")


def is_complete(state, card):
    return filled(state, card) == SPOTS_OF[card]


def completes(before, after, now, actions, vehicle, points):
    kept = cards_at(before, OUTSTANDING + before.seat) & cards_at(after, OUTSTANDING + before.seat)
    done = [card for card in kept if is_complete(after, card) and not is_complete(before, card)]
    return (vehicle, points) in [(VEHICLE[VEHICLE_OF[card]], VP_OF[card]) for card in done]


def fills(before, after, now, actions, spots):
    cards = cards_at(after, OUTSTANDING + before.seat)
    unfinished = [card for card in cards if not is_complete(after, card)]
    return spots == sum(filled(after, card) - filled(before, card) for card in unfinished)


def takes_order(before, after, now, actions, vehicle, points):
    taken = new_cards(before, after, OUTSTANDING)
    return (vehicle, points) in [(VEHICLE[VEHICLE_OF[card]], VP_OF[card]) for card in taken]


def lorries(before, after, now, actions, coal, lorries):
    was, now = (miner(state, before.seat).lorries[COAL.index(coal)] for state in (before, after))
    return now - was == lorries


def draws(before, after, now, actions, thing, amount):
    space = {"tile": "factory-draw", "order": "order-draw"}[thing]
    told = now.log(before.seat, before.played)
    return (f"place {space}", amount) in [(one["action"], one.get("drawn")) for one in told]


def brings_up(before, after, now, actions, cubes):
    was, now = (miner(state, before.seat) for state in (before, after))
    return sum(now.cage) + sum(now.storage) - sum(was.cage) - sum(was.storage) == cubes


def balance(before, after, now, actions, points):
    was, now = (end.imbalance(miner(state, before.seat)) for state in (before, after))
    return points == 2 * (was - now)


def money(before, after, now, actions, marks, left):
    was, now = (miner(state, before.seat).money for state in (before, after))
    return (now - was, now) == (marks, left)


def workers(before, after, now, actions, workers, left):
    was, now = (miner(state, before.seat).workers for state in (before, after))
    return (was - now, now) == (workers, left)


def in_the_end(state, seat):
    """What the seat would have."""
    amounts, points = np.zeros((2, len(end.LINE)), np.int64)
    end.final_lines(record(state), seat, amounts, points)
    won = sum(awarded(state, element, seat) for element in range(len(ELEMENT)))
    return miner(state, seat).points + won + sum(points)


def projected(before, after, now, actions, points, total):
    was, now = (in_the_end(state, before.seat) for state in (before, after))
    return (now - was, now) == (points, total)
