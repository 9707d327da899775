"""GA-SETUP: what lies where before the first turn, and the draft of the first orders."""

import random
from collections import Counter

import numpy as np
import pytest

from games.glueckauf.table import COAL, GAME, Table, drafting, space, table
from glueck.engine.errors import OptionError
from glueck.games.glueckauf import box
from glueck.games.glueckauf.position import DISPLAY, OUTSTANDING, PHASE, ROW

LOCKED = {
    4: set(),
    3: {"factory-8", "mining-4", "money-3"},
    2: {"factory-8", "mining-4", "money-3", "factory-4", "mining-8", "money-5", "order-1"},
}
SEATS_AND_STARTERS = [(n, starter) for n in (2, 3, 4) for starter in range(n)]


def row(t: Table) -> list[int]:
    return np.flatnonzero(t.s.place == ROW).tolist()


def outstanding(t: Table, seat: int) -> list[int]:
    return np.flatnonzero(t.s.place == OUTSTANDING + seat).tolist()


def tiles_in_deal_order(t: Table) -> list[int]:
    """The tiles of the unlocked factory spaces in ascending order, then the stack from its top."""
    return [n for n in t.s.factory.tolist() if n] + t.s.tiles.items[: t.s.tiles.count][
        ::-1
    ].tolist()


# -- locks ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_exactly_the_locked_spaces_cannot_be_chosen_for_being_locked(seats):
    """GA-SETUP-01, GA-SETUP-02, GA-SETUP-03, GA-SETUP-04, GA-A-04"""
    t = table(seats)
    refused = {name for name in box.SPACE if t.why(f"place {name}") == "GA-SETUP-04"}
    assert refused == LOCKED[seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sees_which_spaces_are_locked(seats):
    """GA-SETUP-01, GA-SETUP-02, GA-SETUP-03"""
    spaces = table(seats).state.view()["spaces"]
    assert {name for name, at in spaces.items() if at["locked"]} == LOCKED[seats]


@pytest.mark.parametrize(
    ("seats", "name"), [(n, name) for n in (2, 3) for name in sorted(LOCKED[n])]
)
def test_a_locked_space_stays_locked_whatever_lies_or_stands_there(seats, name):
    """GA-SETUP-04: even with all the money and workers of the world, in every shift"""
    t = table(seats)
    t.me.money = 1000
    for shift in (1, 2, 3):
        t.s.shift = shift
        assert t.why(f"place {name}") == "GA-SETUP-04"
    t.me.workers = 0
    assert t.why(f"place {name}") == "GA-SETUP-04"


@pytest.mark.many_positions
@pytest.mark.parametrize("seats", [2, 3])
def test_no_tile_or_card_ever_lies_on_a_locked_space(seats):
    """GA-SETUP-04, GA-SETUP-26: from the deal to the end of the game"""
    luck = random.Random(seats)
    t = drafting(seats, seed=seats)
    while not t.state.over:
        legal = t.state.legal()
        shopping = [w for w in legal if w.startswith(("place factory-", "place order-"))]
        t.state.play(luck.choice(shopping or legal))
        view = t.state.view()
        shown = view["factory"] | view["orders"]
        assert {name for name in LOCKED[seats] if shown.get(name)} == set()


# -- the new game, number by number ---------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "workers", "marks", "up", "stack", "in_row", "supply", "places"),
    [(4, 13, 8, 8, 40, 13, 12, 27), (3, 15, 9, 7, 41, 10, 13, 24), (2, 18, 10, 6, 42, 7, 14, 20)],
)
def test_a_new_game_has_its_quantities(seats, workers, marks, up, stack, in_row, supply, places):
    """GA-TV-01, GA-TV-02, GA-TV-03, GA-SETUP-05, GA-SETUP-07, GA-SETUP-12, GA-SETUP-15,
    GA-SETUP-18, section A.5"""
    view = drafting(seats).state.view()
    assert [p["workers"] for p in view["players"]] == [workers] * seats
    assert [p["money"] for p in view["players"]] == [marks] * seats
    empty = {name for name, tile in view["factory"].items() if tile is None}
    assert empty == {name for name in LOCKED[seats] if name.startswith("factory")}
    assert 8 - len(empty) == up
    assert view["stacks"]["tiles"]["count"] == stack
    assert len(view["row"]) == in_row
    assert view["supply"] == {"yellow": supply, "brown": supply, "gray": supply, "black": supply}
    assert {name for name, at in view["spaces"].items() if at["locked"]} == LOCKED[seats]
    assert 27 - len(LOCKED[seats]) == places


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_game_begins_with_the_draft_of_the_first_shift(seats):
    """GA-SETUP-08; all that is not set up is zero (GA-SETUP-14, GA-SETUP-27)"""
    t = drafting(seats)
    assert (t.phase, t.s.shift, t.s.drafted, t.s.over) == ("draft", 1, 0, 0)
    for name in ("space", "steps", "pair_card", "pair_spot", "unfilled", "bought", "drawn"):
        assert t.s[name] == 0
    for name in ("returned", "put_back", "blocks_made", "undoable"):
        assert t.s[name] == 0
    for name in ("hand", "hand_known", "display", "crew", "crew_seat", "spot"):
        assert not t.s[name].any()
    for stack in (t.s.tiles, t.s.orders):
        assert not stack.known.any()
        assert not stack.block.any()
    assert not t.s.miner[seats:].view(np.int8).any()  # nobody sits there


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_is_in_its_first_shift_after_the_draft(seats):
    """GA-SETUP-08"""
    t = table(seats)
    assert (t.s.shift, t.state.view()["shift"]) == (1, 1)


