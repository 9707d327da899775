"""GG-DEAL: how a round begins."""

from collections import Counter

import pytest

from games.gluecksgriff.table import GAME, Table, table

MASK = 2**32 - 1


def new(seats: int, seed: int = 1) -> Table:
    return Table(GAME.new(seats=seats, seed=seed))


def with_upcard(card: str, seats: int = 2) -> Table:
    """A freshly dealt round whose upcard is this one."""
    for seed in range(3000):
        t = new(seats, seed)
        if t.plays()[0].split()[1] == card:
            return t
    raise AssertionError("no such upcard")


def words_of(seed: int, block: int) -> list[int]:
    """One block of ChaCha20 (RFC 8439) with the seed as its key, written down once more."""
    key = [seed >> 32 * i & MASK for i in range(8)]
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *key, block, 0, 0, 0]
    x = start.copy()

    def mix(to: int, by: int, into: int, bits: int) -> None:
        x[to] = x[to] + x[by] & MASK
        x[into] ^= x[to]
        x[into] = (x[into] << bits | x[into] >> 32 - bits) & MASK

    for i in range(80):
        step = i // 4 % 2  # columns, then diagonals
        a, b, c, d = (4 * row + (i % 4 + step * row) % 4 for row in range(4))
        mix(a, b, d, 16)
        mix(c, d, b, 12)
        mix(a, b, d, 8)
        mix(c, d, b, 7)
    return [word + first & MASK for word, first in zip(x, start, strict=True)]


def shuffled(seed: int) -> list[str]:
    """The deck in the order it is dealt in, top first; the first block chose the dealer."""
    deck = [str(n) for n in range(15) for _ in range(4)] + list("JJJJHHHHM")
    words = (word for block in range(1, 20) for word in words_of(seed, block))
    for last in range(68, 0, -1):
        fair = 2**32 - 2**32 % (last + 1)
        pick = next(word for word in words if word < fair) % (last + 1)
        deck[last], deck[pick] = deck[pick], deck[last]
    return deck[::-1]


@pytest.mark.parametrize(("seats", "stock"), [(2, 54), (3, 47), (4, 40), (5, 33)])
def test_everybody_gets_seven_cards_and_the_rest_is_the_draw_pile(seats, stock):
    """GG-DEAL-01, GG-DEAL-02, GG-DEAL-04, GG-DEAL-05, GG-TV-01"""
    t = new(seats)
    assert [len(t.hand(seat).split()) for seat in range(5)] == [7] * seats + [0] * (5 - seats)
    assert t.s.cards.tolist() == [7] * seats + [0] * (5 - seats)
    assert len(t.stock()) == t.s.stock_count == stock
    assert len(t.plays()) == t.s.pile.count == 1
    cards = Counter(" ".join(t.hand(seat) for seat in range(seats)).split())
    cards += Counter(t.stock()) + Counter([t.plays()[0].split()[1]])
    assert cards == Counter({**{str(n): 4 for n in range(15)}, "J": 4, "H": 4, "M": 1})
    assert (t.phase, t.s.rounds) == ("main", 1)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 5), (4, 9), (5, 2**255 + 11)])
def test_cards_are_dealt_one_at_a_time_clockwise_from_the_dealers_left(seats, seed):
    """GG-DEAL-01, GG-DEAL-03, GG-DEAL-04, GG-DEAL-05, GG-DEAL-08"""
    t = new(seats, seed)
    deck = shuffled(seed)
    dealer = words_of(seed, 0)[0] % seats
    assert t.s.dealer == dealer
    for place in range(seats):
        seat = (dealer + 1 + place) % seats
        dealt = deck[place : 7 * seats : seats]
        assert len(dealt) == 7
        assert Counter(t.hand(seat).split()) == Counter(dealt)
    assert t.plays()[0].split()[1] == deck[7 * seats]
    assert t.stock() == deck[7 * seats + 1 :]


def test_the_seed_alone_decides_the_deal():
    """GG-DEAL-01"""
    assert new(3, 7).state == new(3, 7).state
    deals = {tuple(new(3, seed).stock()) for seed in range(40)}
    assert len(deals) == 40


@pytest.mark.many_positions
def test_every_card_can_lie_anywhere():
    """GG-DEAL-01"""
    deals = [new(2, seed) for seed in range(100)]
    for found in (
        Counter(t.stock()[0] for t in deals),
        Counter(t.stock()[-1] for t in deals),
        Counter(t.plays()[0] for t in deals),
    ):
        assert len(found) >= 15  # of 18 kinds
        assert max(found.values()) < 20


def test_the_upcard_belongs_to_nobody():
    """GG-DEAL-05"""
    for seed in range(20):
        assert new(2, seed).owners() == [None]


