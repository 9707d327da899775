"""The table in the browser: what `tools/web_build.py` made of `web/`, held in memory."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from pathlib import Path

from fastapi import FastAPI, Request, Response

FOLDER = Path(__file__).parent / "web"
FOREVER = "public, max-age=31536000, immutable"  # names of assets hold a digest of their content
ASK_AGAIN = "no-cache"
KIND = {  # ours, for what a system thinks of a suffix differs
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
class Page:
    content: bytes
    packed: bytes | None
    kind: str
    tag: str
    keep: str

    @classmethod
    def of(cls, content: bytes, suffix: str, keep: str) -> Page:
        kind = KIND.get(suffix, "application/octet-stream")
        packed = gzip.compress(content, mtime=0) if suffix in PACKED else None
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


def pages(folder: Path) -> dict[str, Page]:
    """Every file by its address; «/» says how to build it if there is none."""
    found = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file() and not path.name.startswith("."):
            name = path.relative_to(folder).as_posix()
            keep = FOREVER if name.startswith("assets/") else ASK_AGAIN
            found[f"/{name}"] = Page.of(path.read_bytes(), path.suffix, keep)
    home = found.pop("/index.html", None) or Page.of(NOT_BUILT.encode(), ".html", ASK_AGAIN)
    return found | {"/": home}


def add_pages(app: FastAPI, folder: Path | None = None) -> None:
    for address, page in pages(folder or FOLDER).items():
        app.add_api_route(address, page.answer, include_in_schema=False, methods=["GET", "HEAD"])
