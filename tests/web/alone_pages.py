"""Pages that play alone: as a file host serves them, and kept by the browser."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from time import monotonic
from typing import Any

import chromium
import site_folder
from web_page import BUILT
from web_person import Person

from left_out import leave_out
from web.file_host import FileHost
from web.used_pages import PATIENCE

DESKTOP, PHONE = (1440, 900), (360, 740)
PATH = "some/path"  # of a host, under which the page lies
IS_KEPT = """async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.active?.state === 'activated'
}"""
PREFS = """try {
    localStorage.getItem('glueck-prefs')
        || localStorage.setItem('glueck-prefs', '{"language":"%s","speed":"off"}')
} catch {
    // A test in which nothing may be kept.
}"""
LATER = "meta[name=version][content='2']"
NOTHING_IN_IT = b"\x00\x01\x00"  # at the end of a module: a section without a name


def write_site(host: Path) -> None:
    """What `make site` writes, in a folder of a folder."""
    import web_build

    web_build.build()
    if json.loads((BUILT / "rules.json").read_text(encoding="utf-8")) == {}:
        leave_out("modules")
    site_folder.write(host / PATH)


def write_next_version(host: Path, later: Path) -> dict[str, int]:
    """The same site after an update: all scripts have other names, the modules are others, and the
    version of every game's rules is one higher. Those by game, as they were before."""
    shutil.copytree(host, later)
    page = later / PATH
    names = {one.name: f"later-{one.name}" for one in (page / "assets").iterdir()}
    versions = {}
    for old, new in names.items():
        (page / "assets" / old).rename(page / "assets" / new)
    published = json.loads((page / "rules.json").read_text(encoding="utf-8"))
    for game, about in published.items():
        wasm, facts = (page / "assets" / names[Path(about[one]).name] for one in ("wasm", "facts"))
        told = json.loads(facts.read_text(encoding="utf-8"))
        versions[game] = told["rules"]
        facts.write_text(json.dumps(told | {"rules": told["rules"] + 1}), encoding="utf-8")
        wasm.write_bytes(wasm.read_bytes() + NOTHING_IN_IT)
        about["digest"] = f"later{about['digest']}"
    (page / "rules.json").write_text(json.dumps(published), encoding="utf-8")
    for file in [*page.glob("*.*"), *page.glob("assets/*.js"), *page.glob("assets/*.css")]:
        if file.suffix in (".html", ".js", ".json", ".css"):
            text = file.read_text(encoding="utf-8")
            for old, new in names.items():
                text = re.sub(rf"(?<![\w-]){re.escape(old)}", new, text)
            text = text.replace("<head>", "<head><meta name='version' content='2' />")
            file.write_text(re.sub(r'(const VERSION = ")', r"\1later", text), encoding="utf-8")
    return versions


class Hosts:
    """File hosts at ports of this machine."""

    def __init__(self, site: Path) -> None:
        self._site = site
        self._serving: list[FileHost] = []

    def serve(self, folder: Path | None = None, port: int = 0) -> FileHost:
        host = FileHost(folder or self._site, port)
        self._serving.append(host)
        return host

    def end(self, host: FileHost) -> None:
        """From now on nobody answers there."""
        self._serving.remove(host)
        host.close()

    def __enter__(self) -> Hosts:
        return self

    def __exit__(self, *_: object) -> None:
        for host in self._serving:
            host.close()


def wait_until(page: Any, question: str) -> None:
    """Until the answer is yes; `wait_for_function` takes a promise for a yes."""
    end = monotonic() + PATIENCE / 1000
    while not page.evaluate(question):
        assert monotonic() < end, f"still no: {question}"
        page.wait_for_timeout(50)


def wait_until_kept(page: Any) -> None:
    wait_until(page, IS_KEPT)


def new_context(browser: Any, language: str, size: tuple[int, int], profile: Path | None) -> Any:
    """A browser context that knows nothing yet, or, with a profile, a browser of its own that knows
    what is kept there."""
    how = {"viewport": {"width": size[0], "height": size[1]}, "locale": language}
    how |= {"color_scheme": "light"}
    if profile is None:
        context = browser.new_context(**how)
    else:
        context = browser.browser_type.launch_persistent_context(
            profile, executable_path=chromium.program(), args=chromium.ARGS, **how
        )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(PREFS % (language,))
    return context


def listen(page: Any, complaints: list[str]) -> None:
    """Add whatever the page complains about to a list."""

    def hear(message: Any) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    page.on("console", hear)
    page.on("pageerror", lambda problem: complaints.append(str(problem)))


def exported(page: Any, selector: str) -> Path:
    with page.expect_download() as download:
        page.locator(selector).first.click()
    return Path(download.value.path())


def download(page: Any) -> dict[str, Any]:
    """The table that is shown, as a save file."""
    page.locator("[data-menu]").click()
    page.evaluate("document.querySelector('dialog[open] details').open = true")
    saved: dict[str, Any] = json.loads(exported(page, "dialog[open] [data-export]").read_bytes())
    page.keyboard.press("Escape")
    return saved


def go_on_with(page: Any, state: Any, *players: str) -> None:
    Person(page).go_on_here(state, *players)


def presses(person, count):
    """So many things that could be pressed, until it is the person's turn again."""
    while count:
        if person.press_something(patient=True):
            count -= 1
        else:
            person.page.wait_for_timeout(20)
    person.page.locator("footer.mine").wait_for()
