"""Two servers that differ only in what a viewer cannot know.

Everything random is the same in both (ids, salts, what bots draw) but the cards: a game begins from
some position in its middle, which the second server deals again in all that the viewer does not
see. Both are given the same commands; what another person's hand does not allow in one of them is
replaced by what looks the same to the viewer. As long as the viewer may know the same in both, all
that it is sent must be the same, byte by byte.
"""

import hashlib
import itertools
import json
import random
from contextlib import asynccontextmanager
from itertools import zip_longest

import httpx
from websockets.asyncio.client import connect

from glueck.engine.state import State
from glueck.match import events as e
from glueck.match.match import Match
from glueck.server.save_process import answer, decode_answer
from server.local_server import LocalServer
from tried import tried

FOR_A_SEED = 33  # bytes: nothing else asks for so many
MARK = 8  # digits with which a seed begins: of the first server, of the second
MARKS = ("a" * MARK, "b" * MARK)


class Twins:
    """The two, and what makes them twins. `viewer` is the seat from which they look alike."""

    def __init__(self, first: LocalServer, second: LocalServer) -> None:
        self.servers = (first, second)
        self.viewer: int | None = None
        self.depth = 0  # actions before the position in which games begin
        self._asked = 0  # the one that is asked now
        self._round, self._drawn = 0, itertools.count()
        self._numbers = itertools.count(1)
        self.compared = 0  # bytes

    # -- the same chance in both, but for the cards --------------------------------------

    def patch(self, monkeypatch) -> None:
        """Before the servers are started."""
        new = State.new.__func__

        def twin(kind, game, seats, seed, options):
            text = f"{seed:064x}" if isinstance(seed, int) else str(seed)
            if not text.startswith(MARKS):
                return new(kind, game, seats, seed, options)
            common = int(text[MARK:], 16)
            made = some_position(new(kind, game, seats, common, options), common, self.depth)
            if text.startswith(MARKS[1]):
                made = made.redeal(self.viewer, common)
            return State(game, made.to_bytes(), seed=int(text, 16), options=made.options)

        monkeypatch.setattr(State, "new", classmethod(twin))
        monkeypatch.setattr("glueck.server.new_table.SEED_BYTES", FOR_A_SEED)
        monkeypatch.setattr("secrets.token_hex", self._hex)
        monkeypatch.setattr("secrets.token_urlsafe", self._url)
        # The process for save files would deal as usual.
        monkeypatch.setattr("glueck.server.save_files.SaveFiles._answer", save_file_here)
        # A promise about the seed, which is another one in each.
        monkeypatch.setattr("glueck.match.match.commitment", lambda seed, salt: salt)

    def _draw(self) -> str:
        text = f"{self._round} {next(self._drawn)}"
        return hashlib.sha256(text.encode()).hexdigest()

    def _hex(self, count) -> str:
        drawn = self._draw()[: 2 * count]
        return MARKS[self._asked] + drawn[MARK:] if count == FOR_A_SEED else drawn

    def _url(self, count) -> str:
        return (self._draw() * 2)[:count]

    def each(self):
        """One server after the other, with the same chance."""
        self._round += 1
        for number, server in enumerate(self.servers):
            self._asked, self._drawn = number, itertools.count()
            yield server

    # -- asked the same, answered the same -----------------------------------------------

    async def ask(self, person, method, path, body=None, *, alike=True):
        """Over HTTP, of both; the status and what both said."""
        answers = []
        for server in self.each():
            raw = await person.https[server].request(method, path, json=body)
            head = sorted((k, v) for k, v in raw.headers.items() if k != "date")
            answers.append((raw.status_code, raw.content, head))
        if alike:
            assert answers[0] == answers[1], (method, path, body)
            self._count(answers[0][1])
        status, content, head = answers[0]
        is_json = dict(head).get("content-type", "").startswith("application/json")
        return status, json.loads(content) if content and is_json else content or None

    async def person(self, name):
        person = Twin(self)
        _, about = await self.ask(person, "POST", "/api/players", {"name": name, "program": True})
        return person.known_by(about)

    def _count(self, *raw) -> None:
        self.compared += sum(map(len, raw))

    def tick(self, seconds) -> None:
        for server in self.servers:
            server.clock.tick(seconds)

    # -- what the viewer may know ----------------------------------------------------------

    def states(self, id):
        return [server.service.tables.get(id).match.state for server in self.servers]

    async def agreed(self, id) -> tuple[int, bool]:
        """How many events look the same to the viewer; and whether those are all."""
        knows = [
            known(await server.service.store.events(id), self.viewer) for server in self.servers
        ]
        pairs = zip(*knows, strict=False)
        alike = sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], pairs))
        return alike, alike == len(knows[0]) == len(knows[1])

    def compare(self, heard, agreed) -> None:
        """What two connections of one viewer were sent, as far as it may know the same."""
        ours = [until(raw, agreed) for raw in heard]
        for pair in zip_longest(*ours):
            assert pair[0] == pair[1]
        self._count(*ours[0])
        tried(twin_messages=len(ours[0]))

    def number(self) -> int:
        return next(self._numbers)


