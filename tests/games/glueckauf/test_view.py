"""Section «Who may see what»: what each seat and a spectator get to see, in every form."""

import json
from random import Random
from typing import Any

import numpy as np
import pytest

import glueck
from games.glueckauf.table import GAME, TILE, Table, drafting, table, tile
from games.views import check_no_such_seat, observed, seen
from glueck.engine.state import State
from glueck.games.glueckauf import box

VIEWERS = (None, 0, 1, 2, 3)


# -- arranging -----------------------------------------------------------------------------


def look_at_orders() -> tuple[Table, list[int]]:
    """Seat 0 of four has drawn five orders."""
    t = table()
    cards = t.order_stack()[:5]
    t.play("place order-draw")
    return t, cards


def look_at_tiles() -> tuple[Table, list[str]]:
    """Seat 0 of four has drawn five tiles; it has 6 Marks."""
    t = table()
    t.me.money = 6
    t = t.rebased()
    tiles = t.tile_stack()[:5]
    t.play("place factory-draw")
    return t, tiles


def shuffled(t: Table, seed: int, *, hand: bool = True) -> State:
    """The same position with all that lies face down in another sequence (and another hand)."""
    twin = GAME.from_bytes(t.state.to_bytes())
    random = Random(seed)
    s = twin.array[0]
    from_tiles = s.space == box.SPACE.index("factory-draw") + 1
    for stack, mine in ((s.tiles, from_tiles), (s.orders, not from_tiles)):
        assert not stack.known.any()
        drawn = int(s.drawn) if mine and hand else 0
        items = stack.items[: stack.count].tolist() + s.hand[:drawn].tolist()
        random.shuffle(items)
        stack.items[: stack.count] = items[: stack.count]
        s.hand[:drawn] = items[int(stack.count) :]
    s.key[:] = [random.randrange(2**32) for _ in range(8)]
    return GAME.from_bytes(twin.to_bytes())


# -- the form of a view --------------------------------------------------------------------


def test_a_view_holds_exactly_what_may_be_seen():
    """rule 1 of «Who may see what»: a list of what is shown, nothing else"""
    t, _ = look_at_orders()
    for viewer in VIEWERS:
        view = t.state.view(viewer)
        assert set(view) == {
            "game", "viewer", "seats", "phase", "turn", "over", "shift", "starter", "space",
            "steps", "unfilled", "pair", "options", "supply", "spaces", "factory", "orders",
            "row", "stacks", "hand", "players", "legal", "undoable",
        }  # fmt: skip
        assert set(view["stacks"]) == {"tiles", "orders"}
        for stack in view["stacks"].values():
            assert set(stack) == {"count", "known", "blocks"}
        assert set(view["hand"]) == {"count", "returned", "to", "tiles", "orders"}
        for player in view["players"]:
            assert set(player) == {
                "points", "money", "workers", "canteen", "bank", "cage", "storage", "pit",
                "outstanding", "delivered",
            }  # fmt: skip
            assert set(player["delivered"]) == {"count", "cards"}
        assert view["viewer"] == viewer


def test_a_view_is_plain_json():
    """rule 1 of «Who may see what»"""
    t, _ = look_at_tiles()
    for viewer in VIEWERS:
        view = t.state.view(viewer)
        assert json.loads(json.dumps(view)) == view


@pytest.mark.parametrize("seat", [-1, 4, 17, "0", True, 1.0])
def test_there_is_no_view_for_a_seat_that_does_not_exist(seat):
    """rule 1 of «Who may see what»"""
    check_no_such_seat(table().state, seat)


