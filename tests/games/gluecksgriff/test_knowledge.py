"""What a seat cannot know is dealt again; what it can know stays: `state.redeal`."""

from collections import Counter
from typing import Any

import pytest

from games.gluecksgriff.table import GAME, KIND, Table, kind, table
from glueck.engine.state import State
from glueck.games.gluecksgriff.rules.hand import SHOWN

# -- arranging -----------------------------------------------------------------------------

VALUE = {**{str(n): n for n in range(15)}, "J": 15, "H": 15, "M": 20}


def redealt(t: Table, seat: int | None, seed: int) -> Table:
    """Dealt again; and what must be so whatever the position."""
    before = t.state.to_bytes()
    twin = Table(t.state.redeal(seat, seed))
    assert t.state.to_bytes() == before
    assert twin.sound()
    one, other = t.s, twin.s
    for same in ("cards", "known", "total", "front", "skipped", "laid", "floor", "loose", "since",
                 "sure", "fresh", "deck"):  # fmt: skip
        assert one[same].tolist() == other[same].tolist()
    for same in ("seat", "phase", "caller", "last_moves", "stock_count", "dealer", "offered",
                 "rounds", "idle", "magic", "active", "reshuffled"):  # fmt: skip
        assert one[same] == other[same]
    assert twin.plays() == t.plays()
    assert twin.owners() == t.owners()
    for other_seat in range(int(one.seats)):
        assert (other.hand[other_seat] >= one.known[other_seat]).all()
        assert other.hand[other_seat].sum() == one.cards[other_seat]
    if seat is not None:
        assert twin.hand(seat) == t.hand(seat)
    assert everything(twin) == everything(t)
    return twin


def everything(t: Table) -> Counter[str]:
    found = Counter(t.stock())
    for seat in range(int(t.s.seats)):
        found.update(t.hand(seat).split())
    for play in t.plays():
        found.update(play.split()[1].split("-"))
    return found


def points(hand: str) -> int:
    return sum(VALUE[name] for name in hand.split())


def keyed(t: Table, key: int) -> Table:
    """The same position with another chance."""
    t.s.key[:] = key
    return Table(State(GAME, t.state.to_bytes(), options=t.state.options))


def assert_even(found: Counter[Any], chances: dict[Any, float], count: int) -> None:
    """Each as often as expected, within five standard deviations."""
    for what, chance in chances.items():
        deviation = (count * chance * (1 - chance)) ** 0.5
        assert abs(found[what] - count * chance) <= 5 * deviation + 1, (what, found[what])


# -- nothing but sizes is known ------------------------------------------------------------


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_own_hand_sizes_known_cards_and_totals_stay(seat):
    """rule 5 of «Who may see what»"""
    t = table(["0 1 2 9", "3 4 M 7", "10 H J"], pile=["single 6", "single 5 @2"], totals=[3, 4, 5])
    t.s.known[1, kind("7")] = 1
    t.s.known[2, kind("J")] = 1
    hands = set()
    for seed in range(12):
        twin = redealt(t, seat, seed)
        assert "7" in twin.hand(1).split()
        assert "J" in twin.hand(2).split()
        hands.add((twin.hand(0), twin.hand(1), twin.hand(2)))
    assert len(hands) > 8


@pytest.mark.parametrize("seat", [None, 1])
def test_the_same_seed_deals_the_same(seat):
    """rule 5 of «Who may see what»"""
    t = table(["0 1 2 9", "3 4 M 7", "10 H J"], pile="single 6")
    assert redealt(t, seat, 7).state == redealt(t, seat, 7).state
    assert redealt(t, seat, 7).state != redealt(t, seat, 8).state
    t = table(["0 1 2", "3 14 M", "10 H J"], pile="single 6", seat=1, caller=0, stock_only=True)
    assert redealt(t, seat, 7).state == redealt(t, seat, 7).state


def test_what_is_dealt_does_not_depend_on_the_chance_of_the_game():
    """rule 5 of «Who may see what»: it never reads the seed"""
    t = table(["0 1 2 9", "3 4 M 7"], pile="single 6")
    assert (
        redealt(keyed(t, 5), 0, 7).state.to_bytes() == redealt(keyed(t, 6), 0, 7).state.to_bytes()
    )


