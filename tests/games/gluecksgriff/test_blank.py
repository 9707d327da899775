"""GG-BLANK: house cards. And every option that is wrong is refused by its name."""

import pytest

import glueck
from games.gluecksgriff.table import GAME, table

# -- arranging -----------------------------------------------------------------------------


def card(power: str = "plain", value: object = 3, title: object = "Own card") -> dict:
    return {"title": title, "value": value, "power": power}


def refused(field: str, seats: object = 2, **options: object) -> str:
    """What the refusal says; it must name the field."""
    with pytest.raises(glueck.OptionError) as error:
        GAME.new(seats=seats, seed=1, **options)
    assert error.value.field == field
    assert str(error.value).startswith(f"{field}: ")
    return error.value.problem


# -- the deck ------------------------------------------------------------------------------


def test_without_the_option_blank_cards_are_not_in_the_deck():
    """GG-BLANK-01"""
    for options in ({}, {"house_cards": []}, {"house_cards": ()}):
        s = GAME.new(seats=2, seed=1, **options).array[0]
        assert s.deck.sum() == 69
        assert s.deck[19:].tolist() == [0] * 7
        assert s.cards.sum() + s.stock_count + s.pile.count == 69
        assert GAME.new(seats=2, seed=1, **options).view()["house_cards"] == []


@pytest.mark.parametrize("count", range(1, 8))
def test_one_to_seven_house_cards_are_shuffled_into_the_deck(count):
    """GG-BLANK-02, GG-BLANK-03"""
    t = table(["7", "9"], pile="single 7", house_cards=[card() for _ in range(count)])
    assert t.s.deck[19:].tolist() == [1] * count + [0] * (7 - count)
    t.play("knock 7")  # a new round
    assert t.s.rounds == 2
    assert t.s.cards.sum() + t.s.stock_count + t.s.pile.count == 69 + count
    everywhere = t.s.hand.sum(axis=0)
    for kind in [*t.s.stock[: t.s.stock_count], *t.s.pile.card[: t.s.pile.count]]:
        everywhere[kind] += 1
    assert everywhere[1:].tolist() == [4] * 17 + [1] + [1] * count + [0] * (7 - count)


def test_house_cards_are_really_shuffled():
    """GG-BLANK-03"""
    seen = set()
    for seed in range(30):
        s = GAME.new(seats=5, seed=seed, house_cards=[card()]).array[0]
        seen.add("hand" if s.hand[:, 19].any() else "stock" if 19 in s.stock else "pile")
    assert {"hand", "stock"} <= seen


def test_house_cards_have_value_and_power():
    """GG-BLANK-02"""
    cards = [card("plain", 0), card("joker", 20), card("hourglass", 7), card("magic_hand", 1)]
    view = GAME.new(seats=2, seed=1, house_cards=cards).view()
    assert view["house_cards"] == [
        {"card": "X0", "value": 0, "power": "plain"},
        {"card": "X1", "value": 20, "power": "joker"},
        {"card": "X2", "value": 7, "power": "hourglass"},
        {"card": "X3", "value": 1, "power": "magic_hand"},
    ]


@pytest.mark.parametrize("title", ["a", "x" * 24, "Glück & Pech", " a"])
def test_a_title_has_one_to_twenty_four_characters(title):
    """GG-BLANK-02"""
    cards = [card(title=title)]
    assert GAME.new(seats=2, seed=1, house_cards=cards).options["house_cards"] == cards


# -- powers --------------------------------------------------------------------------------


@pytest.mark.parametrize("power", ["plain", "joker", "hourglass", "magic_hand"])
def test_a_house_card_counts_its_own_value_in_hand(power):
    """GG-BLANK-04"""
    t = table(["7", "X0 1"], pile="single 7", house_cards=[card(power, 4)])
    t.play("knock 7")
    assert t.s.total[:2].tolist() == [0, 5]


@pytest.mark.parametrize("power", ["plain", "joker", "hourglass", "magic_hand"])
def test_a_house_card_counts_its_own_value_for_a_call(power):
    """GG-BLANK-04"""
    assert table(["X0 2", "9"], house_cards=[card(power, 4)]).why("glücksgriff") is None
    t = table(["X0 2", "9"], house_cards=[card(power, 5)])
    assert t.why("glücksgriff") == "GG-CALL-03"


