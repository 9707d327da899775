"""A terminal for tests: commands in this process, games in a temporary home."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from glueck.cli.main import cli
from glueck.terminal import language


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are saved; and a terminal that says nothing about itself."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("GLUECK_BOTS", "random")  # quick, and nothing more to compile
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    language.use("en")
    return tmp_path


Run = Callable[..., Result]


@pytest.fixture
def run() -> Run:
    def invoke(*args: Any, lines: list[str] | None = None, **environment: str) -> Result:
        typed = "".join(f"{line}\n" for line in lines or [])
        result = CliRunner().invoke(cli, [str(a) for a in args], input=typed, env=environment)
        if result.exception and not isinstance(result.exception, SystemExit):
            raise result.exception  # a traceback is never the answer
        return result

    return invoke
