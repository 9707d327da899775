"""Clauses: their ids, their numbers, their sentences."""

import pytest

from glueck.engine.clauses import Clauses
from toys import kuhn, nim

CLAUSES = Clauses("chess", "CH", ("MOVE", "END"), waiting="CH-MOVE-01")


@pytest.mark.parametrize("clause", ["CH-MOVE-01", "CH-MOVE-99", "CH-END-01"])
def test_a_clause_is_a_number_and_the_number_is_the_clause(clause):
    assert CLAUSES.number(clause) > 0
    assert CLAUSES.name(CLAUSES.number(clause)) == clause


def test_no_two_clauses_share_a_number():
    """Three digits are allowed in the rules: `**CH-MOVE-100** …`."""
    clauses = [f"CH-{chapter}-{n:02}" for chapter in ("MOVE", "END") for n in range(1, 120)]
    assert len({CLAUSES.number(clause) for clause in clauses}) == len(clauses)
    assert [CLAUSES.name(CLAUSES.number(clause)) for clause in clauses] == clauses


@pytest.mark.parametrize("clause", ["GA-MOVE-01", "CH-CASTLE-01", "CH-MOVE", "CH-MOVE-x", ""])
def test_what_is_no_clause_of_the_game_is_refused(clause):
    with pytest.raises(ValueError):  # noqa: PT011 (any message will do)
        CLAUSES.number(clause)


def test_a_clause_of_another_game_is_named():
    with pytest.raises(ValueError, match="GA-MOVE-01 is not a clause of chess"):
        CLAUSES.number("GA-MOVE-01")


def test_sentences_come_from_the_file_of_the_rules():
    assert nim.CLAUSES.text("NM-TURN-02") == "A heap without counters gives none."
    assert set(kuhn.CLAUSES.texts) == {"KP-DEAL-01", "KP-BET-01", "KP-BET-02", "KP-END-01"}


def test_headings_name_the_chapters(tmp_path):
    path = tmp_path / "chess.md"
    path.write_text("# Chess\n\n## CH-MOVE: Moving\n\n**CH-MOVE-01** White begins.\n")
    clauses = Clauses("chess", "CH", ("MOVE",), waiting="CH-MOVE-01", path=path)
    assert clauses.titles == {"CH-MOVE": "Moving"}
    assert clauses.text("CH-MOVE-01") == "White begins."


def test_without_rules_there_is_still_something_to_say():
    assert CLAUSES.document == ""
    assert CLAUSES.text("CH-MOVE-01") == "the rules forbid it"


def test_rules_may_be_there_in_other_languages(tmp_path):
    path = tmp_path / "chess.md"
    path.write_text("# Chess\n\n## CH-MOVE: Moving\n\nIn turn.\n\n**CH-MOVE-01** White begins.\n")
    german = "# Schach\n\n## Ziehen\n\nReihum.\n\nImmer.\n\n**CH-MOVE-01** Weiß beginnt.\n"
    path.with_name("chess.de.md").write_text(german)
    clauses = Clauses("chess", "CH", ("MOVE",), waiting="CH-MOVE-01", path=path)
    assert clauses.languages == ("en", "de")
    assert clauses.sections["CH-MOVE"].introduction == "In turn."
    book = clauses.translated("de")
    assert book.text("CH-MOVE-01") == "Weiß beginnt."
    assert book.titles == {"CH-MOVE": "Ziehen"}
    assert book.sections["CH-MOVE"].introduction == "Reihum.\n\nImmer."
    assert clauses.translated("pl").texts == {}
    assert nim.CLAUSES.languages == ("en",)
