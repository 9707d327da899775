"""What a seat knows of the face-down stacks, and positions dealt again around that knowledge.

Section «Who may see what» of the rules: what a seat put back it still knows. Rule 2 there: a
guess may use that, never the true sequence.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from itertools import permutations
from random import Random
from typing import Any

import pytest

import glueck
from games.glueckauf.table import GAME, TILE, Table, table, tile
from glueck.engine.record import diff
from glueck.engine.state import State
from glueck.games.glueckauf import box

DRAW = {"orders": ("order-draw", 26), "tiles": ("factory-draw", 9)}


# -- arranging -----------------------------------------------------------------------------


def quarry(orders: int = 28, tiles: int = 40, seats: int = 4) -> Table:
    """Stacks of that size: the last seat has delivered further orders and bought further tiles."""
    t = table(seats=seats)
    rich = seats - 1
    for card in t.order_stack()[orders:]:
        t.delivered(card, rich)
    bought(t, t.tile_stack()[tiles:])
    t.stack_tiles(t.tile_stack()[:tiles])
    for seat in range(seats):
        t.s.miner[seat].money = 30
    assert t.sound()
    return t


def bought(t: Table, tiles: list[str]) -> None:
    """The last seat has them."""
    rich = t.s.miner[int(t.s.seats) - 1]
    for name in tiles:
        n = tile(name)
        coal, side, size = box.TILE_COAL[n], box.TILE_SIDE[n], box.TILE_SIZE[n]
        rich.tiles[coal, side, size - 1] += 1
        rich.lorries[coal] += size


def turn(t: Table, seat: int) -> None:
    """It is that seat's turn; nobody stands on the draw spaces, so that they cost one worker."""
    assert t.phase == "place"
    t.s.seat = seat
    for _, n in DRAW.values():
        if t.s.crew[n]:
            t.s.miner[t.s.crew_seat[n] - 1].workers += t.s.crew[n]
            t.s.crew[n] = t.s.crew_seat[n] = 0


def look(t: Table, seat: int, what: str = "orders") -> None:
    turn(t, seat)
    t.play(f"place {DRAW[what][0]}")


def put_back(t: Table, order: Iterable[Any], to: str = "top", keep: Any = None) -> None:
    """Keep one or none of the hand, return the others in that sequence, and end the turn."""
    verb = "keep" if t.phase == "keep" else "buy"
    t.play(f"{verb} {keep or 'none'}")
    if t.phase == "return":
        t.play(f"return {to}")
    for item in order:
        if t.phase.startswith("next"):
            t.play(f"next {item}")
    assert t.phase == "end"
    t.play("end")


def draw(
    t: Table,
    seat: int,
    order: Iterable[Any],
    to: str = "top",
    keep: Any = None,
    what: str = "orders",
) -> None:
    """A whole turn on a draw space."""
    look(t, seat, what)
    put_back(t, order, to, keep)


def refill(t: Table, seat: int, space: str = "order-1") -> None:
    """Take what lies on a space; its place is taken by the top of the stack."""
    turn(t, seat)
    n = box.SPACE.index(space) + 1
    if t.s.crew[n]:
        t.s.miner[t.s.crew_seat[n] - 1].workers += t.s.crew[n]
        t.s.crew[n] = t.s.crew_seat[n] = 0
    t.play(f"place {space}", "end")


def known(t: Table, seat: int | None, what: str = "orders") -> dict[str, Any]:
    return t.state.view(seat)["stacks"][what]


def nothing(count: int) -> dict[str, Any]:
    return {"count": count, "known": [], "blocks": []}


def at(first: int, items: Iterable[Any]) -> list[dict[str, Any]]:
    """Items known one after the other, from that depth on."""
    return [{"depth": first + i, "item": item} for i, item in enumerate(items)]


def contents(t: Table, seat: int, what: str = "orders") -> list[tuple[list[int], list[Any]]]:
    """Which depths are known to hold which items, in no known sequence."""
    blocks = known(t, seat, what)["blocks"]
    return sorted((b["depths"], sorted(b["contains"])) for b in blocks)


def everything(state: State, seat: int | None) -> dict[str, Any]:
    """All that a seat can get out of a position."""
    bare = GAME.from_bytes(state.to_bytes())
    return {
        "view": bare.view(seat),
        "observation": bare.observation(seat).tolist(),
        "notation": bare.notation(seat),
        "legal": bare.legal(seat) if seat is not None else None,
        "mask": bare.mask(seat).tolist() if seat is not None else None,
        "projected": bare.projected(),
    }


def order_stack(state: State) -> list[int]:
    return Table(state).order_stack()


def hand(state: State) -> list[int]:
    s = state.array[0]
    return s.hand[: s.drawn].tolist()


# -- what was put back is known ------------------------------------------------------------


def test_what_a_seat_puts_on_top_it_knows_exactly():
    """GA-ORD-11"""
    t = quarry()
    a, b, c, d, e = t.order_stack()[:5]
    draw(t, 1, [c, a, e, b, d])
    assert known(t, 1) == {"count": 28, "known": at(0, [c, a, e, b, d]), "blocks": []}
    for other in (0, 2, 3, None):
        assert known(t, other) == nothing(28)


