"""Pages that one test after the other uses: to draw the first one of a new browser context takes
twice as long as the next one of the same. Whoever gets one is nobody yet and has no settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from web.guests import BLANK

PATIENCE = 60_000  # milliseconds for whatever a page is asked, so that nothing waits for ever
MOST = 6  # that are kept
# A page without modules plays everything at its server. (A route would slow all requests down.)
WITHOUT_MODULES = """{
    const ask = window.fetch
    window.fetch = (what, ...how) =>
        what === 'rules.json' ? Promise.resolve(new Response('{}')) : ask(what, ...how)
}"""
# They are not kept by the browser themselves: requests would pass by the tests.
BLOCKED = "Service Worker registration blocked by Playwright"
# Settings as somebody who was here before has them, or none.
FORGET = """async prefs => {
    for (const worker of await navigator.serviceWorker?.getRegistrations() ?? [])
        await worker.unregister()
    localStorage.clear()
    sessionStorage.clear()
    if (prefs) localStorage.setItem('glueck-prefs', JSON.stringify(prefs))
}"""


class UsedPage:
    """A page in a browser context of its own, in a language, by mouse or by finger."""

    def __init__(self, browser: Any, language: str, touch: bool) -> None:
        self.kind = (browser, language, touch)
        self._complain: Callable[[str], None] | None = None
        self._context = browser.new_context(
            locale=language, has_touch=touch, service_workers="block"
        )
        self._context.add_init_script(WITHOUT_MODULES)
        self._context.set_default_timeout(PATIENCE)
        self._context.on("page", self._listen)
        self.page = self._context.new_page()

    def _listen(self, page: Any) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda problem: self._say(str(problem)))

    def _hear(self, message: Any) -> None:
        no_icon = message.location["url"].endswith("/favicon.ico")  # of the blank page
        if message.type in ("error", "warning") and not no_icon and BLOCKED not in message.text:
            self._say(message.text)

    def _say(self, text: str) -> None:
        if self._complain:
            self._complain(text)

    def begin(
        self, address: str, size: tuple[int, int], theme: str, motion: str,
        prefs: dict[str, str] | None, complain: Callable[[str], None],
    ) -> Any:  # fmt: skip
        """At a blank page of the server."""
        self._complain = complain
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(media="screen", color_scheme=theme, reduced_motion=motion)
        self.page.mouse.move(0, 0)
        self.page.goto(address + BLANK)
        self.page.evaluate(FORGET, prefs)
        return self.page

    def end(self) -> None:
        """Nothing of it is connected to a server any more."""
        self._complain = None
        for other in self._context.pages[1:]:
            other.close()
        self.page.goto("about:blank")
        self._context.clear_cookies()

    def close(self) -> None:
        self._complain = None
        self._context.close()


_free: list[UsedPage] = []


def take(browser: Any, language: str, touch: bool) -> UsedPage:
    """One that is not in use, or a new one."""
    for one in reversed(_free):
        if one.kind == (browser, language, touch):
            _free.remove(one)
            return one
    return UsedPage(browser, language, touch)


def give_back(used: UsedPage) -> None:
    used.end()
    _free.append(used)
    if len(_free) > MOST:
        _free.pop(0).close()


def forget() -> None:
    """Their browser has ended."""
    _free.clear()
