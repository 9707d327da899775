"""GG-HOUR: an hourglass in front of somebody costs a turn, unless it is deflected."""

from glueck.engine.compile import jit
from glueck.games.gluecksgriff.box import IS_HOURGLASS
from glueck.games.gluecksgriff.clauses import clause
from glueck.games.gluecksgriff.position import DRAW, MAIN, REACT, SPECIAL
from glueck.games.gluecksgriff.rules import pile
from glueck.games.gluecksgriff.rules.discard import lay
from glueck.games.gluecksgriff.rules.expected_action import asked
from glueck.games.gluecksgriff.rules.hand import best, hourglasses, lose
from glueck.games.gluecksgriff.rules.turn import begin_main, end_knock, end_turn

NO_HOURGLASS = clause("GG-HOUR-01")
NONE_TO_DEFLECT_WITH = clause("GG-HOUR-05")
JUST_SKIPPED = clause("GG-HOUR-07")
HAS_ONE = clause("GG-HOUR-08")
NOT_ONESELF = clause("GG-HOUR-09")
NO_TURN_TO_COME = clause("GG-HOUR-11")


@jit
def cannot_give(s, target):
    """GG-HOUR-01, GG-HOUR-07 … GG-HOUR-09, GG-HOUR-11, GG-HOUR-14"""
    if s.phase != MAIN:
        return asked(s)
    if target >= s.seats or hourglasses(s, s.seat) == 0:
        return NO_HOURGLASS
    if target == s.seat:
        return NOT_ONESELF
    if s.front[target] != 0:
        return HAS_ONE
    if s.skipped[target]:
        return JUST_SKIPPED
    ahead = (target - s.seat) % s.seats
    return NO_TURN_TO_COME if s.caller != 0 and ahead >= s.last_moves else 0


@jit
def give(s, target):
    """GG-HOUR-01, GG-HOUR-02, GG-HOUR-12, GG-HOUR-15: it lies in front of the target; then draw."""
    kind = best(s, s.seat, IS_HOURGLASS)
    lose(s, s.seat, kind)
    s.front[target] = kind
    s.phase = DRAW


@jit
def cannot_skip(s):
    return 0 if s.phase == REACT else asked(s)


@jit
def skip(s):
    """GG-HOUR-03, GG-HOUR-04, GG-HOUR-16: the hourglass onto the pile, and nothing else."""
    put_away(s)
    s.skipped[s.seat] = 1
    end_turn(s)


@jit
def put_away(s):
    pile.add(s.pile, s.front[s.seat], s.seat + 1, 0)
    pile.begin(s.pile, SPECIAL)
    s.front[s.seat] = 0


@jit
def cannot_deflect(s):
    """GG-HOUR-05"""
    if s.phase != REACT:
        return asked(s)
    return NONE_TO_DEFLECT_WITH if hourglasses(s, s.seat) == 0 else 0


@jit
def deflect(s):
    """GG-HOUR-05, GG-HOUR-06, GG-A-55: both onto the pile, without drawing; then a normal turn."""
    put_away(s)
    lay(s, best(s, s.seat, IS_HOURGLASS), 0)
    s.idle = 0
    if s.cards[s.seat] == 0:
        end_knock(s)
    else:
        begin_main(s)