def test_what_a_seat_puts_under_the_stack_it_knows_exactly():
    """GA-ORD-11"""
    t = quarry()
    a, b, c, d, e = t.order_stack()[:5]
    draw(t, 1, [c, a, e, b, d], "bottom")
    assert known(t, 1) == {"count": 28, "known": at(23, [c, a, e, b, d]), "blocks": []}
    for other in (0, 2, 3, None):
        assert known(t, other) == nothing(28)


def test_tiles_are_remembered_like_orders():
    """GA-FAC-19, GA-FAC-20"""
    t = quarry()
    hand = ["dark-gray-1", "light-black-2", "dark-yellow-2", "dark-gray-1", "light-brown-1"]
    t.stack_tiles(hand + t.tile_stack()[5:])
    back = ["dark-gray-1", "light-brown-1", "dark-gray-1", "light-black-2", "dark-yellow-2"]
    draw(t, 0, back, what="tiles")
    assert known(t, 0, "tiles") == {"count": 40, "known": at(0, back), "blocks": []}
    assert known(t, 0) == nothing(28)
    for other in (1, 2, 3, None):
        assert known(t, other, "tiles") == nothing(40)


def test_a_kept_item_is_no_longer_in_the_stack():
    """GA-ORD-08"""
    t = quarry()
    a, b, c, d, e = t.order_stack()[:5]
    draw(t, 0, [d, a, e, c], keep=b)
    assert known(t, 0) == {"count": 27, "known": at(0, [d, a, e, c]), "blocks": []}


def test_what_is_put_under_the_stack_later_lifts_what_is_known():
    """GA-ORD-11"""
    t = quarry(orders=12)
    s = t.order_stack()
    draw(t, 0, s[:5], "bottom")
    assert known(t, 0)["known"] == at(7, s[:5])
    draw(t, 1, s[5:10], "bottom")
    assert t.order_stack() == [*s[10:], *s[:5], *s[5:10]]
    assert known(t, 0) == {"count": 12, "known": at(2, s[:5]), "blocks": []}
    assert known(t, 1) == {"count": 12, "known": at(7, s[5:10]), "blocks": []}


def test_a_refill_brings_what_is_known_nearer_to_the_top_and_shows_it_in_the_end():
    """GA-ORD-04"""
    t = quarry()
    s = t.order_stack()[:5]
    draw(t, 0, s)
    refill(t, 1)
    assert t.s.display[0] == s[0]
    assert known(t, 0) == {"count": 27, "known": at(0, s[1:]), "blocks": []}
    refill(t, 2, "order-2")
    assert t.s.display[1] == s[1]
    assert known(t, 0) == {"count": 26, "known": at(0, s[2:]), "blocks": []}
    for other in (1, 2, 3, None):
        assert known(t, other) == nothing(26)


def test_a_seat_remembers_through_the_end_of_a_shift():
    """GA-SHIFT-16"""
    t = quarry()
    s = t.order_stack()[:5]
    draw(t, 0, s)
    turn(t, 1)
    for miner in t.s.miner:
        miner.bank += miner.workers
        miner.workers = 0
    t.s.miner[1].bank -= 1
    t.s.miner[1].workers = 1
    t.play("place bank", "end")
    assert t.s.shift == 2
    assert known(t, 0) == {"count": 28, "known": at(0, s), "blocks": []}


def test_from_a_small_stack_all_is_drawn_and_known():
    """GA-ORD-07"""
    t = quarry(orders=3)
    a, b, c = t.order_stack()
    draw(t, 2, [b, c, a])
    assert known(t, 2) == {"count": 3, "known": at(0, [b, c, a]), "blocks": []}
    draw(t, 1, [a, b, c])
    assert known(t, 1) == {"count": 3, "known": at(0, [a, b, c]), "blocks": []}
    assert known(t, 2) == {
        "count": 3,
        "known": [],
        "blocks": [{"depths": [0, 1, 2], "contains": known(t, 2)["blocks"][0]["contains"]}],
    }
    assert contents(t, 2) == [([0, 1, 2], sorted([a, b, c]))]


def test_the_last_item_put_back_alone_is_known():
    """GA-ORD-07"""
    t = quarry(orders=2)
    a, b = t.order_stack()
    draw(t, 0, [], keep=a)
    assert known(t, 0) == {"count": 1, "known": at(0, [b]), "blocks": []}
    draw(t, 1, [])
    assert known(t, 1) == {"count": 1, "known": at(0, [b]), "blocks": []}
    assert contents(t, 0) == [([0], [b])]


# -- after somebody else had it in hand ----------------------------------------------------


def test_after_another_seat_drew_it_only_the_contents_are_known():
    """GA-ORD-11"""
    for to, depths in (("top", [0, 1, 2, 3, 4]), ("bottom", [23, 24, 25, 26, 27])):
        t = quarry()
        s = t.order_stack()[:5]
        draw(t, 0, s)
        draw(t, 1, s[::-1], to)
        assert known(t, 0)["known"] == []
        assert contents(t, 0) == [(depths, sorted(s))]
        assert known(t, 1)["known"] == at(depths[0], s[::-1])
        assert contents(t, 1) == []
        for other in (2, 3, None):
            assert known(t, other) == nothing(28)


def test_the_sequence_in_which_contents_are_listed_tells_nothing():
    """GA-ORD-11"""
    seen = set()
    for order in list(permutations(range(5)))[::17]:
        t = quarry()
        s = t.order_stack()[:5]
        draw(t, 0, s)
        draw(t, 1, [s[i] for i in order])
        seen.add(repr(known(t, 0)) + t.state.notation(0) + repr(t.state.observation(0).tolist()))
    assert len(seen) == 1


