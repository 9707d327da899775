"""The rulebook in the page: in every language, at any clause, from every reason, on any screen."""

import re

import pytest
from web_person import Person

import glueck
from glueck.engine.clauses import Rulebook
from web import boxes
from web.griff_positions import plain_turn
from web.guests import BLANK
from web.moments import to_the_first_order
from web.test_access import serious
from web.test_screens import DESKTOP, PHONE
from web.words import LANGUAGES, raw_keys

pytestmark = pytest.mark.slow

CLAUSE = {"glueckauf": "GA-MINE-08", "gluecksgriff": "GG-KNOCK-06"}
CODES = re.compile(r"\b(?:factory|mining|money|order|delivery)-\w+|[a-z]_[a-z]|[\"']")
SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"
TOO_WIDE = """() => [...document.querySelectorAll('.book *')].filter(one =>
    one.getBoundingClientRect().right > innerWidth + 1).map(one => one.outerHTML.slice(0, 100))"""


def read(page, game, at=""):
    place = f"rules={game}" + (f"&at={at}" if at else "")
    page.goto("/".join(page.url.split("/")[:3]) + f"/#{place}")
    page.locator(".book .clauses").first.wait_for()
    page.locator(".book table").first.wait_for()
    return page.locator(".book")


def plain(text):
    """With one kind of space."""
    return " ".join(text.split())


def shown(page):
    return page.eval_on_selector_all(".clauses > p", "all => all.map(one => one.id)")


def in_sight(page, clause):
    box = page.locator(f'[id="{clause}"]').bounding_box()
    return 0 <= box["y"] < page.viewport_size["height"] - box["height"]


@pytest.mark.parametrize("game", glueck.games())
def test_all_of_it_is_there_in_every_language(open_page, game):
    """And nothing of it is beside the screen of a small phone."""
    page = open_page(blank=True)
    read(page, game)
    for language in LANGUAGES:
        boxes.resize(page, DESKTOP)
        written = Rulebook(game, language=language)
        boxes.speak(page, language)
        said = plain(written.texts[shown(page)[0]])
        page.locator(".clauses > p", has_text=said).wait_for()
        text = plain(page.locator(".book").inner_text())
        players = {clause: said for clause, said in written.texts.items() if "-TV-" not in clause}
        assert shown(page) == list(players)
        assert [f"{one} {said}" for one, said in players.items()
                if plain(f"{one} {said}") not in text] == []  # fmt: skip
        titles = dict(page.eval_on_selector_all(".book h2", TITLES))
        for chapter, section in written.sections.items():
            if not chapter.endswith("-TV"):
                assert titles[chapter] == section.title
                assert all(plain(part) in text for part in section.introduction.split("\n\n"))
        rules = plain(written.document)  # they may well say «null»
        assert [said for said in raw_keys(page) if plain(said) not in rules] == []
        assert CODES.findall(text) == []
        boxes.resize(page, PHONE)
        assert not page.evaluate(SIDEWAYS)
        assert page.evaluate(TOO_WIDE) == []


TITLES = "all => all.map(one => [one.id, one.innerText])"


def test_from_home_to_a_clause_that_one_can_link_to(open_page):
    page = open_page("de")
    page.locator("[data-rules-of=glueckauf]").click()
    page.locator(".book nav").get_by_text("Fördern").click()
    page.locator('h2[id="GA-MINE"]').wait_for()
    assert in_sight(page, "GA-MINE")
    page.locator('[id="GA-MINE-08"] .id a').click()
    page.locator(".marked[id=GA-MINE-08]").wait_for()
    other = open_page("pl")
    other.goto(page.url)
    other.locator(".marked[id=GA-MINE-08]").wait_for()
    other.wait_for_function("() => document.activeElement.id === 'GA-MINE-08'")
    assert in_sight(other, "GA-MINE-08")
    said = Rulebook("glueckauf", language="pl").text("GA-MINE-08")
    assert plain(said) in plain(other.inner_text(".marked"))


def test_a_link_leads_there_when_everything_is_loaded(open_page, server):
    page = open_page("ru", blank=True)
    for at in ("GG-HOUR", "GG-SCORE-16", "GG-A", "options"):
        page.goto(server.url + BLANK)
        read(page, "gluecksgriff", at)
        page.wait_for_load_state("networkidle")
        page.wait_for_function("id => document.activeElement.id === id", arg=at)
        assert in_sight(page, at)


