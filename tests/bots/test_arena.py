"""The arena: everybody on every seat at every deal, resumable, and what results say."""

import json
from collections import Counter

import pytest

import glueck
from glueck.bots.arena import GameResult, Results, Tournament, play, play_all
from glueck.bots.plot import plot
from glueck.bots.ratings import bradley_terry, interval, standings
from glueck.engine.errors import OptionError, SaveError

assert glueck.games()  # so that the games are known


def tournament(**changes):
    given = {"game": "glueckauf", "bots": ("random", "hauler"), "games": 4, "seed": 5}
    return Tournament(**given | changes)


# -- who plays whom ------------------------------------------------------------------------


def test_every_bot_plays_every_seat_at_every_deal():
    fixtures = list(tournament(games=8).fixtures())
    assert Counter(f.number for f in fixtures) == dict.fromkeys(range(4), 2)
    assert {f.players for f in fixtures} == {("random", "hauler"), ("hauler", "random")}


def test_more_bots_than_seats_play_in_all_pairs():
    pairs = tournament(bots=("random", "hauler", "hewer"), games=6)
    assert len({f.players for f in pairs.fixtures()}) == 6


def test_fewer_bots_than_seats_sit_down_again():
    four = list(tournament(seats=4, games=2).fixtures())
    assert {f.players for f in four} == {
        ("random", "hauler", "random", "hauler"), ("hauler", "random", "hauler", "random"),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"bots": ("random", "boss")}, "there is no 'boss'; there are: apprentice"),
        ({"seats": 9}, "seats: 9"),
        ({"options": {"speed": 1}}, "speed: glueckauf has no such option"),
    ],
)
def test_a_wrong_tournament_is_refused(changes, message):
    with pytest.raises(OptionError, match=message):
        tournament(**changes)


@pytest.mark.parametrize("bots", [("random",), ("random", "random")])
def test_one_bot_alone_is_no_contest(bots):
    with pytest.raises(OptionError, match="bots"):
        next(play_all(tournament(bots=bots)))


# -- games ---------------------------------------------------------------------------------


def test_a_game_can_be_played_again_and_two_deals_differ():
    one = tournament(bots=("random", "random"))
    first, second = (next(iter(one.fixtures())),), list(one.fixtures())[1:2]
    assert play(one, first[0]) == play(one, first[0])
    assert play(one, first[0]).scores != play(one, second[0]).scores or second[0].number == 0


def test_results_are_kept_and_not_played_again(tmp_path, monkeypatch):
    file = tmp_path / "results.jsonl"
    contest = tournament(bots=("random", "apprentice"))
    once = list(play_all(contest, file, processes=1))
    assert len(once) == 4
    monkeypatch.setattr("glueck.bots.arena.play", None)  # whoever played again would fail
    assert sorted(play_all(contest, file, processes=1), key=repr) == sorted(once, key=repr)


def test_a_line_cut_off_by_a_crash_is_played_again(tmp_path):
    file = tmp_path / "results.jsonl"
    contest = tournament(bots=("random", "apprentice"))
    once = list(play_all(contest, file, processes=1))
    file.write_text(file.read_text()[:-20])
    again = list(play_all(contest, file, processes=1))
    assert sorted(again, key=repr) == sorted(once, key=repr)
    assert len(file.read_text().splitlines()) == 5


def test_more_games_go_on_where_the_file_ends(tmp_path):
    file = tmp_path / "results.jsonl"
    few = list(play_all(tournament(bots=("random", "apprentice"), games=2), file, processes=1))
    more = list(play_all(tournament(bots=("random", "apprentice"), games=4), file, processes=1))
    assert (len(few), len(more), more[:2]) == (2, 4, few)


def test_results_of_something_else_are_refused(tmp_path):
    file = tmp_path / "results.jsonl"
    Results(tournament(), file)
    with pytest.raises(SaveError, match="seed"):
        Results(tournament(seed=6), file)
    with pytest.raises(SaveError, match="bots"):
        Results(tournament(bots=("random", "hewer")), file)
    weaker = tournament().head() | {"strength": {"hauler": 0.1}}
    file.write_text(json.dumps(weaker) + "\n")
    with pytest.raises(SaveError, match="strength"):
        Results(tournament(), file)
    for other in (b"hello\n", b"\x89PNG\r\n", b""):
        file.write_bytes(other)
        with pytest.raises(SaveError, match="no file of arena results"):
            Results(tournament(), file)
    file.write_text(json.dumps(tournament().head()) + '\n{"number": 1}\n')
    with pytest.raises(SaveError, match="line 2"):
        Results(tournament(), file)


def test_only_the_strength_of_those_who_play_must_be_the_same():
    strength = glueck.load("glueckauf").strength(2)
    assert tournament(bots=("random", "hauler", "captain"), seats=2).head()["strength"] == {
        "hauler": strength.attention[1],
        "captain": strength.simulations[1],
    }


# -- what they say -------------------------------------------------------------------------


def result(*places, players=("a", "b")):
    return GameResult(0, players, tuple(10 - p for p in places), places, 1)


def test_a_share_has_an_interval():
    low, high = interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)  # Wilson's, as printed in tables
    assert interval(0, 10)[0] == pytest.approx(0, abs=1e-9)
    assert interval(0, 10)[1] == pytest.approx(0.278, abs=0.001)
    assert interval(0, 0) == (0.0, 1.0)


def test_a_shared_victory_counts_half():
    table = standings([result(1, 1), result(1, 2), result(2, 1), result(1, 2)])
    assert (table.records["a"].won, table.records["b"].won) == (2.5, 1.5)
    assert table.duels["a", "b"] == (2.5, 4)


def test_two_of_a_kind_at_one_table_tell_nothing_about_each_other():
    table = standings([result(1, 2, 3, players=("a", "a", "b"))])
    assert set(table.duels) == {("a", "b"), ("b", "a")}
    assert table.duels["a", "b"] == (2, 2)


def test_ratings_follow_the_odds():
    """Three to one are 191 points: 400 · log10(3)."""
    many = {("a", "b"): (75_000.0, 100_000), ("b", "a"): (25_000.0, 100_000)}
    ratings = bradley_terry(many)
    assert ratings["a"] - ratings["b"] == pytest.approx(190.8, abs=0.5)
    assert ratings["a"] + ratings["b"] == pytest.approx(0, abs=1e-6)


def test_who_never_loses_is_strong_but_not_endlessly():
    ratings = bradley_terry({("a", "b"): (10.0, 10), ("b", "a"): (0.0, 10)})
    assert 300 < ratings["a"] - ratings["b"] < 1000


@pytest.mark.parametrize("form", ["png", "svg"])
def test_a_picture_is_drawn(tmp_path, form):
    table = standings([result(1, 2), result(2, 1), result(1, 2)])
    plot(table, "Nim", tmp_path / f"a.{form}")
    assert (tmp_path / f"a.{form}").stat().st_size > 5000


def test_a_picture_of_no_known_kind_is_refused(tmp_path):
    with pytest.raises(OptionError, match=r"a\.txt"):
        plot(standings([result(1, 2)]), "Nim", tmp_path / "a.txt")
