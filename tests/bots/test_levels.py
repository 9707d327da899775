"""The ladder: the same names for every game, each a legal player, and hints."""

import pytest

import glueck
from glueck.bots import LEVELS, bot, hint, level
from glueck.engine.bot_strength import BotStrength
from glueck.engine.errors import OptionError
from glueck.search import SearchSettings, SeatKnowledge
from toys.kuhn import GAME as KUHN
from toys.nim import GAME as NIM

GAMES = [*map(glueck.load, glueck.games()), KUHN, NIM]
QUICK = SearchSettings(simulations=60, depth=20)


def test_there_are_five_levels_with_a_character_each():
    assert [one.name for one in LEVELS] == ["apprentice", "hauler", "hewer", "foreman", "captain"]
    for one in LEVELS:
        assert 20 < len(one.character) < 90
        assert "\n" not in one.character


def test_a_level_is_found_by_its_name_however_it_is_written():
    assert level(" Foreman ").name == "foreman"
    with pytest.raises(OptionError, match="there is no 'boss'; there are: apprentice"):
        level("boss")


@pytest.mark.parametrize("id", glueck.games())
def test_a_game_says_how_strong_its_levels_are_at_every_table(id):
    game = glueck.load(id)
    assert list(game.bot_strength) == list(game.seats)
    for seats, strength in game.bot_strength.items():
        bots = [one.make(game, seats, 0, False) for one in LEVELS]
        assert tuple(one.sees for one in bots[:3]) == strength.attention
        assert tuple(one.settings.simulations for one in bots[3:]) == strength.simulations


def test_a_game_that_says_nothing_has_usual_levels():
    assert not NIM.bot_strength
    assert bot("foreman", NIM, 2).settings.simulations == BotStrength().simulations[0]


@pytest.mark.parametrize("name", ["random", "apprentice", "hauler", "hewer"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_quick_level_plays_whole_games_by_the_rules(game, name):
    for seats in (game.seats[0], game.seats[-1]):
        state = game.new(seats, seed=seats)
        bots = [bot(name, game, seats, seat) for seat in range(seats)]
        while not state.over and len(state.actions) < 600:
            state.play(bots[state.seat].decide(SeatKnowledge.of(state)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_foreman_plays_by_the_rules(game):
    state = game.new(game.seats[0], seed=1)
    foreman = bot("foreman", game, state.seats, 1)
    while not state.over and len(state.actions) < 40:
        state.play(foreman.decide(SeatKnowledge.of(state)))


def test_the_tree_is_kept_as_long_as_the_own_turn_lasts():
    foreman = bot("foreman", NIM, 2, 1)
    state = NIM.new(seed=1)
    state.play(foreman.decide(SeatKnowledge.of(state)))
    kept = foreman._search._searchers[0].tree.used[0]
    foreman.decide(SeatKnowledge.of(state))
    assert foreman._search._searchers[0].tree.used[0] > kept


def test_a_hint_names_whole_turns_best_first():
    state = NIM.new(seed=1)
    hints = hint(state, settings=SearchSettings(simulations=3000, rollout="random", aware=True))
    assert 1 <= len(hints) <= 3
    for one in hints:
        assert 0 <= one.value <= 1
        twin = state.copy()
        for words in one.actions:
            twin.play(words)
        assert twin.seat != state.seat
        assert one.actions[-1] == "end"
    assert hints[0].share == max(one.share for one in hints)
    assert "% of the search" in str(hints[0])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_hint_can_be_played(game):
    state = game.new(game.seats[0], seed=3)
    for one in glueck.hint(state, settings=QUICK):
        assert one.actions[0] in state.legal()


def test_a_hint_for_who_is_not_asked_is_refused():
    with pytest.raises(OptionError, match="nothing to decide"):
        glueck.hint(NIM.new(seed=1), 1)


def test_a_hint_does_not_depend_on_what_is_hidden():
    state = KUHN.new(seed=1)
    settings = SearchSettings(simulations=200)
    here = hint(state, settings=settings)
    assert here == hint(state.redeal(0, seed=2), settings=settings)