def test_a_view_shows_everything_that_is_public():
    """GA-MON-03, GA-A-50"""
    t = table(seats=3)
    t.s.miner[1].money = 17
    t.s.miner[1].points = -4
    t.s.miner[1].level = 3
    t.cubes(1, cage=["gray"], storage=["black", "black"], yellow=["brown"])
    t.order(11, 1, filled=["yellow", "black"])
    t.workers("money-4", 2, 3)
    t.s.miner[2].workers -= 3
    t.s.miner[2].canteen += 1
    t.s.miner[2].bank += 2
    views = [t.state.view(viewer) for viewer in (None, 0, 1, 2)]
    for view in views:
        one, two = view["players"][1:]
        assert (one["money"], one["points"]) == (17, -4)
        assert one["cage"]["level"] == "gray"
        assert one["cage"]["cubes"] == {"yellow": 0, "brown": 0, "gray": 1, "black": 0}
        assert one["storage"] == {"yellow": 0, "brown": 0, "gray": 0, "black": 2}
        assert one["pit"]["yellow"]["cubes"] == {"yellow": 0, "brown": 1, "gray": 0, "black": 0}
        assert one["pit"]["yellow"]["lorries"] == 1
        assert one["pit"]["yellow"]["empty"] == 0
        assert {
            "card": 11,
            "spots": [
                {"colour": "yellow", "cubes": ["yellow"]},
                {"colour": "brown", "cubes": []},
                {"colour": "gray", "cubes": []},
                {"colour": "black", "cubes": ["black"]},
            ],
            "complete": False,
        } in one["outstanding"]
        assert (two["workers"], two["canteen"], two["bank"]) == (9, 1, 2)
        assert view["spaces"]["money-4"] == {
            "seat": 2, "workers": 3, "price": 4, "locked": False,
        }  # fmt: skip
        assert view["spaces"]["mining-6"]["price"] == 1
        assert view["spaces"]["mining-4"]["locked"]
        assert view["stacks"]["tiles"]["count"] == 41
        assert view["stacks"]["orders"]["count"] == t.s.orders.count
        assert view["supply"] == dict(zip(box.COAL, t.s.supply.tolist(), strict=True))
        assert view["factory"]["factory-8"] is None
        assert list(view["factory"].values())[:7] == [TILE[n - 1] for n in t.s.factory[:7]]
        assert list(view["orders"].values()) == t.s.display.tolist()


def test_the_draft_row_is_public():
    """GA-SETUP-18"""
    t = drafting(seats=3)
    row = np.flatnonzero(t.s.place == 1).tolist()
    assert len(row) == 10
    for viewer in (None, 0, 1, 2):
        view = t.state.view(viewer)
        assert view["row"] == row
        assert view["turn"] == 2
        assert list(view["orders"].values()) == [None] * 4
    assert t.state.view(2)["legal"] == [f"take {card}" for card in row]
    assert t.state.view(0)["legal"] == []


def test_a_pair_being_laid_is_public():
    """GA-MINE-13"""
    t = table()
    t.order(5)
    t.cubes(cage=["yellow", "brown"])
    t.mining(4)
    t.play("pair black on 5")
    for viewer in VIEWERS:
        assert t.state.view(viewer)["pair"] == {"card": 5, "spot": 0, "first": None}
    t.play("use brown from cage")
    for viewer in VIEWERS:
        assert t.state.view(viewer)["pair"] == {"card": 5, "spot": 0, "first": "brown"}
        assert t.state.view(viewer)["steps"] == 3
    t.play("use yellow from cage")
    assert t.state.view()["pair"] is None


# -- stacks --------------------------------------------------------------------------------


def test_of_the_stacks_only_the_sizes_are_seen():
    """rule 1 of «Who may see what»"""
    t = table()
    for viewer in VIEWERS:
        assert t.state.view(viewer)["stacks"] == {
            "tiles": {"count": 40, "known": [], "blocks": []},
            "orders": {"count": 28, "known": [], "blocks": []},
        }


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_lies_in_the_stacks_changes_nothing_anybody_can_see(viewer):
    """rule 1 of «Who may see what»"""
    t = table()
    before = seen(t.state, viewer)
    for seed in range(5):
        twin = shuffled(t, seed)
        assert twin != t.state
        assert seen(twin, viewer) == before


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_lies_in_the_stacks_changes_nothing_in_the_draft(viewer):
    """rule 1 of «Who may see what»"""
    t = drafting()
    before = seen(t.state, viewer)
    for seed in range(3):
        assert seen(shuffled(t, seed), viewer) == before


def test_the_numbers_of_a_stack_are_zero_for_everybody():
    """rule 1 of «Who may see what»"""
    t, _ = look_at_orders()
    for viewer in VIEWERS:
        numbers = observed(t.state, viewer)
        hidden = [n for path, n in numbers.items() if path.split("[")[0] in HIDDEN]
        assert len(hidden) == 2 * 2 * 48 + 5
        assert not any(hidden)


HIDDEN = {"tiles.items", "orders.items", "tiles.known", "orders.known", "hand_known"}


