"""The same deal for many: the same cards, the same bots, one try, and no way to see it before."""

import hashlib
import json
from datetime import date

import pytest

import glueck
from glueck.server import deals
from server.local_server import Refusal
from server.playing import refused

pytestmark = pytest.mark.anyio

DAY = 86400


async def played_out(server, one, id):
    """To the end, each time by the first legal action; what was seen on the way."""
    seen = []
    while True:
        await server.quiet(id)
        about = await one.view(id)
        seen.append(about["view"])
        if about["table"]["status"] == "over":
            return seen
        action = about["view"]["legal"][0]
        await one.do(id, "play", action=action, at=about["move"])


async def challenge(ann, **more):
    usual = {"game": "gluecksgriff", "seats": ["me", "hauler"], "options": {"point_limit": 30}}
    return await ann.ask("POST", "/api/deals", **usual | more)


async def begin(one, code):
    return (await one.ask("POST", f"/api/deals/{code}/play"))["id"]


@pytest.mark.slow
async def test_all_meet_the_same_cards_and_the_same_bots(server, ann, bob, monkeypatch):
    code = (await challenge(ann))["code"]
    seen = []
    for one in (ann, bob):
        seen.append(await played_out(server, one, await begin(one, code)))
        await server.restart()  # nothing that memory knows matters
        server.clock.tick(60)  # of equal results the earlier one is first
    assert seen[0] == seen[1]
    results = (await ann.get(f"/api/deals/{code}"))["results"]
    assert [one["seats"][0]["name"] for one in results] == ["Ann", "Bob"]
    assert [one["mine"] for one in results] == [True, False]
    assert [one["rank"] for one in results] == [1, 2]  # whoever made it did not know the cards
    scores = [[seat["score"] for seat in one["seats"]] for one in results]
    assert scores[0] == scores[1]
    monkeypatch.setattr(deals, "MOST_SHOWN", 1)
    for one, shown in ((ann, ["Ann"]), (bob, ["Ann", "Bob"])):  # the best, and one's own
        results = (await one.get(f"/api/deals/{code}"))["results"]
        assert [result["seats"][0]["name"] for result in results] == shown
        assert [result["rank"] for result in results] == [1, None][: len(shown)]


SEED = 0xC0FFEE


@pytest.mark.parametrize("seed", [SEED, "C0FFEE", f"0x{SEED:x}", f"{SEED:064x}"])
async def test_any_seed_can_be_a_challenge(server, ann, bob, seed):
    deal = await challenge(ann, seed=seed)
    assert deal["chosen"]
    assert not (await challenge(ann))["chosen"]
    table = await begin(bob, deal["code"])
    match = await server.quiet(table)
    dealt = glueck.load("gluecksgriff").new(2, SEED, point_limit=30)
    for action in match.state.actions:  # the bot may have begun
        dealt.play(action)
    seen = (await bob.view(table))["view"]
    assert seen == seen | json.loads(json.dumps(dealt.view(0)))
    assert match.opened.seed == f"{SEED:064x}"


async def test_nobody_is_told_a_chosen_seed_while_others_can_play(server, ann, bob):
    deal = await challenge(ann, seed=SEED, days=1)
    where, id = f"/api/deals/{deal['code']}", await begin(bob, deal["code"])
    await bob.do(id, "resign")
    ways = [where, f"/api/tables/{id}", f"/api/tables/{id}/save", f"/api/tables/{id}/replay"]
    for who in (ann, bob, server.nobody()):
        for text in [await told(who, url) for url in ways]:
            assert f"{SEED:x}" not in text
            assert str(SEED) not in text
    assert await refused(bob.get(f"/api/tables/{id}/save")) == "deal_open"
    assert (await bob.get(where))["seed"] is None
    server.clock.tick(DAY)
    assert (await bob.get(where))["seed"] == f"{SEED:064x}"


