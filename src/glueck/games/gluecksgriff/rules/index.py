"""The table of contents: which verb an action is, and what is legal in which phase."""

from glueck.engine.compile import jit
from glueck.games.gluecksgriff import actions as a
from glueck.games.gluecksgriff import position as phases
from glueck.games.gluecksgriff.box import HOUSE, NUMBERS
from glueck.games.gluecksgriff.clauses import clause
from glueck.games.gluecksgriff.plays import (
    BLOCK_END,
    BLOCK_JOKERS,
    BLOCK_LENGTH,
    BLOCK_LOW,
    BLOCKS_WITH,
    EXTENSIONS_WITH,
    HELD_OF,
    MATCHES_WITH,
    SETS,
    SETS_WITH,
)
from glueck.games.gluecksgriff.position import SEATS
from glueck.games.gluecksgriff.rules import discard, draw, hand, hourglass, knock, magic, pile, turn
from glueck.games.gluecksgriff.rules.expected_action import asked

GAME_OVER = clause("GG-SCORE-13")


@jit
def why_not(s, action):
    """0, or the clause that forbids the action now."""
    if s.over:
        return GAME_OVER
    if action < a.MATCH:
        return why_not_discard(s, action)
    if action < a.DRAW:
        return why_not_special(s, action)
    return why_not_draw(s, action)