def test_an_observation_is_always_as_long_and_never_holds_the_seed():
    """rule 1 of «Who may see what»: nobody knows the seed"""
    names = GAME.observation_names
    assert not any("key" in name or name == "blocks" for name in names)
    for t in (drafting(), table(), look_at_orders()[0], look_at_tiles()[0]):
        for viewer in VIEWERS:
            assert t.state.observation(viewer).shape == (len(names),)


def test_an_observation_shows_what_is_public():
    """GA-A-50"""
    t = table()
    t.s.miner[1].money = 17
    t.s.miner[2].level = 3
    for viewer in VIEWERS:
        numbers = observed(t.state, viewer)
        assert numbers["miner[1].money"] == 17
        assert numbers["miner[2].level"] == 3
        assert numbers["supply[0]"] == 12
        assert numbers["tiles.count"] == 40
        assert numbers["orders.count"] == 28
        assert numbers["factory[0]"] == t.s.factory[0]
        assert numbers["display[3]"] == t.s.display[3]


# -- a draw of five ------------------------------------------------------------------------


def test_drawn_orders_are_seen_by_the_drawer_alone():
    """GA-ORD-07"""
    t, cards = look_at_orders()
    hand = {"count": 5, "returned": 0, "to": None, "tiles": None, "orders": None}
    assert t.state.view(0)["hand"] == hand | {"orders": cards}
    for viewer in (None, 1, 2, 3):
        assert t.state.view(viewer)["hand"] == hand
        assert t.state.view(viewer)["stacks"]["orders"]["count"] == 23
        numbers = observed(t.state, viewer)
        assert [numbers[f"hand[{i}]"] for i in range(5)] == [0] * 5
        assert numbers["drawn"] == 5
    own = observed(t.state, 0)
    assert [own[f"hand[{i}]"] for i in range(5)] == cards


def test_drawn_tiles_are_seen_by_the_drawer_alone():
    """GA-FAC-14, GA-A-13"""
    t, tiles = look_at_tiles()
    hand = {"count": 5, "returned": 0, "to": None, "tiles": None, "orders": None}
    assert t.state.view(0)["hand"] == hand | {"tiles": tiles}
    for viewer in (None, 1, 2, 3):
        assert t.state.view(viewer)["hand"] == hand
        numbers = observed(t.state, viewer)
        assert [numbers[f"hand[{i}]"] for i in range(5)] == [0] * 5
    own = observed(t.state, 0)
    assert [own[f"hand[{i}]"] for i in range(5)] == [tile(name) for name in tiles]


@pytest.mark.many_positions
@pytest.mark.parametrize("looking", [look_at_orders, look_at_tiles])
def test_what_was_drawn_changes_nothing_others_can_see(looking):
    """GA-FAC-14, GA-ORD-07, rule 1 of «Who may see what»"""
    t, _ = looking()
    for viewer in (None, 1, 2, 3):
        before = seen(t.state, viewer)
        for seed in range(5):
            assert seen(shuffled(t, seed), viewer) == before
    before = seen(t.state, 0)
    for seed in range(5):
        assert seen(shuffled(t, seed, hand=False), 0) == before
        assert seen(shuffled(t, seed), 0) != before


@pytest.mark.many_positions
def test_where_to_and_how_many_is_public_which_ones_is_not():
    """GA-FAC-19, GA-ORD-11, GA-A-14"""
    t, (a, b, c, d, e) = look_at_orders()
    t.play(f"keep {c}", "return bottom", f"next {d}")
    hand = {"count": 4, "returned": 1, "to": "bottom", "tiles": None, "orders": None}
    assert t.state.view(0)["hand"] == hand | {"orders": [d, a, b, e]}
    for viewer in (None, 1, 2, 3):
        view = t.state.view(viewer)
        assert view["hand"] == hand
        assert view["phase"] == "next-order"
        assert c in [order["card"] for order in view["players"][0]["outstanding"]]
        before = seen(t.state, viewer)
        for seed in range(3):
            assert seen(shuffled(t, seed), viewer) == before
    t.play(f"next {e}", f"next {b}")
    for viewer in VIEWERS:
        assert t.state.view(viewer)["hand"] is None
        assert t.state.view(viewer)["stacks"]["orders"]["count"] == 27


def test_a_kept_item_is_public_at_once():
    """GA-ORD-09, GA-FAC-16"""
    t, cards = look_at_orders()
    t.play(f"keep {cards[2]}")
    for viewer in VIEWERS:
        outstanding = t.state.view(viewer)["players"][0]["outstanding"]
        assert cards[2] in [order["card"] for order in outstanding]
    t, _ = look_at_tiles()
    words = next(w for w in t.state.legal() if w != "buy none")
    side, coal, size = words.removeprefix("buy ").split("-")
    t.play(words)
    for viewer in VIEWERS:
        pit = t.state.view(viewer)["players"][0]["pit"][coal]
        assert pit["tiles"][f"{side}-{size}"] == 1


