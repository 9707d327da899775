"""The rules in four languages: every clause in each, and the same numbers in each."""

import re
from collections import Counter

import pytest

import glueck
from glueck.engine.clauses import LANGUAGES, Rulebook, chapter_of

TRANSLATED = [one for one in LANGUAGES if one != "en"]
VECTORS = "TV"  # examples for who builds the game; nobody reads them while playing
ID = re.compile(r"\b[A-Z]{2}-[A-Z]+(-\d{2,3})?\b")
OPTION = re.compile(r"^\*\*([a-z_]+)\*\* (.+)$", re.MULTILINE)
GROUPED = re.compile(r"(?<=\d)[,.\s\u00a0\u202f](?=\d{3}\b)")  # 10,000; 10 000; 10.000

pytestmark = pytest.mark.parametrize("game", glueck.games())


def for_players(book):
    return {clause: text for clause, text in book.texts.items() if f"-{VECTORS}-" not in clause}


def numbers(text):
    """The numbers written in digits, each as often as it stands there; ids are no numbers."""
    return Counter(re.findall(r"\d+", GROUPED.sub("", ID.sub("", text))))


def different(one, other):
    """What has other numbers in another language, with those that are only on one side."""
    found = {}
    for name, text in one.items():
        here, there = numbers(text), numbers(other[name])
        if here != there:
            found[name] = (dict(here - there), dict(there - here))
    return found


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_clause_is_there_and_no_other(game, language):
    english, book = Rulebook(game), Rulebook(game, language=language)
    assert list(for_players(english)) == list(book.texts)
    assert all(text != english.text(clause) for clause, text in book.texts.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_has_a_title_and_an_introduction(game, language):
    book = Rulebook(game, language=language)
    assert list(book.sections) == list(dict.fromkeys(chapter_of(clause) for clause in book.texts))
    assert all(section.title and section.introduction for section in book.sections.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained(game, language):
    said = [name for name, _ in OPTION.findall(Rulebook(game, language=language).document)]
    assert said == [option.name for option in glueck.load(game).options]


@pytest.mark.parametrize("language", TRANSLATED)
def test_clauses_have_the_same_numbers(game, language):
    assert different(for_players(Rulebook(game)), Rulebook(game, language=language).texts) == {}


@pytest.mark.parametrize("language", TRANSLATED)
def test_introductions_have_the_same_numbers(game, language):
    english, book = Rulebook(game), Rulebook(game, language=language)
    one, other = (
        {chapter: section.introduction for chapter, section in each.sections.items()}
        for each in (english, book)
    )
    assert different({chapter: one[chapter] for chapter in other}, other) == {}


@pytest.mark.parametrize("language", TRANSLATED)
def test_clauses_refer_to_the_same_clauses(game, language):
    """But for the test vectors, which are in English only."""
    book = Rulebook(game, language=language)
    for clause, text in for_players(Rulebook(game)).items():
        named = {one[0] for one in ID.finditer(text) if f"-{VECTORS}-" not in one[0]}
        assert {one[0] for one in ID.finditer(book.text(clause))} == named, clause
