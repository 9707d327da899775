"""A real server in this process, on a port of its own, and people who use it."""

import asyncio
import itertools
import json
import socket
from contextlib import asynccontextmanager

import httpx
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from glueck.server.app import SERVING, make_app
from glueck.server.arrivals import Server
from glueck.server.settings import ServerSettings
from match.listening import Client
from server.thinkers_here import ThinkersHere

PATIENCE = 300  # seconds; only ever used up by a failure (or by compiling for the first time)


class Clock:
    """Stands still until it is moved."""

    def __init__(self):
        self.ms = 1_800_000_000_000

    def __call__(self):
        return self.ms

    def tick(self, seconds):
        self.ms += int(seconds * 1000)


class LocalServer:
    def __init__(self, folder, thinkers=ThinkersHere, **settings):
        """`thinkers` makes those who think for bots; None: processes, as usual."""
        self.socket = free_port()
        port = self.socket.getsockname()[1]
        self.settings = ServerSettings(
            **{"db": f"sqlite:///{folder}/tables.db", "port": port, "rate": 0} | settings
        )
        self.clock = Clock()
        self._thinkers = thinkers
        self._people = []
        self._task = None

    @property
    def service(self):
        return self.app.state.service

    @property
    def url(self):
        return self.settings.address

    async def open(self):
        if self.socket is None:
            self.socket = free_port(self.settings.port)
        thinkers = self._thinkers and self._thinkers()
        self.app = make_app(self.settings, now=self.clock, thinkers=thinkers)
        self._uvicorn = Server(uvicorn.Config(self.app, **SERVING))
        self._task = asyncio.create_task(self._uvicorn.serve(sockets=[self.socket]))
        async with asyncio.timeout(PATIENCE):
            while not self._uvicorn.started:
                assert not self._task.done(), "the server did not start"
                await asyncio.sleep(0.005)
        return self

    async def close(self):
        if self._task is not None:
            self._uvicorn.should_exit = True
            async with asyncio.timeout(PATIENCE):
                await self._task
            self._task = self.socket = None

    async def restart(self):
        await self.close()
        return await self.open()

    async def leave(self):
        for person in self._people:
            await person.http.aclose()
        await self.close()

    async def person(self, name="Ann", **how):
        """Somebody new, known by a token."""
        person = self.nobody()
        answer = await person.ask("POST", "/api/players", name=name, program=True, **how)
        person.known_by(answer)
        return person

    def nobody(self, **headers):
        person = Person(
            self, httpx.AsyncClient(base_url=self.url, timeout=60, headers=headers, verify=False)
        )
        self._people.append(person)
        return person

    async def sweep(self):
        """What the server does every second."""
        await self.service.bots.sweep_once()

    async def quiet(self, id):
        """Until no bot has anything to do at a table."""
        async with asyncio.timeout(PATIENCE):
            while True:
                match = (await self.service.tables.open(id)).match
                if match.bot_to_act is None:
                    return match
                await asyncio.sleep(0.01)


class Refusal(AssertionError):
    def __init__(self, status, problem):
        super().__init__(f"{status}: {problem}")
        self.status, self.code, self.text = status, problem.get("code"), problem.get("text")


class Person:
    def __init__(self, server, http):
        self.server, self.http = server, http
        self.id = self.name = self.token = None

    def known_by(self, answer):
        self.id, self.name, self.token = answer["id"], answer["name"], answer["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    async def ask(self, method, path, **body):
        answer = await self.http.request(method, path, json=body or None)
        content = answer.json() if answer.content else None
        if answer.is_error:
            raise Refusal(answer.status_code, content)
        return content

    async def get(self, path, **query):
        answer = await self.http.get(path, params=query)
        if answer.is_error:
            raise Refusal(answer.status_code, answer.json())
        return answer.json()

    async def open(self, game="glueckauf", seats=("me", "open"), **about):
        """A new table; its id."""
        answer = await self.ask("POST", "/api/tables", game=game, seats=list(seats), **about)
        return answer["id"]

    async def do(self, table, /, do, **more):
        return (await self.ask("POST", f"/api/tables/{table}/do", do=do, **more))["version"]

    async def info(self, id):
        return await self.get(f"/api/tables/{id}")

    async def view(self, id, form="json"):
        return await self.get(f"/api/tables/{id}/view", form=form)

    @asynccontextmanager
    async def watch(self, id, headers=None, **query):
        """Look at a table; what comes is read when somebody asks for it. Views come as objects."""
        query = {"form": "json"} | query
        about = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        address = f"{self.server.url.replace('http', 'ws', 1)}/ws/tables/{id}"
        address += "?" + "&".join(f"{k}={v}" for k, v in query.items())
        headers = about | (headers or {})
        how = {"additional_headers": headers, "max_size": 16 << 20, "open_timeout": PATIENCE}
        async with connect(address, **how) as ws:
            yield Watcher(ws)


class Watcher:
    """One connection. `client` knows what the messages said."""

    def __init__(self, ws):
        self.ws, self.client, self.raw = ws, Client(), []
        self._numbers = itertools.count(1)

    async def next(self):
        """The next message, whatever it is."""
        async with asyncio.timeout(PATIENCE):
            raw = await self.ws.recv()
        message = json.loads(raw)
        if message["t"] in ("table", "event"):
            self.raw.append(raw)
            self.client.read(raw)
        return message

    async def until(self, wanted):
        """Read on until a message (or what is known after it) is the wanted one."""
        while True:
            message = await self.next()
            if wanted(message):
                return message

    async def number(self, n):
        while self.client.number < n:
            await self.next()
        return self.client

    async def event(self, what):
        return await self.until(lambda m: m.get("what") == what)

    async def ask(self, do, **more):
        """Send a command; its answer, once it is there."""
        number = next(self._numbers)
        await self.ws.send(json.dumps({"do": do, "id": number, **more}))
        return await self.until(lambda m: m.get("id") == number)

    async def closed(self):
        """Read to the end; the code it was closed with."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else None, end.rcvd.reason if end.rcvd else ""

    async def play(self, choice=0):
        """Play one of the legal actions (of a view)."""
        legal = self.client.view["legal"]
        action = legal[choice % len(legal)]
        return await self.ask("play", action=action, at=self.client.move)


def free_port(port=0):
    made = socket.socket(proto=socket.IPPROTO_TCP)  # or asyncio would not send at once
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.bind(("127.0.0.1", port))
    return made
