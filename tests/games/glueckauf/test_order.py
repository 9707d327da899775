"""GA-ORD: taking new orders from the display, or one of five from the stack."""

import random
from itertools import permutations

import pytest

from games.glueckauf.table import GAME, Table, space, table
from glueck.engine.state import State
from glueck.games.glueckauf.position import DELIVERED, DISPLAY, FACE_DOWN, OUTSTANDING, PHASE

Changes = dict[str, tuple[int, int]]

WORKERS = {2: 18, 3: 15, 4: 13}


def phase(name: str) -> int:
    return PHASE.index(name)


def placed(name: str, then: str = "end", seat: int = 0, workers: int = 13) -> Changes:
    """What it changes that a seat goes to an empty space."""
    n = space(name)
    return {
        "phase": (phase("place"), phase(then)),
        "space": (0, n),
        f"crew[{n}]": (0, 1),
        f"crew_seat[{n}]": (0, seat + 1),
        f"miner[{seat}].workers": (workers, workers - 1),
    }


def stack_of(t: Table, size: int) -> list[int]:
    """Leave so many cards in the stack; the others have been delivered by seat 3."""
    cards = t.order_stack()
    for card in cards[size:]:
        t.s.place[card] = DELIVERED + 3
    t.stack_orders(cards[:size])
    return cards[:size]


def outstanding(t: Table, seat: int = 0) -> list[int]:
    return [o["card"] for o in t.state.view()["players"][seat]["outstanding"]]


def settled(t: Table) -> Table:
    """The same position as a beginning, so that the log tells only what comes."""
    return Table(State(GAME, t.state.to_bytes(), options=t.state.options))


def put_back(t: Table, where: str, cards: list[int]) -> None:
    """Keep none and return these five, from top to bottom."""
    t.play("place order-draw", "keep none", f"return {where}")
    t.play(*(f"next {card}" for card in cards[:4]))


# -- the cards on the spaces ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "number"),
    [
        *((4, n) for n in (1, 2, 3, 4)),
        *((3, n) for n in (1, 2, 3, 4)),
        *((2, n) for n in (2, 3, 4)),
    ],
)
def test_the_card_on_the_space_is_taken_for_free(seats, number):
    """GA-ORD-01, GA-ORD-02, GA-ORD-04: it lies among the outstanding orders, and at END the space
    gets the top card of the stack; nothing else changes"""
    t = table(seats)
    t.s.seat = 1
    card = int(t.s.display[number - 1])
    count = int(t.s.orders.count)
    top = t.order_stack()[0]
    taken = t.play(f"place order-{number}")
    assert taken == placed(f"order-{number}", seat=1, workers=WORKERS[seats]) | {
        "undoable": (0, 1),
        f"display[{number - 1}]": (card, 0),
        f"place[{card}]": (DISPLAY, OUTSTANDING + 1),
    }
    assert t.legal() == {"end"}
    assert t.play("end") == {
        "seat": (1, 2 % seats),
        "undoable": (1, 0),
        "phase": (phase("end"), phase("place")),
        "space": (space(f"order-{number}"), 0),
        f"display[{number - 1}]": (0, top),
        f"place[{top}]": (FACE_DOWN, DISPLAY),
        "orders.count": (count, count - 1),
        f"orders.items[{count - 1}]": (top, 0),
    }


def test_mike_takes_an_engine():
    """GA-TV-65, GA-ORD-01, GA-ORD-02, GA-ORD-04: face up before him; refilled at END"""
    t = table()
    t.order(44, seat=1)  # away from wherever it is, then onto order-2
    t.s.place[t.s.display[1]] = OUTSTANDING + 1
    t.s.display[1], t.s.place[44] = 44, DISPLAY
    top = t.order_stack()[0]
    t.play("place order-2")
    for viewer in (None, 0, 3):
        view = t.state.view(viewer)
        engine = next(o for o in view["players"][0]["outstanding"] if o["card"] == 44)
        assert [s["colour"] for s in engine["spots"]] == ["yellow", "brown", "gray", "black"]
        assert all(s["cubes"] == [] for s in engine["spots"])
        assert view["orders"]["order-2"] is None
    t.play("end")
    for viewer in (None, 0, 3):
        assert t.state.view(viewer)["orders"]["order-2"] == top


