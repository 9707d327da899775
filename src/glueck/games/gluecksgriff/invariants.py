"""GG-COMP: what is true of every position. `sound` checks it, on hostile bytes too."""

import numpy as np

from glueck.engine.compile import jit
from glueck.engine.scratch import scratch
from glueck.games.gluecksgriff.box import (
    COPIES,
    HAND,
    HOUSE_CARDS,
    IS_HOURGLASS,
    IS_JOKER,
    IS_MAGIC,
    IS_NUMBER,
    IS_PLAIN,
    KINDS,
    MOST_CARDS,
    MOST_HOUSE_VALUE,
    NUMBERS,
    STALEMATE,
    STANDARD_COUNT,
    STANDARD_ROLE,
    STANDARD_VALUE,
)
from glueck.games.gluecksgriff.box import HOUSE as FIRST_HOUSE
from glueck.games.gluecksgriff.clauses import clause
from glueck.games.gluecksgriff.knowledge import fits
from glueck.games.gluecksgriff.position import (
    AFTER_DRAW,
    DRAW,
    MAGIC_CHOOSE,
    MAGIC_LAY,
    OVER,
    REACT,
    SEATS,
    SINGLE,
    SPECIAL,
    STREET,
)
from glueck.games.gluecksgriff.rules import pile
from glueck.games.gluecksgriff.rules.hand import hidden, known, shown
from glueck.games.gluecksgriff.rules.knock import fits_after_taking, open_to_knock
from glueck.games.gluecksgriff.rules.score import limit_reached

SEATS_WRONG = clause("GG-COMP-01")
DECK_WRONG = clause("GG-COMP-02")
TURN_WRONG = clause("GG-TURN-01")
CARDS_WRONG = clause("GG-COMP-06")
HAND_WRONG = clause("GG-COMP-07")
PLAY_WRONG = clause("GG-DISC-09")
FRONT_WRONG = clause("GG-HOUR-08")
KNOWN_WRONG = clause("GG-DRAW-10")
TOTAL_WRONG = clause("GG-SCORE-07")
TOO_IDLE = clause("GG-DRAW-13")
END_WRONG = clause("GG-SCORE-13")
LAST_MOVES_WRONG = clause("GG-CALL-05")
SKIPPED_WRONG = clause("GG-HOUR-07")
EMPTY_HAND = clause("GG-KNOCK-19")
OFFER_WRONG = clause("GG-DRAW-03")
DRAWN_WRONG = clause("GG-KNOCK-18")


@jit
def sound(s):
    """0, or the first clause this position breaks. Ranges come first: the rest relies on them."""
    if not 2 <= s.seats <= SEATS:
        return SEATS_WRONG
    if not deck_in_range(s):
        return DECK_WRONG
    if not turn_in_range(s):
        return TURN_WRONG
    if not hands_in_range(s):
        return HAND_WRONG
    if not pile_in_range(s):
        return PLAY_WRONG
    if not fronts_in_range(s):
        return FRONT_WRONG
    if not magic_is_due(s):
        return TURN_WRONG
    if not cards_are_all_there(s):
        return CARDS_WRONG
    if not plays_are_well_formed(s):
        return PLAY_WRONG
    if not fits(s):
        return KNOWN_WRONG
    if not totals_in_range(s):
        return TOTAL_WRONG
    return history_wrong(s)


@jit
def history_wrong(s):
    """0, or a clause that must have been broken earlier to reach this position. All numbers are in
    range here. There is always something to draw, so this is not checked: hands, hourglasses and
    the longest play together are fewer cards than the deck has (GG-DRAW-11)."""
    if s.idle > STALEMATE * s.seats:
        return TOO_IDLE
    if bool(s.over) != limit_reached(s):
        return END_WRONG
    if s.over:
        return 0 if all_is_open(s) else END_WRONG
    if not last_moves_are_due(s):
        return LAST_MOVES_WRONG
    if not hourglasses_are_due(s):
        return SKIPPED_WRONG
    if not everybody_holds_cards(s):
        return EMPTY_HAND
    if not offer_is_right(s):
        return OFFER_WRONG
    return DRAWN_WRONG if s.phase == AFTER_DRAW and not drawn_card_is_right(s) else 0


