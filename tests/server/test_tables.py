"""Tables from the first seat to the archive, over HTTP."""

import pytest

import glueck
from glueck.engine.save import loads
from glueck.engine.state import BY_ID
from server.local_server import Refusal
from server.playing import begun, finished, play, refused, whoever_acts

pytestmark = pytest.mark.anyio


async def test_a_table_from_open_to_running(ann, bob, each_game):
    id = await ann.open(each_game, title=" Friday ", clock={"game": 600, "increment": 5})
    about = await bob.info(id)
    assert about["seat"] is None
    assert about["table"]["title"] == "Friday"
    assert about["table"]["status"] == "open"
    assert len(about["table"]["commitment"]) == 64
    await bob.do(id, "join")
    await bob.do(id, "leave")
    await bob.do(id, "join", seat=1)
    assert (await bob.info(id))["seat"] == 1
    await ann.do(id, "start")
    about = await ann.info(id)
    assert about["table"]["status"] == "running"
    assert [chair["name"] for chair in about["table"]["chairs"]] == ["Ann", "Bob"]
    assert (await ann.view(id))["clock"]["left"] == [600_000, 600_000]


CANNOT_BE = (
    ({"game": "chess"}, "game"),
    ({"seats": ["me", "me"]}, "seats"),
    ({"seats": ["me"]}, "option"),
    ({"seats": ["me", "wizard"]}, "level"),
    ({"seats": ["me"] + ["open"] * 7}, "option"),
    ({"seats": ["me"] + ["open"] * 8}, "invalid"),
    ({"options": {"wind": 3}}, "option"),
    ({"clock": {"game": 60, "turn": 60}}, "clock"),
    ({"clock": {}}, "clock"),
    ({"clock": {"game": 1}}, "invalid"),
    ({"title": "x" * 81}, "invalid"),
    ({"title": "bell\x07"}, "title"),
    ({"start": True}, "open_seats"),
    ({"more": 1}, "invalid"),
    ({"public": "yes"}, "invalid"),
)


async def test_a_table_nobody_can_open(ann):
    for about, code in CANNOT_BE:
        assert await refused(ann.open(**about)) == code, about
    assert (await ann.get("/api/tables", of="mine"))["tables"] == []


async def test_a_game_is_played_over_http(ann, bob, each_game):
    id = await begun(ann, bob, each_game)
    before = (await ann.info(id))["version"]
    for choice in range(6):
        await play(id, ann, bob, choice=choice)
    assert (await ann.info(id))["version"] == before + 6
    assert len((await bob.view(id))["log"]) == 6


async def test_undo_over_http(ann, bob):
    id = await begun(ann, bob)
    await play(id, ann, bob)
    one = await whoever_acts(id, ann, bob)
    about = await one.view(id)
    if about["view"]["undoable"]:
        await one.do(id, "undo", at=about["move"])
        assert (await one.view(id))["log"] == []
    assert await refused(one.do(id, "undo", at=0)) == "stale"


async def test_nobody_acts_without_a_name_or_a_seat(server, ann, bob, eve):
    id = await begun(ann, bob)
    nobody = server.nobody()
    assert await refused(nobody.do(id, "chat", text="hi")) == "who"
    assert await refused(eve.do(id, "play", action="end", at=0)) == "not_seated"
    assert await refused(eve.do(id, "resign")) == "not_seated"
    assert await refused(eve.do(id, "why", actions=[])) == "malformed"
    assert await refused(eve.do(id, "nonsense")) == "malformed"


async def test_no_table_is_found_by_guessing(ann, bob):
    id = await ann.open()
    assert len(id) >= 20
    for guess in ("", "x", id[:-1], id + "x", id.swapcase(), "%00", "../../etc/passwd", "é" * 300):
        with pytest.raises(Refusal) as caught:
            await bob.get(f"/api/tables/{guess or ' '}")
        assert caught.value.status == 404


async def test_private_tables_are_in_nobodys_list(ann, bob, eve):
    secret, shown = await ann.open(), await ann.open(public=True)
    for who in (bob, eve):
        rows = (await who.get("/api/tables"))["tables"]
        assert [row["id"] for row in rows] == [shown]
    mine = (await ann.get("/api/tables", of="mine"))["tables"]
    assert {row["id"] for row in mine} == {secret, shown}
    await bob.do(secret, "join")
    assert [r["id"] for r in (await bob.get("/api/tables", of="mine"))["tables"]] == [secret]
    await bob.do(secret, "leave")
    assert (await bob.get("/api/tables", of="mine"))["tables"] == []


async def test_a_table_i_opened_is_mine_though_i_do_not_sit_there(ann):
    id = await ann.open(seats=["open", "open"])
    assert [row["id"] for row in (await ann.get("/api/tables", of="mine"))["tables"]] == [id]


@pytest.mark.parametrize("server", [{"most_tables": 3}], indirect=True)
async def test_nobody_opens_tables_without_end(ann, bob):
    for _ in range(3):
        await ann.open(seats=["open", "open"])
    assert await refused(ann.open()) == "too_many_tables"
    await bob.open()


