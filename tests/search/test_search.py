"""Search on games whose answers are known: Nim is never lost, Kuhn poker has its value."""

from functools import reduce
from itertools import permutations
from operator import xor

import pytest

from glueck.engine.errors import OptionError
from glueck.search import Search, SearchSettings, SeatKnowledge
from toys.kuhn import GAME as KUHN
from toys.nim import GAME as NIM

pytestmark = pytest.mark.many_positions

POKER = SearchSettings(simulations=20_000, rollout="random", aware=True, winning=0, exploration=0.3)


def advice(state, seed=1, **settings):
    given = {"simulations": 500, "rollout": "random"} | settings
    return Search(state.game, SearchSettings(**given), seed).think(SeatKnowledge.of(state))


# -- Nim -----------------------------------------------------------------------------------


def heaps_of(state):
    return state.array["heap"][0].tolist()


def nim(heaps, misere=False):
    state = NIM.new(seed=1, misere=misere)
    state.array["heap"] = heaps
    return NIM.from_bytes(state.to_bytes())


def search_plays(state, seed):
    search = Search(NIM, SearchSettings(simulations=30_000, rollout="random", aware=True), seed)
    seat = state.seat
    while not state.over and state.seat == seat:
        search.begin()
        state.play(search.think(SeatKnowledge.of(state))[0].action)


def perfect_plays(state):
    """To a position without a sum, if there is one; else the smallest move."""
    heaps = heaps_of(state)
    total = reduce(xor, heaps)
    at, left = next(
        ((i, h ^ total) for i, h in enumerate(heaps) if h ^ total < h),
        next((i, h - 1) for i, h in enumerate(heaps) if h),
    )
    for _ in range(heaps[at] - left):
        state.play(at)
    state.play("end")


WON = [(3, 4, 5), (1, 2, 5), (3, 3, 3), (0, 2, 5), (0, 0, 4), (2, 4, 5), (1, 1, 1), (3, 1, 4)]


@pytest.mark.parametrize("heaps", WON)
def test_a_won_game_of_nim_is_never_lost(heaps):
    assert reduce(xor, heaps) != 0
    state = nim(heaps)
    while not state.over:
        search_plays(state, seed=1)
        assert state.over or reduce(xor, heaps_of(state)) == 0, "the win was given away"
        if not state.over:
            perfect_plays(state)
    assert state.winners == [0]


def test_misere_is_another_game():
    state = nim((0, 1, 1), misere=True)
    assert {a.action for a in advice(state)} == {1, 2}
    assert advice(nim((0, 1, 2), misere=True), simulations=4000)[0].action == 2


# -- Kuhn poker ----------------------------------------------------------------------------

J, Q, K = 1, 2, 3
# How often an equilibrium player bets or calls, by what was played before and the own card.
EQUILIBRIUM = {
    (): {J: 1 / 3, Q: 0, K: 1},
    ("check",): {J: 1 / 3, Q: 0, K: 1},
    ("bet",): {J: 0, Q: 1 / 3, K: 1},
    ("check", "bet"): {J: 0, Q: 2 / 3, K: 1},
}
BRAVE, MEEK = ("bet", "call"), ("check", "fold")


def poker(cards, past):
    state = KUHN.new(seed=1)
    state.array["card"] = cards
    state = KUHN.from_bytes(state.to_bytes())
    for words in past:
        state.play(words)
    return state


def expected(seat, decide, cards, past=()):
    """What `seat` wins on the average against equilibrium play."""
    state = poker(cards, past)
    if state.over:
        return state.scores[seat]
    legal = state.legal()
    brave = next(words for words in legal if words in BRAVE)
    meek = next(words for words in legal if words in MEEK)
    if state.seat == seat:
        return expected(seat, decide, cards, (*past, decide(state, past)))
    chance = EQUILIBRIUM[past][cards[state.seat]]
    return chance * expected(seat, decide, cards, (*past, brave)) + (1 - chance) * expected(
        seat, decide, cards, (*past, meek)
    )


@pytest.mark.parametrize(("seat", "value"), [(0, -1 / 18), (1, 1 / 18)])
def test_kuhn_poker_is_worth_what_it_is_worth(seat, value):
    """Against equilibrium play nobody wins more, and whoever makes no mistake no less."""
    chosen = {}

    def decide(state, past):
        card = int(state.array["card"][0][seat])
        if (past, card) not in chosen:
            best = Search(KUHN, POKER, seed=1).think(SeatKnowledge.of(state))[0]
            chosen[past, card] = KUHN.actions.text(best.action)
        return chosen[past, card]

    deals = list(permutations((J, Q, K), 2))
    mean = sum(expected(seat, decide, list(cards)) for cards in deals) / len(deals)
    assert mean == pytest.approx(value, abs=0.01)