@pytest.mark.parametrize("power", ["plain", "joker", "hourglass", "magic_hand"])
def test_a_house_card_counts_its_own_value_as_the_lowest(power):
    """GG-BLANK-04"""
    t = table(["M 2", "X0 5"], house_cards=[card(power, 4)])
    t.play("magic")
    assert t.legal() == {"offer X0"}
    t = table(["M 2", "X0 3"], house_cards=[card(power, 4)])
    t.play("magic")
    assert t.legal() == {"offer 3"}


def test_a_house_joker_is_a_joker():
    """GG-BLANK-04"""
    t = table(["6 7 X0", "9"], house_cards=[card("joker", 2)])
    assert t.legal() == {
        "discard 6", "discard 7", "discard X0", "set 6-J", "set J-6", "set 7-J", "set J-7",
        "street J-6-7", "street 6-7-J",
    }  # fmt: skip
    t.play("street 6-7-J")
    assert t.top == "street 6-7-X0"
    t = table(["X0 3", "9"], pile="single 7 @1", house_cards=[card("joker", 2)])
    t.play("knock J")
    assert t.top == "set 7-X0"


def test_a_house_joker_on_the_pile_is_neither_taken_nor_knocked_on():
    """GG-BLANK-04"""
    t = table(["7 9", "9"], pile="set 7-X0 @1", house_cards=[card("joker", 2)])
    assert t.legal("knock") == set()
    t.play("discard 9")
    assert t.why("take top") == "GG-DRAW-07"


def test_two_jokers_alone_are_no_set_whatever_house_they_are_from():
    """GG-BLANK-04"""
    t = table(["J X0", "9"], house_cards=[card("joker", 2)])
    assert t.legal() == {"discard J", "discard X0"}


def test_of_several_jokers_the_highest_valued_is_used_first():
    """GG-A-49, GG-BLANK-04"""
    t = table(["5 7 J X0 X1", "9"], house_cards=[card("joker", 20), card("joker", 15)])
    t.play("street J-5-J-7-J")
    assert t.top == "street X0-5-J-7-X1"


def test_a_house_hourglass_is_an_hourglass():
    """GG-BLANK-04"""
    t = table(["X0 9", "9 8", "7"], house_cards=[card("hourglass", 2)])
    assert t.legal() == {"discard 9", "discard X0", "hourglass 1", "hourglass 2"}
    t.play("hourglass 1", "draw")
    assert t.s.front[1] == 19
    assert (t.seat, t.phase, t.legal()) == (1, "react", {"skip"})
    t.play("skip")
    assert t.top == "special X0"
    assert t.s.skipped[1] == 1


def test_of_several_hourglasses_the_highest_valued_is_used():
    """GG-A-49, GG-BLANK-04"""
    cards = [card("hourglass", 15), card("hourglass", 16)]
    t = table(["H X0 X1", "9"], house_cards=cards)
    t.play("hourglass 1")
    assert t.hand(0) == "H X0"
    t = table(["H X0", "9"], house_cards=cards)
    t.play("hourglass 1")
    assert t.hand(0) == "X0"


def test_a_house_magic_hand_is_a_magic_hand():
    """GG-BLANK-04"""
    t = table(["X0 9", "9 8"], house_cards=[card("magic_hand", 2)], stock="4 5")
    assert t.legal() == {"discard 9", "magic"}
    t.play("magic", "offer 8", "draw")
    assert t.top == "special 8-X0"
    assert (t.hand(0), t.hand(1)) == ("4 9", "5 9")


def test_a_plain_house_card_is_discarded_alone_and_then_one_draws():
    """GG-BLANK-05"""
    t = table(["X0 X1 3", "9 J"], house_cards=[card("plain", 3), card("plain", 3)], stock="4")
    assert t.legal() == {"discard 3", "discard X0", "discard X1"}
    t.play("discard X0")
    assert (t.phase, t.top) == ("draw", "special X0")
    t.play("draw")
    assert (t.seat, t.phase) == (1, "main")
    assert t.legal() == {"discard 9", "discard J", "set 9-J", "set J-9"}
    t.play("discard 9")
    assert t.why("take top") == "GG-DRAW-07"


