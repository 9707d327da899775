"""A link of another device asks before it makes anybody somebody else; and there is a way back."""

from itertools import product

import pytest
from web_person import Person

from web import boxes
from web.guests import api
from web.test_screens import DESKTOP, PHONE, fits
from web.words import LANGUAGES, raw_keys

pytestmark = pytest.mark.slow


def me(page):
    found = api(page, "GET", "/identity")["me"]
    return found and found["name"]


def becomes(page, name):
    """Until the page has loaded again as that one."""
    page.locator("[data-become]").wait_for(state="detached")
    nickname = page.locator("input[autocomplete=nickname]").first
    for _ in range(300):
        if nickname.input_value() == name:
            break
        page.wait_for_timeout(100)
    assert me(page) == name


def link_of(page):
    return f"/#carry={api(page, 'POST', '/me/link')['code']}"


def test_a_link_asks_first_and_no_is_no(somebody, server):
    """In every language, on a phone and on a desktop."""
    mara, guest = somebody("Mara"), somebody("Wanda")
    link = link_of(mara)
    guest.goto(server.url + link)
    dialog = guest.locator("[data-become]")
    dialog.wait_for()
    for language, size in product(LANGUAGES, (DESKTOP, PHONE)):
        boxes.speak(guest, language)
        boxes.resize(guest, size)
        said = dialog.inner_text()
        assert "Mara" in said
        assert "Wanda" in said
        assert raw_keys(guest) == []
        fits(guest)
    assert guest.evaluate("document.activeElement.matches('[data-become-no]')")
    assert me(guest) == "Wanda"
    guest.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert me(guest) == "Wanda"
    # Nothing was used up by that.
    guest.goto("about:blank")
    guest.goto(server.url + link)
    guest.locator("[data-become-yes]").click()
    becomes(guest, "Mara")


def test_the_way_back_is_in_the_account_menu_and_survives_a_reload(somebody, server):
    mara, guest = somebody("Mara"), somebody("Wanda", "de")
    guest.goto(server.url + link_of(mara))
    guest.locator("[data-become-no]:focus").wait_for()
    guest.keyboard.press("Tab")  # from «stay» to «become»
    guest.locator("[data-become-yes]:focus").wait_for()
    guest.keyboard.press("Enter")
    guest.wait_for_url(lambda url: "carry" not in url)
    becomes(guest, "Mara")
    guest.reload()
    guest.locator("[data-account]").click()
    guest.locator("[data-back]").click()
    becomes(guest, "Wanda")
    guest.wait_for_load_state()
    assert me(guest) == "Wanda"
    assert guest.locator("input[autocomplete=nickname]").first.input_value() == "Wanda"


def test_who_is_nobody_yet_is_asked_too(somebody, open_page, server):
    mara, phone = somebody("Mara"), open_page("en", PHONE, blank=True)
    phone.goto(server.url + link_of(mara))
    phone.locator("[data-become-yes]").wait_for()
    assert me(phone) is None
    phone.locator("[data-become-yes]").click()
    becomes(phone, "Mara")
    assert me(phone) == "Mara"


def test_a_login_asks_who_is_somebody_else(somebody, server):
    mara, guest = somebody("Mara"), somebody("Wanda", "en", PHONE)
    api(mara, "POST", "/me/password", login="mara of the test", password="correct horse")
    guest.goto(server.url)
    guest.locator("[data-account]").click()
    guest.locator("[data-other]").click()
    form = guest.locator("form", has=guest.locator("[data-log-in]"))
    form.locator("[autocomplete=username]").fill("mara of the test")
    form.locator("[autocomplete=current-password]").fill("correct horse")
    form.locator("[data-log-in]").click()
    guest.locator("[data-become-no]").click()
    assert me(guest) == "Wanda"
    form.locator("[data-log-in]").click()
    guest.locator("[data-become-yes]").click()
    becomes(guest, "Mara")
    assert me(guest) == "Mara"


def test_a_tab_that_was_somebody_else_says_so(somebody, server):
    mara, guest = somebody("Mara"), somebody("Wanda")
    guest.goto(server.url)
    Person(guest).play("gluecksgriff")
    other = guest.context.new_page()
    other.goto(server.url + link_of(mara))
    other.locator("[data-become-yes]").click()
    guest.locator(".refused").wait_for()
    assert "reload the page" in guest.inner_text(".refused")
