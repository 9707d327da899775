"""The table in a real browser: its weight, how soon it is there, how soon a press shows.

python bench/web.py            prints a table and adds it to bench/results.json
python bench/web.py press      only that part (load, alone, press, play, memory)

Server and browser share the machine's cores; everything goes over loopback. Interactive is a
page when the first game can be pressed: its button is there, enabled, and bound.
"""

import gzip
import json
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

import glueck
from engine import RESULTS, Row, machine, show
from server import row, server

sys.path.insert(0, str(Path(__file__).parent.parent / "tools"))

import chromium
import web_build
from web_person import Person

LOADS, PRESSES, SECONDS, GAMES = 7, 40, 20, 10
SIZE = {"width": 1440, "height": 900}
LEVELS = ("black", "gray", "brown", "yellow", "surface")

# Svelte binds what it puts into the page, so a button that is there can be pressed.
READY = """(() => {
    const look = () => {
        const button = document.querySelector('[data-play]')
        if (button && !button.disabled) window.ready = performance.now()
        else requestAnimationFrame(look)
    }
    look()
})()"""
PREFS = """location.protocol === 'about:'
    || localStorage.setItem('glueck-prefs', '{"language":"en","speed":"%s"}')"""
TASKS = """(() => {
    window.longest = 0
    new PerformanceObserver(list => list.getEntries().forEach(
        task => window.longest = Math.max(window.longest, task.duration)))
        .observe({type: 'longtask'})
})()"""
# From a press to the picture after the one in which what came of it was drawn.
PRESS = """level => new Promise(done => {
    const cage = document.querySelector('.mine .cage'), start = performance.now()
    const seen = new MutationObserver(() => {
        seen.disconnect()
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
    })
    seen.observe(cage, {attributes: true})
    document.querySelector(`[data-action="ride ${level}"]`).click()
})"""

# When each action was told by the worker in which a table of this device lives, and whose it was.
TOLD = """window.told = []
window.Worker = class extends Worker {
    constructor(...how) {
        super(...how)
        this.addEventListener('message', ({data}) => {
            const said = data.is === 'said' ? JSON.parse(data.data) : {}
            if (said.what === 'played') told.push([performance.now(), said.about.seat])
        })
    }
}"""
# The longest wait for an action of the only bot.
LONGEST_THOUGHT = """told.reduce((most, [at, seat], i) =>
    i && seat === 1 ? Math.max(most, at - told[i - 1][0]) : most, 0)"""

NewPage = Callable[..., Any]


@contextmanager
def pages() -> Iterator[NewPage]:
    """Pages of a server of our own; each in a browser profile in which nothing is yet."""
    web_build.build()
    with server() as (port, _), sync_playwright() as playwright:
        browser = chromium.launch(playwright)

        def open_one(*scripts: str, speed: str = "off") -> Any:
            context = browser.new_context(viewport=SIZE, locale="en")
            for script in (PREFS % speed, *scripts):
                context.add_init_script(script)
            page = context.new_page()
            page.goto(f"http://127.0.0.1:{port}")
            page.locator("[data-play]").first.wait_for()
            return page

        yield open_one
        browser.close()


# -- the parts -----------------------------------------------------------------------------


def load(open_one: NewPage) -> list[Row]:
    """A first visit, again and again."""
    paints, ready = [], []
    for _ in range(LOADS):
        page = open_one(READY)
        page.wait_for_timeout(100)
        entry = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
        paints.append(page.evaluate(entry))
        ready.append(page.evaluate("window.ready"))
        page.context.close()
    page = open_one()
    asked: list[Any] = []
    page.on("response", lambda one: asked.append(one))
    page.reload()
    page.locator("[data-play]").first.wait_for()
    page.wait_for_load_state("networkidle")
    scripts = [one.body() for one in asked if one.url.endswith(".js")]
    page.context.close()
    weight = sum(len(gzip.compress(script)) for script in scripts) / 1000
    return [
        row("script of the first load, compressed", weight, "kB", 150),
        row("first contentful paint", statistics.median(paints), "ms", 1000),
        row("interactive", statistics.median(ready), "ms", 1000),
    ]


def alone(open_one: NewPage) -> list[Row]:
    """Without the server: from nothing to a dealt game, and the strongest bot as an opponent."""
    rows = []
    for game in glueck.games():
        times = []
        for _ in range(LOADS):
            began = time.monotonic()
            page = open_one()
            page.locator(f"[data-play={game}]").click()
            page.locator("footer").wait_for()
            times.append(1000 * (time.monotonic() - began))
            assert "#table=here." in page.url, "it plays at the server: build the modules first"
            page.context.close()
        rows.append(
            row(f"{game}, first visit to a dealt game", statistics.median(times), "ms", 1500)
        )
        rows += captain(open_one, game)
    return rows


