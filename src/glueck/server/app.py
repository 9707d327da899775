"""The ASGI application: HTTP, WebSockets, errors, headers."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

import glueck
from glueck.match.refusals import Refused
from glueck.server import bot_socket
from glueck.server import http_schemas as schemas
from glueck.server.api_description import ApiDescription
from glueck.server.connections import Connections, room_for
from glueck.server.guard import Guard
from glueck.server.http_answers import answer_to
from glueck.server.http_api import api, service_of
from glueck.server.http_deals import deals
from glueck.server.http_history import history
from glueck.server.http_notices import notices
from glueck.server.http_people import people
from glueck.server.http_players import players
from glueck.server.http_protocol import HttpConnection
from glueck.server.http_replay import replays
from glueck.server.http_review import reviews
from glueck.server.identity import Proxies
from glueck.server.metrics import METRICS
from glueck.server.server_clock import ServerClock
from glueck.server.service import Service
from glueck.server.settings import ServerSettings
from glueck.server.static_files import StaticFiles
from glueck.server.thinkers import Thinkers
from glueck.server.websocket import connect
from glueck.server.websocket_protocol import WebSocketConnection
from glueck.store import Store, StoreError, Uncertain, open_store

log = logging.getLogger("glueck.app")
# How uvicorn serves it.
SERVING: dict[str, Any] = {
    "log_config": None, "access_log": False, "server_header": False,
    "http": HttpConnection, "ws": WebSocketConnection,
    "proxy_headers": False,  # Proxies trusts only those in the settings
    "timeout_keep_alive": 75, "timeout_graceful_shutdown": 10,
}  # fmt: skip
# Their routes are the app's own: `include_router` would make all of them once more, for each app.
ROUTERS = (api, players, replays, deals, history, reviews, notices, people)


class App(FastAPI):
    """FastAPI for HTTP, behind a guard; WebSockets go directly to their handlers."""

    def __init__(self, settings: ServerSettings, **more: Any) -> None:
        super().__init__(**more)
        self.proxies = Proxies(settings.trusted_proxies)
        self.api_description = ApiDescription()
        self.connections = Connections(room_for(settings.connections), settings.rate)
        self._guard = Guard(StaticFiles(super().__call__), lambda: self.state.service)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        self.proxies.correct(scope)
        if scope["type"] == "websocket":
            is_bot = scope["path"].startswith(bot_socket.PATH)
            serve = bot_socket.connect_bot if is_bot else connect
            await serve(scope, self.state.service)
        else:
            await self._guard(scope, receive, send)


def make_app(
    settings: ServerSettings,
    store: Store | None = None,
    now: Callable[[], int] | None = None,
    thinkers: Thinkers | None = None,
) -> App:
    """With its own store, or a given one (which is also closed at the end)."""

    @asynccontextmanager
    async def life(app: App) -> AsyncIterator[None]:
        kept = store or await open_store(settings.database)
        app.state.service = service = Service.build(
            settings, kept, now or await ServerClock.of(kept), thinkers
        )
        service.start()
        try:
            yield
        finally:
            await service.stop()

    app = App(
        settings, title="Glückskiste", version=glueck.__version__, lifespan=life,
        routes=[route for router in ROUTERS for route in router.routes],
        docs_url=None, redoc_url=None, openapi_url=None,
    )  # fmt: skip
    add_errors(app)
    add_operations(app)

    return app


def add_errors(app: FastAPI) -> None:
    """Every error in the same form."""

    @app.exception_handler(Refused)
    async def refused(request: Request, refusal: Refused) -> Response:
        METRICS.requests_refused.labels(refusal.code).inc()
        return answer_to(request, refusal)

    @app.exception_handler(StoreError)
    async def unavailable(request: Request, trouble: StoreError) -> Response:
        log.warning("%s: %s", request.url.path.split("/")[1], trouble)
        if isinstance(trouble, Uncertain):
            text = "it is not known whether this was done; look, and ask for it again if it was not"
            return answer_to(request, Refused("uncertain", text))
        text = "what you asked for could not be done now; try again"
        return answer_to(request, Refused("unavailable", text))

    @app.exception_handler(Exception)
    async def failed(request: Request, trouble: Exception) -> Response:
        return answer_to(request, Refused("http", "something went wrong in the server"), 500)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, trouble: RequestValidationError) -> Response:
        first = trouble.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return answer_to(request, Refused("invalid", f"{where}: {first['msg']}"))

    @app.exception_handler(HTTPException)
    async def http(request: Request, trouble: HTTPException) -> Response:
        refused = Refused("http", str(trouble.detail))
        return answer_to(request, refused, trouble.status_code, trouble.headers)


def add_operations(app: App) -> None:
    @app.get("/healthz", responses={503: {"model": schemas.HttpProblem}})
    async def health(request: Request) -> schemas.Health:
        store = service_of(request).store
        await store.ping()
        return schemas.Health(ok=True, tables=await store.count())

    @app.get("/metrics", response_class=Response)
    async def metrics(request: Request) -> Response:
        service = service_of(request)
        METRICS.resident.set(len(service.tables.held()))
        METRICS.open_connections.labels("known").set(app.connections.known)
        METRICS.open_connections.labels("strangers").set(app.connections.strangers)
        return Response(METRICS.text(), media_type="text/plain; version=0.0.4")

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi() -> Response:
        return Response(await app.api_description.openapi(), media_type="application/json")

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(await app.api_description.page())
