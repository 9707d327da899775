"""In a browser, the modules of the games do as they do in node, and as native code does."""

from __future__ import annotations

import json
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest

import glueck
from wasm.modules import HERE, built
from wasm.recorded import recorded_decisions, recorded_game

PLAYED = """async ([script, module, about, recorded]) => {
    const { results } = await import(`data:text/javascript;base64,${script}`)
    const bytes = Uint8Array.from(atob(module), (one) => one.charCodeAt(0))
    return results(bytes, JSON.parse(about), recorded)
}"""


@pytest.mark.slow
@pytest.mark.parametrize("name", glueck.games())
def test_a_browser_plays_and_decides_as_native_code_does(
    browser: Any, tmp_path: Path, name: str
) -> None:
    folder, game = built(tmp_path), glueck.load(name)
    games = [recorded_game(game, seed) for seed in range(len(game.seats))]
    table = recorded_decisions(game, ["captain", "hewer"], 1, 12)
    recorded = {"games": [one for one, _ in games], "decisions": [table[0]]}
    page = browser.new_page()
    try:
        found = page.evaluate(PLAYED, [
            b64encode((HERE / "replay.mjs").read_bytes()).decode(),
            b64encode((folder / f"{name}.wasm").read_bytes()).decode(),
            (folder / f"{name}.json").read_text(encoding="utf-8"),
            json.loads(json.dumps(recorded)),
        ])  # fmt: skip
    finally:
        page.close()
    assert found["games"] == [sums for _, sums in games]
    assert found["decisions"] == [table[1]]
