"""Who asks, and from where: the same for HTTP and WebSockets."""

from __future__ import annotations

from starlette.requests import HTTPConnection

COOKIE = "glueck"


def secret_of(request: HTTPConnection) -> str | None:
    """The secret a client sends: a program's token, or a browser's cookie."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token.strip():
        return token.strip()
    return request.cookies.get(COOKIE)


def address_of(request: HTTPConnection) -> str:
    return request.client.host if request.client else ""
