"""What one person asks for does not stop the others: long games, files, and coming back."""

import asyncio
import json
import os
import signal
import sys
import threading

import httpx
import pytest

import glueck
from glueck.engine.save import document, loads
from glueck.engine.state import BY_ID, State
from glueck.match import events as e
from glueck.match.commands import Why
from glueck.match.viewer_messages import whole_table
from glueck.server import save_files
from glueck.server.limits import RateLimit
from glueck.server.long_work import beside
from glueck.server.new_table import MOST_PAST
from glueck.server.request_turns import REST, RequestTurns
from glueck.server.save_process import SaveProblem, WriteSave, answer, decode_answer, encode
from glueck.server.table import folded, opened_from
from match.matches import running
from server.playing import begun, finished, play, refused

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


# -- save files are worked on elsewhere ------------------------------------------------------


@pytest.fixture
def replayed_here(monkeypatch):
    """Where this process plays games again, whichever thread it is."""
    places = []

    def noted(name):
        before = getattr(State, name)

        def call(self, *args, **more):
            places.append(name)
            return before(self, *args, **more)

        monkeypatch.setattr(State, name, call)

    for name in ("view", "play", "after"):
        noted(name)
    return places


async def test_files_are_neither_read_nor_written_in_the_servers_process(
    ann, bob, each_game, replayed_here
):
    id = await finished(ann, bob, each_game)
    replayed_here.clear()
    save = await ann.get(f"/api/tables/{id}/save")
    made = await ann.ask("POST", "/api/import", save=save, seats=["me", "open"])
    assert made["table"]["imported"] is True
    assert replayed_here == []


async def test_a_file_of_a_running_game_neither(ann, bob, each_game, replayed_here):
    id = await begun(ann, bob, each_game)
    await play(id, ann, bob)
    replayed_here.clear()
    text = (await ann.http.get(f"/api/tables/{id}/save")).text
    assert replayed_here == []
    assert len(list(loads(text, BY_ID))) == 2


async def test_a_process_that_was_killed_is_replaced(server, ann, bob):
    id = await finished(ann, bob)
    before = await ann.get(f"/api/tables/{id}/save")
    os.kill(server.service.saves._process.pid, signal.SIGKILL)
    while (answer := await ann.http.get(f"/api/tables/{id}/save")).status_code != 200:
        assert answer.json()["code"] == "busy"
    assert answer.json() == before


async def test_a_process_nobody_needs_ends(server, ann, bob, monkeypatch):
    monkeypatch.setattr(save_files, "UNUSED", 0)
    id = await finished(ann, bob)
    await ann.get(f"/api/tables/{id}/save")
    async with asyncio.timeout(60):
        while server.service.saves._process is not None:
            await asyncio.sleep(0.01)
    assert (await ann.http.get(f"/api/tables/{id}/save")).status_code == 200


async def test_who_wants_many_files_lets_others_come_in_between(server, ann, bob):
    id = await finished(ann, bob)
    saves, path = server.service.saves, f"/api/tables/{id}/save"
    async with saves._turn:  # one that takes long
        asked = [asyncio.create_task(ann.http.get(path)) for _ in range(3)]
        done, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        (refusal,) = done
        assert refusal.result().json()["code"] == "too_many"
        other = asyncio.create_task(bob.http.get(path))
        while saves._waiting.total() < 3:
            await asyncio.sleep(0.01)
    assert (await other).status_code == 200
    assert sorted(one.status_code for one in await asyncio.gather(*asked)) == [200, 200, 429]


async def test_many_guests_of_an_address_leave_room_for_others(server, ann, bob, eve, monkeypatch):
    id = await finished(ann, bob)
    monkeypatch.setattr(save_files, "MOST_OF_ADDRESS", 2)
    saves, path = server.service.saves, f"/api/tables/{id}/save"
    events = await server.service.store.events(id)
    async with saves._turn:
        asked = [asyncio.create_task(one.http.get(path)) for one in (ann, bob)]
        while saves._waiting.total() < 2:
            await asyncio.sleep(0.01)
        assert await refused(eve.get(path)) == "too_many"
        elsewhere = asyncio.create_task(saves.write(events, None, "somebody", "10.0.0.1"))
    assert [one.status_code for one in await asyncio.gather(*asked)] == [200, 200]
    assert await elsewhere
    assert not saves._waiting
    assert not saves._of_address


