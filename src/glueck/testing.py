"""What every game must keep: a suite of checks that anybody can import.

    from glueck.testing import conforms
    conforms(my_game, games=20, seed=0)

Random games are played, of every number of seats there may be. Each check is given one of
them, from the opening to the end, and raises AssertionError naming the game, the seed, the
action and what is wrong there; its docstring says what to mend.
"""

import functools
import json
import pickle
import random
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import numpy as np

from glueck.engine import kernel, save
from glueck.engine.errors import GlueckError, IllegalAction, NothingToUndo, PositionError, SaveError
from glueck.engine.game import Game
from glueck.engine.record import PUBLIC
from glueck.engine.save import who
from glueck.engine.state import BY_ID, State
from glueck.search import SeatKnowledge
from glueck.search.greedy import at_first_sight
from glueck.search.search import considered

Played = list[State]  # one game: every position from the opening on
Check = Callable[[Played], None]

LONGEST = 3_000  # actions; no game of people takes that many
SOME = 48  # positions of a game at which costly checks are made
REDEALS, TRIES = 2, 20
FENCE, UNTOUCHED = 64, -1


def conforms(game: Game, games: int = 20, seed: int = 0, checks: Iterable[Check] = ()) -> None:
    """Play so many games and check them all (or only by some of the CHECKS)."""
    if not __debug__:
        raise RuntimeError("python -O strips the assertions these checks are made of")
    for number in range(max(games, len(game.seats))):
        played = play(game, game.seats[number % len(game.seats)], seed + number)
        for check in checks or CHECKS:
            check(played)


def play(game: Game, seats: int, seed: int) -> Played:
    """A random game, as far as it goes."""
    chance, state = random.Random(seed), game.new(seats, seed)
    played = [state.copy()]
    while len(played) <= LONGEST and not state.over:
        with at(state):
            moves = listed(state)
            if not moves:
                break
            state.play(chance.choice(moves))
        played.append(state.copy())
    return played


@contextmanager
def at(state: State) -> Iterator[None]:
    """Whatever goes wrong inside is told with the place where it did."""
    try:
        yield
    except Exception as wrong:
        what = str(wrong) if isinstance(wrong, AssertionError | GlueckError) else repr(wrong)
        place = f"{state.game.id}, {state.seats} seats, seed {state.seed}"
        raise AssertionError(f"{place}, after action {len(state.actions)}: {what}") from wrong


def everywhere(check: Callable[[State], None]) -> Check:
    """A check of one position, made at every position of a game."""
    return each(check, all_of)


def here_and_there(check: Callable[[State], None]) -> Check:
    """A costly check of one position, made at some positions of a long game."""
    return each(check, some_of)


def each(check: Callable[[State], None], chosen: Callable[[Played], Iterable[int]]) -> Check:
    @functools.wraps(check)
    def check_each(played: Played) -> None:
        for number in chosen(played):
            with at(played[number]):
                check(played[number])

    return check_each


def all_of(played: Played) -> range:
    return range(len(played))


def some_of(played: Played) -> list[int]:
    """The first, the last, and others in between that every seed chooses anew."""
    chosen = random.Random(played[0].seed).sample(all_of(played), min(SOME, len(played)))
    return sorted({0, len(played) - 1, *chosen})


def listed(state: State) -> list[int]:
    """The legal actions; a fence behind the array shows whether more were written."""
    most = state.game.most_legal
    fenced = np.full(most + FENCE, UNTOUCHED, np.int16)
    count = int(kernel.moves(state.array, 0, fenced[:most]))
    kept = count <= most and (fenced[most:] == UNTOUCHED).all()
    assert kept, f"legal wrote more than most_legal = {most} actions"
    return [int(action) for action in fenced[:count]]


def refused(by: type[Exception], asked: Callable[..., Any], *args: Any) -> bool:
    try:
        asked(*args)
    except by:
        return True
    return False


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


def view(state: State, viewer: int | None) -> dict[str, Any]:
    """Without what depends on the past: a bare position has nothing to take back."""
    return state.view(viewer) | {"undoable": None}


