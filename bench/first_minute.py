"""The first minute: the time until the first game from a clone, a wheel or Python; and every later
start.

python bench/first_minute.py               prints a table and adds it to bench/results.json
python bench/first_minute.py play wheel    only these parts (or commands, library, compile)

Everything happens in a temporary folder: a clone of HEAD, an empty home, no caches. So packages are
downloaded again, and the network matters. Seconds are elapsed time unless a row says otherwise:
more on a busy machine than on an idle one.
"""

from __future__ import annotations

import json
import os
import pty
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from engine import RESULTS, Row, machine, show

sys.path.insert(0, str(Path(__file__).parent.parent / "tools"))

from server_process import free_port

ROOT = Path(__file__).parent.parent
PATIENCE = 1200.0  # seconds for whatever is waited for
RUNS, AGAIN = 7, 3
FOREIGN = (
    "XDG_",
    "GLUECK_",
    "NUMBA_",
    "PYTHON",
    "VIRTUAL_ENV",
    "UV_CACHE",
    "PIP_CACHE",
    "npm_config_cache",
)
COMMANDS = (["--version"], ["--help"], ["games"], ["rules", "glueckauf", "GA-MINE-11"])
FIRST_ACTION = "import glueck; s = glueck.load('glueckauf').new(); s.play(s.legal()[0])"
# What a compiler used is known when it has ended, a moment after its last file is there.
COMPILE_ALL = """
import resource, glueck
from glueck.engine import precompile
from glueck.search.precompile import precompile_bots
precompile_bots(*map(glueck.load, glueck.games()))
for making in set(precompile._making.values()):
    making.thread.join()
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(used.ru_utime + used.ru_stime)
"""


def row(what: str, value: float, unit: str = "s", reach: float | None = None) -> Row:
    found: Row = {"what": what, "value": round(value, 2), "unit": unit}
    return found | ({"reach": reach} if reach is not None else {})


# -- waiting, with messages ----------------------------------------------------------------


class Stopwatch:
    """Seconds since the start; prints to the standard error what it waits for."""

    def __init__(self, what: str) -> None:
        self.what, self._began, self._said = what, time.monotonic(), 0.0
        self.say("…")

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._began

    def say(self, text: str) -> None:
        start = "\r\x1b[K" if sys.stderr.isatty() else ""
        end = "" if sys.stderr.isatty() else "\n"
        print(f"{start}{self.what}: {text}", end=end, file=sys.stderr, flush=True)

    def until(self, what: str, happens: Callable[[], bool]) -> float:
        """When it happened, in seconds since the beginning."""
        while not happens():
            if self.seconds > PATIENCE:
                sys.exit(f"{self.what}: {what} did not happen in {PATIENCE:.0f} s")
            if self.seconds - self._said > 1 and sys.stderr.isatty():
                self._said = self.seconds
                self.say(f"waiting for {what}, {self.seconds:.0f} s")
            time.sleep(0.01)
        seconds = self.seconds
        self.say(f"{what} after {seconds:.1f} s")
        if sys.stderr.isatty():
            print(file=sys.stderr)
        return seconds


def timed(command: list[str], environment: dict[str, str], **how: Any) -> float:
    """Seconds that a program takes; it must end well."""
    watch = Stopwatch(" ".join([Path(command[0]).name, *command[1:]])[:60])
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False, **how
    )
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}\n{done.stderr}")
    return watch.seconds


# -- a fresh machine -----------------------------------------------------------------------


