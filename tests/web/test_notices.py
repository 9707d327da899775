"""Being told while away, finding a table, muting and reporting: the page and its service worker."""

import json

import pytest

from web import used_pages
from web.guests import BLANK, api, named
from web.words import LANGUAGES, raw_keys

pytestmark = pytest.mark.slow

# There is no push service for a browser of tests: what it would give, made here.
PUSHED = """{
    let there = null
    const give = {toJSON: () => ({endpoint: 'https://push.example.org/abc', keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx' +
            'aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg'}}),
        unsubscribe: () => { there = null; return Promise.resolve(true) }}
    PushManager.prototype.subscribe = () => Promise.resolve(there = give)
    PushManager.prototype.getSubscription = () => Promise.resolve(there)
}"""
KEPT = "async () => (await caches.match('notices-words.json'))?.json()"
# Browsers of phones show what their service workers want to show, and nothing else.
PHONE = """{
    const refuse = class { constructor() { throw new TypeError('Illegal constructor') } }
    refuse.permission = 'granted'
    refuse.requestPermission = () => Promise.resolve('granted')
    Object.defineProperty(window, 'Notification', {value: refuse})
    Object.defineProperty(document, 'hidden', {get: () => true})
}"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({title, body, data, actions}) => ({title, body, data, actions}))"""


@pytest.fixture
def with_worker(browser, server):
    """A page whose service worker runs, and who may notify."""
    context = browser.new_context(
        locale="en", service_workers="allow", permissions=["notifications"]
    )
    context.set_default_timeout(used_pages.PATIENCE)
    context.add_init_script(PUSHED)
    page = context.new_page()
    page.goto(server.url + BLANK)
    prefs = {"language": "en", "speed": "off"}
    page.evaluate("p => localStorage.setItem('glueck-prefs', JSON.stringify(p))", prefs)
    yield named(page, "Mara")
    context.close()


def until(page, holds):
    """The page's own waiting takes the promise of an answer for the answer."""
    for _ in range(600):
        if holds():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it never came to that")


def push(page, server, **told):
    """What a push service would deliver."""
    devtools = page.context.new_cdp_session(page)
    found = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.append(told))
    devtools.send("ServiceWorker.enable")
    until(page, lambda: any(told["registrations"] for told in found))
    (registration,) = {one["registrationId"] for told in found for one in told["registrations"]}
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": server.url, "registrationId": registration, "data": json.dumps(told)},
    )


def until_shown(page, words, deliver):
    """A busy browser loses what devtools deliver; push services deliver again, too."""
    for count in range(600):
        if count % 100 == 0:
            deliver()
        if [one["body"] for one in page.evaluate(SHOWN)] == [words]:
            return
        page.wait_for_timeout(50)
    raise AssertionError(page.evaluate(SHOWN))


def test_this_browser_is_told_and_one_press_stops_it(with_worker, server):
    page = with_worker
    made = api(page, "POST", "/tables", game="glueckauf", seats=["me", "open"])
    page.goto(made["url"])
    page.locator("header [data-menu]").click()
    page.locator("[data-notices] summary").click()
    wish = page.locator("[data-setting=push]")
    wish.wait_for()
    assert not wish.is_checked()
    assert api(page, "GET", "/notices")["subscriptions"] == [], "off unless asked for"
    wish.check()
    page.locator("[data-stop-all]").wait_for()
    (browser,) = api(page, "GET", "/notices")["subscriptions"]
    assert (browser["kind"], browser["where"]) == ("push", "push.example.org")

    # In the language that is spoken now, whatever was spoken when it was asked for.
    told = {"type": "turn", "table": made["id"], "title": "", "game": "glueckauf", "stop": "x"}
    said = {"en": "It’s your turn", "ru": "Ваш ход"}
    for language, words in said.items():
        page.locator("dialog[open] [data-setting=language]").select_option(language)
        until(page, lambda words=words: (page.evaluate(KEPT) or {}).get("turn") == words)
        until_shown(page, words, lambda: push(page, server, **told))
        (shown,) = page.evaluate(SHOWN)
        assert shown["title"] == "Glück Auf"
        assert shown["data"]["table"] == made["id"]
        assert [one["action"] for one in shown["actions"]] == ["stop"]
    page.locator("dialog[open] [data-setting=language]").select_option("en")

    # A webhook: its secret is shown once, an internal address is refused.
    page.locator("[data-hook-url]").fill("https://example.org/hook")
    page.locator("[data-hook-url]").press("Enter")
    page.locator("[data-hook-secret]").wait_for()
    page.locator("[data-notices] form button:enabled").wait_for()  # or Enter does nothing
    page.locator("[data-hook-url]").fill("https://127.0.0.1/hook")
    page.locator("[data-hook-url]").press("Enter")
    page.locator("[data-notices] [role=status]", has_text="https://").wait_for()
    assert len(api(page, "GET", "/notices")["subscriptions"]) == 2
    page.set_viewport_size({"width": 360, "height": 740})
    for language in LANGUAGES:
        page.locator("dialog[open] [data-setting=language]").select_option(language)
        page.wait_for_function("code => document.documentElement.lang === code", arg=language)
        assert raw_keys(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-stop-all]").click()
    page.locator("[data-stop-all]").wait_for(state="detached")
    assert api(page, "GET", "/notices")["subscriptions"] == []
    assert not page.locator("[data-setting=push]").is_checked()


