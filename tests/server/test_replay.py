"""A game is looked at again: by whom, as whom, page by page; and it goes on from a moment of it."""

import base64
import json

import pytest

from glueck.engine.save import document, loads
from glueck.engine.state import BY_ID
from glueck.engine.view_changes import patched
from glueck.match.replay import MOMENTS
from glueck.server import replays
from server.playing import begun, play, refused
from server.test_importing import bring, edited, played

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


def unfolded(game, pages):
    """Of pages that follow each other: all views as bytes, and all lines."""
    views, lines = [], []
    for page in pages:
        assert page["first"] == len(views) == len(lines)
        view = None
        for runs in page["views"]:
            view = patched(view, base64.b64decode(runs), BY_ID[game].view.size)
            views.append(view)
        lines += page["lines"]
    return views, lines


def as_played(state, seat):
    """What the replay must show of a game, played again by the engine."""
    views, now = [], state.at(0)
    for words in [*state.actions, None]:
        views.append(now.view_bytes(seat))
        if words is not None:
            now.play(words)
    return views, json.loads(json.dumps(state.log(seat)))


async def pages_of(person, id, **query):
    first = await person.get(f"/api/tables/{id}/replay", **query)
    rest = range(MOMENTS, first["played"] + 1, MOMENTS)
    return [first, *[await person.get(f"/api/tables/{id}/replay", first=n, **query) for n in rest]]


def whole_game(game):
    state = played(game, 0)
    step = 0
    while not state.over:
        legal = state.legal()
        state.play(legal[step % len(legal)])
        step += 1
    return state


async def test_of_a_running_game_all_see_what_they_saw(server, ann, bob, eve, each_game):
    """… and in no way what another saw."""
    id = await begun(ann, bob, each_game)
    for choice in range(12):
        await play(id, ann, bob, choice=choice)
    match = server.service.tables.get(id).match
    for own, person in {"0": ann, "1": bob, "none": eve}.items():
        seat = None if own == "none" else int(own)
        answer = await person.http.get(f"/api/tables/{id}/replay")
        assert unfolded(each_game, [answer.json()]) == as_played(match.state, seat)
        assert answer.json()["seat"] == seat
        assert match.opened.seed not in answer.text
        for other in {"0", "1", "none"} - {own}:
            asked = person.get(f"/api/tables/{id}/replay", seat=other)
            assert await refused(asked) == "hidden"
    for what, code in (
        ({"first": 13}, "moment"),
        ({"seat": "2"}, "seats"),
        ({"seat": "-1"}, "invalid"),
    ):
        assert await refused(ann.get(f"/api/tables/{id}/replay", **what)) == code
    wanted = {"moves": 3, "seats": ["me", "random"]}
    assert await refused(ann.ask("POST", f"/api/tables/{id}/go_on", **wanted)) == "status"


