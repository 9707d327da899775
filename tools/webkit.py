"""WebKit, as WebKitGTK's small browser, driven by selenium, on a virtual screen."""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import browsers
from scripted_page import ScriptedPage
from selenium.webdriver import Remote, WebKitGTKOptions
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.proxy import Proxy, ProxyType
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.service import Service

TO_ANSWER = 60.0  # seconds
TO_CONSOLE = "--enable-write-console-messages-to-stdout=true"
# There is no graphics card: drawing without an emulated one takes a third of the time.
BY_CPU = {"WEBKIT_DISABLE_DMABUF_RENDERER": "1", "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1"}
COMPLAINT = re.compile(r"CONSOLE (?:\w+ )?(?:ERROR|WARN)\b.*")


class WebKitPage(ScriptedPage):
    def __init__(self, driver: Remote, size: tuple[int, int], console: Path) -> None:
        self._driver, self._console = driver, console
        driver.set_script_timeout(TO_ANSWER)
        driver.set_window_rect(0, 0, *size)
        within = self.evaluate("() => [innerWidth, innerHeight]")  # the window has a tool bar
        driver.set_window_rect(0, 0, 2 * size[0] - within[0], 2 * size[1] - within[1])

    def goto(self, address: str) -> None:
        self._driver.get(address)

    def evaluate(self, function: str, argument: Any = None) -> Any:
        return self._driver.execute_script(f"return ({function})(arguments[0])", argument)

    def press(self, x: float, y: float) -> None:
        actions = ActionBuilder(self._driver, duration=0)
        mouse: Any = actions.pointer_action  # not all of it is typed
        mouse.move_to_location(round(x), round(y)).click()
        actions.perform()

    def screenshot(self, *, path: Path) -> None:
        self._driver.save_screenshot(str(path))

    def complaints(self) -> list[str]:
        return COMPLAINT.findall(self._console.read_text(encoding="utf-8", errors="replace"))


@contextmanager
def opened(size: tuple[int, int]) -> Iterator[WebKitPage]:
    """A page in a separate WebKit, without stored data."""
    places = browsers.programs(browsers.WEBKIT)
    assert places, browsers.WEBKIT.absent
    browser, driver_program, xvfb = places
    with screen(xvfb, size) as display, tempfile.TemporaryDirectory() as folder:
        console = Path(folder) / "console"
        surroundings = {**os.environ, "DISPLAY": display, "GDK_BACKEND": "x11", **BY_CPU}
        service = Service(driver_program, log_output=str(console), env=surroundings)
        service.start()
        try:
            driver = driven(browser, service.service_url)
            try:
                yield WebKitPage(driver, size, console)
            finally:
                driver.quit()
        finally:
            service.stop()


def driven(browser: str, service: str) -> Remote:
    """Not `webdriver.WebKitGTK`, which calls what selenium itself warns against."""
    options = WebKitGTKOptions()
    options.binary_location = browser
    for argument in ("--automation", TO_CONSOLE):
        options.add_argument(argument)
    directly = Proxy({"proxyType": ProxyType.DIRECT})
    config = ClientConfig(service, proxy=directly, timeout=int(TO_ANSWER))
    return Remote(RemoteConnection(client_config=config), options=options)


@contextmanager
def screen(xvfb: str, size: tuple[int, int]) -> Iterator[str]:
    """Large enough for a window with a page of this size, and with a unique number."""
    depth = f"{size[0] + 200}x{size[1] + 200}x24"
    command = [xvfb, "-displayfd", "1", "-nolisten", "tcp", "-screen", "0", depth]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            assert process.stdout
            yield f":{process.stdout.readline().strip()}"
        finally:
            process.terminate()