@pytest.mark.many_positions
def test_every_hidden_card_lands_everywhere_about_equally_often():
    """rule 5 of «Who may see what»"""
    t = table(["0 0 0 0 1 1 1", "3 4 M 7 7 J J", "10 H J 11 12 13 14"], pile="single 6")
    unseen = dict(Counter(t.stock()))
    for seat in (1, 2):
        for name in t.hand(seat).split():
            unseen[name] = unseen.get(name, 0) + 1
    hidden, count = sum(unseen.values()), 400
    assert hidden == 69 - 7 - 1
    places: dict[str, Counter[str]] = {"1": Counter(), "2": Counter(), "top": Counter()}
    for seed in range(count):
        twin = Table(t.state.redeal(0, seed))
        places["1"].update(set(twin.hand(1).split()))
        places["2"].update(set(twin.hand(2).split()))
        places["top"][twin.stock()[0]] += 1
    single = {name: n / hidden for name, n in unseen.items()}
    assert_even(places["top"], single, count)
    in_seven = {}
    for name, n in unseen.items():
        none = 1.0
        for i in range(7):
            none *= (hidden - n - i) / (hidden - i)
        in_seven[name] = 1 - none
    assert_even(places["1"], in_seven, count)
    assert_even(places["2"], in_seven, count)


@pytest.mark.many_positions
def test_a_spectator_knows_no_hand():
    """rule 5 of «Who may see what»"""
    t = table(["0 0 0", "14 14 14"], pile="single 6")
    found: Counter[str] = Counter()
    for seed in range(150):
        twin = redealt(t, None, seed) if seed < 5 else Table(t.state.redeal(None, seed))
        found[twin.hand(0)] += 1
        found[twin.hand(1)] += 1
    assert len(found) > 200


def test_a_known_card_stays_where_it_is_and_its_likes_move():
    """«Who may see what»: card taken from the discard pile"""
    t = table(["9 8", "5 5", "3"], pile="single 6", stock="5 1 2 4", stock_only=True)
    t.s.known[1, kind("5")] = 1
    found: Counter[str] = Counter()
    for seed in range(120):
        twin = Table(t.state.redeal(0, seed))
        assert "5" in twin.hand(1).split()
        found[twin.hand(1)] += 1
        found["third " + twin.hand(2)] += 1
    # hidden: 5 (of seat 1), 3 (of seat 2), 5 1 2 4
    assert set(found) == {
        "5 5", "1 5", "2 5", "3 5", "4 5", "third 5", "third 1", "third 2", "third 3", "third 4",
    }  # fmt: skip
    assert_even(found, {"5 5": 1 / 3, "1 5": 1 / 6, "third 5": 1 / 3, "third 3": 1 / 6}, 120)


# -- the card just drawn -------------------------------------------------------------------


@pytest.mark.many_positions
def test_the_card_just_drawn_by_another_seat_is_not_carried_over():
    """«Who may see what»: card drawn from the draw pile"""
    t = table(["7 9 9 9", "2 2"], stock="7")
    t.play("discard 7", "draw")
    assert t.s.drawn == kind("7")
    found: Counter[str] = Counter()
    for seed in range(60):
        for seat in (1, None):
            twin = redealt(t, seat, seed)
            assert twin.phase == "after-draw"
            drawn = KIND[twin.s.drawn - 1]
            assert drawn in twin.hand(0).split()
            found[drawn] += 1
    assert len(found) >= 12
    assert max(found.values()) < 40


def test_the_card_just_drawn_by_oneself_stays():
    """«Who may see what»: card drawn from the draw pile"""
    t = table(["7 9 9 9", "2 2"], stock="7")
    t.play("discard 7", "draw")
    for seed in range(10):
        assert redealt(t, 0, seed).s.drawn == kind("7")


def test_a_card_just_taken_openly_stays_for_everybody():
    """«Who may see what»: card taken from the discard pile"""
    t = table(["5 9 9 9", "2 2"], pile="single 5 @1")
    t.play("discard 5", "take top")
    assert t.phase == "after-draw"
    for seed in range(10):
        for seat in (0, 1, None):
            assert redealt(t, seat, seed).s.drawn == kind("5")


