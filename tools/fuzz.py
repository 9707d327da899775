"""Play random and adversarial games with every check, for any length of time.

python tools/fuzz.py --seconds 600 [--seed N] [--game glueckauf]

Every finding is written to fuzz-findings/: a save file that `glueck.replay` loads (the game up to
the failing action) and a note beside it that says what went wrong.
"""

import argparse
import json
import random
import sys
import time
import traceback
from pathlib import Path

from rich.progress import Progress

import glueck
import golden
from glueck.engine import save
from glueck.engine.errors import GlueckError
from glueck.engine.game import Option
from glueck.engine.state import State

FINDINGS = Path("fuzz-findings")
LONGEST = 5_000  # actions; with extreme values of an option a game may last for hours


def play_style(game: glueck.Game, chance: random.Random) -> dict[str, float]:
    """How a player chooses: in one of the golden games' styles, or by random weights."""
    if chance.random() < 0.5 and game.id in golden.CASES:
        styles: dict[str, dict[str, float]] = golden.CASES[game.id].PLAY_STYLES
        return chance.choice(list(styles.values()))
    verbs = {words.split()[0] for words in game.actions}
    return {verb: chance.choice([0.02, 1, 1, 30]) for verb in verbs}


def values(game: glueck.Game, option: Option) -> list[object]:
    """The values tried for an option: its declared ones, and those that the game's cases add."""
    said = [option.default, *(option.values or ()), option.least, option.most]
    cases = golden.CASES.get(game.id)
    more = cases.MORE_VALUES.get(option.name, ()) if cases else ()
    return [value for value in (*said, *more) if value is not None]


def options(game: glueck.Game, seats: int, chance: random.Random) -> dict[str, object]:
    """Each option with any allowed value; with its default if the number of seats does not allow
    it."""
    chosen: dict[str, object] = {}
    for option in game.options:
        value = chance.choice(values(game, option))
        try:
            game.option_numbers(seats, game.check_options(seats, {option.name: value}))
        except GlueckError:
            continue
        chosen[option.name] = value
    return chosen


def one_game(game: glueck.Game, seed: int) -> State:
    """A game with every check after every action; raises with what is wrong."""
    chance = random.Random(seed)
    seats = chance.choice(game.seats)
    state = game.new(seats, seed, **options(game, seats, chance))
    styles = [play_style(game, chance) for _ in range(seats)]
    try:
        while not state.over and len(state.actions) < LONGEST:
            check(state, chance)
            legal = state.legal()
            weights = [golden.weight(words, styles[state.seat]) for words in legal]
            state.play(chance.choices(legal, weights)[0])
            if state.undoable and chance.random() < 0.1:
                undo_and_redo(state)
        if state.over:
            check_end(state, chance)
    except Exception as problem:
        problem.state = state  # type: ignore[attr-defined]
        raise
    return state


def check(state: State, chance: random.Random) -> None:
    game, raw = state.game, state.to_bytes()
    assert game.from_bytes(raw) == state, "bytes do not come back"  # and they are sound
    legal = set(state.moves().tolist())
    assert legal, "nothing is legal, yet the game is not over"
    action = chance.randrange(len(game.actions))
    assert (state.why_not(action) is None) == (action in legal), "legal and why_not differ"
    if action not in legal:
        try_illegal(state, action, raw)
    viewer = chance.choice([None, *range(state.seats)])
    other = state.redeal(viewer, chance.getrandbits(64))
    assert game.from_bytes(other.to_bytes()), "the redealt position is not sound"
    for look in (view, observation, State.notation, legal_of):
        same = look(state, viewer) == look(other, viewer)
        assert same, f"{look.__name__} tells seat {viewer} what it cannot know"
    if chance.random() < 0.05:
        hostile_bytes(state, chance)
    assert state.to_bytes() == raw, "looking changed the position"


def view(state: State, seat: int | None) -> dict[str, object]:
    """Without fields that depend on the past, which a redealt position does not have."""
    return state.view(seat) | {"undoable": 0}


def observation(state: State, seat: int | None) -> bytes:
    return state.observation(seat).tobytes()


