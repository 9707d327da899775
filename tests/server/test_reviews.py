"""Reviews: of finished games only, behind everybody who waits for a bot, kept piece by piece."""

import asyncio

import pytest

from glueck.review import Judgement
from glueck.server import reviews as reviewing
from glueck.server.thinking_queue import ALONE, REVIEWED, ThinkingQueue, Wish
from server.playing import begun, finished, play, refused
from server.thinkers_here import ThinkersHere

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
FEW = 10
PATIENCE = 300  # seconds; only ever used up by a failure (or by compiling for the first time)


class Gate(ThinkersHere):
    """Judges only when it is let; `asked` are all that came so far."""

    def __init__(self):
        super().__init__()
        self.asked, self.may = [], asyncio.Semaphore(0)

    async def judge(self, question):
        self.asked.append(question)
        await self.may.acquire()
        seats = range(len(question.seen))
        return Judgement({seat: 1 / len(seats) for seat in seats if question.seen[seat]})


gated = pytest.mark.parametrize("server", [{"thinkers": Gate}], indirect=True)


async def played_out(server, *people, **about):
    """A short game to its end; its table."""
    if len(people) == 2:
        id = await begun(*people, "gluecksgriff", options={"point_limit": 1}, **about)
    else:
        seats, options = ("me", "random"), {"point_limit": 1}
        id = await people[0].open("gluecksgriff", seats, start=True, options=options, **about)
    while (await server.quiet(id)).status != "over":
        await play(id, *people)
    return id


async def state(person, id):
    return await person.get(f"/api/tables/{id}/review")


async def ask(person, id):
    return await person.ask("POST", f"/api/tables/{id}/review")


async def until(true):
    async with asyncio.timeout(PATIENCE):
        while not await true():
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("server", [{"thinkers": None, "bot_processes": 2}], indirect=True)
async def test_a_review_is_thought_of_in_a_process_and_stays_with_the_game(server, ann, bob, eve):
    server.service.reviews.simulations = FEW
    id = await played_out(server, ann, bob)
    assert (await state(eve, id))["asked"] is False
    assert await refused(ask(eve, id)) == "not_seated"
    assert (await ask(ann, id))["asked"]
    assert (await ask(bob, id))["asked"], "once for all of them"

    async def whole():
        return (await state(eve, id))["review"] is not None

    await until(whole)
    told = await state(bob, id)
    assert told["done"] == told["of"] == len(told["review"]["moments"]) - 1
    for seat, one in enumerate(told["review"]["seats"]):
        parts = one["began"] + one["decisions"] + one["others"] + one["luck"]
        assert parts == pytest.approx(one["result"], abs=0.001)
        won = seat in (await server.service.tables.open(id)).match.state.winners
        assert one["result"] == pytest.approx(float(won))
    await server.restart()
    assert await state(bob, id) == told


async def test_a_game_that_was_given_up_is_reviewed_as_far_as_it_went(server, ann, bob, eve):
    server.service.reviews.simulations = FEW
    id = await finished(ann, bob, "gluecksgriff")
    assert (await ask(ann, id))["asked"]

    async def whole():
        return (await state(eve, id))["review"] is not None

    await until(whole)
    told = await state(bob, id)
    assert told["done"] == told["of"] == len(told["review"]["moments"]) - 1 == 1
    assert told["review"]["given_up"]
    for one in told["review"]["seats"]:
        parts = one["began"] + one["decisions"] + one["others"] + one["luck"]
        assert parts == pytest.approx(one["result"], abs=0.001)
        assert 0 < one["result"] < 1, "nobody has won by the rules"


async def test_a_game_that_is_not_over_has_none(server, ann, bob, eve):
    running, unopened = await begun(ann, bob), await ann.open()
    for id in (running, unopened):
        for person in (ann, bob, eve):
            assert await refused(ask(person, id)) == "review_unfinished"
            assert await refused(state(person, id)) == "review_unfinished"
    hidden = await begun(ann, bob, spectators=False)
    assert await refused(state(eve, hidden)) == "no_spectators"
    assert await refused(ask(ann, "nowhere")) == "no_table"
    assert await server.service.store.reviews_waiting() == 0


