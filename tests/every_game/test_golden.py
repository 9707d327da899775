"""Games kept as text: played again, every line must come out the same, compiled or not."""

from pathlib import Path

import playthrough
import pytest

import glueck
import golden

FILES = sorted(golden.FOLDER.glob("*/*.game"))
# Every eighth is played in every pass.
PLAYED = [
    pytest.param(path, marks=[pytest.mark.many_positions] if number % 8 else [])
    for number, path in enumerate(FILES)
]
SEATS = [(game, seats) for game, cases in golden.CASES.items() for seats in cases.NEEDED]


def files(game: str, seats: int) -> list[Path]:
    return [p for p in FILES if p.parent.name == game and p.name.startswith(f"{seats}-")]


def test_every_game_has_golden_games():
    assert list(golden.CASES) == glueck.games()


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_plays_out_as_it_did(path: Path):
    text = path.read_text(encoding="utf-8")
    state, actions, covers = playthrough.read(text)
    for words in actions:
        state.play(words)
    assert playthrough.write(state, covers) == text


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_there_are_enough_golden_games_and_they_cover_every_case(game: str, seats: int):
    texts = [path.read_text(encoding="utf-8") for path in files(game, seats)]
    covered = {case for text in texts for case in text.splitlines()[2].split()[1:]}
    assert len(texts) >= golden.CASES[game].GAMES_A_SEAT_COUNT
    assert not golden.CASES[game].NEEDED[seats] - covered


@pytest.mark.many_positions
@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_what_a_file_says_it_covers_it_does_cover(game: str, seats: int):
    for path in files(game, seats)[::8]:
        state, actions, covers = playthrough.read(path.read_text(encoding="utf-8"))
        for words in actions:
            state.play(words)
        assert golden.covers(state) == covers


def test_a_file_for_other_rules_is_refused():
    text = FILES[0].read_text(encoding="utf-8").replace("rules 1", "rules 2", 1)
    with pytest.raises(ValueError, match="rules 2"):
        playthrough.read(text)
