"""Leaks that happened to others, each tried on the real server, in both games.

What a viewer may know is `State.seen` and the log told to it; here everything that leaves the
server for somebody is compared with that, or searched for what must not be in it.
"""

import base64
import copy
import json

import pytest

from glueck.engine.save import loads
from glueck.engine.state import BY_ID
from glueck.match.commitment import commitment
from glueck.match.viewer_messages import FORMS
from glueck.search import SeatKnowledge
from server.playing import begun, play, refused

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def some_moves(id, *people, moves=12):
    for choice in range(moves):
        last = await play(id, *people, choice=choice)
    return last


def truth(server, id):
    return server.service.tables.get(id).match


def expected(match, seat):
    """All that a seat may be shown."""
    acts = match.state.seat == seat and match.status == "running"
    view = match.state.view(seat) | {"projected": match.state.projected()}
    return view if acts else view | {"legal": [], "undoable": 0}


def secrets_in(match):
    return [match.opened.seed, match.opened.salt]


async def test_undo_and_refresh_are_built_for_each_viewer(server, ann, bob, eve):
    """Undo built for one player and sent to all."""
    id = await begun(ann, bob)
    people = {0: ann, 1: bob, None: eve}
    watching = {}
    async with ann.watch(id) as a, bob.watch(id) as b, eve.watch(id) as e:
        watching = {0: a, 1: b, None: e}
        for one in watching.values():
            await one.next()
        for choice in range(10):
            match = truth(server, id)
            if match.state.undoable:
                last = await people[match.state.seat].do(id, "undo", at=match.moves, all=True)
            else:
                last = await play(id, ann, bob, choice=choice)
            for seat, one in watching.items():
                await one.number(last)
                shown = json.loads(json.dumps(expected(truth(server, id), seat)))
                assert one.client.view == shown
                assert one.client.log == told(truth(server, id), seat)


def actions(match):
    """Every action as the engine tells it, played again from the deal."""
    state = match.state.at(0)
    for words in match.state.actions:
        state, line = state.after(words)
        yield line


def told(match, seat):
    return [json.loads(line.told_to(seat)) for line in match.lines]


async def test_the_setup_is_not_sent_in_full(server, ann, bob, each_game):
    id = await ann.open(each_game)
    await bob.do(id, "join")
    async with ann.watch(id) as a, server.nobody().watch(id, form="record") as n:
        await a.next(), await n.next()
        await ann.do(id, "start")
        await a.event("began"), await n.event("began")
        match = truth(server, id)
        assert a.client.view == json.loads(json.dumps(expected(match, 0)))
        assert bytes(n.client.record) == match.state.seen(None).tobytes()
        assert bytes(n.client.record) != match.state.to_bytes()


async def test_no_log_names_a_private_card(server, ann, bob, eve, each_game):
    """Log or animation text naming a private card."""
    id = await begun(ann, bob, each_game)
    await some_moves(id, ann, bob, moves=30)
    match = truth(server, id)
    for seat, person in ((0, ann), (1, bob), (None, eve)):
        log = (await person.view(id))["log"]
        assert log == told(match, seat)
        for action, entry in zip(actions(match), log, strict=True):
            assert entry["action"] == (action.words if action.seat == seat else action.covered)
    secret = {action.seat for action in actions(match) if action.words != action.covered}
    for seat, person in ((0, ann), (1, bob)):
        same = (await person.view(id))["log"] == (await eve.view(id))["log"]
        assert same == (seat not in secret)


async def test_spectators_see_no_more_than_players(server, ann, bob, eve, each_game):
    """Spectators less redacted than players: what they see, everybody sees."""
    id = await begun(ann, bob, each_game)
    await some_moves(id, ann, bob)
    spectator = await eve.view(id, "record")
    assert await server.nobody().view(id, "record") == spectator
    seen = base64.b64decode(spectator["record"])
    for person in (ann, bob):
        record = base64.b64decode((await person.view(id, "record"))["record"])
        # Bit by bit, for a byte may say who knows something.
        assert all(mine & yours == yours for mine, yours in zip(record, seen, strict=True))
    assert spectator["legal"] == []


async def test_a_save_of_a_running_game_is_what_its_viewer_saw(server, ann, bob, eve, each_game):
    """Replay of a running game showing hands."""
    id = await begun(ann, bob, each_game)
    people = ((0, ann), (1, bob), (None, eve))
    views = {seat: [truth(server, id).state.view(seat)] for seat, _ in people}
    for choice in range(10):
        await play(id, ann, bob, choice=choice)
        for seat in views:
            views[seat].append(truth(server, id).state.view(seat))
    match = truth(server, id)
    for seat, person in people:
        answer = await person.http.get(f"/api/tables/{id}/save")
        assert not any(secret in answer.text for secret in secrets_in(match))
        saved = loads(answer.content, BY_ID)
        frames = list(saved)
        assert [f.view for f in frames] == json.loads(json.dumps(views[seat]))
        assert [f.action for f in frames[1:]] == [line["action"] for line in told(match, seat)]


