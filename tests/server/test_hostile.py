"""Foreign pages, floods, things too large: a clear error, and nothing has changed."""

import asyncio
import json

import pytest

from glueck.match.refusals import Refused
from glueck.server.json_depth import must_be_flat
from glueck.server.limits import MOST_BODY, MOST_SAVE, Limits, RateLimit, same_origin
from match.matches import Sitting
from server.local_server import Refusal
from server.playing import begun, refused

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

FOREIGN = (
    "https://evil.example", "null", "http://127.0.0.1", "http://[", "file://", "", "x",
    "http://127.0.0.1:1", "http://localhost", "http://127.0.0.1.evil.example",
)  # fmt: skip


async def test_a_foreign_page_does_nothing_in_my_name(ann, bob):
    id = await begun(ann, bob)
    for origin in FOREIGN:
        headers = {"Origin": origin}
        answer = await ann.http.patch("/api/me", json={"name": "Mallory"}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "origin"), origin
        async with ann.watch(id, headers=headers) as a:
            assert (await a.next())["code"] == "origin", origin
            assert await a.closed() == (4003, "origin")
    assert (await ann.get("/api/me"))["name"] == "Ann"


async def test_a_page_of_ours_may(server, ann):
    for method, path in (("PATCH", "/api/me"), ("POST", "/api/players")):
        answer = await ann.http.request(
            method, path, json={"name": "Ann"}, headers={"Origin": server.url}
        )
        assert answer.is_success
    async with ann.watch(await ann.open(), headers={"Origin": server.url}) as a:
        assert (await a.next())["t"] == "table"


def test_behind_a_proxy_the_public_address_is_ours():
    assert same_origin("https://g.example", "127.0.0.1:8440", "https://g.example")
    assert same_origin("http://lan:8440", "lan:8440", "http://127.0.0.1:8440")
    assert not same_origin("https://g.example.org", "127.0.0.1:8440", "https://g.example")
    assert not same_origin("ftp://g.example", "g.example", "https://g.example")
    assert same_origin(None, None, "https://g.example")


async def test_what_is_too_large_is_not_even_read(server, ann):
    for path, most in (("/api/tables", MOST_BODY), ("/api/import", MOST_SAVE)):
        answer = await ann.http.post(path, content=b" " * (most + 1))
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")

    async def endless():
        yield b"{"

    answer = await ann.http.post("/api/tables", content=endless())
    assert answer.status_code == 413


NO_REQUEST = (
    b"", b"{", b"[]", b"null", b"\xff", b'{"a":1}', b'"x"', b"[" * 5000, b'{"\\ud800": 1}',
    b'{"name": NaN}', b'{"name": ' + b"9" * 5000 + b"}", b'{"name": {"$ne": null}}',
    b'{"do": "ping", "x": "\\ud800"}', b'{"do": "\\ud800"}', b'{"do":"chat","text":"\\ud800"}',
    b'{"do":"play","at":' + b"9" * 4000 + b',"action":"x"}', b'{"do": "ping", "\\u0000": 1}',
    b'{"do":"x","y":' + b"[" * 900 + b"]" * 900 + b"}",
    b'{"do":"x","y":' + b"[" * 300 + b"]" * 300 + b"}",
)  # fmt: skip


async def test_what_is_no_request_is_answered_as_such(ann):
    id = await ann.open()
    paths = ("/api/players", "/api/tables", "/api/import", "/api/login", f"/api/tables/{id}/do")
    for path in paths:
        for raw in NO_REQUEST:
            answer = await ann.http.post(
                path, content=raw, headers={"Content-Type": "application/json"}
            )
            assert answer.status_code in (400, 422), (path, raw[:50])
            assert answer.json()["code"]
    assert (await ann.info(id))["version"] == 1


async def answers(server, ann):
    """One of each kind: done, refused, unknown, redirected, failed."""

    async def broken(id):
        raise RuntimeError("broken")

    http = ann.http
    yield "page", await http.get("/")
    yield "done", await http.get("/api/games")
    yield "health", await http.get("/healthz")
    yield "metrics", await http.get("/metrics")
    yield "unknown", await http.get("/api/nowhere")
    yield "method", await http.put("/api/games")
    yield "redirect", await http.get("/api/games/")
    yield "origin", await http.patch("/api/me", headers={"Origin": "https://evil.example"})
    yield "host", await http.get("/", headers={"Host": "evil.example"})
    yield "large", await http.post("/api/tables", content=b" " * (MOST_BODY + 1))
    yield "invalid", await http.post("/api/players", json={})
    yield "who", await server.nobody().http.get("/api/me")
    yield (
        "no handshake",
        await http.get("/", headers={"Connection": "Upgrade", "Upgrade": "websocket"}),
    )
    server.service.tables.open = broken
    yield "failed", await http.get("/api/tables/x")


