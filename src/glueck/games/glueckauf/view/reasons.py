"""Reasons for a turn: its effects for the player, as differences between views."""

import numpy as np

from glueck.engine.compile import jit
from glueck.engine.kinds import number, word
from glueck.engine.reasons import add_reason, declare_reasons
from glueck.games.glueckauf.actions import PLACE
from glueck.games.glueckauf.box import (
    COAL,
    COALS,
    ELEMENT,
    FACTORY_DRAW,
    ORDER_DRAW,
    VEHICLE,
    VEHICLE_OF,
    VEHICLES,
    VP_OF,
)
from glueck.games.glueckauf.view.declaration import DELIVERY, MAJORITY, WHY

STANDING = ("alone", "shared", "behind", "none")  # leads: only I; I and others; others; nobody
ALONE, SHARED, BEHIND, NONE = range(4)
WHEN = ("shift", "game")  # at whose end it counts
SHIFT, GAME = range(2)
DRAWN = ("tile", "order")
IMBALANCE = WHY.index("imbalance")
ELEMENTS = len(ELEMENT)

REASONS = declare_reasons(
    __file__,
    {
        "delivers": ("vehicle", "orders", "points"),
        "majority": ("element", "standing", "points", "when"),
        "completes": ("vehicle", "points"),
        "fills": ("spots",),
        "takes-order": ("vehicle", "points"),
        "lorries": ("coal", "lorries"),
        "draws": ("thing", "amount"),
        "brings-up": ("cubes",),
        "balance": ("points",),
        "money": ("marks", "left"),
        "workers": ("workers", "left"),
        "projected": ("points", "total"),
    },
    ("vehicle", word(VEHICLE)),
    ("orders", number()),
    ("points", number("i2")),  # of majorities, balance and projection: more or fewer than before
    ("element", word(ELEMENT)),
    ("standing", word(STANDING)),
    ("when", word(WHEN)),
    ("spots", number()),
    ("coal", word(COAL)),
    ("lorries", number()),
    ("thing", word(DRAWN)),
    ("amount", number()),
    ("cubes", number()),  # in cage and storage, more than before
    ("marks", number("i2")),  # more or fewer than before
    ("workers", number()),
    ("left", number("i2")),
    ("total", number("i2")),
)
(
    DELIVERS, OF_MAJORITY, COMPLETES, FILLS, TAKES_ORDER, LORRIES, DRAWS, BRINGS_UP, BALANCE, MONEY,
    WORKERS, PROJECTED,
) = range(len(REASONS.kinds))  # fmt: skip


@jit
def weigh(s, before, after, entries, actions, certain, count, seat, r):
    old, new = before.players.items[seat], after.players.items[seat]
    delivered(entries, certain, r)
    majorities(before.projected, after.projected, seat, r)
    orders(old, new, r)
    lorries(old, new, r)
    drawn(entries, actions, count, r)
    coal(old, new, r)
    balance(before.projected, after.projected, seat, r)
    money(old, new, r)
    workers(old, new, r)
    projected(before.projected, after.projected, seat, r)


@jit
def delivered(entries, certain, r):
    for vehicle in range(VEHICLES):
        orders = points = 0
        for k in range(certain):
            for i in range(np.int64(entries[k].points.count)):
                one = entries[k].points.items[i]
                if one.why == DELIVERY and VEHICLE_OF[one.card] == vehicle:
                    orders += 1
                    points += np.int64(one.points)
        if orders:
            reason = add_reason(r, DELIVERS)
            reason.vehicle = vehicle
            reason.orders = orders
            reason.points = points


@jit
def majorities(before, after, seat, r):
    """For every element the difference in its points: after this shift if it is scored then,
    otherwise at the end of the game."""
    for element in range(ELEMENTS):
        if is_scored(before.shift_entries, element) or is_scored(after.shift_entries, element):
            majority(before.shift_entries, after.shift_entries, element, seat, SHIFT, r)
        else:
            majority(before.final_entries, after.final_entries, element, seat, GAME, r)


@jit
def is_scored(entries, element):
    for i in range(np.int64(entries.count)):
        if entries.items[i].why == MAJORITY and entries.items[i].element == element:
            return True
    return False


