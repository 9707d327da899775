"""Four languages: switched without loading again, complete wherever one looks."""

import re

import pytest
from web_person import Person

import glueck
from web import boxes
from web.griff_positions import plain_turn
from web.moments import into_the_mine, to_the_first_order
from web.words import LANGUAGES, raw_keys

pytestmark = pytest.mark.slow

TITLES = {"en": "Good games", "de": "Gute Spiele", "pl": "Dobre gry", "ru": "Хорошие игры"}
LETTERS = {"en": "the ", "de": "[äöüß]", "pl": "[ąęłńśźż]", "ru": "[а-яё]"}
WHY = {"en": "", "de": "Regel", "pl": "Zasada", "ru": "Правило"}

# Presses everything that explains itself, one after the other; what each of them said.
EXPLAINED = """async () => {
    const heard = {}
    for (const one of document.querySelectorAll('[data-help]')) {
        if (heard[one.dataset.help] || !one.checkVisibility()) continue
        one.click()
        await new Promise(done => setTimeout(done, 30))
        heard[one.dataset.help] = document.querySelector('.hint')?.innerText ?? ''
    }
    return heard
}"""


def test_the_language_changes_without_loading_again(open_page):
    page = open_page("en")
    page.evaluate("window.still = true")
    for language in ("de", "pl", "ru", "en"):
        page.select_option("[data-setting=language]", language)
        page.get_by_role("heading", name=re.compile(TITLES[language])).wait_for()
        assert page.get_attribute("html", "lang") == language
        assert raw_keys(page) == []
    assert page.evaluate("window.still")


def test_the_language_changes_in_the_middle_of_a_game(open_page):
    """The log too, though it was told in another one."""
    page = open_page("en", blank=True)
    into_the_mine(page)
    page.locator("[data-menu]").click()
    for language, told in (("de", "fördert mit"), ("pl", "wydobycie"), ("ru", "добыч")):
        page.locator("dialog[open] [data-setting=language]").select_option(language)
        page.locator("[role=log]").get_by_text(re.compile(told)).first.wait_for()
        assert raw_keys(page) == []
    page.keyboard.press("Escape")
    page.locator('.act.live[data-action="ride gray"]').click()
    page.wait_for_selector('.act.live[data-action="load gray"]')


@pytest.mark.parametrize("game", glueck.games())
def test_help_tells_what_everything_is_and_does_nothing(open_page, game):
    page = open_page(blank=True)
    if game == "glueckauf":
        to_the_first_order(page)
    else:
        Person(page).open_position(plain_turn(), "me", "apprentice", "apprentice")
    page.locator("[data-help-switch]").click()
    for language in LANGUAGES:
        boxes.speak(page, language)
        before = page.locator("[role=log]").inner_text()
        heard = page.evaluate(EXPLAINED)
        assert len(heard) >= (15 if game == "glueckauf" else 7)
        assert re.search(LETTERS[language], " ".join(heard.values()).lower())
        for thing, said in heard.items():
            assert len(said) > 15, f"{thing} does not say what it is"
            assert not re.match(r"help-", said)
        assert raw_keys(page) == []
        assert page.locator("[role=log]").inner_text() == before


def test_what_cannot_be_done_says_why(open_page):
    """With the clause of the rules, for whoever wants to read on."""
    page = open_page(blank=True)
    to_the_first_order(page)
    for language in LANGUAGES:
        boxes.speak(page, language)
        page.locator('[data-action="place bank"]').hover()
        # While the server is slow to say why, what it is may be said.
        hint = page.locator(".hint", has_text=re.compile(r"GA-[A-Z]+-\d\d"))
        hint.wait_for()
        assert re.search(WHY[language], hint.inner_text())
        page.mouse.move(2, 2)
        page.locator(".hint").wait_for(state="detached")