@pytest.mark.parametrize("colour", range(4))
def test_coal_comes_from_one_supply_for_all(colour):
    """GA-SETUP-05: what one buyer takes is missing for the next"""
    t = table(seats=2)
    name = f"light-{COAL[colour]}-2"
    t.s.factory[0] = t.s.factory[1] = box.TILE.index(name) + 1
    for seat in (0, 1):
        t.s.miner[seat].money = 8
    t.play("place factory-1", "end")
    assert t.s.supply[colour] == 12
    t.play("place factory-2")
    assert t.s.supply[colour] == 10


def test_money_comes_from_a_supply_for_all():
    """GA-SETUP-05: taking it makes nobody poorer, paying it nobody richer"""
    t = table()
    paid = t.play("place money-6", "end")
    assert [path for path in paid if path.endswith(".money")] == ["miner[0].money"]
    paid = t.play("place factory-1")
    assert [path for path in paid if path.endswith(".money")] == ["miner[1].money"]


# -- shuffling ------------------------------------------------------------------------------


def test_tiles_are_shuffled():
    """GA-SETUP-06: any tile may come up first, or lie at the bottom; each seed has its stack"""
    deals = [tiles_in_deal_order(drafting(seed=seed)) for seed in range(60)]
    assert all(len(deal) == 48 for deal in deals)
    assert len({tuple(deal) for deal in deals}) == 60
    for place in (0, 1, 23, 46, 47):
        assert len({deal[place] for deal in deals}) >= 12  # of 16 kinds


def test_orders_are_shuffled():
    """GA-SETUP-17: any card may come into the row, and any lie at the bottom"""
    games = [drafting(seed=seed) for seed in range(60)]
    assert len({tuple(t.order_stack()) for t in games}) == 60
    drafted = Counter(card for t in games for card in row(t))
    assert set(drafted) == set(range(1, 45))
    assert max(drafted.values()) <= 34  # of 60; 18 are to be expected
    for place in (0, 15, -1):
        assert len({t.order_stack()[place] for t in games}) >= 25  # of 44


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seed_deals_the_same_game_again(seats):
    """GA-SETUP-06, GA-SETUP-17, GA-A-01"""
    one, other = GAME.new(seats=seats, seed=7), GAME.new(seats=seats, seed=7)
    assert one.to_bytes() == other.to_bytes()