def test_what_another_seat_keeps_leaves_the_known_contents():
    """GA-ORD-09"""
    t = quarry()
    a, b, c, d, e = t.order_stack()[:5]
    draw(t, 0, [a, b, c, d, e])
    draw(t, 1, [e, a, b, d], keep=c)
    assert contents(t, 0) == [([0, 1, 2, 3], sorted([a, b, d, e]))]


def test_known_items_drawn_with_unknown_ones_lie_somewhere_among_them():
    """GA-ORD-11"""
    t = quarry()
    a, b, c, d, e, f, g = t.order_stack()[:7]
    draw(t, 0, [a, b, d, e], keep=c)
    refill(t, 3)  # shows a
    draw(t, 1, [g, b, f, d, e])
    assert known(t, 0)["known"] == []
    assert contents(t, 0) == [([0, 1, 2, 3, 4], sorted([b, d, e]))]
    refill(t, 3)  # shows g, which seat 0 did not know
    assert contents(t, 0) == [([0, 1, 2, 3], sorted([b, d, e]))]
    refill(t, 3)  # shows b
    assert contents(t, 0) == [([0, 1, 2], sorted([d, e]))]


def test_who_draws_his_own_block_again_knows_it_exactly_again():
    """GA-ORD-11"""
    t = quarry()
    s = t.order_stack()[:5]
    draw(t, 0, s)
    draw(t, 1, s[::-1])
    look(t, 0)
    assert t.state.view(0)["hand"]["orders"] == s[::-1]
    put_back(t, [s[2], *s[:2], *s[3:]])
    assert known(t, 0) == {
        "count": 28, "known": at(0, [s[2], *s[:2], *s[3:]]), "blocks": [],
    }  # fmt: skip
    assert contents(t, 1) == [([0, 1, 2, 3, 4], sorted(s))]


def test_several_seats_know_the_contents_of_one_block():
    """GA-ORD-11"""
    t = quarry()
    s = t.order_stack()[:6]
    draw(t, 0, s[:5])
    draw(t, 1, [s[4], s[1], s[2], s[3]], keep=s[0])
    draw(t, 2, [s[5], *s[1:5]])
    assert contents(t, 0) == contents(t, 1) == [([0, 1, 2, 3, 4], sorted(s[1:5]))]
    assert known(t, 2)["known"] == at(0, [s[5], *s[1:5]])
    assert known(t, 3) == nothing(27)


def test_a_block_drawn_in_part_stays_known_where_it_was_not_touched():
    """GA-ORD-07, GA-ORD-11"""
    t = quarry(orders=8)
    s = t.order_stack()
    draw(t, 0, s[:5], "bottom")  # f g h a b c d e
    look(t, 1)  # draws f g h a b
    assert known(t, 0) == {"count": 3, "known": at(0, s[2:5]), "blocks": []}
    put_back(t, [s[1], s[7], s[0], s[5], s[6]])
    assert known(t, 0)["known"] == at(5, s[2:5])
    (block,) = known(t, 0)["blocks"]
    assert sorted(block["contains"]) == sorted(s[:2])
    assert block["depths"] == [0, 1, 2, 3, 4]  # not where it knows what lies
    assert known(t, 1) == {
        "count": 8, "known": at(0, [s[1], s[7], s[0], s[5], s[6]]), "blocks": [],
    }  # fmt: skip


def second_hand() -> tuple[Table, list[int]]:
    """Orders a…e lie on places 4…8, seat 0 knows that they do but not in which sequence; above them
    lie four unknown ones, below them five which seat 2 put there."""
    t = quarry(orders=15)
    s = t.order_stack()
    draw(t, 0, s[:5], "bottom")
    draw(t, 3, s[5:10], "bottom")
    draw(t, 3, s[10:], "bottom")
    draw(t, 1, s[:5], "bottom")
    draw(t, 2, s[5:10], "bottom")
    refill(t, 3)
    assert t.order_stack() == [*s[11:], *s[:5], *s[5:10]]
    assert known(t, 0)["known"] == []
    assert contents(t, 0) == [([4, 5, 6, 7, 8], sorted(s[:5]))]
    return t, s


def test_who_knows_only_contents_is_told_nothing_false_while_another_seat_has_a_part_in_hand():
    """GA-ORD-07, rule 1 of «Who may see what»"""
    t, s = second_hand()
    look(t, 3)  # four unknown ones and a
    truth = t.order_stack()
    assert truth == s[1:10]
    for block in known(t, 0)["blocks"]:
        lie_there = Counter(truth[depth] for depth in block["depths"])
        assert Counter(block["contains"]) <= lie_there


def second_hand_with(first: int) -> tuple[Table, list[int], list[int]]:
    """The same; seat 1 had put back that one as the first of the five, which seat 0 cannot know."""
    t, s = second_hand()
    block = [s[first], *(s[i] for i in range(5) if i != first)]
    t.s.orders.items[5:10] = block[::-1]
    assert t.order_stack()[4:9] == block
    assert t.sound()
    return t, s, block


