"""Things that somebody might send who means no good, or a program that is broken."""

import json

from websockets.frames import Frame, Opcode

VALID = (
    {"do": "play", "action": "end", "at": 5}, {"do": "undo", "at": 5, "all": True},
    {"do": "join", "seat": 1}, {"do": "leave"}, {"do": "start", "fill": "hauler"},
    {"do": "take_over", "seat": 0}, {"do": "return"}, {"do": "close"},
    {"do": "why", "actions": ["end", "draw"]}, {"do": "ping", "id": 4}, {"do": "decline"},
    {"do": "release", "seat": 1, "level": "hauler"}, {"do": "hint", "at": 5},
    {"do": "plan", "at": 5, "wish": [1, 2]},
)  # fmt: skip
# What somebody at the table may do at any time; the others are refused, so nothing may change.
ALLOWED = {"chat", "rename", "resign"}
ODD = (
    None, True, False, 0, -1, 1.5, 1e300, 2**64, "", "x" * 300, "\u0000", "é", "\U0001f980", [], {},
    [[]], {"a": {}}, "end", "play", [None], 10**30,
)  # fmt: skip


def nested(chance, depth):
    value = chance.choice(ODD)
    for _ in range(chance.randrange(depth)):
        value = [value, 1] if chance.random() < 0.5 else {"do": value}
    return value


def mutated(chance, valid=VALID):
    """Something valid, changed a little."""
    command = dict(chance.choice(valid))
    for _ in range(chance.randint(1, 3)):
        key = chance.choice([*command, "more", "do", "id", "seat"])
        if chance.random() < 0.3:
            command.pop(key, None)
        else:
            command[key] = nested(chance, 3)
    return json.dumps(command)


def garbled(chance, valid=VALID):
    text = json.dumps(chance.choice(valid))
    at = chance.randrange(len(text))
    return text[:at] + chance.choice(["", "{", '"', "\\", "\x00", "]", ","]) + text[at + 1 :]


MESSAGES = (
    lambda chance: chance.randbytes(chance.randrange(200)),
    lambda chance: "".join(chance.choices('{}[]":,\\u0dn1e+-tf ', k=chance.randrange(80))),
    lambda chance: json.dumps(nested(chance, 30)),
    mutated, mutated, mutated, garbled, garbled,
    *[lambda chance: json.dumps(chance.choice(VALID))] * 8,
    lambda chance: json.dumps(chance.choice(VALID)).encode(),
    lambda chance: b"x" * 40_000,
    lambda chance: "[" * 20_000,
)  # fmt: skip

# -- frames --------------------------------------------------------------------------------


def frames(chance):
    """Bytes that are no message: broken frames, or parts of some."""
    whole = Frame(Opcode.TEXT, json.dumps(chance.choice(VALID)).encode()).serialize(mask=True)
    at = chance.randrange(len(whole))
    return chance.choice((
        whole[:at], whole[:at] + chance.randbytes(2) + whole[at:], chance.randbytes(30),
        b"\x81\x85\0\0\0\0\xff\xfe\xfd\xfc\xfb", b"\x81\x05hello", b"\x80\x81\0\0\0\0x",
        b"\x89\xfe\x10\x00\0\0\0\0" + bytes(4096), b"\x01\x81\0\0\0\0x" * 9,
        b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", b"\x88\x82\0\0\0\0\xff\xff",
        b"\x88\x81\0\0\0\0x", bytes([chance.randrange(256), chance.randrange(256)]),
    ))  # fmt: skip


# -- requests ------------------------------------------------------------------------------

