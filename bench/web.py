"""The page in a real browser: its size, how soon it appears, how soon a press has an effect.

python bench/web.py            prints a table and adds it to bench/results.json
python bench/web.py press      only that part (load, alone, press, plan, play, replay, memory)

Server and browser share the machine's cores; everything goes over loopback. A page is interactive
when the first game can be pressed: its button exists, is enabled, and bound.
"""

import gzip
import json
import random
import statistics
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import TimeoutError, sync_playwright

import glueck
from engine import RESULTS, Row, machine, show
from glueck.bots import bot
from glueck.engine.save import document
from glueck.search import SeatKnowledge
from server import row, server

sys.path.insert(0, str(Path(__file__).parent.parent / "tools"))

import chromium
import web_build
from web_person import LIT, Person

LOADS, PRESSES, SECONDS, GAMES = 7, 40, 20, 10
POSITIONS, SPOTS = 10, 10  # in which is planned, and which are chosen in each
PAUSE = 50  # milliseconds between two presses
SIZE = {"width": 1440, "height": 900}
LEVELS = ("black", "gray", "brown", "yellow", "surface")

# Svelte binds elements as it adds them, so an existing button can be pressed.
READY = """(() => {
    const look = () => {
        const button = document.querySelector('[data-play]')
        if (button && !button.disabled) window.ready = performance.now()
        else requestAnimationFrame(look)
    }
    look()
})()"""
# Pressed as soon as it is visible; the game has appeared with the frame after its last part.
DEALT = """(() => {
    let isSeen = false
    const press = button => {
        tasks.length = 0
        button.click()
    }
    const look = () => {
        const button = document.querySelector('[data-play=%s]')
        if (document.querySelector('footer'))
            return setTimeout(() => window.dealt = performance.now())
        if (button && !button.disabled && !isSeen) {
            isSeen = true
            setTimeout(press, 0, button)
        }
        requestAnimationFrame(look)
    }
    look()
})()"""
PREFS = """location.protocol === 'about:'
    || localStorage.setItem('glueck-prefs', '{"language":"en","speed":"%s"}')"""
NEEDED = """performance.getEntriesByType('resource')
    .filter(one => one.startTime < window.ready).map(one => one.name)"""
# All tasks over 50 ms, without those in which the test player looks for something to press.
TASKS = """(() => {
    window.tasks = []
    window.looked = []
    new PerformanceObserver(list => tasks.push(...list.getEntries())).observe({type: 'longtask'})
})()"""
LONGEST = """tasks
    .filter(({startTime, duration}) =>
        !looked.some(([from, to]) => from < startTime + duration && to > startTime))
    .reduce((most, {duration}) => Math.max(most, duration), 0)"""
# That player looks in one task, and presses in the next.
PLAYER = f"""pause => {{
    const lit = {LIT}
    const press = ({{x, y}}) => document.elementFromPoint(x, y)?.closest('button')?.click()
    const step = () => {{
        const from = performance.now()
        const found = lit([Math.random(), true, false])
        performance.mark('looked')
        looked.push([from, performance.now()])
        if (found) setTimeout(press, 0, found)
        window.player = setTimeout(step, pause)
    }}
    step()
}}"""
# From a press to the frame after the one in which its result was drawn.
PRESS = """level => new Promise(done => {
    const cage = document.querySelector('.mine .cage'), start = performance.now()
    const seen = new MutationObserver(() => {
        seen.disconnect()
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
    })
    seen.observe(cage, {attributes: true})
    document.querySelector(`[data-action="ride ${level}"]`).click()
})"""

# From a press on a spot of an order to the frame with another plan; null: the same plan.
PLAN = """number => new Promise(done => {
    const panel = document.querySelector('[data-plan-panel]'), start = performance.now()
    const seen = new MutationObserver(() => {
        seen.disconnect()
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
    })
    seen.observe(panel, {subtree: true, childList: true, characterData: true, attributes: true})
    document.querySelectorAll('.mine .orders .spot')[number].click()
    setTimeout(done, 1000, null)
})"""

# When the worker with the device's table reported each action, and whose it was.
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

# From a press on a finished game to its board.
OPEN_REPLAY = """id => new Promise(done => {
    const start = performance.now()
    const look = () => document.querySelector('.board, [data-trouble]')
        ? done(performance.now() - start) : requestAnimationFrame(look)
    location.hash = `replay=${id}`
    look()
})"""
# The slider from end to end: how long each frame takes.
DRAG = """async steps => {
    const slider = document.querySelector('[data-slider]'), times = []
    for (let step = 0; step <= steps; step++) {
        const start = performance.now()
        slider.value = Math.round(slider.max * step / steps)
        slider.dispatchEvent(new Event('input', {bubbles: true}))
        await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
        times.push(performance.now() - start)
    }
    return times
}"""