@pytest.mark.many_positions
def test_of_a_block_drawn_in_part_nobody_learns_which_part_holds_what():
    """GA-ORD-11"""
    views = set()
    for first in range(5):
        t, s, _ = second_hand_with(first)
        seen = [everything(t.state, 0)]
        look(t, 3)  # draws the first of the five
        seen.append(everything(t.state, 0))
        put_back(t, [*s[11:], s[first]], "bottom")
        seen.append(everything(t.state, 0))
        assert sorted(c for _, cards in contents(t, 0) for c in cards) == sorted(s[:5])
        views.add(repr(seen))
    assert len(views) == 1


@pytest.mark.many_positions
def test_nobody_learns_it_either_when_the_other_part_is_drawn():
    """GA-ORD-11"""
    views = set()
    for first in range(5):
        t, s, block = second_hand_with(first)
        draw(t, 3, [*s[11:], s[first]], "bottom")
        look(t, 2)  # draws the other four and one of its own
        seen = [everything(t.state, 0)]
        put_back(t, [*block[1:], s[5]], "bottom")
        seen.append(everything(t.state, 0))
        assert sorted(c for _, cards in contents(t, 0) for c in cards) == sorted(s[:5])
        views.add(repr(seen))
    assert len(views) == 1


@pytest.mark.many_positions
def test_the_view_never_says_anything_false_about_a_stack():
    """GA-ORD-11, GA-FAC-19"""
    for seed in range(6):
        t = quarry(orders=9, tiles=9, seats=3)
        random = Random(seed)
        for _ in range(25):
            what = random.choice(["orders", "tiles"])
            look(t, random.randrange(3), what)
            true_views(t)
            drawn = [TILE[i - 1] if what == "tiles" else i for i in hand(t.state)]
            random.shuffle(drawn)
            put_back(t, drawn, random.choice(["top", "bottom"]))
            true_views(t)
            for miner in t.s.miner[:3]:
                miner.money = 30


def true_views(t: Table) -> None:
    truth = {"orders": t.order_stack(), "tiles": t.tile_stack()}
    for seat in range(t.s.seats):
        for what, stack in truth.items():
            view = known(t, seat, what)
            assert view["count"] == len(stack)
            for place in view["known"]:
                assert stack[place["depth"]] == place["item"]
            for block in view["blocks"]:
                lie_there = Counter(stack[depth] for depth in block["depths"])
                assert Counter(block["contains"]) <= lie_there


# -- equal tiles: what leaves a block may be the copy somebody knew ------------------------

TWIN = "dark-yellow-1"
OTHERS = ["dark-brown-1", "dark-gray-1", "dark-black-1"]


def mixed_block(sixth: str) -> Table:
    """Seat 0 saw TWIN and OTHERS and put them under a tile it has not seen."""
    t = quarry(tiles=6)
    t.stack_tiles([TWIN, *OTHERS, "light-black-1", sixth])
    look(t, 0, "tiles")
    put_back(t, OTHERS, "bottom", keep="light-black-1")
    assert t.tile_stack() == [sixth, *OTHERS, TWIN]
    return t


@pytest.mark.parametrize("sixth", [TWIN, "light-gray-1"])
def test_when_another_seat_buys_a_tile_that_was_known_one_no_longer_knows_it_there(sixth):
    """GA-FAC-16, rule 1 of «Who may see what»"""
    t = mixed_block(sixth)
    draw(t, 1, [*OTHERS, sixth], keep=TWIN, what="tiles")
    assert contents(t, 0, "tiles") == [([0, 1, 2, 3], sorted(OTHERS))]


@pytest.mark.parametrize("sixth", [TWIN, "light-gray-1"])
@pytest.mark.parametrize("first", [True, False])
def test_when_a_refill_shows_a_tile_that_was_known_one_no_longer_knows_it_there(sixth, first):
    """GA-FAC-10, rule 3 of «Who may see what»"""
    t = mixed_block(sixth)
    draw(t, 1, [TWIN, *OTHERS, sixth], what="tiles")
    if sixth == TWIN and not first:  # the other copy lies on top: nobody could tell
        items, marks = t.s.tiles.items, t.s.tiles.known
        assert items[4] == items[0] == tile(TWIN)
        marks[0], marks[4] = marks[4], marks[0]
    assert contents(t, 0, "tiles") == [([0, 1, 2, 3, 4], sorted([TWIN, *OTHERS]))]
    refill(t, 2, "factory-1")
    assert t.s.factory[0] == tile(TWIN)
    assert contents(t, 0, "tiles") == [([0, 1, 2, 3], sorted(OTHERS))]


@pytest.mark.parametrize("twin", [TWIN, "light-gray-1"])
def test_who_draws_a_tile_he_knew_does_not_know_of_another_one(twin):
    """GA-FAC-14, rule 1 of «Who may see what»"""
    t = quarry(tiles=10)
    mine = [TWIN, "light-yellow-1", "light-yellow-2", "light-brown-1", "light-brown-2"]
    t.stack_tiles([*mine, "light-black-1", *OTHERS, twin])
    draw(t, 0, mine, "bottom", what="tiles")
    refill(t, 3, "factory-1")
    assert t.tile_stack() == [*OTHERS, twin, *mine]
    draw(t, 1, [twin, *OTHERS, TWIN], "bottom", what="tiles")  # seat 0 knows of TWIN among them
    assert t.tile_stack() == [*mine[1:], twin, *OTHERS, TWIN]
    look(t, 0, "tiles")
    assert t.state.view(0)["hand"]["tiles"] == [*mine[1:], twin]
    left = [] if twin == TWIN else [([0, 1, 2, 3], [TWIN])]
    assert contents(t, 0, "tiles") == left


