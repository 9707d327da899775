"""The first start of a server: some bots are being prepared, the page says so, nothing waits."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from server_process import ServerProcess
from web_person import Person

import glueck
from web import boxes
from web.conftest import TESTS
from web.test_access import serious
from web.test_screens import DESKTOP, PHONE, fits
from web.words import LANGUAGES, raw_keys

pytestmark = pytest.mark.slow

LINE = "main [role=status]"
TURN = "footer [aria-live]"
SAID = {
    "en": "Foreman and Captain are still being prepared on this server, just this once: "
    "Glück Auf (about 40 s) and Glücksgriff. All other bots are ready to play.",
    "de": "Steiger und Obersteiger werden auf diesem Server noch vorbereitet, nur dieses eine Mal: "
    "Glück Auf (etwa 40 s) und Glücksgriff. Alle anderen Bots sind schon bereit.",
}
MARK = {"en": " (ready in about 40\u00a0s)", "de": " (in etwa 40\u00a0s bereit)"}
UNKNOWN = {"en": " (being prepared)", "de": " (wird vorbereitet)"}
CAPTAIN = {"en": "Captain", "de": "Obersteiger"}
TO_PLAY = {
    "en": "Captain is being prepared: about 40 s.",
    "de": "Obersteiger wird vorbereitet: etwa 40 s.",
}
SCREENS = [("en", DESKTOP), ("de", PHONE)]


class Unready:
    """What a server says is being compiled, and about how many seconds it still takes."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "unready.json"
        self.ready()
        program = (sys.executable, "-m", "web.serve_unready", str(self.file))
        self.server = ServerProcess(folder, program, cwd=TESTS, stdout=subprocess.DEVNULL)

    def say(self, **games: int | None) -> None:
        new = self.file.with_suffix(".new")
        new.write_text(json.dumps(games), encoding="utf-8")
        new.replace(self.file)

    def ready(self) -> None:
        self.say()


@pytest.fixture(scope="module")
def serving(tmp_path_factory):
    import web_build

    web_build.build()
    one = Unready(tmp_path_factory.mktemp("unready"))
    one.server.start()
    yield one
    one.server.kill()


@pytest.fixture
def unready(serving):
    serving.say(glueckauf=38, gluecksgriff=None)
    yield serving
    serving.ready()


def place_of(page: Any, selector: str) -> float:
    return float(page.locator(selector).first.bounding_box()["y"])


def gone(page: Any) -> None:
    page.locator(f"{LINE}:empty").wait_for(state="attached")


@pytest.mark.parametrize(("language", "size"), SCREENS)
def test_the_home_page_says_who_is_being_prepared(open_page, unready, language, size):
    page = open_page(language, size, address=unready.server.url)
    page.locator(LINE, has_text=SAID[language]).wait_for()
    fits(page)
    assert raw_keys(page) == []
    before = place_of(page, "[data-play]")
    unready.say(gluecksgriff=200)
    page.locator(LINE, has_text="3 min").wait_for()
    assert "Glück Auf" not in page.inner_text(LINE)
    unready.ready()
    gone(page)
    assert place_of(page, "[data-play]") == before, "nothing moves when the line is gone"
    page.reload()
    page.wait_for_selector("[data-fold=new-table]")
    assert page.inner_text(LINE) == ""
    assert place_of(page, "[data-play]") < before, "it takes room only if there is something to say"


def test_it_is_said_in_every_language_and_keeps_nobody_out(open_page, unready):
    page = open_page("en", PHONE, motion="reduce", address=unready.server.url)
    page.locator(f"{LINE}:not(:empty)").wait_for()
    page.locator("details summary").first.click()
    for language in LANGUAGES:
        boxes.speak(page, language)
        fits(page)
        assert raw_keys(page) == []
    assert serious(page) == []


def options(select: Any) -> dict[str, str]:
    """What is said of each level."""
    all_ = [
        (one.get_attribute("value"), one.inner_text()) for one in select.locator("option").all()
    ]
    return dict(all_)


