"""Guests, secrets, passwords, other devices; the host and what only the host may do."""

import re

import pytest

from glueck.server.accounts import LINK_MS
from server.local_server import LocalServer
from server.playing import begun, refused

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def browser(server, name="Ann"):
    """Somebody who comes with a browser: a cookie, no token."""
    one = server.nobody()
    answer = await one.http.post("/api/players", json={"name": name})
    assert answer.status_code == 201
    one.id = answer.json()["id"]
    return one, answer


def arrive(somebody, code, **more):
    return somebody.ask("POST", "/api/arrive", code=code, instead_of=None, **more)


async def test_a_browser_gets_a_cookie_no_script_can_read(server):
    one, answer = await browser(server)
    cookie = answer.headers["set-cookie"]
    assert re.search(r"^glueck=[\w-]{40,};", cookie)
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie  # over plain http on one's own machine
    assert answer.json()["token"] is None
    secret = one.http.cookies["glueck"]
    assert secret not in answer.text
    me = await one.http.get("/api/me")
    assert me.json()["id"] == one.id
    assert secret not in me.text


async def test_behind_https_the_cookie_insists_on_it(tmp_path):
    server = await LocalServer(tmp_path, public_url="https://games.example.org").open()
    _, answer = await browser(server)
    assert "Secure" in answer.headers["set-cookie"]
    await server.leave()


async def test_a_program_gets_a_token_once(server):
    one = await server.person("Tin Man")
    assert len(one.token) >= 40
    answer = await one.http.get("/api/me")
    assert answer.json()["token"] is None
    assert one.token not in answer.text


async def test_nobody_is_known_by_a_wrong_secret(server, ann):
    for token in (ann.token[:-1], ann.token + "x", "x", "é", "x" * 5000):
        nobody = server.nobody()
        answer = await nobody.http.get(
            "/api/me", headers={"Authorization": f"Bearer {token}".encode()}
        )
        assert answer.status_code == 401
        answer = await nobody.http.get("/api/me", headers={"Cookie": f"glueck={token}".encode()})
        assert answer.status_code == 401


NO_NAMES = ("", "   ", "x" * 41, r"a\u0000b", r"tab\there", r"\u202eevil", r"\ud800")


async def test_a_name_is_one_line_of_plain_text(server):
    nobody = server.nobody(**{"Content-Type": "application/json"})
    for name in NO_NAMES:
        answer = await nobody.http.post("/api/players", content=f'{{"name": "{name}"}}')
        assert answer.status_code in (400, 422), name


async def test_whoever_changes_their_name_keeps_everything_else(ann):
    assert (await ann.ask("PATCH", "/api/me", name="  Ännchen ")) == {
        "id": ann.id, "name": "Ännchen", "host": True, "login": None, "token": None,
    }  # fmt: skip
    assert (await ann.get("/api/me"))["name"] == "Ännchen"
    assert await refused(ann.ask("PATCH", "/api/me", name="\n")) == "name"


async def test_a_link_carries_an_identity_to_another_device_once(server, ann):
    link = await ann.ask("POST", "/api/me/link")
    assert link["url"] == f"{server.url}/#carry={link['code']}"
    device = server.nobody()
    arrived = await device.http.post("/api/arrive", json={"code": link["code"], "instead_of": None})
    assert arrived.json()["id"] == ann.id
    assert "HttpOnly" in arrived.headers["set-cookie"]
    assert (await device.get("/api/me"))["id"] == ann.id
    assert await refused(arrive(server.nobody(), link["code"])) == "code"
    assert device.http.cookies["glueck"] != ann.token


async def test_a_link_does_not_work_for_long(server, ann):
    link = await ann.ask("POST", "/api/me/link")
    server.clock.tick(LINK_MS / 1000 + 1)
    assert await refused(arrive(server.nobody(), link["code"])) == "code"
    assert await refused(arrive(server.nobody(), "guess")) == "code"