NewPage = Callable[..., Any]


@contextmanager
def pages() -> Iterator[NewPage]:
    """Pages of our own server; each in an empty browser profile."""
    web_build.build()
    with server() as (port, _), sync_playwright() as playwright:
        browser = chromium.launch(playwright)

        def open_one(*scripts: str, speed: str = "off") -> Any:
            context = browser.new_context(viewport=SIZE, locale="en")
            for script in (PREFS % speed, *scripts):
                context.add_init_script(script)
            page = context.new_page()
            page.goto(f"http://127.0.0.1:{port}")
            page.locator("[data-play], footer").first.wait_for()
            return page

        yield open_one
        browser.close()


# -- the parts -----------------------------------------------------------------------------


def load(open_one: NewPage) -> list[Row]:
    """A first visit, repeated."""
    paints, ready = [], []
    for _ in range(LOADS):
        page = open_one(READY)
        page.wait_for_timeout(100)
        entry = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
        paints.append(page.evaluate(entry))
        ready.append(page.evaluate("window.ready"))
        page.context.close()
    page = open_one(READY)
    asked: list[Any] = []
    page.on("response", lambda one: asked.append(one))
    page.reload()
    page.wait_for_function("() => window.ready")
    page.wait_for_load_state("networkidle")
    needed = page.evaluate(NEEDED)  # nobody waits for what is loaded afterwards
    scripts = [one.body() for one in asked if one.url.endswith(".js") and one.url in needed]
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
        times, tasks = [], []
        for _ in range(LOADS):
            page = open_one(TASKS, DEALT % game)
            page.wait_for_function("() => window.dealt")
            times.append(page.evaluate("window.dealt"))
            page.wait_for_timeout(500)
            tasks.append(page.evaluate(LONGEST))
            assert "#table=here." in page.url, "it plays at the server: build the modules first"
            page.context.close()
        rows += [
            row(f"{game}, first visit to a dealt game", statistics.median(times), "ms", 1500),
            row(f"{game}, longest task of that", statistics.median(tasks), "ms", 50),
        ]
        rows += captain(open_one, game)
    return rows


def captain(open_one: NewPage, game: str) -> list[Row]:
    page = open_one(TASKS, TOLD)
    person = Person(page)
    person.open_table(game, "me", "captain")
    page.locator("footer").wait_for()
    person.put_away_introduction()
    page.wait_for_timeout(500)
    with traced(page) as events:
        blocked = longest_of_playing(page, 2 * SECONDS)
        thought = page.evaluate(LONGEST_THOUGHT)
    page.context.close()
    return [
        row(f"{game}, longest decision of the captain", thought, "ms", 2000),
        row(f"{game}, longest task of the page meanwhile", blocked, "ms", 50),
        row("  … in processor time", longest_computed(events), "ms", 50),
    ]


@contextmanager
def traced(page: Any) -> Iterator[list[dict[str, Any]]]:
    """What the browser reports about its work meanwhile."""
    session = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    ended: list[Any] = []
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda told: ended.append(told))
    categories = "toplevel,blink.user_timing,__metadata"
    session.send("Tracing.start", {"categories": categories, "transferMode": "ReportEvents"})
    yield events
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)


def longest_computed(events: list[dict[str, Any]]) -> float:
    """Milliseconds of processor time of one task of the page. Elapsed time would include waiting
    for a processor: here for the bot's search, the drawing threads and other machines."""
    looked = [(one["pid"], one["tid"], one["ts"]) for one in events if one["name"] == "looked"]
    page = looked[0][:2]
    tasks = [
        one
        for one in events
        if one["name"].endswith("RunTask") and (one["pid"], one["tid"]) == page
    ]
    others = [
        one["tdur"]
        for one in tasks
        if "tdur" in one and not any(one["ts"] <= at <= one["ts"] + one["dur"] for *_, at in looked)
    ]
    return max(others, default=0.0) / 1000


def longest_of_playing(page: Any, seconds: float) -> float:
    """While somebody plays for so long, or to the end."""
    page.evaluate("tasks.length = 0")
    page.evaluate(PLAYER, PAUSE)
    try:
        page.locator("#result-title").wait_for(timeout=1000 * seconds)
    except TimeoutError:
        page.evaluate("clearTimeout(window.player)")
    return float(page.evaluate(LONGEST))


