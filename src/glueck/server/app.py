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
from starlette.websockets import WebSocket

import glueck
from glueck.match.refusals import Refused
from glueck.server import http_schemas as b
from glueck.server.api_page import handbook
from glueck.server.http_api import api, service_of
from glueck.server.limits import MOST_BODY, MOST_SAVE, known_host, same_origin
from glueck.server.metrics import METRICS
from glueck.server.service import Service
from glueck.server.settings import ServerSettings
from glueck.server.static_files import add_pages
from glueck.server.websocket import connect
from glueck.server.write_coalescing import CoalescingWebSocket
from glueck.store import Store, StoreError, open_store

log = logging.getLogger("glueck.app")
SAFE = {"GET", "HEAD", "OPTIONS"}
STATUS = {
    "who": 401, "login": 401, "origin": 403, "host_name": 403, "not_host": 403,
    "not_yours": 403, "blocked": 403,
    "no_spectators": 403, "not_seated": 403, "host": 403, "no_table": 404, "no_player": 404,
    "too_many": 429, "too_large": 413, "unavailable": 503, "busy": 503, "status": 409,
    "stale": 409, "not_your_turn": 409, "seated": 409, "full": 409, "taken": 409,
    "open_seats": 409, "illegal": 409, "nothing_to_undo": 409, "login_taken": 409,
    "stand_in": 409, "no_return": 409, "gave_up": 409, "not_waiting": 409, "not_absent": 409,
    "too_many_tables": 409, "rules": 409, "moment": 404,
}  # fmt: skip
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
# How uvicorn serves it. Pings are the heartbeat: whoever does not answer is gone.
SERVING: dict[str, Any] = {
    "log_config": None, "access_log": False, "server_header": False,
    "ws": CoalescingWebSocket, "ws_max_size": 1 << 20,
    "ws_per_message_deflate": False,  # messages are small as they are
    "ws_ping_interval": 20.0, "ws_ping_timeout": 20.0,
    "timeout_keep_alive": 75, "timeout_graceful_shutdown": 10,
}  # fmt: skip


def make_app(settings: ServerSettings, store: Store | None = None, **build: Any) -> FastAPI:
    """With a store of its own, or one that is given (and closed at the end all the same)."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        app.state.service = service = Service.build(
            settings, store or await open_store(settings.database), **build
        )
        service.start()
        try:
            yield
        finally:
            await service.stop()

    app = FastAPI(
        title="Glückskiste", version=glueck.__version__, lifespan=life,
        docs_url=None, redoc_url=None, openapi_url="/api/openapi.json",
    )  # fmt: skip
    app.include_router(api)
    add_errors(app)
    app.middleware("http")(guarded)
    add_operations(app)
    add_pages(app)

    @app.websocket("/ws/tables/{id}")
    async def live(socket: WebSocket, id: str) -> None:
        await connect(socket, app.state.service, id)

    return app


def problem(code: str, text: str, clause: str | None = None) -> JSONResponse:
    content = b.Problem(code=code, text=text, clause=clause).model_dump()
    return JSONResponse(content, STATUS.get(code, 400))


def add_errors(app: FastAPI) -> None:
    """Every error in the same form."""

    @app.exception_handler(Refused)
    async def refused(request: Request, refusal: Refused) -> Response:
        return problem(refusal.code, refusal.text, refusal.clause)

    @app.exception_handler(StoreError)
    async def unavailable(request: Request, trouble: StoreError) -> Response:
        log.warning("%s: %s", request.url.path.split("/")[1], trouble)
        return problem("unavailable", "what you asked for could not be done now; try again")

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, trouble: RequestValidationError) -> Response:
        first = trouble.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        content = b.Problem(code="invalid", text=f"{where}: {first['msg']}").model_dump()
        return JSONResponse(content, 422)

    @app.exception_handler(HTTPException)
    async def http(request: Request, trouble: HTTPException) -> Response:
        content = b.Problem(code="http", text=str(trouble.detail)).model_dump()
        return JSONResponse(content, trouble.status_code, headers=trouble.headers)


async def guarded(request: Request, follow: Callable[[Request], Awaitable[Response]]) -> Response:
    """Foreign pages may not act in somebody's name; nothing is larger than it need be."""
    service = service_of(request)
    origin, host = request.headers.get("origin"), request.headers.get("host")
    if not known_host(host, service.settings.url):
        return problem("host_name", "this server has another name; say --public-url")
    if request.method not in SAFE and not same_origin(origin, host, service.settings.url):
        return problem("origin", "this page is not ours")
    most = MOST_SAVE if request.url.path == "/api/import" else MOST_BODY
    length = request.headers.get("content-length", "0")
    if not (length.isascii() and length.isdigit()) or int(length) > most:
        return problem("too_large", f"a request has at most {most} bytes")
    if "chunked" in request.headers.get("transfer-encoding", "").lower():
        return problem("too_large", "say how long the request is (Content-Length)")
    response = await follow(request)
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def add_operations(app: FastAPI) -> None:
    @app.get("/healthz", responses={503: {"model": b.Problem}})
    async def health(request: Request) -> b.Health:
        store = service_of(request).store
        await store.ping()
        return b.Health(ok=True, tables=await store.count())

    @app.get("/metrics", response_class=Response)
    async def metrics(request: Request) -> Response:
        service = service_of(request)
        METRICS.resident.set(len(service.tables.held()))
        return Response(generate_latest(METRICS.registry), media_type="text/plain; version=0.0.4")

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(handbook(app.openapi()))