def test_taking_the_card_is_compulsory():
    """GA-ORD-01: who chooses the space has the card; nobody is asked"""
    t = table()
    t.play("place order-1")
    assert t.legal() == {"end"}
    for words in ("keep none", "stop", "place bank"):
        assert t.why(words) == "GA-FLOW-11"


@pytest.mark.parametrize("marks", [0, 1, 50])
def test_cards_cost_nothing(marks):
    """GA-ORD-01"""
    t = table()
    t.me.money = marks
    assert "miner[0].money" not in t.play("place order-1", "end")


def test_there_is_no_limit_to_outstanding_orders():
    """GA-ORD-03: with 31 orders before him a player takes one more, and another"""
    t = table()
    for card in t.order_stack()[:-2]:
        t.order(card)
    held = len(outstanding(t))
    assert held >= 29
    t.play("place order-1", "end")
    t.s.seat = 0
    t.play("place order-2", "end")
    assert len(outstanding(t)) == held + 2
    assert t.sound()


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_only_the_emptied_space_is_refilled(number):
    """GA-ORD-04, GA-ORD-05: with the top card, and no space that was empty before"""
    t = table()
    other = number % 4
    t.s.place[t.s.display[other]] = DELIVERED + 3
    t.s.display[other] = 0
    before = t.s.display.tolist()
    top, *rest = t.order_stack()
    t.play(f"place order-{number}", "end")
    before[number - 1] = top
    assert t.s.display.tolist() == before
    assert t.order_stack() == rest


def test_when_the_stack_has_run_out_a_space_stays_empty():
    """GA-TV-68, GA-ORD-05, GA-ORD-06, GA-ORD-12: for the rest of the game, and nothing to draw"""
    t = table()
    stack_of(t, 0)
    t.play("place order-2")
    assert t.play("end") == {
        "seat": (0, 1),
        "undoable": (1, 0),
        "phase": (phase("end"), phase("place")),
        "space": (space("order-2"), 0),
    }
    assert t.why("place order-2") == "GA-ORD-06"
    assert t.why("place order-draw") == "GA-ORD-12"
    luck = random.Random(2)
    while not t.state.over:
        assert (t.s.display[1], t.s.orders.count) == (0, 0)
        legal = t.state.legal()
        assert "place order-2" not in legal
        assert "place order-draw" not in legal
        t.state.play(luck.choice(legal))


def test_the_last_card_of_the_stack_still_refills():
    """GA-ORD-04, GA-ORD-05"""
    t = table()
    (last,) = stack_of(t, 1)
    assert t.play("place order-3", "end")["display[2]"][1] == last
    t.play("place order-4", "end")
    assert t.s.display[3] == 0


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_an_empty_card_space_cannot_be_chosen(number):
    """GA-ORD-06, GA-A-06"""
    t = table()
    t.s.place[t.s.display[number - 1]] = DELIVERED + 3
    t.s.display[number - 1] = 0
    assert t.why(f"place order-{number}") == "GA-ORD-06"


# -- looking at five ------------------------------------------------------------------------


@pytest.mark.parametrize("size", range(1, 9))
def test_the_top_five_are_drawn_or_all_if_there_are_fewer(size):
    """GA-ORD-07, GA-ORD-13, GA-A-08: nothing else changes, least of all the display"""
    t = table()
    cards = stack_of(t, size)
    drawn = min(5, size)
    assert t.play("place order-draw") == placed("order-draw", "keep") | {
        "drawn": (0, drawn),
        "blocks_made": (0, 1),
        "orders.count": (size, size - drawn),
    } | {f"hand[{i}]": (0, cards[i]) for i in range(drawn)} | {
        f"orders.items[{size - 1 - i}]": (cards[i], 0) for i in range(drawn)
    }
    assert t.state.view(0)["hand"]["orders"] == cards[:drawn]
    assert t.legal() == {"keep none", *(f"keep {card}" for card in cards[:drawn])}
    assert t.sound()


def test_looking_is_possible_while_there_are_cards():
    """GA-ORD-12, GA-A-09: one is enough, none is not"""
    t = table()
    stack_of(t, 1)
    assert t.why("place order-draw") is None
    stack_of(t, 0)
    assert t.why("place order-draw") == "GA-ORD-12"