DEEP = json.loads("[" * 60 + "]" * 60)
BODIES = (
    {"name": "Ann", "program": True}, {"login": "ann", "password": "12345678"}, {"code": "x"},
    {"game": "glueckauf", "seats": ["me", "open"], "options": {}, "clock": {"turn": 60}},
    {"game": "gluecksgriff", "seats": ["me", "random"], "options": {"house_cards": DEEP}},
    {"save": {"glueck": 1, "game": "glueckauf"}, "seats": ["me", "open"]},
    {"player": "x", "blocked": True}, {"name": "Bob"}, *VALID,
    {"game": "glueckauf", "seats": ["me", "random"], "days": 3, "title": "x", "seed": "ff"},
    {"save": {"glueck": 1, "game": "glueckauf"}, "seat": 0, "first": 5}, {"token": "x.y"},
    {"seats": ["me", "open"], "moves": 3, "title": "x"}, {"player": "x", "instead_of": None},
    {"url": "https://example.org/", "table": "x"}, {"code": "x", "instead_of": None, "keep": True},
    {"endpoint": "https://example.org/", "p256dh": "x", "auth": "x"},
    {"table": "x", "what": "chat", "player": "x", "at": 5, "note": "x"},
)  # fmt: skip
PATHS = (
    "/api/players", "/api/me", "/api/me/password", "/api/me/link", "/api/arrive", "/api/login",
    "/api/logout", "/api/games", "/api/tables", "/api/import", "/api/block", "/healthz",
    "/metrics", "/", "/api/openapi.json", "/api/tables/{}", "/api/tables/{}/view",
    "/api/tables/{}/do", "/api/tables/{}/save", "/api/tables/{}/rematch", "/ws/tables/{}",
    "/api/tables/{}/replay", "/api/tables/{}/go_on", "/api/tables/{}/review", "/api/replay",
    "/api/identity", "/api/back", "/api/arrive/look", "/api/docs", "/api/deals", "/api/deals/today",
    "/api/deals/{}", "/api/deals/{}/play", "/api/history", "/api/history/totals",
    "/api/history.csv", "/api/leaderboard", "/api/mutes", "/api/mutes/{}", "/api/reports",
    "/api/notices", "/api/notices/browser", "/api/notices/hooks", "/api/notices/stop",
    "/api/notices/{}", "/ws/bots/{}",
)  # fmt: skip
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "BREW")
SENT_TO = (
    "players", "password", "link", "arrive", "login", "import", "block", "do", "rematch", "back",
    "look", "go_on", "review", "/api/replay", "deals", "play", "mutes", "reports", "browser",
    "hooks", "stop",
)  # fmt: skip
IDS = (
    "x", "%00", "%ff%fe", "..%2f..%2fetc%2fpasswd", "a" * 5_000, "%F0%9F%A6%80", "'--", "%25",
    "\\", "%0d%0aX: y", "{}",
)  # fmt: skip
QUERIES = (
    "", "?form=view", "?form=%00", "?after=99999999999999999999", "?after=-1", "?since=x",
    "?words=" + "+".join("abcdefghijklmnopqrstuv"), "?words=%00", "?before=1.%00", "?before=9.x",
    "?of=mine&status=over&game=%ff", "?seat=9&first=-1", "?seat=%D9%A1", "?game=%00", "?free=0",
    "?first=99999999999999999999", "?rating_near=1e9&seats=x", "?rating_from=9&rating_to=1",
    "?of=mine&rating_near=0", "?clock=%00&watch=2&rated=x", "?seat=none&first=5",
    "?" + "a=1&" * 500, "?%", "?before=999999999999999.x",
)  # fmt: skip
HEADS = (
    "", "Cookie: glueck=%00\r\n", "Cookie: glueck=" + "x" * 3_000 + "\r\n",
    "Authorization: Bearer\r\n",
    "Authorization: Bearer \xff\xfe\r\n", "Origin: https://evil.example\r\n", "Origin: null\r\n",
    "X-Forwarded-For: 1.2.3.4, %00\r\n", "Accept-Encoding: \x01\r\n", "Expect: 100-continue\r\n",
    "Range: bytes=0-0,5-\r\n", "If-None-Match: *\r\n", "Upgrade: h2c\r\nConnection: Upgrade\r\n",
    "Transfer-Encoding: chunked\r\n", "Content-Length: 5\r\n", "Host: evil.example\r\n",
)  # fmt: skip
NOT_HTTP = (
    b"\0" * 20, b"GET\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n", b"GET /\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n", b"GET * HTTP/1.1\r\n\r\n",
    b"POST /api/players HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/players HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n"
    b"Content-Length: 2\r\n\r\n{}", b"GET / HTTP/1.1\r\nHost: [\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 200 + b"\r\n", b"GET / HTTP/1.1\r\n\r\n",
)  # fmt: skip


def request(chance, id, token):
    """One request, with a body that fits its length (mostly)."""
    if chance.random() < 0.05:
        return chance.choice(NOT_HTTP)
    kind = chance.random()
    if kind < 0.4:
        body = mutated(chance, BODIES).encode()
    elif kind < 0.6:
        body = garbled(chance, BODIES).encode("utf-8", "replace")
    elif kind < 0.7:
        body = json.dumps(nested(chance, 600)).encode()
    else:
        body = chance.choice((b"", b"\xff\xfe", b"[" * 3_000, chance.randbytes(60)))
    if chance.random() < 0.02:
        body = b'{"x":' + b"9" * chance.choice([5_000, 70_000]) + b"}"
    which = id if chance.random() < 0.5 else chance.choice(IDS)
    path = chance.choice(PATHS).replace("{}", which) + chance.choice(QUERIES)
    stays = "logout" not in path  # or nobody would be known for long
    known = f"Authorization: Bearer {token}\r\n" if chance.random() < 0.7 and stays else ""
    length = f"Content-Length: {len(body)}\r\n" if body or chance.random() < 0.5 else ""
    usual = "POST" if path.partition("?")[0].endswith(SENT_TO) else chance.choice(["GET", "POST"])
    method = usual if chance.random() < 0.7 else chance.choice(METHODS)
    head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{known}"
    kind = "Content-Type: application/json\r\n" if chance.random() < 0.9 else ""
    return (head + chance.choice(HEADS) + kind + length + "\r\n").encode(
        "latin-1", "replace"
    ) + body