def test_the_language_changes_and_one_stays_where_one_was(open_page):
    page = open_page("en", blank=True)
    read(page, "gluecksgriff", "GG-KNOCK-06")
    page.select_option("[data-setting=language]", "ru")
    said = Rulebook("gluecksgriff", language="ru").text("GG-KNOCK-06")
    page.locator(".marked", has_text=said).wait_for()
    page.wait_for_function("() => document.activeElement.id === 'GG-KNOCK-06'")
    assert in_sight(page, "GG-KNOCK-06")


def test_nothing_of_it_is_fetched_before_somebody_reads(open_page):
    page = open_page()
    fetched = []
    page.on("request", lambda request: fetched.append(request.url.rpartition("/")[2]))
    page.reload()
    page.wait_for_selector("[data-play]")
    assert not [name for name in fetched if re.search(r"\.md$|^(Rule|Box)", name)]
    read(page, "glueckauf")
    assert len([name for name in fetched if name.endswith(".md")]) == 1


def test_searching(open_page):
    page = open_page("pl", blank=True)
    read(page, "glueckauf")
    field, count = page.locator("[data-rules-search]"), page.locator("[data-rules-found]")
    field.fill("ZALADUNEK zamowienia")  # załadunek: neither accents nor case matter
    page.wait_for_function("() => document.querySelector('[data-rules-found]').innerText")
    found = page.locator(".book dl > div, .clauses > p, .book section > p").count()
    assert 0 < found < 60
    assert count.inner_text().split()[0] == str(found)
    field.fill("qqqqq")
    page.get_by_text(re.compile(r"^0 ")).wait_for()
    assert shown(page) == []
    field.fill("mine-08")
    page.locator('[id="GA-MINE-08"] .id a').click()  # it leads to the clause among all others
    page.locator(".marked[id=GA-MINE-08]").wait_for()
    assert field.input_value() == ""
    assert "GA-MINE-07" in shown(page)
    assert in_sight(page, "GA-MINE-08")


def test_a_reason_leads_to_its_rule_and_the_game_is_not_left(open_page):
    page = open_page("de", blank=True)
    to_the_first_order(page)
    page.locator('[data-action="place bank"]').hover()
    rule = page.locator(".hint [data-rule]")
    rule.wait_for()
    clause, url = rule.get_attribute("data-rule"), page.url
    rule.hover()  # from the thing to the link: it waits for the mouse
    page.wait_for_timeout(700)
    rule.click()
    marked = page.locator("dialog[open] .marked")
    marked.wait_for()
    assert marked.get_attribute("id") == clause
    assert plain(Rulebook("glueckauf", language="de").text(clause)) in plain(marked.inner_text())
    assert page.url == url
    assert serious(page, but=".book section") == []  # see test_nobody_is_kept_out
    page.locator("[data-close]").click()
    page.locator("dialog[data-rules]").wait_for(state="detached")
    page.locator(".choices .act.live").first.click()


def test_a_reason_leads_to_its_rule_by_keys(open_page):
    """In the help mode the Tab key goes to what cannot be done, too, then to the rule, and back."""
    page = open_page("en", blank=True)
    Person(page).open_position(plain_turn(), "me", "apprentice", "apprentice")
    page.keyboard.press("?")
    dead = page.locator('.piles .act[aria-disabled="true"]').first
    dead.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if dead.evaluate("one => one === document.activeElement"):
            break
    rule = page.locator(".hint [data-rule]")
    rule.wait_for()
    page.keyboard.press("Tab")
    assert rule.evaluate("one => one === document.activeElement")
    page.keyboard.press("Escape")
    assert dead.evaluate("one => one === document.activeElement")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    rule.wait_for()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator("dialog[open] .marked").wait_for()


def test_a_reason_leads_to_its_rule_by_finger(open_page):
    page = open_page("en", size=(390, 844), touch=True, blank=True)
    Person(page).open_position(plain_turn(), "me", "apprentice", "apprentice")
    dead = page.locator('.act[aria-disabled="true"]:visible').first
    dead.tap(force=True)  # it is disabled, and says why
    page.locator(".hint [data-rule]").tap()
    page.locator("dialog[open] .marked").wait_for()