def test_stacks_lie_face_down():
    """GA-SETUP-06, GA-SETUP-17, GA-A-50: everybody sees how many, nobody which"""
    t = drafting()
    for viewer in (None, 0, 1, 2, 3):
        stacks = t.state.view(viewer)["stacks"]
        assert stacks["tiles"] == {"count": 40, "known": [], "blocks": []}
        assert stacks["orders"] == {"count": 31, "known": [], "blocks": []}
        seen = t.state.seen(viewer)[0]
        assert not seen.tiles["items"].any()
        assert not seen.orders["items"].any()
        assert not seen.key.any()


@pytest.mark.parametrize("seed", range(5))
def test_the_top_tiles_go_to_the_unlocked_spaces_in_ascending_order(seed):
    """GA-SETUP-07: the same stack dealt for 4, 3 and 2 players comes up in the same order"""
    four, three, two = (drafting(seats, seed) for seats in (4, 3, 2))
    assert tiles_in_deal_order(three) == tiles_in_deal_order(four)
    assert tiles_in_deal_order(two) == tiles_in_deal_order(four)
    a, b, c, d, e, f, g, h = four.s.factory.tolist()
    assert three.s.factory.tolist() == [a, b, c, d, e, f, g, 0]
    assert two.s.factory.tolist() == [a, b, c, 0, d, e, f, 0]
    assert three.s.tiles.items[three.s.tiles.count - 1] == h
    assert two.s.tiles.items[two.s.tiles.count - 1] == g


@pytest.mark.parametrize("seed", range(5))
def test_the_top_cards_make_the_draft_row(seed):
    """GA-SETUP-18: the same stack dealt for 4, 3 and 2 players; the top 13, 10 or 7"""
    four, three, two = (drafting(seats, seed) for seats in (4, 3, 2))
    assert (len(row(two)), len(row(three)), len(row(four))) == (7, 10, 13)
    stack = two.order_stack()
    assert set(row(three)) == set(row(two)) | set(stack[:3])
    assert set(row(four)) == set(row(two)) | set(stack[:6])
    assert three.order_stack() == stack[3:]
    assert four.order_stack() == stack[6:]


def test_face_up_tiles_are_public():
    """GA-SETUP-07"""
    t = drafting()
    shown = {f"factory-{i + 1}": box.TILE[n - 1] for i, n in enumerate(t.s.factory)}
    for viewer in (None, 0, 1, 2, 3):
        assert t.state.view(viewer)["factory"] == shown


# -- the players' material ------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "starter"), [(2, 1), (3, 2), (4, 1), (4, 3)])
def test_colour_has_no_effect_on_play(seats, starter):
    """GA-SETUP-09, GA-FLOW-02, GA-SHIFT-08: the same game, moved on by some seats, takes the same
    course, to the last point"""
    luck = random.Random(seats)
    one, other = drafting(seats, seed=5, starter=0), drafting(seats, seed=5, starter=starter)
    while not one.state.over:
        assert other.s.seat == (one.s.seat + starter) % seats
        legal = one.state.legal()
        assert other.state.legal() == legal
        work = [w for w in legal if w.startswith(("place delivery", "put", "load"))]
        words = luck.choice(work or legal)
        one.state.play(words)
        other.state.play(words)
    for seat in range(seats):
        assert one.s.miner[seat] == other.s.miner[(seat + starter) % seats]
    assert one.state.scores == [other.state.scores[(s + starter) % seats] for s in range(seats)]