def press(open_one: NewPage) -> list[Row]:
    """The cage goes up and down; every ride is a command, a commit, an answer and a frame."""
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


def plan(open_one: NewPage) -> list[Row]:
    """Spots are chosen one after the other, in positions of bots' games in which one may mine: at
    a table of the device, which asks its module, and at one of the server, which is asked."""
    rows = []
    for where, opened in (("", go_on_here), (" at the server", at_the_server)):
        page, times = open_one(), []
        for seed in range(POSITIONS):
            page.evaluate("location.hash = ''")
            page.locator("[data-play]").first.wait_for()
            opened(Person(page), about_to_work(seed))
            times += planned(page)
        page.context.close()
        times.sort()
        what = f"from a chosen spot to its plan{where}"
        rows += [
            row(f"{what}, median", statistics.median(times), "ms", 50),
            row(f"{what}, 95 of 100", times[int(len(times) * 0.95)], "ms", 50),
        ]
    return rows


def go_on_here(person: Person, state: Any) -> None:
    person.go_on_here(state, "Ann", "hauler", "hauler")
    person.page.locator("footer.mine").wait_for()
    person.put_away_introduction()


def at_the_server(person: Person, state: Any) -> None:
    person.open_position(state, "me", "hauler", "hauler")


def planned(page: Any) -> list[float]:
    """Milliseconds until each plan is seen."""
    page.locator("[data-plan]").click()
    page.locator("[data-plan-panel]").wait_for()
    page.wait_for_timeout(300)
    spots = min(SPOTS, page.locator(".mine .orders .spot").count())
    times = [page.evaluate(PLAN, number) for number in range(spots)]
    page.locator("[data-close-plan]").click()
    return [one for one in times if one is not None]


def about_to_work(seed: int) -> Any:
    """In the second shift, with work steps to be done by seat 0, whom bots have played."""
    state = glueck.load("glueckauf").new(3, seed=seed)
    bots = [bot("hauler", state.game, 3, seat) for seat in range(3)]
    while True:
        view = state.view()
        if state.seat == 0 and view["phase"] == "mine" and view["shift"] > 1:
            return state
        state.play(bots[state.seat].decide(SeatKnowledge.of(state)))


def play(open_one: NewPage) -> list[Row]:
    """Each game for a while, with fast animations: what keeps the page from answering. Adding the
    whole board when a table is opened is counted separately."""
    rows = []
    for game in glueck.games():
        page = open_one(TASKS, speed="fast")
        page.evaluate("tasks.length = 0")
        Person(page).play(game, "hauler")
        page.wait_for_timeout(500)
        opening = page.evaluate(LONGEST)
        playing = longest_of_playing(page, SECONDS)
        rows.append(row(f"{game}, longest task of opening", opening, "ms", 300))
        rows.append(row(f"{game}, longest task of playing", playing, "ms", 100))
        page.context.close()
    return rows


def replay(open_one: NewPage) -> list[Row]:
    """A finished game of about 1,000 actions: the first request, and a repeated one."""
    page = open_one()
    here = page.url.split("#")[0].rstrip("/")
    page.request.post(f"{here}/api/players", data={"name": "Mara"})
    state, chance = glueck.load("gluecksgriff").new(seats=4, seed=1), random.Random(1)
    while not state.over:
        state.play(chance.choice(state.legal()))
    save = {"save": document(state), "seats": ["me", *["random"] * 3], "start": True}
    id = page.request.post(f"{here}/api/import", data=save).json()["id"]
    page.wait_for_timeout(1000)
    times = []
    for _ in range(LOADS):
        times.append(page.evaluate(OPEN_REPLAY, id))
        page.locator("[data-slider]").wait_for()
        page.wait_for_load_state("networkidle")
        drags = sorted(page.evaluate(DRAG, 100))
        page.evaluate("location.hash = ''")
        page.locator("[data-play]").first.wait_for()
    page.context.close()
    what = f"replay of {state.played} actions"
    return [
        row(f"{what}, first picture, the first time", times[0], "ms", 1000),
        row(f"{what}, first picture, then", statistics.median(times[1:]), "ms", 300),
        row(f"{what}, drawing the slider, median", statistics.median(drags), "ms", 50),
        row(f"{what}, drawing the slider, 95 of 100", drags[95], "ms", 100),
    ]


def memory(open_one: NewPage) -> list[Row]:
    """Game after game in one page, each kind in turn; the memory left after garbage collection."""
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


PARTS = {
    "load": load,
    "alone": alone,
    "press": press,
    "plan": plan,
    "play": play,
    "replay": replay,
    "memory": memory,
}


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
