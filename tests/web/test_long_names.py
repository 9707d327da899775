"""The longest names keep to their places: on lists, in the lobby, at both tables, in the result."""

import unicodedata

import pytest

import glueck
from web.guests import api
from web.test_screens import DESKTOP, PHONE, fits

pytestmark = pytest.mark.slow

NAMES = {
    "wide": "W" * 40,
    "CJK": "漢" * 40,
    "accents": ("a\u0323\u0302\u0335" * 14)[:40],
}
# Text that is wider than the box it stands in, unless that box cuts it off or scrolls.
SPILLED = """name => [...document.querySelectorAll('body *')].filter(one => {
    const own = [...one.childNodes].some(node => node.nodeType === 3 && node.data.includes(name))
    if (!own || !one.checkVisibility() || one.closest('.hidden-label, svg, .ghost')) return false
    const range = document.createRange()
    range.selectNodeContents(one)
    const text = range.getBoundingClientRect()
    for (let box = one; box !== document.body; box = box.parentElement) {
        const {overflowX} = getComputedStyle(box)
        const room = box.getBoundingClientRect()
        if (getComputedStyle(box).display !== 'inline' && overflowX === 'visible'
            && room.width && (text.right > room.right + 2 || text.left < room.left - 2)) return true
        if (overflowX !== 'visible') break
    }
    return false
}).map(one => one.outerHTML.slice(0, 160))"""


def keeps_its_place(page, name):
    page.get_by_text(name[:8]).first.wait_for(state="attached")
    fits(page)
    assert page.evaluate(SPILLED, name[:8]) == []


# Each kind on each screen and in each game; not all three with each other.
CASES = [
    (kind, size, glueck.games()[(number + turn) % 2])
    for number, kind in enumerate(NAMES)
    for turn, size in enumerate((PHONE, DESKTOP))
]


@pytest.mark.parametrize(("kind", "size", "game"), CASES)
def test_the_longest_names_fit_everywhere(somebody, server, kind, size, game):
    name = unicodedata.normalize("NFC", NAMES[kind])
    mara, wanda = somebody(name, "de", size), somebody(name)
    made = api(mara, "POST", "/tables", game=game, seats=["me", "open"], title=name, public=True)
    table = f"/tables/{made['id']}/do"
    mara.goto(server.url)
    mara.locator("a.row").first.wait_for()
    keeps_its_place(mara, name)
    mara.goto(made["url"])
    mara.locator("[data-start]").wait_for()
    api(wanda, "POST", table, do="join")
    api(wanda, "POST", table, do="chat", text=name * 3)
    mara.get_by_text(f"{name[:8]}").nth(3).wait_for(state="attached")
    keeps_its_place(mara, name)  # the lobby
    api(mara, "POST", table, do="start")
    mara.locator("footer").wait_for()
    play_a_little(mara, wanda, made["id"])
    keeps_its_place(mara, name)  # board, log, chat; on a phone one after the other
    for tab in mara.locator("nav.tabs button").all():
        if tab.is_visible():
            tab.click()
            keeps_its_place(mara, name)
    mara.locator("[data-menu]").click()
    keeps_its_place(mara, name)
    mara.keyboard.press("Escape")
    api(wanda, "POST", table, do="resign")
    mara.locator("#result-title").wait_for()
    keeps_its_place(mara, name)
    api(wanda, "POST", f"/tables/{made['id']}/rematch")
    mara.locator("[data-offer]").first.wait_for()
    keeps_its_place(mara, name)
    mara.locator("dialog [data-accept]").click()
    mara.locator("[data-start]").wait_for()
    keeps_its_place(mara, name)


def play_a_little(mara, wanda, id):
    """Some moves, so that the log has something to say."""
    for _ in range(6):
        for page in (mara, wanda):
            seen = api(page, "GET", f"/tables/{id}/view?form=json")
            legal = seen["view"]["legal"]
            if legal:
                api(page, "POST", f"/tables/{id}/do", do="play", action=legal[0], at=seen["move"])


def test_who_looks_like_another_has_a_number(somebody):
    """«Нора» in Cyrillic letters, «Hopa» in Latin ones."""
    mara, wanda = somebody("Нора"), somebody("Hopa", "en", PHONE)
    made = api(mara, "POST", "/tables", game="gluecksgriff", seats=["me", "open"])
    api(wanda, "POST", f"/tables/{made['id']}/do", do="join")
    wanda.goto(made["url"])
    wanda.locator("main").get_by_text("Нора (1)").first.wait_for()
    wanda.locator("main").get_by_text("Hopa (2)").first.wait_for()
    eve = somebody("Hopa")
    api(eve, "POST", f"/tables/{made['id']}/do", do="chat", text="me, too")
    wanda.get_by_text("(watching)").first.wait_for()