async def test_every_answer_says_what_a_browser_may_do_with_it(server, ann, caplog):
    seen = {}
    async for kind, answer in answers(server, ann):
        headers = answer.headers
        assert headers["x-content-type-options"] == "nosniff", kind
        assert headers["referrer-policy"] == "no-referrer", kind
        assert headers["cross-origin-opener-policy"] == "same-origin", kind
        policy = headers["content-security-policy"]
        assert "frame-ancestors 'none'" in policy, kind
        assert "connect-src 'self';" in policy, kind  # and no ws: or wss: to anywhere
        assert headers["cache-control"] == ("no-cache" if kind == "page" else "no-store"), kind
        assert "server" not in headers
        seen[kind] = answer.status_code
    expected = {"unknown": 404, "method": 405, "redirect": 307, "origin": 403, "host": 403}
    expected |= {"large": 413, "invalid": 422, "who": 401, "no handshake": 400, "failed": 500}
    assert seen == expected | dict.fromkeys(("page", "done", "health", "metrics"), 200)
    caplog.clear()  # of what failed on purpose


async def test_what_is_nested_too_deep_is_read_by_nobody(ann):
    """Refused before anything is made of it, also where it would have been refused anyway."""
    deep = b"[" * 500 + b"]" * 500
    for path in ("/api/tables", "/api/players", "/api/nowhere"):
        answer = await ann.http.post(path, content=b'{"options": ' + deep + b"}")
        assert answer.status_code == 422
        assert "64 levels" in answer.text


def test_depth_is_found_without_calling_oneself():
    for body in (
        b"[" * 64 + b"]" * 64, b'{"a":' * 64 + b"1" + b"}" * 64, b'"' + b"[" * 500 + b'"',
        b"[]" * 9999,
        b'["' + b"\\\"[" * 500 + b'"]', b"]" * 500, b"", b'"' + b"[" * 500,
    ):  # fmt: skip
        must_be_flat(body)
    for body in (
        b"[" * 65 + b"]" * 65, b"[" * 100_000, b'[{"a":' * 40 + b"1" + b"}]" * 40,
        b'["\\\\",' + b"[" * 64 + b"]" * 65, b"[]," * 99 + b"[" * 65 + b"]" * 65,
    ):  # fmt: skip
        with pytest.raises(Refused, match="64 levels"):
            must_be_flat(body)


def test_finding_depth_takes_no_longer_for_what_is_made_to_take_long():
    """Counted, not timed: work of the same size must not grow with how it is arranged."""
    size = 1 << 20
    for body in (b'"' + b'\\"' * size, b'"' * size, b"[]" * size, b'\\"' * size):
        must_be_flat(body)  # with a quadratic pattern this would take hours


async def test_a_large_save_is_only_received_from_who_is_known(server, ann):
    body = b" " * (MOST_BODY + 1)
    answer = await server.nobody().http.post("/api/import", content=body)
    assert (answer.status_code, answer.json()["code"]) == (401, "who")
    assert (await ann.http.post("/api/import", content=body)).status_code == 422


async def test_so_much_is_received_at_once(server, ann, monkeypatch):
    monkeypatch.setattr("glueck.server.guard.MOST_BODIES", 10)
    answer = await ann.http.post("/api/players", json={"name": "somebody"})
    assert (answer.status_code, answer.json()["code"]) == (503, "crowded")


# -- too much ------------------------------------------------------------------------------


def test_so_many_at_once_and_then_so_many_a_second(monkeypatch):
    now = 0.0
    monkeypatch.setattr("glueck.server.limits.time.monotonic", lambda: now)
    limits, limit = Limits(), RateLimit(3, 0.5)
    for _ in range(3):
        limits.take(limit, "x")
    with pytest.raises(Exception, match="try again in 2 seconds"):
        limits.take(limit, "x")
    limits.take(limit, "y")  # somebody else's bucket is full
    now = 2.0
    limits.take(limit, "x")
    with pytest.raises(Exception, match="too many"):
        limits.take(limit, "x")


def test_buckets_do_not_grow_without_end(monkeypatch):
    monkeypatch.setattr("glueck.server.limits.KEPT", 10)
    limits = Limits()
    for number in range(50):
        limits.take(RateLimit(1, 1), str(number))
    assert len(limits._buckets) == 10


@pytest.mark.parametrize("server", [{"rate": 1}], indirect=True)
async def test_nobody_makes_players_without_end(server):
    one = server.nobody()
    answers = [
        (await one.http.post("/api/players", json={"name": "x"})).status_code for _ in range(25)
    ]
    assert answers[:20] == [201] * 20
    assert 429 in answers
    assert set(answers) <= {201, 429}


@pytest.mark.parametrize("server", [{"rate": 1}], indirect=True)
async def test_nobody_tries_passwords_without_end(server, ann, monkeypatch):
    monkeypatch.setattr(server.service.players._passwords, "_verified", lambda *args: True)
    codes = [
        await refused(ann.ask("POST", "/api/login", login="x", password="y")) for _ in range(14)
    ]
    assert codes[:10] == ["login"] * 10
    assert "too_many" in codes


@pytest.mark.parametrize("server", [{"rate": 1}], indirect=True)
async def test_nobody_opens_connections_without_end(server, ann):
    id = await ann.open()
    codes = set()
    async with asyncio.timeout(60):
        while "too_many" not in codes:
            async with ann.watch(id) as a:
                codes.add((await a.next()).get("code"))
    assert codes == {None, "too_many"}


