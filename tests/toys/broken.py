"""Nim and Kuhn poker, broken one way at a time: does `glueck.testing` notice?

All bugs of a toy share one record and one set of compiled rules; an option chooses the bug.
"""

from dataclasses import replace

import numpy as np

from glueck.engine.compile import jit
from glueck.engine.game import Option
from glueck.engine.kinds import constant
from glueck.engine.precompile import precompile
from glueck.engine.record import PUBLIC, Field, Record
from glueck.engine.view import declare
from toys import kuhn
from toys import nim as good_nim
from toys.nim import position, view
from toys.nim import rules as nim

BUGS = (
    "none",
    # Nim
    "dice at setup", "legal dry", "legal after the end", "legal descending", "legal twice",
    "lenient", "unknown clause", "meddling refusal", "meddling score", "endless", "dice in play",
    "undo the other's turn", "undo two at once", "nobody leads", "lax", "strict",
    # Kuhn
    "redeal nothing", "redeal one card twice", "redeal the own card", "redeal by dice", "peek",
    "legal tells", "why_not tells", "undo the showdown",
    # either: what is shown and told, what bots go by
    "show no turn", "show by dice", "show too much", "tell nothing", "tell the card",
    "consider nothing", "consider anything", "choose another", "consider peeks", "meddling thought",
)  # fmt: skip
(
    NONE,
    DICE_AT_SETUP, DRY, AFTER_THE_END, DESCENDING, TWICE,
    LENIENT, UNKNOWN_CLAUSE, MEDDLING_REFUSAL, MEDDLING_SCORE, ENDLESS, DICE_IN_PLAY,
    UNDO_TURN, UNDO_TWO, NOBODY_LEADS, LAX, STRICT,
    REDEAL_NOTHING, REDEAL_TWICE, REDEAL_OWN, REDEAL_BY_DICE, PEEK,
    LEGAL_TELLS, WHY_NOT_TELLS, UNDO_SHOWDOWN,
    SHOW_NO_TURN, SHOW_BY_DICE, SHOW_TOO_MUCH, TELL_NOTHING, TELL_CARD,
    CONSIDER_NOTHING, CONSIDER_ANYTHING, CHOOSE_ANOTHER, CONSIDER_PEEKS, MEDDLING_THOUGHT,
) = range(len(BUGS))  # fmt: skip
A, B, C, END = range(4)
UNWRITTEN = position.CLAUSES.number("NM-TURN-99")


def with_bug(record):
    """In front: Numba takes a record that only adds columns behind for one of the old kind."""
    return Record((Field("bug", "i1", PUBLIC), *record.fields))


def named(id, declaration):
    """The same view, of a game of that name."""
    first, *others = declaration.kind.fields
    return declare(__file__, (first.name, constant(id)), *others)


def bug_option(*bugs):
    """The option that chooses among these bugs; the first is the usual one."""

    def encode(value, seats):
        if value not in bugs:
            raise ValueError(f"{value!r} is not one of {bugs}")
        return [BUGS.index(value)]

    return (Option("bug", bugs[0], encode, "what is wrong", values=bugs),)


# -- Nim -----------------------------------------------------------------------------------


@jit
def nim_setup(s, options):
    nim.setup(s, options * 0)
    s.bug = options[0]
    if s.bug == DICE_AT_SETUP:
        s.heap[C] = 1 + np.random.randint(5)


@jit
def nim_why_not(s, action):
    clause = nim.why_not(s, action)
    if clause and s.bug == LENIENT:
        return 0 if action == END else clause
    if clause and s.bug == MEDDLING_REFUSAL:
        s.misere = 1
    return UNWRITTEN if clause and s.bug == UNKNOWN_CLAUSE else clause


@jit
def nim_legal(s, moves):
    n = nim.legal(s, moves)
    if s.bug == AFTER_THE_END and s.over:
        n = 1
        moves[0] = END
    if s.bug == DRY and s.heap.sum() < 5:
        n = 0
    if s.bug == TWICE and n > 0:
        moves[n] = moves[n - 1]
        n += 1
    if s.bug == DESCENDING:
        moves[:n] = moves[:n][::-1].copy()
    return n


@jit
def nim_apply(s, action):
    undoable = s.undoable
    nim.apply(s, action)
    if s.bug == ENDLESS and action != END:
        s.heap[action] += 1
    if s.bug == DICE_IN_PLAY and action == END:
        s.misere = np.random.randint(2)
    if s.bug == UNDO_TURN:
        s.undoable = undoable + 1
    if s.bug == UNDO_TWO and action != END:
        s.undoable = undoable + 2


