"""A process that has everything loaded and forks servers, so that a restart takes milliseconds.

Reads «PORT DATABASE» lines, answers each with the process id of a server that is about to listen.
With the argument `hasty`, people are away and gone, and silent processes forgotten, within seconds.
"""

import os
import signal
import sys
from contextlib import suppress

import uvicorn

import glueck
from glueck.bots import bot
from glueck.search import SeatKnowledge
from glueck.server import presence, telling
from glueck.server.app import SERVING, make_app
from glueck.server.settings import ServerSettings

HASTY_AWAY_AFTER = 1.0  # seconds


def main() -> None:
    if "hasty" in sys.argv:
        presence.AWAY_AFTER, presence.GONE_AFTER = HASTY_AWAY_AFTER, 8.0
        telling.PAUSE, telling.BEAT = 0.1, 1.0
    for name in glueck.games():  # what is loaded here, no child has to load
        state = glueck.load(name).new(2, seed=1)
        state.play(bot("hauler", state.game).decide(SeatKnowledge.of(state)))
        state.view(0), state.log(0), state.projected()
    print("ready", flush=True)
    children = set()
    for line in sys.stdin:
        children = {one for one in children if os.waitpid(one, os.WNOHANG)[0] == 0}
        port, database = line.split()
        child = os.fork()
        if child == 0:
            serve(int(port), database)
        children.add(child)
        print(child, flush=True)
    for child in children:  # whoever asked for them is gone
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


def serve(port: int, database: str) -> None:
    settings = ServerSettings(port=port, db=database, rate=0)
    uvicorn.run(make_app(settings), port=port, **SERVING)
    os._exit(0)


if __name__ == "__main__":
    main()
