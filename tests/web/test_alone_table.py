"""All that helps at a table is there without a server: hints with their reasons, plans, undo, log,
looking back, points, and the game watched again and played on."""

import json

import pytest
from web_person import Person

import glueck
from glueck.bots import bot
from glueck.search import SeatKnowledge
from web.alone_pages import PHONE, download, exported, go_on_with
from web.test_access import serious
from web.test_planner import about_to_mine
from web.words import raw_keys

pytestmark = pytest.mark.slow

AT = "[data-replay-controls] output[data-at='%d']"
SPOTS = "document.querySelectorAll('.mine .orders .spot').length"


def almost_over(game, seats):
    """The last decision of seat 0 in a game of bots."""
    state = glueck.load(game).new(seats, seed=4)
    bots = [bot("hauler", state.game, seats, seat) for seat in range(seats)]
    last = 0
    while not state.over:
        last = state.played if state.seat == 0 else last
        state.play(bots[state.seat].decide(SeatKnowledge.of(state)))
    before = glueck.load(game).new(seats, seed=4)
    for action in state.actions[:last]:
        before.play(action)
    return before


def test_hints_plans_undo_and_looking_back(visit, hosts):
    page, host = visit("pl")
    hosts.end(host)
    go_on_with(page, about_to_mine(), "Ann", "hauler", "hauler")
    page.locator("footer.mine").wait_for()
    Person(page).put_away_introduction()
    page.locator("[data-hint]").click()
    page.locator("[data-turn='1'] [data-play-turn]").wait_for()
    assert page.locator("[data-turn] ul li").count() >= 2, "reasons"
    assert raw_keys(page) == []
    assert serious(page) == []
    page.keyboard.press("Escape")

    page.locator("[data-plan]").click()
    page.locator(".orders .spot").first.click()
    page.locator("[data-plan-space='mining-10']").click()
    page.locator("[data-play-plan]").wait_for()
    free = page.evaluate(SPOTS)
    page.locator("[data-play-plan]").click()
    page.wait_for_function(f"free => {SPOTS} === free - 1", arg=free)
    lines = len(download(page)["actions"])
    page.locator("[data-undo]").click()
    page.wait_for_function(f"free => {SPOTS} === free", arg=free)
    assert len(download(page)["actions"]) == lines - 1
    page.locator("[data-restart]").click()
    page.locator('.act.live[data-action="place mining-10"]').wait_for()

    page.locator(".log [data-moment]").first.click()
    page.locator("[data-now]").wait_for()
    page.locator(".log .then").first.wait_for()
    assert raw_keys(page) == []
    page.locator("[data-now]").click()
    page.locator('.act.live[data-action="place mining-10"]').wait_for()


@pytest.mark.parametrize(("game", "language"), [("glueckauf", "ru"), ("gluecksgriff", "de")])
def test_a_finished_game_is_counted_watched_again_and_played_on(visit, hosts, game, language):
    page, host = visit(language, PHONE)
    hosts.end(host)
    go_on_with(page, almost_over(game, 2), "Ann", "hauler")
    page.locator("footer").wait_for()
    person = Person(page, keen=True)
    person.put_away_introduction()
    person.to_the_end(300)
    assert raw_keys(page) == []
    assert serious(page) == []
    save = json.loads(exported(page, "dialog[open] [data-export]").read_bytes())
    state = glueck.load(game).new(2, save["seed"], **save["options"])
    for action in save["actions"]:
        state.play(action)
    assert state.over
    shown = page.locator("dialog[open] > ol li > b:last-child").all_inner_texts()
    assert sorted(int(one.replace("\u2212", "-")) for one in shown) == sorted(state.scores)

    page.locator("dialog[open] [data-replay]").click()
    page.locator(AT % 0).wait_for(state="attached")
    page.locator("[data-from]").select_option("open")
    page.keyboard.press("End")
    page.locator(AT % state.played).wait_for(state="attached")
    page.keyboard.press("ArrowLeft")
    page.locator(AT % (state.played - 1)).wait_for(state="attached")
    assert raw_keys(page) == []
    assert serious(page) == []
    page.locator("[data-slider]").fill("8")
    page.locator(AT % 8).wait_for(state="attached")
    page.locator("[data-play-on]").click()
    page.locator("[data-go-on]").click()
    page.wait_for_url("**/#table=here.*")
    page.locator("footer.mine").wait_for()
    assert download(page)["actions"][:8] == save["actions"][:8]


LAST_KEPT = "JSON.parse(localStorage.getItem('glueck-link-deals')).at(-1)"
TRIED = """([code, table]) => localStorage.setItem(
    'glueck-link-deals',
    JSON.stringify([...JSON.parse(localStorage.getItem('glueck-link-deals')), {code, table}]))"""


def test_links_carry_a_challenge_and_its_results_from_device_to_device(visit, hosts):
    page, host = visit("en", PHONE)
    hosts.end(host)
    go_on_with(page, almost_over("gluecksgriff", 2), "Ann", "hauler")
    page.locator("footer").wait_for()
    person = Person(page, keen=True)
    person.put_away_introduction()
    person.to_the_end(300)
    home, _, table = page.url.partition("#table=")
    save = json.loads(exported(page, "dialog[open] [data-export]").read_bytes())
    page.locator("dialog[open] [data-challenge-deal]").click()
    page.wait_for_url("**/#deal=*")
    code = f"seed.gluecksgriff.hauler.2.{int(save['seed'], 16):064x}"
    assert page.url == f"{home}#deal={code}"
    assert page.locator("[data-results]").count() == 0  # that game was not played as a challenge

    def follow(name):
        page.goto(f"{home}#deal={code}&name={name}&scores=-99.1&places=2.1")

    follow("Zo%C3%AB%00")
    page.locator("[data-told]").get_by_text("Zoë has already finished").wait_for()
    assert page.locator("[data-results]").count() == 0
    page.locator("[data-play-deal]").click()
    page.wait_for_url("**/#table=here.*")
    page.locator("footer").wait_for()
    assert page.evaluate(LAST_KEPT) == {"code": code, "table": page.url.partition("table=")[2]}
    page.evaluate(TRIED, [code, table])  # as if the finished one had been, too
    page.goto(f"{home}#table={table}")
    page.locator(f"dialog[open] [data-compare][href='#deal={code}']").click()
    page.locator("[data-results='2']").wait_for()
    follow("<b>Bob")
    rows = page.locator("[data-results='3'] tbody tr")
    rows.first.wait_for()
    names = [row.locator("th").inner_text() for row in rows.all()]
    assert names == ["Guest (you)", "Zoë", "<b>Bob"]
    told = page.locator(".invite input").input_value()
    assert f"#deal={code}&name=Guest&scores=" in told
    assert raw_keys(page) == []
    assert serious(page) == []