def test_a_plain_house_card_fits_no_street_and_no_knock():
    """GG-BLANK-05"""
    t = table(["2 4 X0", "9"], pile="single 3 @1", house_cards=[card("plain", 3)])
    assert t.legal() == {"discard 2", "discard 4", "discard X0"}
    t = table(["3 X0", "9"], pile="special X1", house_cards=[card("plain", 3)] * 2)
    assert t.legal() == {"glücksgriff", "discard 3", "discard X0"}


def test_a_drawn_plain_house_card_cannot_be_laid():
    """GG-BLANK-05, GG-KNOCK-15"""
    t = table(["3 9", "9"], stock="X0", house_cards=[card("plain", 3)])
    t.play("discard 3", "draw")
    assert t.legal() == {"end"}


def test_a_plain_house_card_as_the_last_card_does_not_end_the_round():
    """GG-BLANK-05"""
    t = table(["X0", "9"], stock="5", house_cards=[card("plain", 9)])
    t.play("discard X0", "draw")
    assert (t.s.rounds, t.hand(0)) == (1, "5")


# -- refusals ------------------------------------------------------------------------------


def test_an_eighth_card_is_refused():
    """GG-BLANK-06"""
    assert "8 cards" in refused("house_cards", house_cards=[card()] * 8)


@pytest.mark.parametrize("value", [21, -1, 3.0, "3", True, None, [3]])
def test_a_value_outside_the_bounds_is_refused(value):
    """GG-BLANK-06"""
    problem = refused("house_cards", house_cards=[card(), card(value=value)])
    assert problem.startswith("card 2: value: ")


@pytest.mark.parametrize("value", [0, 20])
def test_a_value_at_the_bounds_is_accepted(value):
    """GG-BLANK-02"""
    assert GAME.new(seats=2, seed=1, house_cards=[card(value=value)]).array[0].value[19] == value


@pytest.mark.parametrize("title", ["", "   ", "x" * 25, " " * 24 + "x", 7, None, ["a"], "a\nb"])
def test_a_title_outside_the_bounds_is_refused(title):
    """GG-BLANK-06"""
    problem = refused("house_cards", house_cards=[card(title=title)])
    assert problem.startswith("card 1: title: ")


@pytest.mark.parametrize("power", ["number", "Joker", "", "magic", None, 1, ["joker"], {}])
def test_an_unknown_power_is_refused(power):
    """GG-BLANK-06"""
    problem = refused("house_cards", house_cards=[card(), card(), card(power=power)])
    assert problem.startswith("card 3: power: ")


@pytest.mark.parametrize(
    "cards",
    [
        None, 7, "joker", {"title": "a"}, [None], [[]], ["joker"], [{}],
        [{"title": "a", "value": 1}],
        [{"title": "a", "power": "plain"}],
        [{"value": 1, "power": "plain"}],
        [{"title": "a", "value": 1, "power": "plain", "more": 2}],
    ],
)  # fmt: skip
def test_what_is_no_list_of_cards_is_refused(cards):
    """GG-BLANK-06"""
    refused("house_cards", house_cards=cards)


@pytest.mark.parametrize("value", ["hand", "flat", "", None, 30, True, 0, ["flat_30"]])
def test_another_price_of_a_wrong_call_is_refused(value):
    """GG-A-32"""
    refused("wrong_call", wrong_call=value)


@pytest.mark.parametrize(("value", "flat"), [("hand_plus_30", 0), ("flat_30", 1)])
def test_the_two_prices_of_a_wrong_call_are_accepted(value, flat):
    """GG-A-32"""
    state = GAME.new(seats=2, seed=1, wrong_call=value)
    assert state.array[0].flat_30 == flat
    assert state.view()["wrong_call"] == value
    assert GAME.new(seats=2, seed=1).array[0].flat_30 == 0


@pytest.mark.parametrize("seats", [0, 1, 6, -1, 2.0, "2", None, True])
def test_another_number_of_seats_is_refused(seats):
    """GG-COMP-01"""
    refused("seats", seats=seats)


def test_an_option_that_does_not_exist_is_refused():
    """GG-BLANK-06"""
    assert "point_limit" in refused("limit", limit=100)
