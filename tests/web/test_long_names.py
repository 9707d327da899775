"""The longest names keep to their places: on lists, in the lobby, at both tables, in the result."""

import unicodedata

import pytest

import glueck
from web import boxes
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


def keep_their_places(page, names):
    """All of them, on a phone and on a desktop; on the phone one tab after the other."""
    beginnings = sorted({name[:8] for name in names})
    for beginning in beginnings:
        page.get_by_text(beginning).first.wait_for(state="attached")
    for size in (DESKTOP, PHONE):
        boxes.resize(page, size)
        for tab in page.locator("nav.tabs button").all() or [None]:
            if tab and tab.is_visible() and not page.locator("dialog[open]").count():
                tab.click()
            fits(page)
            assert [page.evaluate(SPILLED, one) for one in beginnings] == [[]] * len(beginnings)
    boxes.resize(page, DESKTOP)


@pytest.mark.parametrize("game", glueck.games())
def test_the_longest_names_fit_everywhere(somebody, server, game):
    """Two that look alike have numbers, too."""
    names = [unicodedata.normalize("NFC", name) for name in (*NAMES.values(), NAMES["wide"])]
    mara, *others = people = [somebody(name, "de", DESKTOP) for name in names]
    seats = ["me", *["open"] * len(others)]
    for name in names[1:-1]:
        api(mara, "POST", "/tables", game=game, seats=["me", "open"], title=name)
    made = api(mara, "POST", "/tables", game=game, seats=seats, title=names[0], public=True)
    table = f"/tables/{made['id']}/do"
    mara.goto(server.url)
    mara.locator("a.row").first.wait_for()
    keep_their_places(mara, names)
    mara.goto(made["url"])
    mara.locator("[data-start]").wait_for()
    for one, name in zip(others, names[1:], strict=True):
        api(one, "POST", table, do="join")
        api(one, "POST", table, do="chat", text=name * 3)
    mara.get_by_text(names[2][:8]).nth(1).wait_for(state="attached")
    keep_their_places(mara, names)  # the lobby
    api(mara, "POST", table, do="start")
    mara.locator("footer").wait_for()
    play_a_little(people, made["id"])
    keep_their_places(mara, names)  # board, log, chat
    mara.locator("[data-menu]").click()
    keep_their_places(mara, names)
    mara.keyboard.press("Escape")
    for one in others:
        api(one, "POST", table, do="resign")
    mara.locator("#result-title").wait_for()
    keep_their_places(mara, names)
    api(others[0], "POST", f"/tables/{made['id']}/rematch")
    mara.locator("[data-offer]").first.wait_for()
    keep_their_places(mara, names)
    mara.locator("dialog [data-accept]").click()
    mara.locator("[data-start]").wait_for()
    keep_their_places(mara, names)


def play_a_little(people, id):
    """Some moves, so that the log has something to say."""
    for _ in range(3):
        for page in people:
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