def test_on_a_phone_an_open_page_tells_of_my_turn_too(with_worker, somebody):
    page, wanda, complaints = with_worker, somebody("Wanda"), []
    made = api(page, "POST", "/tables", game="gluecksgriff", seats=["me", "open"])
    where = f"/tables/{made['id']}"
    api(wanda, "POST", f"{where}/do", do="join")
    page.context.add_init_script(PHONE)
    page.on("pageerror", lambda one: complaints.append(one))
    page.goto(made["url"])
    page.locator("header [data-menu]").click()
    page.locator("[data-setting=notify]").check()
    api(page, "POST", f"{where}/do", do="start")
    while api(page, "GET", f"{where}/view?form=json")["view"]["turn"] != 0:
        hers = api(wanda, "GET", f"{where}/view?form=json")
        action = hers["view"]["legal"][0]
        api(wanda, "POST", f"{where}/do", do="play", action=action, at=hers["move"])
    until(page, lambda: [one["data"]["table"] for one in page.evaluate(SHOWN)] == [made["id"]])
    assert page.evaluate(SHOWN)[0]["body"]
    assert complaints == []


def test_who_logs_out_is_pushed_nothing_any_more(with_worker, server):
    """The server is told while it still knows who asks, and so is the browser."""
    page = with_worker
    made = api(page, "POST", "/tables", game="glueckauf", seats=["me", "open"])
    page.goto(made["url"])
    page.locator("header [data-menu]").click()
    page.locator("[data-notices] summary").click()
    page.locator("[data-setting=push]").check()
    page.locator("[data-stop-all]").wait_for()
    (browser,) = api(page, "GET", "/notices")["subscriptions"]
    done = []
    page.on("response", lambda one: done.append((one.request.method, one.url, one.status)))
    page.on("dialog", lambda one: one.accept())
    page.goto(server.url)
    page.locator("[data-account]").click()
    page.get_by_role("button", name="Log out").click()
    until(page, lambda: any(url.endswith("/logout") for _, url, _ in done))
    asked = [one for one in done if one[0] != "GET"]
    assert asked == [
        ("DELETE", f"{server.url}/api/notices/{browser['id']}", 204),
        ("POST", f"{server.url}/api/logout", 204),
    ]
    page.wait_for_function("() => !JSON.parse(localStorage.getItem('glueck-prefs')).push")


def test_tables_are_filtered_people_muted_and_reported(somebody, open_page, server):
    mara, wanda = somebody("Mara"), somebody("Wanda", size=(360, 740))
    about = {"game": "gluecksgriff", "public": True}
    made = api(mara, "POST", "/tables", **about, seats=["me", "open"], title="Two of us")
    api(mara, "POST", "/tables", **about, seats=["me", "open", "open", "open"], title="Many")
    wanda.goto(server.url)
    tables = wanda.locator("[data-tables=public]")
    tables.locator("a", has_text="Two of us").wait_for()
    row = tables.locator("a", has_text="Two of us").inner_text()
    assert "Glücksgriff" in row
    assert "one more player wanted" in row
    tables.locator("[data-filter-tables]").click()
    tables.locator("[data-filter=free]").select_option("3")
    tables.locator("a", has_text="Two of us").wait_for(state="detached")
    tables.locator("a", has_text="Many").wait_for()
    tables.locator("[data-filter=clock]").select_option("true")
    tables.locator("[data-no-tables]").wait_for()
    assert raw_keys(wanda) == []
    tables.locator("[data-filter=clock]").select_option("")
    tables.locator("[data-filter=free]").select_option("")
    near, chosen = tables.locator("a", has_text="Many"), tables.locator("[data-filter=ratings]")
    chosen.select_option("100")  # neither of the two has a rating yet
    near.wait_for()
    chosen.select_option("range")
    least, most = (tables.locator(f"[data-filter=rating_{end}]") for end in ("from", "to"))
    least.fill("900")
    most.fill("800")
    tables.locator("[data-no-range]").wait_for()
    assert near.is_visible(), "what is no range is not asked for"
    most.fill("")
    least.fill("1001")
    least.blur()
    near.wait_for(state="detached")
    tables.locator("[data-no-tables]").wait_for()
    assert raw_keys(wanda) == []
    assert wanda.evaluate("document.documentElement.scrollWidth <= innerWidth")

    api(wanda, "POST", f"/tables/{made['id']}/do", do="join")
    api(mara, "POST", f"/tables/{made['id']}/do", do="chat", text="rude words")
    wanda.goto(made["url"])
    line = wanda.locator(".chat li", has_text="rude words")
    line.locator("[data-about-line]").press("Enter")
    wanda.locator("[data-report=chat]").click()
    wanda.locator("[data-person] [role=status]:not(:empty)").wait_for()
    wanda.locator("[data-mute]").click()
    wanda.locator("[data-hear]").wait_for()
    assert raw_keys(wanda) == []
    wanda.keyboard.press("Escape")
    wanda.locator("[data-person]").wait_for(state="detached")
    line.wait_for(state="detached")
    api(mara, "POST", f"/tables/{made['id']}/do", do="chat", text="more of them")
    api(wanda, "POST", f"/tables/{made['id']}/do", do="chat", text="my own")
    wanda.locator(".chat li", has_text="my own").wait_for()
    assert wanda.locator(".chat li").count() == 1
    mara.goto(made["url"])
    mara.locator(".chat li", has_text="my own").wait_for()
    assert mara.locator(".chat li").count() == 3, "who is muted is not told"
