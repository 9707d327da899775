"""GG-TURN: whose turn it is, and how it ends. GG-CALL: the call and the last moves."""

from glueck.engine.compile import jit
from glueck.games.gluecksgriff.box import CALL_BELOW
from glueck.games.gluecksgriff.clauses import clause
from glueck.games.gluecksgriff.position import MAIN, REACT
from glueck.games.gluecksgriff.rules.expected_action import asked
from glueck.games.gluecksgriff.rules.hand import points
from glueck.games.gluecksgriff.rules.score import count

NO_PASSING = clause("GG-TURN-04")
TOO_MANY_POINTS = clause("GG-CALL-03")
ALREADY_CALLED = clause("GG-CALL-08")


@jit
def begin_turn(s):
    """GG-HOUR-03, GG-CALL-11: with an hourglass in front one reacts to it first."""
    if s.front[s.seat] != 0:
        s.phase = REACT
    else:
        begin_main(s)


@jit
def begin_main(s):
    """GG-TURN-01, GG-DRAW-03, GG-CALL-07: what lies on the pile now is what can be taken."""
    s.phase = MAIN
    s.offered = s.pile.count


@jit
def end_turn(s):
    """GG-DEAL-07, GG-CALL-05, GG-CALL-09: clockwise; after the last of the last moves all count."""
    s.discarded = 0
    s.from_pile = 0
    s.drawn = 0
    s.offered = 0
    if s.caller != 0:
        s.last_moves -= 1
        if s.last_moves == 0:
            count(s)
            return
    if s.cards[s.seat] == 0:  # GG-A-38, GG-A-56: only if nothing could be drawn
        count(s)
        return
    pass_on(s)


@jit
def pass_on(s):
    s.seat = (s.seat + 1) % s.seats
    begin_turn(s)


@jit
def end_own_turn(s):
    """A turn that was not skipped (GG-HOUR-07) and moved something (GG-DRAW-13)."""
    s.idle = 0
    s.skipped[s.seat] = 0
    end_turn(s)


@jit
def end_idle_turn(s):
    """GG-DRAW-13: a discard and a card from the discard pile, nothing else."""
    s.idle += 1
    s.skipped[s.seat] = 0
    end_turn(s)


@jit
def end_knock(s):
    """GG-KNOCK-01, GG-KNOCK-19, GG-CALL-12: no drawing; with the last card the round is over."""
    if s.cards[s.seat] == 0:
        count(s)
    else:
        end_own_turn(s)


@jit
def cannot_call(s):
    """GG-CALL-01, GG-CALL-03, GG-CALL-04, GG-CALL-08, GG-CALL-14"""
    if s.phase != MAIN:
        return asked(s)
    if s.caller != 0:
        return ALREADY_CALLED
    return TOO_MANY_POINTS if points(s, s.seat) >= CALL_BELOW else 0


@jit
def call(s):
    """GG-CALL-02, GG-CALL-05, GG-CALL-13: the whole move; everybody else has one more."""
    s.caller = s.seat + 1
    s.last_moves = s.seats - 1
    s.offered = 0
    s.idle = 0
    s.skipped[s.seat] = 0
    pass_on(s)


@jit
def cannot_pass(s):
    """GG-TURN-04, GG-CALL-06"""
    if s.phase != MAIN:
        return asked(s)
    return NO_PASSING if s.caller == 0 else 0
