"""The page plays alone: from a file host under some path, then without any network at all."""

import json
from pathlib import Path

import pytest
import site_folder
from click.testing import CliRunner
from web_page import BUILT
from web_person import Person

import glueck
from glueck.cli.verify import verify
from left_out import leave_out
from web.file_host import FileHost
from web.test_access import serious
from web.used_pages import PATIENCE
from web.words import raw_keys

pytestmark = pytest.mark.slow

DESKTOP, PHONE = (1440, 900), (360, 740)
IS_KEPT = """async () => {
    const worker = (await navigator.serviceWorker.ready).active
    return worker.state === 'activated'
        || new Promise(done => worker.onstatechange = () => done(worker.state === 'activated'))
}"""
PREFS = """localStorage.getItem('glueck-prefs')
    || localStorage.setItem('glueck-prefs', '{"language":"%s","speed":"off"}')"""
HAND = "[...document.querySelectorAll('.fan [data-card]')].map(one => one.dataset.card)"


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """What `make site` writes, in a folder of a folder."""
    import web_build

    web_build.build()
    if json.loads((BUILT / "rules.json").read_text(encoding="utf-8")) == {}:
        leave_out("modules")
    host = tmp_path_factory.mktemp("host")
    site_folder.write(host / "some" / "path")
    return host


@pytest.fixture
def open_alone(browser):
    """A page that plays alone and is kept by the browser. Whatever it complains about fails the
    test."""
    complaints, contexts = [], []

    def complain(message):
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    def one(address, language="en", size=DESKTOP):
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=language, color_scheme="light"
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(PREFS % (language,))
        page = context.new_page()
        page.on("console", complain)
        page.on("pageerror", lambda problem: complaints.append(str(problem)))
        page.goto(address)
        page.wait_for_selector("h1")
        return page

    yield one
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def visit(site, open_alone):
    """A page from a file host that is there for one visit; call the second answer to end it."""
    hosts = []

    def one(*how):
        host = FileHost(site)
        hosts.append(host)
        page = open_alone(f"{host.url}/some/path/", *how)
        page.wait_for_function("() => navigator.serviceWorker.getRegistration()")
        assert page.evaluate(IS_KEPT)

        def cut():
            hosts.remove(host)
            host.close()

        return page, cut

    yield one
    for host in hosts:
        host.close()


def exported(page, selector):
    with page.expect_download() as download:
        page.locator(selector).first.click()
    return Path(download.value.path())


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [("glueckauf", "pl", PHONE), ("gluecksgriff", "ru", DESKTOP)],
)
def test_a_whole_game_without_a_network(visit, game, language, size, tmp_path):
    """After one visit nobody answers any more; the game is left, found again, taken along as a file
    in the middle and at its end, verified by the command, and gone on with."""
    page, cut = visit(language, size)
    cut()
    page.reload()
    page.wait_for_selector("[data-alone=true]")
    assert raw_keys(page) == []
    assert serious(page) == []
    person = Person(page, keen=game == "gluecksgriff")
    if game == "gluecksgriff":
        person.open_table(game, "me", "hauler", "apprentice", limit=1)
    else:
        person.play(game, "hauler")
    assert "#table=here." in page.url
    pressed, wanted = 0, 3 if game == "gluecksgriff" else 20  # long before the end of either
    while pressed < wanted:
        if person.press_something(patient=True):
            pressed += 1
        else:
            page.wait_for_timeout(20)
    page.locator("footer.mine").wait_for()
    page.reload()  # and everything is there again
    page.locator("footer.mine").wait_for()
    person.put_away_introduction()
    page.locator("[data-menu]").click()
    page.locator("dialog[open] details summary").first.click()
    middle = tmp_path / "middle.glueck"
    middle.write_bytes(exported(page, "dialog[open] [data-export]").read_bytes())
    page.keyboard.press("Escape")
    person.to_the_end(600)
    assert person.covered == person.cut == []
    assert raw_keys(page) == []
    whole = tmp_path / "whole.glueck"
    whole.write_bytes(exported(page, "dialog[open] [data-export]").read_bytes())

    saved = glueck.replay(whole)
    assert saved.over
    assert glueck.replay(middle).actions == saved.actions[: glueck.replay(middle).played]
    verdict = CliRunner().invoke(verify, [str(whole)])
    assert verdict.exit_code == 0, verdict.output

    page.goto(page.url.split("#")[0])
    page.locator("[data-tables=here-over]").wait_for()
    page.locator("[data-open-save] summary").click()
    chosen = page.locator("[data-open-save] input[type=file]")
    chosen.set_input_files(whole)
    page.locator("[data-verdict] code").wait_for()
    assert json.loads(whole.read_text())["fair"]["commitment"] in page.inner_text("[data-verdict]")
    broken = json.loads(whole.read_text())
    del broken["digest"], broken["actions"][0]
    (tmp_path / "broken.glueck").write_text(json.dumps(broken))
    chosen.set_input_files(tmp_path / "broken.glueck")
    page.locator("[data-save-trouble]").wait_for()
    chosen.set_input_files(middle)
    page.locator("[data-go-on]").click()
    page.locator("footer.mine").wait_for()
    assert "#table=here." in page.url


def test_people_at_one_device(visit):
    """Nobody's hand is in the page before its owner has said that they look, nor after the turn."""
    page, _ = visit("de", PHONE)
    person = Person(page, keen=True)
    page.locator("details summary").first.click()
    form = person.open_table("gluecksgriff", "me", "here:", "apprentice", limit=60)
    assert "#table=here." in form
    hands = {}
    for _ in range(8):
        curtain = page.locator("[data-curtain]")
        curtain.wait_for()
        seat = curtain.get_attribute("data-curtain")
        assert page.evaluate(HAND) == []
        assert page.locator(".board, .fan, .hand").count() == 0
        assert raw_keys(page) == []
        if len(hands) < 2:
            assert serious(page) == []
        page.keyboard.press("Enter")  # the button has the focus
        while not page.locator("footer.mine").count():  # a round may have been counted meanwhile
            if page.locator("dialog[open] [data-continue]").count():
                page.locator("dialog[open] [data-continue]").click()
            else:
                page.wait_for_timeout(20)
        person.put_away_introduction()
        hand = page.evaluate(HAND)
        assert hand
        assert hand != hands.get({"0": "1", "1": "0"}[seat])
        hands[seat] = hand
        while not page.locator("[data-curtain]").count():
            person.press_something() or page.wait_for_timeout(20)
    assert set(hands) == {"0", "1"}


def test_bots_take_none_of_the_servers_time(open_alone, server, site):
    """With a server, too, a game against bots is played here: it is asked for nothing but files."""
    page = open_alone(server.url)
    asked, sockets = [], []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: sockets.append(socket.url))
    person = Person(page)
    person.play("glueckauf", "captain")
    page.locator(".choices .act.live").first.wait_for()
    person.draft()
    page.locator("[data-hint]").click()
    page.locator("[data-turn] [data-play-turn]").first.wait_for()
    assert sockets == []
    assert [url for url in asked if "/api/" in url] == []