@pytest.mark.parametrize("kept", range(5))
def test_one_of_the_five_may_be_kept(kept):
    """GA-ORD-08, GA-ORD-09, GA-ORD-13: it lies open before him; the others are to return"""
    t = table()
    cards = t.order_stack()
    rest = [card for i, card in enumerate(cards[:5]) if i != kept]
    t.play("place order-draw")
    hand = {f"hand[{i}]": (cards[i], rest[i] if i < 4 else 0) for i in range(5) if i >= kept}
    assert t.play(f"keep {cards[kept]}") == hand | {
        "phase": (phase("keep"), phase("return")),
        "drawn": (5, 4),
        f"place[{cards[kept]}]": (FACE_DOWN, OUTSTANDING),
    }
    for viewer in (None, 0, 2):
        players = t.state.view(viewer)["players"]
        assert cards[kept] in [o["card"] for o in players[0]["outstanding"]]
    assert t.state.view(0)["hand"]["orders"] == rest


def test_only_one_may_be_kept():
    """GA-ORD-08"""
    t = table()
    cards = t.order_stack()
    t.play("place order-draw", f"keep {cards[0]}")
    for card in cards[1:5]:
        assert t.why(f"keep {card}") == "GA-FAC-19"
    t.play("return top")
    assert t.why(f"keep {cards[1]}") == "GA-ORD-11"


def test_only_a_drawn_card_may_be_kept():
    """GA-ORD-08, section E: the answer does not tell where the card is instead"""
    t = table()
    t.play("place order-draw")
    hand = t.state.view(0)["hand"]["orders"]
    for card in set(range(1, 45)) - set(hand):
        assert t.why(f"keep {card}") == "GA-ORD-08"


def test_none_may_be_kept():
    """GA-ORD-10, GA-ORD-11: a complete action; all five go back"""
    t = table()
    cards = t.order_stack()
    held = outstanding(t)
    changes = t.play("place order-draw", "keep none", "return bottom")
    t.play(*(f"next {card}" for card in cards[:4]))
    assert (t.phase, t.legal()) == ("end", {"end"})
    assert t.order_stack() == [*cards[5:], *cards[:5]]
    assert outstanding(t) == held
    assert not [path for path in changes if path.startswith(("place", "display"))]


@pytest.mark.parametrize("where", ["top", "bottom"])
@pytest.mark.parametrize("order", list(permutations(range(4))), ids=str)
def test_what_is_not_kept_returns_together_in_the_order_of_choice(where, order):
    """GA-ORD-11, GA-A-11, GA-A-12: the sequence reads from top to bottom"""
    t = table()
    cards = t.order_stack()
    back = [cards[1 + i] for i in order]
    t.play("place order-draw", f"keep {cards[0]}", f"return {where}")
    t.play(*(f"next {card}" for card in back[:3]))
    expected = [*back, *cards[5:]] if where == "top" else [*cards[5:], *back]
    assert (t.phase, t.order_stack()) == ("end", expected)
    assert t.sound()


def test_returning_changes_the_stack_and_nothing_else():
    """GA-ORD-11, GA-ORD-13: four cards on top, known to who put them there"""
    t = table()
    cards = t.order_stack()
    a, b, c, d, e = cards[:5]
    t.play("place order-draw", f"keep {b}", "return top", f"next {e}", f"next {a}")
    assert t.play(f"next {d}") == {
        "undoable": (3, 4),
        "phase": (phase("next-order"), phase("end")),
        "drawn": (4, 0),
        "returned": (2, 0),
        "put_back": (1, 0),
        "hand[0]": (e, 0),
        "hand[1]": (a, 0),
        "hand[2]": (c, 0),
        "hand[3]": (d, 0),
        "orders.count": (23, 27),
        "orders.items[26]": (0, e),
        "orders.items[25]": (0, a),
        "orders.items[24]": (0, d),
        "orders.items[23]": (0, c),
        **{f"orders.block[{i}]": (0, 1) for i in (23, 24, 25, 26)},
        **{f"orders.known[{i}]": (0, 0b0001_0001) for i in (23, 24, 25, 26)},
    }
    assert t.play("end") == {
        "seat": (0, 1),
        "undoable": (4, 0),
        "phase": (phase("end"), phase("place")),
        "space": (space("order-draw"), 0),
    }