@pytest.mark.parametrize("known_one", [True, False])
def test_it_is_the_same_when_the_tile_that_was_known_may_lie_in_the_other_part(known_one):
    """GA-FAC-16, rule 1 of «Who may see what»"""
    t = quarry(tiles=15)
    mine = ["light-yellow-1", "light-yellow-2", "light-brown-1", "light-brown-2"]
    mine = [TWIN, *mine] if known_one else [*mine, TWIN]
    below = ["light-black-1", "light-black-2", "dark-black-2", "dark-gray-2", "dark-brown-2"]
    above = [*OTHERS, "light-gray-1" if known_one else TWIN]
    t.stack_tiles([*mine, *below, "light-gray-2", *above])
    draw(t, 0, mine, "bottom", what="tiles")
    draw(t, 3, below, "bottom", what="tiles")
    draw(t, 3, ["light-gray-2", *above], "bottom", what="tiles")
    draw(t, 1, mine, "bottom", what="tiles")
    draw(t, 2, below, "bottom", what="tiles")
    refill(t, 3, "factory-1")
    assert t.tile_stack() == [*above, *mine, *below]
    assert contents(t, 0, "tiles") == [([4, 5, 6, 7, 8], sorted(mine))]
    # Seat 3 draws four unknown tiles and one of the five; it buys TWIN, which seat 0 knew of.
    returned = [name for name in [*above, mine[0]] if name != TWIN]
    draw(t, 3, returned, "top", keep=TWIN, what="tiles")
    left = [name for _, names in contents(t, 0, "tiles") for name in names]
    assert sorted(left) == sorted(name for name in mine if name != TWIN)


def test_a_tile_known_in_its_place_stays_known_when_an_equal_one_is_shown():
    """GA-FAC-10, rule 3 of «Who may see what»"""
    t = quarry(tiles=8)
    mine = ["light-yellow-1", "light-yellow-2", TWIN, "light-brown-1", "light-brown-2"]
    t.stack_tiles([*mine, TWIN, "dark-gray-1", "dark-black-1"])
    draw(t, 0, mine, "bottom", what="tiles")
    # Seat 1 draws three unknown tiles and the first two of the five.
    draw(t, 1, [TWIN, *mine[:2], "dark-gray-1", "dark-black-1"], what="tiles")
    assert known(t, 0, "tiles")["known"] == at(5, mine[2:])
    refill(t, 2, "factory-1")
    assert t.s.factory[0] == tile(TWIN)
    assert known(t, 0, "tiles")["known"] == at(4, mine[2:])
    assert [cards for _, cards in contents(t, 0, "tiles")] == [sorted(mine[:2])]
    for seed in range(6):
        twin = Table(t.state.redeal(0, seed))
        assert twin.tile_stack()[4:] == mine[2:]
        assert known(twin, 0, "tiles") == known(t, 0, "tiles")


def test_the_tile_that_may_have_been_shown_is_not_the_one_known_in_its_place():
    """GA-FAC-10, rule 3 of «Who may see what»: of three equal ones, one is known exactly"""
    t = quarry(tiles=8)
    mine = [TWIN, "light-yellow-2", TWIN, "light-brown-1", "light-brown-2"]
    t.stack_tiles([*mine, TWIN, "dark-gray-1", "dark-black-1"])
    draw(t, 0, mine, "bottom", what="tiles")
    # Seat 1 draws three unknown tiles and the first two of the five; one TWIN stays where it is.
    draw(t, 1, [TWIN, *mine[:2], "dark-gray-1", "dark-black-1"], what="tiles")
    assert known(t, 0, "tiles")["known"] == at(5, mine[2:])
    assert [cards for _, cards in contents(t, 0, "tiles")] == [sorted(mine[:2])]
    refill(t, 2, "factory-1")  # the TWIN that seat 0 had not seen; but seat 0 cannot tell
    assert t.s.factory[0] == tile(TWIN)
    assert known(t, 0, "tiles")["known"] == at(4, mine[2:])
    assert [cards for _, cards in contents(t, 0, "tiles")] == [mine[1:2]]


def test_what_left_a_stack_leaves_no_trace_in_it():
    """GA-ORD-04, GA-ORD-08"""
    t = quarry(orders=9)
    s = t.order_stack()
    draw(t, 0, s[:5])
    refill(t, 1)
    draw(t, 1, s[1:5], keep=s[5])
    for stack in (t.s.orders, t.s.tiles):
        for column in (stack.items, stack.block, stack.known):
            assert not column[stack.count :].any()
    assert not t.s.hand.any()
    assert not t.s.hand_known.any()


# -- dealt again ---------------------------------------------------------------------------


def nobody_knows_anything() -> Table:
    return quarry(orders=9, tiles=7)


def exact_places() -> Table:
    t = quarry(orders=9, tiles=7)
    draw(t, 0, t.order_stack()[:5])
    draw(t, 1, t.tile_stack()[:5], "bottom", what="tiles")
    return t


def contents_only() -> Table:
    t = quarry(orders=9, tiles=7)
    s = t.order_stack()[:5]
    draw(t, 0, s)
    draw(t, 1, s[::-1], "bottom")
    return t


def mixed_contents() -> Table:
    """Seat 0 knows four of five, seat 1 exactly which; nobody else knows which four."""
    t = quarry(orders=9, tiles=7)
    s = t.order_stack()
    draw(t, 0, s[:4], keep=s[4])
    draw(t, 1, [s[1], s[5], s[0], s[3], s[2]])
    return t


