"""Odd ids, queries, bodies, headers and methods at every route: a clear refusal, never a failure of
ours, and nothing in the log."""

import asyncio
import itertools
import json
import logging

import pytest

from server.playing import begun, finished

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

IDS = (
    "%00", "x%00y", "a" * 400, "a" * 5000, "%ff", "%", "%zz", "%2e%2e", "..", "%2F", "%0d%0aX:1",
    "é", "%ed%a0%80", "null", "-1", "1e999", "%25", "*", "%f0%9f%a6%80", "%22", "'--", "{id}",
    "%20", ".",
)  # fmt: skip
QUERIES = (
    "since=99999999999999999999", "since=-1", "since=NaN", "since=%00", "since=%ff", "form=%00",
    "after=1e400", "after=99999999999999999999999", "after=-1", "after=NaN", "form=%ed%a0%80",
    "before=9999999999999999999.x", "before=1.%00", "before=1." + "a" * 50, "before=%00.%00",
    "words=%00", "words=%ff%fe", "words=" + "%25" * 30, "game=%00", "game=%ff", "of=%00",
    "status=x", "&&&==%%", "a=" + "b" * 3000, "protocol=%00", "words=%ed%a0%80", "before=%D9%A1.x",
    "after=%D9%A1",
)  # fmt: skip
DEEP = "[" * 500 + "]" * 500
VALUES = (
    "NaN", "Infinity", "-0", "1e999", "9" * 400, '"\\ud800"', '"\\u0000"', '"\\udc00\\ud800"',
    '"\U0001f980"', "null", "true", "[]", "{}", '""', '" "', '"' + "x" * 3000 + '"', DEEP,
    DEEP.replace("[", '{"a":[').replace("]", "]}"), '{"\\ud800":1}', '{"\\u0000":1}', "1.5",
    "[" * 60 + "]" * 60, '"\\u202e"', "-9223372036854775809",
)  # fmt: skip
FIELDS = {
    "/api/players": ("name", "program"),
    "/api/me": ("name",),
    "/api/me/password": ("login", "password"),
    "/api/login": ("login", "password"),
    "/api/arrive": ("code",),
    "/api/tables": ("game", "seats", "options", "title", "clock", "public", "start"),
    "/api/import": ("save", "seats", "moves", "title"),
    "/api/replay": ("save", "seat", "first"),
    "/api/block": ("player", "blocked"),
    "/api/notices/browser": ("endpoint", "p256dh", "auth"),
    "/api/notices/hooks": ("url", "table"),
    "/api/notices/stop": ("token",),
    "/api/mutes": ("player",),
    "/api/reports": ("table", "what", "player", "at", "note"),
    "/api/deals": ("game", "seats", "options", "days", "title", "seed"),
    "/api/back": ("player", "instead_of", "keep"),
    "/api/arrive/look": ("code",),
    "/api/tables/{}/go_on": ("seats", "moves", "title", "public", "start"),
    "/api/tables/{}/do": ("do", "id", "at", "seat"),
}
USUAL = {
    "name": "Ann", "login": "ann", "password": "password", "code": "x", "game": "glueckauf",
    "seats": ["me", "open"], "save": {}, "player": "x", "url": "https://example.org/", "token": "x",
    "endpoint": "https://example.org/", "p256dh": "x", "auth": "x", "table": "x", "what": "table",
    "instead_of": None, "moves": 1, "do": "leave",
}  # fmt: skip
USUAL_AT = {"/api/deals": {"seats": ["me", "random"]}}
METHODS = (
    "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "QUERY",
)  # fmt: skip
HEADERS = (
    b"Host: %s\r\nHost: evil.example", b"Host: ", b"Host: [", b"Host: %s\r\nContent-Length: -1",
    b"Host: %s\r\nContent-Length: 1\r\nContent-Length: 2", b"Host: %s\r\nContent-Length: 1e3",
    b"Host: %s\r\nTransfer-Encoding: chunked\r\nContent-Length: 3", b"Host: %s\r\nCookie: \xff\xfe",
    b"Host: %s\r\nAuthorization: Bearer \xff", b"Host: %s\r\nAuthorization: Bearer " + b"x" * 3000,
    b"Host: %s\r\nAuthorization: Bearer \xed\xa0\x80", b"Host: %s\r\nCookie: glueck=\"\\400\"",
    b"Host: %s\r\nCookie: " + b"a=b; " * 1000, b"Host: %s\r\nX: " + b"y" * 40_000,
    b"Host: %s\r\nX: " + b"y" * 300_000, b"Host: %s\r\n" + b"X: y\r\n" * 500 + b"Y: z",
    b"Host: %s\r\nExpect: nonsense", b"Host: %s\r\nUpgrade: h2c\r\nConnection: upgrade",
    b"Host: %s\r\nContent-Type: \xff\r\nContent-Length: 0", b"Host: %s\r\nOrigin: \xff\xfe",
    b"Host: %s\r\nAccept-Encoding: \xff", b"Host: %s\r\nIf-None-Match: \xff", b"Host: %s\r\n\0: x",
    b"Host: \xff\xfe", b"Host: 127.0.0.1:99999", b"Host: %s:x", b"No colon", b" leading: space",
    b"Host: %s\r\nRange: bytes=0-1", b"Host: %s\r\nX-Forwarded-For: ,,,", b"Host: %s\r\nTE: \x01",
)  # fmt: skip
LINES = (
    b"GET /api/games", b"GET  HTTP/1.1", b"GET * HTTP/1.1", b"OPTIONS * HTTP/1.1",
    b"CONNECT a:1 HTTP/1.1", b"GET http://[ HTTP/1.1", b"GET //x HTTP/1.1", b"GET /\xff HTTP/1.1",
    b"GET / HTTP/9.9", b"\x16\x03\x01\x02", b"GET http://x:99999999/ HTTP/1.1", b"get / HTTP/1.1",
    b"GET /" + b"a" * 40_000 + b" HTTP/1.1", b"PRI * HTTP/2.0", b"GET /?\xff=\xfe HTTP/1.1",
    b"GET /api/tables/\x00 HTTP/1.1", b"GET http:// HTTP/1.1", b"GET ? HTTP/1.1", b"GET # HTTP/1.1",
)  # fmt: skip


