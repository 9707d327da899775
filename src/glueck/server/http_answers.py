"""The headers of every HTTP answer, and answers that are given before there is a request."""

from __future__ import annotations

import json
from collections.abc import Mapping
from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response

from glueck.match.refusals import Refused
from glueck.server.http_schemas import HttpProblem
from glueck.server.problem_page import VARY, language_of, page_of, wants_page

# Our page connects only to its own server, also by WebSocket: for browsers since 2022, 'self' means
# both. It may run its own WebAssembly (the rules), but no text as script.
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
# Browsers and proxies store nothing, except answers that say how long they may: the page.
UNLESS_SAID = {"Cache-Control": "no-store"}
BYTES = [(k.lower().encode(), v.encode()) for k, v in (HEADERS | UNLESS_SAID).items()]


def with_headers(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """An answer's own headers, plus the general ones that it does not have yet."""
    there = {name.lower() for name, _ in headers}
    return headers + [one for one in BYTES if one[0] not in there]


def body_of(refused: Refused) -> bytes:
    """As JSON. It may quote what a client has sent, which may contain half a character."""
    problem = HttpProblem(code=refused.code, text=refused.text, clause=refused.clause)
    return json.dumps(problem.model_dump(), ensure_ascii=False).encode(errors="replace")


def answer_to(
    request: Request,
    refused: Refused,
    status: int | None = None,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """A refusal: JSON for programs, a page for people who opened an address in their browser."""
    status, headers = status or refused.status, {**(headers or {}), **VARY}
    if not wants_page(request):
        return Response(body_of(refused), status, headers, "application/json")
    language = language_of(request)
    headers["Content-Language"] = language
    return Response(page_of(refused, status, language), status, headers, "text/html")


def last_answer(refused: Refused, status: int | None = None) -> bytes:
    """The whole answer to an invalid or late request; then the connection is closed."""
    status, body = status or refused.status, body_of(refused)
    head = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    lines = [b"HTTP/1.1 %d %s" % (status, HTTPStatus(status).phrase.encode())]
    lines += [b": ".join(one) for one in [*with_headers(head), (b"connection", b"close")]]
    return b"\r\n".join(lines) + b"\r\n\r\n" + body
