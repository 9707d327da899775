"""A game is one Python folder and one web folder: Nim, which nothing else names, is played."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from server_process import ServerProcess
from web_person import Person

import glueck
from web import boxes
from web.conftest import TESTS
from web.words import LANGUAGES, raw_keys

pytestmark = pytest.mark.slow

ROOT = TESTS.parent
FOLDERS = (TESTS / "toys" / "nim", TESTS / "toys" / "web" / "nim")
NAMED = re.compile(r"""\bNim\b|["'`./]nim\b""")  # in Polish it is a word, too


def served(folder, page):
    """A server that has been told of Nim, with that page."""
    program = (sys.executable, "-m", "toys.serve", str(page))
    one = ServerProcess(folder, program, cwd=TESTS, stdout=subprocess.DEVNULL)
    one.start()
    yield one
    one.kill()


@pytest.fixture(scope="module")
def toy_server(tmp_path_factory):
    """Its page was built with the board of Nim, when something of it had changed."""
    import web_build

    page = web_build.WEB / "node_modules" / ".page-with-toys"
    web_build.build(TESTS / "toys" / "web", page)
    yield from served(tmp_path_factory.mktemp("toys"), page)


@pytest.fixture
def server_with_our_page(tmp_path):
    import web_build

    web_build.build()
    yield from served(tmp_path, web_build.BUILT)


def test_it_is_played_through_from_the_home_page(open_page, toy_server):
    page = open_page(address=toy_server.url)
    Person(page).play("nim", "apprentice")
    page.wait_for_selector(".heap")
    assert page.locator("[data-heap] i").count() <= 12
    Person(page).to_the_end(120)
    page.locator("#result-title").wait_for()  # the dialog opens a moment after it is drawn
    assert page.locator("dialog[open] ol li").count() == 2
    assert page.locator("[data-heap] i").count() == 0
    assert len(page.locator("[role=log] li").all()) >= 13, "twelve counters, and who won"
    for language in LANGUAGES:
        boxes.speak(page, language)
        assert raw_keys(page) == []


def test_its_options_come_from_the_server(open_page, toy_server):
    """Misère: whoever takes the last counter loses; the table says so."""
    page = open_page(address=toy_server.url)
    page.locator("details summary").first.click()
    page.select_option("[data-setting=game]", "nim")
    assert page.locator("[aria-label^='Seat ']").count() == 2, "it is for two"
    page.locator("[data-option=misere]").check()
    page.locator("[aria-label='Seat 2']").select_option("apprentice")
    page.locator("[data-open-table]").click()
    page.wait_for_selector(".heap")
    page.locator("[data-menu]").click()
    page.get_by_text("This table", exact=True).click()
    page.locator(".terms", has_text="Whoever takes the last one loses").wait_for()
    page.keyboard.press("Escape")
    Person(page).to_the_end(120)
    took = page.locator("[role=log] li", has_text="takes a counter").last.inner_text()
    won = page.inner_text("#result-title")
    assert took.split(" takes")[0] not in won


def test_what_cannot_be_done_says_why(open_page, toy_server):
    page = open_page(address=toy_server.url)
    Person(page).play("nim", "apprentice")
    page.locator('.act.live[data-action="take c"]').click()
    page.locator('.act[data-action="take a"][aria-disabled="true"]').hover()
    hint = page.locator(".hint", has_text="all from the same heap")  # not that of what was pressed
    hint.wait_for()
    assert "NM-TURN-01" in hint.inner_text()


OPEN_A_TABLE = """async () => {
    const post = (path, body) => fetch(`/api${path}`, {
        method: "POST", body: JSON.stringify(body), headers: {"Content-Type": "application/json"},
    }).then(answer => answer.json())
    await post("/players", {name: "Ann"})
    return (await post("/tables", {game: "nim", seats: ["me", "apprentice"], start: true})).id
}"""


def test_a_page_without_its_folder_says_that_it_cannot_show_it(open_page, server_with_our_page):
    """The page that ships: no other game's title, and no other game's board."""
    page = open_page(address=server_with_our_page.url)
    page.locator("[data-fold=new-table] summary").click()
    page.wait_for_selector("[data-setting=game]")
    assert page.locator("[data-play]").count() == len(glueck.games())
    assert page.locator("[data-setting=game] option").count() == len(glueck.games())
    table = page.evaluate(OPEN_A_TABLE)
    page.goto(f"{server_with_our_page.url}/#table={table}")
    page.get_by_role("alert").get_by_text("can’t show the game “nim”").wait_for()
    assert page.locator("h1").inner_text().lower() == "nim"
    assert page.locator("footer").count() == 0


def test_nothing_outside_its_two_folders_names_it():
    """But tests, and the one line that registers it."""
    tracked = subprocess.run(
        ["git", "ls-files", "src", "web"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    assert len(tracked) > 200
    named = [name for name in tracked if names_it(ROOT / name)]
    assert named == []
    lines = (TESTS / "toys" / "serve.py").read_text(encoding="utf-8").splitlines()
    assert sum(bool(NAMED.search(line)) for line in lines) == 1
    assert all(folder.is_dir() for folder in FOLDERS)


def names_it(path: Path) -> bool:
    try:
        return bool(NAMED.search(path.read_text(encoding="utf-8")))
    except UnicodeDecodeError:
        return False  # a picture, a font
