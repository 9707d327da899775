"""Datasets: the plan decides every byte, positions can be replayed, nothing is half-written."""

import json
import resource
from pathlib import Path

import numpy as np
import pytest

import glueck
from glueck.bots.arena import Fixture, play
from glueck.engine.errors import OptionError, SaveError
from glueck.engine.study import Study
from left_out import module_or_leave_out

module_or_leave_out("pyarrow")

import pyarrow.parquet as pq  # noqa: E402

from glueck.research.dataset import Dataset, DatasetPlan, write  # noqa: E402
from glueck.research.dataset.files import BesideFile  # noqa: E402
from glueck.research.dataset.read import decisions_path  # noqa: E402
from glueck.research.dataset.schema import DECISION_COLUMNS, GAME_COLUMNS, OBSERVATION  # noqa: E402
from glueck.research.dataset.stats import stats_of  # noqa: E402
from glueck.research.dataset.writer import GROUP, Interrupted, Writer  # noqa: E402
from glueck.research.observation import observation_of  # noqa: E402
from glueck.research.table import LearningTable  # noqa: E402

ROOT = Path(__file__).parents[2]
SHORT = {"point_limit": 20}  # two rounds or so


def plan(**changes):
    given = {"game": "gluecksgriff", "bots": ("random", "apprentice"), "games": 5, "seed": 3}
    return DatasetPlan(**given | {"options": SHORT} | changes)


def files(path):
    return [one.read_bytes() for one in (path, decisions_path(path))]


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A dataset of three seats with observations, by one process."""
    path = tmp_path_factory.mktemp("dataset") / "play.parquet"
    write(plan(seats=3, observations=True), path, processes=1)
    return path


# -- what is in it -------------------------------------------------------------------------


@pytest.mark.slow
def test_the_number_of_processes_changes_no_byte(played, tmp_path):
    path = tmp_path / "play.parquet"
    write(plan(seats=3, observations=True), path, processes=2)
    assert files(path) == files(played)


def test_every_position_of_every_game_can_be_replayed(played):
    """And it tells the seat that decides no more than the game would."""
    dataset, rows = Dataset(played), pq.read_table(decisions_path(played)).to_pylist()
    assert len(dataset) == 5
    tables = LearningTable("gluecksgriff", 3, options=SHORT)
    for number in range(len(dataset)):
        game, end = dataset.row(number), dataset.state(number)
        assert end.over
        assert (game["points"], game["places"]) == (end.scores, end.places)
        assert (game["winners"], game["length"]) == (end.winners, end.played)
        assert end.players == game["bots"]
        decisions = [row for row in rows if row["game"] == number]
        assert [row["number"] for row in decisions] == [*range(end.played)]
        for row in decisions:
            state = dataset.state(number, row["number"]) if row["number"] % 7 == 0 else None
            actor, action = game["actors"][row["number"]], game["actions"][row["number"]]
            assert (row["seat"], row["action"]) == (actor, action)
            assert row["action"] in row["legal"]
            if state is not None:
                assert (state.seat, state.moves().tolist()) == (row["seat"], row["legal"])
                tables.put(state.redeal(row["seat"], 1))  # all that it cannot know is otherwise
                assert tables.observe(row["seat"]).tolist() == row["observation"]


def test_everybody_has_every_seat_and_the_games_are_those_of_the_arena(played):
    dataset = Dataset(played)
    wanted = plan(seats=3, observations=True)
    for number in range(len(dataset)):
        row = dataset.row(number)
        result = play(wanted.tournament, Fixture(number, tuple(row["bots"])))
        assert (list(result.scores), list(result.places)) == (row["points"], row["places"])
    names = [dataset.row(number)["bots"] for number in range(3)]
    assert [sorted(seat) for seat in zip(*names, strict=True)] == [
        ["apprentice", "random", "random"]
    ] * 3


def test_a_file_explains_itself(played):
    head = {
        key.decode(): json.loads(value)
        for key, value in pq.read_schema(decisions_path(played)).metadata.items()
        if key.startswith(b"glueck.")
    }
    assert head["glueck.version"] == glueck.__version__
    assert head["glueck.plan"] == plan(seats=3, observations=True).head()
    assert head["glueck.actions"] == list(glueck.load("gluecksgriff").actions)
    assert tuple(head["glueck.observation"]) == observation_of(glueck.load("gluecksgriff")).names
    assert head["glueck.columns"]["legal"] == "what the seat may do, ascending"


def test_the_page_has_every_column():
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    for name, kind, about in (*GAME_COLUMNS, *DECISION_COLUMNS):
        shown = str(kind).replace("element: ", "").replace("item: ", "")
        assert f"| `{name}` | {shown} | {about} |" in page
    assert OBSERVATION in page


# -- writing -------------------------------------------------------------------------------


def stop_at(number):
    def progress(games):
        if games == number:
            raise KeyboardInterrupt

    return progress


def interrupted_after_one(writer, rows, add=Writer.add):
    if writer.games == 1:
        raise KeyboardInterrupt
    add(writer, rows)


def test_what_was_interrupted_is_whole_and_goes_on(tmp_path, monkeypatch):
    monkeypatch.setattr("glueck.research.dataset.writer.GROUP", 2)
    whole, path = tmp_path / "whole.parquet", tmp_path / "play.parquet"
    write(plan(), whole, processes=1)
    with pytest.raises(Interrupted) as stopped:
        write(plan(), path, processes=1, progress=stop_at(3))
    assert stopped.value.games == len(Dataset(path)) == 3
    with pytest.raises(SaveError, match="is there already"):
        write(plan(), path, processes=1)
    with pytest.raises(SaveError, match="seed: 3 there, 4 here"):
        write(plan(seed=4), path, resume=True)
    monkeypatch.setattr("glueck.research.dataset.writer.Writer.add", interrupted_after_one)
    with pytest.raises(Interrupted):  # while what was there is taken over: it stays
        write(plan(), path, resume=True, processes=1)
    monkeypatch.undo()
    monkeypatch.setattr("glueck.research.dataset.writer.GROUP", 2)
    assert len(Dataset(path)) == 3
    write(plan(), path, resume=True, processes=1)
    assert files(path) == files(whole)
    assert pq.ParquetFile(path).num_row_groups == 3
    decisions_path(path).write_bytes(decisions_path(path).read_bytes()[:-50])
    with pytest.raises(SaveError, match="is no Parquet file"):
        write(plan(games=6), path, resume=True)
    assert sorted(one.name for one in tmp_path.iterdir() if one.name.startswith(".")) == []


def test_interrupted_before_the_first_game_there_is_no_file(tmp_path):
    with pytest.raises(Interrupted) as stopped:
        write(plan(), tmp_path / "play.parquet", processes=1, progress=stop_at(0))
    assert stopped.value.games == 0
    assert not [*tmp_path.iterdir()]


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path, monkeypatch):
    """The disk is full at the second file's end: neither file is there."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    end = BesideFile.end

    def full(self):
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, before[1]))
        try:
            end(self)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)

    monkeypatch.setattr(BesideFile, "end", full)
    path = tmp_path / "play.parquet"
    with pytest.raises(OSError, match="too large") as problem:
        write(plan(), path, processes=1)
    assert problem.value.filename == str(path)
    assert not [*tmp_path.iterdir()]


