"""`glueck serve` that cannot serve: one sentence that says what to do, and nothing announced."""

import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from glueck.store.lock import Lock

pytestmark = pytest.mark.slow


def served(*flags, **environment):
    """What it wrote and how it ended; it must end by itself."""
    return subprocess.run(
        [sys.executable, "-m", "glueck.cli", "serve", "--port", "0", "--log", "info", *flags],
        env=os.environ | {"GLUECK_COMPILE": "never"} | environment,
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip


def refused(end, *words):
    assert end.returncode == 2, end.stderr
    assert end.stdout == ""  # nothing was announced
    assert "Traceback" not in end.stderr
    (line,) = end.stderr.splitlines()
    for word in ("glueck: ", *words):
        assert word in line


def no_database(folder):
    (folder / "t.db").write_bytes(os.urandom(9000))


def damaged(folder):
    """A database whose second half is not what SQLite wrote."""
    with closing(sqlite3.connect(folder / "t.db")) as file, file:
        file.execute("CREATE TABLE schema_version (version INTEGER)")
        file.executemany("INSERT INTO schema_version VALUES (?)", [(n,) for n in range(3000)])
    content = bytearray((folder / "t.db").read_bytes())
    content[4096:] = b"\xaa" * len(content[4096:])
    (folder / "t.db").write_bytes(content)


def a_folder(folder):
    (folder / "t.db").mkdir()


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (no_database, ("t.db", "file is not a database", "--db")),
        (damaged, ("t.db", "malformed", "backup")),
        (a_folder, ("t.db", "Is a directory", "--db")),
    ],
)
def test_a_file_that_is_no_database_of_ours(tmp_path, make, words):
    make(tmp_path)
    refused(served("--db", f"sqlite:///{tmp_path}/t.db"), *words)


def test_a_database_that_is_served_already(tmp_path):
    lock = Lock(tmp_path / "t.db")
    try:
        end = served("--db", f"sqlite:///{tmp_path}/t.db")
    finally:
        lock.release()
    refused(end, "served by another process", "stop that one first")


def test_a_folder_that_cannot_be(tmp_path):
    (tmp_path / "file").write_text("")
    refused(served("--db", f"sqlite:///{tmp_path}/file/t.db"), "cannot be opened", "--db")


def test_no_postgresql_there(tmp_path):
    end = served("--db", "postgresql://me:hunter2@127.0.0.1:1/x")
    refused(end, "PostgreSQL", "is it running")
    assert "hunter2" not in end.stderr


def test_a_port_in_use(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        end = served("--port", port, "--db", f"sqlite:///{tmp_path}/t.db")
    refused(end, f"port {port}", "Address already in use", "--port")


def test_a_host_that_is_not_here(tmp_path):
    refused(served("--host", "a..b", "--db", f"sqlite:///{tmp_path}/t.db"), "a..b", "--host")
