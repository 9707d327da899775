"""Who is away is told of their turn and of the end: once, signed, and nothing that is hidden."""

import asyncio
import hashlib
import hmac
import json
import logging
import random
from ipaddress import ip_address
from time import monotonic

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from glueck.server.limits import RateLimit
from glueck.server.notices import addresses, delivery, lookout, notices, outgoing, web_push
from glueck.server.notices.addresses import Forbidden, Resolver, is_internal, target_of
from glueck.server.notices.web_push import BrowserKeys, decoded, encoded, hmac_sha256, public_bytes
from server.local_server import LocalServer
from server.playing import begun, play, refused, whoever_acts
from server.receiver import receiving
from server.test_twins import Campaign
from server.twins import Twins

pytestmark = pytest.mark.anyio
ALLOWED = {"allow_internal_webhooks": True, "notice_after": 0}
here = pytest.mark.parametrize("server", [ALLOWED], indirect=True)


@pytest.fixture(autouse=True)
def only_when_asked(monkeypatch):
    """The server looks when a test says so."""
    monkeypatch.setattr(notices, "SWEEP", 3600)


@pytest.fixture
async def receiver():
    async with receiving() as one:
        yield one


async def look(server):
    await server.service.notices.look()
    await server.service.notices.delivery.quiet()


async def hook(person, url, **more):
    return await person.ask("POST", "/api/notices/hooks", url=url, **more)


async def until_turn_of(id, person, *people):
    while await whoever_acts(id, *people) is not person:
        await play(id, *people)


# -- webhooks ------------------------------------------------------------------------------