@pytest.mark.parametrize(("seats", "seat"), [(n, seat) for n in (2, 3, 4) for seat in range(n)])
def test_every_pit_starts_with_a_cube_on_each_printed_lorry(seats, seat):
    """GA-TV-08, GA-SETUP-10, GA-SETUP-11: no empty lorry, no tile, the cage empty at the surface"""
    pit = drafting(seats).state.view()["players"][seat]
    assert pit["cage"] == {
        "level": "surface",
        "cubes": {"yellow": 0, "brown": 0, "gray": 0, "black": 0},
    }
    no_tiles = {"light-1": 0, "light-2": 0, "dark-1": 0, "dark-2": 0}
    none = {"yellow": 0, "brown": 0, "gray": 0, "black": 0}
    assert pit["pit"] == {
        coal: {"lorries": 1, "empty": 0, "cubes": none | {coal: 1}, "tiles": no_tiles}
        for coal in ("yellow", "brown", "gray", "black")
    }
    sides = dict(zip(COAL, (box.SIDE[side] for side in box.PRINTED_SIDE), strict=True))
    assert sides == {"yellow": "dark", "brown": "light", "gray": "light", "black": "dark"}


@pytest.mark.parametrize(("seats", "workers"), [(2, 18), (3, 15), (4, 13)])
def test_all_workers_begin_in_the_supplies(seats, workers):
    """GA-SETUP-12, GA-SETUP-13, GA-SETUP-27: those beyond that number are nowhere"""
    view = table(seats).state.view()
    for player in view["players"]:
        assert (player["workers"], player["canteen"], player["bank"]) == (workers, 0, 0)
    assert all(at["workers"] == 0 and at["seat"] is None for at in view["spaces"].values())


@pytest.mark.parametrize(("seats", "workers"), [(2, 18), (3, 15), (4, 13)])
def test_surplus_workers_never_come_into_the_game(seats, workers):
    """GA-SETUP-13: the next shift too begins with so many"""
    t = table(seats)
    while t.s.shift == 1:
        t.state.play("place bank" if t.phase == "place" else "end")
    assert [t.s.miner[seat].workers for seat in range(seats)] == [workers] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_without_points(seats):
    """GA-SETUP-14"""
    assert drafting(seats).state.scores == [0] * seats
    assert table(seats).state.scores == [0] * seats


@pytest.mark.parametrize(("seats", "marks"), [(2, 10), (3, 9), (4, 8)])
def test_everybody_starts_with_so_many_marks(seats, marks):
    """GA-SETUP-15: and the draft costs nothing"""
    assert [drafting(seats).s.miner[seat].money for seat in range(seats)] == [marks] * seats
    assert [table(seats).s.miner[seat].money for seat in range(seats)] == [marks] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_stored_delivered_banked_or_ousted_yet(seats):
    """GA-SETUP-27"""
    for player in table(seats).state.view()["players"]:
        assert player["storage"] == {"yellow": 0, "brown": 0, "gray": 0, "black": 0}
        assert player["delivered"]["count"] == 0
        assert (player["bank"], player["canteen"]) == (0, 0)


# -- the starting player --------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "starter"), SEATS_AND_STARTERS)
def test_the_starting_player_can_be_chosen_and_is_public(seats, starter):
    """GA-SETUP-16, GA-A-01"""
    t = drafting(seats, starter=starter)
    assert t.s.starter == starter
    assert t.state.view()["starter"] == starter


@pytest.mark.many_positions
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_starting_player_is_anybody_equally_likely(seats):
    """GA-SETUP-16, GA-A-01"""
    starters = Counter(int(GAME.new(seats=seats, seed=s).array["starter"][0]) for s in range(120))
    assert sorted(starters) == list(range(seats))
    for count in starters.values():
        assert abs(count - 120 / seats) < 30  # more than five standard deviations


def test_the_starting_player_is_random_unless_chosen():
    """GA-SETUP-16, GA-A-01"""
    for seed in range(10):
        assert GAME.new(seats=4, seed=seed) == GAME.new(
            seats=4, seed=seed, starting_player="random"
        )


