"""A first game, guided: whoever does what it says gets through, and nobody has to."""

import re
from itertools import product
from pathlib import Path

import pytest

import glueck
from covering import ALL
from web.guided import Newcomer
from web.test_access import serious
from web.words import LANGUAGES, raw_keys

pytestmark = pytest.mark.slow

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
PHONE, DESKTOP = (360, 740), (1280, 720)
# What nobody can miss who follows the guide, however the bots play.
CERTAIN = {
    "glueckauf": {
        "welcome", "draft", "draft-again", "mine", "ride", "load", "up", "put", "end", "deliver",
        "order", "buy", "money", "bank", "scoring", "done",
    },
    "gluecksgriff": {"welcome", "knock", "discard", "scoring", "done"},
}  # fmt: skip


def said_in(game, language):
    """What the guide can say, as patterns: a name or a card may be anything."""
    text = (GAMES / game / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
    text = text.replace("\u00a0", " ")  # what holds words together is not looked at
    words = re.findall(r"^lesson-([\w-]+) = (.*)$", text, re.M)
    return {key: re.sub(r"\\\{[^}]*\\\}", ".+", re.escape(said)) for key, said in words}


# Each language once, each game on a phone and on a desktop, by day and by night.
CHOSEN = [("glueckauf", "en"), ("gluecksgriff", "de"), ("gluecksgriff", "pl"), ("glueckauf", "ru")]


@pytest.mark.parametrize(
    ("game", "language"), list(product(glueck.games(), LANGUAGES)) if ALL else CHOSEN
)
def test_whoever_follows_it_plays_to_its_end(open_page, game, language):
    """Half of them on a phone, half in the dark; discarding and drawing in one press, or in two.
    The campaign plays both games in every language; that no sentence is missing in any, and that
    none has a hole, the catalogues' own tests say."""
    is_small = LANGUAGES.index(language) % 2 == (game == "glueckauf")
    page = open_page(
        language,
        PHONE if is_small else DESKTOP,
        theme="dark" if language in ("de", "ru") else "light",
    )
    newcomer = Newcomer(page, slowly=language in ("pl", "ru"))
    newcomer.begin(game)
    newcomer.follow(until="welcome")
    assert serious(page) == []
    newcomer.follow()
    assert CERTAIN[game] <= newcomer.words.keys()
    patterns = said_in(game, language)
    for step, words in newcomer.words.items():
        assert re.search(patterns[step], words.replace("\n", " ").replace("\u00a0", " ")), (
            step,
            words,
        )
    assert newcomer.faults == []
    assert raw_keys(page) == []
    page.locator("[data-guide-play-on]").click()
    page.locator(".guide").wait_for(state="detached")
    assert page.locator("footer").is_visible()


def test_other_moves_are_welcome_and_poor_ones_are_taken_back(open_page):
    page = open_page(size=DESKTOP)
    newcomer = Newcomer(page)
    newcomer.begin("glueckauf")
    newcomer.follow(until="mine")
    page.locator('[data-action="place money-6"]').click()
    page.locator("[data-guide-fine]").wait_for()
    assert newcomer.settled()["step"] == "end"
    page.locator("[data-undo]").click()
    page.locator('[data-guide="mine"]').wait_for()
    assert not newcomer.settled()["fine"]
    newcomer.follow(until="ride")
    page.locator('[data-action="stop"]').click()
    page.locator("[data-guide-undo]").click()
    page.locator('[data-guide="ride"]').wait_for()
    # Who comes back goes on where they were.
    page.reload()
    page.locator('[data-guide="ride"]').wait_for()
    # By keys: the thing that is spoken of has the focus; Escape puts the guide aside.
    page.locator("[data-guide-show]").focus()
    page.keyboard.press("Enter")
    page.locator('[data-action^="ride "]:focus').wait_for()
    page.keyboard.press("Enter")
    page.locator('[data-guide="load"]').wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-unfold-guide]").wait_for()
    page.locator("[data-pointer]").wait_for(state="detached")
    page.locator("[data-unfold-guide]").click()
    page.locator("[data-pointer]").wait_for()
    # Without the guide it is an ordinary game, to which the guide can come back.
    page.locator("[data-guide-skip]").click()
    page.locator(".guide").wait_for(state="detached")
    page.reload()
    page.locator('.act.live[data-action^="load "]').first.wait_for()
    assert page.locator(".guide").count() == 0
    page.locator("[data-menu]").click()
    page.locator("[data-guide-resume]").click()
    page.locator('[data-guide="load"]').wait_for()
    # And it can begin again, at a table of its own.
    before = page.url
    page.locator("[data-guide-again]").click()
    page.wait_for_url(lambda url: url != before)
    page.locator('[data-guide="welcome"]').wait_for()
    assert page.locator(".guide").count() == 1


def test_from_home_and_from_the_rules_and_what_cannot_be_taken_back(open_page):
    page = open_page(size=PHONE)
    order = "all => all.map(one => Object.keys(one.dataset)[0])"
    ways = ".poster:first-child .row button"  # who was never here learns first
    assert page.eval_on_selector_all(ways, order) == [
        "learn",
        "play",
        "invite",
    ]  # who was never here
    page.goto(page.url.split("#")[0] + "#rules=gluecksgriff")
    newcomer = Newcomer(page)
    newcomer.begin("gluecksgriff")
    newcomer.follow(until="knock")
    page.locator('.fan [data-card="1"]').click()
    page.locator('.plays [data-action="discard 1"]:not([data-then])').click()
    page.locator("[data-guide-leave]").wait_for()
    assert page.locator("[data-guide-undo]").count() == 0
    page.locator("[data-guide-leave]").click()
    newcomer.follow(until="draw")
    page.goto(page.url.split("#")[0] + "#")
    page.locator(ways).first.wait_for()
    assert page.eval_on_selector_all(ways, order) == ["play", "learn", "invite"]
