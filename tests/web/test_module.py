"""In a browser, the modules of the games do as they do in node, and as native code does."""

from __future__ import annotations

import json
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest

import glueck
from effort import EFFORT
from tried import tried
from wasm.modules import HERE, built
from wasm.recorded import recorded_game, recorded_tables

PLAYED = """async ([script, module, about, recorded]) => {
    const { results } = await import(`data:text/javascript;base64,${script}`)
    const bytes = Uint8Array.from(atob(module), (one) => one.charCodeAt(0))
    return results(bytes, JSON.parse(about), recorded)
}"""


# As in node, but other games, and fewer of them in `make test`.
GAMES = 5
FIRST = 1_000_000  # seed
TABLES = {("apprentice", "hauler", "hewer"): 60, ("captain", "hewer"): 8}


@pytest.mark.slow
@pytest.mark.parametrize("name", glueck.games())
def test_a_browser_plays_and_decides_as_native_code_does(
    browser: Any, tmp_path: Path, name: str
) -> None:
    folder, game = built(tmp_path), glueck.load(name)
    for seed in range(FIRST, FIRST + EFFORT):
        games = [recorded_game(game, seed * GAMES + number) for number in range(GAMES)]
        tables, decisions = recorded_tables(game, seed, TABLES)
        recorded = {"games": [one for one, _ in games], "decisions": tables}
        found = in_browser(browser, folder, name, recorded)
        assert found["games"] == [sums for _, sums in games]
        assert found["decisions"] == decisions
        tried(games_in_chromium=GAMES, bot_games_in_chromium=len(tables))


def in_browser(browser: Any, folder: Path, name: str, recorded: dict[str, Any]) -> Any:
    page = browser.new_page()
    try:
        return page.evaluate(PLAYED, [
            b64encode((HERE / "replay.mjs").read_bytes()).decode(),
            b64encode((folder / f"{name}.wasm").read_bytes()).decode(),
            (folder / f"{name}.json").read_text(encoding="utf-8"),
            json.loads(json.dumps(recorded)),
        ])  # fmt: skip
    finally:
        page.close()
