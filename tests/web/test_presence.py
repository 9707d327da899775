"""Who is here, away, gone or a bot is seen at every seat; who is missing can be played for."""

import subprocess
import sys

import pytest
from server_process import ServerProcess
from web_person import Person

import glueck
from covering import ALL
from web.conftest import TESTS
from web.guests import api

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def hasty(tmp_path_factory):
    """A server at which people are away and gone within a moment."""
    import web_build

    web_build.build()
    program = (sys.executable, "-m", "web.serve_hasty")
    folder = tmp_path_factory.mktemp("hasty")
    one = ServerProcess(folder, program, cwd=TESTS, stdout=subprocess.DEVNULL)
    one.start()
    yield one
    one.kill()


def at_one_table(game, ann, ben, *seats):
    """A game of Ann, Ben and whoever else; its address."""
    made = api(ann, "POST", "/tables", game=game, seats=["me", "open", *seats])
    api(ben, "POST", f"/tables/{made['id']}/do", do="join")
    api(ann, "POST", f"/tables/{made['id']}/do", do="start")
    for page in (ann, ben):
        page.goto(made["url"])
        page.locator("footer").wait_for()
    return made["url"]


@pytest.mark.parametrize("game", glueck.games() if ALL else ["glueckauf"])
def test_three_browsers_see_who_comes_and_goes(somebody, open_page, hasty, game):
    """All games have the same bar above; the campaign looks at each."""
    ann, ben = (somebody(name, address=hasty.url) for name in ("Ann", "Ben"))
    eve = open_page(address=hasty.url, blank=True)
    url = at_one_table(game, ann, ben, "apprentice")
    eve.goto(url)
    for page in (ann, eve):
        page.locator("header [title=Ben] [data-presence=here]").wait_for()
        page.locator("header [data-presence=bot]", has_text="bot").wait_for()
        assert page.locator("header [data-presence]").count() == 3, "spectators are not told of"
    ben.goto("about:blank")
    for page in (ann, eve):
        page.locator("header [title=Ben] [data-presence=gone]", has_text="not here").wait_for()
        page.locator("[role=log] [data-news=gone]", has_text="Ben has left").wait_for()
    assert eve.locator("[data-awaited]").count() == 0, "who only watches decides nothing"
    ben.goto(url)
    for page in (ann, eve):
        page.locator("[role=log] [data-news=here]", has_text="Ben is back").wait_for()


def test_a_bot_plays_for_who_is_missing_until_they_are_back(somebody, hasty):
    """By a press at the table; all are told, in the log too, also who loads the page again."""
    ann, ben = (somebody(name, address=hasty.url) for name in ("Ann", "Ben"))
    url = at_one_table("gluecksgriff", ann, ben)
    ben.goto("about:blank")
    person, letting = Person(ann), ann.locator("[data-let-bot]")
    for _ in range(200):  # until it is Ben's turn
        if letting.count():
            break
        if not person.press_something():
            ann.wait_for_timeout(50)
    letting.click()
    said = ann.locator("[role=log] [data-news=took_over]", has_text="A bot takes over for Ben")
    said.wait_for()
    ann.locator("header [title=Ben] [data-presence=played]").wait_for()
    ann.reload()
    said.wait_for()
    ben.goto(url)  # whoever comes back has the seat again
    ann.locator("[role=log] [data-news=came_back]", has_text="Ben is back").wait_for()
    ann.locator("header [title=Ben] [data-presence=here]").wait_for()


def test_who_waits_is_not_asked_again(somebody, hasty):
    ann, ben = (somebody(name, size=(360, 740), address=hasty.url) for name in ("Ann", "Ben"))
    at_one_table("gluecksgriff", ann, ben)
    ben.goto("about:blank")
    person, waiting = Person(ann), ann.locator("[data-wait]")
    for _ in range(200):
        if waiting.count():
            break
        if not person.press_something():
            ann.wait_for_timeout(50)
    box = ann.locator("[data-awaited]").bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    assert waiting.bounding_box()["height"] >= 40
    assert person.lies_open("[data-wait]"), "no news lie over it"
    waiting.click()
    waiting.wait_for(state="detached")