@pytest.mark.many_positions
def test_the_drawn_card_of_a_redeal_is_not_one_that_was_known_before():
    """«Who may see what»: card drawn from the draw pile"""
    t = table(["7 9 3", "2 2"], stock="8")
    t.s.known[0, kind("9")] = 1
    t.play("discard 7", "draw")
    for seed in range(40):
        twin = redealt(t, 1, seed)
        drawn = KIND[twin.s.drawn - 1]
        assert drawn != "9" or twin.hand(0).split().count("9") > 1


# -- after a call --------------------------------------------------------------------------


@pytest.mark.many_positions
@pytest.mark.parametrize("seat", [None, 1, 2])
def test_a_caller_keeps_a_hand_of_six_points_or_fewer(seat):
    """GG-CALL-01, rule 5 of «Who may see what»"""
    t = table(
        ["1 2 3", "9 J", "5 0"], pile="single 6", stock="0 1 2 4 7 14 M 1 6 2", stock_only=True
    )
    t.play("glücksgriff")
    callers, others = set(), set()
    for seed in range(12):
        twin = redealt(t, seat, seed)
        assert points(twin.hand(0)) <= 6
        callers.add(twin.hand(0))
        others.add((twin.hand(1), twin.hand(2)))
    assert len(callers) > 4
    assert len(others) > 4


@pytest.mark.many_positions
def test_a_callers_possible_hands_come_equally_often():
    """GG-CALL-01, rule 5 of «Who may see what»"""
    t = table(["3", "9"], pile="single 6", stock="1 2 6 7 14 J", stock_only=True)
    t.play("glücksgriff")
    found: Counter[str] = Counter()
    for seed in range(100):
        found[Table(t.state.redeal(1, seed)).hand(0)] += 1
    assert set(found) == {"1", "2", "3", "6"}
    assert_even(found, dict.fromkeys(["1", "2", "3", "6"], 1 / 4), 100)


def test_the_own_call_tells_nothing_about_the_hands_of_others():
    """rule 5 of «Who may see what»"""
    t = table(["3", "9"], pile="single 6", stock="1 2 6 7 14 J", stock_only=True)
    t.play("glücksgriff")
    found: Counter[str] = Counter()
    for seed in range(210):
        found[Table(t.state.redeal(0, seed)).hand(1)] += 1
    assert_even(found, dict.fromkeys(["1", "2", "6", "7", "9", "14", "J"], 1 / 7), 210)


# -- after a magic hand --------------------------------------------------------------------


def after_magic() -> Table:
    """Seat 1 laid a 5, keeps 9 and has drawn the 2."""
    t = table(["M 3", "5 9"], pile="single 6", stock="2 1 7 8", stock_only=True)
    t.play("magic", "offer 5", "take from 1")
    assert (t.hand(0), t.hand(1), t.stock()) == ("3 5", "2 9", ["1", "7", "8"])
    return t


@pytest.mark.many_positions
@pytest.mark.parametrize("seat", [0, None])
def test_after_a_magic_hand_nobody_holds_lower_cards_but_those_drawn_since(seat):
    """GG-MAGIC-01, rule 5 of «Who may see what»"""
    t = after_magic()
    found = {redealt(t, seat, seed).hand(1) for seed in range(50)}
    if seat == 0:
        assert found == {"1 7", "1 8", "1 9", "2 7", "2 8", "2 9", "7 8", "7 9", "8 9"}
    else:
        assert not found & {"1 2", "1 3", "2 3"}
        assert len(found) > 9


@pytest.mark.many_positions
def test_when_the_low_card_is_laid_again_the_rest_is_not_lower():
    """GG-MAGIC-01, rule 5 of «Who may see what»"""
    t = after_magic()
    t.play("discard 2")
    assert t.hand(1) == "9"
    assert {redealt(t, 0, seed).hand(1) for seed in range(40)} == {"7", "8", "9"}


@pytest.mark.many_positions
def test_when_a_high_card_is_laid_the_other_may_be_low():
    """GG-MAGIC-01, rule 5 of «Who may see what»"""
    t = after_magic()
    t.play("discard 9")
    assert t.hand(1) == "2"
    assert {redealt(t, 0, seed).hand(1) for seed in range(40)} == {"1", "2", "7", "8"}


