"""Firefox, driven by its own protocol: WebDriver BiDi, which is JSON over a WebSocket.

Playwright's own Firefox is not Debian's, selenium needs a program that Debian does not have.
"""

from __future__ import annotations

import base64
import json
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import browsers
from scripted_page import ScriptedPage
from websockets.sync.client import ClientConnection, connect

TO_START = 120.0  # seconds
TO_ANSWER = 60.0
TO_END = 30.0
MOST_BYTES = 64 << 20  # of an answer: pictures are large
ADDRESS = "WebDriverBiDiServer.json"  # Firefox writes it into the profile once it listens


class BiDi:
    """Commands, answered in turn; events that come between are kept."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._number = socket, 0
        self.events: list[dict[str, Any]] = []

    def send(self, method: str, **params: Any) -> Any:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(TO_ANSWER))
            if message["type"] == "event":
                self.events.append(message)
            elif message["type"] == "error":
                raise RuntimeError(f"{method}: {message['error']}: {message['message']}")
            else:
                return message["result"]


class FirefoxPage(ScriptedPage):
    def __init__(self, bidi: BiDi, size: tuple[int, int]) -> None:
        self._bidi = bidi
        bidi.send("session.new", capabilities={})
        bidi.send("session.subscribe", events=["log.entryAdded"])
        self._context = bidi.send("browsingContext.getTree")["contexts"][0]["context"]
        viewport = {"width": size[0], "height": size[1]}
        bidi.send("browsingContext.setViewport", context=self._context, viewport=viewport)

    def goto(self, address: str) -> None:
        self._bidi.send(
            "browsingContext.navigate", context=self._context, url=address, wait="complete"
        )

    def evaluate(self, function: str, argument: Any = None) -> Any:
        result = self._bidi.send(
            "script.callFunction",
            functionDeclaration=f"""async argument =>
                JSON.stringify(await ({function})(JSON.parse(argument)) ?? null)""",
            arguments=[{"type": "string", "value": json.dumps(argument)}],
            target={"context": self._context},
            awaitPromise=True,
        )
        if result["type"] == "exception":
            raise RuntimeError(result["exceptionDetails"]["text"])
        return json.loads(result["result"]["value"])

    def press(self, x: float, y: float) -> None:
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self._bidi.send("input.performActions", context=self._context, actions=[mouse])

    def screenshot(self, *, path: Path) -> None:
        taken = self._bidi.send("browsingContext.captureScreenshot", context=self._context)
        path.write_bytes(base64.b64decode(taken["data"]))

    def complaints(self) -> list[str]:
        entries = [event["params"] for event in self._bidi.events]
        return [str(one["text"]) for one in entries if one["level"] in ("error", "warn")]


@contextmanager
def opened(size: tuple[int, int]) -> Iterator[FirefoxPage]:
    """A page in a separate Firefox with its own profile."""
    places = browsers.programs(browsers.FIREFOX)
    assert places, browsers.FIREFOX.absent
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [places[0], "--headless", "--no-remote", "--profile", profile]
        command += ["--remote-debugging-port", "0"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            address = f"{wait_for_address(Path(profile) / ADDRESS, process)}/session"
            # Firefox refuses a connection with an Origin header; this one has none.
            with connect(address, max_size=MOST_BYTES, compression=None, proxy=None) as socket:
                yield FirefoxPage(BiDi(socket), size)
        finally:
            process.terminate()
            try:
                process.wait(TO_END)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def wait_for_address(file: Path, process: subprocess.Popen[bytes]) -> str:
    limit = time.monotonic() + TO_START
    while time.monotonic() < limit and process.poll() is None:
        try:
            written = json.loads(file.read_text(encoding="utf-8"))
        except (FileNotFoundError, ValueError):  # or half of it
            time.sleep(0.1)
        else:
            return f"ws://{written['ws_host']}:{written['ws_port']}"
    raise RuntimeError("Firefox does not listen")
