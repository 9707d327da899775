"""The ASGI application: HTTP, WebSockets, errors, headers."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse
from prometheus_client import generate_latest
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

import glueck
from glueck.match.refusals import Refused
from glueck.server import http_schemas as schemas
from glueck.server.api_page import handbook
from glueck.server.http_api import api, service_of
from glueck.server.limits import MOST_BODY, MOST_SAVE, known_host, same_origin
from glueck.server.metrics import METRICS
from glueck.server.server_clock import ServerClock
from glueck.server.service import Service
from glueck.server.settings import ServerSettings
from glueck.server.static_files import add_pages
from glueck.server.websocket import connect
from glueck.server.websocket_protocol import WebSocketConnection
from glueck.store import Store, StoreError, Uncertain, open_store

log = logging.getLogger("glueck.app")
SAFE = {"GET", "HEAD", "OPTIONS"}
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
# How uvicorn serves it.
SERVING: dict[str, Any] = {
    "log_config": None, "access_log": False, "server_header": False,
    "ws": WebSocketConnection,
    "timeout_keep_alive": 75, "timeout_graceful_shutdown": 10,
}  # fmt: skip


class App(FastAPI):
    """FastAPI for HTTP; WebSockets go straight to where they are served."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await connect(scope, self.state.service)
        else:
            await super().__call__(scope, receive, send)


def make_app(
    settings: ServerSettings, store: Store | None = None, now: Callable[[], int] | None = None
) -> App:
    """With a store of its own, or one that is given (and closed at the end all the same)."""

    @asynccontextmanager
    async def life(app: App) -> AsyncIterator[None]:
        kept = store or await open_store(settings.database)
        app.state.service = service = Service.build(
            settings, kept, now or await ServerClock.of(kept)
        )
        service.start()
        try:
            yield
        finally:
            await service.stop()

    app = App(
        title="Glückskiste", version=glueck.__version__, lifespan=life,
        docs_url=None, redoc_url=None, openapi_url="/api/openapi.json",
    )  # fmt: skip
    app.include_router(api)
    add_errors(app)
    app.middleware("http")(guarded)
    add_operations(app)
    add_pages(app)

    return app


def problem(refused: Refused, status: int | None = None, **more: Any) -> JSONResponse:
    content = schemas.Problem(code=refused.code, text=refused.text, clause=refused.clause)
    return JSONResponse(content.model_dump(), status or refused.status, **more)


def add_errors(app: FastAPI) -> None:
    """Every error in the same form."""

    @app.exception_handler(Refused)
    async def refused(request: Request, refusal: Refused) -> Response:
        return problem(refusal)

    @app.exception_handler(StoreError)
    async def unavailable(request: Request, trouble: StoreError) -> Response:
        log.warning("%s: %s", request.url.path.split("/")[1], trouble)
        if isinstance(trouble, Uncertain):
            text = "it is not known whether this was done; look, and ask for it again if it was not"
            return problem(Refused("uncertain", text))
        text = "what you asked for could not be done now; try again"
        return problem(Refused("unavailable", text))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, trouble: RequestValidationError) -> Response:
        first = trouble.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return problem(Refused("invalid", f"{where}: {first['msg']}"))

    @app.exception_handler(HTTPException)
    async def http(request: Request, trouble: HTTPException) -> Response:
        refused = Refused("http", str(trouble.detail))
        return problem(refused, trouble.status_code, headers=trouble.headers)


async def guarded(request: Request, follow: Callable[[Request], Awaitable[Response]]) -> Response:
    """Foreign pages may not act in somebody's name; nothing is larger than it need be."""
    service = service_of(request)
    origin, host = request.headers.get("origin"), request.headers.get("host")
    if not known_host(host, service.settings.url):
        return problem(Refused("host_name", "this server has another name; say --public-url"))
    if request.method not in SAFE and not same_origin(origin, host, service.settings.url):
        return problem(Refused("origin", "this page is not ours"))
    most = MOST_SAVE if request.url.path == "/api/import" else MOST_BODY
    length = request.headers.get("content-length", "0")
    if not (length.isascii() and length.isdigit()) or int(length) > most:
        return problem(Refused("too_large", f"a request has at most {most} bytes"))
    if "chunked" in request.headers.get("transfer-encoding", "").lower():
        return problem(Refused("too_large", "say how long the request is (Content-Length)"))
    response = await follow(request)
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def add_operations(app: FastAPI) -> None:
    @app.get("/healthz", responses={503: {"model": schemas.Problem}})
    async def health(request: Request) -> schemas.Health:
        store = service_of(request).store
        await store.ping()
        return schemas.Health(ok=True, tables=await store.count())

    @app.get("/metrics", response_class=Response)
    async def metrics(request: Request) -> Response:
        service = service_of(request)
        METRICS.resident.set(len(service.tables.held()))
        return Response(generate_latest(METRICS.registry), media_type="text/plain; version=0.0.4")

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(handbook(app.openapi()))