@jit
def why_not_discard(s, action):
    if action == a.SKIP:
        return hourglass.cannot_skip(s)
    if action == a.DEFLECT:
        return hourglass.cannot_deflect(s)
    if action == a.CALL:
        return turn.cannot_call(s)
    if action == a.PASS:
        return turn.cannot_pass(s)
    if action < a.SETS:
        return discard.cannot_discard(s, action - a.DISCARD + 1)
    if action < a.STREETS:
        i = action - a.SETS
        return discard.cannot_lay_set(s, i // SETS, i % SETS)
    return discard.cannot_lay_street(s, action - a.STREETS)


@jit
def why_not_special(s, action):
    if action < a.EXTEND:
        return knock.cannot_match(s, action - a.MATCH)
    if action < a.HOURGLASS:
        return knock.cannot_extend(s, action - a.EXTEND)
    if action < a.MAGIC:
        return hourglass.cannot_give(s, action - a.HOURGLASS)
    return magic.cannot_play(s)


@jit
def why_not_draw(s, action):
    if action == a.DRAW:
        return draw.cannot_draw(s)
    if action < a.LAY:
        return draw.cannot_take(s, action - a.TAKE)
    if action < a.END:
        return knock.cannot_lay_drawn(s, action - a.LAY)
    if action == a.END:
        return cannot_end(s)
    if action < a.TAKE_LAID:
        return magic.cannot_offer(s, action - a.OFFER + 1)
    return magic.cannot_take_laid(s, action - a.TAKE_LAID)


@jit
def cannot_end(s):
    """GG-KNOCK-12: laying the drawn card is voluntary."""
    return 0 if s.phase == phases.AFTER_DRAW else asked(s)


@jit
def apply(s, action):
    """Do it. Nothing can be taken back: every action shows a card, or ends the turn."""
    if action < a.MATCH:
        apply_discard(s, action)
    elif action < a.DRAW:
        apply_special(s, action)
    else:
        apply_draw(s, action)


@jit
def apply_discard(s, action):
    if action == a.SKIP:
        hourglass.skip(s)
    elif action == a.DEFLECT:
        hourglass.deflect(s)
    elif action == a.CALL:
        turn.call(s)
    elif action == a.PASS:
        turn.end_own_turn(s)
    elif action < a.SETS:
        discard.discard(s, action - a.DISCARD + 1)
    elif action < a.STREETS:
        i = action - a.SETS
        discard.lay_set(s, i // SETS, i % SETS)
    else:
        discard.lay_street(s, action - a.STREETS)
    skip_impossible_draw(s)


@jit
def apply_special(s, action):
    if action < a.EXTEND:
        knock.match(s, action - a.MATCH)
        turn.end_knock(s)
    elif action < a.HOURGLASS:
        knock.extend(s, action - a.EXTEND)
        turn.end_knock(s)
    elif action < a.MAGIC:
        hourglass.give(s, action - a.HOURGLASS)
        skip_impossible_draw(s)
    else:
        magic.play(s)


@jit
def apply_draw(s, action):
    if action == a.DRAW:
        draw_hidden(s)
    elif action < a.LAY:
        draw_open(s, action - a.TAKE)
    elif action < a.END:
        knock.lay_drawn(s, action - a.LAY)
        turn.end_knock(s)
    elif action == a.END:
        end_after_draw(s)
    elif action < a.TAKE_LAID:
        magic.offer(s, action - a.OFFER + 1)
    else:
        magic.take_laid(s, action - a.TAKE_LAID)


@jit
def draw_hidden(s):
    """GG-DRAW-01; then «after-draw» is entered whatever was drawn, if the discard is open to a
    knock at all, so that the pause tells nothing."""
    kind = draw.from_stock(s, s.seat)
    if s.phase == phases.MAGIC_CHOOSE:
        magic.finish(s)
    elif s.discarded and knock.open_to_knock(s):
        s.drawn = kind
        s.phase = phases.AFTER_DRAW
    else:
        turn.end_own_turn(s)


@jit
def draw_open(s, end):
    """GG-DRAW-02, GG-A-52: what was taken is public, and so is whether it can be laid."""
    kind = draw.take(s, end)
    s.from_pile = 1
    if s.phase == phases.MAGIC_CHOOSE:
        magic.finish(s)
    elif s.discarded and knock.fits_after_taking(s, kind):
        s.drawn = kind
        s.phase = phases.AFTER_DRAW
    else:
        end_after_draw(s)


@jit
def end_after_draw(s):
    """GG-DRAW-13"""
    if s.from_pile and s.discarded:
        turn.end_idle_turn(s)
    else:
        turn.end_own_turn(s)


@jit
def skip_impossible_draw(s):
    """GG-DRAW-11: nothing to draw from, so the turn is over."""
    if s.phase == phases.DRAW and draw.cannot_draw(s) != 0:
        for end in range(3):
            if draw.cannot_take(s, end) == 0:
                return
        turn.end_own_turn(s)


@jit
def offer(moves, n, action, forbidden):
    """Write it down in any case, but count it only if no clause forbids it."""
    moves[n] = action
    return n + (forbidden == 0)


@jit
def legal(s, moves):
    """List what may be done, ascending; how many that are."""
    phase = s.phase
    if phase == phases.MAIN:
        return legal_main(s, moves)
    if phase == phases.DRAW or phase == phases.MAGIC_CHOOSE:
        n = legal_draws(s, moves)
        return legal_range(s, moves, n, a.TAKE_LAID, a.TAKE_LAID + SEATS) if s.magic else n
    if phase == phases.AFTER_DRAW:
        return legal_lays(s, moves)
    if phase == phases.REACT:
        return legal_range(s, moves, 0, a.SKIP, a.CALL)
    if phase == phases.MAGIC_LAY:
        return legal_range(s, moves, 0, a.OFFER, a.TAKE_LAID)
    return 0


@jit
def legal_range(s, moves, n, first, last):
    for action in range(first, last):
        n = offer(moves, n, action, why_not(s, action))
    return n


@jit
def legal_draws(s, moves):
    n = offer(moves, 0, a.DRAW, draw.cannot_draw(s))
    for end in range(a.LAY - a.TAKE):
        n = offer(moves, n, a.TAKE + end, draw.cannot_take(s, end))
    return n


@jit
def legal_lays(s, moves):
    n = 0
    for where in range(a.END - a.LAY):
        n = offer(moves, n, a.LAY + where, knock.cannot_lay_drawn(s, where))
    return offer(moves, n, a.END, cannot_end(s))


@jit
def legal_main(s, moves):
    jokers, own = hand.jokers(s, s.seat), s.hand[s.seat]
    n = offer(moves, 0, a.CALL, turn.cannot_call(s))
    n = offer(moves, n, a.PASS, turn.cannot_pass(s))
    n = legal_singles(s, moves, n, own, s.caller)
    held = hand.numbers_held(s, s.seat)
    n = legal_sets(moves, n, own, jokers)
    n = legal_streets(moves, n, held, jokers)
    n = legal_knocks(s, moves, n, held, jokers)
    if hand.hourglasses(s, s.seat) > 0:
        for seat in range(s.seats):
            n = offer(moves, n, a.HOURGLASS + seat, hourglass.cannot_give(s, seat))
    return offer(moves, n, a.MAGIC, magic.cannot_play(s))


@jit
def legal_singles(s, moves, n, own, caller):
    for kind in range(1, HOUSE + s.house):
        forbidden = discard.no_single(own[kind], s.role[kind], caller)
        n = offer(moves, n, a.DISCARD + kind - 1, forbidden)
    return n


@jit
def legal_sets(moves, n, own, jokers):
    """Of the numbers held, the shapes that need no more jokers than there are."""
    for number in range(NUMBERS):
        held = own[number + 1]
        if held > 1 or (held == 1 and jokers > 0):
            for shape in range(SETS_WITH[jokers]):
                action = a.SETS + number * SETS + shape
                n = offer(moves, n, action, discard.no_set(held, shape, jokers))
    return n


@jit
def legal_streets(moves, n, held, jokers):
    """Of all streets only those of which enough numbers are held."""
    end = 0
    if jokers == 0 and held & held >> 1 & held >> 2 == 0:
        return n  # no three in a row, as in most hands
    for block in range(BLOCKS_WITH[jokers]):
        start, end = end, BLOCK_END[block]
        length = BLOCK_LENGTH[block]
        numbers = held >> BLOCK_LOW[block] & (1 << length) - 1
        if HELD_OF[numbers] >= length - BLOCK_JOKERS[block]:
            for street in range(start, end):
                n = offer(moves, n, a.STREETS + street, discard.no_street(street, held, jokers))
    return n


@jit
def legal_knocks(s, moves, n, held, jokers):
    if pile.can_match(s):
        for shape in range(MATCHES_WITH[jokers]):
            n = offer(moves, n, a.MATCH + shape, knock.no_match(s, shape, jokers))
    elif pile.is_street(s):
        low, high, below, above = knock.ends(s)
        low_held, high_held = knock.held_below(held, low), held >> (high + 1)
        if jokers == 0 and (low_held | high_held) & 1 == 0:
            return n  # neither of the numbers next to the street is held
        for i in range(EXTENSIONS_WITH[jokers]):
            why = knock.no_extension(i, below, above, low_held, high_held, jokers)
            n = offer(moves, n, a.EXTEND + i, why)
    return n
