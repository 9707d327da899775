"""A game is watched again: at the server as one saw it and then as all did, or from a file."""

import json
import urllib.request

import pytest

import glueck
from glueck.engine.save import document
from web.guests import api
from web.test_access import serious
from web.words import raw_keys

pytestmark = pytest.mark.slow

AT = "[data-replay-controls] output[data-at='%d']"
FACES = "[...document.querySelectorAll('.seats svg.card:not(.back)')].length"
WIDE = "document.documentElement.scrollWidth - innerWidth"
# Whether the line of the moment that is shown lies above what fades, where the log goes on below.
CLEAR = """() => {
    const lines = document.querySelector('.log .lines'), line = lines.querySelector('.then')
    const [box, own] = [lines, line].map(one => one.getBoundingClientRect())
    return !lines.classList.contains('goes-on') || box.bottom - own.bottom > 32
}"""
DROP = """text => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'game.glueck'))
    for (const type of ['dragover', 'drop'])
        document.querySelector('main').dispatchEvent(
            new DragEvent(type, {dataTransfer: data, bubbles: true, cancelable: true}))
}"""


class Program:
    """Somebody else, without a page."""

    def __init__(self, url):
        self.url, self.token = url, ""
        self.token = self.ask("POST", "/players", name="Lucy", program=True)["token"]

    def ask(self, method, path, **body):
        head = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        data = json.dumps(body).encode() if body else None
        head |= {"Content-Type": "application/json"} if body else {}
        request = urllib.request.Request(f"{self.url}/api{path}", data, head, method=method)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)


def at(page, moment):
    page.locator(AT % moment).wait_for(state="attached")


def drawn(page, moment):
    """The board is drawn with the next picture, and the log after that."""
    at(page, moment)
    for _ in range(3):
        page.evaluate("() => new Promise(requestAnimationFrame)")


def seen_by(page, seat, moment):
    """The address says so as soon as one looks at it for a while."""
    page.wait_for_url(f"**&at={moment}&seat={seat}")


def test_a_game_at_the_server(somebody, server):
    """While it is running nobody else's hand is in the page or is sent to it; then all are."""
    page = somebody("Mike", expects="403")
    lucy = Program(server.url)
    id = api(page, "POST", "/tables", game="gluecksgriff", seats=["me", "open"])["id"]
    lucy.ask("POST", f"/tables/{id}/do", do="join")
    api(page, "POST", f"/tables/{id}/do", do="start")
    for _ in range(9):
        for ask in (lambda *how, **what: api(page, *how, **what), lucy.ask):
            mine = ask("GET", f"/tables/{id}/view?form=json")
            if mine["view"]["legal"]:
                action = mine["view"]["legal"][0]
                ask("POST", f"/tables/{id}/do", do="play", action=action, at=mine["move"])
    played = len(api(page, "GET", f"/tables/{id}/view?form=json")["log"])
    assert played > 5
    answers = []
    page.on("response", lambda one: "/replay" in one.url and answers.append(one))
    page.goto(f"{server.url}/#replay={id}&at=3")
    at(page, 3)
    assert page.locator("[data-from] option").count() == 1
    assert page.locator("[data-play-on]").count() == 0
    then = api(page, "GET", f"/tables/{id}/view?form=json&after=3")["view"]
    assert page.evaluate(FACES) == len(then["players"][1]["known"])
    assert page.locator(".fan [data-card]").count() > 0
    seen_by(page, 0, 3)
    assert {one.json()["seat"] for one in answers} == {0}
    for other in ("1", "none"):
        refused = page.request.get(f"{server.url}/api/tables/{id}/replay?seat={other}")
        assert (refused.status, refused.json()["code"]) == (403, "hidden")

    for key, moment in (
        ("ArrowRight", 4), ("ArrowLeft", 3), ("Home", 0), ("ArrowLeft", 0), ("End", played),
        ("Control+ArrowLeft", None), ("Home", 0),
    ):  # fmt: skip
        page.keyboard.press(key)
        if moment is not None:
            at(page, moment)
    page.locator(".log [data-moment]").nth(1).click()
    page.locator(".log .then").first.wait_for()
    page.locator("[data-slider]").fill("2")
    at(page, 2)
    page.locator("[data-pace]").select_option("quick")
    page.locator("[data-autoplay]").click()
    at(page, played)
    assert page.locator("[data-autoplay][aria-pressed=false]").count() == 1

    lucy.ask("POST", f"/tables/{id}/do", do="resign")
    page.goto(f"{server.url}/#table={id}")
    page.locator("dialog[open] [data-replay]").click()
    at(page, 0)
    page.locator("[data-from]").select_option("open")
    seen_by(page, "open", 0)
    page.wait_for_function(f"() => {FACES} > 0")
    hands = 0
    for seat in (0, 1):  # of the deal
        save = api(page, "GET", f"/tables/{id}/save")
        state = glueck.load("gluecksgriff").new(2, save["seed"], **save["options"])
        hands += len(state.view(seat)["players"][seat]["hand"])
    assert page.evaluate(FACES) == hands
    page.locator("[data-from]").select_option("1")
    seen_by(page, 1, 0)
    assert raw_keys(page) == []
    assert serious(page) == []

    page.locator("[data-go='replay-next']").click()
    at(page, 1)
    page.locator("[data-play-on]").click()
    assert serious(page) == []
    page.locator("[data-go-on]").click()
    page.wait_for_url("**/#table=*")
    page.locator("footer").wait_for()
    new = page.url.partition("#table=")[2]
    about = api(page, "GET", f"/tables/{new}")
    assert (about["table"]["past"], about["seat"]) == (1, 1)