async def test_a_secret_move_is_told_to_nobody_else(server, ann, bob, eve, each_game):
    """Optimistic client executing secret moves: an acknowledgement tells nothing, either."""
    id = await begun(ann, bob, each_game)
    async with ann.watch(id) as a, bob.watch(id) as b, eve.watch(id) as e:
        for one in (a, b, e):
            await one.next()
        for choice in range(12):
            last = max(one.client.number for one in (a, b, e))
            for one in (a, b, e):
                await one.number(last)
            actor = a if a.client.view["legal"] else b
            answer = await actor.play(choice)
            assert answer.keys() == {"t", "id", "n"}
            line = list(actions(truth(server, id)))[-1]
            for one in (a, b, e):
                await one.number(answer["n"])
                message = json.loads(one.raw[-1])
                wanted = line.words if one is actor else line.covered
                assert message["log"]["action"] == wanted
                assert "action" not in message
                if one is not actor and line.words != line.covered:
                    assert json.dumps(line.words) not in json.dumps(message["log"])


async def test_both_forms_are_redacted_in_every_game(server, ann, bob, each_game):
    """Redaction forgotten in one game."""
    id = await begun(ann, bob, each_game)
    await some_moves(id, ann, bob)
    match = truth(server, id)
    for seat, person in ((0, ann), (1, bob)):
        record = base64.b64decode((await person.view(id, "record"))["record"])
        assert record == match.state.seen(seat).tobytes()
        assert record != match.state.to_bytes()
        assert (await person.view(id))["view"] == json.loads(json.dumps(expected(match, seat)))


async def test_the_generator_is_nowhere_to_be_seen(server, ann, bob, eve, each_game):
    """RNG inside the visible state."""
    id = await begun(ann, bob, each_game)
    await some_moves(id, ann, bob)
    match = truth(server, id)
    assert match.state.array["key"].any()
    for person in (ann, bob, eve):
        about = await person.view(id, "record")
        record = match.state.array.copy()
        record.view("u1")[:] = list(base64.b64decode(about["record"]))
        assert not record["key"].any()
        text = json.dumps([about, await person.view(id), await person.info(id)])
        assert not any(secret in text for secret in secrets_in(match))


async def test_the_commitment_is_not_the_outcome(server, ann, bob, each_game):
    """Commitment that is the outcome: of the same seed, another salt promises differently."""
    id = await begun(ann, bob, each_game)
    about, opened = (await ann.info(id))["table"], truth(server, id).opened
    assert about["commitment"] == commitment(opened.seed, opened.salt)
    assert about["commitment"] != commitment(opened.seed, "")
    assert len(bytes.fromhex(opened.salt)) == len(bytes.fromhex(opened.seed)) == 32
    again = await begun(ann, bob, each_game)
    assert truth(server, again).opened.seed != opened.seed


async def test_a_bot_is_given_what_its_seat_sees(server, ann, each_game, monkeypatch):
    """Bot or analysis searching the true state."""
    sights = []
    thinkers = server.service.bots.thinkers
    think = thinkers.think

    async def noted(request):
        sights.append((truth(server, id).state.copy(), request.knowledge()))
        return await think(request)

    monkeypatch.setattr(thinkers, "think", noted)
    while not sights:  # it may be a person who begins
        id = await ann.open(each_game, ["random", "random", "me"])
        await ann.do(id, "start")
        await server.quiet(id)
    for state, knowledge in sights:
        assert knowledge.position.tobytes() == state.seen(knowledge.seat).tobytes()
        assert knowledge.position.tobytes() == SeatKnowledge.of(state).position.tobytes()
        assert knowledge.position.tobytes() != state.to_bytes()


async def test_a_program_at_the_table_gets_its_own_position_only(server, ann, bob, each_game):
    """Observation array with other hands."""
    id = await begun(ann, bob, each_game)
    async with ann.watch(id, form="record") as a, bob.watch(id, form="record") as b:
        await a.next(), await b.next()
        for choice in range(10):
            last = await play(id, ann, bob, choice=choice)
            for seat, one in ((0, a), (1, b)):
                await one.number(last)
                assert bytes(one.client.record) == truth(server, id).state.seen(seat).tobytes()