class FreshMachine:
    """A clone of HEAD with a separate home and caches, all empty."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.clone, self.home = folder, folder / "clone", folder / "home"
        self.home.mkdir()
        self.port = free_port()
        kept = {k: v for k, v in os.environ.items() if not k.startswith(FOREIGN)}
        # Without limits, because otherwise the server would slow down tables with bots only.
        ours = {"GLUECK_PORT": str(self.port), "GLUECK_RATE": "0"}
        self.environment = kept | ours | {"HOME": str(self.home)}
        subprocess.run(["git", "clone", "-q", str(ROOT), str(self.clone)], check=True)
        self.python = self.clone / ".venv" / "bin" / "python"
        self.glueck = self.clone / ".venv" / "bin" / "glueck"

    def with_cache(self, name: str) -> dict[str, str]:
        return self.environment | {"GLUECK_CACHE": str(self.folder / name)}

    def set_up(self) -> None:
        """What `make play` does before it serves, if it was not done."""
        if not (self.clone / ".venv" / ".play").exists():
            timed(["make", ".venv/.play"], self.environment, cwd=self.clone)

    @contextmanager
    def playing(self) -> Iterator[subprocess.Popen[bytes]]:
        """`make play`, as long as it is needed."""
        log = self.folder / "make.log"
        with log.open("wb") as file:
            program = subprocess.Popen(
                ["make", "play"], cwd=self.clone, env=self.environment,
                stdin=subprocess.DEVNULL, stdout=file, stderr=file, start_new_session=True,
            )  # fmt: skip
        try:
            yield program
            if program.poll() is not None:
                sys.exit(f"make play ended with {program.returncode}:\n{log.read_text()}")
        finally:
            with suppress(ProcessLookupError):
                os.killpg(program.pid, signal.SIGTERM)  # make and what it started, nothing else
            program.wait()
            self.stop_everything()

    def stop_everything(self) -> None:
        """Compilers outlive the process that started them; their home shows that they are ours."""
        for pid in self._processes():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def _processes(self) -> Iterator[int]:
        mark = f"HOME={self.home}".encode()
        for entry in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                if mark in (entry / "environ").read_bytes().split(b"\0"):
                    yield int(entry.name)

    def ask(self, path: str, token: str = "", **body: Any) -> Any:
        """The server's answer; None without one."""
        address = f"http://127.0.0.1:{self.port}{path}"
        head = {"Content-Type": "application/json"}
        head |= {"Authorization": f"Bearer {token}"} if token else {}
        data = json.dumps(body).encode() if body else None
        try:
            with urlopen(Request(address, data, head), timeout=30) as answer:
                content = answer.read()
        except HTTPError as problem:
            sys.exit(f"{path}: {problem.code} {problem.read().decode()}")
        except OSError:
            return None
        return json.loads(content) if path.startswith("/api") else content


# -- what is measured ----------------------------------------------------------------------


def play(fresh: FreshMachine) -> list[Row]:
    """`make play`, for the first time and again."""
    site, page = fresh.clone / ".venv" / "lib", fresh.clone / "src/glueck/server/web/.made-of"
    watch = Stopwatch("make play")
    rows = []
    with fresh.playing() as program:

        def until(what: str, happens: Callable[[], bool]) -> None:
            seconds = watch.until(what, lambda: program.poll() is not None or happens())
            if program.poll() is None:
                rows.append(row(f"make play, first: {what}", seconds))

        until("environment with uv", lambda: (fresh.clone / ".venv/bin/uv").exists())
        until("packages", lambda: any(site.glob("python*/site-packages/glueck-*.dist-info")))
        until("page built", page.exists)
        until("page answers", lambda: fresh.ask("/") is not None)
        until("game against a bot begun", lambda: begin_game(fresh))
        whole = [bots_play(fresh, game) for game in ("glueckauf", "gluecksgriff")]
        until(
            "a whole game of each kind played by hauler and hewer", lambda: all_over(fresh, whole)
        )
        if levels(fresh) is None:
            print("The server does not tell which levels are ready: not measured.")
        else:
            until("all levels ready", lambda: all(levels(fresh) or [False]))
    return [*rows, row("make play, again: page answers", play_again(fresh), reach=1.5)]


def begin_game(fresh: FreshMachine) -> bool:
    token = fresh.ask("/api/players", name="Bench", program=True)["token"]
    seats = ["me", "apprentice"]
    return bool(fresh.ask("/api/tables", token, game="glueckauf", seats=seats, start=True))


def bots_play(fresh: FreshMachine, game: str) -> str:
    """A table at which bots play among themselves."""
    token = fresh.ask("/api/players", name="Bench", program=True)["token"]
    table = fresh.ask("/api/tables", token, game=game, seats=["hauler", "hewer"], start=True)
    return str(table["id"])


def all_over(fresh: FreshMachine, tables: list[str]) -> bool:
    time.sleep(0.5)
    return all(fresh.ask(f"/api/tables/{one}")["table"]["status"] == "over" for one in tables)


def levels(fresh: FreshMachine) -> list[bool] | None:
    """Of each level of each game, whether it is ready; None if the server does not say."""
    games = (fresh.ask("/api/games") or {"games": []})["games"]
    told = [level for game in games for level in game.get("levels", [])]
    return [level["ready"] for level in told] if told else None


def play_again(fresh: FreshMachine) -> float:
    def once() -> float:
        watch = Stopwatch("make play, again")
        with fresh.playing():
            return watch.until("page answers", lambda: fresh.ask("/") is not None)

    return statistics.median(once() for _ in range(AGAIN))


