"""A connection does what its owner may do, and nothing after they were logged out or blocked."""

import asyncio
import json

import pytest

from glueck.server.accounts import Players
from glueck.store import Unavailable
from server.playing import begun, refused

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


def said(server, id):
    return [line.text for _, line in server.service.tables.get(id).match.said]


async def test_logging_out_closes_what_was_open(server, ann, bob):
    id = await begun(ann, bob)
    async with ann.watch(id) as a, bob.watch(id) as b, bob.watch(id) as other:
        for one in (a, b, other):
            await one.next()
        await bob.ask("POST", "/api/logout")
        for one in (b, other):
            assert await one.closed() == (4003, "logged_out")
        assert (await a.ask("ping"))["t"] == "pong"


async def test_commands_behind_a_logout_are_not_done(server, ann, bob):
    """They wait for the table; meanwhile their sender logs out."""
    id = await begun(ann, bob)
    table = server.service.tables.get(id)
    async with bob.watch(id) as b:
        await b.next()
        async with table.lock:
            for number in range(5):
                await b.ws.send(json.dumps({"do": "chat", "text": f"late {number}"}))
            over_http = asyncio.create_task(refused(bob.do(id, "chat", text="later")))
            while len(table.lock._waiters or ()) < 2:  # until they are here, by either way
                await asyncio.sleep(0.01)
            await bob.ask("POST", "/api/logout")
        assert (await b.closed())[0] == 4003
        assert await over_http == "logged_out"
    await ann.do(id, "chat", text="quiet")
    assert said(server, id) == ["quiet"]


async def test_a_new_name_undoes_no_block_by_another_process(server, bob, monkeypatch):
    """Which comes between what the one process reads and what it writes."""
    players, store = server.service.players, server.service.store
    elsewhere, change = Players(store, server.clock), store.change_player
    who = await players.who(bob.token)

    async def late(*args, **fields):
        monkeypatch.setattr(store, "change_player", change)
        await elsewhere.block(bob.id, True)
        return await change(*args, **fields)

    monkeypatch.setattr(store, "change_player", late)
    renamed = await players.rename(who, "Robert")
    assert renamed == await store.player(bob.id)
    assert (renamed.name, renamed.blocked) == ("Robert", True)


async def test_a_device_that_stays_logged_in_goes_on(server, ann, bob):
    id = await begun(ann, bob)
    link = await bob.ask("POST", "/api/me/link")
    phone = server.nobody()
    await phone.ask("POST", "/api/arrive", code=link["code"], instead_of=None)
    cookie = {"Cookie": f"glueck={phone.http.cookies['glueck']}"}
    async with server.nobody().watch(id, headers=cookie) as p:
        await p.next()
        await bob.ask("POST", "/api/logout")
        assert (await p.ask("chat", text="still here"))["t"] == "done"


async def test_a_password_is_changed_by_who_knows_it(server, ann):
    password = {"login": "ann", "password": "correct horse"}
    await ann.ask("POST", "/api/me/password", **password)
    new = {"login": "ann", "password": "battery staple"}
    for old in ({}, {"old": None}, {"old": "wrong horse"}, {"old": ""}):
        assert await refused(ann.ask("POST", "/api/me/password", **new, **old)) == "old_password"
    await ann.ask("POST", "/api/me/password", **new, old="correct horse")
    nobody = server.nobody()
    assert await refused(nobody.ask("POST", "/api/login", **password, program=True)) == "login"
    assert (await nobody.ask("POST", "/api/login", **new, program=True))["id"] == ann.id


async def test_with_a_new_password_all_other_devices_can_be_logged_out(server, ann, bob):
    id = await begun(ann, bob)
    old = {"login": "bob", "password": "correct horse"}
    await bob.ask("POST", "/api/me/password", **old)
    answer = await server.nobody().ask("POST", "/api/login", **old, program=True)
    thief = server.nobody()
    thief.known_by(answer)
    link = await thief.ask("POST", "/api/me/link")
    async with bob.watch(id) as b, thief.watch(id) as t:
        await b.next(), await t.next()
        await bob.ask(
            "POST", "/api/me/password",
            login="bob", password="battery staple", old="correct horse", everywhere=True,
        )  # fmt: skip
        assert await t.closed() == (4003, "logged_out")
        assert (await b.ask("ping"))["t"] == "pong"
    assert await refused(thief.get("/api/me")) == "who"
    look = server.nobody().ask("POST", "/api/arrive/look", code=link["code"])
    assert await refused(look) == "code"


async def test_who_is_read_while_they_log_out_is_not_remembered(server, ann, bob):
    """The store's answer comes after the logout, but is from before it."""
    players, store = server.service.players, server.service.store
    asked, go_on, read = asyncio.Event(), asyncio.Event(), store.player_with

    async def slow(key):
        found = await read(key)
        if not asked.is_set():
            asked.set()
            await go_on.wait()
        return found

    store.player_with = slow
    players.forget()
    reading = asyncio.create_task(players.who(bob.token))
    await asked.wait()
    await server.service.log_out(bob.token)
    go_on.set()
    assert await reading is None
    assert await players.who(bob.token) is None


async def test_a_store_that_fails_keeps_no_connection_open(server, ann, bob):
    """Whether the secret is gone after all, nobody knows."""
    id = await begun(ann, bob)

    async def fails(_):
        raise Unavailable("the line was cut")

    async with bob.watch(id) as b:
        await b.next()
        server.service.store.remove_secret = fails
        assert await refused(bob.ask("POST", "/api/logout")) == "unavailable"
        assert await b.closed() == (4003, "logged_out")


async def test_a_new_name_is_what_others_read_at_once(server, ann, bob):
    id = await begun(ann, bob)
    async with bob.watch(id) as b:
        await b.next()
        await bob.ask("PATCH", "/api/me", name="Robert")
        await b.ask("chat", text="hello")
    assert (await ann.view(id))["chat"][0]["name"] == "Robert"