def test_during_a_draw_only_the_drawer_gets_a_list_of_actions():
    """rule 1 of «Who may see what»"""
    for looking in (look_at_orders, look_at_tiles):
        t, _ = looking()
        assert t.state.view(0)["legal"] == t.state.legal(0) == t.state.legal()
        assert t.state.view(0)["legal"]
        for viewer in (1, 2, 3):
            assert t.state.view(viewer)["legal"] == []
            assert t.state.legal(viewer) == []
            assert t.state.moves(viewer).tolist() == []
            assert not t.state.mask(viewer).any()
        assert t.state.view()["legal"] == []


def test_only_who_is_on_turn_is_told_what_can_be_taken_back():
    """GA-FLOW-12"""
    t = table()
    t.play("place mining-4", "ride gray")
    assert t.state.view(0)["undoable"] == 2
    for viewer in (None, 1, 2, 3):
        assert t.state.view(viewer)["undoable"] == 0


@pytest.mark.many_positions
def test_in_a_whole_game_no_seat_gets_the_actions_of_another():
    """rule 1 of «Who may see what»"""
    random = Random(5)
    state = GAME.new(seats=3, seed=5)
    while not state.over:
        for seat in range(3):
            expected = state.legal() if seat == state.seat else []
            assert state.legal(seat) == expected
            assert state.mask(seat).sum() == len(expected)
        state.play(random.choice(state.legal()))
    for seat in range(3):
        assert state.legal(seat) == []


# -- delivered orders ----------------------------------------------------------------------


def test_delivered_orders_are_seen_by_their_owner_only():
    """GA-DEL-07, GA-DEL-09, GA-A-40"""
    t = table()
    t.delivered(44, 1)
    t.delivered(7, 1)
    for viewer in VIEWERS:
        cards = [7, 44] if viewer == 1 else None
        assert t.state.view(viewer)["players"][1]["delivered"] == {"count": 2, "cards": cards}
        empty = [] if viewer == 2 else None
        assert t.state.view(viewer)["players"][2]["delivered"] == {"count": 0, "cards": empty}
    assert t.state.view()["options"]["delivered_visibility"] == "owner"


def test_with_the_option_all_everybody_sees_delivered_orders():
    """GA-DEL-07, GA-A-40"""
    t = table(delivered_visibility="all")
    t.delivered(44, 1)
    t.delivered(7, 1)
    for viewer in VIEWERS:
        delivered = t.state.view(viewer)["players"][1]["delivered"]
        assert delivered == {"count": 2, "cards": [7, 44]}
    assert t.state.view()["options"]["delivered_visibility"] == "all"


def game_over() -> Table:
    t = table()
    t.delivered(44, 1)
    t.delivered(7, 2)
    for miner in t.s.miner:
        miner.bank, miner.workers = miner.workers, 0
    t.s.miner[0].bank -= 1
    t.s.miner[0].workers = 1
    t.s.shift = 3
    t = t.rebased()
    t.play("place bank", "end")
    assert t.state.over
    return t


def test_after_the_game_everybody_sees_delivered_orders():
    """GA-SHIFT-02, GA-A-40"""
    t = game_over()
    for viewer in VIEWERS:
        view = t.state.view(viewer)
        assert [p["delivered"]["cards"] for p in view["players"]] == [[], [44], [7], []]
        assert view["over"]
        assert view["turn"] is None
        assert view["phase"] == "over"
        assert view["legal"] == []
        assert view["undoable"] == 0


# -- the log -------------------------------------------------------------------------------


def test_the_log_hides_what_others_put_back():
    """GA-ORD-11"""
    t, (a, b, _, d, e) = look_at_orders()
    t.play("keep none", "return top", f"next {d}", f"next {a}", f"next {e}", f"next {b}", "end")
    public = ["place order-draw", "keep none", "return top"]
    own = [*public, f"next {d}", f"next {a}", f"next {e}", f"next {b}", "end"]
    covered = [*public, "next order", "next order", "next order", "next order", "end"]
    assert [entry["action"] for entry in t.state.log(0)] == own
    for viewer in (None, 1, 2, 3):
        assert [entry["action"] for entry in t.state.log(viewer)] == covered
    assert t.state.log(1)[0] == {
        "number": 0, "seat": 0, "action": "place order-draw", "drawn": 5, "points": [],
    }  # fmt: skip
    assert t.state.log(1, since=3) == [
        {"number": n, "seat": 0, "action": action, "points": []}
        for n, action in enumerate(covered)
        if n >= 3
    ]


