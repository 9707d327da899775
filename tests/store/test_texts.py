"""Hostile values: kept as they are, or refused with a reason; never half, never as SQL."""

import pytest

from glueck.store import Gone, StoreError, Unavailable
from store.stored import player, table

pytestmark = pytest.mark.anyio

NASTY = [
    "'); DROP TABLE events; --",
    "\"quoted\" 'twice' `thrice`",
    "$1 ?1 %s {key} :name",
    "back\\slash\nline\r\ttab",
    "👩‍👩‍👧 ﷽ Ünï ß",
    " leading and trailing ",
    "%_",
]
REFUSED = {"NUL": "a\0b", "half a character": "a\ud800", "longer than 500": "x" * 501}


@pytest.mark.parametrize("text", NASTY)
async def test_any_text_comes_back_as_it_was(store, text):
    row = table(text, game=text, status=text, players=(text,), words=text.lower())
    await store.append(0, 1, [text.encode()], row)
    assert (await store.row(text)).players == (text,)
    assert len(await store.events(text)) == 1
    found = await store.tables(
        player=text, status=[text], game=text, words=text, before=(1, text + "x")
    )
    assert [one.id for one in found] == [text]
    await store.add_player(player(text, name=text, login=text, settings={text: text}), b"1")
    assert (await store.player_named(text)).settings == {text: text}
    assert await store.claim(text, 1, text, 0, 1)
    assert await store.remove(text)


async def test_what_is_long_is_kept(store):
    long = "ü" * 1_000_000
    await store.append(0, 1, [b"\x00\xff" * 1_000_000], table(words=long, summary=long.encode()))
    assert (await store.events("t"))[0].body == b"\x00\xff" * 1_000_000
    assert (await store.row("t")).words == long
    assert len(await store.tables(words="üüü")) == 1


@pytest.mark.parametrize("reason", REFUSED)
async def test_what_cannot_be_kept_is_refused_with_the_reason(store, reason):
    text = REFUSED[reason]
    refusals = [
        lambda: store.append(0, 1, [b"x"], table(text)),
        lambda: store.append(0, 1, [b"x"], table(game=text)),
        lambda: store.append(0, 1, [b"x"], table(players=(text,))),
        lambda: store.add_player(player(text), b"1"),
        lambda: store.add_player(player(login=text), b"1"),
        lambda: store.claim(text, 1, "me", 0, 1),
    ]
    for refused in refusals:
        with pytest.raises(StoreError, match=reason) as problem:
            await refused()
        assert not isinstance(problem.value, Unavailable)
    assert await store.count() == {}


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED)
async def test_what_cannot_be_kept_is_not_found(store, text):
    assert await store.row(text) is None
    assert await store.remove(text) is False
    assert await store.player(text) is None
    assert await store.player_named(text) is None
    for filters in ({"player": text}, {"game": text}, {"status": [text]}, {"words": text}):
        assert await store.tables(**filters) == []
    assert await store.tables(before=(1, text)) == []
    with pytest.raises(Gone):
        await store.events(text)


async def test_settings_may_hold_what_texts_may_not(store):
    settings = {"nul": "\0", "half": "\ud800"}
    await store.add_player(player(settings=settings), b"1")
    assert (await store.player("anna")).settings == settings


async def test_numbers_have_64_bits(store):
    most = 2**63 - 1
    await store.append(0, most, [b"x"], table(changed=most, created=-most, due=most))
    assert (await store.row("t")).changed == most
    for bad in (most + 1, -most - 2, 1.5):
        with pytest.raises(StoreError, match="64 bits"):
            await store.append(1, 1, [b"x"], table(changed=bad))
    assert await store.events("t", after=2**70) == []
    assert await store.tables(before=(2**70, "x")) == []
    assert len(await store.due(2**70)) == 1


async def test_bodies_are_bytes(store):
    with pytest.raises(StoreError, match="must be bytes"):
        await store.append(0, 1, ["text"], table())