@gated
async def test_it_goes_on_where_it_was_killed_and_tells_nothing_of_others(server, ann, bob):
    reviews = server.service.reviews
    reviews.piece_seconds = 0
    first, second = await played_out(server, ann), await played_out(server, bob)
    another = await played_out(server, ann)
    await ask(ann, first)
    server.clock.tick(1)
    await ask(bob, second)
    assert await refused(ask(ann, another)) == "review_asked"
    gate = server.service.bots.thinkers
    for _ in range(3):
        gate.may.release()

    async def asked(count):
        return len(gate.asked) == count

    await until(lambda: asked(4))
    kept = len((await server.service.store.review(first)).pieces)
    assert kept == 3
    assert (await state(ann, first))["done"] >= 3
    waiting = await state(bob, second)
    assert waiting == {"asked": True, "done": 0, "of": waiting["of"], "review": None}
    expected = gate.asked[3]
    await server.restart()
    gate = server.service.bots.thinkers
    await until(lambda: asked(1))
    assert gate.asked[0] == expected, "nothing is thought of twice"


@gated
async def test_the_list_has_an_end(server, ann, bob, monkeypatch):
    monkeypatch.setattr(reviewing, "MOST_WAITING", 1)
    first, second = await played_out(server, ann), await played_out(server, bob)
    await ask(ann, first)
    assert await refused(ask(bob, second)) == "review_full"
    assert await refused(state(bob, "nowhere")) == "no_table"


@gated
async def test_one_address_does_not_have_the_whole_list(server, ann, bob, monkeypatch):
    """However many guests it sends; what is done makes room again."""
    monkeypatch.setattr(reviewing, "MOST_OF_ADDRESS", 2)
    people = [ann, bob, await server.person("Cid"), await server.person("Dot")]
    first, second, third, fourth = [await played_out(server, one) for one in people]
    await ask(people[0], first), await ask(people[0], first)
    await ask(people[1], second)
    assert await refused(ask(people[2], third)) == "review_full"
    assert not (await state(people[2], third))["asked"]
    elsewhere = server.service.tables.get(third), await server.service.store.player(people[2].id)
    await server.service.reviews.ask(*elsewhere, "192.0.2.1")
    assert await refused(ask(people[3], fourth)) == "review_full"
    await server.service.store.finish_review(second, b"{}")
    await ask(people[3], fourth)


@gated
async def test_a_game_that_would_make_all_others_wait_has_none(server, ann, monkeypatch):
    id = await played_out(server, ann)
    played = server.service.tables.get(id).match.state.played
    monkeypatch.setattr(reviewing, "MOST_REVIEWED", played - 1)
    assert await refused(ask(ann, id)) == "review_long"
    assert not (await state(ann, id))["asked"]
    monkeypatch.setattr(reviewing, "MOST_REVIEWED", played)
    assert (await ask(ann, id))["asked"]


async def test_what_failed_here_stays_with_who_has_it_now(server, ann, monkeypatch):
    """A process that was away for longer than its claim, and fails then."""
    store = server.service.store
    now = server.service.reviews._now

    async def slow_and_broken(self, question):
        later = now() + reviewing.LEASE + 1
        assert await store.claim_review("another", later, later + reviewing.LEASE) is not None
        raise reviewing.ThinkingFailed("no process")

    id = await played_out(server, ann)
    monkeypatch.setattr(ThinkersHere, "judge", slow_and_broken)
    next, done = server.service.reviews._next, asyncio.Event()

    async def watched():
        had = await next()
        if had:
            done.set()
        return had

    monkeypatch.setattr(server.service.reviews, "_next", watched)
    await ask(ann, id)
    async with asyncio.timeout(PATIENCE):
        await done.wait()
    assert await store.keep_review(id, 0, b"", "another", 0), "it is still on the list, and theirs"


async def test_a_review_that_fails_can_be_asked_for_again(server, ann, monkeypatch):
    async def broken(self, question):
        raise reviewing.ThinkingFailed("no process")

    server.service.reviews.simulations = FEW
    id = await played_out(server, ann)
    with monkeypatch.context() as patch:
        patch.setattr(ThinkersHere, "judge", broken)
        await ask(ann, id)

        async def dropped():
            return not (await state(ann, id))["asked"]

        await until(dropped)
    await ask(ann, id)

    async def whole():
        return (await state(ann, id))["review"] is not None

    await until(whole)


def test_reviews_wait_behind_all_bots():
    queue = ThinkingQueue(places=2)
    review, bots = Wish("a", "ann", REVIEWED), Wish("b", "bob", ALONE)
    queue.add(review), queue.add(bots)
    assert queue.next(0.0) is bots
    assert queue.next(0.0) is None, "one place is left for whoever comes"
    queue.done(bots, 0.1)
    assert queue.next(0.1) is review
