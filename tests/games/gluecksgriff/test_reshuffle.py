"""After a reshuffle `redeal` reaches all hands that are possible, and no other.

Possible hands are found by brute force, twice: from the stories that lead to what everybody saw
(who held what when the draw pile was reshuffled, who drew what since), and from the definition in
`knowledge.py`, which forgets in which sequence a seat drew and laid.
"""

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from effort import EFFORT
from games.gluecksgriff.table import GAME, KIND, Table, kind, table
from glueck.engine.compile import UNCOMPILED
from glueck.engine.state import State

pytestmark = pytest.mark.many_positions

Hand = tuple[str, ...]
Hands = tuple[Hand, ...]
PLAIN = bool(UNCOMPILED)
REDEALS = 40 if PLAIN else 4000
# The same kernel with other cards: one of each is bounds-checked.
again = partial(pytest.param, marks=pytest.mark.unchecked)
VALUE = {**{str(n): n for n in range(15)}, "J": 15, "H": 15, "M": 20}
PILES = ["single 2 @1", "street 9-10-11 @0", "set 5-5 @1", "special J"]


def reshuffled(hands: list[str], stock: str, pile: str = "special J", **more: Any) -> Table:
    """The draw pile has just been reshuffled, of these cards; all others are out of the game for
    now, at the bottom of the discard pile."""
    t = table(hands, pile=pile, stock=stock, stock_only=True, **more)
    t.s.reshuffled = 1
    for name in stock.split():
        t.s.fresh[kind(name)] += 1
    return Table(State(GAME, t.state.to_bytes(), options=t.state.options))


class Seen:
    """A game from a reshuffle on, as everybody sees it: who laid, took or drew, in sequence."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.start = hands_of(t)
        self.stock = tuple(sorted(t.stock()))
        self.events: list[tuple[str, int, str]] = []

    def play(self, *actions: str) -> "Seen":
        for words in actions:
            before, actor = hands_of(self.t), self.t.seat
            self.t.play(words)
            for seat, (old, new) in enumerate(zip(before, hands_of(self.t), strict=True)):
                openly = seat == actor and words.startswith("take")
                gain = "took" if openly else "drew"
                loss = "offered" if words.startswith("offer") else "laid"
                self.events += [(loss, seat, name) for name in minus(old, new)]
                self.events += [(gain, seat, name) for name in minus(new, old)]
        return self

    def draws(self, seat: int) -> list[str]:
        return [name for what, who, name in self.events if (what, who) == ("drew", seat)]


def hands_of(t: Table) -> Hands:
    return tuple(tuple(sorted(t.hand(seat).split())) for seat in range(t.state.seats))


def minus(one: Hand, other: Hand) -> Hand:
    return tuple(sorted((Counter(one) - Counter(other)).elements()))


def shares(cards: Hand, sizes: list[int]) -> set[Hands]:
    """All ways to deal cards to hands of these sizes."""
    if not sizes:
        return {()}
    found = set()
    for chosen in set(itertools.combinations(cards, sizes[0])):
        for rest in shares(minus(cards, chosen), sizes[1:]):
            found.add((tuple(sorted(chosen)), *rest))
    return found


# -- the stories ---------------------------------------------------------------------------


def told(seen: Seen, viewer: int | None) -> set[Hands]:
    """All hands that some story leads to."""
    others = [seat for seat in range(len(seen.start)) if seat != viewer]
    old = tuple(sorted(name for seat in others for name in seen.start[seat]))
    now = set()
    for dealt in shares(old, [len(seen.start[seat]) for seat in others]):
        hands = list(seen.start)
        for seat, hand in zip(others, dealt, strict=True):
            hands[seat] = hand
        now.add((tuple(hands), seen.stock))
    for what, seat, name in seen.events:
        now = {
            after
            for hands, stock in now
            for after in happens(hands, stock, what, seat, name, seat == viewer)
        }
    return {hands for hands, _ in now}


def happens(
    hands: Hands, stock: Hand, what: str, seat: int, name: str, own: bool
) -> Iterator[tuple[Hands, Hand]]:
    """What may be after an event; nothing, if it could not happen here."""

    def with_hand(hand: Hand) -> Hands:
        return (*hands[:seat], tuple(sorted(hand)), *hands[seat + 1 :])

    if what in ("laid", "offered"):
        lowest = min(map(VALUE.get, hands[seat]), default=None)
        if name in hands[seat] and (what == "laid" or VALUE[name] == lowest):
            yield with_hand(minus(hands[seat], (name,))), stock
    elif what == "took":
        yield with_hand((*hands[seat], name)), stock
    else:
        for drawn in {name} if own else set(stock):
            if drawn in stock:
                yield with_hand((*hands[seat], drawn)), minus(stock, (drawn,))


# -- the definition ------------------------------------------------------------------------


def defined(seen: Seen, viewer: int | None) -> set[Hands]:
    """All hands for which each seat's draws can be chosen from the cards that it held hidden."""
    t, seats = seen.t, range(len(seen.start))
    others = [seat for seat in seats if seat != viewer]
    known, shown = {}, {}
    for seat in seats:
        known[seat], shown[seat] = account(seen, seat)
    hidden = {seat: minus(hands_of(t)[seat], known[seat]) for seat in others}
    unseen = tuple(sorted([name for hand in hidden.values() for name in hand] + t.stock()))
    own = tuple(seen.draws(viewer)) if viewer is not None else ()
    found = set()
    for dealt in shares(unseen, [len(hidden[seat]) for seat in others]):
        stock = minus(unseen, tuple(name for hand in dealt for name in hand))
        drawn = minus(minus(seen.stock, own), stock)
        if len(drawn) + len(own) + len(stock) != len(seen.stock):
            continue
        had = [(*hand, *shown[seat]) for seat, hand in zip(others, dealt, strict=True)]
        if any(
            all(not minus(draws, cards) for draws, cards in zip(share, had, strict=True))
            for share in shares(drawn, [len(seen.draws(seat)) for seat in others])
        ):
            hands = list(hands_of(t))
            for seat, hand in zip(others, dealt, strict=True):
                hands[seat] = tuple(sorted((*hand, *known[seat])))
            found.add(tuple(hands))
    return found


