"""Every code of a refusal is in one table, which statuses, documentation and translations use."""

import ast
from functools import cache
from pathlib import Path

import pytest

import glueck
from glueck.match.refusals import REFUSALS, Refused

SOURCES = Path(glueck.__file__).parent
LOCALES = SOURCES.parents[1] / "web" / "locales"
CODE_AT = {"Refused": 0, "clean_text": 2}  # which argument of a call is a code


def codes_in(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            at = CODE_AT.get(node.func.id)
            if at is not None and isinstance(node.args[at], ast.Constant):
                yield node.args[at].value


@cache
def used():
    texts = (path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    refusing = (text for text in texts if any(f"{name}(" in text for name in CODE_AT))
    return {code for text in refusing for code in codes_in(ast.parse(text))}


def test_the_table_has_all_codes_that_are_used_and_no_others():
    assert used() == REFUSALS.keys()
    assert len(used()) > 50


def test_a_code_that_is_not_in_the_table_fails():
    with pytest.raises(LookupError, match="nonsense"):
        Refused("nonsense", "there is no such code")


def test_every_code_has_a_status_of_a_client_error_or_a_busy_server_and_a_sentence():
    for code, meaning in REFUSALS.items():
        assert meaning.status in {400, 401, 403, 404, 408, 409, 413, 422, 429, 503}, code
        assert meaning.sentence.endswith("."), code
    assert Refused("stale", "…").status == 409


@pytest.mark.parametrize("language", ["en", "de", "pl", "ru"])
def test_the_page_has_words_for_every_code(language):
    catalogue = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    translated = {line.split(" = ")[0] for line in catalogue if line.startswith("error-")}
    assert {f"error-{code}" for code in REFUSALS} <= translated
