"""The schema as numbered steps; a database remembers the last step it has.

Published steps are never changed; a change is a new step. They are written once for both databases,
and `Dialect` has the words that differ.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib.resources import files

from glueck.store.statements import Statement, Statements
from glueck.store.store import StoreError

Dialect = Mapping[str, str]
SQLITE: Dialect = {"key": "TEXT", "bytes": "BLOB", "clustered": "WITHOUT ROWID"}
POSTGRES: Dialect = {"key": 'TEXT COLLATE "C"', "bytes": "BYTEA", "clustered": ""}

REMEMBER = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT PRIMARY KEY)"
VERSION = "SELECT max(version) FROM schema_version"
TAKEN = "INSERT INTO schema_version (version) VALUES ($1)"


def steps() -> list[str]:
    """The SQL of step 1, 2, …, from files that are named after their number."""
    found = sorted(
        (path for path in files("glueck.store").joinpath("schema").iterdir()),
        key=lambda path: path.name,
    )
    return [path.read_text(encoding="utf-8") for path in found if path.name.endswith(".sql")]


def migrate(steps: Sequence[str], dialect: Dialect) -> Statements[None]:
    """Bring the schema up to date. The caller's transaction makes it all or nothing."""
    yield Statement(REMEMBER)
    at = yield from version()
    refuse_newer(at, len(steps))
    for number, sql in enumerate(steps[at:], start=at + 1):
        for statement in statements(sql, dialect):
            yield Statement(statement)
        yield Statement(TAKEN, (number,))


def must_be_current(steps: Sequence[str]) -> Statements[None]:
    at = yield from version()
    refuse_newer(at, len(steps))
    if at < len(steps):
        raise StoreError(f"the store has schema {at}; start the server to bring it to {len(steps)}")


def version() -> Statements[int]:
    return (yield Statement(VERSION))[0][0] or 0


def refuse_newer(at: int, known: int) -> None:
    if at > known:
        raise StoreError(
            f"the store has schema {at}, and this version of Glückskiste knows schemas up to"
            f" {known}: use a newer version"
        )


def statements(sql: str, dialect: Dialect) -> list[str]:
    without_comments = re.sub(r"--[^\n]*", "", sql)
    for name, word in dialect.items():
        without_comments = without_comments.replace(f"{{{name}}}", word)
    return [one.strip() for one in without_comments.split(";") if one.strip()]
