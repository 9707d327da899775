"""Becoming somebody else on a device: asked first, said from whom, and with a way back."""

import pytest

from server.playing import begun, refused

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def browser(server, name):
    """Somebody with a cookie, no token."""
    one = server.nobody()
    one.id = (await one.ask("POST", "/api/players", name=name))["id"]
    return one


async def link_of(person):
    return (await person.ask("POST", "/api/me/link"))["code"]


async def who(one):
    return (await one.get("/api/identity"))["me"]


async def former(one):
    return [person["name"] for person in (await one.get("/api/identity"))["former"]]


async def test_a_link_can_be_looked_at_and_works_still(server, ann):
    code, guest = await link_of(ann), await browser(server, "Guest")
    for _ in range(2):
        seen = await guest.ask("POST", "/api/arrive/look", code=code)
        assert seen == {"id": ann.id, "name": "Ann", "login": False}
    assert (await who(guest))["id"] == guest.id
    await guest.ask("POST", "/api/arrive", code=code, instead_of=guest.id)
    assert await refused(guest.ask("POST", "/api/arrive/look", code=code)) == "code"


async def test_nobody_becomes_another_without_saying_who_they_are(server, ann, bob):
    code, guest = await link_of(ann), await browser(server, "Guest")
    for said in ({}, {"instead_of": None}, {"instead_of": bob.id}):
        answer = await guest.http.post("/api/arrive", json={"code": code, **said})
        assert answer.json()["code"] in ("invalid", "instead_of")
        assert "set-cookie" not in answer.headers
    assert (await who(guest))["id"] == guest.id
    arrived = await guest.ask("POST", "/api/arrive", code=code, instead_of=guest.id)
    assert arrived["id"] == ann.id  # nor was the link used up


async def test_who_one_was_stays_at_hand(server, ann):
    guest = await browser(server, "Guest")
    answer = await guest.http.post(
        "/api/arrive", json={"code": await link_of(ann), "instead_of": guest.id}
    )
    kept = next(one for one in answer.headers.get_list("set-cookie") if "glueck_former" in one)
    assert "HttpOnly" in kept
    assert (await who(guest))["id"] == ann.id
    assert await former(guest) == ["Guest"]
    assert guest.http.cookies["glueck_former"] not in (await guest.http.get("/api/identity")).text
    back = {"player": guest.id, "instead_of": ann.id}
    assert await refused(guest.ask("POST", "/api/back", **back | {"instead_of": None})) == (
        "instead_of"
    )
    assert (await guest.ask("POST", "/api/back", **back))["id"] == guest.id
    assert (await who(guest))["id"] == guest.id
    assert await former(guest) == ["Ann"]  # and there again
    elsewhere = server.nobody().ask("POST", "/api/back", player=guest.id, instead_of=None)
    assert await refused(elsewhere) == "no_former"


async def test_a_new_guest_takes_nobody_the_way_back(server):
    """Two tabs ask for a name, and both are answered."""
    one = await browser(server, "Guest")
    other = await one.ask("POST", "/api/players", name="Another")
    assert (await who(one))["id"] == other["id"] != one.id
    assert await former(one) == ["Guest"]
    await one.ask("POST", "/api/back", player=one.id, instead_of=other["id"])
    assert (await who(one))["id"] == one.id


async def test_an_answer_that_was_lost_loses_nobody(server, ann):
    guest = await browser(server, "Guest")
    before = dict(guest.http.cookies)
    await guest.ask("POST", "/api/arrive", code=await link_of(ann), instead_of=guest.id)
    guest.http.cookies.clear()  # as if the answer had never come
    guest.http.cookies.update(before)
    assert (await who(guest))["id"] == guest.id


async def test_whoever_was_several_can_be_each_of_them(server, ann, bob):
    guest = await browser(server, "Guest")
    await guest.ask("POST", "/api/arrive", code=await link_of(ann), instead_of=guest.id)
    await guest.ask("POST", "/api/arrive", code=await link_of(bob), instead_of=ann.id)
    assert await former(guest) == ["Ann", "Guest"]
    await guest.ask("POST", "/api/back", player=guest.id, instead_of=bob.id)
    assert await former(guest) == ["Bob", "Ann"]


async def test_who_does_not_want_to_be_kept_is_gone(server, ann):
    guest = await browser(server, "Guest")
    secret = guest.http.cookies["glueck"]
    await guest.ask("POST", "/api/arrive", code=await link_of(ann), instead_of=guest.id, keep=False)
    assert await former(guest) == []
    answer = await server.nobody().http.get("/api/me", headers={"Cookie": f"glueck={secret}"})
    assert answer.status_code == 401


async def test_ones_own_link_changes_nothing(server, ann):
    guest = await browser(server, "Guest")
    before = dict(guest.http.cookies)
    await guest.ask("POST", "/api/arrive", code=await link_of(guest), instead_of=guest.id)
    assert dict(guest.http.cookies) == before
    assert (await who(guest))["id"] == guest.id


async def test_a_password_asks_the_same(server, ann):
    await ann.ask("POST", "/api/me/password", login="ann", password="correct horse")
    guest, login = await browser(server, "Guest"), {"login": "ann", "password": "correct horse"}
    assert await refused(guest.ask("POST", "/api/login", **login)) == "instead_of"
    program = await guest.ask("POST", "/api/login", **login, program=True)
    assert program["token"]  # that replaces nobody
    assert (await who(guest))["id"] == guest.id
    await guest.ask("POST", "/api/login", **login, instead_of=guest.id)
    assert (await who(guest))["id"] == ann.id
    assert await former(guest) == ["Guest"]


async def test_what_the_browser_looked_at_as_somebody_else_closes(server, ann, bob):
    guest = await browser(server, "Guest")
    id = await begun(ann, bob)
    cookie = {"Cookie": f"glueck={guest.http.cookies['glueck']}"}
    async with server.nobody().watch(id, headers=cookie) as tab:
        await tab.next()
        await guest.ask("POST", "/api/arrive", code=await link_of(ann), instead_of=guest.id)
        assert await tab.closed() == (4003, "logged_out")


@pytest.mark.parametrize("server", [{"rate": 1}], indirect=True)
async def test_looking_at_links_is_bounded_like_logins(server, ann):
    looks = [
        await refused(ann.ask("POST", "/api/arrive/look", code=f"guess {n}")) for n in range(14)
    ]
    assert set(looks) == {"code", "too_many"}
