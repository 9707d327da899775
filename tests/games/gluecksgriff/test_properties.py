"""What is true of every game and every position of it, tried on random ones."""

from collections import Counter
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import properties
from games.gluecksgriff.table import GAME, KIND
from games.properties import (
    advancing,
    check_all_actions,
    check_forms,
    check_nothing_to_undo,
    check_saves,
    preferring,
)
from glueck.engine.state import State
from glueck.games.gluecksgriff.position import PHASE

pytestmark = pytest.mark.many_positions
tries = partial(properties.tries, derandomize=True)


# -- the deck, once more and from the rules: nothing here is taken from the program --------

POWERS = ["plain", "joker", "hourglass", "magic_hand"]
DECK = {**dict.fromkeys(range(1, 18), 4), 18: 1}  # by kind: 0…14, J, H, M
VALUE = {**{n + 1: n for n in range(15)}, 16: 15, 17: 15, 18: 20}
PLAYS = {1: "single", 2: "set", 3: "street", 4: "special"}
ACTIONS = 1914


# -- random games --------------------------------------------------------------------------

# What is rare comes more often.
choose = preferring(
    ("glücksgriff", 0.4), ("knock", 0.6), ("lay", 0.7), ("street", 0.5), ("hourglass", 0.6),
    ("deflect", 0.5), ("magic", 0.5), ("set", 0.4), ("take", 0.3),
)  # fmt: skip
advance = advancing(choose)


@st.composite
def tables(draw: Any, seats: int | None = None) -> tuple[State, Random]:
    """A new game with any options, and the chance that plays it."""
    cards = [
        {"title": f"card {i}", "value": draw(st.integers(0, 20)), "power": power}
        for i, power in enumerate(draw(st.lists(st.sampled_from(POWERS), max_size=7)))
    ]
    state = GAME.new(
        seats=seats or draw(st.integers(2, 5)),
        seed=draw(st.integers(0, 2**64)),
        point_limit=draw(st.sampled_from([40, 100, 150])),
        wrong_call=draw(st.sampled_from(["hand_plus_30", "flat_30"])),
        house_cards=cards,
    )
    return state, Random(draw(st.integers(0, 2**32)))


@st.composite
def positions(draw: Any) -> tuple[State, Random]:
    """A position somewhere in a game, with its past; the chance that plays on."""
    state, random = draw(tables())
    advance(state, random, draw(st.integers(0, 150)))
    return state, random


# -- conservation, counted from the record -------------------------------------------------


def values(state: State) -> dict[int, int]:
    cards = state.options["house_cards"]
    return VALUE | {19 + i: card["value"] for i, card in enumerate(cards)}


def check_cards(state: State) -> None:
    """GG-COMP-06, GG-COMP-07, GG-BLANK-03"""
    s = state.array[0]
    found: Counter[int] = Counter(s.stock[: s.stock_count].tolist())
    found.update(s.pile.card[: s.pile.count].tolist())
    found.update(k for k in [*s.front.tolist(), *s.laid.tolist(), int(s.magic)] if k)
    for seat in range(5):
        assert s.hand[seat].sum() == s.cards[seat] <= 7
        assert (s.known[seat] <= s.hand[seat]).all()
        for k, n in enumerate(s.hand[seat].tolist()):
            assert n >= 0
            found[k] += n
    house = len(state.options["house_cards"])
    expected = DECK | {19 + i: 1 for i in range(house)}
    assert {k: n for k, n in found.items() if n} == expected
    assert found.total() == 69 + house


def check_pile(state: State) -> None:
    """GG-DISC-05, GG-JOK-04, GG-JOK-05, GG-DRAW-12: every play is well formed, or a remainder."""
    s = state.array[0]
    jokers = {16} | {
        19 + i for i, card in enumerate(state.options["house_cards"]) if card["power"] == "joker"
    }
    plays: list[tuple[str, list[tuple[int, int]]]] = []
    for i in range(s.pile.count):
        if s.pile.play[i]:
            plays.append((PLAYS[int(s.pile.play[i])], []))
        plays[-1][1].append((int(s.pile.card[i]), int(s.pile.number[i]) - 1))
    for name, cards in plays:
        numbers = [number for _, number in cards]
        if name == "special":
            assert set(numbers) == {-1}
            continue
        assert all(card in jokers or card == number + 1 for card, number in cards)
        assert all(0 <= number <= 14 for number in numbers)
        if name == "single":
            assert len(cards) == 1
            assert cards[0][0] not in jokers
        elif name == "set":
            assert len(cards) >= 2
            assert len(set(numbers)) == 1
        else:
            assert len(cards) >= 2
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def counted(state: State) -> list[list[str]]:
    """The hands that were counted after the last action."""
    hands: list[list[str]] = state.log(since=len(state.actions) - 1)[0]["hands"]
    return hands


