"""The review of a finished game: asked for at the result, read on a phone, in four languages."""

import pytest
from web_person import Person

import glueck
from glueck.bots import bot
from glueck.search import SeatKnowledge
from web import boxes
from web.alone_pages import go_on_with, wait_until
from web.test_access import serious
from web.test_screens import PHONE, fits
from web.words import LANGUAGES, raw_keys

pytestmark = pytest.mark.slow

# What lay on the table then is known, and so what is to be said of each turn.
NAMED = """() => [...document.querySelectorAll('[data-best] p, [data-dearest] p, .swings span')]
    .every(({textContent}) => textContent && !textContent.includes('…'))"""


KEPT = """() => new Promise(done => {
    const opening = indexedDB.open('glueckskiste')
    opening.onsuccess = () => {
        const asking = opening.result.transaction('reviews').objectStore('reviews').getAll()
        asking.onsuccess = () => {
            opening.result.close()
            done(asking.result.some(({ judged }) => judged.length))
        }
    }
})"""


def finished():
    """A short game; who sits at seat 0 plays at random, so that there is something to tell."""
    game = glueck.load("gluecksgriff")
    state, players = (
        game.new(2, seed=2, point_limit=30),
        [bot(one, game, 2) for one in ("random", "hewer")],
    )
    while not state.over:
        state.play(players[state.seat].decide(SeatKnowledge.of(state)))
    return state


def almost_over():
    """The same game before the last decision of seat 0."""
    whole = finished()
    mine = [n for n in range(whole.played) if whole.at(n).seat == 0]
    return whole.at(mine[-1])


def test_a_finished_game_is_reviewed(open_page):
    page = open_page("en", PHONE, blank=True)
    Person(page).open_position(finished(), "me", "hewer")
    page.locator("#result-title").wait_for()  # what is not shown yet takes no focus
    page.locator("[data-review]").focus()
    page.keyboard.press("Enter")
    dialog = page.locator("[data-review-dialog]")
    dialog.locator("progress, [data-best]").first.wait_for()
    dialog.locator("[data-dearest] [data-show]").wait_for(timeout=300_000)
    assert "cost most" in dialog.locator("[data-dearest]").inner_text()
    assert dialog.locator("figure path").count() >= 4, "a curve for each, and its sign below"
    assert dialog.locator("[data-dot=dearest]").count() == 1
    assert dialog.locator("[data-parts]").count() == 2
    page.wait_for_function(NAMED)
    link = dialog.locator("[data-dearest] [data-show]")
    number, table = int(link.get_attribute("data-show")), page.url.partition("#table=")[2]
    assert link.get_attribute("href") == f"#replay={table}&at={number - 1}&seat=0"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.tagName") == "SELECT"
    swings = dialog.locator(".swings li")
    assert swings.count() == dialog.locator(".swings small", has_text="luck").count() > 0
    dialog.locator("summary", has_text="as a table").click()
    dialog.locator("[data-decisions] summary").click()
    decisions = dialog.locator("[data-decision]")
    decisions.first.wait_for()
    assert decisions.first.locator("li").count() > 1, "what else could be done"
    assert decisions.first.locator("li.chosen").count() == 1
    while dialog.locator("[data-more]").count():
        dialog.locator("[data-more]").click()
    all_of_them = decisions.count()
    dialog.locator("[data-costly]").check()
    page.wait_for_function(
        "count => document.querySelectorAll('[data-decision]').length < count", arg=all_of_them
    )
    assert dialog.locator(f"[data-decision='{number}'] [data-show='{number}']").count() == 1
    for language in LANGUAGES:
        boxes.speak(page, language)
        dialog.locator("[data-dearest] [data-show]").wait_for()
        fits(page)
        assert raw_keys(page) == []
    assert serious(page) == []
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")


def test_a_game_of_this_device_is_reviewed_without_a_server(visit, hosts):
    """It is left in the middle, and goes on where it was."""
    page, host = visit("de", PHONE)
    hosts.end(host)
    go_on_with(page, almost_over(), "Ann", "hewer")
    page.locator("footer").wait_for()
    person = Person(page, keen=True)
    person.put_away_introduction()
    person.to_the_end(300)
    page.locator("[data-review]").click()
    dialog = page.locator("[data-review-dialog]")
    dialog.locator("progress").wait_for()
    assert raw_keys(page) == []
    wait_until(page, KEPT)
    page.reload()
    page.locator("[data-review]").click()
    dialog.locator("[data-dearest] [data-show]").wait_for(timeout=300_000)
    page.wait_for_function(NAMED)
    assert dialog.locator("[data-parts]").count() == 2
    fits(page)
    assert raw_keys(page) == []
    assert serious(page) == []
    dialog.locator("[data-dearest] [data-show]").click()
    page.locator("[data-replay-controls]").wait_for()

    page.go_back()
    page.locator("[data-review]").click()
    dialog.locator("[data-dearest] [data-show]").wait_for()  # at once: it is kept with the game