def drawn_by_another() -> Table:
    t = quarry(orders=9, tiles=7)
    s = t.order_stack()
    draw(t, 0, s[:4], keep=s[4])
    look(t, 1)
    return t


def put_back_by_another() -> Table:
    t = drawn_by_another()
    s = hand(t.state)
    t.play(f"keep {s[4]}", "return bottom", f"next {s[2]}")
    return t


def coal_for_a_drawn_tile() -> Table:
    t = quarry(orders=9, tiles=7)
    t.cubes(0, storage=["yellow"] * 12 + ["brown"] * 12 + ["gray"] * 12 + ["black"] * 9)
    look(t, 1, "tiles")
    t.play(min(w for w in t.legal("buy") if w != "buy none" and "black" not in w))
    assert t.phase == "fill"
    return t


def partly_in_another_hand() -> Table:
    t = quarry(orders=9, tiles=7)
    draw(t, 0, t.order_stack()[:5], "bottom")
    look(t, 2)
    return t


def second_hand_partly_in_another_hand() -> Table:
    t, _ = second_hand()
    look(t, 3)
    return t


SCENARIOS = [
    nobody_knows_anything, exact_places, contents_only, mixed_contents, drawn_by_another,
    put_back_by_another, coal_for_a_drawn_tile, partly_in_another_hand, second_hand,
    second_hand_partly_in_another_hand,
]  # fmt: skip


@cache
def arranged(scenario: Callable[[], Any]) -> bytes:
    made = scenario()
    return (made[0] if isinstance(made, tuple) else made).state.to_bytes()


def position(scenario: Callable[[], Any]) -> State:
    return State(GAME, arranged(scenario))


@pytest.mark.many_positions
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_dealing_anew_keeps_everything_a_seat_knows(scenario, seat):
    """rule 2 of «Who may see what»"""
    state = position(scenario)
    before = everything(state, seat)
    for seed in range(5):
        twin = state.redeal(seat, seed)
        assert everything(twin, seat) == before
    assert state.to_bytes() == arranged(scenario)


@pytest.mark.many_positions
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_dealing_anew_twice_keeps_what_the_second_seat_knows(scenario, seat):
    """rule 2 of «Who may see what»"""
    for first in (None, 0, 1):
        twin = position(scenario).redeal(first, 3)
        before = everything(twin, seat)
        for seed in range(2):
            assert everything(twin.redeal(seat, seed), seat) == before


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_dealing_anew_changes_only_what_is_hidden(scenario, seat):
    """rule 2 of «Who may see what»"""
    state = position(scenario)
    hidden = ("tiles.items", "tiles.known", "orders.items", "orders.known", "hand", "key", "blocks")
    for seed in range(2):
        paths = diff(GAME.state, state.array, state.redeal(seat, seed).array)
        assert all(path.startswith(hidden) for path in paths), sorted(paths)
        assert "blocks_made" not in paths


def test_which_orders_another_seat_knows_is_not_carried_over():
    """rule 2 of «Who may see what»: seat 0 knows four of five; which four, seat 2 cannot know"""
    state = position(mixed_contents)
    for viewer in (2, 3, None):
        marks = set()
        for seed in range(12):
            known_to_0 = state.redeal(viewer, seed).array[0].orders.known[:9] & 1
            marks.add(tuple(known_to_0.tolist()))
        assert len(marks) > 1 or marks == {(0,) * 9}


def test_which_orders_of_a_hand_another_seat_knows_is_not_carried_over():
    """rule 2 of «Who may see what»: seat 0 knows four of the five in seat 1's hand"""
    t = drawn_by_another()
    # Seat 1 has sorted them in his hand; seat 2 does not know how.
    s = hand(t.state)
    t.play("keep none", "return top", f"next {s[4]}", f"next {s[1]}")
    marks = set()
    for seed in range(12):
        marks.add(tuple((t.state.redeal(2, seed).array[0].hand_known & 1).tolist()))
    assert len(marks) > 1 or marks == {(0,) * 5}


def test_which_orders_of_the_own_hand_another_seat_knows_is_not_carried_over():
    """rule 2 of «Who may see what»: seat 2 drew the five of which seat 0 knows four"""
    t = mixed_contents()
    look(t, 2)
    assert (t.s.hand_known & 1).tolist() == [1, 0, 1, 1, 1]
    marks = set()
    for seed in range(12):
        marks.add(tuple((t.state.redeal(2, seed).array[0].hand_known & 1).tolist()))
    assert len(marks) > 1 or marks == {(0,) * 5}


def test_two_equal_tiles_in_a_block_are_both_known():
    """GA-FAC-10, rule 2 of «Who may see what»"""
    t = quarry(tiles=8)
    mine = [TWIN, TWIN, "light-yellow-2", "light-brown-1", "light-brown-2"]
    t.stack_tiles([*mine, *OTHERS])
    draw(t, 0, mine, "bottom", what="tiles")
    draw(t, 1, [*OTHERS, *mine[:2]], what="tiles")
    assert [cards for _, cards in contents(t, 0, "tiles")] == [[TWIN, TWIN]]