def check_count(state: State, before: Any, caller: int | None) -> None:
    """GG-SCORE-01 and all that follows, from the counted hands."""
    s, worth = state.array[0], values(state)
    hands = [sum(worth[KIND.index(name) + 1] for name in hand) for hand in counted(state)]
    for seat, hand in enumerate(hands):
        gained = hand
        if seat == caller:
            assert hand <= 6
            wrong = min(hands[:seat] + hands[seat + 1 :]) <= hand
            own = 0 if state.options["wrong_call"] == "flat_30" else hand
            gained = own + 30 if wrong else 0
        reached = before[seat] + gained
        halved = gained > 0 and reached % 50 == 0
        total = int(s.total[seat])
        assert total == (reached // 2 if halved else reached) >= 0
        if total != before[seat] and total > 0 and total % 50 == 0:
            assert halved
    assert state.over == any(s.total[: s.seats] >= state.options["point_limit"])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_of_a_game_keeps_what_is_always_true(seats):
    """GG-COMP-01, GG-COMP-06, GG-COMP-07, GG-BLANK-03, GG-HOUR-07, GG-HOUR-08, GG-CALL-05,
    GG-CALL-08, GG-SCORE-07, GG-SCORE-08, GG-SCORE-13, GG-DISC-05, GG-JOK-04"""

    @tries(2)
    @given(tables(seats=seats))
    def play(game):
        state, random = game
        skipped: set[int] = set()
        sizes = [7] * seats
        caller: int | None = None
        last_moves: list[int] = []
        while not state.over and len(state.actions) < 240:
            s = state.array[0]
            check_cards(state)
            check_pile(state)
            if random.random() < 0.5:
                assert GAME.from_bytes(state.to_bytes()) == state
            legal, seat, phase = state.legal(), state.seat, PHASE[s.phase]
            check_legal(state, legal)
            if phase in ("main", "react"):
                now = s.cards[:seats].tolist()
                assert all(a <= b for a, b in zip(now, sizes, strict=True))
                sizes = now
            if caller is not None and phase in ("main", "react") and last_moves[-1:] != [seat]:
                last_moves.append(seat)
            totals, rounds = s.total.tolist(), int(s.rounds)
            words = choose(random, legal)
            state.play(words)
            if words == "glücksgriff":
                assert caller is None
                caller = seat
            if words == "skip":
                assert phase == "react"
                assert seat not in skipped
                skipped.add(seat)
            elif phase == "main":
                skipped.discard(seat)
            if state.over or s.rounds != rounds:
                check_count(state, totals, caller)
                if caller is not None:
                    order = [(caller + i) % seats for i in range(1, seats)]
                    assert last_moves == order[: len(last_moves)]
                    emptied = not all(counted(state))
                    assert emptied or last_moves == order
                skipped, sizes, caller, last_moves = set(), [7] * seats, None, []
            else:
                assert s.total.tolist() == totals
        check_cards(state)
        assert GAME.from_bytes(state.to_bytes()) == state

    play()


def check_legal(state: State, legal: list[str]) -> None:
    """F.3, and that there is always something to do."""
    assert bool(legal) == (not state.over)
    numbers = state.moves().tolist()
    assert numbers == sorted(set(numbers))
    phase = PHASE[state.array[0].phase]
    most = {"main": 149, "draw": 3, "after-draw": 3, "magic-choose": 7, "magic-lay": 7, "react": 2}
    assert len(legal) <= most[phase]
    if phase == "after-draw":
        assert legal[-1] == "end"
    if phase == "react":
        assert legal[0] == "skip"


# -- legal, illegal ------------------------------------------------------------------------


def check_actions(state: State) -> None:
    """Of the many actions with jokers only every tenth is played."""

    def is_played(action: int) -> bool:
        return action % 10 == 0 or "J" not in GAME.actions.text(action)

    check_all_actions(state, ACTIONS, is_played)


@tries(8)
@given(positions())
def test_an_action_is_legal_exactly_if_no_clause_forbids_it(game):
    """GG-TURN-01"""
    state, random = game
    past = len(state.actions)
    check_actions(state)
    assert len(state.actions) == past
    advance(state, random, 1)
    check_actions(state)


def test_no_action_is_legal_when_the_game_is_over():
    """GG-SCORE-13"""
    state = GAME.new(seats=2, seed=3, point_limit=1)
    advance(state, Random(3), 2000)
    assert state.over
    check_actions(state)


def test_the_words_of_a_legal_action_mean_that_action():
    """GG-JOK-13"""
    state, random = GAME.new(seats=3, seed=9), Random(9)
    for _ in range(150):
        if state.over:
            break
        for number, words in zip(state.moves().tolist(), state.legal(), strict=True):
            assert GAME.parse(state.array, words) == number
        advance(state, random, 1)


# -- forms ---------------------------------------------------------------------------------


@tries(8)
@given(positions())
def test_a_position_survives_every_form_it_can_be_written_in(game):
    """GG-COMP-06"""
    state, random = game
    check_forms(state, random, advance, positions=5)


@tries(4)
@given(positions())
def test_a_saved_game_is_the_same_game(game):
    """GG-DEAL-01, GG-BLANK-03"""
    state, random = game
    check_saves(state, random, advance, log_of=5)


@tries(4)
@given(tables())
def test_nothing_is_taken_back(game):
    """«Who may see what»: every action shows a card or ends the turn"""
    state, random = game
    for _ in range(50):
        if state.over:
            break
        state.play(choose(random, state.legal()))
        assert state.undoable == 0
        check_nothing_to_undo(state)


# -- nobody learns what is hidden ----------------------------------------------------------


def seen(state: State, seat: int | None) -> dict[str, Any]:
    found = properties.seen(state, seat)
    return found | {"notation": state.notation(seat), "projected": state.projected()}


def shown(state: State, seat: int | None) -> tuple[Any, ...]:
    """What may become known of what was hidden: an own draw, whether a number or a joker (and which
    one) was laid, and all hands at the counting."""
    s = state.array[0]
    own = s.hand[seat].tolist() if seat is not None else None
    open_cards = s.pile.card.tolist(), s.front.tolist(), s.magic
    return own, open_cards, int(s.rounds), bool(s.over)


def follow(one: State, other: State, random: Random, seat: int | None, steps: int) -> int:
    """Two games that differ only in what a seat cannot know look the same to it, as long as the
    same is done in both and nothing hidden becomes public."""
    assert seen(one, seat) == seen(other, seat)
    for step in range(steps):
        if one.over:
            return step
        actions, others = one.legal(), other.legal()
        if one.seat == seat:
            assert actions == others
        both = [words for words in actions if words in others]
        if not both:
            return step
        words, rounds = choose(random, both), int(one.array[0].rounds)
        one.play(words)
        other.play(words)
        if shown(one, seat) != shown(other, seat) or one.array[0].rounds != rounds:
            return step
        assert one.seat == other.seat
        assert seen(one, seat) == seen(other, seat)
        last = len(one.actions) - 1
        assert one.log(seat, since=last) == other.log(seat, since=last)
    return steps


@tries(14)
@given(positions(), st.integers(-1, 4))
def test_a_seat_cannot_tell_what_is_hidden_from_it(game, viewer):
    """GG-TURN-05, rule 1 of «Who may see what», rule 4 of «Who may see what»"""
    state, random = game
    if state.over:
        return
    seat = viewer if 0 <= viewer < state.seats else None
    one = GAME.from_bytes(state.to_bytes())
    one.options = state.options
    other = state.redeal(seat, random.randrange(2**64))
    assert GAME.from_bytes(other.to_bytes()) == other
    assert other.seat == state.seat
    assert other.scores == state.scores
    check_cards(other)
    follow(one, other, random, seat, 15)