@here
async def test_a_webhook_is_told_of_a_turn_once_and_of_the_end(server, ann, bob, receiver):
    id = await begun(ann, bob, title="Evening")
    made = await hook(bob, receiver.url)
    await until_turn_of(id, ann, ann, bob)
    await look(server)
    assert receiver.posted == [], "it is Ann's turn, and she did not ask for it"
    await until_turn_of(id, bob, ann, bob)
    await look(server), await look(server)
    (posted,) = receiver.posted
    told = json.loads(posted.body)
    assert (told["type"], told["seat"], told["name"], told["title"]) == (
        "turn",
        1,
        "Bob",
        "Evening",
    )
    assert told["link"] == f"{server.url}/#table={id}"
    assert [one["name"] for one in told["players"]] == ["Ann", "Bob"]
    assert told["places"] is None
    assert posted.headers["glueck-notice"] == told["id"]
    # As docs/notices.md says that it is verified.
    time, mac = (part.split("=")[1] for part in posted.headers["glueck-signature"].split(","))
    assert time == str(server.clock() // 1000)
    signed = hmac.new(made["secret"].encode(), time.encode() + b"." + posted.body, hashlib.sha256)
    assert hmac.compare_digest(mac, signed.hexdigest())
    await ann.do(id, "chat", text="your turn")
    await look(server)
    assert len(receiver.posted) == 1, "it is still the same turn"
    await until_turn_of(id, ann, ann, bob)
    await until_turn_of(id, bob, ann, bob)
    await look(server)
    assert json.loads(receiver.posted[1].body)["id"] != told["id"]
    await ann.do(id, "resign")
    await look(server), await look(server)
    end = json.loads(receiver.posted[2].body)
    assert (end["type"], end["seat"], end["places"]) == ("end", None, [2, 1])
    await bob.do(id, "chat", text="thank you")
    await look(server)
    assert len(receiver.posted) == 3


@pytest.mark.parametrize("server", [{"allow_internal_webhooks": True}], indirect=True)
async def test_nobody_is_told_who_is_there_or_was_a_moment_ago(
    server, ann, bob, receiver, monkeypatch
):
    watching = server.service.notices.lookout
    monkeypatch.setattr(watching, "_began", watching._began - 3600)
    id = await begun(ann, bob)
    await hook(bob, receiver.url)
    async with bob.watch(id) as watcher:
        await watcher.next()
        await until_turn_of(id, ann, ann, bob)
        await until_turn_of(id, bob, ann, bob)
        await look(server)
        assert receiver.posted == []
    while (await server.service.tables.open(id)).viewers:
        await asyncio.sleep(0.01)
    await look(server)
    assert receiver.posted == [], "who loads the page again was never away"
    monkeypatch.setattr(watching, "_after", 0)
    await look(server)
    assert len(receiver.posted) == 1


@here
async def test_who_opened_a_table_has_a_webhook_of_it(server, ann, bob, eve, receiver):
    """Of everybody's turns there; others have none."""
    id = await begun(ann, bob)
    assert await refused(hook(bob, receiver.url, table=id)) == "not_yours"
    assert await refused(hook(ann, receiver.url, table="nowhere")) == "no_table"
    await hook(ann, receiver.url, table=id)
    for _ in range(2):
        other = bob if await whoever_acts(id, ann, bob) is ann else ann
        await until_turn_of(id, other, ann, bob)
        await look(server)
    assert {json.loads(one.body)["name"] for one in receiver.posted} == {"Ann", "Bob"}
    await ann.ask("DELETE", f"/api/tables/{id}")
    assert (await ann.get("/api/notices"))["subscriptions"] == []


@here
async def test_what_fails_is_tried_again_with_growing_pauses_and_then_given_up(
    server, ann, bob, receiver, monkeypatch
):
    server.service.notices.delivery._chance = lambda: 1.0
    id = await begun(ann, bob)
    await hook(bob, receiver.url)
    await until_turn_of(id, ann, ann, bob), await until_turn_of(id, bob, ann, bob)
    elsewhere = b"HTTP/1.1 302 X\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n"
    endless = b"HTTP/1.1 500 X\r\n\r\n" + b"x" * (1 << 20)
    receiver.answers.extend([500, elsewhere, endless, 404, 503])
    await look(server)
    for count, pause in enumerate(delivery.PAUSES, start=1):
        assert len(receiver.posted) == count
        server.clock.tick(pause * (1 + delivery.JITTER) - 1)
        await look(server)
        assert len(receiver.posted) == count, "too early"
        server.clock.tick(1)
        await look(server)
    assert len(receiver.posted) == delivery.MOST_TRIES
    assert len({one.body for one in receiver.posted}) == 1, "the same, with the same id"
    server.clock.tick(86400)
    await look(server)
    assert len(receiver.posted) == delivery.MOST_TRIES
    assert list(delivery.PAUSES) == sorted(delivery.PAUSES)
    assert delivery.PAUSES[0] > outgoing.MOST_SECONDS, "or it would be sent while it is sent"


@here
async def test_an_address_that_does_not_answer_holds_up_neither_moves_nor_others(
    server, ann, bob, receiver
):
    id = await begun(ann, bob)
    await hook(bob, receiver.url), await hook(ann, receiver.url + "/ann")
    await until_turn_of(id, ann, ann, bob), await until_turn_of(id, bob, ann, bob)
    receiver.answers.append(None)
    await server.service.notices.look()
    await receiver.until(1)
    await until_turn_of(id, ann, ann, bob)
    await server.service.notices.look()
    await receiver.until(2)
    assert receiver.posted[1].path == "/there/ann"
    assert bob.id in server.service.notices.delivery._busy, "it is still waited for, beside"


@here
async def test_it_survives_a_restart(server, ann, bob, receiver):
    id = await begun(ann, bob)
    await hook(bob, receiver.url)
    await until_turn_of(id, ann, ann, bob), await until_turn_of(id, bob, ann, bob)
    receiver.answers.append(500)
    await look(server)
    await server.restart()
    server.clock.tick(100)
    await look(server)
    assert len({one.headers["glueck-notice"] for one in receiver.posted}) == 1
    assert len(receiver.posted) == 2
    await server.restart()
    server.clock.tick(86400 / 2)
    await look(server)
    assert len(receiver.posted) == 2, "what was sent is not made or sent again"


@here
async def test_what_waits_for_a_dead_address_does_not_hide_what_others_wait_for(
    server, ann, bob, receiver, monkeypatch
):
    monkeypatch.setattr(delivery, "LOOKED_AT", 1)
    server.service.notices.delivery._resting[bob.id] = monotonic() + 3600
    id = await begun(ann, bob)
    await hook(bob, receiver.url)
    await until_turn_of(id, ann, ann, bob), await until_turn_of(id, bob, ann, bob)
    await look(server)
    server.clock.tick(60)
    await hook(ann, receiver.url + "/ann", table=id)
    await until_turn_of(id, ann, ann, bob), await until_turn_of(id, bob, ann, bob)
    await look(server)
    assert [one.path for one in receiver.posted] == ["/there/ann"]


@here
async def test_who_talks_much_uses_up_nobodys_notices(server, ann, bob, receiver, monkeypatch):
    """Nor does who has several devices."""
    monkeypatch.setattr(lookout, "TOLD", RateLimit(2, 1e-9))
    id = await begun(ann, bob)
    await hook(bob, receiver.url), await hook(bob, receiver.url + "/too")
    for turns in (1, 2, 2):
        await until_turn_of(id, ann, ann, bob), await until_turn_of(id, bob, ann, bob)
        monkeypatch.setattr(server.service.limits, "factor", 1.0)
        for line in range(3):
            await ann.do(id, "chat", text=str(line))
            await look(server)
        monkeypatch.setattr(server.service.limits, "factor", 0)
        assert len(receiver.posted) == 2 * turns


@here
async def test_a_move_that_a_slow_database_wrote_late_is_not_overlooked(server, ann, bob, receiver):
    id = await begun(ann, bob)
    await hook(bob, receiver.url)
    await until_turn_of(id, ann, ann, bob), await until_turn_of(id, bob, ann, bob)
    server.service.notices.lookout._newest += lookout.DAY + 40_000  # others moved meanwhile
    await look(server)
    assert len(receiver.posted) == 1


@here
async def test_what_is_long_past_is_not_told_once_more(server, ann, bob, receiver):
    id = await begun(ann, bob)
    await hook(bob, receiver.url)
    await ann.do(id, "resign")
    await look(server)
    server.clock.tick(8 * 86400)
    await server.service.store.forget_notices(server.clock() - lookout.KNOWN_FOR)
    await ann.do(id, "chat", text="still there?")
    await look(server)
    assert len(receiver.posted) == 1


@here
async def test_one_press_stops_it_and_so_does_the_link_without_a_login(server, ann, bob, receiver):
    id = await begun(ann, bob)
    await hook(bob, receiver.url), await hook(bob, receiver.url + "/too")
    await until_turn_of(id, ann, ann, bob), await until_turn_of(id, bob, ann, bob)
    await look(server)
    token = json.loads(receiver.posted[0].body)["stop"].partition("#stop=")[2]
    nobody = server.nobody()
    assert await refused(nobody.ask("POST", "/api/notices/stop", token=token + "x")) == "stop_link"
    assert await refused(nobody.ask("POST", "/api/notices/stop", token="ü.ü")) == "stop_link"
    await nobody.ask("POST", "/api/notices/stop", token=token)
    assert await refused(nobody.ask("POST", "/api/notices/stop", token=token)) == "stop_link"
    (left,) = (await bob.get("/api/notices"))["subscriptions"]
    assert left["secret"] is None, "it was told once"
    assert await refused(ann.ask("DELETE", f"/api/notices/{left['id']}")) == "stop_link"
    await bob.ask("DELETE", "/api/notices")
    assert (await bob.get("/api/notices"))["subscriptions"] == []
    receiver.answers.append(410)
    await hook(bob, receiver.url)
    await until_turn_of(id, ann, ann, bob), await until_turn_of(id, bob, ann, bob)
    await look(server)
    assert (await bob.get("/api/notices"))["subscriptions"] == [], "410: it wants nothing more"
    for _ in range(notices.MOST_HOOKS):
        await hook(bob, receiver.url + str(_))
    assert await refused(hook(bob, receiver.url)) == "too_many_notices"


@here
async def test_who_logs_out_everywhere_ends_all_notices(server, ann, bob, receiver):
    """Whoever had their password, or sat at a device of theirs, hears of no turn any more."""
    id = await begun(ann, bob)
    old = {"login": "bob", "password": "correct horse"}
    await bob.ask("POST", "/api/me/password", **old)
    thief = server.nobody()
    thief.known_by(await thief.ask("POST", "/api/login", **old, program=True))
    await hook(thief, receiver.url)
    await Browser().subscribe(thief, receiver.url + "/push")
    await hook(ann, receiver.url + "/ann")
    new = {"login": "bob", "password": "battery staple", "old": "correct horse"}
    await bob.ask("POST", "/api/me/password", **new)
    assert len((await bob.get("/api/notices"))["subscriptions"]) == 2, "all devices are still there"
    again = {"login": "bob", "password": "horse battery", "old": "battery staple"}
    await bob.ask("POST", "/api/me/password", **again, everywhere=True)
    assert (await bob.get("/api/notices"))["subscriptions"] == []
    await until_turn_of(id, ann, ann, bob), await until_turn_of(id, bob, ann, bob)
    await look(server)
    assert {one.path for one in receiver.posted} <= {"/ann"}
    assert len((await ann.get("/api/notices"))["subscriptions"]) == 1, "not those of others"


async def test_unless_somebody_asks_nothing_is_kept_or_looked_for(server, ann, bob):
    id = await begun(ann, bob)
    await play(id, ann, bob)
    await look(server)
    notices = server.service.notices
    assert notices._vapid is None
    assert notices._stop_key is None
    assert await refused(hook(bob, "https://192.168.0.1/")) == "address"


# -- where nothing is sent -----------------------------------------------------------------


INTERNAL = [
    "127.0.0.1", "127.8.9.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1",
    "169.254.169.254", "100.64.0.1", "192.0.0.1", "192.0.2.1", "198.18.0.1", "203.0.113.7",
    "224.0.0.1", "240.0.0.1", "255.255.255.255", "::", "::1", "fe80::1", "fc00::1",
    "fd00:ec2::254", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254",
    "::7f00:1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::1", "2002:7f00:1::",
    "2002:a00:1::", "2001:db8::1", "2001::1", "100::1", "fec0::1", "5f00::1",
]  # fmt: skip
AT_LARGE = ["93.184.215.14", "8.8.8.8", "2606:2800:21f:cb07::1", "64:ff9b::808:808"]


@pytest.mark.parametrize("inside", [True, False])
def test_addresses_of_this_machine_and_its_network_are_internal(inside):
    for text in INTERNAL if inside else AT_LARGE:
        assert is_internal(ip_address(text)) is inside, text


NOT_THERE = [
    "http://example.org/", "ftp://example.org/", "https://", "https://localhost/", "//example.org",
    "https://user:pass@example.org/", "https://127.0.0.1/", "https://[::1]/", "https://0/x y",
    "https://[::ffff:169.254.169.254]/", "https://exämple.org/", "https://example.org:99999/",
    "https://example.org\\@127.0.0.1/", "https://[fe80::1%25eth0]/", "https://a\r\nb/", "",
    "https://example.org/" + "x" * 3000,
]  # fmt: skip


@pytest.mark.parametrize("url", NOT_THERE)
def test_nothing_is_sent_to_such_an_address(url):
    with pytest.raises(Forbidden):
        target_of(url)


async def test_every_address_of_a_name_is_checked_and_the_checked_one_is_used(monkeypatch):
    """Numbers in other ways of writing are names for the system, and looked up like them."""
    resolver = Resolver()
    try:
        for host in ("127.1", "2130706433", "0x7f.1"):
            with pytest.raises(Forbidden):
                await resolver.address(target_of(f"https://{host}/"))
        found = ["93.184.215.14"]
        monkeypatch.setattr(addresses, "look_up", lambda host, port: found)
        target = target_of("https://example.org/")
        assert await resolver.address(target) == "93.184.215.14"
        for bad in INTERNAL:
            found[1:] = [bad]
            with pytest.raises(Forbidden):
                await resolver.address(target)
    finally:
        resolver.close()


async def test_a_name_that_is_looked_up_anew_cannot_lead_inside(monkeypatch):
    """What was allowed once is looked up before each message, and connected to as it was found."""
    out = outgoing.Outgoing()
    asked = []

    class Taken(Exception):
        pass

    def stream(method, url, **how):
        asked.append((url.host, how["headers"]["Host"], how["extensions"]["sni_hostname"]))
        raise Taken

    monkeypatch.setattr(await out.client(), "stream", stream)
    monkeypatch.setattr(addresses, "look_up", lambda host, port: ["93.184.215.14"])
    with pytest.raises(Taken):
        await out.post("https://example.org:8443/x", {}, b"")
    assert asked == [("93.184.215.14", "example.org:8443", "example.org")]
    monkeypatch.setattr(addresses, "look_up", lambda host, port: ["127.0.0.1"])
    with pytest.raises(Forbidden):
        await out.post("https://example.org:8443/x", {}, b"")
    assert len(asked) == 1
    await out.close()


# -- Web Push ------------------------------------------------------------------------------


def test_a_message_is_encrypted_as_rfc_8291_says():
    """Its appendix A, byte by byte."""
    browser = BrowserKeys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    ours = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    body = web_push.encrypt(
        b"When I grow up, I want to be a watermelon",
        browser,
        ec.derive_private_key(ours, web_push.CURVE),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


class Browser:
    """What a browser keeps to itself, and gives away."""

    def __init__(self):
        self.key, self.auth = ec.generate_private_key(web_push.CURVE), b"0123456789abcdef"
        self.p256dh = encoded(public_bytes(self.key.public_key()))

    async def subscribe(self, person, url):
        keys = {"p256dh": self.p256dh, "auth": encoded(self.auth)}
        return await person.ask("POST", "/api/notices/browser", endpoint=url, **keys)

    def read(self, body):
        salt, size, rest = body[:16], body[20], body[21:]
        sender, sealed = rest[:size], rest[size:]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(web_push.CURVE, sender)
        shared = self.key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + public_bytes(self.key.public_key()) + sender + b"\1"
        secret = hmac_sha256(salt, hmac_sha256(hmac_sha256(self.auth, shared), info))
        key = hmac_sha256(secret, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = hmac_sha256(secret, b"Content-Encoding: nonce\0\1")[:12]
        message = AESGCM(key).decrypt(nonce, sealed, None)
        assert message[-1:] == b"\2"
        return json.loads(message[:-1])


@here
async def test_a_browser_is_told_what_only_it_can_read_until_it_is_gone(server, ann, bob, receiver):
    id = await begun(ann, bob, title="Evening")
    browser = Browser()
    await browser.subscribe(bob, receiver.url), await browser.subscribe(bob, receiver.url)
    assert len((await bob.get("/api/notices"))["subscriptions"]) == 1, "the same browser"
    await until_turn_of(id, ann, ann, bob), await until_turn_of(id, bob, ann, bob)
    await look(server)
    (posted,) = receiver.posted
    told = browser.read(posted.body)
    assert {k: told[k] for k in ("type", "table", "title", "game")} == {
        "type": "turn", "table": id, "title": "Evening", "game": "glueckauf",
    }  # fmt: skip
    assert b"Evening" not in posted.body
    must_be_ours(posted, (await bob.get("/api/notices"))["key"], server, receiver)
    await server.nobody().ask("POST", "/api/notices/stop", token=told["stop"])
    assert (await bob.get("/api/notices"))["subscriptions"] == []
    await browser.subscribe(bob, receiver.url)
    await until_turn_of(id, ann, ann, bob), await until_turn_of(id, bob, ann, bob)
    receiver.answers.append(404)
    await look(server)
    assert (await bob.get("/api/notices"))["subscriptions"] == []
    for number in range(notices.MOST_BROWSERS + 2):
        await browser.subscribe(bob, f"{receiver.url}/{number}")
    assert len((await bob.get("/api/notices"))["subscriptions"]) == notices.MOST_BROWSERS
    bad = {"endpoint": receiver.url, "p256dh": "AAAA", "auth": "AAAA"}
    assert await refused(bob.ask("POST", "/api/notices/browser", **bad)) == "address"


def must_be_ours(posted, key, server, receiver):
    """VAPID: signed by the key that the page has given to the browser, for this push service."""
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    scheme, _, rest = posted.headers["authorization"].partition(" ")
    parts = dict(one.split("=", 1) for one in rest.split(", "))
    assert (scheme, parts["k"]) == ("vapid", key)
    signed, _, signature = parts["t"].rpartition(".")
    r, s = (int.from_bytes(decoded(signature)[at : at + 32], "big") for at in (0, 32))
    public = ec.EllipticCurvePublicKey.from_encoded_point(web_push.CURVE, decoded(key))
    public.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(SHA256()))
    about = json.loads(decoded(signed.partition(".")[2]))
    assert about["aud"] == receiver.url.removesuffix("/there")
    assert server.clock() / 1000 < about["exp"] <= server.clock() / 1000 + 86400


# -- nothing hidden ------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", ["glueckauf", "gluecksgriff"])
async def test_twin_games_lead_to_the_same_notices(tmp_path, monkeypatch, caplog, game, receiver):
    """Two servers that differ in all that a spectator cannot know send the same bytes."""
    caplog.set_level(logging.INFO)
    folders = [tmp_path / "first", tmp_path / "second"]
    for folder in folders:
        folder.mkdir()
    both = Twins(
        *(LocalServer(folder, **ALLOWED, public_url="http://localhost") for folder in folders)
    )
    both.patch(monkeypatch)
    for server in both.each():
        await server.open()
        await server.service.store.keep("stop", b"the same in both")
    campaign = Campaign(both, game, None, random.Random(game))
    await campaign.prepare()
    id = await campaign.open(None)
    for person in (*campaign.others, campaign.vera):
        where = {"url": receiver.url, "table": id if person is campaign.others[0] else None}
        await both.ask(person, "POST", "/api/notices/hooks", where)
    await campaign.sit_down()
    await campaign.others[0].do(id, "start", alike=False)
    bodies = [[], []]
    for _ in range(30):
        for server, heard in zip(both.servers, bodies, strict=True):
            receiver.posted.clear()
            await look(server)
            heard += sorted((one.headers["glueck-signature"], one.body) for one in receiver.posted)
        if not (await both.agreed(id))[1]:
            break
        both.tick(60)
        await campaign.play(None)
    assert bodies[0] == bodies[1]
    assert len(bodies[0]) >= 2
    for server in both.servers:
        await server.leave()