async def test_a_file_that_takes_for_ever_is_given_up(server, ann, bob, monkeypatch):
    id = await finished(ann, bob)
    monkeypatch.setattr(save_files, "MOST_SECONDS", 0)
    assert await refused(ann.get(f"/api/tables/{id}/save")) == "busy"
    monkeypatch.setattr(save_files, "MOST_SECONDS", 60)
    assert (await ann.http.get(f"/api/tables/{id}/save")).status_code == 200


def test_what_nobody_has_thought_of_is_an_answer_too(caplog):
    broken = decode_answer(answer(encode(WriteSave([(0, b"{}")], None))))
    assert broken == SaveProblem("save", "the file cannot be read or written")


def test_a_running_game_of_thousands_of_moves_is_saved_when_it_is_over(each_game, monkeypatch):
    monkeypatch.setattr("glueck.server.save_process.MOST_VIEWED", 3)
    table = running(each_game)
    for step in range(4):
        table.play(step)
    request = WriteSave([(at, e.encode(event)) for event, at in table.events], 0)
    assert decode_answer(answer(encode(request))).code == "too_much"


async def test_a_save_has_so_many_moves(ann):
    save = document(glueck.load("glueckauf").new(2, seed=7)) | {
        "actions": ["end"] * (MOST_PAST + 1)
    }
    del save["digest"]
    asked = ann.ask("POST", "/api/import", save=save, seats=["me", "open"])
    assert await refused(asked) == "too_much"


@pytest.mark.parametrize("at_once", [True, False])
async def test_a_long_past_is_played_again_elsewhere(
    server, ann, each_game, at_once, replayed_here, monkeypatch
):
    """While it is played, everybody's moves would wait for the interpreter."""
    monkeypatch.setattr("glueck.server.tables.SHORT_PAST", 5)
    state = glueck.load(each_game).new(2, seed=7)
    for _ in range(6):
        state.play(int(state.moves()[0]))
    monkeypatch.setattr(server.service.bots, "look_at", lambda table: None)
    about = {"save": document(state), "seats": ["me", "random"], "start": at_once}
    replayed_here.clear()
    made = await ann.ask("POST", "/api/import", **about)
    if not at_once:
        await ann.do(made["id"], "start")
    assert replayed_here == []
    match = server.service.tables.get(made["id"]).match
    stored = folded(await server.service.store.events(made["id"]))
    assert match.state.played == 6
    for seat in (0, None):
        assert whole_table(match, seat, "view") == whole_table(stored, seat, "view")


async def test_threads_are_switched_often_while_one_works_for_long():
    """Else each step of a move waits for a whole interval."""
    usual, go_on, seen = sys.getswitchinterval(), threading.Event(), []

    def work():
        seen.append(sys.getswitchinterval())
        go_on.wait(60)
        raise LookupError

    both = [asyncio.create_task(beside(work)) for _ in range(2)]
    while len(seen) < 2:
        await asyncio.sleep(0.01)
    both[0].cancel()
    await asyncio.wait(both[:1])
    assert sys.getswitchinterval() < usual / 2
    go_on.set()
    with pytest.raises(LookupError):
        await both[1]
    assert sys.getswitchinterval() == usual
    assert max(seen) < usual / 2


# -- coming back -------------------------------------------------------------------------------


async def test_who_comes_back_waits_for_no_lock_and_reads_no_log(server, ann, bob, monkeypatch):
    """Spectators who connect again and again held a table up, for each replayed all of it."""
    id = await begun(ann, bob)
    for choice in range(5):
        await play(id, ann, bob, choice=choice)
    table = server.service.tables.get(id)

    def never(*args):
        raise AssertionError("the log is not read again")

    monkeypatch.setattr(server.service.store, "events", never)
    async with table.lock:  # somebody's move is being written
        for since in ({}, {"since": 1}, {"since": 4}, {"since": 10**6}):
            async with server.nobody().watch(id, **since) as nobody:
                assert json.loads(await nobody.ws.recv())["t"] in ("table", "event")