async def test_after_the_end_everything_is_shown_page_by_page(server, ann, bob, eve, each_game):
    """To whoever may look at the table, as every seat saw it; made once."""
    id = (await bring(ann, document(whole_game(each_game)), start=True))["id"]
    state = server.service.tables.get(id).match.state
    asked = []
    show = server.service.saves.show

    async def counted(request, *client):
        asked.append(request)
        return await show(request, *client)

    server.service.saves.show = counted
    for wanted, seat in (("0", 0), ("1", 1), ("none", None)):
        for person in (ann, eve):
            pages = await pages_of(person, id, seat=wanted)
            assert unfolded(each_game, pages) == as_played(state, seat)
    assert len(asked) == 3 * len(pages)
    plain = await eve.http.get(f"/api/tables/{id}/replay", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json()["seat"] is None


@pytest.mark.parametrize("server", [{"rate": 1}], indirect=True)
async def test_who_may_not_look_at_a_table_sees_nothing_of_it_again(server, ann, bob, eve):
    id = await begun(ann, bob, spectators=False)
    await play(id, ann, bob)
    assert await refused(eve.get(f"/api/tables/{id}/replay")) == "no_spectators"
    await bob.do(id, "resign")
    assert await refused(eve.get(f"/api/tables/{id}/replay", seat="0")) == "no_spectators"
    assert (await bob.get(f"/api/tables/{id}/replay", seat="0"))["seat"] == 0
    assert await refused(ann.get(f"/api/tables/{await ann.open()}/replay")) == "status"


async def test_pages_that_were_made_are_kept_within_bounds(server, ann, bob, monkeypatch):
    monkeypatch.setattr(replays, "MOST_KEPT", 2000)
    id = await begun(ann, bob)
    kept = server.service.replays
    for choice in range(6):
        await play(id, ann, bob, choice=choice)
        await ann.get(f"/api/tables/{id}/replay")
        sizes = [len(page) for page in kept._kept.values()]
        assert sum(sizes) == kept._bytes
        assert kept._bytes <= 2000 or len(sizes) == 1


async def test_a_save_file_is_shown_and_not_kept(server, ann, each_game):
    state = whole_game(each_game)
    state.players = ["Ann", "hewer"]
    save = document(state)

    async def shown(by=ann, **what):
        return await by.ask("POST", "/api/replay", **{"save": save} | what)

    assert await refused(shown(server.nobody())) == "who"
    for seat in (0, 1, None):
        rest = range(0, state.played + 1, MOMENTS)
        pages = [await shown(seat=seat, first=first) for first in rest]
        assert unfolded(each_game, pages) == as_played(state, seat)
    about = pages[0]["table"]
    assert [(one["name"], one["level"]) for one in about["chairs"]] == [
        ("Ann", None),
        ("", "hewer"),
    ]
    assert (about["status"], about["scores"]) == ("over", state.scores)
    assert server.service.tables.held() == []
    for what, code in (
        ({"seat": 2}, "seats"),
        ({"first": state.played + 1}, "moment"),
        ({"save": {}}, "save"),
        ({"save": edited(save, actions=[*save["actions"][:3], "fly"])}, "save"),
        ({"save": edited(save, actions=["end"] * 10_001)}, "too_much"),
        ({"first": "x"}, "invalid"),
    ):
        assert await refused(shown(**what)) == code, what


async def test_what_a_viewer_took_from_a_running_game_is_shown_as_they_saw_it(
    server, ann, bob, eve, each_game
):
    """The file that the table itself gives them: the same bytes as at the table then, but for what
    everybody would have if it ended now, and the same deeds."""
    id = await begun(ann, bob, each_game)
    for choice in range(40):
        await play(id, ann, bob, choice=choice)
    game, state = BY_ID[each_game], server.service.tables.get(id).match.state
    for person, seat in ((ann, 0), (bob, 1), (eve, None)):
        save = (await person.http.get(f"/api/tables/{id}/save")).json()
        page = await ann.ask("POST", "/api/replay", save=save)
        assert (page["seat"], page["played"]) == (seat, state.played)
        views, lines = unfolded(each_game, [page])
        seen, told = as_played(state, seat)
        assert [game.read_view(one) for one in views] == [game.read_view(one) for one in seen]
        known = [{key: line.get(key) for key in ("number", "seat", "action")} for line in told]
        assert [{key: line[key] for key in known[0]} for line in lines] == known
        assert all(told[i].get("taken") == line.get("taken") for i, line in enumerate(lines))
        assert page["table"]["status"] == "running"
        part = await ann.ask("POST", "/api/replay", save=save, seat=seat, first=30)
        assert unfolded_from(each_game, part, 30) == (views[30:], lines[30:])
        other = 1 if seat == 0 else 0
        assert await refused(ann.ask("POST", "/api/replay", save=save, seat=other)) == "hidden"
    for broken in (
        edited(save, views=[{}] * len(save["views"])),
        edited(save, views=[save["views"][0] | {"seats": 3}, *save["views"][1:]]),
        edited(save, views=[save["views"][0] | {"turn": None}, *save["views"][1:]]),
        edited(save, views=[save["views"][0] | {"phase": "nap"}, *save["views"][1:]]),
        edited(save, views=[save["views"][0] | {"players": 7}, *save["views"][1:]]),
        edited(save, actions=["", *save["actions"][1:]]),
    ):
        assert await refused(ann.ask("POST", "/api/replay", save=broken)) == "save"


def unfolded_from(game, page, first):
    assert page["first"] == first
    return unfolded(game, [page | {"first": 0}])


async def test_a_finished_game_goes_on_from_any_moment(server, ann, bob, each_game):
    """At another table, which says that its deal may be known; the old one stays as it is."""
    id = await begun(ann, bob, each_game)
    for choice in range(8):
        await play(id, ann, bob, choice=choice)
    await bob.do(id, "resign")
    old = server.service.tables.get(id).match
    path = f"/api/tables/{id}/go_on"
    made = await bob.ask("POST", path, moves=5, seats=["open", "me"], title="What if?")
    await ann.do(made["id"], "join")
    await bob.do(made["id"], "start")
    match = server.service.tables.get(made["id"]).match
    assert match.state == old.state.at(5)
    assert match.opened.goes_on_from == id
    told = (await ann.info(made["id"]))["table"]
    assert (told["imported"], told["past"], told["status"]) == (True, 5, "running")
    assert id not in json.dumps(told), "the link to a table is for those who have it"
    assert old.version == server.service.tables.get(id).match.version
    # It is a running game like any other: who saw the old one sees no hand of this one.
    assert await refused(bob.get(f"/api/tables/{made['id']}/replay", seat="0")) == "hidden"
    save = await ann.http.get(f"/api/tables/{made['id']}/save")
    assert loads(save.content, BY_ID).redacted
    for what, code in (
        ({"moves": 9, "seats": ["me", "open"]}, "moves"),
        ({"moves": 1, "seats": ["me"]}, "seats"),
        ({"moves": 1, "seats": ["me", "nobody"]}, "level"),
        ({"moves": -1, "seats": ["me", "open"]}, "invalid"),
    ):
        assert await refused(ann.ask("POST", path, **what)) == code, what