def test_a_save_file(open_page, tmp_path):
    """Chosen, dropped, broken; on a phone."""
    state = glueck.load("glueckauf").new(seats=3, seed=5)
    while not state.over:
        legal = state.legal()
        state.play(legal[state.played % len(legal)])
    state.players = ["Ann", "", "hewer"]
    file = tmp_path / "game.glueck"
    file.write_text(json.dumps(document(state)))
    page = open_page("pl", (360, 740), expects="400")
    page.locator("[data-watch-save] input").set_input_files(file)
    at(page, 0)
    seen_by(page, "open", 0)
    assert page.locator("[data-from] option").count() == 5
    assert page.evaluate(WIDE) <= 0
    assert raw_keys(page) == []
    assert serious(page) == []
    page.keyboard.press("End")
    at(page, state.played)
    seen_by(page, "open", state.played)
    page.reload()  # it is still there, and so is the moment
    at(page, state.played)
    page.locator(".marks b").first.wait_for(state="attached")

    page.goto(page.url.split("#")[0])
    page.locator("[data-watch-save]").wait_for()
    page.evaluate(DROP, file.read_text().replace('"seats": 3', '"seats": 2'))
    page.locator("[data-trouble]").wait_for()
    assert "save" in page.inner_text("[data-trouble]")
    page.goto(page.url.split("#")[0])
    page.locator("[data-watch-save]").wait_for()
    page.evaluate(DROP, file.read_text())
    at(page, 0)


@pytest.mark.parametrize("game", ["glueckauf", "gluecksgriff"])
def test_what_one_took_from_a_running_game(somebody, server, game):
    """The file that the table gives to its player is shown as the table itself is: the same log,
    from the only point of view it has. It cannot be played on, and nothing is sent."""
    page = somebody("Mike")
    lucy = Program(server.url)
    id = api(page, "POST", "/tables", game=game, seats=["me", "open"])["id"]
    lucy.ask("POST", f"/tables/{id}/do", do="join")
    api(page, "POST", f"/tables/{id}/do", do="start")
    asks = (lambda *how, **what: api(page, *how, **what), lucy.ask)
    while api(page, "GET", f"/tables/{id}/view?form=json")["move"] < 40:
        for ask in asks:
            mine = ask("GET", f"/tables/{id}/view?form=json")
            if mine["view"]["legal"]:
                action = mine["view"]["legal"][mine["move"] % len(mine["view"]["legal"])]
                ask("POST", f"/tables/{id}/do", do="play", action=action, at=mine["move"])
    page.goto(f"{server.url}/#replay={id}")
    at(page, 0)
    played = int(page.locator("[data-slider]").get_attribute("max"))
    log = page.locator("[data-help=log]").first
    page.keyboard.press("End")
    drawn(page, played)
    of_table = log.inner_text()
    save = json.dumps(api(page, "GET", f"/tables/{id}/save"))
    assert "seed" not in json.loads(save)
    page.goto(server.url)
    page.locator("[data-watch-save]").wait_for()
    sent = []
    page.on("request", lambda one: one.method == "POST" and sent.append(one.url))
    page.evaluate(DROP, save)
    at(page, 0)
    seen_by(page, 0, 0)
    assert page.locator("[data-from] option").count() == 1
    assert page.locator("[data-play-on]").count() == 0
    page.keyboard.press("End")
    drawn(page, played)
    assert log.inner_text() == of_table
    for moment in range(played, 0, -3):
        page.locator("[data-slider]").fill(str(moment))
        drawn(page, moment)
        assert page.evaluate(CLEAR), f"the line of moment {moment} fades"
    page.keyboard.press("End")
    assert "NaN" not in page.inner_text("body")
    assert raw_keys(page) == []
    assert serious(page) == []
    assert not [url for url in sent if "/replay" in url]
    page.goto(server.url)
    page.locator("[data-watch-save]").wait_for()
    page.evaluate(DROP, save.replace('"players": [', '"players": ["Eve", ', 1))
    page.locator("[data-trouble]").wait_for()