class Twin:
    """A person who is at both servers, known by the same token."""

    def __init__(self, twins: Twins) -> None:
        self.twins, self.token, self.id = twins, None, None
        self.https = {
            server: httpx.AsyncClient(base_url=server.url, timeout=60, headers={"Host": "twin"})
            for server in twins.servers
        }
        for server, http in self.https.items():
            server._people.append(self)
            http.headers["Host"] = "localhost"

    def known_by(self, about) -> "Twin":
        self.id, self.token = about["id"], about["token"]
        for http in self.https.values():
            http.headers["Authorization"] = f"Bearer {self.token}"
        return self

    @property
    def http(self):
        """For whoever closes the connections at the end."""
        return self

    async def aclose(self) -> None:
        for http in self.https.values():
            await http.aclose()

    async def get(self, path, **how):
        return await self.twins.ask(self, "GET", path, **how)

    async def do(self, id, do, *, alike=True, **more):
        """Over HTTP; the status of the answer (of the first, if they need not be alike)."""
        body = {"do": do, "id": self.twins.number(), **more}
        return await self.twins.ask(self, "POST", f"/api/tables/{id}/do", body, alike=alike)

    @asynccontextmanager
    async def watch(self, id, query=""):
        """A connection to each server."""
        one, other = (
            f"ws://{s.url.split('//')[1]}/ws/tables/{id}?{query}" for s in self.twins.servers
        )
        head = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        how = {"additional_headers": head, "max_size": 16 << 20, "open_timeout": 60}
        async with connect(one, **how) as first, connect(other, **how) as second:
            yield Line(self.twins, (first, second))


class Line:
    """A viewer's connections to both servers."""

    def __init__(self, twins: Twins, sockets) -> None:
        self._twins, self._sockets = twins, sockets

    async def send(self, **command) -> None:
        """The same to both."""
        for socket, _ in zip(self._sockets, self._twins.each(), strict=True):
            await socket.send(json.dumps(command))

    async def heard(self):
        """All that has come, and an answer to the last: one list for each server."""
        number = self._twins.number()
        lists = []
        for socket, _ in zip(self._sockets, self._twins.each(), strict=True):
            await socket.send(json.dumps({"do": "ping", "id": number}))
            lists.append([])
            while True:
                raw = await socket.recv()
                message = json.loads(raw)
                if message["t"] == "pong" and message["id"] == number:
                    break
                lists[-1].append(raw)
        return lists

    async def until_answered(self, number):
        """All that has come until this was answered: one list for each server."""
        lists = []
        for socket in self._sockets:
            lists.append([])
            while not lists[-1] or json.loads(lists[-1][-1]).get("id") != number:
                lists[-1].append(await socket.recv())
        return lists


async def save_file_here(_, request: bytes):
    return decode_answer(answer(request))


def some_position(state: State, seed: int, depth: int) -> State:
    chance = random.Random(seed)
    for _ in range(depth):
        before = state.copy()
        state.play(int(chance.choice(state.moves().tolist())))
        if state.over:
            return before
    return state


def known(events, viewer) -> list:
    """What a viewer may know after each event."""
    match, knows = Match(), []
    for stored in events:
        event = e.decode(stored.body)
        match = match.evolved(event, stored.at)
        hidden = (e.Opened, e.Played)  # the one has the seed in it, the other the log tells
        told = match.lines.last.told_to(viewer) if match.lines else None
        seen = match.state.seen(viewer).tobytes() if match.state else b""
        over = match.status == "over"
        public = [] if isinstance(event, hidden) else e.encode(event)
        # When all is over everything is public, and nothing has to look the same.
        knows.append((seen, told, public, match.status, object() if over else None))
    return knows


def until(messages, agreed):
    """Those that tell of no more than so many events."""
    kept = []
    for raw in messages:
        if json.loads(raw).get("n", 0) > agreed:
            break
        kept.append(raw)
    return kept


def same_for(viewer, first: State, second: State, action: int) -> int | None:
    """An action of the second that looks to the viewer like this one of the first."""
    numbers = second.moves().tolist()
    if action in numbers or first.seat == viewer:
        return action if action in numbers else None
    wanted = covered(first, action)
    return next((n for n in numbers if covered(second, n) == wanted), None)


def covered(state: State, number: int) -> str:
    return state.game.actions.cover(number, state.game.text(state.array, number))