def with_past(state: State) -> tuple[Any, ...]:
    return state, state.actions, state.seed, state.options, state.players


def between(before: State, after: State) -> int:
    """The action that was played."""
    return after.game.parse(before.array, after.actions[-1])


def elsewhere(before: State, action: int, viewer: int | None, seed: int) -> State | None:
    """The same action where all that `viewer` cannot know is different, if legal there."""
    other = before.redeal(viewer, seed)
    return None if refused(IllegalAction, other.play, action) else other


def reread(state: State, **whose: Any) -> save.Saved:
    return save.loads(save.pretty(save.document(state, **whose)), {state.game.id: state.game})


def kept_by_json(value: Any) -> bool:
    return bool(json.loads(json.dumps(value)) == value)


# -- actions -------------------------------------------------------------------------------


@here_and_there
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


@everywhere
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


@here_and_there
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


@here_and_there
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
    """Whatever was hidden, the action would have led to the same view."""
    for viewer in viewers(after):
        for seed in range(REDEALS):
            other = elsewhere(before, between(before, after), viewer, seed)
            same = other is None or view(other, viewer) == view(after, viewer)
            assert same, f"what {after.actions[-1]!r} showed to {who(viewer)} can be undone"


# -- forms ---------------------------------------------------------------------------------


@here_and_there
def check_questions(state: State) -> None:
    """`legal`, `why_not`, `score`, `rank`, `remember`, `sound`, `present` and `project` must not
    change the position, nor answer differently when asked again."""
    before = state.to_bytes()

    def answers() -> list[Any]:
        told = [state.view(viewer) for viewer in viewers(state)]
        return [*told, state.scores, state.places, state.projected(), state.why_not(0)]

    assert answers() == answers(), "the same question has two answers"
    assert state.to_bytes() == before, "a question changed the position"


@here_and_there
def check_bytes(state: State) -> None:
    """`sound` must accept every position that can arise, and refuse seats that do not exist and
    an `over` that is not true."""
    game, raw = state.game, state.to_bytes()
    twin = game.from_bytes(raw)
    assert (twin, hash(twin)) == (state, hash(state)), "bytes do not lead back"
    for wrong in (raw[:-1], raw + b"\0", b""):
        assert refused(PositionError, game.from_bytes, wrong), f"{len(wrong)} bytes are accepted"
    seats, overs = (-1, 0, game.seats[-1] + 1), (-1, 1 - state.over, 2)
    for column, values in {"seat": (-1, state.seats), "seats": seats, "over": overs}.items():
        for value in values:
            states = state.array.copy()
            states[column] = value
            sound = not refused(PositionError, game.from_bytes, states.tobytes())
            assert not sound, f"a position with {column} = {value} is accepted"


@here_and_there
def check_notation(state: State) -> None:
    """The id must be one word; all else follows from the record."""
    text = state.notation(open=True)
    assert state.game.from_notation(text) == state, f"{text} does not lead back"


@here_and_there
def check_copies(state: State) -> None:
    """A position must be all there is: no rule may keep anything outside the record."""
    before, twin = state.to_bytes(), state.copy()
    assert with_past(twin) == with_past(state), "a copy differs"
    if not state.over:
        twin.play(listed(state)[0])
        assert state.to_bytes() == before, "what is played in a copy happens here too"
        assert len(state.actions) == len(twin.actions) - 1, "a copy shares its past"
    with known(state.game):
        assert with_past(pickle.loads(pickle.dumps(state))) == with_past(state), "a pickle differs"


@contextmanager
def known(game: Game) -> Iterator[None]:
    """Pickles find a game by its id."""
    others = BY_ID.data.copy()
    BY_ID[game.id] = game
    try:
        yield
    finally:
        BY_ID.data = others


@here_and_there
def check_saves(state: State) -> None:
    """Options must be values that JSON keeps as they are: numbers, texts, lists, objects."""
    assert with_past(reread(state).state()) == with_past(state), "a saved game differs"


