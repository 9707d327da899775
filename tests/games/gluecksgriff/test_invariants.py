"""GG-COMP: what is in the box, and what is true of every position."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from games.gluecksgriff.table import GAME, Table, kind, table
from glueck.engine.errors import OptionError, PositionError
from glueck.games.gluecksgriff.box import KIND
from glueck.games.gluecksgriff.position import (
    AFTER_DRAW,
    DRAW,
    MAGIC_CHOOSE,
    MAGIC_LAY,
    OVER,
    REACT,
    SET,
    SINGLE,
    SPECIAL,
    STREET,
)
from glueck.games.gluecksgriff.rules.hand import SHOWN

NUMBERS = [str(n) for n in range(15)]
DECK = Counter({**dict.fromkeys(NUMBERS, 4), "J": 4, "H": 4, "M": 1})


def whereabouts(t: Table) -> dict[str, Counter[str]]:
    """All cards, place by place, read from the record without any help of the rules."""
    s = t.s
    hands = Counter(" ".join(t.hand(seat) for seat in range(5)).split())
    fronts = Counter(KIND[k - 1] for k in s.front.tolist() if k)
    laid = Counter(KIND[k - 1] for k in [*s.laid.tolist(), int(s.magic)] if k)
    pile = Counter(KIND[k - 1] for k in s.pile.card[: s.pile.count].tolist())
    return {
        "hands": hands,
        "stock": Counter(t.stock()),
        "pile": pile,
        "fronts": fronts,
        "laid": laid,
    }


def everything(t: Table) -> Counter[str]:
    return sum(whereabouts(t).values(), Counter())


def breaks(t: Table) -> str | None:
    """The clause that `sound` says this position breaks."""
    try:
        GAME.from_bytes(t.state.to_bytes())
    except PositionError as error:
        return str(error).split()[-1]
    return None


def playouts(seeds: int, actions: int, **options: Any) -> Iterator[Table]:
    """Positions of random games; rare verbs are preferred, so that they all come up."""
    for seed in range(seeds):
        choose = random.Random(seed)
        t = Table(GAME.new(seats=2 + seed % 4, seed=seed, **options))
        for _ in range(actions):
            if t.state.over:
                break
            legal = t.state.moves().tolist()
            verbs = sorted({GAME.actions.verb(action) for action in legal})
            verb = choose.choice(verbs)
            t.state.play(choose.choice([a for a in legal if GAME.actions.verb(a) == verb]))
            yield t


# -- the box -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_can_play(seats):
    """GG-COMP-01"""
    assert GAME.new(seats=seats, seed=1).seats == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 7])
def test_nobody_plays_alone_and_six_are_too_many(seats):
    """GG-COMP-01"""
    with pytest.raises(OptionError, match="2 to 5"):
        GAME.new(seats=seats, seed=1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_deck_has_four_of_each_number_and_nine_special_cards(seats):
    """GG-COMP-02, GG-COMP-03, GG-COMP-06"""
    cards = everything(Table(GAME.new(seats=seats, seed=seats)))
    assert cards == DECK
    assert cards.total() == 69
    assert sum(cards[n] for n in NUMBERS) == 60
    assert (cards["J"], cards["H"], cards["M"]) == (4, 4, 1)


def test_there_are_560_points_in_the_deck():
    """GG-COMP-04, GG-COMP-05"""
    s = table(["1", "2"]).s
    assert int((s.deck.astype(int) * s.value).sum()) == 560


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("0", 0), ("1", 1), ("2", 2), ("3", 3), ("4", 4), ("5", 5), ("6", 6), ("7", 7), ("8", 8),
        ("9", 9), ("10", 10), ("11", 11), ("12", 12), ("13", 13), ("14", 14),
    ],
)  # fmt: skip
def test_a_number_card_is_worth_its_number(card, points):
    """GG-COMP-04"""
    t = table(["9", card], pile="single 9")
    t.play("knock 9")
    assert t.state.scores == [0, points]


@pytest.mark.parametrize(("card", "points"), [("J", 15), ("H", 15), ("M", 20)])
def test_jokers_and_hourglasses_are_worth_fifteen_and_the_magic_hand_twenty(card, points):
    """GG-COMP-05"""
    t = table(["9", card], pile="single 9")
    t.play("knock 9")
    assert t.state.scores == [0, points]


def test_a_hand_counts_all_its_cards():
    """GG-COMP-04, GG-COMP-05"""
    t = table(["9", "0 4 4 14", "J H M 3"], pile="single 9")
    t.play("knock 9")
    assert t.state.scores == [0, 22, 53]


@pytest.mark.many_positions
def test_no_card_is_ever_lost_and_no_hand_ever_grows_beyond_seven():
    """GG-COMP-06, GG-COMP-07"""
    seen: Counter[str] = Counter()
    for t in playouts(seeds=8, actions=100, point_limit=10_000):
        places = whereabouts(t)
        assert sum(places.values(), Counter()) == DECK
        for seat in range(t.state.seats):
            assert len(t.hand(seat).split()) <= 7
            assert len(t.hand(seat).split()) == t.s.cards[seat]
        seen.update(place for place, cards in places.items() if cards)
    assert set(seen) == {"hands", "stock", "pile", "fronts", "laid"}


def test_hourglasses_in_front_and_cards_laid_for_the_magic_hand_are_among_the_69():
    """GG-COMP-06"""
    t = table(["M 5", "2 9", "J H", "1"], fronts={3: "H"})
    t.play("magic", "offer 2", "offer J")
    assert whereabouts(t)["fronts"] == Counter("H")
    assert whereabouts(t)["laid"] == Counter("2JM")
    assert everything(t) == DECK
    assert t.sound()
    t.play("offer 1")
    assert everything(t) == DECK
    t.play("take from 2")
    assert everything(t) == DECK


@pytest.mark.many_positions
def test_between_turns_hands_never_grow():
    """GG-COMP-07"""
    turns = 0
    before: tuple[int, list[int]] = (0, [])
    for t in playouts(seeds=5, actions=100, point_limit=10_000):
        if len(t.state.actions) == 1:
            before = (0, [])  # another game
        if t.phase in ("main", "react"):
            now = (int(t.s.rounds), t.s.cards.tolist())
            if before[0] == now[0]:
                assert all(new <= old for new, old in zip(now[1], before[1], strict=True))
                turns += 1
            before = now
    assert turns > 100


# -- broken positions ----------------------------------------------------------------------


@pytest.mark.many_positions
def test_every_position_of_a_game_is_sound():
    """GG-COMP-06, GG-COMP-07"""
    house = [
        {"title": "a", "value": 3, "power": "joker"},
        {"title": "b", "value": 0, "power": "hourglass"},
        {"title": "c", "value": 20, "power": "magic_hand"},
        {"title": "d", "value": 7, "power": "plain"},
    ]
    for i, t in enumerate(playouts(seeds=4, actions=80, point_limit=10_000)):
        if i % 7 == 0:
            assert breaks(t) is None
    for i, t in enumerate(playouts(seeds=4, actions=80, house_cards=house)):
        if i % 7 == 0:
            assert breaks(t) is None


Break = Callable[[Any], None]


def after(**fields: int) -> Break:
    """A position with these numbers instead."""

    def change(s: Any) -> None:
        for name, value in fields.items():
            setattr(s, name, value)

    return change


def put(column: str, *at: int, value: int) -> Break:
    def change(s: Any) -> None:
        where = s
        *path, last = column.split(".")
        for name in path:
            where = getattr(where, name)
        getattr(where, last)[at] = value

    return change


def plain() -> Table:
    return table(["3 7 7", "8 J"], pile=["single 9", "street 4-5-6 @1"], stock="1 2")


def broken(*changes: Break) -> str | None:
    t = plain()
    assert breaks(t) is None
    for change in changes:
        change(t.s)
    return breaks(t)


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_positions_with_one_or_six_players_are_refused(seats):
    """GG-COMP-01"""
    assert broken(after(seats=seats)) == "GG-COMP-01"


@pytest.mark.parametrize(
    "change",
    [
        put("deck", 5, value=5),
        put("deck", 16, value=3),
        put("deck", 18, value=2),
        put("deck", 19, value=1),
        put("role", 16, value=3),
        put("role", 7, value=2),
        put("value", 16, value=14),
        put("value", 18, value=15),
        put("value", 4, value=4),
        after(house=8),
        after(house=-1),
        after(house=1),
    ],
)
def test_positions_with_another_deck_are_refused(change):
    """GG-COMP-02, GG-COMP-03"""
    assert broken(change) == "GG-COMP-02"


@pytest.mark.parametrize(
    ("column", "value"), [("value", 21), ("value", -1), ("role", 0), ("role", 5), ("deck", 2)]
)
def test_positions_with_impossible_house_cards_are_refused(column, value):
    """GG-COMP-02"""
    t = table(["3", "4"], house_cards=[{"title": "a", "value": 20, "power": "magic_hand"}])
    assert breaks(t) is None
    put(column, 19, value=value)(t.s)
    assert breaks(t) == "GG-COMP-02"


@pytest.mark.parametrize(
    "change",
    [
        after(seat=2),
        after(seat=-1),
        after(dealer=2),
        after(dealer=-1),
        after(phase=7),
        after(phase=-1),
        after(over=1),
        after(phase=OVER),
        after(rounds=0),
        after(limit=0),
        after(limit=10_001),
        after(caller=3, last_moves=1),
        after(caller=-1, last_moves=1),
        after(caller=2),
        after(last_moves=1),
        after(caller=2, last_moves=2),
        after(caller=2, last_moves=-1),
        after(active=1),
        after(active=3, magic=18, phase=MAGIC_LAY),
        after(magic=18),
        after(phase=MAGIC_LAY),
        after(phase=MAGIC_CHOOSE),
        after(phase=AFTER_DRAW),
        after(phase=DRAW, drawn=8),
        after(drawn=8),
        after(drawn=-1, phase=AFTER_DRAW),
        after(drawn=26, phase=AFTER_DRAW),
        after(offered=5),
        after(offered=-1),
        after(reshuffled=2),
        after(reshuffled=-1),
        after(flat_30=2),
        after(flat_30=-1),
        after(discarded=1),
        after(discarded=2, phase=DRAW),
        after(discarded=-1, phase=DRAW),
        after(from_pile=1),
        after(from_pile=1, phase=DRAW),
        after(from_pile=-1, phase=DRAW),
        after(undoable=1),
    ],
)
def test_positions_whose_turn_makes_no_sense_are_refused(change):
    """GG-TURN-01"""
    assert broken(change) == "GG-TURN-01"


def eight_cards(s: Any) -> None:
    for _ in range(5):
        s.stock_count -= 1
        s.hand[0, s.stock[s.stock_count]] += 1
        s.stock[s.stock_count] = 0
    s.cards[0] = 8


@pytest.mark.parametrize(
    "change",
    [
        eight_cards,
        put("cards", 0, value=2),
        put("cards", 1, value=3),
        put("hand", 0, 8, value=-1),
        put("hand", 0, 8, value=5),
        put("known", 0, 8, value=3),
        put("known", 0, 8, value=-1),
        put("known", 1, 2, value=1),
        put("known", 1, 2, value=5 * SHOWN),
        put("known", 0, 8, value=-SHOWN),
        put("fresh", 3, value=-1),
        put("fresh", 3, value=5),
        put("loose", 1, value=-1),
        put("since", 0, value=-1),
        put("floor", 0, value=21),
        put("floor", 0, value=-1),
        put("skipped", 0, value=2),
        put("skipped", 0, value=-1),
        after(phase=AFTER_DRAW, drawn=9),  # the 8 is in the other hand
    ],
)
def test_positions_with_impossible_hands_are_refused(change):
    """GG-COMP-07"""
    assert broken(change) == "GG-COMP-07"


def test_seven_cards_in_hand_are_not_too_many():
    """GG-COMP-07"""
    assert breaks(table(["1 2 3 4 5 6 7", "8"])) is None
    assert breaks(table(["1 2 3 4 5 6 7 8", "8"])) == "GG-COMP-07"


@pytest.mark.parametrize(
    "change",
    [
        after(stock_count=77),
        after(stock_count=-1),
        put("pile.card", 1, value=0),
        put("pile.card", 1, value=26),
        put("pile.card", 4, value=3),
        put("pile.owner", 1, value=3),
        put("pile.owner", 1, value=-1),
        put("pile.number", 1, value=16),
        put("pile.number", 1, value=-1),
        put("pile.play", 0, value=0),
        put("pile.play", 1, value=5),
        put("pile.play", 1, value=-1),
        put("pile.play", 4, value=SINGLE),
        put("stock", 0, value=0),
        put("stock", 0, value=26),
        put("stock", 75, value=1),
        # plays that are none
        put("pile.play", 0, value=SET),
        put("pile.play", 0, value=STREET),
        put("pile.play", 1, value=SINGLE),
        put("pile.play", 1, value=SET),
        put("pile.play", 1, value=SPECIAL),
        put("pile.play", 3, value=STREET),
        put("pile.number", 0, value=0),
        put("pile.number", 0, value=9),
        put("pile.number", 2, value=5),
        put("pile.number", 3, value=8),
    ],
)
def test_positions_with_an_impossible_pile_are_refused(change):
    """GG-DISC-09, GG-COMP-06"""
    assert broken(change) == "GG-DISC-09"


def test_no_more_cards_are_on_the_pile_than_there_are():
    """GG-DISC-09"""
    t = plain()
    t.s.pile.count = 77
    t.s.offered = 4
    assert breaks(t) == "GG-DISC-09"
    t = plain()
    t.s.pile.count = -1
    t.s.offered = 0
    assert breaks(t) in ("GG-DISC-09", "GG-TURN-01")


@pytest.mark.parametrize(
    "play",
    [
        "single 7-7",
        "set 7-8",
        "set 7",
        "set 7-H",
        "set J-J-7",
        "set 7-J-J-7",
        "street 4",
        "street 4-6-7",
        "street 4-4-5",
        "street 6-5-4",
        "street 4-J-J-7",
        "street 4-H-6",
        "street 13-14-0",
        "single H",
        "single M",
        "special 7",
        "special 7-7",
        "special J-J",
        "special H-H-H",
        "special H-J",
        "special J-H",
        "special M-5",
        "special 5-6-M",  # two others laid a card, but there is only one
    ],
)
def test_plays_that_nobody_can_lay_are_refused(play):
    """GG-DISC-02, GG-DISC-05, GG-DISC-06, GG-DISC-12, GG-JOK-04, GG-JOK-05"""
    assert breaks(table(["3", "4"], pile=["single 9", play])) == "GG-DISC-09"


@pytest.mark.parametrize(
    "play",
    [
        "single 7", "set 7-7", "set 7-J", "set J-7", "set J-7-J-7-J", "set 7-J-7", "street 4-5",
        "street J-6-J", "street 0-1-2", "street 12-13-14", "street 5-J", "special J", "special H",
        "special H-H", "special M", "special 5-J-M", "special 7-7-M",
    ],
)  # fmt: skip
def test_plays_and_their_remainders_are_sound(play):
    """GG-DISC-09, GG-DRAW-12"""
    assert breaks(table(["3", "4", "6"], pile=["single 9", play])) is None


def test_a_joker_alone_is_no_single_card_with_a_number():
    """GG-JOK-07, GG-DRAW-12"""
    t = table(["3", "4"], pile=["single 9", "special J"])
    t.s.pile.play[1] = SINGLE
    t.s.pile.number[1] = 8
    assert breaks(t) == "GG-DISC-09"


def test_jokers_alone_are_no_set():
    """GG-JOK-02, GG-JOK-06"""
    t = table(["3", "4"], pile=["single 9", "set J-J"])
    t.s.pile.number[1:3] = 8
    assert breaks(t) == "GG-DISC-09"


@pytest.mark.parametrize(
    "change",
    [
        put("front", 1, value=16),
        put("front", 1, value=8),
        put("front", 1, value=18),
        put("front", 1, value=-1),
        put("front", 1, value=26),
        put("front", 2, value=17),
        put("laid", 1, value=8),
        put("laid", 1, value=-1),
        put("laid", 1, value=26),
        after(phase=REACT),
        after(magic=16, active=1, phase=MAGIC_CHOOSE),
        after(magic=26, active=1, phase=MAGIC_CHOOSE),
        after(magic=-1, active=1, phase=MAGIC_CHOOSE),
    ],
)
def test_only_an_hourglass_lies_in_front_of_a_player(change):
    """GG-HOUR-08, GG-COMP-06"""
    assert broken(change) == "GG-HOUR-08"


def test_nothing_is_laid_where_nobody_sits():
    """GG-COMP-06"""
    t = table(["M 5", "2 9"])
    t.play("magic", "offer 2")
    assert breaks(t) is None
    t.s.laid[2], t.s.laid[1] = t.s.laid[1], 0
    assert breaks(t) == "GG-HOUR-08"


@pytest.mark.parametrize(
    "change",
    [
        put("stock", 0, value=8),  # a fifth seven instead of another card
        put("stock", 0, value=19),  # a house card nobody defined
        put("front", 1, value=17),  # a fifth hourglass
        put("stock", 0, value=18),  # a second magic hand
        put("pile.card", 0, value=8),
    ],
)
def test_positions_with_a_card_too_many_are_refused(change):
    """GG-COMP-06"""
    fix = put("pile.number", 0, value=8)  # so that the single card on the pile is well formed
    t = plain()
    change(t.s)
    if t.s.pile.card[0] == 8:
        fix(t.s)
    assert breaks(t) == "GG-COMP-06"


def test_the_magic_hand_being_played_is_the_only_one():
    """GG-COMP-03, GG-COMP-06"""
    t = table(["M 5", "4 9"])
    t.play("magic", "offer 4")
    assert breaks(t) is None
    t.s.stock[0] = kind("M")
    assert breaks(t) == "GG-COMP-06"


def lose_stock(s: Any) -> None:
    s.stock_count -= 1
    s.stock[s.stock_count] = 0


def lose_pile(s: Any) -> None:
    s.pile.count -= 1
    s.offered -= 1
    for column in (s.pile.card, s.pile.owner, s.pile.number, s.pile.play):
        column[s.pile.count] = 0


def lose_hand(s: Any) -> None:
    s.hand[0, 8] -= 1
    s.cards[0] -= 1


@pytest.mark.parametrize("change", [lose_stock, lose_pile, lose_hand])
def test_positions_with_a_card_too_few_are_refused(change):
    """GG-COMP-06"""
    assert broken(change) == "GG-COMP-06"


def test_cards_of_players_who_do_not_exist_are_refused():
    """GG-COMP-01, GG-COMP-06"""
    t = plain()
    t.s.hand[2, t.s.stock[t.s.stock_count - 1]] = 1
    t.s.cards[2] = 1
    lose_stock(t.s)
    assert breaks(t) is not None


def test_positions_that_contradict_public_knowledge_are_refused():
    """GG-DRAW-10"""
    t = plain()
    t.s.reshuffled = 1  # of what, nobody said
    assert breaks(t) == "GG-DRAW-10"
    t = table(["3 4", "6 1"], caller=1)  # the caller holds seven points
    assert breaks(t) == "GG-DRAW-10"


def test_a_game_that_is_not_over_goes_on():
    """GG-TURN-01, GG-COMP-06"""
    t = table(["M 5", "", "3"])  # nobody is ever without cards when a magic hand is played
    t.play("magic")
    assert t.legal() == set()
    assert breaks(t) is not None


def test_nobody_lays_twice_for_the_same_magic_hand():
    """GG-TURN-01, GG-COMP-06"""
    t = table(["M 5", "4 9", "3"])
    t.play("magic", "offer 4")
    assert breaks(t) is None
    t.s.seat = 1
    assert breaks(t) is not None


# -- what must have happened, and what can happen next -------------------------------------


def drawing(*actions: str, **more: Any) -> Table:
    """Seat 0 has discarded a 7 onto a street that seat 1 laid."""
    t = table(["3 7 H", "8 J"], pile=["single 9", "street 4-5-6 @1"], stock="7 2", **more)
    t.play(*(actions or ("discard 7",)))
    assert breaks(t) is None
    return t


def changed(t: Table, *changes: Break) -> str | None:
    for change in changes:
        change(t.s)
    return breaks(t)


@pytest.mark.parametrize(
    "change",
    [
        after(offered=0),  # the whole pile was there as MAIN began
        after(offered=1),
        after(offered=2),  # within the street
        after(offered=3),
        after(offered=5),  # the own discard
        put("pile.owner", 4, value=2),  # somebody else's discard
        put("pile.owner", 4, value=0),
        after(discarded=0),  # why draw?
        after(discarded=0, offered=5),
    ],
)
def test_what_is_on_offer_lay_there_before_the_discard(change):
    """GG-DRAW-03"""
    assert changed(drawing(), change) == "GG-DRAW-03"


def test_in_main_the_whole_pile_is_on_offer_and_before_a_reaction_nothing():
    """GG-DRAW-03"""
    assert broken(after(offered=3)) == "GG-DRAW-03"
    t = table(["3 7", "8 J"], pile="single 9", fronts={0: "H"})
    assert breaks(t) is None
    assert changed(t, after(offered=1)) == "GG-DRAW-03"


def test_who_draws_without_a_discard_gave_an_hourglass():
    """GG-HOUR-02, GG-DRAW-03"""
    t = drawing("hourglass 1")
    assert changed(t, after(offered=1)) == "GG-DRAW-03"
    assert changed(drawing("hourglass 1"), after(discarded=1)) == "GG-DRAW-03"


def test_somebody_who_can_draw_nothing_is_not_asked_to():
    """GG-DRAW-11: only a play that nobody can lay could hold all the other cards"""
    t = table(["3 7", "8"], stock_only=True)
    t.s.pile.play[:], t.s.pile.number[:], t.s.pile.owner[: t.s.pile.count] = 0, 0, 1
    t.s.pile.play[0] = SPECIAL
    t.s.phase, t.s.discarded, t.s.offered = DRAW, 1, 0
    assert t.legal() == set()
    assert breaks(t) == "GG-DISC-09"


@pytest.mark.parametrize(
    ("change", "clause"),
    [
        (after(drawn=4), None),  # any hidden card may be the one
        (after(discarded=0), "GG-KNOCK-18"),
        (after(from_pile=1), "GG-DRAW-03"),
        (after(offered=3), "GG-DRAW-03"),
        (put("known", 0, 8, value=1), "GG-KNOCK-18"),
        (after(drawn=9), "GG-COMP-07"),
    ],
)
def test_a_card_just_drawn_is_in_hand_and_follows_a_discard(change, clause):
    """GG-KNOCK-18, GG-DRAW-03"""
    t = drawing("discard 7", "draw")
    assert t.phase == "after-draw"
    assert changed(t, change) == clause


def test_a_card_just_taken_fits_the_discard_and_is_known():
    """GG-KNOCK-15, GG-KNOCK-18"""
    t = table(["5 9 9", "2 2"], pile="single 5 @1")
    t.play("discard 5", "take top")
    assert (t.phase, breaks(t)) == ("after-draw", None)
    assert changed(Table(t.state.copy()), put("known", 0, 6, value=0)) == "GG-KNOCK-18"
    assert changed(Table(t.state.copy()), after(drawn=10)) == "GG-KNOCK-18"
    assert changed(Table(t.state.copy()), after(offered=0)) == "GG-DRAW-03"


def test_after_a_discard_that_nobody_can_knock_on_there_is_nothing_to_decide():
    """GG-KNOCK-18"""
    t = table(["3 J", "8 8"], pile="single 9")
    t.play("discard J")
    t.s.phase, t.s.drawn = AFTER_DRAW, kind("3")
    assert breaks(t) == "GG-KNOCK-18"


@pytest.mark.parametrize(("idle", "clause"), [(8, None), (9, "GG-DRAW-13"), (255, "GG-DRAW-13")])
def test_nobody_exchanges_cards_for_ever(idle, clause):
    """GG-DRAW-13"""
    assert broken(after(idle=idle)) == clause


def test_a_game_is_over_exactly_when_the_limit_is_reached():
    """GG-SCORE-13"""
    assert broken(put("total", 1, value=100)) == "GG-SCORE-13"
    assert broken(put("total", 1, value=99)) is None
    assert broken(after(phase=OVER, over=1, offered=0)) == "GG-SCORE-13"


def ended() -> Table:
    t = table(["7", "9 J"], pile="single 7", totals=[1, 90])
    t.play("knock 7")
    assert breaks(t) is None
    assert t.state.over
    return t


@pytest.mark.parametrize(
    "change",
    [
        put("known", 1, 10, value=0),
        put("total", 1, value=99),
        put("floor", 1, value=5),
        put("loose", 1, value=1),
        after(offered=1),
        after(last_moves=1),
    ],
)
def test_when_a_game_is_over_all_hands_are_open(change):
    """GG-SCORE-13"""
    assert changed(ended(), change) == "GG-SCORE-13"


def test_the_last_moves_are_made_clockwise_from_the_caller():
    """GG-CALL-05"""
    t = table(["1 2", "9", "8", "7"], caller=0, seat=2)
    assert breaks(t) is None
    assert changed(t, after(last_moves=3)) == "GG-CALL-05"
    assert changed(t, after(last_moves=1)) == "GG-CALL-05"
    assert changed(t, after(last_moves=2, seat=0)) == "GG-CALL-05"


def test_an_hourglass_lies_only_where_it_can_cost_a_turn():
    """GG-HOUR-03, GG-HOUR-07, GG-HOUR-11"""
    t = table(["3", "4", "5"], fronts={1: "H"})
    assert breaks(t) is None
    t.s.skipped[1] = 1
    assert breaks(t) == "GG-HOUR-07"
    t = table(["3", "4", "5"], fronts={1: "H"})
    t.s.front[1], t.s.front[0] = 0, t.s.front[1]
    assert breaks(t) == "GG-HOUR-07"  # who is in MAIN has reacted
    t = table(["1", "4", "5"], fronts={0: "H"}, caller=0, seat=1)
    assert breaks(t) == "GG-HOUR-07"  # a caller has no turn any more
    t = table(["1", "4", "5"], fronts={2: "H"}, caller=0, seat=1)
    assert breaks(t) is None


def test_nobody_is_without_cards_but_to_draw_one():
    """GG-KNOCK-19, GG-KNOCK-20"""
    assert breaks(table(["3", ""])) == "GG-KNOCK-19"
    assert breaks(table(["", "3"])) == "GG-KNOCK-19"
    t = table(["3", "4"])
    t.play("discard 3")
    assert (t.hand(0), breaks(t)) == ("", None)


@pytest.mark.parametrize("column", ["cards", "total", "since", "loose", "floor", "skipped"])
def test_where_nobody_sits_there_is_nothing(column):
    """GG-COMP-01"""
    assert broken(put(column, 2, value=1)) is not None


@pytest.mark.parametrize("column", ["known", "drew", "hand"])
def test_where_nobody_sits_there_are_no_cards(column):
    """GG-COMP-01"""
    assert broken(put(column, 2, 3, value=1)) == "GG-COMP-07"


@pytest.mark.parametrize("column", ["pile.owner", "pile.number", "pile.card", "pile.play"])
def test_above_the_pile_there_is_nothing(column):
    """GG-DISC-09"""
    assert broken(put(column, 4, value=1)) == "GG-DISC-09"


def after_a_reshuffle() -> Table:
    t = table(["9 1 3", "4 5 6"], pile=["single 2", "single 9 @1"], stock_only=True)
    t.play("discard 9", "draw")
    assert t.s.reshuffled
    assert breaks(t) is None
    return t


@pytest.mark.parametrize(
    "change",
    [
        put("since", 0, value=2),
        put("since", 0, value=0),
        put("since", 1, value=1),
        put("drew", 0, 2, value=1),
        put("drew", 1, 5, value=1),
        put("drew", 0, 2, value=-1),
        put("fresh", 1, value=0),
        after(reshuffled=0),
    ],
)
def test_what_was_drawn_since_a_reshuffle_adds_up(change):
    """GG-DRAW-10"""
    assert changed(after_a_reshuffle(), change) in ("GG-DRAW-10", "GG-COMP-07")


def test_what_is_surely_drawn_was_drawn():
    """GG-DRAW-10, GG-MAGIC-01: a seat that laid a 5 for the magic hand since holds an old 1"""
    t = after_a_reshuffle()
    t.s.floor[0], t.s.loose[0], t.s.sure[0] = 5, 3, 0
    assert breaks(t) is None
    assert changed(t, put("sure", 0, value=1)) == "GG-DRAW-10"
    assert changed(t, put("sure", 0, value=2)) == "GG-COMP-07"
    assert broken(put("sure", 0, value=1)) == "GG-COMP-07"


@pytest.mark.many_positions
def test_every_single_number_of_a_position_can_be_wrong_and_nothing_crashes():
    """GG-COMP-06: whatever the bytes, the answer is a position that can be played, or no"""
    choose = random.Random(5)
    states = [drawing(), drawing("discard 7", "draw"), drawing("hourglass 1"), plain(), ended()]
    for t in [*states, after_a_reshuffle()]:
        raw = t.state.to_bytes()
        for _ in range(120):
            wrong = bytearray(raw)
            wrong[choose.randrange(len(raw))] = choose.choice([255, 128, 127, 1, 2, 5, 26, 77, 0])
            try:
                state = GAME.from_bytes(bytes(wrong))
            except PositionError:
                continue
            assert bool(state.legal()) == (not state.over)
            for viewer in (None, 0, 1):
                state.view(viewer)
                GAME.from_bytes(state.redeal(viewer, 1).to_bytes())


@pytest.mark.parametrize("seat", [0, 1])
def test_negative_totals_are_refused(seat):
    """GG-SCORE-07"""
    assert broken(put("total", seat, value=-1)) == "GG-SCORE-07"
    assert broken(put("total", seat, value=0)) is None


def test_cards_have_the_kinds_of_the_box():
    """GG-COMP-02, GG-COMP-03"""
    assert [kind(name) for name in [*NUMBERS, "J", "H", "M"]] == list(range(1, 19))
