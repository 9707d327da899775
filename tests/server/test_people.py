"""Finding a table, and getting along there: filters, who may watch, mute, report."""

import asyncio
import json

import pytest
from click.testing import CliRunner

from glueck.cli.main import cli
from glueck.server import http_people, table_filters
from glueck.server.metrics import METRICS
from server.local_server import Refusal
from server.playing import begun, finished, refused

pytestmark = pytest.mark.anyio


async def found(person, **query):
    """Titles of the public tables that fit, all pages."""
    titles, pages, before = [], 0, {}
    while True:
        page = await person.get("/api/tables", of="public", **query, **before)
        titles += [one["table"]["title"] for one in page["tables"]]
        pages += 1
        if not page["next"]:
            return titles, pages
        before = {"before": page["next"]}


async def test_tables_are_found_by_what_they_are_like(server, ann, bob, monkeypatch):
    clock = {"turn": 60}
    wanted = {
        "two": {"seats": ["me", "open"]},
        "four": {"seats": ["me", "open", "open", "open"], "clock": clock},
        "doors": {"seats": ["me", "open", "hauler"], "spectators": False, "rated": True},
        "griff": {"game": "gluecksgriff", "seats": ["me", "open", "open"], "clock": clock},
        "full": {"seats": ["me", "hauler"]},
    }
    for title, about in wanted.items():
        server.clock.tick(1)
        await ann.open(**{"title": title, "public": True} | about)
    everything = list(reversed(wanted))
    assert await found(bob) == (everything, 1)
    for query, titles in [
        ({"free": 1}, ["griff", "doors", "four", "two"]),
        ({"free": 2}, ["griff", "four"]),
        ({"free": 1, "game": "glueckauf"}, ["doors", "four", "two"]),
        ({"seats": 2}, ["full", "two"]),
        ({"clock": "true"}, ["griff", "four"]),
        ({"clock": "false", "free": 1}, ["doors", "two"]),
        ({"watch": "false"}, ["doors"]),
        ({"watch": "true", "seats": 3}, ["griff"]),
        ({"rated": "true"}, ["doors"]),
        ({"rated": "false", "free": 1}, ["griff", "four", "two"]),
        ({"free": 8}, []),
    ]:
        assert (await found(bob, **query))[0] == titles, query
    for module in ("glueck.server.http_api", "glueck.server.table_filters"):
        monkeypatch.setattr(f"{module}.MOST_LOOKED_AT", 2)
    assert await found(bob, seats=2) == (["full", "two"], 3), "a few rows at a time, none left out"
    assert table_filters.MOST_LOOKED_AT == 2
    assert await refused(bob.get("/api/tables", free=0)) == "invalid"


async def test_a_public_table_says_how_its_people_are_rated(server, ann, bob, eve):
    await finished(ann, bob, rated=True)
    await ann.open(seats=["me", "open", "hauler"], public=True, title="anns")
    await eve.open(public=True, title="eves")
    await ann.open("gluecksgriff", public=True, title="griff")
    rows = (await bob.get("/api/tables"))["tables"]
    ratings = {row["table"]["title"]: row["ratings"] for row in rows}
    (leader,) = [one for one in await ann.get("/api/leaderboard", game="glueckauf") if one["me"]]
    known = {"rating": leader["rating"], "provisional": True}
    nobody = [None, None]
    assert ratings == {"anns": [known, None, None], "eves": nobody, "griff": nobody}, "by game"
    assert (await ann.get("/api/tables", of="mine"))["tables"][0]["ratings"] == []


async def test_tables_are_found_by_what_their_people_are_rated(server, ann, bob, eve):
    await finished(ann, bob, rated=True)
    leaders = {
        one["name"]: one["rating"] for one in await ann.get("/api/leaderboard", game="glueckauf")
    }
    high, low, beginner = leaders["Ann"], leaders["Bob"], 1000
    assert low < beginner < high
    for person, title, about in (
        (ann, "strong", {"seats": ["me", "open", "hauler"]}),
        (ann, "rated", {"rated": True}),
        (bob, "weak", {}),
        (eve, "new", {}),
        (ann, "griff", {"game": "gluecksgriff"}),  # nobody has a rating there
    ):
        server.clock.tick(1)
        await person.open(**{"public": True, "title": title} | about)
    both = await ann.open(public=True, title="both", seats=["me", "open", "open"])
    await bob.do(both, "join")
    for query, titles in [
        ({"rating_from": high}, {"strong", "rated"}),
        ({"rating_from": high, "rated": "true"}, {"rated"}),
        ({"rating_from": high + 1}, set()),
        ({"rating_to": low}, {"weak"}),
        (
            {"rating_from": low, "rating_to": high},
            {"strong", "rated", "weak", "new", "griff", "both"},
        ),
        ({"rating_from": beginner, "rating_to": beginner}, {"new", "griff"}),
        ({"rating_to": high, "rating_from": low, "game": "gluecksgriff"}, {"griff"}),
        ({"rating_near": 0}, {"new", "griff"}),  # of who looks: Eve, who has no rating
        ({"rating_near": high - beginner, "rating_from": beginner + 1}, {"strong", "rated"}),
        ({"rating_near": high}, {"strong", "rated", "weak", "new", "griff", "both"}),
    ]:
        found_by_eve, pages = await found(eve, **query)
        assert (set(found_by_eve), pages) == (titles, 1), query
    assert set((await found(bob, rating_near=0))[0]) == {"weak", "griff"}, "near one's own, by game"
    assert set((await found(ann, rating_near=0))[0]) == {"strong", "rated", "griff"}


