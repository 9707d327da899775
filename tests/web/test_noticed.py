"""A friend who comes by a link has a name; what is said and whose turn it is, is noticed."""

import pytest

from web.guests import api
from web.words import LANGUAGES, raw_keys

pytestmark = pytest.mark.slow


def test_who_comes_by_a_link_is_asked_for_a_name(somebody, open_page):
    """One after the other, each in another language."""
    mara = somebody("Mara")
    seats = ["me", *["open"] * len(LANGUAGES)]
    made = api(mara, "POST", "/tables", game="gluecksgriff", seats=seats)
    mara.goto(made["url"])
    for language in LANGUAGES:
        friend = open_page(language, (360, 740), blank=True)
        friend.goto(made["url"])
        asked = friend.locator("[data-ask-name] input")
        asked.wait_for()
        assert raw_keys(friend) == []
        friend.locator("li button").first.click()  # to sit down without one
        assert friend.evaluate("document.activeElement.matches('[data-ask-name] input')")
        asked.fill(f"Wanda {language}")
        asked.press("Enter")
        mara.locator("li", has_text=f"Wanda {language}").first.wait_for()
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


def test_what_is_said_is_noticed_wherever_one_looks(somebody):
    """On a phone the chat is on another tab: a badge there, one above, the title, a toast."""
    mara, wanda = somebody("Mara"), somebody("Wanda", size=(360, 740), apart=True)
    wanda.context.add_init_script(SILENT)
    made = api(mara, "POST", "/tables", game="glueckauf", seats=["me", "open"])
    api(wanda, "POST", f"/tables/{made['id']}/do", do="join")
    api(mara, "POST", f"/tables/{made['id']}/do", do="chat", text="said before")
    api(mara, "POST", f"/tables/{made['id']}/do", do="start")
    wanda.goto(made["url"])
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


def test_without_being_asked_it_makes_no_sound(somebody):
    mara, wanda = somebody("Mara"), somebody("Wanda", apart=True)
    wanda.context.add_init_script(SILENT)
    made = api(mara, "POST", "/tables", game="gluecksgriff", seats=["me", "open"])
    api(wanda, "POST", f"/tables/{made['id']}/do", do="join")
    wanda.goto(made["url"])
    wanda.locator(".chat").wait_for()
    api(mara, "POST", f"/tables/{made['id']}/do", do="start")
    api(mara, "POST", f"/tables/{made['id']}/do", do="chat", text="hello there")
    wanda.locator(".chat", has_text="hello there").wait_for()
    assert wanda.evaluate("window.tones") == []