async def test_a_row_shows_who_is_played_by_a_bot(server, ann, bob, eve):
    id = await ann.open(seats=["me", "open", "open"])
    await bob.do(id, "join"), await eve.do(id, "join")
    await ann.do(id, "start")
    server.clock.tick(200)
    one = await whoever_acts(id, ann, bob, eve)
    seat = (await one.info(id))["seat"]
    other = next(p for p in (ann, bob, eve) if p is not one)
    await other.do(id, "resign")
    await server.quiet(id)
    row = (await ann.get("/api/tables", of="mine"))["tables"][0]
    gone = (await other.info(id))["seat"]
    assert gone != seat
    assert row["table"]["chairs"][gone]["gave_up"] is True
    assert row["table"]["chairs"][gone]["stand_in"]["why"] == "gave_up"


# -- the end -------------------------------------------------------------------------------


async def test_resigning_ends_a_game_of_two_and_all_is_revealed(ann, bob, each_game):
    id = await finished(ann, bob, each_game)
    about = (await ann.info(id))["table"]
    assert about["status"] == "over"
    assert about["places"] == [1, 2]
    assert len(about["seed"]) == len(about["salt"]) == 64
    assert await refused(ann.do(id, "resign")) == "status"


@pytest.mark.slow
async def test_the_archive_is_searched_and_paged(server, ann, bob):
    ids, games = [], glueck.games()
    for number in range(54):
        server.clock.tick(1)
        game = games[number % len(games)]
        ids.append(await ann.open(game, ["me", "random"], title=f"Party {number}", public=True))
        await ann.do(ids[-1], "start")
        await ann.do(ids[-1], "resign")
    first = await bob.get("/api/tables", status="over")
    assert [row["id"] for row in first["tables"]] == ids[:3:-1]
    second = await bob.get("/api/tables", status="over", before=first["next"])
    assert [row["id"] for row in second["tables"]] == ids[3::-1]
    assert second["next"] is None
    found = await bob.get("/api/tables", status="over", words="PARTY 33 ann")
    assert [row["id"] for row in found["tables"]] == [ids[33]]
    some = await bob.get("/api/tables", status="over", game=games[-1])
    assert {row["game"] for row in some["tables"]} == {games[-1]}
    assert (await bob.get("/api/tables", status="over", words="nowhere"))["tables"] == []
    assert (await bob.get("/api/tables", of="mine", status="over"))["tables"] == []
    assert "seed" not in first["tables"][0]["table"]


NO_SEARCH = (
    {"before": "x"}, {"before": "1"}, {"before": "9" * 30 + ".x"}, {"of": "all"},
    {"status": "x"}, {"words": "a b c d e f g h i j k l m n o p q r s t u v w x y z 1 2 3"},
    {"words": "x" * 101},
)  # fmt: skip


async def test_a_search_that_makes_no_sense_is_refused(ann):
    for query in NO_SEARCH:
        with pytest.raises(Refusal) as caught:
            await ann.get("/api/tables", **query)
        assert caught.value.status in (400, 422), query


@pytest.mark.slow
async def test_the_save_file_of_a_finished_game_can_be_verified(ann, bob, eve, each_game):
    id = await begun(ann, bob, each_game)
    noted = (await ann.info(id))["table"]["commitment"]
    for choice in range(8):
        await play(id, ann, bob, choice=choice)
    await bob.do(id, "resign")
    answer = await eve.http.get(f"/api/tables/{id}/save")
    assert answer.headers["content-disposition"].startswith(f'attachment; filename="{each_game}-')
    saved = loads(answer.content, BY_ID)
    assert len(saved.actions) == 8
    assert saved.players == ["Ann", "Bob"]
    assert saved.fair["commitment"] == noted


async def test_a_table_that_has_not_begun_has_no_save_file(ann):
    assert await refused(ann.get(f"/api/tables/{await ann.open()}/save")) == "status"


@pytest.mark.slow
async def test_a_moment_is_what_one_saw_then(ann, bob, eve, each_game):
    """After so many actions of the game as it stands; nothing can be done there."""
    id = await begun(ann, bob, each_game)
    people = (ann, bob, eve)
    then = [[(await one.view(id))["view"] for one in people]]
    for choice in range(6):
        await play(id, ann, bob, choice=choice)
        then.append([(await one.view(id))["view"] for one in people])
    for number, views in enumerate(then):
        for one, seen in zip(people, views, strict=True):
            answer = await one.get(f"/api/tables/{id}/view", after=number, form="json")
            assert answer["t"] == "then"
            assert answer["number"] == number
            assert answer["view"] == seen | {"legal": [], "undoable": 0}
    assert await refused(ann.get(f"/api/tables/{id}/view", after=7)) == "moment"
    assert await refused(ann.get(f"/api/tables/{await ann.open()}/view", after=0)) == "moment"