@pytest.mark.parametrize(("language", "size"), SCREENS)
def test_levels_that_are_not_ready_are_marked_and_can_be_chosen(open_page, unready, language, size):
    page = open_page(language, size, address=unready.server.url)
    page.locator(LINE, has_text=SAID[language]).wait_for()
    level = page.locator("[data-setting=level]")
    width = level.bounding_box()["width"]
    # Of one game nobody knows how long it takes.
    assert options(level)["captain"].endswith(UNKNOWN[language])
    assert not options(level)["hewer"].endswith(")")
    page.locator("details summary").first.click()
    seats = page.locator("details fieldset").first.locator("select")
    page.select_option("[data-setting=game]", "glueckauf")
    assert options(seats.first)["captain"].endswith(CAPTAIN[language] + MARK[language])
    assert not options(seats.first)["apprentice"].endswith(")")
    page.select_option("[data-setting=game]", "gluecksgriff")
    assert options(seats.first)["foreman"].endswith(UNKNOWN[language])
    seat_width = seats.first.bounding_box()["width"]
    unready.say(glueckauf=38)
    level.locator("[value=captain]", has_text="(Glück Auf: ").wait_for(state="attached")
    assert options(seats.first)["foreman"].endswith(")") is False
    unready.ready()
    gone(page)
    assert not options(level)["captain"].endswith(")")
    assert level.bounding_box()["width"] == width
    assert seats.first.bounding_box()["width"] == seat_width


def test_so_are_those_that_fill_a_table(open_page, unready):
    page = open_page("en", address=unready.server.url)
    Person(page).open_table("glueckauf", "me", "open")
    fill = page.locator("main select")
    page.locator("main option[value=captain]", has_text="(").wait_for(state="attached")
    assert options(fill)["captain"] == "Captain (ready in about 40\u00a0s)"
    assert options(fill)["hauler"] == "Hauler"
    fill.select_option("captain")
    page.locator("[data-start]").click()
    page.locator("footer").wait_for()


@pytest.mark.parametrize(("language", "size"), SCREENS)
def test_a_table_says_that_a_bot_is_being_prepared_and_goes_on(open_page, unready, language, size):
    page = open_page(language, size, address=unready.server.url, blank=True)
    state = glueck.load("glueckauf").new(seats=2, seed=1)
    seats = ["captain" if seat == state.seat else "me" for seat in range(2)]
    Person(page).open_position(state, *seats)
    page.locator(TURN, has_text=TO_PLAY[language]).wait_for()
    fits(page)
    assert raw_keys(page) == []
    unready.say(glueckauf=None)
    without_time = TO_PLAY[language].split(":")[0] + "."
    page.locator(TURN, has_text=without_time).wait_for()
    unready.ready()
    page.locator("footer.mine").wait_for()
    assert page.inner_text(TURN) not in (without_time, TO_PLAY[language])


def test_whoever_is_ready_plays_meanwhile(open_page, unready):
    page = open_page("en", address=unready.server.url)
    Person(page).play("glueckauf", "apprentice")
    Person(page).draft()


def test_it_asks_no_more_when_all_are_ready_or_nobody_looks(open_page, unready):
    page = open_page("en", address=unready.server.url, blank=True, apart=True)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)  # it goes on only when it is told to
    page.goto(unready.server.url)
    page.locator(LINE, has_text=SAID["en"]).wait_for()
    asked: list[str] = []
    page.on("request", lambda one: one.url.endswith("/api/games") and asked.append(one.url))
    for expected in (1, 2):
        with page.expect_response("**/api/games") as answer:
            page.clock.run_for(2100)
        answer.value.finished()
        page.evaluate("fetch('/healthz').then(() => 0)")  # the page has read it by now
        assert len(asked) == expected
    unready.ready()
    page.clock.run_for(2100)
    gone(page)
    asked.clear()
    page.clock.run_for(60_000)
    page.evaluate("fetch('/healthz').then(() => 0)")  # a request would have been seen by now
    assert asked == []


def test_of_a_bot_that_stands_in_it_is_said_too(open_page, unready):
    """Whoever gives up leaves the seat to a foreman, not to somebody of their own name."""
    address = unready.server.url
    page = open_page("en", address=address, blank=True)
    state = glueck.load("glueckauf").new(seats=3, seed=1)
    Person(page).open_position(
        state, *["me" if seat == state.seat else "apprentice" for seat in range(3)]
    )
    table = page.url.split("#table=")[1]
    page.request.post(f"{address}/api/tables/{table}/do", data={"do": "resign"})
    page.locator(TURN, has_text="You resigned").wait_for()
    watching = open_page("en", address=page.url)
    watching.locator(TURN, has_text="Foreman is being prepared: about 40 s.").wait_for()