@pytest.mark.many_positions
def test_before_drawing_nobody_holds_lower_cards_at_all():
    """GG-MAGIC-01, rule 5 of «Who may see what»"""
    t = table(["M 3", "5 9 9", "8 8"], pile="single 6", stock="2 1 7 10", stock_only=True)
    t.play("magic", "offer 5")
    found = {redealt(t, 0, seed).hand(1) for seed in range(25)}
    assert all(int(name) >= 5 for hand in found for name in hand.split())
    assert len(found) > 5
    assert any("1" in redealt(t, 0, seed).hand(2).split() for seed in range(60))


@pytest.mark.many_positions
def test_a_low_card_taken_openly_does_not_make_room_for_a_hidden_one():
    """GG-MAGIC-01, rule 5 of «Who may see what»"""
    t = table(["3", "7 9 10"], pile="single 1 @0", seat=1, stock="2 4 11 12 13", stock_only=True)
    t.s.floor[1], t.s.loose[1] = 9, 1  # it once laid a 9 for a magic hand, and drew the 7
    t.play("discard 7", "take top")
    found = {redealt(t, 0, seed).hand(1) for seed in range(40)}
    assert "1 9 10" in found
    for hand in found:
        assert "1" in hand.split()
        assert all(int(name) >= 9 for name in hand.split() if name != "1")
    assert len(found) > 5


@pytest.mark.many_positions
def test_each_card_drawn_since_a_magic_hand_may_be_low():
    """GG-MAGIC-01, rule 5 of «Who may see what»"""
    t = table(["M 0", "9 9", "8 8"], pile="single 1", stock="7 10 2 3 4", stock_only=True)
    t.play("magic", "offer 9", "offer 8", "take from 1")  # both draw: a 7 and a 10
    t.play("discard 7", "draw", "end")
    assert t.s.floor[:3].tolist() == [0, 9, 8]
    for seed in range(30):
        twin = redealt(t, 0, seed)
        for seat, floor in ((1, 9), (2, 8)):
            low = [name for name in twin.hand(seat).split() if VALUE[name] < floor]
            assert len(low) <= 1


@pytest.mark.many_positions
def test_cards_drawn_before_a_magic_hand_are_no_excuse_after_it():
    """GG-MAGIC-01, rule 5 of «Who may see what»"""
    t = table(["M 3", "5 9 9"], pile="single 6", stock="2 1 7 10", stock_only=True)
    t.s.loose[1] = 2  # two cards drawn earlier in this round
    t.play("magic", "offer 5")
    assert t.s.loose[1] == 0
    for seed in range(20):
        assert all(int(name) >= 5 for name in redealt(t, 0, seed).hand(1).split())


@pytest.mark.many_positions
def test_a_second_magic_hand_does_not_undo_what_the_first_one_told():
    """GG-MAGIC-01, rule 5 of «Who may see what»"""
    cards = [{"title": "Wand", "value": 20, "power": "magic_hand"}]
    t = table(
        ["M X0 14", "5 9", "13 13"],
        pile="single 6",
        stock="3 10 4 7 8",
        stock_only=True,
        house_cards=cards,
    )
    t.play("magic", "offer 5", "offer 13", "take from 1")
    assert (t.hand(1), t.hand(2)) == ("3 9", "10 13")
    t.s.seat = 0  # as if both had passed their turns
    t = Table(State(GAME, t.state.to_bytes(), options=t.state.options))
    t.play("magic")
    assert t.legal() == {"offer 3"}
    t.play("offer 3")  # that was the one card drawn since: the other is not below 5
    found = {Table(t.state.redeal(0, seed)).hand(1) for seed in range(40)}
    assert "9" in found
    assert "4" not in found


# -- after a reshuffle ---------------------------------------------------------------------


def reshuffled(key: int = 1) -> Table:
    """Two players; seat 0 has just drawn from a reshuffled pile."""
    t = table(["9 1 3", "4 5 6 7 8 12 14"], pile=["single 2", "single 9 @1"], stock_only=True)
    t = keyed(t, key)
    t.play("discard 9", "draw")
    assert t.s.reshuffled == 1
    return t


