"""Checks a release: build it, install it where there is no node, and play.

python tools/release_check.py             sdist and wheel, a fresh virtual environment, a server,
                                          the page, some moves of every game against a bot
python tools/release_check.py --oldest    the same with the oldest dependencies we allow, those of
                                          the adapters for researchers as well
python tools/release_check.py --compiled  the same with compiled rules (takes minutes longer)

The rules run uncompiled unless --compiled is given: compiling is checked by the tests.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from email.parser import HeaderParser
from pathlib import Path
from typing import Any

import httpx
import web_build
from packaging.requirements import Requirement
from server_process import ServerProcess

import glueck

ROOT = Path(__file__).parent.parent
EXTRAS = ("pettingzoo", "gym", "openspiel", "data")  # tried by adapters_check.py
MOVES = 12  # of ours, in each game
PATIENCE = 60.0  # seconds; the server must listen, a bot must have moved
ASSET = re.compile(r'(?:src|href)="\.(/assets/[^"]+)"')


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--oldest", action="store_true")
    parser.add_argument("--compiled", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="glueck-release-") as folder:
        wheel = built(Path(folder) / "dist")
        place = Place(Path(folder), args.compiled)
        place.install(wheel, args.oldest)
        place.tell_version()
        place.play_in_the_terminal()
        if args.oldest:
            place.step_the_adapters()
        with place.serving() as http:
            look_at_page(http)
            play_every_game(http)
    say("The release works.")


def say(text: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {text}", flush=True)


# -- building ------------------------------------------------------------------------------


def built(folder: Path) -> Path:
    """The wheel, made from the sdist as pip would make it."""
    run([sys.executable, str(ROOT / "tools" / "wasm_build.py")], dict(os.environ))
    web_build.build()
    say("Building the sdist, and the wheel from it …")
    command = [sys.executable, "-m", "build", "--outdir", str(folder), str(ROOT)]
    run(command, os.environ | {"PIP_CONSTRAINT": str(ROOT / "constraints.txt")})
    (wheel,) = folder.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    for wanted in (
        "server/web/index.html",
        "server/web/licences.txt",
        "licenses/LICENSE",
        "glueck/locales/ru.ftl",
        *(f"glueck/games/{game}/locales/ru.ftl" for game in glueck.games()),
        "glueck/terminal/locales/ru.ftl",
    ):
        if not any(name.endswith(wanted) for name in names):
            sys.exit(f"{wheel.name} has no {wanted}")
    return wheel


def run(command: list[str], environment: dict[str, str]) -> str:
    """Its output; all of it is shown if it fails."""
    done = subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True,
        encoding="utf-8", check=False,
    )  # fmt: skip
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}\n{done.stderr}")
    return done.stdout


def oldest(wheel: Path) -> list[str]:
    """The lower bound of every dependency, and of those of some extras, as pins."""
    (name,) = [n for n in zipfile.ZipFile(wheel).namelist() if n.endswith(".dist-info/METADATA")]
    about = HeaderParser().parsestr(zipfile.ZipFile(wheel).read(name).decode())
    pins = []
    for text in about.get_all("Requires-Dist", []):
        needed = Requirement(text)
        of = ("", *EXTRAS)
        if needed.marker is None or any(needed.marker.evaluate({"extra": one}) for one in of):
            (bound,) = [s.version for s in needed.specifier if s.operator == ">="]
            pins.append(f"{needed.name}=={bound}")
    return pins


# -- a clean environment -------------------------------------------------------------------


class Place:
    """A virtual environment and a home, with nothing else on the path: no node, no sources."""

    def __init__(self, folder: Path, compiled: bool) -> None:
        self.folder, self.bin = folder, folder / "venv" / "bin"
        home = folder / "home"
        home.mkdir()
        foreign = ("PYTHON", "XDG_", "NUMBA_", "GLUECK_", "NODE", "VIRTUAL_ENV")
        self.environment = {k: v for k, v in os.environ.items() if not k.startswith(foreign)}
        self.environment |= {"HOME": str(home), "PATH": str(self.bin)}
        if not compiled:
            self.environment["NUMBA_DISABLE_JIT"] = "1"

    def install(self, wheel: Path, with_oldest: bool) -> None:
        pins = oldest(wheel) if with_oldest else []
        constraints = self.folder / "oldest.txt" if with_oldest else ROOT / "constraints.txt"
        if with_oldest:
            constraints.write_text("\n".join(pins), encoding="utf-8")
        say(f"Installing {wheel.name} {'with ' + ', '.join(pins) if pins else ''}…")
        run([sys.executable, "-m", "venv", str(self.folder / "venv")], dict(os.environ))
        pip = [
            str(self.bin / "python"),
            "-m",
            "pip",
            "install",
            "--quiet",
            "--no-warn-script-location",
        ]
        wanted = f"{wheel}[{','.join(EXTRAS)}]" if with_oldest else str(wheel)
        run([*pip, "-c", str(constraints), wanted], dict(os.environ))
        for tool in ("node", "npm"):
            if found := shutil.which(tool, path=self.environment["PATH"]):
                sys.exit(f"{found} would help; here nothing may")

    def tell_version(self) -> None:
        version = run([str(self.bin / "glueck"), "--version"], self.environment)
        say(version.strip())

    def play_in_the_terminal(self) -> None:
        """In a language that comes with the wheel, from catalogues outside src/."""
        glueck = str(self.bin / "glueck")
        utf8 = self.environment | {"PYTHONUTF8": "1"}
        said = run([glueck, "play", "glueckauf", "--lang", "ru"], utf8)
        for words in ("Смена 1 из 3", "Ваш ход: возьмите один из открытых заказов."):
            if words not in said.replace("\u00a0", " "):
                sys.exit(f"the terminal does not say “{words}”:\n{said}")
        say("The terminal speaks Russian.")

    def step_the_adapters(self) -> None:
        script = ROOT / "tools" / "adapters_check.py"
        run([str(self.bin / "python"), str(script)], self.environment)
        say("The adapters for researchers work.")

    @contextmanager
    def serving(self) -> Iterator[httpx.Client]:
        """A server of the installed package, as long as it is needed."""
        say("Starting `glueck serve` …")
        output = self.folder / "server.log"
        with output.open("w", encoding="utf-8") as log:
            server = ServerProcess(
                self.folder, [str(self.bin / "glueck"), "serve"], flags=(),
                env=self.environment, cwd=self.folder, stdout=log, stderr=log,
            )  # fmt: skip
            try:
                with server, httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
                    yield http
            except BaseException:
                print(output.read_text(encoding="utf-8"), file=sys.stderr)
                raise
        say("The server has stopped.")


# -- playing -------------------------------------------------------------------------------


def ask(http: httpx.Client, method: str, path: str, **body: Any) -> Any:
    answer = http.request(method, path, json=body or None)
    if answer.is_error:
        sys.exit(f"{method} {path}: {answer.status_code} {answer.text}")
    return answer.json()


def look_at_page(http: httpx.Client) -> None:
    page = http.get("/")
    assets = ASSET.findall(page.text)
    if not assets:
        sys.exit(f"/ is not the page:\n{page.text}")
    for path in (*assets, "/licences.txt"):
        answer = http.get(path)
        if answer.is_error or not answer.content:
            sys.exit(f"{path}: {answer.status_code}")
    say(f"The page is there, with {len(assets)} scripts and styles.")


def play_every_game(http: httpx.Client) -> None:
    me = ask(http, "POST", "/api/players", name="Release", program=True)
    http.headers["Authorization"] = f"Bearer {me['token']}"
    about = ask(http, "GET", "/api/games")
    for game in about["games"]:
        seats = ["me"] + [about["levels"][0]["name"]] * (min(game["seats"]) - 1)
        table = ask(http, "POST", "/api/tables", game=game["id"], seats=seats, start=True)
        moves = play(http, f"/api/tables/{table['id']}", table["seat"])
        say(f"{game['title']}: {moves} moves played against {seats[1]}.")


def play(http: httpx.Client, table: str, seat: int) -> int:
    """Plays our first legal action repeatedly; returns how many."""
    until = time.monotonic() + PATIENCE
    for made in range(MOVES):
        while (now := ask(http, "GET", f"{table}/view?form=json"))["view"]["turn"] != seat:
            if now["view"]["over"]:
                return made
            if time.monotonic() > until:
                sys.exit(f"the bot did not move: {now['view']['turn']} is to act")
            time.sleep(0.05)
        action = now["view"]["legal"][0]
        ask(http, "POST", f"{table}/do", do="play", action=action, at=now["move"])
    return MOVES


if __name__ == "__main__":
    main()
