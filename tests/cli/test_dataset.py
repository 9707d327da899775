"""Datasets and their statistics at the terminal: what is wrong is said, what is there is kept."""

import os
import re
import signal
import sys
import time
from pathlib import Path

import pytest

from cli.terminal import process
from left_out import module_or_leave_out

module_or_leave_out("pyarrow")

from glueck.research.dataset import Dataset, DatasetPlan, write  # noqa: E402
from glueck.research.dataset.read import decisions_path  # noqa: E402


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    path = tmp_path_factory.mktemp("dataset") / "play.parquet"
    bots = ("random", "apprentice")
    write(DatasetPlan("gluecksgriff", bots, 3, 4, options={"point_limit": 20}), path, processes=1)
    return path


@pytest.mark.slow
def test_control_c_says_what_is_there(tmp_path):
    path = tmp_path / "play.parquet"
    running = process(
        "dataset", "gluecksgriff", "--bots", "random", "--games", 10**6, "--processes", 2,
        "--out", path, "-o", "point_limit=20",
    )  # fmt: skip
    while not [*tmp_path.iterdir()] and running.poll() is None:
        time.sleep(0.05)
    time.sleep(4)  # some games, or none: it says so
    running.send_signal(signal.SIGINT)
    out, said = running.communicate()
    assert (running.returncode, out) == (130, "")
    if "before the first game" in said:
        assert not [*tmp_path.iterdir()]
    else:
        assert int(re.search(r"has ([\d,]+) of", said)[1].replace(",", "")) == len(Dataset(path))
        assert sorted(one.name for one in tmp_path.iterdir()) == [
            "play.decisions.parquet", "play.parquet",
        ]  # fmt: skip


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--bots", "random,boss"], "there is no 'boss'"),
        (["--bots", "random,hewer,hauler", "--seats", 2], "bots: 3 bots, but 2 seats"),
        (["--seats", 9], "seats: 9"),
        (["--no-decisions", "--observations"], "observations: they belong to decisions"),
        (["--out", "."], ".: is a folder"),
        (["--out", "/"], "/: is a folder"),
        (["--out", "nowhere/play.parquet"], "nowhere/play.parquet: No such file or directory"),
        (["--ray", "127.0.0.1:9"], "ray"),
    ],
)
def test_a_wrong_dataset_is_refused(run, tmp_path, monkeypatch, args, message):
    monkeypatch.chdir(tmp_path)
    if "--ray" in args:
        monkeypatch.setitem(sys.modules, "ray", None)
        message = "ray is not installed: pip install 'glueck[ray]'"
    result = run("dataset", "gluecksgriff", *args)
    assert result.exit_code == 2
    assert message in result.stderr
    assert not [one for one in tmp_path.iterdir() if "parquet" in one.name]


def test_without_permission_it_says_where(run, tmp_path):
    if os.geteuid() == 0:
        folder = Path("/proc/self")  # where not even root may write
    else:
        folder = tmp_path / "theirs"
        folder.mkdir(mode=0o500)
    result = run("dataset", "gluecksgriff", "--out", folder / "play.parquet")
    assert result.exit_code == 2
    assert f"glueck: {folder / 'play.parquet'}: " in result.stderr


def test_no_dataset_has_no_statistics(run, played, tmp_path):
    text = tmp_path / "text.parquet"
    text.write_text("hello")
    rows, head, whole = tmp_path / "rows.parquet", tmp_path / "head.parquet", played.read_bytes()
    end = len(whole) - 8 - int.from_bytes(whole[-8:-4], "little")  # of the rows; the head follows
    rows.write_bytes(whole[:4] + bytes(end - 4) + whole[end:])
    head.write_bytes(whole[:end] + bytes(200) + whole[end + 200 :])
    for path, message in (
        (text, "is no Parquet file"),
        (rows, "is damaged: "),
        (head, "is damaged: "),
        (tmp_path / "none.parquet", "No such file"),
        (decisions_path(played), "is a table of decisions; games are wanted"),
    ):
        result = run("stats", path)
        assert result.exit_code == 2
        assert f"{path}: {message}" in result.stderr


def test_of_who_does_not_play_there_are_no_statistics(run, played):
    result = run("stats", played, "--bot", "hauler")
    assert result.exit_code == 2
    assert "hauler plays in none of these games; there are: apprentice, random" in result.stderr


@pytest.mark.slow
def test_pictures_and_tables_in_every_language(run, played, tmp_path):
    for spoken, form in (("en", "png"), ("de", "svg"), ("pl", "svg"), ("ru", "svg")):
        result = run(
            "stats", played, "--out", tmp_path / spoken, "--format", form, "--lang", spoken
        )
        assert result.exit_code == 0
        names = [Path(line).name for line in result.stdout.splitlines() if line.endswith(form)]
        assert names == [f"points.{form}", f"seats.{form}", f"card.{form}"]
        assert all((tmp_path / spoken / name).stat().st_size > 5000 for name in names)
        assert not re.search(r"(stats|study|arena|sim)-\w|[{}$]", result.stdout)