@pytest.mark.many_positions
def test_after_a_reshuffle_the_draw_pile_holds_only_what_was_shuffled():
    """GG-DRAW-10, rule 5 of «Who may see what»"""
    t = table(["9 1 3", "4 5 6 7", "8 12 J M"], pile=["single 2", "single 9 @1"], stock_only=True)
    fresh: Counter[str] = Counter()
    for play in t.plays():
        fresh.update(play.split()[1].split("-"))
    t.play("discard 9", "draw")
    assert t.plays() == ["single 9"]
    hands = set()
    for seed in range(3):
        for seat in (0, 1):
            twin = redealt(t, seat, seed)
            assert not Counter(twin.stock()) - fresh
            assert "M" not in twin.stock()
            if seat == 0:
                assert Counter(twin.hand(1).split() + twin.hand(2).split())["M"] == 1
                hands.add(twin.hand(1))
    assert len(hands) > 1


def test_with_two_players_a_reshuffle_tells_the_whole_hand_of_the_other():
    """GG-DRAW-10, rule 5 of «Who may see what»"""
    t = reshuffled()
    assert t.s.drawn - 1 not in (4, 5, 6, 7, 8, 12, 14)
    for seed in range(3):
        assert redealt(t, 0, seed).hand(1) == "4 5 6 7 8 12 14"


@pytest.mark.many_positions
def test_with_two_players_it_does_so_even_if_one_draws_what_the_other_holds():
    """GG-DRAW-10, rule 5 of «Who may see what»"""
    key = next(k for k in range(2, 60) if reshuffled(k).s.drawn - 1 in (4, 5, 6, 7, 8, 12, 14))
    t = reshuffled(key)
    for seed in range(4):
        assert redealt(t, 0, seed).hand(1) == "4 5 6 7 8 12 14"


@pytest.mark.many_positions
def test_with_two_players_it_does_so_even_when_both_have_drawn_since():
    """GG-DRAW-10, rule 5 of «Who may see what»"""
    key = next(k for k in range(2, 60) if reshuffled(k).s.drawn - 1 in (4, 5, 6, 7, 8, 14))
    t = reshuffled(key)
    t.play("end", "discard 12", "draw")
    for seed in range(4):  # one unknown card, and six that everybody could work out
        assert not Counter(["4", "5", "6", "7", "8", "14"]) - Counter(
            redealt(t, 0, seed).hand(1).split()
        )


def test_the_sequence_of_a_known_draw_pile_is_still_anybodys_guess():
    """«Who may see what»: draw pile order"""
    t = reshuffled()
    orders = [tuple(redealt(t, 0, seed).stock()) for seed in range(3)]
    assert len({*orders, tuple(t.stock())}) == 4
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(t.stock()))}


def test_with_two_players_the_other_knows_all_but_the_card_drawn():
    """GG-DRAW-10, rule 5 of «Who may see what»"""
    t = reshuffled()
    drawn = KIND[t.s.drawn - 1]
    assert drawn not in ("1", "3")
    hands = [redealt(t, 1, seed).hand(0) for seed in range(4)]
    for hand in hands:
        assert not Counter(["1", "3"]) - Counter(hand.split())
    assert len(set(hands)) > 1


@pytest.mark.many_positions
def test_who_drew_nothing_since_a_reshuffle_holds_only_what_was_held_then():
    """GG-DRAW-10, rule 5 of «Who may see what»"""
    t = table(["14 13", "9 1", "4 5"], pile=["single 2", "single 9"], seat=1, stock_only=True)
    t.play("discard 9", "draw")
    assert KIND[t.s.drawn - 1] not in ("1", "4", "5", "13", "14")
    hands = {redealt(t, 0, seed).hand(2) for seed in range(8)}
    assert hands <= {"1 4", "1 5", "4 5"}
    assert len(hands) > 1


def test_a_new_round_forgets_what_the_last_one_told():
    """GG-DEAL-01"""
    t = table(["1 2", "9"], caller=0, seat=1)
    t.s.floor[0], t.s.loose[0], t.s.reshuffled = 5, 7, 1
    t.s.since[0], t.s.drew[0, 2], t.s.known[0, 2] = 1, 1, 1 + SHOWN
    t.s.fresh[:] = t.s.deck
    t.play("pass")
    assert t.s.rounds == 2
    assert not t.s.floor.any()
    assert not t.s.loose.any()
    assert not t.s.fresh.any()
    assert not t.s.since.any()
    assert not t.s.drew.any()
    assert not t.s.known.any()
    assert t.s.reshuffled == 0