def account(seen: Seen, seat: int) -> tuple[Hand, Hand]:
    """What everybody knows a seat holds, and the other cards it laid after its first draw."""
    known: Counter[str] = Counter()
    shown, drawn = [], False
    for what, who, name in seen.events:
        if who != seat:
            continue
        drawn |= what == "drew"
        lost = what in ("laid", "offered")
        if what == "took":
            known[name] += 1
        elif lost and known[name] > 0:
            known[name] -= 1
        elif lost and drawn:
            shown.append(name)
    return tuple(sorted(known.elements())), tuple(shown)


# -- the comparison ------------------------------------------------------------------------


def reached(t: Table, viewer: int | None, redeals: int) -> set[Hands]:
    found = set()
    for seed in range(redeals):
        twin = Table(t.state.redeal(viewer, seed))
        if seed < 20:
            assert twin.sound()
        found.add(hands_of(twin))
    return found


def compare(seen: Seen, viewer: int | None) -> None:
    stories, possible = told(seen, viewer), defined(seen, viewer)
    assert hands_of(seen.t) in stories
    assert stories <= possible
    if (len(seen.start) == 2 and viewer is not None) or one_draw_each(seen):
        assert stories == possible
    found = reached(seen.t, viewer, REDEALS)
    assert found <= possible, sorted(found - possible)[:3]
    if not PLAIN and len(possible) < REDEALS / 40:
        assert found == possible, sorted(possible - found)[:3]


def one_draw_each(seen: Seen) -> bool:
    return all(len(seen.draws(seat)) <= 1 for seat in range(len(seen.start)))


def test_three_players_of_whom_one_has_drawn():
    """GG-DRAW-10: 14 13 | 9 1 | 4 5, seen by the first"""
    for pile in ("single 2", "single 9"):
        t = reshuffled(["14 13", "9 1", "4 5"], "1 7 7 4 8 3", pile=pile, seat=1)
        for viewer in (0, 1, 2, None):
            compare(Seen(Table(t.state.copy())).play("discard 9", "draw"), viewer)


def test_what_was_laid_before_the_first_draw_was_not_drawn():
    """GG-DRAW-10: seat 1 laid a 7, then drew the one other card that is not an 8"""
    seen = Seen(reshuffled(["3", "7 12", "12 12"], "7 8 8", seat=1)).play("discard 7", "draw")
    assert seen.t.s.known[1].tolist().count(0) == len(seen.t.s.known[1])
    compare(seen, 0)
    assert {hands[1] for hands in reached(seen.t, 0, REDEALS)} == {("12", "7"), ("12", "8")}


@pytest.mark.parametrize("seed", [0, *map(again, range(1, 3 if PLAIN else 4 * EFFORT))])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_hands_dealt_anew_are_exactly_those_that_are_possible(seats, seed):
    """GG-DRAW-10, rule 5 of «Who may see what»"""
    chance = random.Random(f"{seats} {seed}")
    deck = ["7", "7", "7", "8", "8", "9", "9", "10", "11", "J", "H", "12", "13", "13", "14"]
    chance.shuffle(deck)
    hands = [" ".join(deck.pop() for _ in range(chance.choice([2, 3]))) for _ in range(seats)]
    stock = " ".join(deck.pop() for _ in range(chance.choice([4, 5, 6])))
    seen = Seen(reshuffled(hands, stock, pile=chance.choice(PILES[:1] + PILES[2:])))
    for _ in range(chance.randrange(2, 4 * seats)):
        going_on = [words for words in seen.t.state.legal() if goes_on(seen.t, words)]
        if not going_on:
            break
        seen.play(chance.choice(going_on))
    for viewer in (*range(seats), None):
        compare(seen, viewer)


def goes_on(t: Table, words: str) -> bool:
    """Whether the round goes on with the same draw pile, and nobody calls."""
    twin = t.state.copy()
    twin.play(words)
    s = twin.array[0]
    fewer = s.stock_count <= t.s.stock_count
    return bool(fewer and s.rounds == t.s.rounds and not s.caller and not twin.over)


def test_a_magic_hand_moves_cards_between_hands_and_the_accounts_stay_right():
    """GG-MAGIC-05, GG-DRAW-10"""
    seen = Seen(reshuffled(["M 0", "3 9", "5 9 12"], "1 9 9 12 8 8", pile="single 2 @1"))
    seen.play("magic", "offer 3", "offer 5", "take from 2")
    assert seen.t.s.since[:3].tolist() == [0, 1, 1]
    assert KIND[int(seen.t.s.known[0].argmax()) - 1] == "5"
    for viewer in (0, 1, 2):
        found = reached(seen.t, viewer, REDEALS)
        assert found <= told(seen, viewer)
        assert PLAIN or found == told(seen, viewer)
