"""Nothing that a server sends tells a viewer what it may not know: twin servers, byte by byte."""

import logging
import random
from dataclasses import replace

import pytest

import glueck
from effort import EFFORT
from glueck.bots import LEVELS
from glueck.bots.hint import SETTINGS
from glueck.match.decide import ABSENT
from glueck.match.viewer_messages import FORMS
from server.local_server import LocalServer
from server.twins import Twins, same_for
from tried import tried

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
ROUNDS = 4 * EFFORT  # tables of each game and viewer
STEPS = 12  # at each
FEW = replace(SETTINGS, simulations=20, seconds=None)  # of a hint: the same on every machine
QUICK_LEVELS = [one.name for one in LEVELS if not one.searches]
HISTORY = (
    "history", "history/totals", "history.csv",
    *(f"leaderboard?game={game}" for game in glueck.games()),
)  # fmt: skip
SEARCHING = [one.name for one in LEVELS if one.searches]


@pytest.fixture
async def twins(tmp_path, monkeypatch, caplog):
    caplog.set_level(logging.INFO)
    folders = [tmp_path / "first", tmp_path / "second"]
    for folder in folders:
        folder.mkdir()
    twins = Twins(*(LocalServer(folder) for folder in folders))
    twins.patch(monkeypatch)
    for server in twins.each():
        await server.open()
        server.service.hints.settings = FEW
    yield twins
    for server in twins.servers:
        await server.leave()
    wrong = [r.getMessage() for r in caplog.get_records("call") if r.levelno >= logging.ERROR]
    assert not wrong


