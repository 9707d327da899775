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
from typing import Any

import numpy as np

from glueck.engine import kernel, save
from glueck.engine.errors import GlueckError, IllegalAction, NothingToUndo, PositionError, SaveError
from glueck.engine.game import Game
from glueck.engine.record import PUBLIC
from glueck.engine.state import BY_ID, State

Played = list[State]  # one game: every position from the opening on
Check = Callable[[Played], None]

LONGEST = 10_000  # actions; no game of people takes that many
REDEALS = 3
FENCE, UNTOUCHED = 64, -1
OF_THE_ENGINE = ("key[", "blocks", "rules_")  # hidden columns that every position has


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

    @functools.wraps(check)
    def check_all(played: Played) -> None:
        for state in played:
            with at(state):
                check(state)

    return check_all


def listed(state: State) -> list[int]:
    """The legal actions; a fence behind the array shows whether more were written."""
    most = state.game.most_legal
    fenced = np.full(most + FENCE, UNTOUCHED, np.int16)
    count = kernel.moves(state.array, 0, fenced[:most])
    kept = count <= most and (fenced[most:] == UNTOUCHED).all()
    assert kept, f"legal wrote more than most_legal = {most} actions"
    return fenced[:count].tolist()


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


def view(state: State, viewer: int | None) -> dict[str, Any]:
    """Without what depends on the past: a bare position has nothing to take back."""
    return state.view(viewer) | {"undoable": None}


def elsewhere(before: State, action: int, viewer: int | None, seed: int) -> State | None:
    """The same action where all that `viewer` cannot know is different, if legal there."""
    other = before.redeal(viewer, seed)
    if other.why_not(action):
        return None
    other.play(action)
    return other


def number(state: State) -> int:
    """The last action."""
    return state.game.actions.parse(state.actions[-1])


def whole(state: State) -> save.Saved:
    return save.loads(save.pretty(save.document(state)), {state.game.id: state.game})


# -- actions -------------------------------------------------------------------------------


def check_words(played: Played) -> None:
    """Every action's words must be lower case with single spaces, or nobody can type them; the
    cover words of a secret verb must not be the words themselves."""
    actions = played[0].game.actions
    with at(played[0]):
        for action in range(len(actions)):
            text = actions.text(action)
            assert text == " ".join(text.lower().split()), f"{text!r} cannot be typed"
            assert actions.parse(text) == action, f"{text!r} is read as another action"
            secret = actions.seen_by(action) != PUBLIC
            assert secret == (actions.cover(action) != text), f"{text!r} is its own cover"


def check_end(played: Played) -> None:
    """`apply` must set `s.over` some day, and never before `legal` runs dry."""
    with at(played[-1]):
        assert played[-1].over, f"still not over after {len(played) - 1} actions"
        assert not any(state.over for state in played[:-1]), "over, and yet it went on"


@everywhere
def check_legal(state: State) -> None:
    """`legal` must list something exactly until the game is over: ascending, each action once,
    never more than `most_legal`, not even behind the count it returns."""
    moves = listed(state)
    assert bool(moves) != state.over, f"over is {state.over}, but legal are {state.legal()}"
    assert moves == sorted(set(moves)), f"legal is not ascending, or lists one twice: {moves}"
    assert not moves or 0 <= moves[0] <= moves[-1] < len(state.game.actions), (
        f"{moves} has no words"
    )
    assert np.flatnonzero(state.mask()).tolist() == moves, "mask and legal disagree"
    for seat in set(range(state.seats)) - {state.seat}:
        assert not state.legal(seat), f"seat {seat} has legal actions out of turn"


@everywhere
def check_why_not(state: State) -> None:
    """`why_not` must return 0 for the actions `legal` lists, and for all others the number of a
    clause that the rules have. Best let one of the two call the other."""
    clauses, words = state.game.clauses, state.game.actions.text
    reasons = {action: state.why_not(action) for action in range(len(state.game.actions))}
    differ = {words(a) for a, why in reasons.items() if why is None} ^ set(state.legal())
    assert not differ, f"legal and why_not disagree on {sorted(differ)}"
    cited = {why.clause for why in reasons.values() if why} | {clauses.waiting}
    missing = cited - clauses.texts.keys() if clauses.document else ()
    assert not missing, f"the rules have no clause {sorted(missing)}"