async def test_who_looks_for_impossible_ratings_is_told(server, ann):
    for query, where in (
        ({"rating_from": 1200, "rating_to": 1100}, "rating_from"),
        ({"rating_from": -1}, "rating_from"),
        ({"rating_to": 10_001}, "rating_to"),
        ({"rating_near": "mine"}, "rating_near"),
    ):
        with pytest.raises(Refusal, match=f"query.{where}") as caught:
            await ann.get("/api/tables", **query)
        assert caught.value.code == "invalid"
    nobody = server.nobody()
    assert await refused(nobody.get("/api/tables", rating_near=100)) == "who"
    assert (await nobody.get("/api/tables", rating_from=100))["tables"] == []


async def test_a_table_says_whether_it_may_be_watched(server, ann, bob, eve):
    for spectators in (True, False):
        id = await begun(ann, bob, spectators=spectators)
        assert (await ann.info(id))["table"]["spectators"] is spectators
        if spectators:
            await eve.view(id)
        else:
            assert await refused(eve.view(id)) == "no_spectators"


async def test_who_is_muted_cannot_invite_and_is_not_told(server, ann, bob, eve):
    id = await begun(ann, bob)
    assert await bob.get("/api/mutes") == {"players": []}
    muted = {"players": [{"id": ann.id, "name": "Ann"}]}
    assert await bob.ask("POST", "/api/mutes", player=ann.id) == muted
    assert await bob.ask("POST", "/api/mutes", player=ann.id) == muted
    assert await bob.get("/api/mutes") == muted
    assert await ann.get("/api/mutes") == {"players": []}
    await ann.do(id, "chat", text="hello")
    await bob.do(id, "resign")
    new = await ann.ask("POST", f"/api/tables/{id}/rematch")
    assert [chair.get("invited") for chair in new["table"]["chairs"]] == [None, None], "merely open"
    assert (await bob.ask("DELETE", f"/api/mutes/{ann.id}")) == {"players": []}
    other = await begun(ann, bob)
    await bob.do(other, "resign")
    new = await ann.ask("POST", f"/api/tables/{other}/rematch")
    assert new["table"]["chairs"][1]["invited"] == bob.id
    assert await refused(bob.ask("POST", "/api/mutes", player=bob.id)) == "mute"
    assert await refused(bob.ask("POST", "/api/mutes", player="nobody")) == "no_player"


async def test_nobody_mutes_without_end(server, ann, bob, eve, monkeypatch):
    monkeypatch.setattr(http_people, "MOST_MUTED", 1)
    await ann.ask("POST", "/api/mutes", player=bob.id)
    assert await refused(ann.ask("POST", "/api/mutes", player=eve.id)) == "mute"
    await ann.ask("POST", "/api/mutes", player=bob.id)


def listed(server, *how):
    """In a thread: the command has an event loop of its own."""
    return CliRunner().invoke(cli, ["reports", *how, "--db", server.settings.db])


async def test_what_is_reported_is_what_the_table_says(server, ann, bob, eve, monkeypatch):
    monkeypatch.setattr(http_people, "MOST_REPORTS", 3)
    id = await begun(ann, bob, title="Rude title", spectators=False)
    server.clock.tick(5)
    await bob.do(id, "chat", text="rude words")

    def report(who, **about):
        server.clock.tick(1)
        return who.ask("POST", "/api/reports", **{"table": id} | about)

    at = server.clock()
    assert await refused(report(eve, what="table")) == "no_spectators"
    assert await refused(report(ann, what="chat", player=bob.id, at=at - 1)) == "report"
    assert await refused(report(ann, what="chat", player=ann.id, at=at)) == "report"
    assert await refused(report(ann, what="name", player=eve.id)) == "report"
    assert await refused(report(ann, what="nonsense")) == "invalid"
    await report(ann, what="name", player=bob.id)
    await report(ann, what="chat", player=bob.id, at=at, note="see above")
    await report(ann, what="name", player=bob.id)
    await report(bob, what="table")
    told = [(one.what, one.player, one.name, one.said, one.note) for one in
            await server.service.store.reports()]  # fmt: skip
    assert told == [
        ("table", ann.id, "Ann", "Rude title", ""),
        ("name", bob.id, "Bob", "", ""),
        ("chat", bob.id, "Bob", "rude words", "see above"),
    ], "the newest are kept"
    assert b'glueck_reports_total{what="chat"}' in METRICS.text()
    run = await asyncio.to_thread(listed, server, "--json")
    assert [json.loads(line)["said"] for line in run.stdout.splitlines()] == [
        "Rude title", "", "rude words",
    ]  # fmt: skip
    run = await asyncio.to_thread(listed, server, "--most", "1")
    assert "table of 'Ann'" in run.stdout
    assert "Rude title" in run.stdout