def commands(fresh: FreshMachine) -> list[Row]:
    """Each command, the median of some runs."""
    fresh.set_up()
    rows = []
    for args in COMMANDS:
        command = [str(fresh.glueck), *args]
        seconds = statistics.median(timed(command, fresh.environment) for _ in range(RUNS))
        rows.append(row(f"glueck {' '.join(args)}", seconds, reach=0.3))
    return rows


def wheel(fresh: FreshMachine) -> list[Row]:
    """Installed by pip into an empty environment, then a game in the terminal."""
    fresh.set_up()
    venv, dist = fresh.folder / "venv", fresh.folder / "dist"
    for tool in ("wasm_build.py", "web_build.py"):  # as `make dist` does
        timed([sys.executable, f"tools/{tool}"], dict(os.environ), cwd=fresh.clone)
    build = [sys.executable, "-m", "build", "--wheel", "--outdir", str(dist)]
    timed(build, fresh.environment, cwd=fresh.clone)
    timed([sys.executable, "-m", "venv", str(venv)], fresh.environment)
    (file,) = dist.glob("*.whl")
    pip = [str(venv / "bin" / "pip"), "install", "--quiet", str(file)]
    installed = timed(pip, fresh.environment)
    environment = fresh.with_cache("cache-of-the-wheel")
    first = until_first_choice(str(venv / "bin" / "glueck"), environment)
    fresh.stop_everything()
    return [
        row("wheel: pip install", installed),
        row("wheel: glueck play until the first choice, first time", first),
    ]


def until_first_choice(glueck: str, environment: dict[str, str]) -> float:
    """In a terminal, as somebody would play."""
    watch = Stopwatch("glueck play glueckauf")
    pid, terminal = pty.fork()
    if pid == 0:
        os.execve(glueck, [glueck, "play", "glueckauf", "--seed", "7"], environment | TERMINAL)
    seen = b""
    try:
        while b"\n> " not in seen.replace(b"\r", b""):
            part = os.read(terminal, 4096)
            if not part:
                sys.exit(f"glueck play ended: {seen.decode()}")
            seen += part
        return watch.seconds
    finally:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        os.close(terminal)


TERMINAL = {"TERM": "xterm", "COLUMNS": "100", "LINES": "50"}


def library(fresh: FreshMachine) -> list[Row]:
    """A new process until the first action is played."""
    fresh.set_up()
    command = [str(fresh.python), "-c", FIRST_ACTION]

    def empty() -> float:
        seconds = timed(command, fresh.with_cache("empty-cache"))
        fresh.stop_everything()
        shutil.rmtree(fresh.folder / "empty-cache", ignore_errors=True)
        return seconds

    uncompiled = statistics.median(empty() for _ in range(AGAIN))
    cached = fresh.with_cache("compiled")
    timed(command, cached | {"GLUECK_COMPILE": "wait"})
    loaded = statistics.median(timed(command, cached) for _ in range(RUNS))
    return [
        row("library: until the first action, empty cache", uncompiled),
        row("library: until the first action, cached", loaded, reach=0.6),
    ]


def compile_all(fresh: FreshMachine) -> list[Row]:
    """Processor time for both games, with their bots."""
    fresh.set_up()
    watch = Stopwatch("compiling everything")
    done = subprocess.run(
        [fresh.python, "-c", COMPILE_ALL], env=fresh.with_cache("all"),
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True,
    )  # fmt: skip
    return [
        row("compiling both games with bots", watch.seconds),
        row("compiling both games with bots, processor", float(done.stdout)),
    ]


PARTS = {
    "play": play, "commands": commands, "wheel": wheel, "library": library, "compile": compile_all,
}  # fmt: skip


def main() -> None:
    chosen = sys.argv[1:] or list(PARTS)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("broken off"))  # no server is left behind
    table: list[Row] = []
    with tempfile.TemporaryDirectory(
        prefix="glueck-first-minute-", ignore_cleanup_errors=True
    ) as place:
        fresh = FreshMachine(Path(place))
        try:
            for part in chosen:
                table += PARTS[part](fresh)
        finally:
            fresh.stop_everything()
    show(table)
    if chosen == list(PARTS):
        results = json.loads(RESULTS.read_text()) if RESULTS.exists() else {"machine": machine()}
        RESULTS.write_text(json.dumps(results | {"first_minute": table}, indent=1) + "\n")


if __name__ == "__main__":
    main()
