"""A process that has everything loaded and forks servers, so that a restart takes milliseconds.

Reads lines. «start PORT DATABASE» is answered with the process id of a server that is about to
listen; «kill ID» when that one is gone, and with it what it held: its port, its file.
With the argument `hasty`, people are away and gone, and silent processes forgotten, within seconds.
With `notices`, whoever has no connection is told of their turn at once, at any address.
With `reviews`, a review thinks little, and every bit of it is kept at once.
"""

import os
import signal
import sys
from contextlib import suppress
from importlib import import_module

import uvicorn

import glueck
from glueck.bots import bot
from glueck.search import SeatKnowledge
from glueck.server import announcer, presence, reviews
from glueck.server.app import SERVING, make_app
from glueck.server.notices import delivery, notices
from glueck.server.settings import ServerSettings
from glueck.store.rating_method import model as rating_model

HASTY_AWAY_AFTER = 1.0  # seconds
FEW_SIMULATIONS = 40


def main() -> None:
    if "hasty" in sys.argv:
        presence.AWAY_AFTER, presence.GONE_AFTER = HASTY_AWAY_AFTER, 8.0
        announcer.PAUSE, announcer.BEAT = 0.1, 1.0
    if "notices" in sys.argv:
        # The first is also for how long a process has a notice for itself, its first connection
        # included, on a machine that does much else.
        notices.SWEEP, delivery.PAUSES = 0.05, (10, 1, 1, 1)
        import_module("httpx")  # what they are sent with
        announcer.PAUSE, announcer.BEAT = 0.1, 0.2
    if "reviews" in sys.argv:
        reviews.SIMULATIONS, reviews.PIECE = FEW_SIMULATIONS, 0.0
    for name in glueck.games():  # what is loaded here, no child has to load
        state = glueck.load(name).new(2, seed=1)
        state.play(bot("hauler", state.game, state.seats).decide(SeatKnowledge.of(state)))
        state.view(0), state.log(0), state.projected()
    rating_model()
    print("ready", flush=True)
    children = set()
    for line in sys.stdin:
        do, *about = line.split()
        if do == "kill":
            (child,) = map(int, about)
            children.discard(child)
            kill(child)
        else:
            child = os.fork()
            if child == 0:
                serve(int(about[0]), about[1])
            children.add(child)
        print(child, flush=True)
    for child in children:  # whoever asked for them is gone
        kill(child)


def kill(child: int) -> None:
    """It may have ended before."""
    with suppress(ProcessLookupError):
        os.kill(child, signal.SIGKILL)
    with suppress(ChildProcessError):
        os.waitpid(child, 0)


def serve(port: int, database: str) -> None:
    told = {"notice_after": 0, "allow_internal_webhooks": True} if "notices" in sys.argv else {}
    settings = ServerSettings(port=port, db=database, rate=0, **told)
    uvicorn.run(make_app(settings), port=port, **SERVING)
    os._exit(0)


if __name__ == "__main__":
    main()