def test_the_log_hides_tiles_put_back_too():
    """GA-FAC-20"""
    t, tiles = look_at_tiles()
    t.play("buy none", "return bottom")
    while t.phase == "next-tile":
        t.play(min(t.legal()))
    t.play("end")
    for viewer in (None, 1, 2, 3):
        log = t.state.log(viewer)
        assert [entry["action"] for entry in log] == [
            "place factory-draw", "buy none", "return bottom", *["next tile"] * 4, "end",
        ]  # fmt: skip
        assert log[0]["drawn"] == 5
        assert not any(name in json.dumps(log) for name in TILE)
    own = [entry["action"] for entry in t.state.log(0)][3:7]
    assert all(words.removeprefix("next ") in tiles for words in own)


def reveals(entry: dict[str, Any]) -> bool:
    return any(key.startswith("revealed") for key in entry)


def test_the_log_says_what_was_kept_or_taken_and_what_a_refill_shows():
    """GA-ORD-04, GA-ORD-09, GA-FAC-10"""
    t, cards = look_at_orders()
    t.play(f"keep {cards[1]}", "return top", *(f"next {cards[i]}" for i in (0, 2, 3)), "end")
    top_tile = t.tile_stack()[0]
    assert t.s.seat == 1
    cheap = next(w for w in sorted(t.legal("place factory-")) if w != "place factory-draw")
    bought = t.state.view()["factory"][cheap.removeprefix("place ")]
    t.play(cheap, "end")
    taken = t.state.view()["orders"]["order-1"]
    t.play("place order-1", "end")
    for viewer in (None, 1, 2, 3):
        log = t.state.log(viewer)
        assert (log[-4]["taken_tile"], log[-2]["taken_order"]) == (bought, taken)
        assert not any(key.startswith("taken") for entry in log[:-4] for key in entry)
        assert log[1]["action"] == f"keep {cards[1]}"
        assert log[-3]["revealed_tile"] == top_tile
        assert log[-1]["revealed_order"] == cards[0]
        assert not reveals(log[-2])


def test_the_log_says_whose_workers_had_to_leave_and_how_many():
    """GA-TURN-04, GA-BANK-03: nobody leaves an empty space, or the bank"""
    t, _ = look_at_orders()
    t.play("keep none", "return top")
    while t.phase == "next-order":
        t.play(min(t.legal()))
    t.play("end")
    for seat in (1, 2, 3):
        t.play("place money-6" if seat < 3 else "place bank", "end")
    t.play("place bank", "end", "place money-6", "end")
    placed = [entry for entry in t.state.log(None) if entry["action"].startswith("place")]
    assert [entry.get("ousted") for entry in placed] == [
        None, None, {"seat": 1, "workers": 1}, None, None, {"seat": 2, "workers": 2},
    ]  # fmt: skip


def test_the_log_shows_the_first_orders_when_the_draft_is_over():
    """GA-SETUP-24, GA-SETUP-25"""
    t = drafting(seats=3)
    while t.phase == "draft":
        t.state.play(t.state.legal()[0])
    log = t.state.log()
    assert log[-1]["revealed_orders"] == t.s.display.tolist()
    assert not any(map(reveals, log[:-1]))
    assert [entry["seat"] for entry in log] == [2, 1, 0] * 3


def test_the_log_does_not_show_what_nobody_saw():
    """GA-FAC-12, GA-FLOW-11"""
    t = table()
    t.play("place order-1")
    log = t.state.log()
    assert not reveals(log[-1])


@pytest.mark.parametrize("looking", [look_at_orders, look_at_tiles])
def test_what_was_drawn_changes_nothing_in_the_log_of_others(looking):
    """GA-FAC-14, GA-ORD-07"""
    logs = set()
    for seed in range(4):
        # The stacks lay differently from the beginning.
        t = Table(shuffled(table(), seed))
        t.play("place order-draw" if looking is look_at_orders else "place factory-draw")
        t.play("keep none" if looking is look_at_orders else "buy none", "return bottom")
        while t.phase != "end":
            t.play(t.state.legal()[-1])
        t.play("end")
        logs.add(json.dumps([t.state.log(viewer) for viewer in (None, 1, 2, 3)]))
    # Equal tiles left make fewer choices only in words, never in number.
    assert len(logs) == 1


