"""What people may be called, and what they may say: nothing invisible, nothing that misleads."""

import re
from pathlib import Path

import pytest

import glueck
from glueck.match.names import (
    CALLED_BY_THE_PAGE,
    clean_chat,
    clean_name,
    clean_text,
    look_alike,
    numbers_among_alike,
)
from glueck.match.refusals import Refused

LOCALES = Path(glueck.__file__).parents[2] / "web" / "locales"

INVISIBLE = (
    "\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u200b", "\u200c", "\u200d", "\u2060",
    "\ufeff", "\u00ad", "\u034f", "\u180e", "\u2063", "\u17b4", "\U0001d159", "\U000e0041",
    "\U000e0101", "\ufe0f", "\ufe01", "\u2028", "\u00a0", "\u3000", "\U00016fe4", "\ufffc",
)  # fmt: skip
DIRECTIONS = ("\u202e", "\u202a", "\u2066", "\u2069", "\u200e", "\u200f", "\u061c")


@pytest.mark.parametrize("sign", INVISIBLE)
def test_nobody_is_called_nothing(sign):
    for name in (sign, sign * 5, f" {sign} "):
        with pytest.raises(Refused) as caught:
            clean_name(name)
        assert caught.value.code == "name"


@pytest.mark.parametrize("sign", [*INVISIBLE, *DIRECTIONS])
def test_no_name_has_what_cannot_be_seen_in_it(sign):
    if sign == "\ufe0f":  # a choice of presentation, which is dropped
        assert clean_name(f"An{sign}na") == "Anna"
        return
    if sign == "\u00a0":  # a space that holds words together
        assert clean_name(f"An{sign}na") == "An na"
        return
    with pytest.raises(Refused) as caught:
        clean_name(f"An{sign}na")
    assert caught.value.code == "name"


@pytest.mark.parametrize(
    "name",
    ["...", "- -", "\u0301", "\u0301Anna", "a" + "\u0323\u0302\u0335\u0334" * 3, "\ue000", "\u0378",
     "Zo" + "\u0316" * 4 + "e"],
)  # fmt: skip
def test_a_name_has_something_to_read_and_stays_on_its_line(name):
    with pytest.raises(Refused):
        clean_name(name)


@pytest.mark.parametrize(
    "name",
    ["Anna", "Jean-Luc O'Brien", "Łukasz Żak", "Müller", "Анна Каренина", "Nguyễn Thị", "Ὀδυσσεύς",
     "שָׁלוֹם", "अनुष्का", "เด็กน้อย", "漢字", "안나", "محمد", "X Æ A-12", "W" * 40, "漢" * 40, "🙂", "π",
     "Anna 2", "Guest", "Gość", "Гость", "Anna Анна", "R2D2"],
)  # fmt: skip
def test_people_are_called_as_they_are(name):
    assert clean_name(name) == name


@pytest.mark.parametrize("mark", ["\U0001bc9d", "\u2d7f", "\u17d2", "\u094d", "\ua9c0"])
def test_a_letter_has_accents_of_its_own_alphabet(mark):
    """Those of others are drawn as nothing, and «Anna» would be two people."""
    for name in (f"Anna{mark}", f"Анна{mark}", f"An{mark}na", f"É{mark}"):
        with pytest.raises(Refused) as caught:
            clean_name(name)
        assert caught.value.code == "name"


def test_a_name_is_written_in_one_way():
    assert clean_name("  A\u0308nne   Marie ") == "Änne Marie"
    assert clean_name("❤\ufe0f") == "❤"


@pytest.mark.parametrize("name", ["Аnna", "Bοb", "pаypal", "Мax"])  # a letter of another alphabet
def test_a_word_has_letters_of_one_alphabet(name):
    with pytest.raises(Refused, match="alphabets"):
        clean_name(name)


@pytest.mark.parametrize(
    "name", ["Hewer", "HEWER 2", "hewer (1)", "Captain", "Captaın", "Steiger", "sztygar", "Вы",
             "You", "you.", "Host", "H0ST", "admin", "хозяин", "Operator", "Betreiber",
             "Betreiberin", "Administrator", "Администратор", "_host_", "★ Host ★", "1. Admin",
             "ｈｏｓｔ", "ⓗⓞⓢⓣ", "𝓱𝓸𝓼𝓽"]
)  # fmt: skip
def test_nobody_is_called_as_bots_the_host_or_oneself(name):
    with pytest.raises(Refused) as caught:
        clean_name(name)
    assert caught.value.code == "name_taken"


@pytest.mark.parametrize("language", ["en", "de", "pl", "ru"])
def test_what_the_page_calls_its_own_is_not_free(language):
    catalogue = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    called = re.findall(r"^(?:level-[a-z]+|me|open-seat) = (.*)$", catalogue, re.MULTILINE)
    assert {name.lower() for name in called} == set(CALLED_BY_THE_PAGE[language])


def test_names_that_look_alike_are_told_apart_by_numbers():
    assert look_alike("Anna", "Аnnа")
    assert look_alike("Bill", "BiII")
    assert look_alike("Нора", "Hopa")
    assert look_alike("modern", "modem")
    assert look_alike("ANNA", "anna")
    assert look_alike("Anna", "Ａｎｎａ")
    assert look_alike("Anna", "ⒶⓃⓃⒶ")
    assert not look_alike("Anna", "Anne")
    assert numbers_among_alike(["Anna", "Anna (2)", "Anna 1", "2"]) == [1, 2, 3, None]
    names = ["Нора", "Bob", "Hopa", "", "", "Bob", "Eve"]
    assert numbers_among_alike(names) == [1, 1, 2, None, None, 2, None]


@pytest.mark.parametrize("text", ["\u3164", "\u2800\u2800", "\u200b", "\u200d", "\n \n", "\ufe0f"])
def test_nobody_says_nothing(text):
    with pytest.raises(Refused) as caught:
        clean_chat(text, 500)
    assert caught.value.code == "text"


@pytest.mark.parametrize("text", [f"abc {one} def" for one in DIRECTIONS] + ["Z" + "\u0316" * 4])
def test_what_is_said_keeps_its_place(text):
    with pytest.raises(Refused):
        clean_chat(text, 500)


@pytest.mark.parametrize("text", ["two\nlines", "👨‍👩‍👧 ❤️", "می‌خواهم", "⠓⠑⠇⠇⠕⠀⠺⠕⠗⠇⠙"])
def test_people_talk_as_they_do(text):
    assert clean_chat(text, 500) == text


def test_what_was_copied_from_the_page_can_be_said():
    assert clean_chat("ход\u00a0в\u00a0шахте", 500) == "ход в шахте"


def test_titles_are_as_visible_as_names():
    assert clean_text(" Our  table ", 80, "title") == "Our table"
    assert clean_text("Игра\u00a0с\u202fобучением", 80, "title") == "Игра с обучением"
    for text in (*INVISIBLE, *DIRECTIONS, "x" * 81):
        with pytest.raises(Refused):
            clean_text(text, 80, "title")