def test_what_others_put_back_they_know_as_well_in_a_position_dealt_anew():
    """GA-FAC-10, rule 2 of «Who may see what»: a tile that seat 1 knew exactly is shown; so it was
    not the other one of that kind, which seat 1 knows among those that seat 2 had in hand"""
    t = quarry(tiles=8)
    mine = [TWIN, "light-yellow-2", TWIN, "light-brown-1", "light-brown-2"]
    t.stack_tiles([*mine, *OTHERS])
    draw(t, 1, mine, "bottom", what="tiles")
    twin = Table(t.state.redeal(0, 1))
    twin.s.tiles.items[:] = t.s.tiles.items  # of all deals, the one that is true
    for one in (t, twin):
        draw(one, 2, [*OTHERS, *mine[:2]], "bottom", what="tiles")
        refill(one, 3, "factory-1")
        assert one.s.factory[0] == tile(TWIN)
        assert known(one, 1, "tiles")["known"] == at(0, mine[3:])
        assert [cards for _, cards in contents(one, 1, "tiles")] == [sorted(mine[:2])]


def test_dealing_anew_depends_on_its_seed_alone():
    """rule 2 of «Who may see what»"""
    t = quarry()
    assert t.state.redeal(0, 5) == t.state.redeal(0, 5)
    assert t.state.redeal(0, 5) != t.state.redeal(0, 6)
    assert t.state.redeal(0) != t.state.redeal(0)


def test_the_secret_of_the_real_game_is_not_carried_over():
    """rule 2 of «Who may see what»: nobody knows the seed"""
    t = quarry()
    t.s.key[:] = range(100, 108)
    twin = t.state.redeal(0, 5)
    assert not set(twin.array[0].key.tolist()) & set(range(100, 108))
    assert twin.seed is None
    assert twin.log() == []
    assert twin.undoable == 0
    with pytest.raises(glueck.SaveError):
        twin.save("never-written.json")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_position_dealt_anew_can_be_played_to_its_end(scenario):
    """rule 2 of «Who may see what»"""
    twin = position(scenario).redeal(0, 1)
    random = Random(1)
    while not twin.over:
        twin.play(random.choice(twin.legal()))
    assert GAME.from_bytes(twin.to_bytes()) == twin


# -- evenly --------------------------------------------------------------------------------


def even(counts: Iterable[int], cells: int) -> bool:
    """Whether numbers are spread over the cells as chance would (chi square, a generous bound)."""
    found = list(counts)
    assert len(found) <= cells
    found += [0] * (cells - len(found))
    mean = sum(found) / cells
    assert mean >= 5, "too few samples"
    spread = sum((n - mean) ** 2 for n in found) / mean
    return spread < cells - 1 + 5 * (2 * (cells - 1)) ** 0.5


def even_places(arrangements: list[list[int]], items: Iterable[int], places: Iterable[int]) -> bool:
    """Whether each item lands on each place about equally often, and never elsewhere."""
    items, places = list(items), list(places)
    found = Counter((row[place], place) for row in arrangements for place in places)
    assert {item for item, _ in found} <= set(items)
    return even(found.values(), len(items) * len(places))


@pytest.mark.many_positions
def test_every_sequence_of_unknown_orders_is_equally_likely():
    """rule 2 of «Who may see what»"""
    t = quarry(orders=4, tiles=0)
    cards = t.order_stack()
    for seat in (0, None):
        found = Counter(tuple(order_stack(t.state.redeal(seat, n))) for n in range(720))
        assert set(found) == set(permutations(cards))
        assert even(found.values(), 24)


@pytest.mark.many_positions
def test_every_sequence_of_unknown_tiles_is_equally_likely():
    """rule 2 of «Who may see what»"""
    t = quarry(orders=0, tiles=4)
    t.stack_tiles(["dark-yellow-1", "dark-yellow-1", "light-gray-2", "dark-black-1"])
    found = Counter(tuple(Table(t.state.redeal(1, n)).tile_stack()) for n in range(600))
    assert even(found.values(), 12)


@pytest.mark.many_positions
def test_known_places_stay_and_the_rest_is_spread_evenly():
    """rule 2 of «Who may see what»"""
    t = quarry(orders=9, tiles=0)
    s = t.order_stack()
    draw(t, 0, s[:5], "bottom")
    stacks = [order_stack(t.state.redeal(0, n)) for n in range(400)]
    assert all(stack[4:] == s[:5] for stack in stacks)
    assert even_places(stacks, s[5:], range(4))
    stacks = [order_stack(t.state.redeal(1, n)) for n in range(400)]
    assert even_places(stacks, s, range(9))


@pytest.mark.many_positions
def test_the_contents_of_a_block_stay_in_it_in_any_sequence():
    """rule 2 of «Who may see what»"""
    t = quarry(orders=9, tiles=0)
    s = t.order_stack()
    draw(t, 0, s[:5])
    draw(t, 1, s[:5], "bottom")
    stacks = [order_stack(t.state.redeal(0, n)) for n in range(400)]
    assert even_places(stacks, s[:5], range(4, 9))
    assert even_places(stacks, s[5:], range(4))
    found = Counter(tuple(stack[4:7]) for stack in stacks)
    assert even(found.values(), 60)
    stacks = [order_stack(t.state.redeal(2, n)) for n in range(400)]
    assert even_places(stacks, s, range(9))


