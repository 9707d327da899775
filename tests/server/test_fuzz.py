"""Anything, sent as fast as it can be: an error or a closed connection, and nothing has changed."""

import json
import random
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from effort import EFFORT
from match.matches import Sitting
from server.playing import begun

pytestmark = pytest.mark.anyio

VALID = (
    {"do": "play", "action": "end", "at": 5}, {"do": "undo", "at": 5, "all": True},
    {"do": "join", "seat": 1}, {"do": "leave"}, {"do": "start", "fill": "hauler"},
    {"do": "take_over", "seat": 0}, {"do": "return"}, {"do": "close"},
    {"do": "why", "actions": ["end", "draw"]}, {"do": "ping", "id": 4},
)  # fmt: skip
ODD = (
    None, True, False, 0, -1, 1.5, 1e300, 2**64, "", "x" * 300, "\u0000", "é", "\U0001f980", [], {},
    [[]], {"a": {}}, "end", "play", [None], 10**30,
)  # fmt: skip


def nested(chance, depth):
    value = chance.choice(ODD)
    for _ in range(chance.randrange(depth)):
        value = [value, 1] if chance.random() < 0.5 else {"do": value}
    return value


def mutated(chance):
    """A valid command, changed a little."""
    command = dict(chance.choice(VALID))
    for _ in range(chance.randint(1, 3)):
        key = chance.choice([*command, "more", "do", "id", "seat"])
        if chance.random() < 0.3:
            command.pop(key, None)
        else:
            command[key] = nested(chance, 3)
    return json.dumps(command)


def garbled(chance):
    text = json.dumps(chance.choice(VALID))
    at = chance.randrange(len(text))
    return text[:at] + chance.choice(["", "{", '"', "\\", "\x00", "]", ","]) + text[at + 1 :]


KINDS = (
    lambda chance: chance.randbytes(chance.randrange(200)),
    lambda chance: "".join(chance.choices('{}[]":,\\u0dn1e+-tf ', k=chance.randrange(80))),
    lambda chance: json.dumps(nested(chance, 30)),
    mutated, mutated, mutated, garbled, garbled,
    lambda chance: json.dumps(chance.choice(VALID)),
    lambda chance: json.dumps(chance.choice(VALID)).encode(),
    lambda chance: b"x" * 40_000,
    lambda chance: "[" * 20_000,
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2 * EFFORT))
async def test_whatever_is_sent_changes_nothing(server, ann, bob, eve, each_game, seed):
    chance = random.Random(seed)
    id = await begun(ann, bob, each_game)
    table = server.service.tables.get(id)
    before = Sitting(table.match).views()
    async with bob.watch(id) as b:
        await b.next()
        for person in (eve, server.nobody(), ann) * 8:
            await flood(chance, person, id)
            assert (await b.ask("ping"))["t"] == "pong"
        assert len(b.raw) == 1  # nothing happened that anybody was told of
    assert Sitting(table.match).views() == before
    await server.restart()
    await ann.info(id)
    assert Sitting(server.service.tables.get(id).match).views() == before


async def flood(chance, person, id):
    """Some of everything, many at a time; every answer is a proper one."""
    async with person.watch(id) as w:
        await w.next()
        with suppress(ConnectionClosed):
            for _ in range(6):
                sent = [chance.choice(KINDS)(chance) for _ in range(10)]
                for raw in sent:
                    await w.ws.send(raw)
                for _ in sent:
                    answer = await w.next()
                    assert answer["t"] in ("error", "pong", "why"), answer
                    if answer["t"] == "error":
                        assert answer["code"].isidentifier()
                        assert 0 < len(answer["text"]) < 500
        if w.ws.close_code is not None:
            assert w.ws.close_code in (4003, 1007, 1009)