@jit
def deck_in_range(s):
    """GG-COMP-02, GG-COMP-03, GG-BLANK-02: the standard cards, and up to seven of the house."""
    if not 0 <= s.house <= HOUSE_CARDS:
        return False
    for kind in range(KINDS):
        house = FIRST_HOUSE <= kind < FIRST_HOUSE + s.house
        if house:
            if s.deck[kind] != 1 or not IS_PLAIN <= s.role[kind] <= IS_MAGIC:
                return False
            if not 0 <= s.value[kind] <= MOST_HOUSE_VALUE:
                return False
        elif (
            s.deck[kind] != STANDARD_COUNT[kind]
            or s.role[kind] != STANDARD_ROLE[kind]
            or s.value[kind] != STANDARD_VALUE[kind]
        ):
            return False
    return True


@jit
def turn_in_range(s):
    """Whose turn it is, the phase, and its fields; GG-CALL-05: last moves belong to the others."""
    return (
        0 <= s.seat < s.seats
        and 0 <= s.dealer < s.seats
        and REACT <= s.phase <= OVER
        and s.over == (s.phase == OVER)
        and s.rounds >= 1
        and 1 <= s.limit <= 10000
        and 0 <= s.caller <= s.seats
        and 0 <= s.last_moves < s.seats
        and (s.over or (s.caller == 0) == (s.last_moves == 0))
        and 0 <= s.active <= s.seats
        and (s.active > 0) == (s.phase == MAGIC_LAY or s.phase == MAGIC_CHOOSE)
        and (s.active > 0) == (s.magic != 0)
        and 0 <= s.drawn < KINDS
        and (s.drawn > 0) == (s.phase == AFTER_DRAW)
        and 0 <= s.offered <= s.pile.count
        and 0 <= s.reshuffled <= 1
        and 0 <= s.flat_30 <= 1
        and 0 <= s.from_pile <= s.discarded <= 1
        and (s.from_pile == 0 or s.phase == AFTER_DRAW)
        and (s.discarded == 0 or s.phase == DRAW or s.phase == AFTER_DRAW)
        and s.undoable == 0
    )


@jit
def hands_in_range(s):
    """GG-COMP-07: never more than seven; GG-KNOCK-18: the card just drawn is in hand."""
    for seat in range(SEATS):
        total = 0
        for kind in range(KINDS):
            if s.known[seat, kind] < 0 or not known(s, seat, kind) <= s.hand[seat, kind] <= COPIES:
                return False
            if not (shown(s, seat, kind) <= COPIES and 0 <= s.fresh[kind] <= COPIES):
                return False
            total += s.hand[seat, kind]
        if total != s.cards[seat] or total > HAND:
            return False
        if not (0 <= s.loose[seat] <= HAND and 0 <= s.since[seat] <= MOST_CARDS):
            return False
        if not (0 <= s.floor[seat] <= MOST_HOUSE_VALUE and 0 <= s.skipped[seat] <= 1):
            return False
        if not 0 <= s.sure[seat] <= s.reshuffled:
            return False
        if seat >= s.seats and not nobody_sits_there(s, seat):
            return False
    return s.drawn == 0 or s.hand[s.seat, s.drawn] > 0


@jit
def nobody_sits_there(s, seat):
    for kind in range(KINDS):
        if s.known[seat, kind] != 0 or s.drew[seat, kind] != 0:
            return False
    state = s.cards[seat] | s.loose[seat] | s.since[seat] | s.sure[seat]
    return (state | s.floor[seat] | s.skipped[seat]) == 0