def captain(open_one: NewPage, game: str) -> list[Row]:
    page = open_one(TASKS, TOLD)
    person = Person(page, keen=True)
    person.open_table(game, "me", "captain")
    page.locator("footer").wait_for()
    person.put_away_introduction()
    page.evaluate("window.longest = 0")
    until = time.monotonic() + 2 * SECONDS
    while time.monotonic() < until and not page.locator("#result-title").count():
        person.press_something() or page.wait_for_timeout(20)
    thought, blocked = page.evaluate(LONGEST_THOUGHT), page.evaluate("window.longest")
    page.context.close()
    return [
        row(f"{game}, longest decision of the captain", thought, "ms", 2000),
        row(f"{game}, longest task of the page meanwhile", blocked, "ms", 50),
    ]


def press(open_one: NewPage) -> list[Row]:
    """The cage rides up and down; every ride is a command, a commit, an answer and a picture."""
    page = open_one()
    person = Person(page)
    person.play("glueckauf")
    person.into_the_mine()
    times = []
    for number in range(PRESSES):
        level = LEVELS[number % len(LEVELS)]
        if level == LEVELS[0] and number:
            page.locator("[data-restart]").click()
            page.locator('.act.live[data-action="place mining-10"]').click()
        page.locator(f'.act.live[data-action="ride {level}"]').wait_for()
        times.append(page.evaluate(PRESS, level))
    page.context.close()
    times.sort()
    return [
        row("from press to picture, median", statistics.median(times), "ms", 100),
        row("from press to picture, 95 of 100", times[int(len(times) * 0.95)], "ms", 100),
    ]


def play(open_one: NewPage) -> list[Row]:
    """Each game for a while, with what moves moving fast: what keeps the page from answering.
    The whole board comes into the page when a table is opened; that is told apart."""
    rows = []
    for game in glueck.games():
        page = open_one(TASKS, speed="fast")
        page.evaluate("window.longest = 0")
        person = Person(page, keen=True)
        person.play(game, "hauler")
        page.wait_for_timeout(500)
        opening = page.evaluate("window.longest")
        page.evaluate("window.longest = 0")
        until = time.monotonic() + SECONDS
        while time.monotonic() < until and not page.locator("#result-title").count():
            if not person.press_something():
                page.wait_for_timeout(20)
        playing = page.evaluate("window.longest")
        rows.append(row(f"{game}, longest task of opening", opening, "ms", 300))
        rows.append(row(f"{game}, longest task of playing", playing, "ms", 100))
        page.context.close()
    return rows


def memory(open_one: NewPage) -> list[Row]:
    """Game after game in one page, every kind in turn; what stays when garbage is gone."""
    page = open_one()
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable")
    heaps, games = [], glueck.games()
    for number in range(GAMES):
        person = Person(page, number, keen=True)
        person.play(games[number % len(games)], "hauler")
        person.to_the_end(300)
        page.evaluate("location.hash = ''")
        page.locator("[data-play]").first.wait_for()
        tools.send("HeapProfiler.collectGarbage")
        metrics = tools.send("Performance.getMetrics")["metrics"]
        used = next(one["value"] for one in metrics if one["name"] == "JSHeapUsedSize")
        heaps.append(used / 2**20)
        print(f"  game {number + 1} of {GAMES}: {heaps[-1]:.1f} MiB", file=sys.stderr, flush=True)
    page.context.close()
    return [
        row("JavaScript heap after two games", heaps[1], "MiB"),
        row(f"JavaScript heap after {GAMES} games", heaps[-1], "MiB"),
        row("  ratio", heaps[-1] / heaps[1], "×", 1.25),
    ]


PARTS = {"load": load, "alone": alone, "press": press, "play": play, "memory": memory}


def main() -> None:
    chosen = sys.argv[1:] or list(PARTS)
    if chromium.program() is None:
        print(f"The page is not measured: {chromium.ABSENT}.")
        return
    table: list[Row] = []
    with pages() as open_one:
        for part in chosen:
            print(f"{part} …", file=sys.stderr, flush=True)
            table += PARTS[part](open_one)
    show(table)
    if chosen == list(PARTS):
        results = json.loads(RESULTS.read_text()) if RESULTS.exists() else {"machine": machine()}
        RESULTS.write_text(json.dumps(results | {"web": table}, indent=1) + "\n")


if __name__ == "__main__":
    main()