async def test_whoever_chose_the_cards_is_not_ranked(server, ann, bob, eve):
    where = f"/api/deals/{(await challenge(ann, seed=SEED))['code']}"
    for one in (ann, bob, eve):  # of equal results the earlier one is first: Ann's would be
        await one.do((await one.ask("POST", f"{where}/play"))["id"], "resign")
        server.clock.tick(60)
    results = (await bob.get(where))["results"]
    assert [(one["seats"][0]["name"], one["rank"], one["chose"]) for one in results] == [
        ("Bob", 1, False), ("Eve", 2, False), ("Ann", None, True),
    ]  # fmt: skip


async def test_a_challenge_from_before_seeds_could_be_chosen(server, ann, bob):
    code = (await challenge(ann))["code"]
    stored = json.loads(await server.service.store.deal(code))
    del stored["chosen"]
    await server.service.store.add_deal("old", json.dumps(stored | {"code": "old"}).encode())
    assert not (await bob.get("/api/deals/old"))["chosen"]


async def told(one, url, **query):
    try:
        return json.dumps(await one.get(url, **query))
    except Refusal as problem:
        return problem.code


@pytest.mark.slow
async def test_nothing_is_told_while_others_can_play(server, ann, bob, eve):
    deal = await challenge(ann, days=1)
    code = deal["code"]
    stored = json.loads(await server.service.store.deal(code))
    secrets = stored["seed"], stored["salt"]
    assert deal["commitment"] == hashlib.sha256(":".join(secrets).encode()).hexdigest()
    id = await begin(ann, code)
    assert await begin(ann, code) == id  # one try
    await server.quiet(id)  # it may be the bot who begins
    about = await ann.view(id)
    assert about["view"]["undoable"] == 0
    assert not about["table"].get("hints")
    await ann.do(id, "play", action=about["view"]["legal"][0], at=about["move"])
    match = await server.quiet(id)
    if match.turn == 0:
        assert await refused(ann.do(id, "undo", at=match.moves)) == "no_undo"
    await played_out(server, ann, id)

    async def everything(who):
        ways = [
            (f"/api/deals/{code}", {}), ("/api/deals/today", {}), ("/api/history", {}),
            (f"/api/tables/{id}", {}), (f"/api/tables/{id}/save", {}),
            (f"/api/tables/{id}/rematch", {}), ("/api/tables", {"of": "mine", "status": "over"}),
            ("/api/tables", {"of": "public", "status": "over"}),
            *[(f"/api/tables/{id}/view", {"form": form}) for form in ("view", "json", "record")],
            (f"/api/tables/{id}/view", {"form": "record", "after": 0}),
            *[(f"/api/tables/{id}/replay", {"seat": seat}) for seat in ("own", "none", "1")],
            (f"/api/tables/{id}/review", {}),
        ]  # fmt: skip
        return [await told(who, url, **query) for url, query in ways]

    for who in (ann, bob, eve, server.nobody()):
        for text in await everything(who):
            assert not any(secret in text for secret in secrets)
    assert await refused(ann.get(f"/api/tables/{id}/save")) == "deal_open"
    assert await refused(ann.get(f"/api/tables/{id}/replay", seat="1")) == "deal_open"
    assert (await ann.get(f"/api/tables/{id}/replay"))["first"] == 0  # as one saw it oneself
    assert await refused(ann.get(f"/api/tables/{id}/review")) == "deal_open"
    assert await refused(ann.ask("POST", f"/api/tables/{id}/review")) == "deal_open"
    on = {"moves": 1, "seats": ["me", "captain"]}
    assert await refused(ann.ask("POST", f"/api/tables/{id}/go_on", **on)) == "deal_open"
    for other in (bob, server.nobody()):
        assert await refused(other.info(id)) == "no_spectators"
        async with other.watch(id) as line:
            assert (await line.next())["code"] == "no_spectators"
    # Who has not finished is not told how others did.
    assert (await ann.get(f"/api/deals/{code}"))["results"] is not None
    late = await begin(bob, code)
    assert (await bob.get(f"/api/deals/{code}"))["results"] is None
    assert (await eve.get(f"/api/deals/{code}"))["results"] is None

    server.clock.tick(DAY)
    over = await eve.get(f"/api/deals/{code}")
    assert (over["seed"], over["salt"]) == secrets
    assert len(over["results"]) == 1
    assert over["results"][0]["table"] is None  # somebody else's table is nobody's business
    assert (await ann.get(f"/api/deals/{code}"))["results"][0]["table"] == id
    assert (await ann.get(f"/api/tables/{id}/save"))["seed"] == stored["seed"]
    assert await refused(eve.ask("POST", f"/api/deals/{code}/play")) == "deal_over"
    # What ends after the cards were revealed is played, and compared with nothing.
    await played_out(server, bob, late)
    assert len((await eve.get(f"/api/deals/{code}"))["results"]) == 1
    assert (await bob.get("/api/history"))["games"][0]["deal"] is None