@jit
def pile_in_range(s):
    p = s.pile
    if not (0 <= p.count <= MOST_CARDS and 0 <= s.stock_count <= MOST_CARDS):
        return False
    for i in range(MOST_CARDS):
        inside = i < p.count
        if not (1 if inside else 0) <= p.card[i] <= (KINDS - 1 if inside else 0):
            return False
        if not (0 <= p.owner[i] <= s.seats and 0 <= p.number[i] <= NUMBERS):
            return False
        if not 0 <= p.play[i] <= SPECIAL:
            return False
        if not inside and (p.owner[i] | p.number[i] | p.play[i]) != 0:
            return False
        drawn = i < s.stock_count
        if not (1 if drawn else 0) <= s.stock[i] <= (KINDS - 1 if drawn else 0):
            return False
    return p.count == 0 or p.play[0] != 0


@jit
def fronts_in_range(s):
    """GG-HOUR-08: at most one hourglass in front of a seat; cards laid for M are cards."""
    if not 0 <= s.magic < KINDS or (s.magic != 0 and s.role[s.magic] != IS_MAGIC):
        return False
    for seat in range(SEATS):
        if not (0 <= s.front[seat] < KINDS and 0 <= s.laid[seat] < KINDS):
            return False
        if s.front[seat] != 0 and s.role[s.front[seat]] != IS_HOURGLASS:
            return False
        if seat >= s.seats and (s.front[seat] != 0 or s.laid[seat] != 0):
            return False
        if s.laid[seat] != 0 and s.magic == 0:
            return False
    return s.phase != REACT or s.front[s.seat] != 0


@jit
def magic_is_due(s):
    """GG-MAGIC-01, GG-A-53: those before the acting seat have laid a card, the others hold one."""
    if s.magic == 0:
        return True
    waiting = (s.active - 1 - s.seat) % s.seats  # seats still to lay, the acting one first
    if (s.phase == MAGIC_CHOOSE) != (waiting == 0):
        return False
    for ahead in range(1, s.seats):
        seat = (s.active - 1 + ahead) % s.seats
        to_lay = ahead >= s.seats - waiting
        if (s.laid[seat] == 0) != to_lay or (to_lay and s.cards[seat] == 0):
            return False
    return s.laid[s.active - 1] == 0


@jit
def cards_are_all_there(s):
    """GG-COMP-06, GG-BLANK-03: every card of the deck is somewhere, and only once."""
    found = scratch(np.int64, KINDS)
    for i in range(s.stock_count):
        found[s.stock[i]] += 1
    for i in range(s.pile.count):
        found[s.pile.card[i]] += 1
    for seat in range(SEATS):
        found[s.front[seat]] += 1
        found[s.laid[seat]] += 1
        for kind in range(1, KINDS):
            found[kind] += s.hand[seat, kind]
    found[s.magic] += 1
    for kind in range(1, KINDS):
        if found[kind] != s.deck[kind]:
            return False
    return True


@jit
def plays_are_well_formed(s):
    """GG-DISC-02 … GG-DISC-06, GG-JOK-04, GG-DRAW-12: every play of the pile, remainders too."""
    start = 0
    while start < s.pile.count:
        end = start + 1
        while end < s.pile.count and s.pile.play[end] == 0:
            end += 1
        if not play_is_well_formed(s, start, end):
            return False
        start = end
    return True


@jit
def play_is_well_formed(s, start, end):
    """GG-JOK-02, GG-JOK-07: all but special plays hold a number card, a single nothing else."""
    play, length = s.pile.play[start], end - start
    if play == SPECIAL:
        return stand_for_nothing(s, start, end) and is_special(s, start, end)
    if (length == 1) != (play == SINGLE):
        return False
    numbers = 0
    for i in range(start, end):
        kind, number = s.pile.card[i], s.pile.number[i]
        if number == 0 or number != s.pile.number[start] + (i - start) * (play == STREET):
            return False
        if s.role[kind] == IS_NUMBER and number == kind:
            numbers += 1
        elif s.role[kind] != IS_JOKER or (i > start and s.role[s.pile.card[i - 1]] == IS_JOKER):
            return False
    return numbers > 0


@jit
def stand_for_nothing(s, start, end):
    for i in range(start, end):
        if s.pile.number[i] != 0:
            return False
    return True