@everywhere
def check_illegal_actions(state: State) -> None:
    """`why_not` must forbid, and change nothing: an action that is refused leaves no trace."""
    twin, legal = state.copy(), set(listed(state))
    illegal = [(a, None) for a in range(len(state.game.actions)) if a not in legal]
    out_of_turn = [(a, seat) for a in legal for seat in range(state.seats) if seat != state.seat]
    for action, seat in illegal[:: 1 + len(illegal) // 16] + out_of_turn[:4]:
        try:
            twin.play(action, seat)
        except IllegalAction as refusal:
            assert refusal.clause and refusal.reason, "an action is refused without a reason"
        else:
            raise AssertionError(
                f"{twin.actions[-1]!r} is illegal (for seat {seat}) but was played"
            )
        assert twin == state and twin.actions == state.actions, "a refused action left a trace"


def check_undo(played: Played) -> None:
    """`s.undoable` may grow by one with an action, and must be 0 after one that passes the turn
    or shows anybody something that was hidden."""
    for i, state in enumerate(played):
        with at(state):
            check_taking_back(played[: i + 1])
            if state.undoable:
                check_nothing_shown(played[i - 1], state)


def check_taking_back(played: Played) -> None:
    """As far as the record allows and no further, exactly, and only one's own actions."""
    state, before = played[-1], played[:-1][::-1]
    allowed, twin = int(state.array["undoable"][0]), state.copy()
    most = int(before[0].array["undoable"][0]) + 1 if before else 0
    assert allowed <= most, f"{allowed} actions can be taken back, after at most {most - 1}"
    for number, earlier in enumerate(before[:allowed], start=1):
        assert earlier.seat == state.seat, f"seat {state.seat} can take back what others did"
        assert twin.undo() == state.actions[-number], "another action was taken back"
        assert (twin, twin.actions) == (earlier, earlier.actions), "undo does not lead back"
    if not allowed:
        try:
            twin.undo()
        except NothingToUndo:
            assert twin == state, "a refused undo left a trace"
        else:
            raise AssertionError("undo goes further than the record allows")


def check_nothing_shown(before: State, after: State) -> None:
    for viewer in viewers(after):
        for seed in range(REDEALS):
            other = elsewhere(before, number(after), viewer, seed)
            same = other is None or view(other, viewer) == view(after, viewer)
            assert same, (
                f"{after.actions[-1]!r} showed {save.who(viewer)} something, but can be undone"
            )


# -- forms ---------------------------------------------------------------------------------


@everywhere
def check_questions(state: State) -> None:
    """`legal`, `why_not`, `score`, `rank`, `remember`, `sound`, `present` and `project` must not
    change the position, nor answer differently when asked again."""
    before = state.to_bytes()

    def answers() -> list[Any]:
        seen = [(state.view(v), state.notation(v), state.seen(v).tobytes()) for v in viewers(state)]
        results = [state.scores, state.places, state.winners, state.projected()]
        return [*seen, *results, state.legal(), state.why_not(0), state.redeal(None, 1)]

    assert answers() == answers(), "the same question has two answers"
    assert state.to_bytes() == before, "a question changed the position"


@everywhere
def check_bytes(state: State) -> None:
    """`sound` must accept every position that can arise, and refuse seats that do not exist and a
    game that is over but is not, or not but is."""
    raw = state.to_bytes()
    twin = state.game.from_bytes(raw)
    assert (twin, hash(twin)) == (state, hash(state)), "bytes do not lead back"
    refuse(state, raw[:-1], raw + b"\0", b"")
    most = state.game.seats[-1] + 1
    wrong = {"seat": (-1, state.seats), "seats": (-1, 0, most), "over": (-1, 1 - state.over, 2)}
    for column, values in wrong.items():
        for value in values:
            states = state.array.copy()
            states[column] = value
            refuse(state, states.tobytes(), why=f" with {column} = {value}")


def refuse(state: State, *wrong: bytes, why: str = "") -> None:
    for raw in wrong:
        try:
            state.game.from_bytes(raw)
        except PositionError:
            continue
        raise AssertionError(f"{len(raw)} bytes{why} are taken for a position")


@everywhere
def check_notation(state: State) -> None:
    """The id must be one word; all else follows from the record."""
    text = state.notation(open=True)
    assert state.game.from_notation(text) == state, f"does not lead back: {text}"


@everywhere
def check_copies(state: State) -> None:
    """A position must be all there is: no rule may keep anything outside the record."""
    before, twin = state.to_bytes(), state.copy()
    assert (twin, twin.actions) == (state, state.actions), "a copy differs"
    if not state.over:
        twin.play(listed(state)[0])
        assert (state.to_bytes(), len(state.actions)) == (before, len(twin.actions) - 1), (
            "a copy is tied"
        )
    with known(state.game):
        twin = pickle.loads(pickle.dumps(state))
    same = [(s, s.actions, s.seed, s.options, s.players) for s in (twin, state)]
    assert same[0] == same[1], "a pickled game differs"


@contextmanager
def known(game: Game) -> Iterator[None]:
    """Pickles find a game by its id."""
    others = dict(BY_ID)
    BY_ID[game.id] = game
    try:
        yield
    finally:
        BY_ID.clear()
        BY_ID.update(others)


@everywhere
def check_saves(state: State) -> None:
    """Options must be values that JSON keeps as they are: numbers, texts, lists, objects."""
    again = whole(state).state()
    same = [(s, s.actions, s.seed, s.options, s.players) for s in (again, state)]
    assert same[0] == same[1], "a saved game differs"


def check_seeds(played: Played) -> None:
    """All chance must come from `engine.rng`, so that the seed decides it."""
    again = played[0].game.new(played[0].seats, played[0].seed)
    for state in played:
        with at(state):
            if state.actions:
                again.play(state.actions[-1])
            assert again == state, "the same seed and actions led to another position"


# -- results -------------------------------------------------------------------------------


@everywhere
def check_results(state: State) -> None:
    """`rank` must give each seat 1 + the number of seats before it; somebody always leads."""
    scores, places, winners = state.scores, state.places, state.winners
    assert len(scores) == len(places) == state.seats, "not one score and place for each seat"
    ranked = [1 + sum(other < place for other in places) for place in places]
    assert places == ranked, f"places {places} should be {ranked}"
    leaders = [seat for seat, place in enumerate(places) if place == 1]
    assert winners == (leaders if state.over else []), f"winners {winners}, over is {state.over}"


def check_points(played: Played) -> None:
    """`explain` must account for every point that `score` gains or loses by an action."""
    for before, after in zip(played, played[1:], strict=False):
        with at(after):
            gains = [new - old for old, new in zip(before.scores, after.scores, strict=True)]
            for entry in after.game.explain(before.array.copy(), number(after)):
                gains[entry["seat"]] -= entry["points"]
            assert not any(gains), f"{after.actions[-1]!r}: {gains} points are not explained"


def check_observations(played: Played) -> None:
    """Public and owned columns must fit the numbers of an observation."""
    names = played[0].game.observation_names
    for state in played:
        with at(state):
            shapes = {(o.dtype, o.shape) for o in map(state.observation, viewers(state))}
            assert shapes == {(np.dtype(np.int16), (len(names),))}, f"observations vary: {shapes}"


# -- secrets -------------------------------------------------------------------------------


@everywhere
def check_views(state: State) -> None:
    """`present` and `project` must return what JSON keeps as it is (no tuples, no NumPy numbers,
    texts as keys), and a view must say whose "turn" it is: a seat, or None when over."""
    for viewer in viewers(state):
        shown = state.view(viewer)
        assert json.loads(json.dumps(shown)) == shown, (
            f"JSON changes the view of {save.who(viewer)}"
        )
        turn = None if state.over else state.seat
        assert shown.get("turn", "missing") == turn, f'"turn" is not {turn}'
        acting = viewer is not None and viewer == turn
        assert shown["legal"] == (state.legal() if acting else []), "legal shown to the wrong seat"
    projected = state.projected()
    assert json.loads(json.dumps(projected)) == projected, "JSON changes the projection"


def knows(state: State, viewer: int | None) -> dict[str, Any]:
    """All a viewer is ever told about a position."""
    acting = viewer == state.seat
    return {
        "view": view(state, viewer),
        "legal": state.legal() if acting else [],
        "why_not": [state.why_not(a) for a in range(len(state.game.actions))] if acting else [],
        "observation": state.observation(viewer).tolist(),
        "notation": state.notation(viewer),
        "projection": state.projected(),
    }


@everywhere
def check_secrecy(state: State) -> None:
    """`redeal` must keep all that a seat knows, and lead to a sound position; nothing a seat is
    told may depend on what `redeal` deals anew (columns, `remember`, `legal`, `why_not`)."""
    for viewer in viewers(state):
        known = knows(state, viewer)
        for seed in range(REDEALS):
            other = state.redeal(viewer, seed)
            state.game.from_bytes(other.to_bytes())
            told = knows(other, viewer)
            leaks = [what for what in known if known[what] != told[what]]
            assert not leaks, f"redealt for {save.who(viewer)}, {', '.join(leaks)} changed"


def check_redeals(played: Played) -> None:
    """`redeal` must deal by `engine.rng` alone, and deal anew whatever anybody cannot see."""
    leaves = enumerate(played[0].game.state.leaves())
    hidden = [
        i
        for i, leaf in leaves
        if leaf.seen_by != PUBLIC and not leaf.path.startswith(OF_THE_ENGINE)
    ]
    secrets = varied = False
    for state in played:
        with at(state):
            numbers = state.game.state.numbers(state.array)
            secrets |= any(numbers[i] for i in hidden)
            for seed in range(REDEALS):
                other = state.redeal(None, seed)
                assert other == state.redeal(None, seed), "one seed deals two positions"
                dealt = state.game.state.numbers(other.array)
                varied |= any(numbers[i] != dealt[i] for i in hidden)
    with at(played[0]):
        assert varied or not secrets, "something is hidden, but redeal never deals it anew"


def check_log(played: Played) -> None:
    """`news` must not tell what the viewer cannot see: only the actor reads a secret verb's words."""
    last, actions = played[-1], played[0].game.actions
    for viewer in viewers(last):
        log = last.log(viewer)
        with at(last):
            assert json.loads(json.dumps(log)) == log, "JSON changes the log"
            assert log[len(log) // 2 :] == last.log(viewer, len(log) // 2), "a later log differs"
            assert len(log) == len(last.actions), "not one entry for each action"
        for before, after, entry in zip(played, played[1:], log, strict=False):
            with at(after):
                own, action = viewer == before.seat, number(after)
                words = actions.text(action) if own else actions.cover(action)
                said = (entry["seat"], entry["action"])
                assert said == (before.seat, words), f"{save.who(viewer)} reads {said}"
                other = elsewhere(before, action, viewer, seed=len(log))
                if other is not None and view(other, viewer) == view(after, viewer):
                    same = other.log(viewer)[0] | {"number": entry["number"]} == entry
                    assert same, f"the log tells {save.who(viewer)} what the view does not"


def check_secret_verbs(played: Played) -> None:
    """Others must see no difference between two actions with the same cover words."""
    for state in played[:-1]:
        actions = state.game.actions
        with at(state):
            secret = [a for a in listed(state) if actions.seen_by(a) != PUBLIC]
            for one, other in zip(secret, secret[1:], strict=False):
                if actions.cover(one) != actions.cover(other):
                    continue
                twins = state.copy(), state.copy()
                twins[0].play(one)
                twins[1].play(other)
                for viewer in set(viewers(state)) - {state.seat}:
                    same = view(twins[0], viewer) == view(twins[1], viewer)
                    assert same, f"{save.who(viewer)} can tell {one} from {other}"


def check_viewers_saves(played: Played) -> None:
    """What a viewer may take home must hold no seed and replay to exactly the views that were
    shown: a view must have the same keys in every position."""
    for state in (played[len(played) // 2], played[-1]):
        with at(state):
            for viewer in viewers(state):
                document = save.document(state, viewer, redacted=True)
                assert not {"seed", "key"} & document.keys(), "a viewer's file tells the seed"
                saved = save.loads(save.pretty(document), {state.game.id: state.game})
                frames = zip(saved, whole(state).frames(viewer), strict=True)
                assert all(a == b for a, b in frames), f"{save.who(viewer)} replays other views"
                try:
                    saved.state()
                except SaveError:
                    continue
                raise AssertionError("a viewer's file can be played on")


CHECKS: tuple[Check, ...] = (
    check_words, check_end, check_legal, check_why_not, check_illegal_actions, check_undo,
    check_questions, check_bytes, check_notation, check_copies, check_saves, check_seeds,
    check_results, check_points, check_observations, check_views, check_secrecy, check_redeals,
    check_log, check_secret_verbs, check_viewers_saves,
)  # fmt: skip
