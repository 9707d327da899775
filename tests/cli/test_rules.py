"""The rules at hand: clauses, chapters, words; near matches for what is not there."""

import pytest

from cli.terminal import GAME


def said(result):
    return " ".join(result.stdout.split())


def test_without_argument_the_chapters(run):
    result = run("rules", "glueckauf")
    assert result.exit_code == 0
    for chapter, title in GAME.clauses.titles.items():
        assert f"{chapter} {title}" in said(result)
    assert "GA-A Rulings" in said(result)


@pytest.mark.parametrize("name", ["GA-MINE-11", "ga-mine-11", "MINE-11"])
def test_a_clause_with_the_ruling_it_rests_on(run, name):
    result = run("rules", "glueckauf", name)
    assert f"GA-MINE-11 {GAME.clauses.text('GA-MINE-11')}" in said(result)
    assert f"GA-A-20 {GAME.clauses.text('GA-A-20')}" in said(result)
    assert "GA-MINE-12" not in result.stdout


def test_a_chapter_is_all_its_clauses_and_no_others(run):
    lines = run("rules", "glueckauf", "GA-MON").stdout.splitlines()
    heads = [line for line in lines if line.startswith("GA-")]
    assert heads == [clause for clause in GAME.clauses.texts if clause.startswith("GA-MON-")]


def test_words_are_searched_for(run):
    found = run("rules", "glueckauf", "Canteen", "ousted").stdout
    heads = {line for line in found.splitlines() if line.startswith("GA-")}
    texts = GAME.clauses.texts.items()
    assert heads == {c for c, t in texts if "canteen" in t.lower() and "ousted" in t.lower()}
    assert heads


@pytest.mark.parametrize(
    ("wanted", "near"),
    [("GA-MINE-99", "GA-MINE-"), ("GA-MIEN", "GA-MINE"), ("cantene", "canteen")],
)
def test_what_is_not_there_gets_near_matches(run, wanted, near):
    result = run("rules", "glueckauf", wanted)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert f"nothing on “{wanted}”; near: " in result.stderr
    assert near in result.stderr.split("near: ")[1]
    assert len(result.stderr.splitlines()) == 1


def test_nothing_near_is_said_too(run):
    result = run("rules", "glueckauf", "qqqqqq")
    assert result.exit_code == 2
    assert result.stderr == "glueck: the rules of glueckauf have nothing on “qqqqqq”\n"


@pytest.mark.parametrize("how", [{"LANG": "pl_PL.UTF-8"}, {"LC_ALL": "pl", "LANG": "de"}, {}])
def test_in_another_language_by_the_environment_or_by_asking(run, how):
    asked = [] if how else ["--lang", "pl"]
    result = run("rules", "glueckauf", "GA-MINE-11", *asked, **how)
    polish = GAME.clauses.translated("pl")
    assert f"GA-MINE-11 {polish.text('GA-MINE-11')}" in said(result)
    assert f"GA-A-20 {polish.text('GA-A-20')}" in said(result)


def test_a_chapter_begins_with_its_introduction(run):
    for language in GAME.clauses.languages:
        section = GAME.clauses.translated(language).sections["GA-MINE"]
        result = run("rules", "glueckauf", "GA-MINE", "--lang", language)
        introduction = " ".join(section.introduction.split())
        assert said(result).startswith(f"{section.title} {introduction} GA-MINE-01")


def test_a_language_nobody_wrote_is_refused_if_asked_for_and_else_it_is_english(run):
    result = run("rules", "glueckauf", "--lang", "fr")
    assert result.exit_code == 2
    assert "there is no language “fr”; there are: en, de, pl, ru" in result.stderr
    assert "GA-A Rulings" in said(run("rules", "glueckauf", LANG="fr_FR.UTF-8"))