@jit
def majority(before, after, element, seat, when, r):
    was, now = majority_of(before, element, seat), majority_of(after, element, seat)
    change = points_at(after, now) - points_at(before, was)
    if change:
        reason = add_reason(r, OF_MAJORITY)
        reason.element = element
        reason.standing = standing(after, now, seat)
        reason.points = change
        reason.when = when


@jit
def majority_of(entries, element, seat):
    """The index of the entry; -1: none."""
    for i in range(np.int64(entries.count)):
        one = entries.items[i]
        if one.why == MAJORITY and one.element == element and one.seat == seat:
            return i
    return -1


@jit
def points_at(entries, i):
    return np.int64(entries.items[i].points) if i >= 0 else 0


@jit
def standing(entries, i, seat):
    if i < 0:
        return NONE
    counts, most = entries.items[i].counts, 0
    for other in range(np.int64(counts.count)):
        if other != seat:
            most = max(most, np.int64(counts.items[other]))
    if counts.items[seat] == most:
        return SHARED
    return ALONE if counts.items[seat] > most else BEHIND


@jit
def orders(old, new, r):
    filled = 0
    for i in range(np.int64(new.outstanding.count)):
        order = new.outstanding.items[i]
        was = place_of(old.outstanding, order.card)
        if was < 0:
            tell_order(TAKES_ORDER, order.card, r)
        elif order.complete and not old.outstanding.items[was].complete:
            tell_order(COMPLETES, order.card, r)
        else:
            filled += max(0, taken(order) - taken(old.outstanding.items[was]))
    if filled:
        add_reason(r, FILLS).spots = filled


@jit
def place_of(outstanding, card):
    for i in range(np.int64(outstanding.count)):
        if outstanding.items[i].card == card:
            return i
    return -1


@jit
def tell_order(kind, card, r):
    reason = add_reason(r, kind)
    reason.vehicle = VEHICLE_OF[card]
    reason.points = VP_OF[card]


@jit
def taken(order):
    """Spots that are not empty."""
    n = 0
    for i in range(np.int64(order.spots.count)):
        if order.spots.items[i].cubes.count:
            n += 1
    return n


@jit
def lorries(old, new, r):
    for colour in range(COALS):
        more = np.int64(new.pit[colour].lorries) - np.int64(old.pit[colour].lorries)
        if more:
            reason = add_reason(r, LORRIES)
            reason.coal = colour
            reason.lorries = more


@jit
def drawn(entries, actions, count, r):
    for k in range(count):
        space = actions[k] - PLACE + 1
        if (space == FACTORY_DRAW or space == ORDER_DRAW) and entries[k].drawn.there:
            reason = add_reason(r, DRAWS)
            reason.thing = np.int64(space == ORDER_DRAW)
            reason.amount = entries[k].drawn.value


@jit
def coal(old, new, r):
    more = cubes(new) - cubes(old)
    if more > 0:
        add_reason(r, BRINGS_UP).cubes = more


@jit
def cubes(player):
    n = 0
    for colour in range(COALS):
        n += np.int64(player.cage.cubes[colour]) + np.int64(player.storage[colour])
    return n


@jit
def balance(before, after, seat, r):
    change = imbalance(after, seat) - imbalance(before, seat)
    if change:
        add_reason(r, BALANCE).points = change


@jit
def imbalance(projected, seat):
    points = 0
    for i in range(np.int64(projected.final_entries.count)):
        one = projected.final_entries.items[i]
        if one.seat == seat and one.why == IMBALANCE:
            points += np.int64(one.points)
    return points


@jit
def money(old, new, r):
    if new.money != old.money:
        reason = add_reason(r, MONEY)
        reason.marks = np.int64(new.money) - np.int64(old.money)
        reason.left = new.money


@jit
def workers(old, new, r):
    if new.workers != old.workers:
        reason = add_reason(r, WORKERS)
        reason.workers = np.int64(old.workers) - np.int64(new.workers)
        reason.left = new.workers


@jit
def projected(before, after, seat, r):
    total = np.int64(after.final.items[seat])
    change = total - np.int64(before.final.items[seat])
    if change:
        reason = add_reason(r, PROJECTED)
        reason.points = change
        reason.total = total