# -- what it says --------------------------------------------------------------------------


def counted(path, study, bot=None):
    """The same as the statistics, one action at a time."""
    won, times = {}, {}
    for row in pq.read_table(path).to_pylist():
        for seat, words in zip(row["actors"], row["words"], strict=True):
            for thing in study.used_by(words):
                if bot in (None, row["bots"][seat]):
                    share = (seat in row["winners"]) / len(row["winners"])
                    won[thing] = won.get(thing, 0) + share
                    times[thing] = times.get(thing, 0) + 1
    return {thing: (pytest.approx(won[thing]), times[thing]) for thing in won}


@pytest.mark.parametrize("bot", [None, "apprentice"])
def test_statistics_count_what_was_played(played, bot):
    stats, dataset = stats_of(Dataset(played), bot), Dataset(played)
    rows = [dataset.row(number) for number in range(5)]
    (cards,) = stats.game.studies
    found = {thing: (one.won, one.times) for thing, one in stats.things["card"].items()}
    assert found == counted(played, cards, bot)
    assert {"0", "J"} <= found.keys()
    assert stats.games == 5
    points = [
        points
        for row in rows
        for points, name in zip(row["points"], row["bots"], strict=True)
        if bot in (None, name)
    ]
    assert sorted(sum(stats.points.values(), type(stats.points["random"])()).elements()) == sorted(
        points
    )
    if bot is None:
        assert sum(share.won for share in stats.by_seat) == pytest.approx(5)
        assert [share.times for share in stats.by_seat] == [5, 5, 5]
        one = stats.things["card"]["7"]
        assert one.interval[0] <= one.share <= one.interval[1]
        assert one.players == len(
            {
                (row["game"], seat)
                for row in rows
                for seat, words in zip(row["actors"], row["words"], strict=True)
                if "7" in cards.used_by(words)
            }
        )


@pytest.mark.parametrize("game", glueck.games())
def test_whatever_is_studied_can_be_used(game):
    rules = glueck.load(game)
    for study in rules.studies:
        used = {thing for words in rules.actions for thing in study.used_by(words)}
        assert used == {*study.things}


def test_an_action_uses_what_its_words_name():
    cards = Study("card", ("set", "knock"), ("7", "8", "J"))
    assert cards.used_by("set 7-J-7") == ["7", "J", "7"]
    assert cards.used_by("knock 7 8-J") == ["7", "8", "J"]
    assert cards.used_by("draw 7") == []
    assert Study("space", ("place",), ("money-3",)).used_by("place money-3") == ["money-3"]


def test_a_game_that_is_not_there_is_refused(played):
    with pytest.raises(OptionError, match=r"game: 5; .* has 5"):
        Dataset(played).state(5)


def test_row_groups_have_whole_games(played):
    assert GROUP > 5
    assert pq.ParquetFile(played).num_row_groups == 1
    table = pq.read_table(played, columns=["length"])
    assert np.sum(table["length"].to_numpy()) == pq.read_metadata(decisions_path(played)).num_rows