@pytest.mark.many_positions
def test_an_unknown_order_among_known_ones_may_be_any_and_lie_anywhere_among_them():
    """rule 2 of «Who may see what»"""
    t = quarry(orders=9, tiles=0)
    s = t.order_stack()
    draw(t, 0, s[:4], keep=s[4])
    draw(t, 1, s[:4] + s[5:6])
    assert contents(t, 0) == [([0, 1, 2, 3, 4], sorted(s[:4]))]
    stacks = [order_stack(t.state.redeal(0, n)) for n in range(900)]
    unknown = s[5:]
    assert all(set(s[:4]) < set(stack[:5]) for stack in stacks)
    where = Counter(next(i for i in range(5) if stack[i] in unknown) for stack in stacks)
    assert even(where.values(), 5)
    which = Counter(next(c for c in stack[:5] if c in unknown) for stack in stacks)
    assert even(which.values(), 4)
    both = Counter(
        next((i, c) for i, c in enumerate(stack[:5]) if c in unknown) for stack in stacks
    )
    assert even(both.values(), 20)
    for card in s[:4]:
        assert even(Counter(stack.index(card) for stack in stacks).values(), 5)


@pytest.mark.many_positions
def test_the_hand_of_another_seat_is_dealt_anew_together_with_the_stack():
    """rule 2 of «Who may see what»"""
    t = quarry(orders=8, tiles=0)
    s = t.order_stack()
    look(t, 1)
    for seat in (0, 2, None):
        twins = [t.state.redeal(seat, n) for n in range(400)]
        assert even_places([hand(x) + order_stack(x) for x in twins], s, range(8))
    for n in range(20):
        twin = t.state.redeal(1, n)
        assert hand(twin) == s[:5]
        assert sorted(order_stack(twin)) == sorted(s[5:])
    assert even_places([order_stack(t.state.redeal(1, n)) for n in range(200)], s[5:], range(3))


@pytest.mark.many_positions
def test_a_hand_already_put_in_order_is_dealt_anew_as_a_whole():
    """rule 2 of «Who may see what»"""
    t = quarry(orders=8, tiles=0)
    s = t.order_stack()
    look(t, 1)
    t.play("keep none", "return top", f"next {s[3]}", f"next {s[1]}")
    twins = [t.state.redeal(0, n) for n in range(400)]
    assert even_places([hand(x) + order_stack(x) for x in twins], s, range(8))
    assert all(x.array[0].returned == 2 and x.array[0].drawn == 5 for x in twins)
    twins = [t.state.redeal(1, n) for n in range(20)]
    assert all(hand(x) == [s[3], s[1], s[0], s[2], s[4]] for x in twins)


@pytest.mark.many_positions
def test_what_a_seat_knows_to_be_in_another_hand_stays_in_that_hand():
    """rule 2 of «Who may see what»"""
    t = quarry(orders=9, tiles=0)
    s = t.order_stack()
    draw(t, 0, s[:4], keep=s[4])
    look(t, 1)  # the four and one more
    twins = [t.state.redeal(0, n) for n in range(600)]
    hands = [hand(x) for x in twins]
    assert all(set(s[:4]) < set(h) for h in hands)
    fifth = Counter((set(h) - set(s[:4])).pop() for h in hands)
    assert even(fifth.values(), 4)
    assert even_places(hands, s[:4] + s[5:], range(5)) is False  # not all nine alike
    for card in s[:4]:
        assert even(Counter(h.index(card) for h in hands).values(), 5)


@pytest.mark.many_positions
def test_tiles_in_another_hand_are_dealt_anew_too():
    """rule 2 of «Who may see what»"""
    t = quarry(orders=0, tiles=40)
    names = list(dict.fromkeys(t.tile_stack()))[:7]  # seven that differ
    for name in names:
        others = t.tile_stack()
        others.remove(name)
        t.stack_tiles(others)
    bought(t, t.tile_stack())
    t.stack_tiles(names)
    assert t.sound()
    look(t, 2, "tiles")
    numbers = [tile(name) for name in names]
    twins = [t.state.redeal(0, n) for n in range(350)]
    rows = [hand(x) + [tile(name) for name in Table(x).tile_stack()] for x in twins]
    assert even_places(rows, numbers, range(7))


@pytest.mark.many_positions
def test_the_truth_is_no_more_likely_than_anything_else():
    """rule 2 of «Who may see what»: never the true sequence"""
    t = quarry(orders=20, tiles=20)
    orders, tiles = t.order_stack(), t.tile_stack()
    draw(t, 0, orders[:5])
    looked = 0
    for n in range(100):
        twin = Table(t.state.redeal(1, n))
        looked += sum(a == b for a, b in zip(twin.order_stack(), orders, strict=True))
    assert 60 <= looked <= 145  # each of 20 cards in 100 deals, by chance once in 20
    for n in range(100):
        twin = Table(t.state.redeal(1, n))
        looked += twin.tile_stack() == tiles
    assert looked <= 145


@pytest.mark.many_positions
def test_a_block_in_part_in_another_hand_leaves_exact_places_exact():
    """rule 2 of «Who may see what»"""
    t = quarry(orders=8, tiles=0)
    s = t.order_stack()
    draw(t, 0, s[:5], "bottom")
    look(t, 1)  # f g h a b; c d e stay
    twins = [t.state.redeal(0, n) for n in range(200)]
    assert all(order_stack(x) == s[2:5] for x in twins)
    assert all(set(hand(x)) == {*s[5:], *s[:2]} for x in twins)
    assert even_places([hand(x) for x in twins], s[5:] + s[:2], range(5))