@pytest.mark.parametrize("server", [{"rate": 1}], indirect=True)
async def test_a_flood_of_commands_is_refused_over_all_tabs(ann, bob, monkeypatch):
    """However many addresses it comes from: from a single one it is slowed down before."""
    monkeypatch.setattr("glueck.server.websocket.QUICK", RateLimit(1e6, 1e6))
    id = await begun(ann, bob)
    async with ann.watch(id) as one, ann.watch(id) as two, bob.watch(id) as b:
        for watcher in (one, two, b):
            await watcher.next()
        answers = []
        for _ in range(15):
            for watcher in (one, two):
                for _ in range(20):
                    await watcher.ws.send('{"do":"ping"}')
                for _ in range(20):
                    answers.append(await watcher.next())
        assert {m["t"] for m in answers} == {"pong", "error"}
        assert {m["code"] for m in answers if m["t"] == "error"} == {"too_many"}
        assert (await b.ask("ping"))["t"] == "pong"


@pytest.mark.parametrize("server", [{"rate": 1}], indirect=True)
async def test_nobody_talks_without_end(ann, bob):
    id = await begun(ann, bob)
    async with ann.watch(id) as a:
        await a.next()
        answers = [await a.ask("chat", text="blah") for _ in range(15)]
        assert [m["t"] for m in answers[:10]] == ["done"] * 10
        assert answers[-1]["code"] == "too_many"
        assert (await a.ask("ping"))["t"] == "pong"


# -- commands ------------------------------------------------------------------------------


async def everything(server, id):
    return Sitting(server.service.tables.get(id).match).views()


BAD = (
    "", "{", "null", "[]", '"play"', "1", '{"do":1}', '{"do":"fly"}', '{"do":"play"}',
    '{"do":"play","at":0}', '{"do":"play","at":-1,"action":"end"}', '{"do":"undo","at":-5}',
    '{"do":"play","at":"0","action":"end"}', '{"do":"play","at":0,"action":"end","seat":1}',
    '{"do":"join","seat":99999999999999999999}', '{"do":"take_over","seat":-1}', "\x00" * 10,
    '{"do":"chat","text":""}', '{"do":"chat","text":"' + "x" * 501 + '"}', '{"do":"return"}',
    '{"do":"start","fill":"wizard"}', '{"do":"rename","title":"\\u0007"}', '{"do":"close"}',
    '{"do":"leave"}', '{"do":"why","actions":"end"}', '{"do":"why","actions":[1]}',
    '{"do":"play","at":0,"action":"' + "x" * 300 + '"}', "[" * 10000, '{"a":' * 3000,
    '{"do":"ping","do":"resign","x":1}',
)  # fmt: skip


async def test_a_command_that_cannot_be_is_refused_and_changes_nothing(server, ann, bob, each_game):
    id = await begun(ann, bob, each_game)
    before = await everything(server, id)
    async with bob.watch(id) as b:
        await b.next()
        for start in range(0, len(BAD), 10):  # twenty faults close a connection
            async with ann.watch(id) as a:
                await a.next()
                for raw in BAD[start : start + 10]:
                    await a.ws.send(raw if start % 20 else raw.encode())
                    answer = await a.next()
                    assert answer["t"] == "error", raw[:60]
                    assert answer["code"]
                    assert 0 < len(answer["text"]) < 400
        assert (await b.ask("ping"))["t"] == "pong"
        assert len(b.raw) == 1
    assert await everything(server, id) == before


async def test_whoever_talks_nonsense_all_the_time_is_sent_away(ann, bob):
    id = await begun(ann, bob)
    async with ann.watch(id) as a:
        await a.next()
        for _ in range(20):
            await a.ws.send("nonsense")
        assert await a.closed() == (4003, "malformed")


async def test_messages_too_large_are_refused(ann, bob):
    id = await begun(ann, bob)
    async with ann.watch(id) as a, bob.watch(id) as b:
        await a.next(), await b.next()
        await a.ws.send(json.dumps({"do": "chat", "text": "x" * 40_000}))
        assert (await a.next())["code"] == "malformed"
        await a.ws.send(b"x" * (2 << 20))
        assert (await a.closed())[0] == 1009
        assert (await b.ask("ping"))["t"] == "pong"


async def test_stale_and_reordered_commands_change_nothing(server, ann, bob, each_game):
    id = await begun(ann, bob, each_game)
    people = {0: ann, 1: bob}
    turn = (await ann.view(id))["view"]["turn"]
    legal = (await people[turn].view(id))["view"]["legal"]
    before = await everything(server, id)
    for at in (1, 2, 10**9, 2**53):
        with pytest.raises(Refusal) as caught:
            await people[turn].do(id, "play", action=legal[0], at=at)
        assert (caught.value.status, caught.value.code) == (409, "stale")
    with pytest.raises(Refusal) as caught:
        await people[1 - turn].do(id, "play", action=legal[0], at=0)
    assert caught.value.code == "not_your_turn"
    assert await everything(server, id) == before
