"""All settings of a server, in one place: by flag, environment (GLUECK_PORT=…) or a TOML file."""

from __future__ import annotations

import os
import tomllib
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from platformdirs import user_data_path

PREFIX = "GLUECK_"
LOOPBACK = ("127.0.0.1", "::1", "localhost")


class SettingError(Exception):
    """A setting with a value it cannot have; says which one and where it came from."""

    def __init__(self, name: str, problem: str, source: str = "") -> None:
        super().__init__(f"{name}{f' ({source})' if source else ''}: {problem}")
        self.name, self.problem, self.source = name, problem, source


@dataclass(frozen=True)
class ServerSettings:
    host: str = "127.0.0.1"
    port: int = 8440
    db: str = ""  # empty: a SQLite file in the user's data directory
    public_url: str = ""  # how others reach this server, if not at its own address
    bot_threads: int = 1  # thinking at the same time
    rate: float = 1.0  # how much faster than usual a client may be; 0: as fast as it likes
    idle: int = 300  # seconds until a table nobody looks at leaves memory
    resident: int = 2000  # tables in memory, at the most (but for those being watched)
    most_tables: int = 200  # a player may have open or running
    log: str = "info"

    def __post_init__(self) -> None:
        self._between("port", 0, 65535)
        self._between("bot_threads", 1, 64)
        self._between("rate", 0, 1000)
        self._between("idle", 1, 10**6)
        self._between("resident", 1, 10**7)
        self._between("most_tables", 1, 10**6)
        if self.log not in ("debug", "info", "warning", "error"):
            raise SettingError("log", f"{self.log!r} is none of debug, info, warning, error")
        if self.db and not self.db.startswith(("sqlite:///", "postgresql://", "postgres://")):
            raise SettingError("db", "is neither sqlite:///PATH nor postgresql://…")
        if self.public_url:
            url = urlsplit(self.public_url)
            if url.scheme not in ("http", "https") or not url.netloc or url.path not in ("", "/"):
                raise SettingError("public_url", "is not like https://games.example.org")

    def _between(self, name: str, low: float, high: float) -> None:
        value = getattr(self, name)
        if not low <= value <= high:
            raise SettingError(name, f"{value!r} is not from {low} to {high}")

    @property
    def database(self) -> str:
        return self.db or f"sqlite:///{user_data_path('glueck') / 'tables.db'}"

    @property
    def address(self) -> str:
        """Where a browser on this machine finds it."""
        host = "127.0.0.1" if self.host in ("0.0.0.0", "::", "") else self.host
        host = f"[{host}]" if ":" in host else host
        return f"http://{host}:{self.port}"

    @property
    def url(self) -> str:
        return (self.public_url or self.address).rstrip("/")

    @property
    def secure(self) -> bool:
        """Whether cookies may insist on https."""
        return self.public_url.startswith("https:")


def gather(
    flags: dict[str, Any], environment: dict[str, str] | None = None, file: Path | None = None
) -> ServerSettings:
    """Flags before environment before file before what is usual."""
    kinds = {f.name: type(f.default) for f in fields(ServerSettings)}
    settings = ServerSettings()
    sources = [
        (from_file(file), str(file)),
        (from_environment(os.environ if environment is None else environment), "environment"),
        ({k: v for k, v in flags.items() if v is not None}, "flag"),
    ]
    for values, source in sources:
        for name, value in values.items():
            if name not in kinds:
                known = ", ".join(kinds)
                raise SettingError(name, f"there is no such setting; there are: {known}", source)
            try:
                settings = replace(settings, **{name: converted(kinds[name], value)})
            except (ValueError, TypeError):
                problem = f"{value!r} is not a {kinds[name].__name__}"
                raise SettingError(name, problem, source) from None
            except SettingError as problem:
                raise SettingError(problem.name, problem.problem, source) from None
    return settings


def converted(kind: type, value: Any) -> Any:
    if kind is str and not isinstance(value, str):
        raise TypeError
    if isinstance(value, bool) or (kind is int and isinstance(value, float)):
        raise TypeError
    return kind(value)


def from_environment(environment: Any) -> dict[str, Any]:
    names = {f"{PREFIX}{f.name.upper()}": f.name for f in fields(ServerSettings)}
    return {name: environment[key] for key, name in names.items() if key in environment}


def from_file(file: Path | None) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as problem:
        raise SettingError("config", problem.strerror or "cannot be read", str(file)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise SettingError("config", f"is not TOML ({problem})", str(file)) from None