async def test_who_was_away_for_long_gets_the_whole_table(server, ann, bob, monkeypatch):
    id = await begun(ann, bob)
    for number in range(70):
        await ann.do(id, "chat", text=f"{number}")
    async with bob.watch(id, form="view", since=2) as b:
        assert json.loads(await b.ws.recv())["t"] == "table"
    async with bob.watch(id, form="view", since=10) as b:
        assert json.loads(await b.ws.recv())["t"] == "event"


# -- long games --------------------------------------------------------------------------------


async def test_long_logs_are_read_one_after_the_other_and_short_ones_beside(
    server, ann, bob, monkeypatch
):
    """Each takes a good part of the interpreter's time while it is read."""
    long = [await begun(ann, bob) for _ in range(3)]
    short = await begun(ann, bob)
    for id in long:
        for _ in range(5):
            await ann.do(id, "chat", text="x" * 400)
    for id in (*long, short):
        server.service.tables.drop(id)
    monkeypatch.setattr("glueck.server.tables.LONG", 2500)
    now, most, lock = set(), [], threading.Lock()
    let_go = threading.Event()

    def slowly(id, events):
        with lock:
            now.add(id)
            most.append(len(now & set(long)))
        if id != short:
            let_go.wait(60)
        with lock:
            now.discard(id)
        return opened_from(id, events)

    monkeypatch.setattr("glueck.server.tables.opened_from", slowly)
    waiting = [asyncio.create_task(ann.info(id)) for id in long]
    while not most:
        await asyncio.sleep(0.01)
    await ann.info(short)
    let_go.set()
    await asyncio.gather(*waiting)
    assert max(most) == 1


async def test_searches_leave_the_store_to_others(server, ann, monkeypatch):
    """Each reads all titles there are; one is at work, and the others wait."""
    store, now, most, go_on = server.service.store, [], [], asyncio.Event()
    tables = store.tables

    async def slowly(*, words="", **more):
        if words:
            now.append(words)
            most.append(len(now))
            await go_on.wait()
            now.remove(words)
        return await tables(words=words, **more)

    monkeypatch.setattr(store, "tables", slowly)
    asked = [asyncio.create_task(ann.get("/api/tables", words=f"{n}")) for n in range(5)]
    while not most:
        await asyncio.sleep(0.01)
    assert (await ann.get("/api/tables"))["tables"] == []
    go_on.set()
    await asyncio.gather(*asked)
    assert max(most) == 1


# -- many questions ----------------------------------------------------------------------------


async def test_moves_come_in_between_many_reasons(server, ann, bob):
    id, rounds = await begun(ann, bob), 0
    actions = list(glueck.load("glueckauf").actions)[:300]
    asked = asyncio.create_task(
        server.service.why(server.service.tables.get(id), 0, Why(actions=actions))
    )
    while not asked.done():
        rounds += 1
        await asyncio.sleep(0)
    assert len(asked.result()) == 300
    assert rounds > 10


# -- who asks too fast -------------------------------------------------------------------------


@pytest.mark.parametrize("server", [{"rate": 1}], indirect=True)
@pytest.mark.parametrize(
    ("path", "limit"),
    [
        ("/", "PAGES"), ("/no/such/file", "PAGES"), ("/metrics", "REQUESTS"),
        ("/healthz", "REQUESTS"), ("/api/docs", "REQUESTS"), ("/api/openapi.json", "REQUESTS"),
        ("/api/no/such/thing", "REQUESTS"), ("/api/games", "REQUESTS"),
    ],
)  # fmt: skip
async def test_every_request_is_counted_before_anything_is_done(server, path, limit, monkeypatch):
    monkeypatch.setattr(f"glueck.server.guard.{limit}", RateLimit(2, 1e-9))
    nobody = server.nobody()
    for _ in range(2):
        assert (await nobody.http.get(path)).status_code != 429
    assert (await nobody.http.get(path)).status_code == 429


