"""A friend who comes by a link has a name; what is said and whose turn it is, is noticed."""

import pytest

from web.test_becoming import api, named
from web.words import LANGUAGES, raw_keys

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_comes_by_a_link_is_asked_for_a_name(open_page, language):
    mara, friend = named(open_page(), "Mara"), open_page(language, (360, 740))
    made = api(mara, "POST", "/tables", game="gluecksgriff", seats=["me", "open"])
    mara.goto(made["url"])
    friend.goto(made["url"])
    asked = friend.locator("[data-ask-name] input")
    asked.wait_for()
    assert raw_keys(friend) == []
    friend.locator("li button").first.click()  # to sit down without one
    assert friend.evaluate("document.activeElement.matches('[data-ask-name] input')")
    asked.fill("Wanda")
    asked.press("Enter")
    mara.locator("li", has_text="Wanda").first.wait_for()
    friend.locator("[data-ask-name]").wait_for(state="detached")


SILENT = """window.tones = []
    window.AudioContext = class {
        currentTime = 0
        createOscillator() {
            const tone = {frequency: {}, connect: next => next, start() {
                window.tones.push(tone.frequency.value) }, stop() {}}
            return tone
        }
        createGain() {
            const gain = {setValueAtTime() {}, exponentialRampToValueAtTime() {}}
            return {gain, connect: next => next}
        }
        close() { return Promise.resolve() }
    }"""


def test_what_is_said_is_noticed_wherever_one_looks(open_page):
    """On a phone the chat is on another tab: a badge there, one above, the title, a toast."""
    mara, wanda = named(open_page(), "Mara"), named(open_page(size=(360, 740)), "Wanda")
    wanda.context.add_init_script(SILENT)
    made = api(mara, "POST", "/tables", game="glueckauf", seats=["me", "open"])
    api(wanda, "POST", f"/tables/{made['id']}/do", do="join")
    api(mara, "POST", f"/tables/{made['id']}/do", do="chat", text="said before")
    api(mara, "POST", f"/tables/{made['id']}/do", do="start")
    wanda.goto(made["url"])
    wanda.reload()  # a link within the page loads nothing
    wanda.locator("footer").wait_for()
    assert wanda.locator("[data-unread]").count() == 0
    wanda.evaluate("document.querySelector('[data-setting=sound]').click()")
    wanda.evaluate("window.tones = []")
    api(mara, "POST", f"/tables/{made['id']}/do", do="chat", text="hello there")
    wanda.locator("[data-toast]", has_text="hello there").wait_for()
    wanda.locator("nav [data-unread='1']").wait_for()
    assert "(1)" in wanda.title()
    assert wanda.evaluate("window.tones").count(330) == 2
    wanda.locator("header [data-chat]").click()
    wanda.locator(".chat li:visible", has_text="hello there").wait_for()
    wanda.locator("[data-unread]").first.wait_for(state="detached")
    assert "(1)" not in wanda.title()


def test_without_being_asked_it_makes_no_sound(open_page):
    mara, wanda = named(open_page(), "Mara"), named(open_page(), "Wanda")
    wanda.context.add_init_script(SILENT)
    made = api(mara, "POST", "/tables", game="gluecksgriff", seats=["me", "open"])
    api(wanda, "POST", f"/tables/{made['id']}/do", do="join")
    wanda.goto(made["url"])
    wanda.reload()
    wanda.locator(".chat").wait_for()
    api(mara, "POST", f"/tables/{made['id']}/do", do="start")
    api(mara, "POST", f"/tables/{made['id']}/do", do="chat", text="hello there")
    wanda.locator(".chat", has_text="hello there").wait_for()
    assert wanda.evaluate("window.tones") == []