def legal_of(state: State, seat: int | None) -> list[str]:
    return [] if seat is None else state.legal(seat)


def try_illegal(state: State, action: int, raw: bytes) -> None:
    clause = None
    try:
        state.play(action)
    except glueck.IllegalAction as error:
        clause = error.clause
    assert clause, f"{state.game.actions.text(action)} is illegal but was played"
    assert clause in state.game.clauses.texts, f"{clause} is not in the rules"
    assert state.to_bytes() == raw, "an illegal action changed the position"


def undo_and_redo(state: State) -> None:
    raw = state.to_bytes()
    words = state.undo()
    state.play(words)
    assert state.to_bytes() == raw, "undo and the same action again lead elsewhere"


def hostile_bytes(state: State, chance: random.Random) -> None:
    """Any bytes are refused, or are a position that can be played to its end."""
    raw = bytearray(state.to_bytes())
    for _ in range(chance.randrange(1, 4)):
        raw[chance.randrange(len(raw))] = chance.choice(
            [0, 1, 127, 128, 255, chance.randrange(256)]
        )
    try:
        strange = state.game.from_bytes(bytes(raw))
    except GlueckError:
        return
    for _ in range(50):
        moves = strange.moves().tolist()
        if strange.over or not moves:
            return
        strange.view(0)
        strange.redeal(0, 1)
        strange.play(chance.choice(moves))


def check_end(state: State, chance: random.Random) -> None:
    assert not state.legal(), "something is legal after the end"
    assert state.winners, "nobody has won"
    points = [0] * state.seats
    for entry in state.points():
        points[entry["seat"]] += entry["points"]
    assert points == state.scores, "the entries do not add up to the scores"
    text = save.pretty(save.document(state))
    games = {state.game.id: state.game}
    assert save.loads(text, games).state() == state, "the save file plays out differently"
    hostile_save(text, games, chance)


def hostile_save(text: str, games: dict[str, glueck.Game], chance: random.Random) -> None:
    """A file that was cut, or edited in one place, is refused with an explanation."""
    cut = chance.randrange(len(text) - 2)
    whole = json.loads(text)
    lines = whole["actions"]
    lines[chance.randrange(len(lines))] = chance.choice(["", "end", "take 1", "\0", "Ω", "stop"])
    for wrong in (text[:cut], text[:cut] + "\x07" + text[cut + 1 :], json.dumps(whole)):
        if wrong == text or json_equal(wrong, text):
            continue
        try:
            save.loads(wrong, games)
        except glueck.SaveError:
            continue
        raise AssertionError("a damaged save file was loaded")


def json_equal(one: str, other: str) -> bool:
    try:
        return bool(json.loads(one) == json.loads(other))
    except ValueError:
        return False


def keep(problem: BaseException, seed: int) -> Path:
    """Write down what was found, so that anybody can load and look at it."""
    FINDINGS.mkdir(exist_ok=True)
    path = FINDINGS / f"{seed}.glueck"
    state: State | None = getattr(problem, "state", None)
    if state is not None:
        state.save(path)
    path.with_suffix(".txt").write_text("".join(traceback.format_exception(problem)))
    return path


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=None, help="of the first game")
    parser.add_argument("--game", choices=glueck.games(), default=None)
    given = parser.parse_args()
    first = random.SystemRandom().getrandbits(40) if given.seed is None else given.seed
    names = [given.game] if given.game else glueck.games()
    until, seed, actions, found = time.monotonic() + given.seconds, first, 0, 0
    with Progress() as progress:
        task = progress.add_task(f"from seed {first}", total=given.seconds)
        while time.monotonic() < until:
            try:
                state = one_game(glueck.load(names[seed % len(names)]), seed)
                actions += len(state.actions)
            except Exception as problem:
                found += 1
                progress.print(f"seed {seed}: {problem} → {keep(problem, seed)}")
            seed += 1
            progress.update(task, completed=given.seconds - (until - time.monotonic()))
    print(f"{seed - first} games, {actions} actions, {found} findings")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
