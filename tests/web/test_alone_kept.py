"""What the browser keeps of a page that plays alone: the page itself, its rules and its games;
after a crash and after an update, too."""

import json
import os
import signal
import time
from contextlib import suppress
from pathlib import Path

import pytest
from web_person import Person

from web import alone_pages
from web.alone_pages import LATER, PATH, download, presses, wait_until
from web.words import LANGUAGES, raw_keys

pytestmark = pytest.mark.slow

DIGESTS = """() => new Promise((done, failed) => {
    const opening = indexedDB.open('glueckskiste')
    opening.onerror = () => failed(opening.error)
    opening.onsuccess = () => {
        const asking = opening.result.transaction('modules').objectStore('modules').getAllKeys()
        asking.onsuccess = () => { opening.result.close(); done(asking.result) }
    }
})"""
IS_LATER_KEPT = """async () => {
    const later = (await caches.keys()).find(name => name.startsWith('page-later'))
    const isWhole = later && await (await caches.open(later)).match('./')
    const { installing, waiting, active } = await navigator.serviceWorker.getRegistration()
    return Boolean(isWhole) && !installing && !waiting && active.state === 'activated'
}"""
LINES = ".log [role=log] li"
FORBIDDEN = {"profile": {"default_content_setting_values": {"cookies": 2}}}  # all storage, too


def kill(profile: Path) -> None:
    """The browser with this profile, as if the power had failed."""
    mine = f"--user-data-dir={profile}".encode()
    while killed := [one for one in Path("/proc").glob("[0-9]*") if is_browser(one, mine)]:
        for process in killed:
            with suppress(ProcessLookupError):  # it has just ended
                os.kill(int(process.name), signal.SIGKILL)
        time.sleep(0.02)  # until none is left: the next one wants its profile


def is_browser(process: Path, mine: bytes) -> bool:
    try:
        words = (process / "cmdline").read_bytes().split(b"\0")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return mine in words and not any(word.startswith(b"--type=") for word in words)


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="finds the browser in /proc")
def test_what_was_seen_survives_a_killed_browser(hosts, open_alone, tmp_path):
    host = hosts.serve()
    page = open_alone(f"{host.url}/{PATH}/", profile=tmp_path)
    person = Person(page)
    person.play("glueckauf", "hauler")
    presses(person, 6)
    before, address = {}, page.url
    while before != (before := download(page)):  # all that followed from the last press is in it
        page.locator("footer.mine").wait_for()
    kill(tmp_path)
    page = open_alone(address, profile=tmp_path)
    page.locator("footer.mine").wait_for()
    assert download(page) == before
    presses(Person(page), 3)


def test_after_an_update_a_game_goes_on_by_its_own_rules(visit, hosts, site, tmp_path):
    """Also in a page that was open meanwhile, and then without a network."""
    page, host = visit("de")
    person = Person(page)
    person.play("glueckauf", "hauler")
    presses(person, 3)
    first, table = download(page), page.url
    hosts.end(host)
    versions = alone_pages.write_next_version(site, tmp_path / "later")
    host = hosts.serve(tmp_path / "later", host.port)
    presses(person, 3)
    page.locator("[data-menu]").click()
    page.locator(
        "dialog[open] [data-open-rules]"
    ).click()  # a part of the page that was not loaded yet
    page.locator("dialog[open] h1, dialog[open] h2").first.wait_for()
    page.keyboard.press("Escape")

    page.reload()
    page.wait_for_selector(LATER, state="attached")
    page.locator("footer.mine").wait_for()
    presses(person, 3)
    second = download(page)
    assert second["actions"][: len(first["actions"])] == first["actions"]
    assert len(second["actions"]) > len(first["actions"])
    assert first["rules"] == second["rules"] == versions["glueckauf"]
    wait_until(page, IS_LATER_KEPT)
    page.goto(page.url.split("#")[0])
    person.play("glueckauf", "hauler")
    presses(person, 1)
    assert download(page)["rules"] == versions["glueckauf"] + 1
    assert len([one for one in page.evaluate(DIGESTS) if one.startswith("later")]) >= 1

    hosts.end(host)
    page.goto(table)
    page.reload()
    page.wait_for_selector(LATER, state="attached")
    page.locator("footer.mine").wait_for()
    presses(person, 2)
    assert download(page)["rules"] == versions["glueckauf"]


def test_a_second_tab_is_shown_what_was_played_in_the_first(visit):
    page, _ = visit("en")
    person = Person(page)
    person.play("gluecksgriff", "hauler")
    page.locator("footer.mine").wait_for()
    other = page.context.new_page()
    other.goto(page.url)
    other.locator("footer.mine").wait_for()
    presses(person, 2)
    second, told = Person(other), other.locator("[role=alert]", has_text="another tab")
    second.put_away_introduction()
    while not told.count():
        second.press_something()
        other.wait_for_timeout(50)
    assert other.locator(LINES).all_inner_texts() == page.locator(LINES).all_inner_texts()


def test_where_storage_is_forbidden_it_plays_and_says_that_nothing_stays(
    hosts, open_alone, tmp_path
):
    settings = tmp_path / "Default" / "Preferences"
    settings.parent.mkdir()
    settings.write_text(json.dumps(FORBIDDEN), encoding="utf-8")
    page = open_alone(f"{hosts.serve().url}/{PATH}/", profile=tmp_path)
    person = Person(page)
    person.play("glueckauf", "hauler")
    presses(person, 3)
    assert page.locator("[data-lost]").is_visible()  # also after bots have played
    page.locator("[data-lost] button").click()
    assert page.locator("[data-lost]").count() == 0


def test_a_part_that_is_not_loaded_is_said_to_be_so_and_asked_for_again(hosts, open_alone):
    page = open_alone(f"{hosts.serve().url}/{PATH}/")
    page.evaluate("navigator.serviceWorker.ready.then(one => one.unregister())")
    page.route("**/assets/worker-*.js", lambda route: route.abort())
    page.reload()
    page.locator("[data-play=glueckauf]").click()
    page.locator("main [role=alert]").first.wait_for()
    page.unroute("**/assets/worker-*.js")
    Person(page).play("glueckauf", "hauler")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_installed_and_says_in_every_language_what_needs_a_server(visit, hosts, language):
    page, host = visit(language)
    browser = page.context.new_cdp_session(page)
    assert browser.send("Page.getAppManifest")["errors"] == []
    against = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in against] == ["in-incognito"]  # as every context of a test is
    hosts.end(host)
    page.reload()
    page.wait_for_selector("[data-alone=true]")
    assert page.evaluate("document.documentElement.lang") == language
    assert raw_keys(page) == []
    person = Person(page)
    person.play("gluecksgriff", "hauler")
    person.play_until(LINES, 300)  # who begins has an empty log
    assert raw_keys(page) == []
