"""Deals again what a seat cannot know.

Hidden are the hands of others and the draw pile. But everybody knows: cards taken openly and
not laid since (`known`); that a caller holds fewer than seven points; that a hand which laid
a card for the magic hand held nothing lower then (`floor`, except `loose` cards since);
and which cards a reshuffled draw pile had (`fresh`), how many each seat has drawn from it
`since`, and what each has laid (`shown`).

Without any of these constraints the hidden cards are dealt at random. Otherwise random exchanges
follow: first those that violate no more constraints than before, until none is violated; then many
that violate none and can lead to any other arrangement.
"""

import numpy as np

from glueck.engine.compile import jit
from glueck.engine.rng import shuffle
from glueck.engine.scratch import scratch
from glueck.games.gluecksgriff.box import CALL_BELOW, KINDS, MOST_CARDS
from glueck.games.gluecksgriff.position import AFTER_DRAW, SEATS
from glueck.games.gluecksgriff.rules.hand import hidden, known, shown, surely_drawn

# The place of a hidden card: in the hand of a seat, in the draw pile, or just drawn from it.
STOCK, JUST_DRAWN = SEATS, SEATS + 1
SWEEPS = 20
PATIENCE = 2000  # sweeps until no constraint is violated; a few are enough

# `draws` counts the draws since a reshuffle: a row for each group of seats (as bits). Its columns
# are the kinds of cards, and the two sums that say whether such draws were possible (see below).
GROUPS = 1 << SEATS
TOGETHER = 0  # the row for no seat: what all other seats have drawn, by kind
COVERED, NEEDED = KINDS, KINDS + 1
COLUMNS = KINDS + 2
PLACES = SEATS + 2  # the possible places of a hidden card
REAL_KINDS = KINDS - 1  # all except «no card»


@jit
def remember(s, v, seat):
    """A seat's knowledge is in columns it may see, except a card taken openly: everybody saw
    that."""
    if s.from_pile:
        v.drawn = s.drawn


@jit
def redeal(s, seat):
    cards = scratch(np.int64, MOST_CARDS)
    count = list_unseen(s, seat, cards)
    places = scratch(np.int64, MOST_CARDS)
    held = count - s.stock_count
    shuffle(s, cards, count)
    lay_out(s, seat, places, count)
    give_back(s, seat, cards, places, count)
    if constrained(s, seat):
        draws = scratch(np.int64, GROUPS, COLUMNS)
        if s.reshuffled:
            count_draws(s, seat, draws)
        exchange_all(s, cards, places, held, count, draws)
        shuffle(s, cards[held:], s.stock_count)
        give_back(s, seat, cards, places, count)
        if s.reshuffled:
            redeal_draws(s, seat, draws)


@jit
def list_unseen(s, seat, cards):
    """All cards the seat cannot see, in ascending order; how many."""
    left = scratch(np.int64, KINDS)
    for kind in range(KINDS):
        left[kind] = s.deck[kind]
    for i in range(s.pile.count):
        left[s.pile.card[i]] -= 1
    for other in range(s.seats):
        left[s.front[other]] -= 1
        left[s.laid[other]] -= 1
        for kind in range(1, KINDS):
            left[kind] -= s.hand[seat, kind] if other == seat else known(s, other, kind)
    left[s.magic] -= 1
    left[0] = 0  # most seats have none
    count = 0
    for kind in range(1, KINDS):
        for _ in range(left[kind]):
            cards[count] = kind
            count += 1
    return count


@jit
def lay_out(s, seat, places, total):
    """The place for each hidden card: in others' hands, one just drawn, and the rest in the draw
    pile."""
    drew = draws_in_secret(s, seat)
    count = 0
    for other in range(s.seats):
        if other != seat:
            missing = np.int64(s.cards[other]) - (drew and other == s.seat)
            for kind in range(1, KINDS):
                missing -= known(s, other, kind)
            for _ in range(missing):
                places[count] = other
                count += 1
    if drew:
        places[count] = JUST_DRAWN
        count += 1
    places[count:total] = STOCK


@jit
def draws_in_secret(s, seat):
    """Whether another seat has just drawn a card that nobody else knows."""
    return s.phase == AFTER_DRAW and s.seat != seat and not s.from_pile


@jit
def just_drawn(s, seat):
    return s.drawn if draws_in_secret(s, seat) else 0


@jit
def give_back(s, seat, cards, places, count):
    for other in range(s.seats):
        if other != seat:
            for kind in range(KINDS):
                s.hand[other, kind] = known(s, other, kind)
    at = 0
    for i in range(count):
        if places[i] == STOCK:
            s.stock[at] = cards[i]
            at += 1
        elif places[i] == JUST_DRAWN:
            s.hand[s.seat, cards[i]] += 1
            s.drawn = cards[i]
        else:
            s.hand[places[i], cards[i]] += 1


@jit
def constrained(s, seat):
    """Whether anything besides the sizes limits what the others may hold."""
    if s.reshuffled or (s.caller != 0 and s.caller != seat + 1):
        return True
    for other in range(s.seats):
        if other != seat and s.floor[other] > 0:
            return True
    return False


