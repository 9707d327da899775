"""Whole games by programs over the network, then checked as anybody can check them."""

import asyncio

import pytest
from click.testing import CliRunner

from glueck.bots import bot
from glueck.cli.main import cli
from glueck.client import RemoteSeat, ServerError, table_of

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def play_out(seat, level="hauler"):
    """Whatever the bot says, to the end."""
    player = None
    async for knowledge in seat:
        player = player or bot(level, knowledge.game, knowledge.seats, seed=1)
        await seat.play(player.decide(knowledge))
    return seat.table


@pytest.mark.slow
async def test_a_whole_game_and_its_proof(server, ann, each_game, tmp_path):
    id = await ann.open(each_game, ["open", "hauler"], start=False)
    url = (await ann.info(id))["url"]
    async with await RemoteSeat.join(url, "Tin Man") as seat:
        noted = (await ann.info(id))["table"]["commitment"]
        await ann.do(id, "start")
        async with asyncio.timeout(300):
            about = await play_out(seat)
    assert about["status"] == "over"
    assert sorted(about["places"])[0] == 1
    save = await ann.http.get(f"/api/tables/{id}/save")
    file = tmp_path / "game.glueck"
    file.write_bytes(save.content)
    assert verified(file, noted) == 0
    assert verified(file, "0" * 64) != 0
    file.write_text(save.text.replace(noted, "0" * 64))
    assert verified(file) != 0
    salt = save.json()["fair"]["salt"]
    file.write_text(save.text.replace(salt, "1" * 64))
    assert verified(file) != 0


def verified(file, noted=None):
    options = ["--commitment", noted] if noted else []
    return CliRunner().invoke(cli, ["verify", str(file), *options]).exit_code


async def test_a_file_without_a_promise_cannot_be_verified(ann, tmp_path):
    id = await ann.open("glueckauf", ["me", "random"], start=True)
    file = tmp_path / "game.glueck"
    file.write_bytes((await ann.http.get(f"/api/tables/{id}/save")).content)
    assert verified(file) != 0


async def test_talk_at_the_table_is_no_reason_to_move_twice(ann, bob, each_game):
    id = await ann.open(each_game, ["open", "open"])
    url = (await ann.info(id))["url"]
    async with await RemoteSeat.join(url, "One") as one, await RemoteSeat.join(url, "Two") as two:
        await ann.do(id, "start")

        async def few_moves(seat, decided):
            async for knowledge in seat:
                await ann.do(id, "chat", text="hm")
                decided.append(seat._move)
                await seat.play(knowledge.legal[0])
                if len(decided) >= 12:
                    return

        both = []
        async with asyncio.timeout(120):
            await first_of(few_moves(one, both), few_moves(two, both))
        assert len(both) == len(set(both))


async def first_of(*coroutines):
    tasks = [asyncio.create_task(one) for one in coroutines]
    done, others = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    for task in done:
        task.result()


async def test_a_seat_plays_on_when_the_server_restarts(server, ann, each_game):
    id = await ann.open(each_game, ["open", "random"])
    url = (await ann.info(id))["url"]
    async with await RemoteSeat.join(url, "Stubborn") as seat:
        await ann.do(id, "start")
        moves = 0
        async with asyncio.timeout(300):
            async for knowledge in seat:
                moves += 1
                if moves == 3:
                    await server.restart()
                await seat.play(knowledge.legal[0])
                if moves == 6:
                    break
        assert moves == 6 or seat.table["status"] == "over"


async def test_what_the_server_refuses_is_said_in_its_words(server, ann):
    id = await ann.open("glueckauf", ["me", "random"], start=True)
    url = f"{server.url}/#table={id}"
    with pytest.raises(ServerError, match="is running") as caught:
        await RemoteSeat.join(url, "Late")
    assert caught.value.code == "status"
    with pytest.raises(ServerError, match="no such table"):
        await RemoteSeat.join(f"{server.url}/#table=nowhere", "Lost")


@pytest.mark.parametrize(
    "url", ["", "http://x", "x#table=1", "ftp://x/#table=1", "http:///#table=1"]
)
def test_what_is_no_link_to_a_table(url):
    with pytest.raises(ServerError, match="link"):
        table_of(url)