class Campaign:
    """A viewer (Vera: she opens the table, or looks and sits down, or only looks) and others, at
    one table after the other."""

    def __init__(self, twins, game, viewer, chance) -> None:
        self.twins, self.game, self.viewer, self.chance = twins, game, viewer, chance

    async def prepare(self) -> None:
        self.vera = await self.twins.person("Vera")
        self.others = [await self.twins.person(name) for name in ("Odo", "Pia")]
        await self.be_rated()

    async def be_rated(self) -> None:
        """A game that ended alike in both: all have a history, and ratings beside their names."""
        self.twins.viewer, self.twins.depth = self.viewer, 0
        first, *others = [self.vera, *self.others]
        body = {"game": self.game, "seats": ["me", "open", "open"], "rated": True}
        _, made = await self.twins.ask(first, "POST", "/api/tables", body)
        for one in others:
            await one.do(made["id"], "join")
        await first.do(made["id"], "start", alike=False)
        for one in others:
            await one.do(made["id"], "resign", alike=False)
        for path in ("history.csv", f"leaderboard?game={self.game}"):
            assert "Odo" in str((await self.vera.get(f"/api/{path}"))[1])

    async def open(self, level) -> str:
        """A table of people, or of two and a bot; Vera sits down later, if at all. A rated one does
        not end: its result, which is no secret then, would stay in all lists."""
        twins, chance = self.twins, self.chance
        self.is_rated = chance.random() < 0.3
        twins.viewer, twins.depth = self.viewer, chance.choice([0, 3, 20, 60, 100])
        first, second, third = self.vera, *self.others
        people = {0: [first, second, third], 1: [second, first, third], None: [second, third]}
        self.people = dict(enumerate(people[self.viewer][: 2 if level else 3]))
        seats = ["me", *["open"] * (len(self.people) - 1), *([level] if level else [])]
        body = {"game": self.game, "seats": seats, "public": True}
        body |= {"rated": True} if self.is_rated else {"hints": True}
        status, made = await twins.ask(self.people[0], "POST", "/api/tables", body)
        assert status == 201, made
        self.id = made["id"]
        await self.vera.get(f"/api/tables/{self.id}")
        return self.id

    async def sit_down(self) -> None:
        """In the order of the seats; who only looks sits down, and thinks better of it."""
        for do in ("join", "leave") if self.viewer is None else ():
            await self.vera.do(self.id, do)
        for seat in range(1, len(self.people)):
            await self.people[seat].do(self.id, "join")

    async def play(self, line) -> None:
        """One action of whoever is to act, if there is one in both that looks the same."""
        first, second = self.twins.states(self.id)
        seat = first.seat
        action = int(self.chance.choice(first.moves().tolist()))
        other = same_for(self.viewer, first, second, action)
        person = self.people.get(seat)
        if other is None or person is None:
            return
        at = self.twins.servers[0].service.tables.get(self.id).match.moves
        words = [s.game.text(s.array, n) for s, n in ((first, action), (second, other))]
        if seat == self.viewer:
            number = self.twins.number()
            await line.send(do="play", id=number, action=words[0], at=at)
            return
        number = self.twins.number()
        for server, action in zip(self.twins.each(), words, strict=True):
            body = {"do": "play", "id": number, "action": action, "at": at}
            await person.https[server].post(f"/api/tables/{self.id}/do", json=body)

    # -- what the viewer asks, and is answered alike -------------------------------------

    async def look(self, line) -> None:
        for form in FORMS:
            await self.vera.get(f"/api/tables/{self.id}/view?form={form}")

    async def look_back(self, line) -> None:
        lines = self.twins.servers[0].service.tables.get(self.id).match.lines
        for number in {0, len(lines) // 2, len(lines), len(lines) + 1}:
            form = self.chance.choice(FORMS)
            await self.vera.get(f"/api/tables/{self.id}/view?form={form}&after={number}")

    async def watch_again(self, line) -> None:
        for seat in ("own", "none", "0", "1"):
            await self.vera.get(f"/api/tables/{self.id}/replay?seat={seat}")

    async def download(self, line) -> None:
        await self.vera.get(f"/api/tables/{self.id}/save")

    async def look_at_lists(self, line) -> None:
        queries = ("of=public", "of=mine", "of=public&status=running&words=vera", "rated=true")
        for query in queries:
            _, told = await self.vera.get(f"/api/tables?{query}")
            if query == "of=public":  # everybody has one, so they are there to be compared
                (row,) = told["tables"]
                assert any(row["ratings"])
        await self.vera.get(f"/api/tables/{self.id}")
        for path in HISTORY:
            await self.vera.get(f"/api/{path}")

    async def ask_why(self, line) -> None:
        actions = self.some_words()
        await line.send(do="why", id=self.twins.number(), actions=actions)
        await line.send(do="why", id=self.twins.number(), actions=["nonsense"])

    async def try_anything(self, line) -> None:
        """What may be legal only in one of them, if it is not her turn or nobody's."""
        match = self.twins.servers[0].service.tables.get(self.id).match
        if match.turn == self.viewer:
            return
        for words in self.some_words()[:6]:
            command = {"do": "play", "action": words, "at": match.moves}
            await line.send(id=self.twins.number(), **command)
        for do in ("undo", "resign", "return", "take_over", "start", "join", "leave", "close"):
            more = {"undo": {"at": match.moves}, "take_over": {"seat": 1}}.get(do, {})
            if do != "resign" or self.viewer is None:
                await line.send(do=do, id=self.twins.number(), **more)

    async def talk(self, line) -> None:
        await line.send(do="chat", id=self.twins.number(), text="hm")
        await self.chance.choice(self.others).do(self.id, "chat", text="well")

    async def rename(self, line) -> None:
        await self.people[0].do(self.id, "rename", title=f"{self.chance.random()}")

    async def connect_again(self, line) -> None:
        """Now, or with what was missed; in any form."""
        version = self.twins.servers[0].service.tables.get(self.id).match.version
        since = self.chance.randrange(1, version + 1)  # all of it looks the same
        query = f"form={self.chance.choice(FORMS)}&since={since}"
        async with self.vera.watch(self.id, query) as again:
            heard = await again.heard()
            self.twins.compare(heard, version)

    async def forget(self, line) -> None:
        """The tables leave memory and come back from the log."""
        for server in self.twins.each():
            await server.service.store.events(self.id)
            server.service.tables.drop(self.id)
            await server.service.tables.open(self.id)

    async def be_away(self, line) -> None:
        """A bot plays for somebody who does not move, and they come back."""
        match = self.twins.servers[0].service.tables.get(self.id).match
        person = self.people.get(match.turn)
        if person is None or match.turn == self.viewer:
            return
        self.twins.tick(ABSENT / 1000 + 1)
        await self.vera.do(self.id, "take_over", seat=match.turn)
        helper = next(one for one in self.people.values() if one is not person)
        await helper.do(self.id, "take_over", seat=match.turn)
        for server in self.twins.servers:
            await server.quiet(self.id)
        await person.do(self.id, "return", alike=False)

    async def take_back(self, line) -> None:
        first, second = self.twins.states(self.id)
        person = self.people.get(first.seat)
        if person is not None and first.undoable and second.undoable:
            at = self.twins.servers[0].service.tables.get(self.id).match.moves
            await person.do(self.id, "undo", at=at, alike=False)

    async def ask_for_a_hint(self, line) -> None:
        """Whether she gets one or not: answered alike, with the same reasons."""
        number = self.twins.number()
        at = self.twins.servers[0].service.tables.get(self.id).match.moves
        await line.send(do="hint", at=at, id=number)
        heard = await line.until_answered(number)
        self.twins.compare(heard, (await self.twins.agreed(self.id))[0])
        tried(twin_hints='"t":"hints"' in heard[0][-1])

    ASKS = (
        look, look_back, watch_again, download, look_at_lists, ask_why, ask_why, try_anything,
        connect_again, ask_for_a_hint,
    )  # fmt: skip
    CHANGES = (talk, rename, be_away, take_back, take_back, play, play, play, play, play)

    def some_words(self) -> list[str]:
        first, second = self.twins.states(self.id)
        game = first.game
        numbers = self.chance.sample(range(len(game.actions)), 20)
        mine = [first, second] if first.seat != self.viewer else []
        words = {game.text(first.array, n) for n in numbers if not self.shows_hidden(n)}
        for state in mine:  # what others may do, in both: nothing she could know
            words |= {state.game.text(state.array, n) for n in state.moves().tolist()[:5]}
        return sorted(words)

    def shows_hidden(self, number) -> bool:
        """Whether the words of an action differ between the two: no viewer could say them."""
        first, second = self.twins.states(self.id)
        return first.game.text(first.array, number) != second.game.text(second.array, number)

    # -- one table, from its opening until the twins part --------------------------------

    async def rematch(self) -> None:
        """All is told when a game is over, but nothing of the next."""
        for person in self.people.values():
            await person.do(self.id, "resign", alike=False)
        status, made = await self.twins.ask(
            self.people[0], "POST", f"/api/tables/{self.id}/rematch"
        )
        if status == 201:
            for path in ("", "/view", "/view?form=json", "/save", "/replay"):
                await self.vera.get(f"/api/tables/{made['id']}{path}")
            await self.twins.ask(self.vera, "DELETE", f"/api/tables/{made['id']}")

    async def settled(self, line):
        """Until all that was sent is done, and bots have done what follows; what was heard."""
        first = await line.heard()
        for server in self.twins.servers:
            await server.quiet(self.id)
        return [one + more for one, more in zip(first, await line.heard(), strict=True)]

    async def table(self, level) -> int:
        """How many events looked the same, though something was different."""
        await self.open(level)
        async with self.vera.watch(self.id, f"form={self.chance.choice(FORMS)}") as line:
            await self.sit_down()
            await self.people[0].do(self.id, "start", alike=False)
            differ = len({state.to_bytes() for state in self.twins.states(self.id)}) == 2
            for _ in range(STEPS):
                heard = await self.settled(line)
                agreed, all_of_it = await self.twins.agreed(self.id)
                self.twins.compare(heard, agreed)
                if not all_of_it:
                    break
                for ask in self.chance.sample(self.ASKS, 2):
                    await ask(self, line)
                self.twins.compare(await line.heard(), agreed)
                await self.chance.choice(self.CHANGES)(self, line)
            if not self.is_rated:
                await self.rematch()
        # Vera was here first, so she is the host: what has parted must not be in any list.
        await self.twins.ask(self.vera, "DELETE", f"/api/tables/{self.id}")
        return agreed if differ else 0


@pytest.mark.parametrize("viewer", [0, 1, None], ids=["opens", "sits down", "only looks"])
async def test_servers_that_differ_in_hidden_cards_say_the_same(twins, each_game, viewer):
    chance = random.Random(f"{each_game} {viewer}")
    campaign = Campaign(twins, each_game, viewer, chance)
    await campaign.prepare()
    levels = [None, *QUICK_LEVELS]
    agreed = 0
    for number in range(ROUNDS):
        level = levels[number % len(levels)]
        if number % 8 == 7:  # these take a second for a decision
            level = SEARCHING[number // 8 % len(SEARCHING)]
        before = twins.compared
        agreed += await campaign.table(level)
        tried(twins=1, twin_bytes=twins.compared - before)
    assert agreed > 3 * ROUNDS