@pytest.fixture(autouse=True)
def nothing_in_the_log(caplog, monkeypatch):
    monkeypatch.setattr("glueck.server.websocket_protocol.GOODBYE", 0.01)
    monkeypatch.setattr("glueck.server.http_protocol.HEAD", 0.3)
    monkeypatch.setattr("glueck.server.http_protocol.BODY", 0.3)
    yield
    said = [one for one in caplog.get_records("call") if one.levelno >= logging.WARNING]
    assert not [one.getMessage() for one in said if one.name != "uvicorn.error" or one.exc_info]


async def raw(server, request):
    """What is answered to these bytes, until the server closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.settings.port)
    try:
        writer.write(request)
        async with asyncio.timeout(60):
            return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.close()


def status_of(answer):
    return int(answer.split(b" ", 2)[1]) if answer else None


def proper(answer, about):
    """Refused in our form, or done; with our headers."""
    status = status_of(answer)
    assert status is None or status < 500, (about, answer[:500])
    if status is not None:
        head, _, body = answer.partition(b"\r\n\r\n")
        assert b"x-content-type-options: nosniff" in head.lower(), (about, head)
        assert b"cache-control: no" in head.lower(), (about, head)
        if status >= 400 and body and b"transfer-encoding" not in head:
            assert json.loads(body)["code"], about
    return status


async def test_odd_ids(server, ann, bob):
    id = await begun(ann, bob)
    host = f"Host: 127.0.0.1\r\nAuthorization: Bearer {ann.token}\r\nConnection: close\r\n"
    tables = (
        ("GET", ""), ("GET", "/view"), ("GET", "/save"), ("DELETE", ""), ("POST", "/rematch"),
        ("POST", "/do"), ("GET", "/replay"), ("GET", "/review"), ("POST", "/review"),
        ("POST", "/go_on"), ("GET", "/rematch"),
    )  # fmt: skip
    elsewhere = (
        ("GET", "deals/{}"), ("POST", "deals/{}/play"), ("DELETE", "mutes/{}"),
        ("DELETE", "notices/{}"), ("GET", "tables?before=1.{}"), ("GET", "leaderboard?game={}"),
        ("GET", "history?before=1.{}"), ("GET", "history.csv?game={}"),
    )  # fmt: skip
    ways = [*elsewhere, *((method, f"tables/{{}}{rest}") for method, rest in tables)]
    bodies = {"tables/{}/do": '{"do":"leave"}', "tables/{}/go_on": '{"seats":["me"],"moves":1}'}
    for odd, (method, path) in itertools.product(IDS, ways):
        body = bodies.get(path, "")
        text = f"{method} /api/{path.replace('{}', odd)} HTTP/1.1\r\n{host}"
        if body:
            text += "Content-Type: application/json\r\n"
        request = f"{text}Content-Length: {len(body)}\r\n\r\n{body}"
        status = proper(await raw(server, request.encode()), (odd, method, path))
        assert status in (400, 404, 405, 307, 200, 422), (odd, method, path, status)
        if path.startswith("tables/") and (odd in ("%00", "x%00y") or odd[:4] == "aaaa"):
            assert status == 404, (odd, method, path)
    assert (await ann.info(id))["version"] == 3


async def test_odd_queries(server, ann, bob):
    id = await begun(ann, bob)
    host = f"Host: 127.0.0.1\r\nAuthorization: Bearer {ann.token}\r\nConnection: close"
    for path in ("/api/tables", f"/api/tables/{id}/view", f"/api/tables/{id}", "/", "/healthz"):
        for query in QUERIES:
            request = f"GET {path}?{query} HTTP/1.1\r\n{host}\r\n\r\n".encode()
            assert proper(await raw(server, request), (path, query)) is not None


async def test_odd_values_in_every_field(server, ann, bob):
    id = await finished(ann, bob)
    headers = {"Content-Type": "application/json"}
    for path, fields in FIELDS.items():
        for field, value in itertools.product(fields, VALUES):
            usual = USUAL | USUAL_AT.get(path, {})
            sent = {one: json.dumps(usual[one]) for one in fields if one in usual}
            body = ",".join(f'"{key}":{text}' for key, text in (sent | {field: value}).items())
            method = "PATCH" if path == "/api/me" else "POST"
            answer = await ann.http.request(
                method, path.replace("{}", id), content=f"{{{body}}}".encode(), headers=headers
            )
            assert answer.status_code < 500, (path, field, value[:40], answer.text)
            if value.startswith(DEEP[:400]):
                assert answer.json()["code"] == "invalid", (path, field)


async def test_every_method_everywhere(server, ann):
    paths = (await ann.get("/api/openapi.json"))["paths"]
    for path, method in itertools.product([*paths, "/", "/nowhere", "/ws/tables/x"], METHODS):
        request = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
        proper(await raw(server, request.encode()), (method, path))


@pytest.mark.parametrize("path", [b"/api/games", b"/", b"/api/tables"])
async def test_odd_headers(server, path):
    host = b"127.0.0.1:%d" % server.settings.port
    for headers in HEADERS:
        for upgrade in (b"\r\nConnection: close", b"\r\nUpgrade: websocket\r\nConnection: Upgrade"):
            lines = headers.replace(b"%s", host) + upgrade
            request = b"GET " + path + b" HTTP/1.1\r\n" + lines + b"\r\n\r\n"
            proper(await raw(server, request), (headers[:60], upgrade))


async def test_what_is_no_request(server):
    for line in LINES:
        request = line + b"\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
        proper(await raw(server, request), line[:60])


async def test_odd_tables_over_the_websocket(server, ann):
    for odd, query in [*((one, "") for one in IDS), *(("x", one) for one in QUERIES)]:
        request = (
            f"GET /ws/tables/{odd}?{query} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        answer = await raw(server, request.encode())
        if status_of(answer) == 400:
            proper(answer, (odd, query))
        else:
            assert status_of(answer) == 101, (odd, query)
            codes = ("no_table", "since", "form")
            assert any(f'"code":"{code}"'.encode() in answer for code in codes), (odd, query)