async def test_every_day_has_its_deals(server, ann, bob):
    today = await ann.get("/api/deals/today")
    assert [one["game"] for one in today] == ["glueckauf", "gluecksgriff"]
    assert today == [
        one | {"commitment": today[i]["commitment"]}
        for i, one in enumerate(await bob.get("/api/deals/today"))
    ]
    code = today[1]["code"]
    day, name = code.rpartition(".")[2], code.rpartition(".")[0]
    assert await refused(ann.get(f"/api/deals/{name}.2999-01-01")) == "no_deal"
    assert await refused(ann.get(f"/api/deals/{name}.{day[:-2]}99")) == "no_deal"
    assert await refused(ann.ask("POST", "/api/deals/nothing/play")) == "no_deal"
    server.clock.tick(DAY)
    await server.restart()
    tomorrow = await ann.get("/api/deals/today")
    assert not {one["commitment"] for one in today} & {one["commitment"] for one in tomorrow}
    assert tomorrow[1]["seats"] != today[1]["seats"]
    revealed = await bob.get(f"/api/deals/{code}")
    text = f"{revealed['seed']}:{revealed['salt']}".encode()
    assert hashlib.sha256(text).hexdigest() == today[1]["commitment"]
    key = await server.service.store.kept("daily deals")
    assert key
    assert key.hex() not in json.dumps([today, tomorrow, revealed])


def test_whoever_does_not_have_the_key_cannot_work_out_a_deal():
    game, day = glueck.load("gluecksgriff"), date(2026, 5, 1)
    one, other = (
        deals.dealt("daily.gluecksgriff.2026-05-01", game, day, key) for key in (b"a", b"b")
    )
    assert one.seed != other.seed
    assert one.salt != other.salt
    assert len({one.seed, one.salt, other.seed, other.salt}) == 4


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "game"),
        ({"seats": ["hauler", "me"]}, "seats"),
        ({"seats": ["me", "me"]}, "seats"),
        ({"seats": ["me", "open"]}, "seats"),
        ({"seats": ["me", "nobody"]}, "level"),
        ({"options": {"point_limit": -1}}, "option"),
        ({"days": 31}, "invalid"),
        ({"title": "a\nb"}, "title"),
    ],
)
async def test_a_challenge_must_make_sense(ann, change, code):
    assert await refused(challenge(ann, **change)) == code


async def test_a_seed_is_a_number_or_its_digits(ann):
    about = {"game": "gluecksgriff", "seats": ["me", "hauler"]}
    for seed in (
        *(-1, 2**256, 10**4000, 7.0, float("nan"), float("inf"), True, [], {"a": 1}),
        *("", " 7", "-7", "7\n", "1_0", "0x", "luck", "7\0", "\0", "٧", f"1{0:064}", "f" * 999),
    ):
        # httpx would not send all of them
        answer = await ann.http.post(
            "/api/deals",
            content=json.dumps(about | {"seed": seed}),
            headers={"Content-Type": "application/json"},
        )
        problem = answer.json()
        assert (seed, answer.status_code, problem.get("code")) == (seed, 422, "invalid")
        assert "seed" in problem["text"]
    assert (await challenge(ann, seed=2**256 - 1))["chosen"]
