"""The page: what `tools/web_build.py` built from `web/`, kept in memory.

Files are found by their address and served before FastAPI looks for a route: a page has about
twenty of them, and people at the tables would wait for each.
"""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from glueck.match.refusals import Refused
from glueck.server.http_answers import answer_to

FOLDER = Path(__file__).parent / "web"
FOREVER = "public, max-age=31536000, immutable"  # names of assets contain a digest of their content
ASK_AGAIN = "no-cache"
METHODS = ("GET", "HEAD")
KIND = {  # our own: systems have different types for a suffix
    ".html": "text/html", ".js": "text/javascript", ".css": "text/css",
    ".svg": "image/svg+xml", ".woff2": "font/woff2", ".txt": "text/plain; charset=utf-8",
    ".md": "text/markdown; charset=utf-8", ".json": "application/json",
    ".wasm": "application/wasm", ".webmanifest": "application/manifest+json", ".png": "image/png",
}  # fmt: skip
PACKED = {".html", ".js", ".css", ".svg", ".txt", ".md", ".json", ".wasm", ".webmanifest"}
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Glückskiste</title>
<h1>Glückskiste</h1><p>The table server is running, but the table in the browser was not built:
run <code>make play</code>, or <code>python tools/web_build.py</code> and start again.
Programs play through the <a href="/api/docs">API</a>.</p></html>"""


@dataclass(frozen=True)
class StaticFile:
    content: bytes
    packed: bytes | None
    kind: str
    tag: str
    keep: str

    @classmethod
    def of(cls, content: bytes, suffix: str, keep: str) -> StaticFile:
        kind = KIND.get(suffix, "application/octet-stream")
        packed = compressed(content) if suffix in PACKED else None
        tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
        return cls(content, packed, kind, tag, keep)

    def answer(self, request: Request) -> Response:
        head = {"Cache-Control": self.keep, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=head)
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            head["Content-Encoding"] = "gzip"
            return Response(self.packed, headers=head, media_type=self.kind)
        return Response(self.content, headers=head, media_type=self.kind)


@cache
def compressed(content: bytes) -> bytes:
    """Only once per process, however many servers it has: tests start hundreds."""
    return gzip.compress(content, mtime=0)


def pages(folder: Path) -> dict[str, StaticFile]:
    """Every file by its address; «/» says how to build it if there is none."""
    found = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file() and not path.name.startswith("."):
            name = path.relative_to(folder).as_posix()
            keep = FOREVER if name.startswith("assets/") else ASK_AGAIN
            found[f"/{name}"] = StaticFile.of(path.read_bytes(), path.suffix, keep)
    home = found.pop("/index.html", None) or StaticFile.of(NOT_BUILT.encode(), ".html", ASK_AGAIN)
    return found | {"/": home}


class StaticFiles:
    """Serves the files of a folder; everything else is passed on."""

    def __init__(self, follow: ASGIApp, folder: Path | None = None) -> None:
        self._follow, self._pages = follow, pages(folder or FOLDER)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        page = self._pages.get(scope["path"])
        if page is None:
            await self._follow(scope, receive, send)
            return
        request = Request(scope)
        if request.method in METHODS:
            answer = page.answer(request)
        else:
            refused = Refused("http", "Method Not Allowed")
            answer = answer_to(request, refused, 405, {"Allow": ", ".join(METHODS)})
        await answer(scope, receive, send)