@jit
def nim_score(s, points):
    nim.score(s, points)
    if s.bug == MEDDLING_SCORE:
        s.misere = 1


@jit
def nim_rank(s, places):
    nim.by_points(s, places)
    if s.bug == NOBODY_LEADS:
        places[:] += 1


@jit
def nim_sound(s):
    if s.bug == LAX:
        return 0
    return nim.EMPTY if s.bug == STRICT and s.heap[A] == 1 else nim.sound(s)


@jit
def nim_consider(s, moves, room):
    n = nim_legal(s, moves)
    if s.bug == MEDDLING_THOUGHT:
        s.undoable = 7
    if s.bug == CONSIDER_ANYTHING:
        moves[n] = END + 1
        n += 1
    return 0 if s.bug == CONSIDER_NOTHING else n


@jit
def nim_choose(s, moves, n, x, room):
    return n if s.bug == CHOOSE_ANOTHER else 0


@jit
def nim_show(s, viewer, v):
    view.show(s, viewer, v)
    if s.bug == SHOW_NO_TURN:
        v.turn = 0
    if s.bug == SHOW_BY_DICE:
        v.taking = np.random.randint(4)
    if s.bug == SHOW_TOO_MUCH:
        v.heaps[0] += viewer + 1  # declared to be the same for everybody


@jit
def nim_tell(before, action, counted, after, e):
    if before.bug != TELL_NOTHING:
        view.tell(before, action, counted, after, e)


NIM = replace(
    good_nim.GAME,
    id="broken-nim",
    view=named("broken-nim", view.VIEW),
    state=with_bug(position.STATE),
    most_legal=len(position.ACTIONS) + 1,
    setup=nim_setup,
    why_not=nim_why_not,
    legal=nim_legal,
    apply=nim_apply,
    score=nim_score,
    rank=nim_rank,
    sound=nim_sound,
    show=nim_show,
    tell=nim_tell,
    consider=nim_consider,
    choose=nim_choose,
    options=bug_option("none"),
)

# -- Kuhn poker ----------------------------------------------------------------------------


@jit
def kuhn_setup(s, options):
    s.bug = options[0]
    kuhn.setup(s, options)


@jit
def afraid(s):
    """Of a king that the seat cannot see."""
    return s.card[1 - s.seat] == len(kuhn.CARD)


@jit
def kuhn_why_not(s, action):
    clause = kuhn.why_not(s, action)
    if s.bug == LEGAL_TELLS and action == kuhn.BET and clause == 0 and afraid(s):
        return kuhn.FREE
    return kuhn.DEAL if s.bug == WHY_NOT_TELLS and clause and afraid(s) else clause


@jit
def kuhn_legal(s, moves):
    n = 0
    for action in range(kuhn.FOLD + 1):
        if kuhn_why_not(s, action) == 0:
            moves[n] = action
            n += 1
    return n


@jit
def kuhn_consider(s, moves, room):
    n = kuhn_legal(s, moves)
    return 1 if s.bug == CONSIDER_PEEKS and afraid(s) else n


@jit
def kuhn_apply(s, action):
    kuhn.apply(s, action)
    s.undoable = s.bug == UNDO_SHOWDOWN and s.over


@jit
def kuhn_redeal(s, seat):
    if s.bug == REDEAL_NOTHING:
        return
    kuhn.redeal(s, -1 if s.bug == REDEAL_OWN else seat)
    if s.bug == REDEAL_TWICE:
        s.card[0] = s.card[1]
    if s.bug == REDEAL_BY_DICE:
        s.card[0] = 1 + np.random.randint(3)


@jit
def kuhn_remember(s, v, seat):
    if s.bug == PEEK and seat >= 0:
        v.card[1 - seat] = s.card[1 - seat]


@jit
def kuhn_tell(before, action, counted, after, e):
    view.tell(before, action, counted, after, e)
    if before.bug == TELL_CARD:
        e.points.items[0].seat = after.card[1]
        e.points.count = 1


KUHN = replace(
    kuhn.GAME,
    id="broken-kuhn",
    view=named("broken-kuhn", kuhn.VIEW),
    state=with_bug(kuhn.STATE),
    setup=kuhn_setup,
    why_not=kuhn_why_not,
    legal=kuhn_legal,
    apply=kuhn_apply,
    redeal=kuhn_redeal,
    remember=kuhn_remember,
    tell=kuhn_tell,
    consider=kuhn_consider,
    options=bug_option("none"),
)


def broken(game, bug="none", **changes):
    """A game with a bug in its compiled rules, or with other parts exchanged."""
    precompile(game)  # under the same id, so that nobody plays an endless game only to compile it
    return replace(game, **{"options": bug_option(bug), **changes})