# -- notation ------------------------------------------------------------------------------


def test_a_notation_for_a_viewer_leaves_out_what_is_hidden():
    """rule 1 of «Who may see what»"""
    t, cards = look_at_orders()
    for viewer in VIEWERS:
        text = t.state.notation(viewer)
        names = {part.split("=")[0] for part in text.split()[1:]}
        assert not names & {
            "key", "blocks", "tiles.items", "orders.items", "tiles.known", "orders.known",
            "hand_known",
        }  # fmt: skip
        assert ("hand" in names) == (viewer == 0)
    assert f"hand={','.join(map(str, cards))}" in t.state.notation(0)
    open_names = {part.split("=")[0] for part in t.state.notation(open=True).split()[1:]}
    assert open_names >= {"key", "blocks", "tiles.items", "orders.items", "hand"}


# -- whose turn it is not ------------------------------------------------------------------


def test_whoever_is_not_on_turn_is_told_so_whatever_he_asks():
    """GA-FLOW-02, rule 5 of «Who may see what»"""
    tables = [drafting(), table(), look_at_orders()[0], look_at_tiles()[0]]
    t, (a, *_) = look_at_orders()
    t.play("keep none", "return top", f"next {a}")
    tables.append(t)
    for t in tables:
        before = t.state.to_bytes()
        messages = set()
        for seat in {0, 1, 2, 3} - {int(t.s.seat)}:
            for action in range(391):
                reason = t.state.why_not(action, seat)
                assert reason is not None
                assert reason.clause == "GA-FLOW-02"
                messages.add(reason.text)
            for action in range(0, 391, 13):
                with pytest.raises(glueck.IllegalAction) as error:
                    t.state.play(action, seat)
                assert error.value.clause == "GA-FLOW-02"
                messages.add(error.value.reason)
        assert len(messages) == 1
        assert t.state.to_bytes() == before


def test_who_is_on_turn_may_say_so():
    """GA-FLOW-02"""
    t = table()
    assert t.state.why_not("place bank", 0) is None
    t.state.play("place bank", 0)
    assert t.phase == "end"


def test_an_order_that_was_not_drawn_is_refused_the_same_way_wherever_it_is():
    """GA-ORD-08, rule 5 of «Who may see what»"""
    t, cards = look_at_orders()
    t.delivered(t.order_stack()[0], 2)
    reasons = {t.state.why_not(f"keep {n}") for n in range(1, 45) if n not in cards}
    assert len(reasons) == 1
    (reason,) = reasons
    assert reason.clause == "GA-ORD-08"
    t.play("keep none", "return top", f"next {cards[0]}")
    reasons = {t.state.why_not(f"next {n}") for n in range(1, 45) if n not in cards[1:]}
    assert len(reasons) == 1
    (reason,) = reasons
    assert reason.clause == "GA-ORD-11"
    for n in cards[1:]:
        assert t.state.why_not(f"next {n}") is None


def test_a_tile_that_was_not_drawn_is_refused_the_same_way_whatever_it_costs():
    """GA-FAC-16, GA-FAC-17, rule 5 of «Who may see what»"""
    t, tiles = look_at_tiles()
    prices = {name: words["price"] for words in GAME.words["tiles"] for name in [words["tile"]]}
    reasons = {t.state.why_not(f"buy {name}") for name in TILE if name not in tiles}
    assert len(reasons) == 1
    (reason,) = reasons
    assert reason.clause == "GA-FAC-16"
    assert max(prices[name] for name in TILE if name not in tiles) > 6
    for name in tiles:
        clause = "GA-FAC-17" if prices[name] > 6 else None
        assert t.why(f"buy {name}") == clause
    t.play("buy none", "return top")
    reasons = {t.state.why_not(f"next {name}") for name in TILE if name not in tiles}
    assert len(reasons) == 1
    (reason,) = reasons
    assert reason.clause == "GA-FAC-20"


