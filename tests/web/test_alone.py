"""The page plays alone: from a file host under some path, then without any network at all."""

import json

import pytest
from click.testing import CliRunner
from web_person import Person

import glueck
from glueck.cli.verify import verify
from web.alone_pages import DESKTOP, PHONE, exported, presses
from web.test_access import serious
from web.words import raw_keys

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [("glueckauf", "pl", PHONE), ("gluecksgriff", "ru", DESKTOP)],
)
def test_a_whole_game_without_a_network(visit, hosts, game, language, size, tmp_path):
    """After one visit nobody answers any more; the game is left, found again, taken along as a file
    in the middle and at its end, verified by the command, and gone on with."""
    page, host = visit(language, size)
    hosts.end(host)
    page.reload()
    page.wait_for_selector("[data-alone=true]")
    assert raw_keys(page) == []
    assert serious(page) == []
    level = page.locator("[data-setting=level]")
    assert level.input_value() == "apprentice"  # whom newcomers can beat
    person = Person(page, keen=game == "gluecksgriff")
    if game == "gluecksgriff":
        person.open_table(game, "me", "hauler", "apprentice", limit=1)
    else:
        person.play(game, "hauler")
    assert "#table=here." in page.url
    presses(person, 3 if game == "gluecksgriff" else 20)  # long before the end of either
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
    assert level.input_value() == "hauler"  # for who has finished a game
    level.select_option("captain")
    page.reload()
    page.locator("[data-fold=open-save] summary").click()
    assert level.input_value() == "captain"  # as it was chosen
    chosen = page.locator("[data-fold=open-save] input[type=file]")
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


def test_bots_take_none_of_the_servers_time(open_alone, server, site):
    """With a server, too, a game against bots is played here: it is asked for nothing but files."""
    page = open_alone(server.url)
    page.wait_for_load_state("networkidle")  # all that home asks for
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
