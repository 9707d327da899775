"""`glueck serve`: the table server, from one command."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import glueck
from glueck.bots.readiness import compilation, is_being_compiled
from glueck.cli import bots
from glueck.cli.failures import Failure
from glueck.engine.progress_line import ProgressLine, described
from glueck.search.precompile import prepare_bots

if TYPE_CHECKING:
    from glueck.server.settings import ServerSettings
    from glueck.store import StoreError

BACKLOG = 2048  # connections that wait to be accepted


@click.command()
@click.option("--host", help="Where to listen; 0.0.0.0 for everybody on the network.")
@click.option("--port", type=int, help="8440 if not given.")
@click.option("--db", help="sqlite:///PATH or postgresql://…; a file of yours if not given.")
@click.option("--public-url", help="How others reach this server, like https://games.example.org")
@click.option("--bot-processes", type=int, help="How many bots think at the same time.")
@click.option("--most-bot-tables", type=int, help="Running tables with bots one player may have.")
@click.option("--rate", type=float, help="How much faster than usual clients may be; 0: no limit.")
@click.option("--idle", type=int, help="Seconds until a table nobody looks at leaves memory.")
@click.option("--resident", type=int, help="How many tables stay in memory, at the most.")
@click.option("--connections", type=int, help="How many are open at once, at the most.")
@click.option("--trusted-proxies", help="Whose X-Forwarded-For counts: 127.0.0.1, 10.0.0.0/8")
@click.option(
    "--bot",
    "programs",
    multiple=True,
    metavar="NAME=cmd:COMMAND",
    help="A program that people can seat as a bot; see docs/bot-protocol.md.",
)
@click.option("--program-seconds", type=float, help="That a program has for an answer; 2.")
@click.option("--program-memory", type=int, help="MiB that a program may have; 1024.")
@click.option(
    "--notice-after",
    type=float,
    help="Seconds without a connection before a player is notified; 30.",
)
@click.option(
    "--allow-internal-webhooks",
    is_flag=True,
    default=None,
    help="Also let webhooks go to this machine and its network.",
)
@click.option("--log", help="debug, info, warning or error.")
@click.option("--open", "show", is_flag=True, help="Open the page in a browser.")
@click.option("--config", type=Path, help="A TOML file with these settings.")
def serve(config: Path | None, show: bool, programs: tuple[str, ...], **flags: Any) -> None:
    """Serve tables for people and bots; from this machine only, unless --host says otherwise.

    Every setting can also be given in the environment (GLUECK_PORT=8440) or in a file.
    """
    from glueck.server.settings import SettingError, gather

    try:
        settings = gather(flags | {"programs": bots.by_name(programs)}, file=config)
    except SettingError as problem:
        raise click.UsageError(str(problem)) from None
    keep_log(settings.log)
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve_tables(settings, show))


async def serve_tables(settings: ServerSettings, show: bool) -> None:
    """First everything that may fail: the address is printed only when the server works."""
    import uvicorn

    from glueck.server.app import SERVING, make_app
    from glueck.server.arrivals import Server
    from glueck.store import StoreError, open_store

    sockets = places(settings)
    try:
        store = await open_store(settings.database)
    except StoreError as problem:
        raise Failure(f"the tables cannot be opened: {problem}{advice(problem)}") from None
    settings = settings.model_copy(update={"port": sockets[0].getsockname()[1]})
    prepare_all()
    listen(sockets, settings)
    announce(settings)
    if show and has_screen():
        threading.Thread(target=open_page, args=(settings,), daemon=True).start()
    tune_interpreter()
    server = Server(uvicorn.Config(make_app(settings, store), **SERVING))
    await server.serve(sockets)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


def places(settings: ServerSettings) -> list[socket.socket]:
    """Sockets at all addresses of the host's name, not used by other programs."""
    made: list[socket.socket] = []
    with told_where(settings):
        found = socket.getaddrinfo(
            settings.host or None, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        for family, _, protocol, _, address in dict.fromkeys(found):
            one = socket.socket(family, socket.SOCK_STREAM, protocol)
            made.append(one)
            if sys.platform != "win32":  # there it would also let other programs listen
                one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            one.bind(address)
    return made


def listen(sockets: list[socket.socket], settings: ServerSettings) -> None:
    with told_where(settings):
        for one in sockets:
            one.listen(BACKLOG)


@contextmanager
def told_where(settings: ServerSettings) -> Iterator[None]:
    try:
        yield
    except (OSError, UnicodeError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        where = f"{settings.host}, port {settings.port}"
        raise Failure(
            f"cannot listen at {where}: {reason}; choose another --port or --host"
        ) from None


def advice(problem: StoreError) -> str:
    """What the operator can do about it."""
    from glueck.store import InUse, Unavailable

    if isinstance(problem, InUse):
        return "; stop that one first, or give this one another --db"
    if isinstance(problem, Unavailable):
        return "; is it running, and is --db right?"
    return "; give another --db, or put a backup in its place (glueck import)"


def tune_interpreter() -> None:
    """Collect garbage rarely: current objects stay, and most later ones are freed without the
    collector, which took a quarter of a move's time. And switch threads often: the one that writes
    to disk must run soon, because everybody waits for it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 20, 100)
    sys.setswitchinterval(0.001)


def prepare_all() -> None:
    """Start compiling all rules and bots, all games at the same time; they can be played meanwhile.
    Or wait for it, if configured."""
    games = [glueck.load(name) for name in glueck.games()]
    for game in games:
        prepare_bots(game)
    if any(map(is_being_compiled, games)):
        threading.Thread(target=show_progress, args=(games,), daemon=True).start()


def show_progress(games: Sequence[glueck.Game]) -> None:
    with ProgressLine("Compiling for this machine (once), while people can play") as line:
        while left := [game for game in games if is_being_compiled(game)]:
            line.show(*(f"{game.title} {described(compilation(game))}" for game in left))
            time.sleep(0.5)


def has_screen() -> bool:
    """Whether there is a graphical browser; one in the terminal would not help."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_page(settings: Any) -> None:
    """As soon as the server answers."""
    for _ in range(100):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", settings.port)) == 0:
                webbrowser.open(f"http://127.0.0.1:{settings.port}")
                return
        time.sleep(0.1)


def announce(settings: Any) -> None:
    """Prints the address; with a QR code for phones, if they can reach it."""
    print(f"Glückskiste is at {settings.url}", flush=True)
    print(f"Tables are kept in {settings.database.split('@')[-1]}", flush=True)
    if settings.public_url:
        return
    if settings.host in ("0.0.0.0", "::"):
        address = lan_address()
        if address is None:
            return
        url = f"http://{address}:{settings.port}"
        print(f"On this network: {url}", flush=True)
        import segno

        if sys.stdout.isatty():
            segno.make(url).terminal(compact=True)


def lan_address() -> str | None:
    """The address others on the network use; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        about = {"at": self.formatTime(record), "level": record.levelname.lower()}
        about |= {"what": record.name, "text": record.getMessage()}
        if record.exc_info:
            about["trace"] = self.formatException(record.exc_info)
        return json.dumps(about, ensure_ascii=False).encode(errors="replace").decode()


def keep_log(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # uvicorn would log the links of tables, and anybody with a link may sit down there. It would
    # also write a line for every invalid HTTP request; /metrics counts them.
    for chatty in ("uvicorn", "uvicorn.access", "websockets", "asyncio", "httpx", "httpcore"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
