"""A position as a viewer sees it: fills the declared view.

It is given a position in which everything the viewer may not know is already blank.
"""

from glueck.engine.compile import jit
from glueck.games.gluecksgriff.box import HOUSE, HOUSE_CARDS, KINDS, STALEMATE
from glueck.games.gluecksgriff.position import AFTER_DRAW, DRAW, MAGIC_CHOOSE
from glueck.games.gluecksgriff.rules.hand import SHOWN
from glueck.games.gluecksgriff.rules.pile import start_of


@jit
def show(s, viewer, v):
    v.seats = s.seats
    v.viewer = viewer + 1
    show_options(s, v)
    show_turn(s, v)
    if viewer == s.seat and s.phase == AFTER_DRAW:
        v.drawn = s.drawn
    v.pile.count = s.pile.count
    show_play(s, s.pile.count, v.pile.top)
    if s.phase == DRAW or s.phase == MAGIC_CHOOSE:
        show_play(s, s.offered, v.offer)
    if s.magic:
        show_magic(s, v.magic)
    v.players.count = v.projected.now.count = s.seats
    v.projected.limit = s.limit
    for seat in range(s.seats):
        show_player(s, seat, viewer, v.players.items[seat])
        v.projected.now.items[seat] = s.total[seat]


@jit
def show_options(s, v):
    v.limit = s.limit
    v.wrong_call = s.flat_30
    for kind in range(HOUSE, HOUSE + HOUSE_CARDS):
        if s.deck[kind]:
            card = v.house_cards.items[v.house_cards.count]
            v.house_cards.count += 1
            card.card = kind - 1
            card.value = s.value[kind]
            card.power = s.role[kind]


@jit
def show_turn(s, v):
    v.phase = s.phase
    v.turn = 0 if s.over else s.seat + 1
    v.over = s.over
    v.round_ = s.rounds
    v.dealer = s.dealer
    v.caller = s.caller
    v.last_moves = s.last_moves
    v.stalemate.turns = s.idle
    v.stalemate.at = STALEMATE * s.seats
    v.draw_pile = s.stock_count


@jit
def show_play(s, end, v):
    """The play whose last card is the end-th of the pile; nothing if there is none."""
    if end == 0:
        return
    start = start_of(s.pile, end)
    v.there = 1
    v.kind = s.pile.play[start]
    v.cards.count = end - start
    for i in range(start, end):
        card = v.cards.items[i - start]
        card.card = s.pile.card[i] - 1
        card.number = s.pile.number[i]
        card.owner = s.pile.owner[i]


@jit
def show_magic(s, v):
    v.there = 1
    v.seat = s.active - 1
    v.card = s.magic - 1
    v.laid.count = s.seats
    for seat in range(s.seats):
        v.laid.items[seat] = s.laid[seat]


@jit
def show_player(s, seat, viewer, v):
    v.total = s.total[seat]
    v.cards = s.cards[seat]
    v.hourglass = s.front[seat]
    v.protected = s.skipped[seat]
    for kind in range(1, KINDS):
        v.known[kind - 1] = s.known[seat, kind] % SHOWN
    if seat == viewer or s.over:
        show_hand(s, seat, v)


@jit
def show_hand(s, seat, v):
    """The last hands are open, and so known."""
    v.hand.there = 1
    points = 0
    for kind in range(1, KINDS):
        count = v.known[kind - 1] if s.over else s.hand[seat, kind]
        v.hand.counts[kind - 1] = count
        points += int(count) * int(s.value[kind])
    v.points = points + 1
