"""Connects a program here with a table on a server: the program reads what the server sends, line
by line."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from glueck.bots.program import Program, ProgramLimits
from glueck.client import IGNORED, LATER, PAUSE, ServerError, table_of
from glueck.match import bot_messages as b

NO_CLOCK = 24 * 3600.0  # seconds for an answer without a clock
MOST_MESSAGE = 8 << 20  # bytes


async def play_program(
    url: str,
    argv: Sequence[str],
    called: str | None,
    token: str | None,
    seated: Callable[[str, str], None],
) -> list[int]:
    """To the end of the game; the places by seat. ProgramFailed, if the program does not last."""
    server, id = table_of(url)
    program = await Program.started(argv, ProgramLimits())
    try:
        address = f"{server.replace('http', 'ws', 1)}/ws/bots/{id}"
        async with connect(address, max_size=MOST_MESSAGE) as socket:
            ready = b.Ready(name=called or program.name, token=token)
            await socket.send(b.encode(ready).decode())
            unread: list[bytes] = []  # lines that it will read with the next turn
            answer = b""  # its last one
            async for message in socket:
                line = message if isinstance(message, bytes) else message.encode()
                told: dict[str, Any] = json.loads(line)
                if told["t"] == "seated":
                    seated(told["name"], url)
                elif told["t"] == "fault":
                    if not answer or told["code"] not in IGNORED | LATER:
                        raise ServerError(told["code"], told["text"])
                    if told["code"] in LATER:
                        await asyncio.sleep(PAUSE)
                        await socket.send(answer.decode(errors="replace"))
                elif told["t"] == "over":
                    await program.end([*unread, line])
                    return list(told["places"])
                elif told["t"] == "turn":
                    seconds = NO_CLOCK if told["limit"] is None else told["limit"] / 1000
                    answer = await program.ask([*unread, line], seconds)
                    unread = []
                    await socket.send(answer.decode(errors="replace"))
                else:
                    unread.append(line)
    except ConnectionClosed as problem:
        raise ServerError("http", str(problem)) from None
    finally:
        await program.end()
    raise ServerError("http", "the server has closed the connection")