# -- exchanges -----------------------------------------------------------------------------


@jit
def exchange_all(s, cards, places, held, count, draws):
    """Exchanges each card in a hand with some other, repeatedly; the draw pile itself is only
    shuffled."""
    counts = scratch(np.int64, PLACES, KINDS)
    count_cards(s, cards, places, count, counts)
    order = scratch(np.int64, MOST_CARDS)
    for i in range(count):
        order[i] = i
    wrong, patience = contradicted(s, counts, draws), PATIENCE
    while wrong > 0 and patience > 0:
        shuffle(s, order, count)
        for i in range(held):
            wrong = mend(s, cards, places, counts, draws, i, order[i], wrong)
        patience -= 1
    for _ in range(SWEEPS):
        shuffle(s, order, count)
        for i in range(held):
            exchange(s, cards, places, counts, draws, i, order[i])


@jit
def mend(s, cards, places, counts, draws, i, j, wrong):
    """Exchange two cards unless that violates more constraints; returns the violations
    afterwards."""
    if cards[i] == cards[j] or places[i] == places[j]:
        return wrong
    swap(s, cards, places, counts, draws, i, j)
    now = contradicted(s, counts, draws)
    if now > wrong:
        swap(s, cards, places, counts, draws, i, j)
    return min(now, wrong)


@jit
def contradicted(s, counts, draws):
    """How much the arrangement contradicts what everybody knows; 0: not at all."""
    wrong = np.int64(0)
    for seat in range(s.seats):
        if s.caller == seat + 1 or s.floor[seat] > 0:
            wrong += told_otherwise(s, counts, seat)
    if s.reshuffled:
        for kind in range(1, KINDS):
            wrong += max(0, -draws[TOGETHER, kind])
        for group in range(1, 1 << s.seats):
            wrong += max(0, draws[group, NEEDED] - draws[group, COVERED])
    return wrong


@jit
def count_cards(s, cards, places, count, counts):
    """How many of each kind are where, public cards included."""
    for other in range(s.seats):
        for kind in range(KINDS):
            counts[other, kind] = known(s, other, kind)
    for i in range(count):
        counts[places[i], cards[i]] += 1


@jit
def exchange(s, cards, places, counts, draws, i, j):
    """Exchange two cards unless that would contradict what everybody knows."""
    if cards[i] == cards[j] or places[i] == places[j]:
        return
    swap(s, cards, places, counts, draws, i, j)
    if not (
        possible(s, counts, places[i])
        and possible(s, counts, places[j])
        and could_be_drawn(s, draws, cards[i], cards[j])
    ):
        swap(s, cards, places, counts, draws, i, j)


@jit
def swap(s, cards, places, counts, draws, i, j):
    move(s, counts, draws, cards[i], places[i], places[j])
    move(s, counts, draws, cards[j], places[j], places[i])
    cards[i], cards[j] = cards[j], cards[i]


@jit
def move(s, counts, draws, kind, source, target):
    counts[source, kind] -= 1
    counts[target, kind] += 1
    if s.reshuffled:
        count_moved_card(s, draws, kind, source, -1)
        count_moved_card(s, draws, kind, target, 1)


@jit
def possible(s, counts, place):
    """GG-CALL-01, GG-MAGIC-01: what a call, and a card laid for the magic hand, revealed about a
    hand."""
    if place == STOCK:
        return True
    seat = s.seat if place == JUST_DRAWN else place
    if s.caller != seat + 1 and s.floor[seat] == 0:
        return True
    return told_otherwise(s, counts, seat) == 0


@jit
def told_otherwise(s, counts, seat):
    """GG-CALL-01, GG-MAGIC-01: too many points for a call, and cards too low for the one laid."""
    total, low = np.int64(0), np.int64(0)
    for kind in range(1, KINDS):
        n = counts[seat, kind] + (counts[JUST_DRAWN, kind] if seat == s.seat else 0)
        total += n * s.value[kind]
        if s.value[kind] < s.floor[seat]:
            low += n
    points = max(0, total - CALL_BELOW + 1) if s.caller == seat + 1 else 0
    return points + max(0, low - s.loose[seat])


# -- draws since a reshuffle (GG-DRAW-10) --------------------------------------------------
#
# Whoever sees a reshuffle knows the cards of the new draw pile. What is neither in it any more
# nor drawn by oneself, the others have drawn, each so many (`since`) of the cards that it
# held hidden: those it holds still and those it has shown. Such draws exist if and only if no
# group of seats needs more than it can have had (Gale's supply and demand theorem): for
# each group, the sum over all kinds of what was drawn by all, or passed through the
# group's hands, whichever is less, covers the number of its draws.
#
# The sequence in which a seat drew and laid cards is not kept, except for this: what it
# laid before its first draw it cannot have drawn; and what is lower than the card it
# laid for a magic hand it must have drawn (`sure`).