def check_seeds(played: Played) -> None:
    """All chance must come from `engine.rng`, so that the seed decides it."""
    again = played[0].game.new(played[0].seats, played[0].seed)
    for state in played:
        with at(state):
            if state.actions:
                again.play(state.actions[-1])
            assert again == state, "the same seed and actions lead to another position"


# -- results -------------------------------------------------------------------------------


@everywhere
def check_results(state: State) -> None:
    """`rank` must give each seat 1 + the number of seats before it; somebody always leads."""
    scores, places = state.scores, state.places
    assert len(scores) == len(places) == state.seats, "not one score and place for each seat"
    ranked = [1 + sum(other < place for other in places) for place in places]
    assert places == ranked, f"places {places} should be {ranked}"
    first = [seat for seat, place in enumerate(places) if place == 1]
    assert state.winners == (first if state.over else []), f"{state.winners} are said to have won"


def check_points(played: Played) -> None:
    """`explain` must account for every point that `score` gains or loses by an action."""
    for before, after in pairwise(played):
        with at(after):
            gains = [new - old for old, new in zip(before.scores, after.scores, strict=True)]
            for entry in after.game.explain(before.array.copy(), between(before, after)):
                gains[entry["seat"]] -= entry["points"]
            assert not any(gains), f"{after.actions[-1]!r}: points {gains} are not explained"


def check_observations(played: Played) -> None:
    """Columns that anybody can see must fit the numbers of an observation."""
    expected = played[0].observation().dtype, (len(played[0].game.observation_names),)
    for state in played:
        with at(state):
            shapes = {(each.dtype, each.shape) for each in map(state.observation, viewers(state))}
            assert shapes == {expected}, f"observations are {shapes}, not {expected}"


# -- secrets -------------------------------------------------------------------------------


@here_and_there
def check_views(state: State) -> None:
    """`present` and `project` must return what JSON keeps as it is (no tuples, no NumPy numbers,
    only texts as keys); a view must say whose "turn" it is: a seat, or None when over."""
    turn = None if state.over else state.seat
    for viewer in viewers(state):
        shown, acting = state.view(viewer), viewer is not None and viewer == turn
        assert kept_by_json(shown), f"JSON changes the view of {who(viewer)}"
        assert shown.get("turn", "missing") == turn, f'"turn" is not {turn}'
        assert shown["legal"] == (state.legal() if acting else []), "legal is shown to others"
    assert kept_by_json(state.projected()), "JSON changes the projection"


def told(state: State, viewer: int | None) -> dict[str, Any]:
    """All that a viewer is ever told about a position."""
    asked = range(len(state.game.actions)) if viewer == state.seat else ()
    return {
        "the view": view(state, viewer),
        "legal": state.legal(viewer) if asked else [],
        "why_not": [state.why_not(action) for action in asked],
        "the observation": state.observation(viewer).tolist(),
        "the notation": state.notation(viewer),
        "the projection": state.projected() if viewer is None else {},
    }


@here_and_there
def check_secrecy(state: State) -> None:
    """`redeal` must keep all that a seat knows, and lead to a sound position; nothing a seat is
    told may depend on what is dealt anew: see to columns, `remember`, `legal`, `why_not`."""
    for viewer in viewers(state):
        here = told(state, viewer)
        for seed in range(REDEALS):
            other = state.redeal(viewer, seed)
            state.game.from_bytes(other.to_bytes())
            there = told(other, viewer)
            leaks = " and ".join(what for what in here if here[what] != there[what])
            assert not leaks, f"redealt for {who(viewer)}, {leaks} changed"


def check_redeals(played: Played) -> None:
    """`redeal` must deal by `engine.rng` alone, and deal anew whatever a spectator cannot see."""
    secrets = varied = False
    for number in some_of(played):
        state = played[number]
        with at(state):
            twins = state.redeal(None, number), state.redeal(None, number)
            assert twins[0] == twins[1], "one seed deals two positions"
            secrets |= dealt(state) != state.seen(None).tobytes()
            if secrets and not varied:
                varied = len({dealt(state.redeal(None, seed)) for seed in range(TRIES)}) > 1
    with at(played[0]):
        assert varied or not secrets, "something is hidden, but redeal never deals it anew"


