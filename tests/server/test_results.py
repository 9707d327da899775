"""Finished games are remembered once, for who played them; ratings where the table wanted them."""

import asyncio
import csv
import io
import sqlite3

import pytest
from click.testing import CliRunner

from glueck.cli.main import cli
from glueck.match import events as e
from glueck.server.http_history import line_of
from glueck.server.results import ALL_ADDED, add_missing
from glueck.server.statistics_schemas import PlayedGame, SeatResult
from glueck.store import Uncertain
from server.playing import begun, finished, refused
from server.test_truth import Trouble

pytestmark = pytest.mark.anyio


async def test_a_game_that_ends_is_in_the_history_of_those_who_played(server, ann, bob, eve):
    id = await finished(ann, bob)
    running = await begun(ann, bob)
    (game,) = (await ann.get("/api/history"))["games"]
    assert (game["table"], game["seat"], game["rated"], game["rating"]) == (id, 0, False, None)
    assert [(one["name"], one["place"], one["gave_up"]) for one in game["seats"]] == [
        ("Ann", 1, False), ("Bob", 2, True),
    ]  # fmt: skip
    assert (await bob.get("/api/history"))["games"][0]["seat"] == 1
    assert (await eve.get("/api/history"))["games"] == []
    totals = await bob.get("/api/history/totals")
    assert [(one["against"], one["games"], one["won"]) for one in totals["totals"]] == [
        ("people", 1, 0)
    ]
    (against,) = totals["against"]
    assert (against["name"], against["ahead"], against["behind"]) == ("Ann", 0, 1)
    assert await ann.get("/api/leaderboard", game="glueckauf") == []
    assert running not in str(totals)
    assert await refused(server.nobody().get("/api/history")) == "who"
    assert await refused(ann.get("/api/leaderboard", game="chess")) == "game"


async def test_what_was_uncertain_is_there_once(server, ann, bob):
    id = await begun(ann, bob, rated=True)
    trouble = Trouble(server.service.store)
    trouble.failures = [(True, Uncertain)]
    resign = {"do": "resign", "id": "once"}
    await bob.do(id, **resign)
    await bob.do(id, **resign)
    await ann.do(id, "chat", text="well played")
    assert len(await server.service.store.results([id])) == 2
    leaders = await ann.get("/api/leaderboard", game="glueckauf")
    assert [(one["name"], one["games"], one["me"]) for one in leaders] == [
        ("Ann", 1, True), ("Bob", 1, False),
    ]  # fmt: skip
    assert leaders[0]["rating"] > 1000 > leaders[1]["rating"]
    assert all(one["provisional"] for one in leaders)
    told = {"name", "level", "me", "rating", "games", "provisional"}
    assert set(leaders[0]) == told, "nobody's id, also of who has no name any more"
    game = (await ann.get("/api/history"))["games"][0]
    assert game["rated"]
    assert game["rating"] == leaders[0]["rating"]
    assert (await ann.get("/api/history/totals"))["ratings"][0]["rating"] == leaders[0]["rating"]
    await server.close()
    told = await asyncio.to_thread(
        CliRunner().invoke, cli, ["ratings", "--recompute", "--db", server.settings.db]
    )
    first, second, _ = told.output.splitlines()
    assert first == "Ratings computed again: 1 rated games"
    assert second.split() == ["glueckauf", "1", str(leaders[0]["rating"]), "1", "Ann"]


async def test_whoever_sits_down_sees_that_it_is_rated(server, ann, bob):
    id = await ann.open(rated=True)
    assert (await bob.info(id))["table"]["rated"]
    assert await refused(ann.open(rated=True, hints=True)) == "rated"
    against_bots = await ann.open(seats=["me", "random"], rated=True)
    assert not (await ann.info(against_bots))["table"].get("hints")
    await bob.do(id, "join")
    await ann.do(id, "start")
    await bob.do(id, "resign")
    again = (await ann.ask("POST", f"/api/tables/{id}/rematch"))["table"]
    assert again["rated"]


@pytest.mark.slow
async def test_games_from_files_and_among_bots_alone_count_for_nobody(server, ann, bob):
    id = await finished(ann, bob)
    save = await ann.get(f"/api/tables/{id}/save")
    await ann.ask("POST", "/api/import", save=save, seats=["me", "random"], start=True)
    bots = await ann.open(seats=["random", "random"], rated=True, start=True)
    await server.quiet(bots)
    assert len((await ann.get("/api/history"))["games"]) == 1
    assert await ann.get("/api/leaderboard", game="glueckauf") == []
    assert {one.rated for one in await server.service.store.results([bots])} == {None}


async def test_games_that_ended_before_have_results_too(server, ann, bob):
    id = await finished(ann, bob)
    store = server.service.store
    before = await store.results([id])
    await server.close()
    path = server.settings.db.removeprefix("sqlite:///")
    with sqlite3.connect(path) as db:
        db.execute("DELETE FROM results")
        db.execute("DELETE FROM kept WHERE name = ?", (ALL_ADDED,))
    await server.open()
    store = server.service.store
    await add_missing(store)
    assert [one._replace(at=0) for one in await store.results([id])] == [
        one._replace(at=0) for one in before
    ]


async def test_a_spreadsheet_takes_nothing_for_a_formula(server, ann):
    bob = await server.person("=1+1")
    await finished(ann, bob)
    answer = await ann.http.get("/api/history.csv")
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    text = answer.content.decode("utf-8-sig")
    assert answer.content.startswith("\ufeff".encode())
    (row,) = csv.DictReader(io.StringIO(text))
    assert row["opponents"] == "'=1+1"
    assert (row["place"], row["game"]) == ("1", "glueckauf")


def test_nor_does_one_that_splits_at_semicolons_and_scores_stay_numbers():
    others = [
        SeatResult(name=name, player="p", level=None, score=-9, place=2, gave_up=False)
        for name in ("a;=1+1;b", "+2", 'c;"=1+1"')
    ]
    mine = others[0].model_copy(update={"place": 1})
    game = PlayedGame(
        table="-t", game="glueckauf", at=0, seat=0, seats=[mine, *others], rated=False, rating=None,
        deal=None,
    )  # fmt: skip
    _, table, *_, names, scores = line_of(game)
    assert (table, names, scores) == (
        "'-t",
        "a;'=1+1;b;' +2; c;'\"=1+1\"",
        "-9; -9; -9",
    )


async def test_a_finished_game_is_not_taken_back(server, ann, bob):
    id = await finished(ann, bob)
    match = (await server.service.tables.open(id)).match
    assert await refused(ann.do(id, "undo", at=match.moves)) == "status"


def test_events_without_the_new_fields_are_read_as_before():
    chair = e.Chair(player="a", name="A")
    old = e.Opened(game="glueckauf", rules=1, by="a", chairs=(chair,), seed="0", salt="0")
    assert b"rated" not in e.encode(old)
    assert b"deal" not in e.encode(old)
    assert e.decode(e.encode(old)) == old