def with_state(match, state):
    """The same match in another position, with nothing of what was worked out for the old one."""
    other = copy.copy(match)
    other.state, other.position_cache, other.table_cache = state, {}, {}
    return other


async def test_errors_do_not_depend_on_what_others_hold(server, ann, bob, each_game):
    """Error text that depends on hidden cards: the same questions, the cards dealt again."""
    id = await begun(ann, bob, each_game)
    await some_moves(id, ann, bob, moves=5)
    table = server.service.tables.get(id)
    game, state = table.match.state.game, table.match.state
    words = [game.text(state.array, n) for n in range(0, len(game.actions), 37)]
    for seat, person in ((0, ann), (1, bob)):
        answers = []
        for one in (state, state.redeal(seat, 1), state.redeal(seat, 2)):
            table.match = with_state(table.match, one)
            async with person.watch(id) as w:
                first = await w.next()
                asked = [await w.ask("why", actions=[word]) for word in words]
                refused = [await w.ask("play", action=word, at=10**6) for word in words[:5]]
                answers.append((first, asked, refused))
        table.match = with_state(table.match, state)
        assert answers[0] == answers[1] == answers[2]


async def test_nobody_learns_what_another_seat_may_do(server, ann, bob, eve, each_game):
    """Legal-action lists of another seat."""
    id = await begun(ann, bob, each_game)
    for choice in range(10):
        turn = truth(server, id).state.seat
        for seat, person in ((0, ann), (1, bob), (None, eve)):
            view, record = await person.view(id), await person.view(id, "record")
            assert bool(view["view"]["legal"]) == bool(record["legal"]) == (seat == turn)
        await play(id, ann, bob, choice=choice)


async def test_nobody_is_shown_that_another_is_asked_about_a_card(server, ann, bob, each_game):
    """Extra prompts that show only when a hand has the card: what others are told of whose turn
    it is, and of how much can be taken back, is the same for every deal that looks alike."""
    id = await begun(ann, bob, each_game)
    table = server.service.tables.get(id)
    for choice in range(8):
        state = table.match.state
        other = 1 - state.seat
        person = (ann, bob)[other]
        forms = [await person.view(id, form) for form in FORMS]
        table.match = with_state(table.match, state.redeal(other, choice))
        assert [await person.view(id, form) for form in FORMS] == forms
        table.match = with_state(table.match, state)
        await play(id, ann, bob, choice=choice)


async def test_my_token_is_in_nothing_that_others_get(server, ann, bob, eve, each_game):
    id = await begun(ann, bob, each_game, public=True)
    await ann.do(id, "chat", text="hi")
    async with eve.watch(id, since=0) as e:
        await e.number((await ann.info(id))["version"])
        everything = "".join(e.raw)
    for path in ("/api/tables", f"/api/tables/{id}", f"/api/tables/{id}/view", "/metrics",
                 f"/api/tables/{id}/save", "/api/games", "/api/openapi.json", "/api/history",
                 "/api/history/totals", "/api/history.csv", "/api/deals/today",
                 f"/api/leaderboard?game={each_game}"):  # fmt: skip
        everything += (await eve.http.get(path)).text
    assert ann.id in everything  # who sits where is no secret …
    assert ann.token not in everything  # … but how they prove it
    assert bob.token not in everything


async def test_a_leaderboard_tells_nobodys_id(server, ann, bob, eve, each_game):
    """Not even of who has no name, nor does one's own history tell the seed of a running game."""
    id = await begun(ann, bob, each_game, rated=True)
    await bob.do(id, "resign")
    running = await begun(ann, bob, each_game, rated=True)
    await some_moves(running, ann, bob)
    store = server.service.store
    await store.change_player(bob.id, name="")
    told = await eve.http.get(f"/api/leaderboard?game={each_game}")
    assert sorted(one["name"] for one in told.json()) == ["", "Ann"]
    assert not any(who.id in told.text for who in (ann, bob))
    for person in (ann, bob):
        for path in ("history", "history/totals", "history.csv"):
            text = (await person.http.get(f"/api/{path}")).text
            assert running not in text
            assert not any(secret in text for secret in secrets_in(truth(server, running)))


async def test_a_finished_game_shows_everything_to_everybody(server, ann, bob, eve, each_game):
    """The archive is for all who had the link."""
    id = await begun(ann, bob, each_game)
    await some_moves(id, ann, bob)
    await ann.do(id, "resign")
    saves = {(await who.http.get(f"/api/tables/{id}/save")).text for who in (ann, bob, eve)}
    assert len(saves) == 1
    assert await refused(ann.do(id, "undo", at=12)) == "status"
