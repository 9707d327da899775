"""What is true of every game and every position of it, tried on random ones."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.glueckauf.table import GAME, Table
from games.properties import (
    Choice,
    advancing,
    check_all_actions,
    check_forms,
    check_nothing_to_undo,
    check_saves,
    preferring,
    seen,
    tries,
)
from glueck.engine.state import State
from glueck.games.glueckauf.position import PHASE

pytestmark = pytest.mark.many_positions


# -- the box, once more and from the rules: nothing here is taken from the program ---------

BARROW = ["Y", "B", "YY", "G", "K", "BB", "BBB", "GG", "KK", "GGG", "YBGK"]
MOTORCAR = ["Y", "YY", "B", "YYY", "G", "BB", "K", "GG", "KK", "YBGK", "KKK"]
CARRIAGE = ["Y", "YY", "B", "YYY", "G", "K", "BB", "GG", "KK", "YBGK", "KKK"]
ENGINE = ["Y", "B", "YY", "G", "BB", "K", "BBB", "GG", "GGG", "KK", "YBGK"]
SPOTS = BARROW + MOTORCAR + CARRIAGE + ENGINE
LIES_ON_A_SPOT = [  # by the record's number
    "-", "own", "Y", "B", "G", "K", "YY", "YB", "YG", "YK", "BB", "BG", "BK", "GG", "GK", "KK",
]  # fmt: skip
HALF_PAIRS = range(2, 6)
FACE_DOWN, ROW, DISPLAY, OUTSTANDING, DELIVERED = 0, 1, 2, 3, 7
TILE_TYPES = [  # level, side (0 light, 1 dark), lorries; by the record's number from 1
    (level, side, size) for side in (1, 0) for level in range(4) for size in (1, 2)
]
FACTORY_SPACES = {4: [1, 2, 3, 4, 5, 6, 7, 8], 3: [1, 2, 3, 4, 5, 6, 7], 2: [1, 2, 3, 5, 6, 7]}
ORDER_SPACES = {4: [22, 23, 24, 25], 3: [22, 23, 24, 25], 2: [23, 24, 25]}
FACTORY_DRAW, ORDER_DRAW, BANK = 9, 26, 27
LOCKED = {4: [], 3: [8, 10, 18], 2: [4, 8, 10, 12, 18, 20, 22]}
WORKERS = {2: 18, 3: 15, 4: 13}
ACTIONS = 391
MOST_TURNS = {2: 54, 3: 45, 4: 39}
MOST_LEGAL = {
    "draft": 13, "place": 27, "fill": 4, "buy": 6, "keep": 6, "return": 2, "next-tile": 5,
    "next-order": 5, "mine": 164, "pair": 8, "end": 1, "over": 0,
}  # fmt: skip


# -- random games --------------------------------------------------------------------------

# Draws, deliveries and cubes on orders come more often.
choose = preferring(
    ("place delivery", 0.5), ("place order-draw", 0.25), ("place factory-draw", 0.25),
    ("place mining", 0.2), ("put", 0.5), ("fetch", 0.3), ("pair", 0.2), ("load", 0.3),
)  # fmt: skip
advance = advancing(choose)


@st.composite
def tables(draw: Any, seats: int | None = None) -> tuple[State, Random]:
    """A new game with any options, and the chance that plays it."""
    count = seats or draw(st.integers(2, 4))
    state = GAME.new(
        seats=count,
        seed=draw(st.integers(0, 2**64)),
        starting_player=draw(st.sampled_from(["random", *range(count)])),
        free_storage=draw(st.booleans()),
        delivered_visibility=draw(st.sampled_from(["owner", "all"])),
    )
    return state, Random(draw(st.integers(0, 2**32)))


@st.composite
def positions(draw: Any) -> tuple[State, Random]:
    """A position somewhere in a game, with its past; the chance that plays on."""
    state, random = draw(tables())
    advance(state, random, draw(st.integers(0, 330)))
    return state, random


def thin(state: State, random: Random) -> State:
    """After the draft, with small stacks of few kinds of tiles: some have delivered and bought much
    already."""
    while PHASE[state.array[0].phase] == "draft":
        state.play(random.choice(state.legal()))
    t = Table(GAME.from_bytes(state.to_bytes()))
    cards, tiles = random.randrange(4, 16), random.randrange(4, 16)
    for card in t.order_stack()[cards:]:
        t.delivered(card, random.randrange(t.s.seats))
    stack = t.s.tiles.items[: t.s.tiles.count].tolist()
    liking = [random.random() for _ in range(17)]
    stack.sort(key=lambda number: liking[number])
    for number in stack[tiles:]:
        level, side, size = TILE_TYPES[number - 1]
        rich = t.s.miner[random.randrange(t.s.seats)]
        rich.tiles[level, side, size - 1] += 1
        rich.lorries[level] += size
    random.shuffle(left := stack[:tiles])
    t.s.tiles.items[:] = 0
    t.s.tiles.items[:tiles] = left
    t.s.tiles.count = tiles
    return GAME.from_bytes(t.state.to_bytes())


def ease(state: State) -> State:
    """Before a turn: nobody stands on the draw spaces, so that they cost one worker, and everybody
    can pay for any tile."""
    s = state.array[0]
    if PHASE[s.phase] != "place":
        return state
    for space in (FACTORY_DRAW, ORDER_DRAW):
        if s.crew[space]:
            s.miner[s.crew_seat[space] - 1].workers += s.crew[space]
            s.crew[space] = s.crew_seat[space] = 0
    for miner in s.miner[: s.seats]:
        miner.money = 20
    return State(GAME, state.to_bytes())


def choose_draws(random: Random, legal: list[str]) -> str:
    """Mostly draws, else something that is refilled."""
    for verb, chance in (("place factory-draw", 0.6), ("place order-draw", 0.6)):
        if verb in legal and random.random() < chance:
            return verb
    for verb in ("place factory-", "place order-"):
        wanted = [words for words in legal if words.startswith(verb)]
        if wanted and random.random() < 0.5:
            return random.choice(wanted)
    return random.choice(legal)


# -- conservation, counted from the record -------------------------------------------------


def cubes_of_all(s: Any) -> Counter[str]:
    found: Counter[str] = Counter()
    for i, colour in enumerate("YBGK"):
        found[colour] += int(s.supply[i])
        for miner in s.miner[: s.seats]:
            found[colour] += int(miner.cage[i]) + int(miner.storage[i])
            found[colour] += sum(int(miner.coal[level, i]) for level in range(4))
    for card, spots in enumerate(SPOTS, start=1):
        for i, colour in enumerate(spots):
            lies = LIES_ON_A_SPOT[s.spot[card, i]]
            found.update({"-": "", "own": colour}.get(lies, lies))
    return found


def tiles_of_all(s: Any) -> Counter[int]:
    found = Counter(s.tiles.items[: s.tiles.count].tolist())
    found.update(n for n in s.factory.tolist() if n)
    if s.space == FACTORY_DRAW:
        found.update(s.hand[: s.drawn].tolist())
    for number, (level, side, size) in enumerate(TILE_TYPES, start=1):
        for miner in s.miner[: s.seats]:
            found[number] += int(miner.tiles[level, side, size - 1])
    return found


def check_cards(s: Any) -> None:
    """GA-COMP-02"""
    face_down = s.orders.items[: s.orders.count].tolist()
    if s.space == ORDER_DRAW:
        face_down += s.hand[: s.drawn].tolist()
    assert len(set(face_down)) == len(face_down)
    shown = [card for card in s.display.tolist() if card]
    for card in range(1, 45):
        place = int(s.place[card])
        assert (place == FACE_DOWN) == (card in face_down)
        assert shown.count(card) == (place == DISPLAY)
        assert place < DELIVERED + s.seats
        assert not OUTSTANDING + s.seats <= place < DELIVERED
        if not OUTSTANDING <= place < DELIVERED:
            assert not s.spot[card].any()
        assert not s.spot[card, len(SPOTS[card - 1]) :].any()


def check_workers(s: Any) -> None:
    """GA-COMP-05, GA-TV-19"""
    for seat, miner in enumerate(s.miner[: s.seats]):
        standing = sum(
            int(s.crew[space]) for space in range(1, BANK) if s.crew_seat[space] == seat + 1
        )
        total = int(miner.workers) + int(miner.canteen) + int(miner.bank) + standing
        assert total == WORKERS[int(s.seats)]
        assert min(miner.workers, miner.canteen, miner.bank) >= 0
    for space in range(1, BANK):
        assert (s.crew[space] > 0) == (s.crew_seat[space] > 0)
        assert s.crew_seat[space] <= s.seats
    assert s.crew[BANK] == 0


def check_pits(s: Any) -> None:
    """GA-COMP-07"""
    for miner in s.miner[: s.seats]:
        assert miner.money >= 0
        assert 0 <= miner.cage.sum() <= 5
        assert 0 <= miner.level <= 4
        assert min(miner.cage.min(), miner.storage.min(), miner.coal.min()) >= 0
        for level in range(4):
            small, large = miner.tiles[level, :, 0].sum(), miner.tiles[level, :, 1].sum()
            assert miner.lorries[level] == 1 + small + 2 * large
            assert miner.coal[level].sum() <= miner.lorries[level]


def check_spaces(s: Any) -> None:
    """F.4: empty only while awaiting a refill, or when the stack had nothing left."""
    seats, phase = int(s.seats), PHASE[s.phase]
    for space in LOCKED[seats]:
        assert s.crew[space] == 0
    for space in range(1, 9):
        lies = s.factory[space - 1]
        if space not in FACTORY_SPACES[seats]:
            assert lies == 0
        elif lies == 0:
            assert s.space == space or s.tiles.count == 0
    for space in range(22, 26):
        lies = s.display[space - 22]
        if space not in ORDER_SPACES[seats] or phase == "draft":
            assert lies == 0
        elif lies == 0:
            assert s.space == space or s.orders.count == 0


def check_turn(s: Any) -> None:
    phase = PHASE[s.phase]
    assert s.steps >= 0
    assert (s.steps > 0) == (phase in ("mine", "pair"))
    assert (s.space > 0) == (phase not in ("draft", "place", "over"))
    assert (s.drawn > 0) <= (s.space in (FACTORY_DRAW, ORDER_DRAW))
    halves = sum(int(code) in HALF_PAIRS for code in s.spot.ravel())
    assert halves <= (phase == "pair")
    assert (s.pair_card > 0) == (phase == "pair")
    assert not s.hand[s.drawn :].any()
    assert not s.hand_known[s.drawn :].any()
    for stack in (s.tiles, s.orders):
        for column in (stack.items, stack.block, stack.known):
            assert not column[stack.count :].any()
    assert 1 <= s.shift <= 3


def check(s: Any) -> None:
    check_cards(s)
    assert cubes_of_all(s) == {"Y": 16, "B": 16, "G": 16, "K": 16}
    assert tiles_of_all(s) == dict.fromkeys(range(1, 17), 3)
    check_workers(s)
    check_pits(s)
    check_spaces(s)
    check_turn(s)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_keeps_what_is_always_true(seats):
    """GA-COMP-01, GA-COMP-02, GA-COMP-03, GA-COMP-04, GA-COMP-05, GA-COMP-06, GA-COMP-07,
    GA-SETUP-04, GA-BANK-05, GA-FLOW-01, GA-TV-19"""

    @tries(3)
    @given(tables(seats=seats))
    def play(game):
        state, random = game
        turns: Counter[int] = Counter()
        while True:
            s = state.array[0]
            check(s)
            if random.random() < 0.2:
                assert GAME.from_bytes(state.to_bytes()) == state
            legal = state.legal()
            check_legal(state, legal)
            if state.over:
                break
            words, seat, before = choose(random, legal), state.seat, state.scores
            shift = int(s.shift)
            if words.startswith("place"):
                turns[seat] += 1
            state.play(words)
            if state.scores != before:
                ended = words == "end" and (state.over or state.array[0].shift == shift + 1)
                assert ended or words.startswith("place delivery")
        assert state.array[0].shift == 3
        assert all(count <= MOST_TURNS[seats] for count in turns.values())
        assert state.winners

    play()


def check_legal(state: State, legal: list[str]) -> None:
    """F.3, and that there is always something to do."""
    assert bool(legal) == (not state.over)
    numbers = state.moves().tolist()
    assert numbers == sorted(set(numbers))
    phase = PHASE[state.array[0].phase]
    most = MOST_LEGAL[phase] + 4 * (phase == "mine" and state.options["free_storage"])
    assert len(legal) <= most
    assert state.mask().sum() == len(legal)
    if phase == "end":
        assert legal == ["end"]
    if phase == "mine":
        assert legal[-1] == "stop"
        assert sum(words.startswith("ride") for words in legal) == 4
    if phase == "place":
        assert legal[-1] == "place bank"


@tries(5)
@given(tables())
def test_every_position_of_a_game_is_accepted_as_one(game):
    """GA-COMP-02, GA-COMP-03, GA-COMP-04, GA-COMP-05"""
    state, random = game
    while not state.over and len(state.actions) < 130:
        assert GAME.from_bytes(state.to_bytes()) == state
        advance(state, random, 1)


# -- legal, illegal ------------------------------------------------------------------------


@tries(18)
@given(positions())
def test_an_action_is_legal_exactly_if_no_clause_forbids_it(game):
    """GA-TURN-08"""
    state, random = game
    past = len(state.actions)
    check_all_actions(state, ACTIONS)
    assert len(state.actions) == past
    advance(state, random, 1)
    check_all_actions(state, ACTIONS)


# -- forms ---------------------------------------------------------------------------------


@tries(12)
@given(positions())
def test_a_position_survives_every_form_it_can_be_written_in(game):
    """GA-COMP-02"""
    state, random = game
    check_forms(state, random, advance, positions=6)


@tries(6)
@given(positions())
def test_a_saved_game_is_the_same_game(game):
    """GA-FLOW-01"""
    state, random = game
    check_saves(state, random, advance)


@tries(6)
@given(tables())
def test_what_is_taken_back_leaves_no_trace(game):
    """GA-FLOW-12"""
    state, random = game
    past = [state.to_bytes()]
    for step in range(150):
        if state.over:
            break
        words = choose(random, state.legal())
        state.play(words)
        past.append(state.to_bytes())
        assert state.undoable <= len(state.actions)
        if words.endswith("-draw") or words.split()[0] in ("take", "buy", "keep", "end"):
            assert state.undoable == 0
            check_nothing_to_undo(state)
        elif step % 5 == 0:
            assert state.undoable > 0
            count = state.undoable
            for back in range(count):
                assert state.undoable == count - back
                last = state.actions[-1]
                assert state.undo() == last
                past.pop()
                assert state.to_bytes() == past[-1]
            check_nothing_to_undo(state)


# -- nobody learns what is hidden ----------------------------------------------------------


def shown(state: State, seat: int | None) -> tuple[Any, ...]:
    """What may become known of what was hidden: refills, and an own draw."""
    s = state.array[0]
    hand = s.hand.tolist() if seat == state.seat else None
    return s.factory.tolist(), s.display.tolist(), hand


def play_both(one: State, other: State, random: Random, seat: int | None, pick: Choice) -> None:
    """The same action in both, except for what `seat` cannot tell apart."""
    actions, others = one.legal(), other.legal()
    if one.seat == seat:
        assert actions == others
        words = pick(random, actions)
        one.play(words)
        other.play(words)
    elif actions[0].startswith("next"):
        one.play(random.choice(actions))
        other.play(random.choice(others))
    else:
        words = pick(random, [words for words in actions if words in others])
        one.play(words)
        other.play(words)


def follow(
    one: State, other: State, random: Random, seat: int | None, steps: int, pick: Choice
) -> None:
    """Two games that differ only in what a seat cannot know look the same to it."""
    assert seen(one, seat) == seen(other, seat)
    assert one.notation(seat) == other.notation(seat)
    assert one.projected() == other.projected()
    for _ in range(steps):
        if one.over:
            break
        if pick is choose_draws:
            one, other = ease(one), ease(other)
        play_both(one, other, random, seat, pick)
        if shown(one, seat) != shown(other, seat):
            break  # something hidden became public, and it was not the same
        assert one.seat == other.seat
        assert seen(one, seat) == seen(other, seat)
        last = len(one.actions) - 1
        assert one.log(seat, since=last) == other.log(seat, since=last)


@tries(15)
@given(positions(), st.integers(-1, 3))
def test_a_seat_cannot_tell_what_is_hidden_from_it(game, viewer):
    """GA-ORD-11, GA-FAC-19, rules 1 and 2 of «Who may see what»"""
    state, random = game
    seat = viewer if 0 <= viewer < state.seats else None
    one = GAME.from_bytes(state.to_bytes())
    other = state.redeal(seat, random.randrange(2**64))
    follow(one, other, random, seat, 20, choose)


@tries(20)
@given(tables(), st.integers(0, 3), st.integers(10, 70))
def test_a_seat_cannot_tell_it_with_small_stacks_either(game, viewer, steps):
    """GA-ORD-11, GA-FAC-19, rules 1 and 2 of «Who may see what»"""
    state, random = game
    state, seat = thin(state, random), viewer % state.seats
    for _ in range(steps):
        state = ease(state)
        state.play(choose_draws(random, state.legal()))
    for _ in range(3):
        one = GAME.from_bytes(state.to_bytes())
        other = state.redeal(seat, random.randrange(2**64))
        follow(one, other, random, seat, 20, choose_draws)


@tries(20)
@given(positions(), st.integers(-1, 3))
def test_a_position_dealt_anew_is_a_position_and_keeps_what_is_public(game, viewer):
    """GA-COMP-02, GA-COMP-03, rule 2 of «Who may see what»"""
    state, random = game
    seat = viewer if 0 <= viewer < state.seats else None
    raw = state.to_bytes()
    twin = state.redeal(seat, random.randrange(2**64))
    assert state.to_bytes() == raw
    assert GAME.from_bytes(twin.to_bytes()) == twin
    assert twin.seat == state.seat
    assert twin.scores == state.scores
    check(twin.array[0])
    hidden = state.array[0]
    if hidden.tiles.count + hidden.orders.count > 40:
        assert twin.array[0].tiles.items.tolist() + twin.array[0].orders.items.tolist() != (
            hidden.tiles.items.tolist() + hidden.orders.items.tolist()
        )
    public = GAME.from_bytes(raw)
    assert twin.notation() == public.notation()
    assert twin.observation().tolist() == public.observation().tolist()
