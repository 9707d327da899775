"""What whoever runs a server needs: health, numbers, logs that tell no secrets."""

import json
import logging

import pytest

import glueck
from glueck.cli.serve import JsonLines
from glueck.server.limits import RateLimit
from glueck.store import Unavailable
from server.playing import begun, play, refused

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_health(server, ann, monkeypatch):
    await ann.open()
    assert await ann.get("/healthz") == {"ok": True, "tables": {"open": 1}}

    async def gone():
        raise Unavailable("no disk")

    monkeypatch.setattr(server.service.store, "ping", gone)
    answer = await ann.http.get("/healthz")
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    assert "disk" not in answer.text


async def test_metrics(ann, bob):
    id = await begun(ann, bob)
    async with ann.watch(id) as a:
        await a.next()
        await a.ask("ping")
        await a.ask("resign")
        text = (await ann.http.get("/metrics")).text
    names = (
        "glueck_events_total", 'commands_total{outcome="done"}', "glueck_connections",
        "glueck_tables_resident", "glueck_slow_total", "glueck_command_seconds_count",
        "glueck_decisions_waiting", "glueck_thinking_restarts_total",
    )  # fmt: skip
    for name in names:
        assert name in text


def told(text, name):
    """The value of a metric, so far."""
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))


@pytest.mark.parametrize("server", [{"rate": 1}], indirect=True)
async def test_metrics_tell_of_who_is_too_fast(server, ann, bob, monkeypatch):
    paced, refusals = 'glueck_paced_seconds_total{who="clients"}', "glueck_requests_refused_total{"
    before = (await ann.http.get("/metrics")).text
    id = await begun(ann, bob)
    # Whoever asks five times within a second is too fast.
    monkeypatch.setattr("glueck.server.websocket.QUICK", RateLimit(2, 3))
    monkeypatch.setattr("glueck.server.http_players.LOGINS", RateLimit(1, 1e-9))
    async with ann.watch(id) as a:
        for _ in range(5):
            await a.ask("ping")
    codes = []
    for _ in range(3):
        tried = ann.ask("POST", "/api/login", login="bob", password="guessed", program=True)
        codes.append(await refused(tried))
    assert codes == ["login", "too_many", "too_many"]
    after = (await ann.http.get("/metrics")).text
    assert told(after, paced) > told(before, paced)
    for code, count in (("login", 1), ("too_many", 2)):
        name = f'{refusals}code="{code}"}}'
        assert told(after, name) - told(before, name) == count


async def test_the_page_and_the_description_of_the_api(ann):
    assert "Glückskiste" in (await ann.http.get("/")).text
    paths = (await ann.get("/api/openapi.json"))["paths"]
    assert {"/api/tables", "/api/import", "/healthz"} <= paths.keys()
    games = await ann.get("/api/games")
    assert [game["id"] for game in games["games"]] == glueck.games()
    assert len(games["levels"]) == 5


async def test_nothing_that_is_logged_is_a_secret(server, ann, bob, each_game, caplog):
    """A whole evening, with mistakes in it; then all that was logged is searched."""
    caplog.set_level(logging.DEBUG, "glueck")
    await bob.ask("POST", "/api/me/password", login="bob", password="correct horse")
    link = await bob.ask("POST", "/api/me/link")
    await server.nobody().http.post("/api/arrive", json={"code": link["code"], "instead_of": None})
    id = await begun(ann, bob, each_game)
    opened = server.service.tables.get(id).match.opened
    async with ann.watch(id) as a:
        await a.next()
        await play(id, ann, bob)
        await a.ask("chat", text="my secret plan")
        await a.ws.send("nonsense")
        await a.next()

    async def full(*args):
        raise Unavailable("the disk is full")

    append = server.service.store.append
    server.service.store.append = full
    await ann.http.post(f"/api/tables/{id}/do", json={"do": "resign"})
    server.service.store.append = append
    await ann.do(id, "resign")
    await server.restart()
    ours = [r for r in caplog.get_records("call") if r.name.startswith("glueck")]
    assert ours  # the full disk, at least
    logged = "\n".join(JsonLines().format(record) for record in caplog.get_records("call"))
    secrets = [ann.token, bob.token, opened.seed, opened.salt, link["code"], "correct horse",
               "my secret plan"]  # fmt: skip
    assert not [one for one in secrets if one in logged]
    assert not any(id in JsonLines().format(record) for record in ours)


def test_a_log_line_is_one_json_object():
    record = logging.LogRecord("glueck.x", logging.WARNING, "", 1, "%s\n%s", ("a", "ü"), None)
    line = JsonLines().format(record)
    assert "\n" not in line
    assert json.loads(line)["text"] == "a\nü"
    assert json.loads(line)["level"] == "warning"