@pytest.mark.parametrize(
    ("upcard", "play"),
    [
        ("9", "single 9"),
        ("0", "single 0"),
        ("J", "special J"),
        ("H", "special H"),
        ("M", "special M"),
    ],
)
def test_a_number_starts_the_pile_as_a_single_card_and_a_special_card_as_itself(upcard, play):
    """GG-DEAL-05, GG-DEAL-09"""
    t = with_upcard(upcard)
    assert t.plays() == [play]
    assert t.s.pile.number[0] == (int(upcard) + 1 if upcard.isdecimal() else 0)
    assert t.sound()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_dealers_left_hand_neighbour_begins(seats):
    """GG-DEAL-06"""
    for seed in range(10):
        t = new(seats, seed)
        assert t.seat == (t.s.dealer + 1) % seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turns_pass_clockwise(seats):
    """GG-DEAL-07"""
    t = table(["1 1 2", "3 3 4", "5 5 6", "8 8 9", "10 10 11"][:seats], stock="14 14 14 14 13 13")
    turns = []
    for _ in range(seats + 1):
        turns.append(t.seat)
        first = t.hand(t.seat).split()[0]
        t.play(f"discard {first}", "draw", "end")
    assert turns == [*range(seats), 0]


@pytest.mark.many_positions
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_anybody_may_be_the_first_dealer(seats):
    """GG-DEAL-08"""
    dealers = Counter(int(new(seats, seed).s.dealer) for seed in range(40))
    assert set(dealers) == set(range(seats))
    assert min(dealers.values()) >= 2


def test_the_deal_passes_clockwise_from_round_to_round():
    """GG-DEAL-06, GG-DEAL-08, GG-TV-02"""
    t = table(["1 1", "2 2", "3 3", "7"], pile="single 7", seat=3, dealer=2)
    assert (t.s.rounds, t.s.dealer, t.seat) == (1, 2, 3)
    t.play("knock 7")
    assert (t.s.rounds, t.s.dealer, t.seat) == (2, 3, 0)


def test_with_dealer_two_of_four_seat_three_begins():
    """GG-DEAL-06, GG-TV-02"""
    firsts = {int(t.s.dealer): t.seat for t in (new(4, seed) for seed in range(40))}
    assert firsts == {0: 1, 1: 2, 2: 3, 3: 0}


def test_every_round_starts_with_all_cards_dealt_anew():
    """GG-DEAL-01, GG-DEAL-02, GG-DEAL-04, GG-DEAL-05"""
    t = table(
        ["7", "3 4 H", "J"], pile=["special H", "set 2-2 @1", "single 7 @2"], fronts={2: "H"},
        skipped=(1,),
    )  # fmt: skip
    t.s.idle = 3
    t.s.known[1, 4] = 1
    before = t.state.to_bytes()
    t.play("knock 7")
    assert (t.s.rounds, t.phase) == (2, "main")
    assert [len(t.hand(seat).split()) for seat in range(5)] == [7, 7, 7, 0, 0]
    assert len(t.stock()) == 47
    assert len(t.plays()) == 1
    assert t.owners() == [None]
    assert t.s.offered == 1
    for column in (t.s.front, t.s.skipped, t.s.laid, t.s.known, t.s.floor, t.s.loose, t.s.since,
                   t.s.drew, t.s.sure):  # fmt: skip
        assert not column.any()
    assert (t.s.idle, t.s.caller, t.s.last_moves, t.s.reshuffled) == (0, 0, 0, 0)
    assert t.sound()
    # The cards come from the generator in the record: the same position deals the same round.
    twin = Table(GAME.from_bytes(before))
    twin.play("knock 7")
    assert twin.state == t.state


def test_rounds_differ_from_each_other():
    """GG-DEAL-01"""
    t = table(["7", "3"], pile="single 7")
    first = GAME.new(seats=2, seed=1).array[0].stock.tolist()  # this table's first round
    t.play("knock 7")
    assert t.s.stock.tolist() != first
    later = table(["7", "3"], pile="single 7")
    later.s.blocks = 100
    later.play("knock 7")
    assert later.s.stock.tolist() != t.s.stock.tolist()


@pytest.mark.parametrize("upcard", ["J", "H", "M"])
def test_a_special_upcard_has_no_effect_and_can_be_neither_taken_nor_knocked_on(upcard):
    """GG-DEAL-09, GG-DRAW-07, GG-KNOCK-14"""
    t = table(["3 J 5 5", "8 9", "1 2"], pile=f"special {upcard}")
    assert t.phase == "main"
    assert t.legal("knock") == set()
    assert t.why("knock J") == "GG-KNOCK-14"
    assert t.legal("skip", "deflect", "offer", "take") == set()
    t.play("discard 3")
    assert t.legal() == {"draw"}
    assert t.why("take top") == "GG-DRAW-07"


def test_the_upcard_may_be_taken_if_it_is_a_number():
    """GG-DEAL-05, GG-DRAW-03, GG-TV-111"""
    t = table(["3 8", "5"], pile="single 9")
    t.play("discard 3")
    assert t.legal() == {"draw", "take top"}
    t.play("take top")
    assert t.hand(0) == "8 9"
    assert t.plays() == ["single 3"]
