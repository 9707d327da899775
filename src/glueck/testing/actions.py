"""Actions: words, the legal list, refusals, undo."""

import numpy as np

from glueck.engine.errors import GlueckError, IllegalAction, NothingToUndo
from glueck.engine.record import PUBLIC
from glueck.engine.save import who
from glueck.engine.state import State
from glueck.testing import random_games
from glueck.testing.random_games import (
    Played,
    at,
    at_every_position,
    at_sample_positions,
    between,
    in_redealt_position,
    listed,
    refused,
    some_of,
    view,
    viewers,
    with_past,
)


@at_sample_positions
def check_words(state: State) -> None:
    """Words must have single spaces, or nobody can type them, and `hear` what `say` says; the
    cover words of a secret verb must not be the words themselves."""
    game, actions = state.game, state.game.actions
    for action in listed(state) if game.say else range(len(actions)):
        text = game.text(state.array, action)
        assert not refused(GlueckError, game.parse, state.array, text), f"no way to say {text!r}"
        assert game.parse(state.array, text) == action, f"{text!r} is read as another action"
        secret = actions.seen_by(action) != PUBLIC
        assert secret == (actions.cover(action, text) != text), f"{text!r} is its own cover"


def check_end(played: Played) -> None:
    """`apply` must set `s.over` some day, however badly people play."""
    with at(played[-1]):
        assert played[-1].over, "the game does not end"


@at_every_position
def check_legal(state: State) -> None:
    """`legal` must list something exactly until the game is over: ascending, each action once,
    never more than `most_legal`, not even behind the count it returns."""
    moves = listed(state)
    assert bool(moves) != state.over, f"over is {state.over}, but legal are {state.legal()}"
    assert moves == sorted(set(moves)), f"legal is not ascending, or lists one twice: {moves}"
    assert {*moves} <= {*range(len(state.game.actions))}, f"there are no such actions: {moves}"
    assert np.flatnonzero(state.mask()).tolist() == moves, "mask and legal disagree"
    for seat in {*range(state.seats)} - {state.seat}:
        assert not state.legal(seat), f"seat {seat} has legal actions out of turn"


@at_sample_positions
def check_why_not(state: State) -> None:
    """`why_not` must return 0 for the actions `legal` lists, and for all others the number of a
    clause that the rules have. Best let one of the two call the other."""
    clauses, actions = state.game.clauses, state.game.actions
    reasons = {action: state.why_not(action) for action in range(len(actions))}
    differ = {action for action, why in reasons.items() if why is None} ^ {*listed(state)}
    assert not differ, f"legal and why_not disagree on {[*map(actions.text, differ)]}"
    cited = {why.clause for why in reasons.values() if why} | {clauses.waiting}
    unknown = cited - clauses.texts.keys() if clauses.document else ()
    assert not unknown, f"the rules have no clause {sorted(unknown)}"


@at_sample_positions
def check_illegal_actions(state: State) -> None:
    """`why_not` must forbid and change nothing: an action that is refused leaves no trace."""
    twin, legal = state.copy(), listed(state)
    illegal = [a for a in range(len(state.game.actions)) if a not in legal]
    others = {*range(state.seats)} - {state.seat}
    out_of_turn = [(action, seat) for action in legal[:2] for seat in others]
    for action, seat in [*((a, None) for a in illegal[:: 1 + len(illegal) // 16]), *out_of_turn]:
        words = f"{state.game.actions.text(action)!r} (seat {seat})"
        assert refused(IllegalAction, twin.play, action, seat), f"{words} was played"
        assert with_past(twin) == with_past(state), f"{words} was refused, but left a trace"


def check_undo(played: Played) -> None:
    """`s.undoable` may grow by one with an action, and must be 0 after one that passes the turn
    or shows anybody something that was hidden."""
    for number in some_of(played):
        state = played[number]
        with at(state):
            check_taking_back(state, played[:number][::-1])
            if state.undoable:
                check_nothing_shown(played[number - 1], state)


def check_taking_back(state: State, before: Played) -> None:
    """As far as the record allows and no further, exactly, and only one's own actions."""
    allowed, twin = int(state.array["undoable"][0]), state.copy()
    most = int(before[0].array["undoable"][0]) + 1 if before else 0
    assert allowed <= most, f"undoable is {allowed}, but can be {most} at most"
    for number, earlier in enumerate(before[:allowed], start=1):
        assert earlier.seat == state.seat, f"seat {state.seat} can take back what others did"
        assert twin.undo() == state.actions[-number], "another action was taken back"
        assert with_past(twin) == with_past(earlier), "undo does not lead back"
    assert allowed or refused(NothingToUndo, twin.undo), "undo goes further than the record allows"


def check_nothing_shown(before: State, after: State) -> None:
    """With any hidden information, the action would have led to the same view."""
    for viewer in viewers(after):
        for seed in range(random_games.REDEALS):
            other = in_redealt_position(before, between(before, after), viewer, seed)
            same = other is None or view(other, viewer) == view(after, viewer)
            assert same, f"what {after.actions[-1]!r} showed to {who(viewer)} can be undone"