def test_a_drawn_tile_that_is_too_expensive_is_refused_with_its_own_clause():
    """GA-FAC-17"""
    t = table()
    t.stack_tiles(["dark-black-2", *t.tile_stack()[1:]])
    t.me.money = 7
    t.play("place factory-draw")
    assert t.why("buy dark-black-2") == "GA-FAC-17"
    t.me.money = 8
    assert t.why("buy dark-black-2") is None


def test_refusals_do_not_depend_on_what_lies_in_the_stacks():
    """rule 5 of «Who may see what»"""
    for t in (table(), look_at_orders()[0], look_at_tiles()[0]):
        answers = [t.state.why_not(action) for action in range(391)]
        for seed in range(3):
            twin = shuffled(t, seed, hand=False)
            assert [twin.why_not(action) for action in range(391)] == answers


# -- saves for viewers ---------------------------------------------------------------------


def played(seed: int = 3, actions: int = 120) -> State:
    """A game with draws, by all seats."""
    random = Random(seed)
    state = GAME.new(seats=3, seed=987654321987654321)
    while len(state.actions) < actions or state.array[0].drawn == 0:
        legal = state.legal()
        draws = [words for words in legal if words.endswith("-draw")]
        state.play(random.choice(draws if draws and random.random() < 0.5 else legal))
    return state


@pytest.mark.many_positions
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_viewers_save_holds_what_the_viewer_saw_and_nothing_else(viewer, tmp_path):
    """GA-ORD-11, GA-FAC-20, rule 1 of «Who may see what»"""
    state = played()
    state.save(tmp_path / "view.json", viewer, redacted=True)
    text = (tmp_path / "view.json").read_text()
    assert "987654321987654321" not in text
    assert f"{987654321987654321:x}" not in text
    whole = json.loads(text)
    assert set(whole) == {
        "glueck", "game", "rules", "seats", "options", "actions", "viewer", "views", "players",
        "digest",
    }  # fmt: skip
    assert whole["viewer"] == viewer
    assert whole["actions"] == [entry["action"] for entry in state.log(viewer)]
    covered = {"next order", "next tile"}
    assert covered & set(whole["actions"])
    secrets = 0
    for words, entry in zip(state.actions, state.log(viewer), strict=True):
        if words.startswith("next ") and entry["seat"] != viewer:
            assert entry["action"] in covered
            secrets += 1
        else:
            assert entry["action"] == words
    assert secrets > 10

    saved = glueck.read(tmp_path / "view.json")
    assert saved.redacted
    frames = list(saved)
    assert len(frames) == len(state.actions) + 1
    replayed = GAME.new(seats=3, seed=987654321987654321)
    assert frames[0].view == replayed.view(viewer)
    for words, frame in zip(state.actions, frames[1:], strict=True):
        assert frame.seat == replayed.seat
        replayed.play(words)
        assert frame.view == replayed.view(viewer)


@pytest.mark.many_positions
def test_a_viewers_save_can_be_watched_by_that_viewer_only_and_not_played_on(tmp_path):
    """rule 1 of «Who may see what»"""
    state = played()
    state.save(tmp_path / "view.json", 1)
    saved = glueck.read(tmp_path / "view.json")
    for other in (None, 0, 2):
        with pytest.raises(glueck.SaveError):
            list(saved.frames(other))
    with pytest.raises(glueck.SaveError):
        saved.state()
    with pytest.raises(glueck.SaveError):
        glueck.replay(tmp_path / "view.json")


@pytest.mark.many_positions
def test_what_was_drawn_is_in_no_view_of_a_spectators_save(tmp_path):
    """GA-FAC-14, GA-ORD-07"""
    state = played()
    state.save(tmp_path / "view.json", redacted=True)
    draws = 0
    for frame in glueck.read(tmp_path / "view.json"):
        if frame.view["hand"] is not None:
            draws += 1
            assert frame.view["hand"]["tiles"] is frame.view["hand"]["orders"] is None
        assert frame.view["legal"] == []
        for stack in frame.view["stacks"].values():
            assert stack["known"] == stack["blocks"] == []
    assert draws > 10


@pytest.mark.many_positions
def test_the_full_save_shows_each_viewer_only_what_he_saw(tmp_path):
    """rule 1 of «Who may see what»"""
    state = played(actions=40)
    state.save(tmp_path / "game.json")
    saved = glueck.read(tmp_path / "game.json")
    for viewer in (None, 0, 1, 2):
        frames = list(saved.frames(viewer))
        assert frames[-1].view == state.view(viewer)
        assert [f.action for f in frames[1:]] == [e["action"] for e in state.log(viewer)]
