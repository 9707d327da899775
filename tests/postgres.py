"""A PostgreSQL server of the tests' own: in a temporary folder, reached through a socket there."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path

ACCOUNTS = ("postgres", "nobody")  # PostgreSQL refuses to be run by root
CONFIG = """
listen_addresses = ''
unix_socket_directories = '{folder}'
max_connections = 60
shared_buffers = 32MB
"""


@cache
def programs() -> Path | None:
    """Where `initdb` and `pg_ctl` are, installed if need be and possible."""
    found = look_for_programs()
    if not found and sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get"):
        command = ["apt-get", "install", "-y", "-q", "postgresql"]
        subprocess.run(command, capture_output=True, check=False, timeout=300)
        found = look_for_programs()
    return found


def look_for_programs() -> Path | None:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if on_path := shutil.which("initdb"):
        folders.append(Path(on_path).resolve().parent)
    return next((one for one in folders if (one / "pg_ctl").exists()), None)


def account() -> str | None:
    """Whom to become; None: nobody else."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    import pwd

    return next(name for name in ACCOUNTS if any(one.pw_name == name for one in pwd.getpwall()))


class Server:
    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder, self.programs = folder, programs
        self.account = account()
        self._names = count(1)

    def run(self, program: str, *args: str, check: bool = True) -> str:
        done = subprocess.run(
            [str(self.programs / program), *args],
            cwd=self.folder,
            user=self.account,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            text=True,
            check=False,
            timeout=120,
        )
        if check and done.returncode:
            log = self.folder / "log"
            said = log.read_text() if log.exists() else ""
            raise RuntimeError(f"{program}: {done.stdout}\n{said}")
        return done.stdout

    def create(self) -> None:
        self.run("initdb", "-D", "data", "-U", "glueck", "-A", "trust", "-E", "UTF8", "--no-sync")
        with (self.folder / "data" / "postgresql.conf").open("a") as file:
            file.write(CONFIG.format(folder=self.folder))
        self.start()
        # German order, where this PostgreSQL knows it: what must not depend on it is seen not to.
        german = ("-T", "template0", "--locale-provider=icu", "--icu-locale=de")
        connect = ("-h", str(self.folder), "-U", "glueck")
        if "error" in self.run("createdb", *connect, *german, "glueck", check=False):
            self.run("createdb", *connect, "glueck")

    def start(self) -> None:
        # Its output goes to a file: a pipe would be held open, and waited for without end.
        self.run("pg_ctl", "-D", "data", "-w", "-t", "90", "-l", "log", "-s", "start")

    def stop(self, how: str = "fast") -> None:
        self.run("pg_ctl", "-D", "data", "-w", "-t", "90", "-m", how, "-s", "stop", check=False)

    def url(self, schema: str = "public") -> str:
        return f"postgresql://glueck@/glueck?host={self.folder}&search_path={schema}"

    def fresh_url(self) -> str:
        """A schema in which nothing is yet: as good as a database, and made in no time."""
        schema = f"fresh_{next(self._names)}"
        command = f"CREATE SCHEMA {schema}"
        self.run("psql", "-q", "-h", str(self.folder), "-U", "glueck", "-c", command, "glueck")
        return self.url(schema)


@contextmanager
def running(programs: Path) -> Iterator[Server]:
    folder = Path(tempfile.mkdtemp(prefix="glueck-pg-"))
    server = Server(folder, programs)
    if server.account:
        shutil.chown(folder, server.account)
    try:
        server.create()
        yield server
    finally:
        server.stop("immediate")
        shutil.rmtree(folder, ignore_errors=True)