def test_four_cards_are_left():
    """GA-TV-67, GA-ORD-07, GA-ORD-08, GA-ORD-11: keep one; three return in chosen order, the stack
    has three, and nobody asks for top or bottom"""
    t = table()
    a, b, c, d = stack_of(t, 4)
    t.play("place order-draw")
    assert t.state.view(0)["hand"]["orders"] == [a, b, c, d]
    t.play(f"keep {c}")
    assert (t.phase, t.legal()) == ("next-order", {f"next {a}", f"next {b}", f"next {d}"})
    t.play(f"next {d}", f"next {a}")
    assert (t.phase, t.order_stack()) == ("end", [d, a, b])
    assert c in outstanding(t)


@pytest.mark.parametrize(
    ("size", "keep", "then", "back"),
    [
        (1, True, "end", 0),
        (1, False, "end", 1),
        (2, True, "end", 1),
        (2, False, "next-order", 2),
        (5, True, "next-order", 4),
        (5, False, "next-order", 5),
        (6, True, "return", 4),
        (6, False, "return", 5),
    ],
)
def test_the_destination_is_asked_only_where_it_matters(size, keep, then, back):
    """GA-ORD-11, section F.1: skipped if nothing returns or the stack is otherwise empty"""
    t = table()
    cards = stack_of(t, size)
    t.play("place order-draw", f"keep {cards[0]}" if keep else "keep none")
    assert t.phase == then
    if then == "return":
        assert t.legal() == {"return top", "return bottom"}
        t.play("return bottom")
    questions = 0
    while t.phase == "next-order":
        t.play(sorted(t.legal())[0])
        questions += 1
    assert (t.phase, questions) == ("end", max(0, back - 1))
    assert sorted(t.order_stack()) == sorted(cards[1:] if keep else cards)


def test_top_or_bottom_is_decided_once_for_all():
    """GA-ORD-11, GA-A-11"""
    t = table()
    cards = t.order_stack()
    t.play("place order-draw", "keep none", "return bottom", f"next {cards[3]}")
    for words in ("return top", "return bottom"):
        assert t.why(words) == "GA-ORD-11"


def test_only_what_is_still_in_hand_can_be_returned():
    """GA-ORD-11: neither twice, nor what was kept, nor what was never drawn"""
    t = table()
    a, b, c, d, e = t.order_stack()[:5]
    t.play("place order-draw", f"keep {b}", "return top", f"next {d}")
    assert t.legal() == {f"next {a}", f"next {c}", f"next {e}"}
    for card in set(range(1, 45)) - {a, c, e}:
        assert t.why(f"next {card}") == "GA-ORD-11"


def test_the_display_does_not_change_when_five_are_looked_at():
    """GA-ORD-13: nothing is taken from it and nothing refilled, not even an empty space"""
    t = table()
    t.s.place[t.s.display[1]] = DELIVERED + 3
    t.s.display[1] = 0
    shown = t.s.display.tolist()
    cards = t.order_stack()
    t.play("place order-draw", f"keep {cards[2]}", "return top")
    while t.phase == "next-order":
        t.play(sorted(t.legal())[0])
    t.play("end")
    assert t.s.display.tolist() == shown


def test_words_for_tiles_do_not_work_for_orders():
    """GA-ORD-08, GA-ORD-11: nor the other way round"""
    t = table()
    t.play("place order-draw")
    assert t.why("buy none") == "GA-ORD-08"
    t.play("keep none", "return top")
    assert t.why("next dark-yellow-1") == "GA-ORD-11"
    t = table()
    t.play("place factory-draw")
    assert t.why("keep none") == "GA-FAC-16"
    t.play("buy none", "return top")
    assert t.why("next 1") == "GA-FAC-20"


# -- who knows what -------------------------------------------------------------------------


def test_the_five_are_taken_secretly():
    """GA-ORD-07, section E: others see how many, and not what may be done with them"""
    t = settled(table())
    cards = t.order_stack()
    t.play("place order-draw")
    hidden = {"count": 5, "returned": 0, "to": None, "tiles": None, "orders": None}
    for viewer in (None, 1, 2, 3):
        view = t.state.view(viewer)
        assert view["hand"] == hidden
        assert view["legal"] == []
        assert view["stacks"]["orders"] == {"count": 23, "known": [], "blocks": []}
        assert not t.state.seen(viewer)[0].hand.any()
    assert t.state.view(0)["hand"] == hidden | {"tiles": None, "orders": cards[:5]}
    assert t.state.view(0)["legal"] == t.state.legal()
    assert t.state.log(2)[-1]["drawn"] == 5


