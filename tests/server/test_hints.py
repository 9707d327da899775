"""Hints: for who may ask, from what the seat sees, in a process beside, and nobody else notices."""

import asyncio
from dataclasses import replace

import pytest

import glueck
from glueck.bots import minds
from glueck.bots.hint import SETTINGS
from glueck.bots.minds import HintAnswer, HintRequest, MindTurn
from glueck.engine.compiler_process import Progress
from glueck.search import SeatKnowledge
from glueck.search.precompile import precompile_bots
from glueck.server import hints as hints_at_tables
from glueck.server.limits import HINTS
from glueck.server.thinkers import ThinkingFailed, ThinkingProcesses
from server.playing import begun, refused, whoever_acts
from server.thinkers_here import ThinkersHere

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
FEW = replace(SETTINGS, simulations=20, seconds=None)  # the same on every machine


class Gate(ThinkersHere):
    """Answers only when it is let; `asked` are all that came so far."""

    def __init__(self):
        super().__init__()
        self.asked, self.given_up, self.may = [], 0, asyncio.Semaphore(0)

    async def hints(self, request):
        self.asked.append(request)
        try:
            await self.may.acquire()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        return HintAnswer([MindTurn(["end"], [], 0.5)])


gated = pytest.mark.parametrize("server", [{"thinkers": Gate}], indirect=True)


async def until(true):
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


async def where_i_act(server, person, game="glueckauf", **about):
    """A running table of a person, who is to act, and a bot."""
    id = await person.open(game, ("me", "random"), start=True, **about)
    await server.quiet(id)
    return id


async def send_hint(watcher, id="hint"):
    await watcher.ws.send(f'{{"do": "hint", "id": "{id}", "at": {watcher.client.move}}}')


async def answer_to(watcher, id="hint"):
    return await watcher.until(lambda message: message.get("id") == id)


# -- who is told what ----------------------------------------------------------------------


@pytest.mark.parametrize("server", [{"thinkers": None, "bot_processes": 2}], indirect=True)
async def test_who_asks_is_told_turns_and_reasons_by_a_process(
    server, ann, bob, each_game, monkeypatch
):
    monkeypatch.setattr(minds, "hint", None)  # in this process nobody can think
    server.service.hints.settings = FEW
    id = await where_i_act(server, ann, each_game)
    async with ann.watch(id) as mine, bob.watch(id) as theirs:
        await mine.next(), await theirs.next()
        await send_hint(mine)
        told = await answer_to(mine)
        assert told["at"] == mine.client.move
        assert 1 <= len(told["turns"]) <= 3
        reasons = server.service.tables.get(id).match.state.game.reasons
        for turn in told["turns"]:
            assert turn["actions"][0] in mine.client.view["legal"]
            if turn["value"] is None:
                assert len(told["turns"]) == 1, "only where there is nothing else worth a thought"
            else:
                assert 0 <= turn["value"] <= 1
            assert [reasons.fault(one) for one in turn["reasons"] if reasons.fault(one)] == []
        assert (await theirs.ask("ping"))["n"] == theirs.client.number, "nobody else is told"


async def test_a_process_finds_the_same_for_positions_that_look_alike(each_game):
    """And the same as is found here, byte by byte."""
    game = glueck.load(each_game)
    precompile_bots(game)
    state = game.new(3, seed=4)
    for number in range(70):
        state.play(int(state.moves()[number * 5 % len(state.moves())]))
    requests = [
        HintRequest.of(SeatKnowledge.of(one), 7, FEW)
        for one in (state, state.redeal(state.seat, 1), state.redeal(state.seat, 2))
    ]
    processes = ThinkingProcesses(2)
    try:
        found = [await processes.hints(request) for request in requests]
    finally:
        await processes.close()
    assert found[0].turns
    assert found == [minds.hints(requests[0])] * 3


@gated
async def test_nobody_waits_for_a_hint(server, ann):
    """Not even who asked: other commands are done meanwhile."""
    id = await where_i_act(server, ann)
    async with ann.watch(id) as a:
        await a.next()
        await send_hint(a)
        await until(lambda: server.service.bots.thinkers.asked)
        assert (await a.ask("chat", text="hm"))["t"] == "done"
        server.service.bots.thinkers.may.release()
        assert (await answer_to(a))["turns"]


# -- what has become of it -----------------------------------------------------------------


