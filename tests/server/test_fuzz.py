"""Anything, sent as fast as it can be: an error or a closed connection, and nothing has changed."""

import gc
import json
import logging
import random
import re
from collections import Counter
from contextlib import suppress
from typing import get_args

import pytest
from websockets.exceptions import ConnectionClosed

from effort import EFFORT
from glueck.match.commands import AnyCommand
from glueck.match.refusals import REFUSALS
from glueck.server.app import make_app
from glueck.server.settings import ServerSettings
from match.matches import Sitting
from server.hostile import ALLOWED, MESSAGES, PATHS, VALID, frames, request
from server.playing import begun
from server.wire import WebSocketLine, status_of
from tried import tried

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

OVER_WEBSOCKETS = 4_500 * EFFORT  # messages, in each game
OVER_HTTP = 500 * EFFORT  # requests, in each game
AT_A_TIME = 10
CLOSED = (1000, 1002, 1003, 1007, 1009, 4003)  # codes with which a connection may be closed
GROWTH = 1.02  # of all that is in memory, at the most


@pytest.mark.parametrize("seed", range(2 * EFFORT))
async def test_whatever_is_sent_changes_nothing(server, ann, bob, eve, each_game, seed):
    """Over sockets."""
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
                sent = [chance.choice(MESSAGES)(chance) for _ in range(AT_A_TIME)]
                for raw in sent:
                    await w.ws.send(raw)
                tried(messages_over_sockets=len(sent))
                for _ in sent:
                    proper(await w.next())
        if w.ws.close_code is not None:
            assert w.ws.close_code in (4003, 1007, 1009)


def proper(answer):
    assert answer["t"] in ("error", "pong", "why"), answer
    if answer["t"] == "error":
        assert answer["code"] in REFUSALS
        assert 0 < len(answer["text"]) < 500
        return answer["code"]
    return answer["t"]


@pytest.mark.parametrize("server", [{"most_tables": 3}], indirect=True)
async def test_far_more_changes_nothing_either(server, ann, bob, eve, each_game, caplog):
    """Straight into the server's protocols: every message is answered, every request too, with no
    error of the server's own; and nothing of it stays in memory."""
    caplog.set_level(logging.ERROR)  # what is said of every request would be kept
    chance = random.Random(each_game)
    id = await begun(ann, bob, each_game)
    before = Sitting(server.service.tables.get(id).match).views()
    tokens, mallory = [eve.token, None, ann.token], await server.person("Mallory")
    codes, size = Counter(), 0
    parts = 5
    for part in range(parts):
        answered = 0
        while answered < OVER_WEBSOCKETS // parts:
            answered += await converse(server, chance, id, chance.choice(tokens), codes)
        await ask_anything(server, chance, id, mallory.token, OVER_HTTP // parts, codes)
        if part == 0:
            size = things_in_memory()
    assert things_in_memory() < size * GROWTH
    assert not [code for code in codes if isinstance(code, int) and code >= 500], codes
    assert Sitting(server.service.tables.get(id).match).views() == before
    assert (await ann.http.get("/healthz")).status_code == 200


def test_everything_there_is_is_tried():
    """Whatever is added later as well."""
    app = make_app(ServerSettings())
    routes = {re.sub("{.*?}", "{}", route.path) for route in app.routes}
    assert routes - set(PATHS) == set()
    commands = {kind.__struct_config__.tag for kind in get_args(AnyCommand)}
    assert commands - {one["do"] for one in VALID} == ALLOWED


async def converse(server, chance, id, token, codes):
    """Forty messages on a connection, unless it is closed; then what is no frame. How many were
    answered."""
    path = f"/ws/tables/{id}?form={chance.choice(['view', 'json', 'record'])}"
    line = await WebSocketLine(server, path, token).opened()
    assert json.loads(await line.next())["t"] == "table"
    heard = Counter()
    for _ in range(4):
        for _ in range(AT_A_TIME):
            line.send(chance.choice(MESSAGES)(chance))
        for _ in range(AT_A_TIME):
            raw = await line.next()
            while raw is not None and json.loads(raw)["t"] == "presence":  # answers nothing
                raw = await line.next()
            if raw is None:
                break
            heard[proper(json.loads(raw))] += 1
        if line.wire.closed or line.code is not None:
            break
    else:
        for _ in range(3):
            line.wire.send(frames(chance))
    assert line.code is None or line.code in CLOSED, line.code
    line.close()
    codes.update(heard)
    tried(messages=heard.total(), **{f"refused {code}": n for code, n in heard.items()})
    return heard.total()


async def ask_anything(server, chance, id, token, count, codes):
    heard = Counter()
    for _ in range(count):
        raw = request(chance, id, token)
        status = await status_of(server, raw)
        heard[status] += 1
        assert status is None or status < 500, raw[:300]
    codes.update(heard)
    tried(requests=count, **{f"answered {status}": n for status, n in heard.items()})


def things_in_memory():
    gc.collect()
    return len(gc.get_objects())