def test_what_is_kept_is_public_and_what_returns_is_not():
    """GA-ORD-09, GA-ORD-11, GA-A-14, GA-A-15, section E"""
    t = settled(table())
    a, b, c, d, e = t.order_stack()[:5]
    t.play("place order-draw", f"keep {d}", "return top", f"next {e}")
    for viewer in (None, 3):
        assert t.state.view(viewer)["hand"] == {
            "count": 4,
            "returned": 1,
            "to": "top",
            "tiles": None,
            "orders": None,
        }
    t.play(f"next {a}", f"next {c}")
    said = ["place order-draw", f"keep {d}", "return top"]
    for viewer in (None, 1, 2, 3):
        assert [entry["action"] for entry in t.state.log(viewer)] == [*said, *["next order"] * 3]
    own = [entry["action"] for entry in t.state.log(0)]
    assert own == [*said, f"next {e}", f"next {a}", f"next {c}"]
    assert t.order_stack()[:4] == [e, a, c, b]


@pytest.mark.parametrize(("where", "first_depth"), [("top", 0), ("bottom", 23)])
def test_who_returned_cards_remembers_where(where, first_depth):
    """GA-ORD-11, section E: and nobody else does"""
    t = table()
    a, b, c, d, e = t.order_stack()[:5]
    order = [d, a, e, c, b]
    put_back(t, where, order)
    assert t.state.view(0)["stacks"]["orders"] == {
        "count": 28,
        "known": [{"depth": first_depth + i, "item": card} for i, card in enumerate(order)],
        "blocks": [],
    }
    for viewer in (None, 1, 2, 3):
        assert t.state.view(viewer)["stacks"]["orders"] == {"count": 28, "known": [], "blocks": []}


def test_a_refill_shows_the_card_that_was_put_on_top():
    """GA-ORD-04, GA-ORD-11, section E: it becomes public as usual"""
    t = table()
    a, b, c, d, e = t.order_stack()[:5]
    put_back(t, "top", [e, d, c, b, a])
    t.play("end", "place order-1", "end")
    assert t.state.view(3)["orders"]["order-1"] == e
    assert t.state.view(0)["stacks"]["orders"]["known"] == [
        {"depth": i, "item": card} for i, card in enumerate((d, c, b, a))
    ]


def test_when_another_player_reorders_them_only_the_cards_are_remembered():
    """GA-ORD-11, section E: which lie in the block, no longer where"""
    t = table()
    a, b, c, d, e = t.order_stack()[:5]
    put_back(t, "top", [a, b, c, d, e])
    t.play("end", "place order-draw", f"keep {b}")
    assert t.s.hand_known.tolist() == [0b0001, 0b0001, 0b0001, 0b0001, 0]
    t.play("return bottom", f"next {e}", f"next {c}", f"next {a}")
    assert not t.s.hand_known.any()
    stack = t.state.view(0)["stacks"]["orders"]
    assert stack["known"] == []
    (block,) = stack["blocks"]
    assert block["depths"] == [23, 24, 25, 26]
    assert sorted(block["contains"]) == sorted([a, c, d, e])
    assert t.state.view(1)["stacks"]["orders"]["known"] == [
        {"depth": 23 + i, "item": card} for i, card in enumerate((e, c, a, d))
    ]
    assert t.state.view(2)["stacks"]["orders"] == {"count": 27, "known": [], "blocks": []}


@pytest.mark.parametrize("kept", range(4))
def test_nobody_remembers_a_card_that_somebody_else_drew(kept):
    """GA-ORD-11, section E: four returned cards and a new one; the next player keeps one"""
    t = table()
    first, *four, new = t.order_stack()[:6]
    t.play("place order-draw", f"keep {first}", "return top")
    t.play(*(f"next {card}" for card in four[:3]), "end")
    t.play("place order-draw")
    assert t.state.view(1)["hand"]["orders"] == [*four, new]
    rest = [card for i, card in enumerate(four) if i != kept]
    t.play(f"keep {four[kept]}")
    assert t.s.hand_known.tolist() == [0b0001, 0b0001, 0b0001, 0, 0]
    t.play("return top")
    t.play(f"next {new}", f"next {rest[2]}", f"next {rest[0]}")
    (block,) = t.state.view(0)["stacks"]["orders"]["blocks"]
    assert block["depths"] == [0, 1, 2, 3]
    assert sorted(block["contains"]) == sorted(rest)
    assert t.state.view(0)["stacks"]["orders"]["known"] == []
