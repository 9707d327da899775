"""Whose word is taken for where a request comes from: only that of proxies that are named."""

import pytest

from glueck.server.identity import Proxies, network_of

pytestmark = pytest.mark.anyio

PROXY = "127.0.0.1, 10.0.0.0/8, ::1, fd00::/8"


def seen(trusted, peer, *forwarded, kind="http", proto=None):
    """Where a request is taken to come from, and its scheme."""
    headers = [(b"x-forwarded-for", one.encode("latin-1")) for one in forwarded]
    headers += [(b"x-forwarded-proto", proto.encode())] if proto else []
    scheme = {"http": "http", "websocket": "ws"}[kind]
    scope = {"type": kind, "client": (peer, 1234), "headers": headers, "scheme": scheme}
    Proxies(trusted).correct(scope)
    return scope["client"][0], scope["scheme"]


@pytest.mark.parametrize(
    ("trusted", "peer", "forwarded", "client"),
    [
        ("", "127.0.0.1", ["1.2.3.4"], "127.0.0.1"),
        (PROXY, "9.9.9.9", ["1.2.3.4"], "9.9.9.9"),
        (PROXY, "127.0.0.1", [], "127.0.0.1"),
        (PROXY, "127.0.0.1", ["1.2.3.4"], "1.2.3.4"),
        (PROXY, "127.0.0.1", ["6.6.6.6, 1.2.3.4"], "1.2.3.4"),  # what a client invents is left
        (PROXY, "127.0.0.1", ["6.6.6.6, 1.2.3.4, 10.1.1.1"], "1.2.3.4"),
        (PROXY, "127.0.0.1", ["6.6.6.6", "1.2.3.4"], "1.2.3.4"),  # two headers
        (PROXY, "127.0.0.1", ["10.3.3.3, 10.1.1.1"], "10.3.3.3"),  # all of them are ours
        (PROXY, "127.0.0.1", ["1.2.3.4:5678"], "1.2.3.4"),
        (PROXY, "::1", ["[2001:db8::7]:443"], "2001:db8::7"),
        (PROXY, "::1", ["2001:db8::7"], "2001:db8::7"),
        (PROXY, "::ffff:127.0.0.1", ["::ffff:1.2.3.4"], "1.2.3.4"),
        (PROXY, "fd00::5", ["1.2.3.4, fd00::6"], "1.2.3.4"),
        (PROXY, "127.0.0.1", ["1.2.3.4, unknown"], "127.0.0.1"),
        (PROXY, "127.0.0.1", ["1.2.3.4, nonsense, 10.1.1.1"], "10.1.1.1"),
        (PROXY, "127.0.0.1", [",,,"], "127.0.0.1"),
        (PROXY, "127.0.0.1", ["\xff\xfe"], "127.0.0.1"),
    ],
)
@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_the_nearest_address_that_is_no_proxy_counts(trusted, peer, forwarded, client, kind):
    assert seen(trusted, peer, *forwarded, kind=kind)[0] == client


def test_the_scheme_is_believed_likewise():
    assert seen(PROXY, "127.0.0.1", proto="https")[1] == "https"
    assert seen(PROXY, "127.0.0.1", proto="https", kind="websocket")[1] == "wss"
    assert seen(PROXY, "127.0.0.1", proto="http, https")[1] == "https"
    assert seen(PROXY, "127.0.0.1", proto="javascript")[1] == "http"
    assert seen("", "127.0.0.1", proto="https")[1] == "http"


def test_a_household_is_one_client():
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::") == "2001:db8:1:2::/64"
    assert network_of("::ffff:1.2.3.4") == network_of("1.2.3.4") == "1.2.3.4"
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("") == ""


async def many(server):
    """What becomes of 25 who each say they come from elsewhere."""
    codes = []
    for number in range(25):
        one = server.nobody(**{"X-Forwarded-For": f"1.2.3.{number}"})
        answer = await one.http.post("/api/players", json={"name": "x"})
        codes.append(answer.status_code)
    return codes


@pytest.mark.parametrize("server", [{"rate": 1}], indirect=True)
async def test_nobody_says_of_themselves_where_they_come_from(server):
    assert 429 in await many(server)


@pytest.mark.parametrize("server", [{"rate": 1, "trusted_proxies": "127.0.0.0/8"}], indirect=True)
async def test_a_proxy_that_is_named_says_it(server):
    assert set(await many(server)) == {201}


@pytest.mark.parametrize("server", [{"rate": 1}], indirect=True)
async def test_nor_over_the_websocket(server, ann, monkeypatch):
    monkeypatch.setattr("glueck.server.limits.MOST_SOCKETS", 1)
    id = await ann.open()
    first, second = ({"X-Forwarded-For": f"1.2.3.{number}"} for number in range(2))
    one, two = server.nobody(), server.nobody()
    async with one.watch(id, headers=first) as a, two.watch(id, headers=second) as b:
        answers = [await a.next(), await b.next()]
    assert "too_many" in [one.get("code") for one in answers]
