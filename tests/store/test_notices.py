"""Who wants to be told, what is to be sent, who is muted, what was reported: kept once, bounded."""

import asyncio

import pytest

from glueck.store import HOOK, PUSH, Gone, Notice, Report, Subscription, dump
from store.conftest import place_of
from store.stored import player, table

pytestmark = pytest.mark.anyio


def hook(id="h", who="anna", created=1, table=None, kind=HOOK, address=None):
    where = address or f"https://example.org/{id}"
    return Subscription(id, who, kind, table, where, "secret", created)


async def peopled(store):
    await store.add_player(player("anna"), b"1")
    await store.add_player(player("bert"), b"2")
    await store.append(0, 5, [b"x"], table("t", status="running", players=("anna", "bert")))
    return store


async def test_subscriptions_are_bounded_and_an_address_has_one(store):
    await peopled(store)
    assert not await store.has_subscriptions()
    for number in range(4):
        await store.subscribe(hook(f"p{number}", created=number, kind=PUSH), 2)
    await store.subscribe(hook("again", created=9, kind=PUSH, address="https://example.org/p3"), 2)
    await store.subscribe(hook("of t", created=9, table="t"), 2)
    assert [one.id for one in await store.subscriptions("anna")] == ["p2", "again", "of t"]
    assert [one.id for one in await store.subscriptions_at("t", ["bert"])] == ["of t"]
    assert [one.id for one in await store.subscriptions_at("t", ["anna"])] == [
        "p2",
        "again",
        "of t",
    ]
    assert await store.subscription("of t") == hook("of t", created=9, table="t")
    with pytest.raises(Gone):
        await store.subscribe(hook(who="nobody"), 2)
    with pytest.raises(Gone):
        await store.subscribe(hook(table="nowhere"), 2)
    assert await store.unsubscribe("p2")
    assert not await store.unsubscribe("p2")
    await store.remove("t")
    assert await store.subscription("of t") is None
    assert await store.unsubscribe_all("anna") == 1
    assert await store.keep("k", b"first") == b"first"
    assert await store.keep("k", b"second") == b"first"


async def test_only_tables_are_looked_at_of_which_somebody_wants_to_be_told(store):
    await peopled(store)
    await store.append(0, 6, [b"x"], table("of others", status="running", players=("bert",)))
    await store.append(0, 7, [b"x"], table("open", status="open", players=("anna",)))
    await store.append(0, 8, [b"x"], table("over", status="over", players=("anna",)))
    assert await store.subscribed_tables((0, ""), 10) == []
    await store.subscribe(hook(), 2)
    rows = await store.subscribed_tables((0, ""), 10)
    assert {row.id for row in rows} == {"t", "over"}
    assert [row.id for row in await store.subscribed_tables((rows[0].changed, rows[0].id), 10)] == [
        rows[1].id
    ]
    assert len(await store.subscribed_tables((0, ""), 1)) == 1
    await store.subscribe(hook("h2", table="of others"), 2)
    assert len(await store.subscribed_tables((0, ""), 10)) == 3


async def test_a_notice_is_kept_once_and_taken_by_one(store):
    await peopled(store)
    await store.subscribe(hook(), 2)
    one = Notice("n", "h", "t", 10, "body", 0, 10)
    await store.add_notices([one, one._replace(id="m", due=11), one._replace(subscription="gone")])
    await store.add_notices([one._replace(body="another")])
    assert await store.due_notices(9, 10) == []
    assert await store.due_notices(10, 10) == [one]
    assert [due.id for due in await store.due_notices(11, 10)] == ["n", "m"]
    taken = await asyncio.gather(*(store.take_notice(one, 50) for _ in range(5)))
    assert sorted(taken) == [False] * 4 + [True]
    assert await store.due_notices(49, 10) == [Notice("m", "h", "t", 10, "body", 0, 11)]
    assert await store.due_notices(50, 10) == [
        Notice("m", "h", "t", 10, "body", 0, 11),
        Notice("n", "h", "t", 10, "body", 1, 50),
    ]
    assert [due.id for due in await store.due_notices(50, 1, ["bert", "nobody"])] == ["m"]
    assert await store.due_notices(50, 10, ["anna"]) == []
    await store.settle_notice("n")
    await store.add_notices([one])
    assert [due.id for due in await store.due_notices(99, 10)] == ["m"], "it was sent already"
    assert await store.was_noticed("t", 10)
    assert not await store.was_noticed("t", 11)
    await store.forget_notices(11)
    assert not await store.was_noticed("t", 10)
    await store.add_notices([one])
    await store.unsubscribe("h")
    assert await store.due_notices(99, 10) == []


async def test_mutes_and_reports_are_bounded(store):
    await peopled(store)
    assert await store.mute("anna", "bert", 1, most=1)
    assert await store.mute("anna", "bert", 1, most=1), "it is the same"
    assert not await store.mute("anna", "anna", 1, most=1)
    with pytest.raises(Gone):
        await store.mute("anna", "nobody", 1, most=9)
    assert await store.mutes("anna") == [("bert", player("bert").name)]
    assert await store.has_muted("anna", "bert")
    assert not await store.has_muted("bert", "anna")
    await store.unmute("anna", "bert")
    assert await store.mutes("anna") == []
    for number in range(4):
        await store.add_report(
            Report(f"r{number}", number, "anna", "chat", "t", "bert", "Bert", "ü", ""), 3
        )
    assert [one.id for one in await store.reports()] == ["r3", "r2", "r1"]
    assert (await store.reports(1))[0].said == "ü"


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
async def test_all_but_notices_moves_with_an_instance(store, target, tmp_path, request):
    await peopled(store)
    await store.subscribe(hook(table="t"), 2)
    await store.keep("vapid", b"\0\xff")
    for number in range(150):  # more than a chunk
        await store.add_player(player(f"p{number}"), f"s{number}".encode())
        await store.mute(f"p{number}", "anna", 1, 9)
        await store.mute(f"p{number}", "bert", 1, 9)
    await store.add_report(Report("r", 1, "anna", "name", "t", "bert", "Bert", "", ""), 3)
    await dump.write(tmp_path / "all.gz", await store.everything())
    moved = await place_of(target, tmp_path / "new", request).open()
    await moved.restore(dump.read(tmp_path / "all.gz"))
    assert [one async for one in await moved.everything()] == [
        one async for one in await store.everything()
    ]
    assert await moved.subscriptions("anna") == await store.subscriptions("anna")
    assert await moved.keep("vapid", b"new") == b"\0\xff"
    assert len(await moved.mutes("p149")) == 2
    assert await moved.reports() == await store.reports()
    await moved.close()