def dealt(state: State) -> bytes:
    """The position without the seed of what is still to come."""
    states = state.array.copy()
    states["key"] = states["blocks"] = 0
    return states.tobytes()


def check_log(played: Played) -> None:
    """Only the actor may read a secret verb's words; `news` must not tell more than views do."""
    end, actions = played[-1], played[0].game.actions
    for viewer in viewers(end):
        log = end.log(viewer)
        with at(end):
            assert kept_by_json(log), "JSON changes the log"
        for number in some_of(played[:-1]):
            before, after, entry = played[number], played[number + 1], log[number]
            with at(after):
                action, words = between(before, after), after.actions[-1]
                words = words if viewer == before.seat else actions.cover(action, words)
                said = entry["number"], entry["seat"], entry["action"]
                assert said == (number, before.seat, words), f"{who(viewer)} reads {said}"
                other = elsewhere(before, action, viewer, seed=number)
                if other and view(other, viewer) == view(after, viewer):
                    same = other.log(viewer)[0] | {"number": number} == entry
                    assert same, f"the log tells {who(viewer)} what the view does not"


@everywhere
def check_secret_verbs(state: State) -> None:
    """Others must see no difference between two actions with the same cover words."""
    actions = state.game.actions
    for one, other in pairwise(a for a in listed(state) if actions.seen_by(a) != PUBLIC):
        if actions.cover(one) == actions.cover(other):
            twins = state.copy(), state.copy()
            twins[0].play(one)
            twins[1].play(other)
            for viewer in {*viewers(state)} - {state.seat}:
                same = view(twins[0], viewer) == view(twins[1], viewer)
                assert same, f"{who(viewer)} sees whether it was {actions.text(one)!r}"


def check_viewers_saves(played: Played) -> None:
    """What a viewer takes home must hold no seed and replay to exactly the views that were shown:
    `present` must depend on nothing but what it is given."""
    end = played[-1]
    with at(end):
        for viewer in (None, random.Random(end.seed).randrange(end.seats)):
            saved = reread(end, seat=viewer, redacted=True)
            assert saved.seed is None, "a viewer's file tells the seed"
            assert refused(SaveError, saved.state), "a viewer's file can be played on"
            same = list(saved) == list(reread(end).frames(viewer))
            assert same, f"{who(viewer)} replays other views"


@here_and_there
def check_judgement(state: State) -> None:
    """`consider` must name legal actions, at least one, ascending, and may look only at what its
    seat sees; `choose` must take one of them. Neither may change the position."""
    if state.over:
        return
    twin, knowledge = state.copy(), SeatKnowledge.of(state)
    thought_of = considered(twin.array, knowledge)
    assert thought_of, "consider finds nothing to do"
    assert thought_of == sorted({*thought_of} & {*listed(state)}), "consider: not legal"
    for seed in range(REDEALS):
        same = considered(state.redeal(state.seat, seed).array, knowledge) == thought_of
        assert same, "consider looks at what its seat cannot see"
    workspace, judgement = knowledge.workspace(), knowledge.game.judgement
    seat, moves = knowledge.seat, knowledge.scratch
    chosen = at_first_sight(workspace, judgement, seat, moves, 1.0, np.uint64(1))
    assert chosen in thought_of, "choose takes what is not there"
    assert twin == state, "consider changes the position"


CHECKS: tuple[Check, ...] = (
    check_words, check_end, check_legal, check_why_not, check_illegal_actions, check_undo,
    check_questions, check_bytes, check_notation, check_copies, check_saves, check_seeds,
    check_results, check_points, check_observations, check_views, check_secrecy, check_redeals,
    check_log, check_secret_verbs, check_viewers_saves, check_judgement,
)  # fmt: skip
