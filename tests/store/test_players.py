"""Players, their secrets and codes."""

import asyncio
from dataclasses import replace

import pytest

from glueck.store import Conflict, Gone, Player, StoreError, Taken
from glueck.store.player_statements import MOST_CODES
from store.stored import player

pytestmark = pytest.mark.anyio


async def test_a_player_is_found_by_id_by_secret_and_by_login(store):
    anna = player(
        login="anna@home", password="$argon2id$…", settings={"lang": "de", "deep": [{"a": None}]}
    )
    kept = await store.add_player(anna, b"secret")
    assert kept == replace(anna, host=True)
    assert await store.player("anna") == kept
    assert await store.player_with(b"secret") == kept
    assert await store.player_named("anna@home") == kept
    assert await store.player("nobody") is None
    assert await store.player_with(b"wrong") is None
    assert await store.player_named("anna") is None


async def test_the_very_first_is_the_host_even_if_many_are_first_at_once(store):
    adds = [store.add_player(player(f"p{n}"), b"%d" % n) for n in range(20)]
    hosts = [one for one in await asyncio.gather(*adds) if one.host]
    assert len(hosts) == 1
    assert (await store.player(hosts[0].id)).host


async def test_nobody_becomes_host_where_that_is_not_wanted(store):
    first = await store.add_player(player("a"), b"a", first_is_host=False)
    second = await store.add_player(player("b", host=True), b"b", first_is_host=False)
    assert (first.host, second.host) == (False, True)


async def test_id_login_and_secret_are_taken_once(store):
    await store.add_player(player("anna", login="x"), b"1")
    for twin, secret in [
        (player("anna"), b"2"),
        (player("bert", login="x"), b"2"),
        (player("bert"), b"1"),
    ]:
        with pytest.raises(Taken):
            await store.add_player(twin, secret)
    assert await store.player("bert") is None
    assert await store.player_with(b"2") is None


async def test_of_many_who_want_a_login_one_gets_it(store):
    await asyncio.gather(*(store.add_player(player(f"p{n}"), b"%d" % n) for n in range(20)))
    changes = [store.change_player(f"p{n}", login="king") for n in range(20)]
    outcomes = await asyncio.gather(*changes, return_exceptions=True)
    assert sum(isinstance(one, Player) for one in outcomes) == 1
    assert sum(isinstance(one, Conflict) for one in outcomes) == 19
    assert (await store.player_named("king")).login == "king"


async def test_a_changed_player_is_another(store):
    anna = await store.add_player(player(login="a"), b"1")
    fields = {"name": "Änne", "blocked": True, "host": False, "login": None, "settings": {"x": 1}}
    assert await store.change_player("anna", **fields) == replace(anna, **fields)
    assert await store.player("anna") == replace(anna, **fields)
    assert await store.player_named("a") is None
    await store.change_player("anna", login="a")
    await store.change_player("anna", login="a")  # one's own login is no conflict


async def test_who_changes_one_thing_leaves_the_others(store):
    """Or a new name would undo a block that came between."""
    anna = await store.add_player(player(password="old"), b"1")
    fields = {
        "name": "Änne",
        "blocked": True,
        "login": "a",
        "password": "new",
        "settings": {"x": 1},
    }
    await asyncio.gather(*(store.change_player("anna", **{k: v}) for k, v in fields.items()))
    assert await store.player("anna") == replace(anna, **fields)


async def test_who_is_not_there_has_nothing(store):
    with pytest.raises(Gone, match="no player bert"):
        await store.change_player("bert", name="Bert")
    with pytest.raises(Gone):
        await store.add_secret("bert", b"1", 0)
    with pytest.raises(Gone):
        await store.add_code(b"1", "bert", 0)