@pytest.mark.parametrize("server", [{"rate": 1}], indirect=True)
async def test_who_is_too_fast_waits_for_being_told(server, ann, bob, monkeypatch):
    """Or refusing would cost the server more than asking costs them."""
    id, waits = await begun(ann, bob), []
    sleep = asyncio.sleep

    async def noted(seconds, *args):
        waits.append(seconds)
        await sleep(0)

    monkeypatch.setattr("glueck.server.limits.SLOW_DOWN", 0.75)
    monkeypatch.setattr("glueck.server.request_turns.asyncio.sleep", noted)
    monkeypatch.setattr("glueck.server.request_turns.random.uniform", lambda *_: 1)
    async with ann.watch(id) as a:
        await a.next()
        monkeypatch.setattr("glueck.server.websocket.COMMANDS", RateLimit(0, 1e-9))
        await a.ws.send('{"do": "ping"}')
        assert (await a.next())["code"] == "too_many"
    assert waits.count(0.75) == 1
    monkeypatch.setattr("glueck.server.websocket.CONNECTS", RateLimit(0, 1e-9))
    async with ann.watch(id) as a:
        assert (await a.next())["code"] == "too_many"
    assert waits.count(0.75) == 2
    monkeypatch.setattr("glueck.server.guard.REQUESTS", RateLimit(0, 1e-9))
    assert (await ann.http.get("/api/games")).status_code == 429
    assert waits.count(0.75) == 3


@pytest.mark.parametrize("server", [{"rate": 1}], indirect=True)
async def test_one_address_connects_so_often(server, monkeypatch):
    monkeypatch.setattr("glueck.server.connections.ARRIVALS", RateLimit(2, 1e-9))
    for wanted in (200, 200, 503):
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/healthz")).status_code == wanted


@pytest.mark.parametrize("server", [{"rate": 1}], indirect=True)
async def test_who_comes_with_too_many_is_read_a_little_later(server, monkeypatch):
    monkeypatch.setattr("glueck.server.connections.ARRIVALS", RateLimit(1, 5))
    clients = [httpx.AsyncClient(base_url=server.url) for _ in range(3)]
    began = asyncio.get_running_loop().time()
    answers = await asyncio.gather(*(one.get("/healthz") for one in clients))
    assert [one.status_code for one in answers] == [200] * 3
    assert asyncio.get_running_loop().time() - began > 0.35  # the third: two fifths of a second
    for one in clients:
        await one.aclose()


async def rounds(turns, client, count, begun):
    """So many requests of a client, all at once; who begins is written down."""

    async def one():
        await turns.wait(client)
        begun.append(client)

    return [asyncio.create_task(one()) for _ in range(count)]


async def test_requests_begin_one_after_the_other_and_clients_in_turn():
    turns, begun = RequestTurns(), []
    many = await rounds(turns, "many", 30, begun)
    few = await rounds(turns, "few", 2, begun)
    for _ in range(3):
        await asyncio.sleep(0)
    assert begun == ["many", "few"], "each in a round of its own, and not all of one client first"
    await asyncio.gather(*few)
    assert begun.count("many") < 5, "who has much to ask rests in between"
    await asyncio.gather(*many)
    assert begun.count("many") == 30
    await asyncio.sleep(2 * REST)
    assert turns._waiting == {}, "nothing is kept of who has nothing to ask any more"


async def test_who_does_not_wait_any_more_holds_nobody_up():
    turns, begun = RequestTurns(), []
    gone = await rounds(turns, "gone", 20, begun)
    await asyncio.sleep(0)
    for one in gone[1:]:
        one.cancel()
    await asyncio.gather(*await rounds(turns, "next", 2, begun))
    assert begun == ["gone", "next", "next"]


async def test_passwords_are_hashed_one_at_a_time_and_so_many_wait(server, ann, monkeypatch):
    """Each takes a processor and 64 MiB for a while."""
    passwords = server.service.players._passwords
    now, most, go_on = [], [], threading.Event()

    def slowly(known, password):
        now.append(1)
        most.append(len(now))
        go_on.wait(60)
        now.pop()
        return False

    monkeypatch.setattr(passwords, "_verified", slowly)
    monkeypatch.setattr("glueck.server.passwords.MOST_WAITING", 3)
    body = {"login": "ann", "password": "wrong password"}
    nobody = server.nobody()
    asked = [asyncio.create_task(nobody.http.post("/api/login", json=body)) for _ in range(5)]
    while sum(one.done() for one in asked) < 2:
        await asyncio.sleep(0.01)
    go_on.set()
    codes = sorted([one.status_code for one in await asyncio.gather(*asked)])
    assert codes == [401, 401, 401, 429, 429]
    assert max(most) == 1