@pytest.mark.parametrize("wrong", [-1, 3, 4, "seat", 1.0, True, None])
def test_nobody_else_can_be_starting_player(wrong):
    """GA-SETUP-16"""
    with pytest.raises(OptionError) as refusal:
        GAME.new(seats=3, seed=1, starting_player=wrong)
    assert refusal.value.field == "starting_player"


@pytest.mark.parametrize("free", [False, True])
@pytest.mark.parametrize("visibility", ["owner", "all"])
def test_the_options_of_the_table_are_public(free, visibility):
    """GA-A-22, GA-A-40: free_storage and delivered_visibility, from the first moment on"""
    t = drafting(seats=3, free_storage=free, delivered_visibility=visibility)
    for viewer in (None, 0, 2):
        assert t.state.view(viewer)["options"] == {
            "free_storage": free,
            "delivered_visibility": visibility,
        }


# -- the draft ------------------------------------------------------------------------------


def draft_order(t: Table) -> list[int]:
    order = []
    while t.phase == "draft":
        order.append(t.state.seat)
        t.state.play(t.state.legal()[-1])
    return order


@pytest.mark.parametrize(
    ("seats", "starter", "one_pass"),
    [
        (4, 1, [0, 3, 2, 1]),
        (4, 0, [3, 2, 1, 0]),
        (4, 3, [2, 1, 0, 3]),
        (3, 0, [2, 1, 0]),
        (3, 1, [0, 2, 1]),
        (3, 2, [1, 0, 2]),
        (2, 0, [1, 0]),
        (2, 1, [0, 1]),
    ],
)
def test_the_draft_goes_counter_clockwise_three_times(seats, starter, one_pass):
    """GA-TV-04, GA-TV-05, GA-TV-06, GA-SETUP-19, GA-SETUP-20, GA-SETUP-22, GA-A-03: no snake, the
    starting player last, who then has the first turn"""
    t = drafting(seats, starter=starter)
    assert draft_order(t) == one_pass * 3
    assert (t.phase, t.state.seat) == ("place", starter)
    assert [len(outstanding(t, seat)) for seat in range(seats)] == [3] * seats