@gated
async def test_who_moves_on_is_not_told_what_would_have_been_better(server, ann):
    gate = server.service.bots.thinkers
    id = await where_i_act(server, ann)
    async with ann.watch(id) as a:
        await a.next()
        await send_hint(a)
        await until(lambda: gate.asked)
        await ann.do(id, "play", action=a.client.view["legal"][0], at=a.client.move)
        assert (await answer_to(a))["code"] == "stale"
        await until(lambda: gate.given_up)
        assert not server.service.hints._asked


@gated
async def test_who_leaves_waits_for_no_hint(server, ann):
    """One that waits for its turn leaves the queue; one that is thought about is given up."""
    gate, ids = server.service.bots.thinkers, []
    bea = await server.person("Bea")
    for person in (ann, bea):
        ids.append(await where_i_act(server, person))
    async with ann.watch(ids[0]) as a:
        await a.next()
        await send_hint(a)
        await until(lambda: gate.asked)
        async with bea.watch(ids[1]) as b:
            await b.next()
            await send_hint(b)
            await until(lambda: server.service.bots.turns._waiting)
        await until(lambda: not server.service.bots.turns._waiting)
        assert gate.given_up == 0
    await until(lambda: gate.given_up == 1)
    assert len(gate.asked) == 1


# -- who may ask ---------------------------------------------------------------------------


async def test_hints_are_allowed_among_bots_or_as_the_host_wants(server, ann, bob):
    async def allowed(*seats, **about):
        id = await ann.open(seats=seats, **about)
        return (await ann.info(id))["table"].get("hints", False)

    assert await allowed("me", "random")
    assert not await allowed("me", "open")
    assert not await allowed("me", "open", "random")
    assert await allowed("me", "open", hints=True)
    assert not await allowed("me", "random", hints=False)


@gated
async def test_who_may_not_ask_is_told_why(server, ann, bob, eve):
    id = await begun(ann, bob)
    first = await whoever_acts(id, ann, bob)
    second = bob if first is ann else ann
    async with first.watch(id) as acts, second.watch(id) as waits, eve.watch(id) as looks:
        for one in (acts, waits, looks):
            await one.next()
        assert (await acts.ask("hint", at=acts.client.move))["code"] == "no_hints"
        assert (await waits.ask("hint", at=acts.client.move))["code"] == "not_your_turn"
        assert (await looks.ask("hint", at=acts.client.move))["code"] == "not_seated"
        assert (await acts.ask("hint", at=99))["code"] == "stale"
    async with server.nobody().watch(id) as nobody:
        await nobody.next()
        assert (await nobody.ask("hint", at=0))["code"] == "who"
    assert await refused(first.do(id, "hint", at=0)) == "malformed"
    assert not server.service.bots.thinkers.asked


@pytest.mark.parametrize("server", [{"thinkers": Gate, "rate": 1}], indirect=True)
async def test_one_at_a_time_and_not_too_many(server, ann):
    gate = server.service.bots.thinkers
    id = await where_i_act(server, ann)
    async with ann.watch(id) as a:
        await a.next()
        await send_hint(a, "first")
        await until(lambda: gate.asked)
        assert (await a.ask("hint", at=a.client.move))["code"] == "hint_asked"
        gate.may.release()
        assert (await answer_to(a, "first"))["t"] == "hints"
        codes = []
        for _ in range(int(HINTS.burst) + 2):
            gate.may.release()
            codes.append((await a.ask("hint", at=a.client.move)).get("code"))
        assert codes[:3] == [None] * 3
        assert codes[-1] == "too_many"


class Hopeless(ThinkersHere):
    async def hints(self, request):
        raise ThinkingFailed("tried 3 times")


@pytest.mark.parametrize("server", [{"thinkers": Hopeless}], indirect=True)
async def test_no_hint_before_it_is_compiled_nor_if_none_is_found(server, ann, monkeypatch):
    id = await where_i_act(server, ann)
    async with ann.watch(id) as a:
        await a.next()
        monkeypatch.setattr(hints_at_tables, "compilation", lambda game: Progress(0.5, 42.0))
        unready = await a.ask("hint", at=a.client.move)
        assert unready["code"] == "hint_unready"
        assert "42 seconds" in unready["text"]
        monkeypatch.setattr(hints_at_tables, "compilation", lambda game: None)
        assert (await a.ask("hint", at=a.client.move))["code"] == "hint_failed"