@jit
def is_special(s, start, end):
    """GG-JOK-07, GG-HOUR-10, GG-BLANK-05: one special card; GG-A-55: the two hourglasses of a
    deflection; GG-MAGIC-04: cards laid by others, and a magic hand on top."""
    length, top = end - start, s.role[s.pile.card[end - 1]]
    if length == 1:
        return top != IS_NUMBER
    if top == IS_HOURGLASS:
        return length == 2 and s.role[s.pile.card[start]] == IS_HOURGLASS
    return top == IS_MAGIC and length <= s.seats


@jit
def totals_in_range(s):
    """GG-SCORE-07"""
    for seat in range(SEATS):
        if s.total[seat] < 0 or (seat >= s.seats and s.total[seat] != 0):
            return False
    return True


# -- what must have happened ---------------------------------------------------------------


@jit
def all_is_open(s):
    """GG-SCORE-01, GG-SCORE-13: after the last counting nothing is hidden but the draw pile."""
    for seat in range(s.seats):
        if s.floor[seat] != 0 or s.loose[seat] != 0:
            return False
        for kind in range(KINDS):
            if s.known[seat, kind] != s.hand[seat, kind]:
                return False
    return s.offered == 0 and s.reshuffled == 0 and (s.caller != 0 or s.last_moves == 0)


@jit
def last_moves_are_due(s):
    """GG-CALL-05, GG-MAGIC-10: clockwise after the caller, and no magic hand is played."""
    if s.caller == 0:
        return True
    return s.magic == 0 and s.seat == (s.caller - 1 + s.seats - s.last_moves) % s.seats


@jit
def hourglasses_are_due(s):
    """GG-HOUR-03, GG-HOUR-07, GG-HOUR-11: they lie in front of seats that were not skipped and
    have yet to react."""
    turn = s.active - 1 if s.magic != 0 else s.seat
    if s.front[turn] != 0 and s.phase != REACT:
        return False
    for seat in range(s.seats):
        moved = s.caller != 0 and (seat - s.seat) % s.seats >= s.last_moves
        if s.front[seat] != 0 and (s.skipped[seat] or moved):
            return False
    return True


@jit
def everybody_holds_cards(s):
    """GG-KNOCK-19, GG-KNOCK-20, GG-MAGIC-05: the last card is gone only until one is drawn."""
    for seat in range(s.seats):
        to_draw = s.laid[seat] != 0 or s.active == seat + 1 or (s.phase == DRAW and seat == s.seat)
        if s.cards[seat] == 0 and not to_draw:
            return False
    return True


@jit
def offer_is_right(s):
    """GG-DRAW-03: the whole pile as MAIN began; now the own discard lies on it, if there is one,
    and after taking a card there is one fewer beneath."""
    if s.phase == REACT:
        return s.offered == 0
    if s.phase == AFTER_DRAW or s.discarded:
        return s.offered < s.pile.count + s.from_pile and own_discard_is_on_top(s)
    if s.phase == DRAW and not somebody_else_has_an_hourglass(s):
        return False
    return s.offered == s.pile.count


@jit
def own_discard_is_on_top(s):
    start = s.offered - s.from_pile
    if start < 0 or pile.start_of(s.pile, s.pile.count) != start:
        return False
    for i in range(start, s.pile.count):
        if s.pile.owner[i] != s.seat + 1:
            return False
    return True


@jit
def somebody_else_has_an_hourglass(s):
    """GG-HOUR-01, GG-HOUR-02: that is why this seat draws without a discard."""
    for seat in range(s.seats):
        if s.front[seat] != 0 and seat != s.seat:
            return True
    return False


@jit
def drawn_card_is_right(s):
    """GG-KNOCK-15 … GG-KNOCK-18, GG-A-52: after a discard that is open to a knock; a card taken
    openly fits it, and everybody knows it."""
    if not s.discarded:
        return False
    if s.from_pile:
        return known(s, s.seat, s.drawn) > 0 and fits_after_taking(s, s.drawn)
    return hidden(s, s.seat, s.drawn) > 0 and open_to_knock(s)