def test_a_drafter_takes_one_card_of_the_row():
    """GA-SETUP-21, GA-SETUP-23: and nothing else changes but whose turn it is"""
    t = drafting(seats=4, starter=0)
    assert t.legal() == {f"take {card}" for card in row(t)}
    card = row(t)[6]
    assert t.play(f"take {card}") == {
        "seat": (3, 2),
        "drafted": (0, 1),
        f"place[{card}]": (ROW, OUTSTANDING + 3),
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_card_of_the_row_may_be_taken(seats):
    """GA-SETUP-21: of his choice"""
    for card in row(drafting(seats)):
        t = drafting(seats)
        drafter = t.state.seat
        t.play(f"take {card}")
        assert outstanding(t, drafter) == [card]


def test_no_card_outside_the_row_may_be_taken():
    """GA-SETUP-21: neither from the stack nor from another player, and the answer is the same"""
    t = drafting(seats=3)
    mine = row(t)[0]
    t.play(f"take {mine}")
    assert t.why(f"take {mine}") == "GA-SETUP-21"
    for card in t.order_stack():
        assert t.why(f"take {card}") == "GA-SETUP-21"


@pytest.mark.parametrize(
    "words", ["end", "place bank", "place money-4", "stop", "keep none", "buy none", "ride black"]
)
def test_in_the_draft_there_is_nothing_else_to_do(words):
    """GA-SETUP-21, GA-FLOW-11: nobody passes, and a draft turn has no END"""
    assert drafting().why(words) == "GA-SETUP-21"


def test_after_the_draft_no_more_cards_are_taken_that_way():
    """GA-SETUP-22: three each"""
    t = table()
    for card in range(1, 45):
        assert t.why(f"take {card}") == "GA-FLOW-03"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_drafted_cards_lie_open_before_their_drafter(seats):
    """GA-SETUP-23"""
    t = drafting(seats)
    taken: dict[int, list[int]] = {seat: [] for seat in range(seats)}
    while t.phase == "draft":
        card = row(t)[-1]
        taken[t.state.seat].append(card)
        t.play(f"take {card}")
    for viewer in (None, *range(seats)):
        players = t.state.view(viewer)["players"]
        for seat in range(seats):
            assert [o["card"] for o in players[seat]["outstanding"]] == sorted(taken[seat])
            assert all(not o["complete"] for o in players[seat]["outstanding"])
            assert all(not s["cubes"] for o in players[seat]["outstanding"] for s in o["spots"])


@pytest.mark.parametrize(("seats", "left"), [(4, 28), (3, 31)])
def test_the_last_pick_fills_all_four_order_spaces(seats, left):
    """GA-TV-07, GA-SETUP-24, GA-SETUP-25, GA-A-02: the card left over on order-4, the top three of
    the stack on order-1, order-2, order-3"""
    t = drafting(seats, starter=0)
    while t.s.drafted < 3 * seats - 1:
        t.state.play(t.state.legal()[0])
    taken, leftover = row(t)
    first, second, third, *rest = t.order_stack()
    assert t.play(f"take {taken}") == {
        "drafted": (3 * seats - 1, 3 * seats),
        "phase": (PHASE.index("draft"), PHASE.index("place")),
        f"place[{taken}]": (ROW, OUTSTANDING),
        f"place[{leftover}]": (ROW, DISPLAY),
        f"place[{first}]": (0, DISPLAY),
        f"place[{second}]": (0, DISPLAY),
        f"place[{third}]": (0, DISPLAY),
        "display[0]": (0, first),
        "display[1]": (0, second),
        "display[2]": (0, third),
        "display[3]": (0, leftover),
        "orders.count": (left + 3, left),
        f"orders.items[{left + 2}]": (first, 0),
        f"orders.items[{left + 1}]": (second, 0),
        f"orders.items[{left}]": (third, 0),
    }
    assert t.order_stack() == rest


def test_the_last_pick_of_two_players_leaves_order_1_empty():
    """GA-TV-06, GA-SETUP-24, GA-SETUP-25, GA-SETUP-26: two more cards on order-2 and order-3"""
    t = drafting(seats=2, starter=0)
    while t.s.drafted < 5:
        t.state.play(t.state.legal()[0])
    taken, leftover = row(t)
    first, second, *rest = t.order_stack()
    assert t.play(f"take {taken}") == {
        "drafted": (5, 6),
        "phase": (PHASE.index("draft"), PHASE.index("place")),
        f"place[{taken}]": (ROW, OUTSTANDING),
        f"place[{leftover}]": (ROW, DISPLAY),
        f"place[{first}]": (0, DISPLAY),
        f"place[{second}]": (0, DISPLAY),
        "display[1]": (0, first),
        "display[2]": (0, second),
        "display[3]": (0, leftover),
        "orders.count": (37, 35),
        "orders.items[36]": (first, 0),
        "orders.items[35]": (second, 0),
    }
    assert t.order_stack() == rest
    assert t.s.display[0] == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_cards_on_order_spaces_are_public(seats):
    """GA-SETUP-24, GA-SETUP-25"""
    t = table(seats)
    shown = {f"order-{i + 1}": int(card) or None for i, card in enumerate(t.s.display)}
    for viewer in (None, *range(seats)):
        assert t.state.view(viewer)["orders"] == shown


def test_with_two_players_order_1_stays_empty_for_the_whole_game():
    """GA-SETUP-26: cards are taken from all the others, turn after turn"""
    t = table(seats=2)
    n = space("order-1")
    while not t.state.over:
        orders = sorted(t.legal("place order-") - {"place order-draw"})
        words = orders[0] if orders else "place bank" if t.phase == "place" else "end"
        t.state.play(words)
        assert (t.s.display[0], t.s.crew[n]) == (0, 0)
        if t.phase == "place":
            assert t.why("place order-1") == "GA-SETUP-04"
