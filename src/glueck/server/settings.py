"""All settings of a server, in one place: by flag, environment (GLUECK_PORT=…) or a TOML file."""

from __future__ import annotations

import os
import tomllib
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from pydantic import BeforeValidator, Field, ValidationError, field_validator
from pydantic_settings import (
    BaseSettings,
    EnvSettingsSource,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    SettingsError,
)

from glueck.bots.program_command import command_of
from glueck.engine.data_folder import data_folder
from glueck.engine.errors import OptionError


class SettingError(Exception):
    """A setting with a value it cannot have; says which one and where it came from."""

    def __init__(self, name: str, problem: str, source: str) -> None:
        super().__init__(f"{name} ({source}): {problem}")
        self.name, self.problem, self.source = name, problem, source


def reject_bool(value: Any) -> Any:
    """`port = true` is a mistake, though Python counts true as 1."""
    if isinstance(value, bool):
        raise ValueError("a number is needed")
    return value


Whole = Annotated[int, BeforeValidator(reject_bool)]
Number = Annotated[float, BeforeValidator(reject_bool)]


MOST_PROCESSES = 16  # by default; each needs about 60 MiB


def usual_processes() -> int:
    """As many as there are processors: thinking has the lowest priority."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return min(max(2, usable or 2), MOST_PROCESSES)


class ServerSettings(BaseSettings):
    """Made directly, it contains only the given values; `gather` reads all sources."""

    model_config = SettingsConfigDict(env_prefix="GLUECK_", frozen=True, extra="forbid")

    host: str = "127.0.0.1"
    port: Whole = Field(8440, ge=0, le=65535)
    db: str = Field("", repr=False)  # may hold a password; empty: a file in the data directory
    public_url: str = ""  # the address others use, if not its own
    # Thinking at the same time. At least two, so that nobody can use all of them.
    bot_processes: Whole = Field(default_factory=usual_processes, ge=1, le=64)
    # Factor for how fast a client may be; 0: no limit.
    rate: Number = Field(1.0, ge=0, le=1000, allow_inf_nan=False)
    idle: Whole = Field(300, ge=1, le=10**6)  # seconds until an unwatched table leaves memory
    resident: Whole = Field(2000, ge=1, le=10**7)  # tables in memory, not counting watched ones
    connections: Whole = Field(10_000, ge=8, le=60_000)  # at the same time, if the system allows
    trusted_proxies: str = ""  # addresses or networks whose X-Forwarded-For is believed
    most_tables: Whole = Field(50, ge=1, le=10**6)  # open or running, of one player
    most_bot_tables: Whole = Field(20, ge=1, le=10**6)  # … running with bots, opened by that player
    # Seconds without a connection after which somebody is notified that it is their turn.
    notice_after: Number = Field(30.0, ge=0, le=86400, allow_inf_nan=False)
    # Whether webhooks and pushes may go to addresses of this machine or network, and without TLS.
    allow_internal_webhooks: bool = False
    log: Literal["debug", "info", "warning", "error"] = "info"
    # The operator's bots, by name: programs that use docs/bot-protocol.md, like «cmd:./mybot».
    programs: dict[str, str] = Field(default_factory=dict)
    program_seconds: Number = Field(2.0, gt=0, le=60, allow_inf_nan=False)  # for an answer
    program_memory: Whole = Field(1024, ge=16, le=1 << 20)  # MiB of data, each of its processes

    @field_validator("programs")
    @classmethod
    def _can_be_started(cls, programs: dict[str, str]) -> dict[str, str]:
        try:
            commands = [command_of(f"{name}={text}") for name, text in programs.items()]
        except OptionError as problem:
            raise ValueError(problem.problem) from None
        return {one.name: text for one, text in zip(commands, programs.values(), strict=True)}

    @field_validator("db")
    @classmethod
    def _is_a_database(cls, db: str) -> str:
        if db and not db.startswith(("sqlite:///", "postgresql://", "postgres://")):
            raise ValueError("it is neither sqlite:///PATH nor postgresql://…")
        return db

    @field_validator("public_url")
    @classmethod
    def _is_an_address(cls, public_url: str) -> str:
        url = urlsplit(public_url)
        of_a_server = url.scheme in ("http", "https") and url.netloc and url.path in ("", "/")
        if public_url and not of_a_server:
            raise ValueError("it is not like https://games.example.org")
        return public_url

    @field_validator("trusted_proxies", mode="before")
    @classmethod
    def _are_networks(cls, proxies: Any) -> str:
        """In a file it may be a list as well."""
        if isinstance(proxies, list):
            proxies = ",".join(map(str, proxies))
        if not isinstance(proxies, str):
            raise ValueError("it is not like 127.0.0.1, 10.0.0.0/8, ::1")
        try:
            networks_in(proxies)
        except ValueError as problem:
            raise ValueError(f"{problem}; it is not like 127.0.0.1, 10.0.0.0/8, ::1") from None
        return proxies

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        *others: PydanticBaseSettingsSource,
        **more: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        return (init_settings,)

    @property
    def database(self) -> str:
        return self.db or f"sqlite:///{data_folder() / 'tables.db'}"

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
        """Whether cookies may require https."""
        return self.public_url.startswith("https:")


def networks_in(text: str) -> list[IPv4Network | IPv6Network]:
    return [ip_network(one) for one in text.replace(",", " ").split()]


def gather(flags: dict[str, Any], file: Path | None = None) -> ServerSettings:
    """Flags override the environment, which overrides the file, which overrides defaults."""
    sources = {
        str(file): from_file(file) if file else {},
        "environment": from_environment(),
        "flag": {name: value for name, value in flags.items() if value is not None},
    }
    given: dict[str, Any] = {}
    for source, values in sources.items():
        check(values, source)
        given |= values
    return ServerSettings(**given)


def from_environment() -> dict[str, Any]:
    try:
        return EnvSettingsSource(ServerSettings)()
    except SettingsError:
        raise SettingError("programs", "is no object of JSON", "environment") from None


def from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as problem:
        raise SettingError("config", problem.strerror or "cannot be read", str(file)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise SettingError("config", f"is not TOML ({problem})", str(file)) from None


def check(values: dict[str, Any], source: str) -> None:
    """Checks each source separately: a mistake is reported even where another source overrides
    it."""
    try:
        ServerSettings(**values)
    except ValidationError as problem:
        first = problem.errors(include_url=False)[0]
        name = str(first["loc"][0])
        raise SettingError(name, in_words(name, first), source) from None


def in_words(name: str, error: Any) -> str:
    """What is wrong with a value; the value itself is shown only if it cannot be a secret."""
    known = ServerSettings.model_fields
    if name not in known:
        return f"there is no such setting; there are: {', '.join(known)}"
    text = error["msg"].removeprefix("Value error, ").replace("Input should", "it should", 1)
    value = f"{error['input']!r} " if known[name].repr else ""
    return f"{value}cannot be: {text}"