async def test_secrets_come_and_go(store):
    anna = await store.add_player(player("anna"), b"1")
    await store.add_player(player("bert"), b"2")
    await store.add_secret("anna", b"3", 5)
    with pytest.raises(Taken):
        await store.add_secret("bert", b"3", 5)
    assert await store.player_with(b"3") == anna
    await store.remove_secret(b"1")
    await store.remove_secret(b"1")
    assert await store.player_with(b"1") is None
    assert await store.player_with(b"3") == anna


async def test_a_code_works_once_even_with_many_takers(store):
    await store.add_player(player(), b"1")
    await store.add_code(b"code", "anna", until=100)
    takers = [store.take_code(b"code", 50) for _ in range(20)]
    assert sorted(map(str, await asyncio.gather(*takers))) == ["None"] * 19 + ["anna"]


async def test_a_player_has_so_many_codes(store):
    for id, secret in (("anna", b"1"), ("bert", b"2")):
        await store.add_player(player(id), secret)
        await store.add_code(secret, id, until=1)
    for number in range(MOST_CODES):
        await store.add_code(b"code %d" % number, "anna", until=100 + number)
    assert await store.code_of(b"1", 0) is None  # the oldest has gone
    assert await store.code_of(b"2", 0) == "bert"
    assert await store.code_of(b"code 0", 50) == "anna"


async def test_a_code_does_not_work_after_its_time(store):
    await store.add_player(player(), b"1")
    await store.add_code(b"late", "anna", until=100)
    await store.add_code(b"just", "anna", until=101)
    assert await store.take_code(b"late", 101) is None
    assert await store.take_code(b"late", 50) is None  # it was swept away
    assert await store.take_code(b"just", 101) == "anna"


async def test_a_code_belongs_to_one(store):
    await store.add_player(player("anna"), b"1")
    await store.add_player(player("bert"), b"2")
    await store.add_code(b"code", "anna", until=100)
    with pytest.raises(Taken):
        await store.add_code(b"code", "bert", until=200)
    assert await store.take_code(b"code", 1) == "anna"


async def test_one_who_fails_does_not_spoil_the_others(store):
    outcomes = await asyncio.gather(
        store.add_player(player("anna"), b"1"),
        store.add_secret("nobody", b"2", 0),
        store.add_player(player("bert", settings={"x": float("nan")}), b"3"),
        store.add_player(player("carl"), b"4"),
        return_exceptions=True,
    )
    assert isinstance(outcomes[1], Gone)
    assert isinstance(outcomes[2], StoreError)
    assert await store.player("anna")
    assert await store.player("carl")
    assert await store.player("bert") is None


async def test_a_code_can_be_looked_at(store):
    await store.add_player(player("anna"), b"s")
    await store.add_code(b"code", "anna", 10)
    assert await store.code_of(b"code", 10) == "anna"
    assert await store.code_of(b"code", 11) is None
    assert await store.code_of(b"other", 1) is None
    assert await store.take_code(b"code", 10) == "anna"
    assert await store.code_of(b"code", 10) is None


async def test_all_secrets_but_one_go_and_codes_with_them(store):
    await store.add_player(player("anna"), b"1")
    await store.add_player(player("bob"), b"b")
    for secret in (b"2", b"3"):
        await store.add_secret("anna", secret, 1)
    await store.add_code(b"code", "anna", 10)
    await store.remove_other_secrets("anna", b"2")
    found = [await store.player_with(secret) for secret in (b"1", b"2", b"3", b"b")]
    assert [one and one.id for one in found] == [None, "anna", None, "bob"]
    assert await store.take_code(b"code", 1) is None


async def test_a_player_has_so_many_secrets_and_the_oldest_go(store, monkeypatch):
    monkeypatch.setattr("glueck.store.player_statements.MOST_SECRETS", 3)
    await store.add_player(player("anna"), b"0")
    await store.add_player(player("bert"), b"other")
    for number in range(1, 6):
        await store.add_secret("anna", b"%d" % number, 10 + number)
    kept = [n for n in range(6) if await store.player_with(b"%d" % n) is not None]
    assert kept == [3, 4, 5]
    assert await store.player_with(b"other") is not None