def test_from_the_menu_of_a_table(open_page):
    page = open_page("en", blank=True)
    Person(page).open_position(plain_turn(), "me", "apprentice", "apprentice")
    page.locator("[data-menu]").click()
    page.locator("[data-open-rules]").click()
    page.locator("dialog[data-rules] .clauses").first.wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[data-rules]").wait_for(state="detached")
    page.wait_for_selector("footer")


def test_nobody_is_kept_out(open_page):
    page = open_page(blank=True)
    for game in glueck.games():
        read(page, game, CLAUSE[game])
        page.locator(f".marked[id={CLAUSE[game]}]").wait_for()
        assert serious(page) == []


def test_contents_and_the_way_back_stay_in_sight(open_page):
    page = open_page(size=(1280, 720), blank=True)
    read(page, "gluecksgriff", "GG-HOUR-05")
    page.wait_for_function("() => document.activeElement.id === 'GG-HOUR-05'")
    page.locator("nav .here", has_text="Hourglass").wait_for()
    for thing in ("nav .back", "nav li:last-child a", "[data-rules-search]"):
        box = page.locator(f".book {thing}").bounding_box()
        assert 0 <= box["y"] < 720 - box["height"], thing
    page.set_viewport_size({"width": 360, "height": 740})
    page.evaluate("scrollBy(0, 3000)")
    assert page.locator("[data-back]").bounding_box()["y"] >= 0
    assert not page.locator(".book nav").is_visible()
    page.locator("[data-contents]").click()
    page.locator(".book nav").get_by_text("Joker").click()
    page.wait_for_function("() => document.activeElement.id === 'GG-JOK'")
    assert in_sight(page, "GG-JOK")
    assert not page.locator(".book nav").is_visible()


def test_on_paper_are_all_chapters_and_no_bars(open_page):
    page = open_page(blank=True)
    read(page, "glueckauf")
    page.locator("[data-rules-search]").fill("canteen")
    page.wait_for_function("() => document.querySelectorAll('.clauses > p').length < 50")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    assert shown(page)[0] == "GA-COMP-01"
    assert len(shown(page)) > 200
    assert not page.locator("header").is_visible()
    assert not page.locator("[data-rules-search]").is_visible()


def test_a_game_without_a_rulebook_says_so(open_page, server):
    page = open_page(blank=True)
    page.goto(f"{server.url}/#rules=chess")
    page.get_by_text("There are no rules for this game here.").wait_for()


@pytest.mark.parametrize(
    ("game", "position", "todo"),
    [("glueckauf", "mine", "ride black"), ("gluecksgriff", "hourglass", "deflect")],
)
def test_a_position_is_tried_out(open_page, game, position, todo):
    page = open_page("en", blank=True)
    read(page, game)
    page.locator(f"[data-try={position}]").click()
    page.wait_for_url(re.compile("table="))
    page.locator(f'[data-action="{todo}"]').first.wait_for(timeout=60_000)


def test_after_the_turn_the_rule_is_said_and_nobody_plays_on(open_page):
    page = open_page("de", blank=True)
    read(page, "gluecksgriff")
    page.locator("[data-try=call]").click()
    page.locator('[data-action="glücksgriff"]').click(timeout=60_000)
    tried = page.locator("[data-tried]")
    tried.wait_for()
    rule = Rulebook("gluecksgriff", language="de").text("GG-CALL-01")
    tried.get_by_text(rule).wait_for()
    told = page.locator("[data-moment]").count()
    page.wait_for_timeout(1500)
    assert page.locator("[data-moment]").count() == told
    assert serious(page) == []
    before = page.url
    page.locator("[data-again]").click()
    page.wait_for_url(lambda url: url != before)
    page.locator('[data-action="glücksgriff"]').click(timeout=60_000)
    page.locator("[data-play-on]").click()
    page.locator("dialog[open] #counting-title").wait_for(timeout=60_000)
    page.goto(page.url.split("#")[0])
    page.locator("[data-play]").first.wait_for()
    page.wait_for_load_state("networkidle")
    mine = page.locator("[data-tables]:not([data-tables=public])")  # others' may be there
    assert mine.count() == 0, "no game of mine waits there"