@jit
def count_draws(s, seat, draws):
    """A card just drawn is treated like the draw pile: it is one of its cards."""
    drawn = just_drawn(s, seat)
    for kind in range(1, KINDS):
        draws[TOGETHER, kind] = s.fresh[kind] - (s.drew[seat, kind] if seat >= 0 else 0)
    for i in range(s.stock_count):
        draws[TOGETHER, s.stock[i]] -= 1
    if drawn != 0:
        draws[TOGETHER, drawn] -= 1
    for group in range(1, 1 << s.seats):
        for other in range(s.seats):
            if other != seat and group >> other & 1:
                draws[group, NEEDED] += s.since[other] - (drawn != 0 and other == s.seat)
                for kind in range(1, KINDS):
                    draws[group, kind] += shown(s, other, kind)
        for kind in range(1, KINDS):
            draws[group, COVERED] += min(draws[TOGETHER, kind], draws[group, kind])
    for other in range(s.seats):
        if other != seat:
            for kind in range(1, KINDS):
                just = drawn == kind and other == s.seat
                count_moved_card(s, draws, kind, other, hidden(s, other, kind) - just)


@jit
def count_moved_card(s, draws, kind, place, more):
    """Cards come to a place (more = 1) or leave it (-1). What is in the draw pile, has just left
    it, or must have been drawn, is not among the draws in doubt."""
    seat = 1 << place if place < STOCK else 0
    settled = seat == 0 or surely_drawn(s, place, kind)
    before = draws[TOGETHER, kind]
    now = before - more if settled else before
    draws[TOGETHER, kind] = now
    for group in range(1, 1 << s.seats):
        covered = draws[group, COVERED] - min(before, draws[group, kind])
        if group & seat:
            draws[group, NEEDED if settled else kind] += -more if settled else more
        draws[group, COVERED] = covered + min(now, draws[group, kind])


@jit
def could_be_drawn(s, draws, one, other):
    """Whether all seats can have drawn so that the counts agree; two kinds have changed."""
    if s.reshuffled:
        if draws[TOGETHER, one] < 0 or draws[TOGETHER, other] < 0:
            return False
        for group in range(1, 1 << s.seats):
            if draws[group, COVERED] < draws[group, NEEDED]:
                return False
    return True


@jit
def redeal_draws(s, seat, draws):
    """What the others have drawn if these are their hands: one of all possibilities."""
    kinds = scratch(np.int64, REAL_KINDS)
    for i in range(REAL_KINDS):
        kinds[i] = i + 1
    for other in range(s.seats):
        if other != seat:
            for kind in range(KINDS):
                just = s.drawn == kind and other == s.seat and just_drawn(s, seat) != 0
                sure = surely_drawn(s, other, kind)
                s.drew[other, kind] = hidden(s, other, kind) - just if sure else 0
            shuffle(s, kinds, REAL_KINDS)
            for kind in kinds:
                while draws[1 << other, NEEDED] > 0 and try_assign_draw(s, draws, other, kind):
                    s.drew[other, kind] += 1
    if just_drawn(s, seat) != 0:
        s.drew[s.seat, s.drawn] += 1


@jit
def try_assign_draw(s, draws, seat, kind):
    """Whether a seat's next unknown draw may have been of this kind; if so, it is assumed."""
    if draws[TOGETHER, kind] == 0 or draws[1 << seat, kind] == 0:
        return False
    assign_draw(s, draws, seat, kind, 1)
    if could_be_drawn(s, draws, kind, kind):
        return True
    assign_draw(s, draws, seat, kind, -1)
    return False


@jit
def assign_draw(s, draws, seat, kind, count):
    before = draws[TOGETHER, kind]
    draws[TOGETHER, kind] -= count
    for group in range(1, 1 << s.seats):
        covered = draws[group, COVERED] - min(before, draws[group, kind])
        if group >> seat & 1:
            draws[group, kind] -= count
            draws[group, NEEDED] -= count
        draws[group, COVERED] = covered + min(before - count, draws[group, kind])


# -- soundness -----------------------------------------------------------------------------


@jit
def fits(s):
    """Whether a position agrees with everything public: true of every real one."""
    counts = scratch(np.int64, PLACES, KINDS)
    for seat in range(s.seats):
        for kind in range(KINDS):
            counts[seat, kind] = s.hand[seat, kind]
        if not possible(s, counts, seat):
            return False
    return draws_fit(s)


@jit
def draws_fit(s):
    """GG-DRAW-10: the cards of a reshuffled draw pile are still in it, or were drawn by a seat that
    held them."""
    left = scratch(np.int64, KINDS)
    for i in range(s.stock_count):
        left[s.stock[i]] += s.reshuffled
    for seat in range(SEATS):
        draws = 0
        for kind in range(KINDS):
            drew = s.drew[seat, kind]
            draws += drew
            left[kind] += drew
            if not 0 <= drew <= hidden(s, seat, kind) + shown(s, seat, kind):
                return False
            if surely_drawn(s, seat, kind) and drew < hidden(s, seat, kind):
                return False
            if not s.reshuffled and shown(s, seat, kind) != 0:
                return False
        if draws != s.since[seat]:
            return False
    for kind in range(KINDS):
        if left[kind] != s.fresh[kind]:
            return False
    return not s.reshuffled or s.drawn == 0 or s.from_pile or s.drew[s.seat, s.drawn] > 0
