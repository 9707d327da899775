"""Games kept as text: played again, every line must come out the same, compiled or not."""

from pathlib import Path

import golden
import playthrough
import pytest

FILES = sorted(golden.FOLDER.glob("*.game"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_plays_out_as_it_did(path: Path):
    text = path.read_text(encoding="utf-8")
    state, actions, covers = playthrough.read(text)
    for words in actions:
        state.play(words)
    assert playthrough.write(state, covers) == text


@pytest.mark.parametrize("seats", golden.NEEDED)
def test_there_are_enough_golden_games_and_they_cover_every_case(seats: int):
    files = [path for path in FILES if path.name.startswith(f"{seats}-")]
    covered = {case for path in files for case in path.read_text().splitlines()[2].split()[1:]}
    assert len(files) >= golden.GAMES_A_SEAT_COUNT
    assert not golden.NEEDED[seats] - covered


@pytest.mark.parametrize("seats", golden.NEEDED)
def test_what_a_file_says_it_covers_it_does_cover(seats: int):
    for path in [path for path in FILES if path.name.startswith(f"{seats}-")][::6]:
        state, actions, covers = playthrough.read(path.read_text(encoding="utf-8"))
        for words in actions:
            state.play(words)
        assert golden.covers(state) == covers


def test_a_file_for_other_rules_is_refused():
    text = FILES[0].read_text(encoding="utf-8").replace("rules 1", "rules 2", 1)
    with pytest.raises(ValueError, match="rules 2"):
        playthrough.read(text)