def test_without_regard_for_what_others_hold_it_would_be_worth_less():
    """The test above tests something: one who always bets loses more than the value."""
    deals = list(permutations((J, Q, K), 2))
    always = sum(
        expected(0, lambda state, past: state.legal()[0 if past else 1], list(c)) for c in deals
    )
    assert always / len(deals) < -1 / 18 - 0.05


# -- how it goes about it ------------------------------------------------------------------


def test_the_same_seed_gives_the_same_advice_and_another_another():
    state = NIM.new(seed=1)
    assert advice(state, seed=3) == advice(state, seed=3)
    assert advice(state, seed=3) != advice(state, seed=4)


def test_two_threads_agree_with_themselves_and_search_all_they_should():
    state = NIM.new(seed=1)
    first, again = (advice(state, simulations=1001, threads=2) for _ in range(2))
    assert first == again
    assert sum(one.visits for one in first) == 1001
    assert sum(one.share for one in first) == pytest.approx(1)


def test_a_time_is_a_budget_too_and_so_are_both():
    state = NIM.new(seed=1)
    assert advice(state, simulations=None, seconds=0.05)[0].visits > 0
    assert sum(a.visits for a in advice(state, simulations=100, seconds=60)) == 100
    assert sum(a.visits for a in advice(state, simulations=None, seconds=0)) > 0


def test_what_is_forced_is_not_searched():
    state = NIM.new(seed=1)
    state.array["heap"] = (0, 0, 1)
    (only,) = advice(state)
    assert (only.action, only.visits) == (2, 0)


def test_a_tiny_tree_is_full_at_once_and_still_searched():
    found = advice(NIM.new(seed=1), capacity=4, simulations=300)
    assert {one.action for one in found} == {0, 1, 2}
    assert sum(one.visits for one in found) > 100


def test_the_tree_goes_on_below_what_was_played():
    state = NIM.new(seed=1)
    search = Search(NIM, SearchSettings(simulations=1000, rollout="random"), 1)
    action = search.think(SeatKnowledge.of(state))[0].action
    search.played(action)
    state.play(action)
    more = sum(one.visits for one in search.think(SeatKnowledge.of(state)))
    assert more > 1000
    search.begin()
    assert sum(one.visits for one in search.think(SeatKnowledge.of(state))) == 1000


def test_searching_changes_nothing():
    state = KUHN.new(seed=1)
    knowledge = SeatKnowledge.of(state)
    before = knowledge.position.tobytes(), state.to_bytes()
    Search(KUHN, POKER, 1).think(knowledge)
    assert (knowledge.position.tobytes(), state.to_bytes()) == before


@pytest.mark.parametrize(
    ("field", "value"),
    [("rollout", "best"), ("simulations", 0), ("seconds", -1), ("threads", 0), ("capacity", 1)],
)
def test_a_wrong_setting_is_refused_by_its_name(field, value):
    with pytest.raises(OptionError) as error:
        SearchSettings(**{field: value})
    assert error.value.field == field


def test_a_search_without_any_budget_is_refused():
    with pytest.raises(OptionError, match="neither"):
        SearchSettings(simulations=None)


# -- what it may see -----------------------------------------------------------------------


def test_a_sight_is_what_the_seat_sees():
    state = KUHN.new(seed=1)
    knowledge = SeatKnowledge.of(state)
    assert (knowledge.seat, knowledge.legal) == (0, (0, 1))
    assert knowledge.position.tobytes() == state.seen(0).tobytes()
    assert knowledge.position["card"][0][1] == 0


def test_who_has_nothing_to_decide_has_no_sight():
    state = KUHN.new(seed=1)
    with pytest.raises(OptionError, match="nothing to decide"):
        SeatKnowledge.of(state, 1)
    for words in ("bet", "fold"):
        state.play(words)
    with pytest.raises(OptionError, match="nothing to decide"):
        SeatKnowledge.of(state)
    with pytest.raises(OptionError, match="seats 0 to 1"):
        SeatKnowledge.of(KUHN.new(seed=1), 7)


def test_advice_does_not_depend_on_what_is_hidden():
    states = [poker([Q, other], ()) for other in (J, K)]
    one, other = (Search(KUHN, POKER, 7).think(SeatKnowledge.of(state)) for state in states)
    assert one == other