@pytest.mark.slow
async def test_a_password_brings_one_back_from_anywhere(server, ann, bob):
    await ann.ask("POST", "/api/me/password", login="Änn", password="correct horse")
    elsewhere = server.nobody()
    answer = await elsewhere.ask(
        "POST", "/api/login", login=" A\u0308NN ", password="correct horse", program=True
    )
    assert answer["id"] == ann.id
    assert answer["token"] != ann.token
    for login, password in (("änn", "wrong horse"), ("nobody", "correct horse"), ("änn", "")):
        wrong = elsewhere.ask("POST", "/api/login", login=login, password=password)
        assert await refused(wrong) == "login"
    taken = bob.ask("POST", "/api/me/password", login="ÄNN", password="battery staple")
    assert await refused(taken) == "login_taken"
    short = bob.ask("POST", "/api/me/password", login="bob", password="short")
    assert await refused(short) == "invalid"


async def test_passwords_are_kept_as_argon2(server, ann):
    await ann.ask("POST", "/api/me/password", login="ann", password="correct horse")
    kept = (await server.service.store.player(ann.id)).password
    assert kept.startswith("$argon2id$")
    assert "password" not in (await ann.get("/api/me"))


async def test_whoever_logs_out_is_nobody_there(server, ann):
    one, _ = await browser(server, "Bob")
    secret = one.http.cookies["glueck"]
    assert (await one.http.post("/api/logout")).status_code == 204
    assert "glueck" not in one.http.cookies
    answer = await server.nobody().http.get("/api/me", headers={"Cookie": f"glueck={secret}"})
    assert answer.status_code == 401


# -- the host ------------------------------------------------------------------------------


async def test_the_first_one_is_the_host_and_nobody_else(ann, bob):
    assert (await ann.get("/api/me"))["host"] is True
    assert (await bob.get("/api/me"))["host"] is False


async def test_only_the_host_removes_tables(ann, bob, eve):
    id = await begun(bob, eve)
    assert await refused(bob.ask("DELETE", f"/api/tables/{id}")) == "not_host"
    async with bob.watch(id) as b:
        await b.next()
        await ann.ask("DELETE", f"/api/tables/{id}")
        assert (await b.closed())[0] == 4012
    assert await refused(bob.info(id)) == "no_table"
    assert await refused(bob.do(id, "resign")) == "no_table"
    assert await refused(ann.ask("DELETE", f"/api/tables/{id}")) == "no_table"
    assert (await bob.get("/api/tables", of="mine"))["tables"] == []


async def test_the_host_renames_any_table_even_unseen(ann, bob, eve):
    id = await begun(bob, eve, title="rude words", spectators=False)
    assert await refused(ann.info(id)) == "no_spectators"
    await ann.do(id, "rename", title="Table 7")
    assert (await bob.info(id))["table"]["title"] == "Table 7"
    assert await refused(eve.do(id, "rename", title="mine")) == "not_yours"
    assert await refused(ann.do(id, "resign")) == "no_spectators"


async def test_a_blocked_player_is_sent_away_and_stays_away(server, ann, bob, eve):
    id = await begun(bob, eve)
    await bob.ask("POST", "/api/me/password", login="bob", password="correct horse")
    link = await bob.ask("POST", "/api/me/link")
    assert await refused(bob.ask("POST", "/api/block", player=eve.id)) == "not_host"
    async with bob.watch(id) as b, eve.watch(id) as e:
        await b.next(), await e.next()
        await ann.ask("POST", "/api/block", player=bob.id)
        assert await b.closed() == (4003, "blocked")
        assert (await e.ask("ping"))["t"] == "pong"
    assert await refused(bob.get("/api/me")) == "blocked"
    async with bob.watch(id) as b:
        assert (await b.next())["code"] == "blocked"
    nobody = server.nobody()
    login = nobody.ask("POST", "/api/login", login="bob", password="correct horse")
    assert await refused(login) == "blocked"
    assert await refused(arrive(nobody, link["code"])) == "blocked"
    await ann.ask("POST", "/api/block", player=bob.id, blocked=False)
    assert (await bob.get("/api/me"))["id"] == bob.id
    assert await refused(ann.ask("POST", "/api/block", player=ann.id)) == "host"
    assert await refused(ann.ask("POST", "/api/block", player="nobody")) == "no_player"


async def test_what_was_remembered_before_a_block_does_not_undo_it(server, ann, bob):
    players = server.service.players
    before = await server.service.store.player(bob.id)
    await ann.ask("POST", "/api/block", player=bob.id)
    await players.rename(before, "Bobby")
    after = await server.service.store.player(bob.id)
    assert (after.name, after.blocked) == ("Bobby", True)
