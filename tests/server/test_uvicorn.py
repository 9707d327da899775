"""How uvicorn hands a WebSocket to a class of ours (`ws=` in app.SERVING) is no promise of its own.

If this fails with a new uvicorn, look at what has changed before raising the upper bound in
pyproject.toml.
"""

import asyncio
import inspect
import re

import pytest
import uvicorn
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from glueck.server.app import SERVING, App
from glueck.server.http_protocol import HttpConnection
from glueck.server.settings import ServerSettings

CALL = re.compile(r"self\.ws_protocol_class\((.*?)\)", re.DOTALL)


@pytest.mark.parametrize("http", [HttpToolsProtocol, H11Protocol])
def test_uvicorn_makes_the_protocol_as_ours_expects(http):
    (given,) = CALL.findall(inspect.getsource(http.handle_websocket_upgrade))
    names = re.findall(r"(\w+)=", given)
    assert names == ["config", "server_state", "app_state"], uvicorn.__version__
    inspect.signature(SERVING["ws"]).bind(**dict.fromkeys(names))  # or a TypeError says why not


@pytest.mark.parametrize("http", [HttpToolsProtocol, H11Protocol])
def test_uvicorn_calls_what_ours_has(http):
    source = inspect.getsource(http.handle_websocket_upgrade)
    assert set(re.findall(r"protocol\.(\w+)\(", source)) - {"set_protocol"} == {
        "connection_made",
        "data_received",
    }, uvicorn.__version__


# What HttpConnection calls or overrides, and what it reads of uvicorn's connection.
METHODS = (
    "connection_made", "connection_lost", "data_received", "pause_writing", "resume_writing",
    "on_message_begin", "on_headers_complete", "on_message_complete", "on_response_complete",
    "handle_websocket_upgrade", "send_400_response", "timeout_keep_alive_handler",
    "_unset_keepalive_if_required",
)  # fmt: skip
FIELDS = (
    "app", "client", "cycle", "flow", "headers", "loop", "pipeline", "scope",
    "timeout_keep_alive_task", "transport", "ws_protocol_class",
)  # fmt: skip


def test_what_ours_overrides_is_there_and_is_called():
    source = inspect.getsource(HttpToolsProtocol)
    for name in METHODS:
        assert callable(getattr(HttpToolsProtocol, name)), uvicorn.__version__
    called = set(re.findall(r"self\.(\w+)\(", source)) | set(re.findall(r"self\.(\w+)", source))
    for name in ("send_400_response", "handle_websocket_upgrade", "timeout_keep_alive_handler"):
        assert name in called, uvicorn.__version__
    for name in FIELDS:
        assert f"self.{name}" in source, uvicorn.__version__
    for name in ("response_complete", "response_started"):
        assert f"self.{name}" in inspect.getsource(RequestResponseCycle), uvicorn.__version__
    assert "self.read_paused" in inspect.getsource(FlowControl), uvicorn.__version__


def test_uvicorn_believes_no_header_about_where_a_request_comes_from():
    config = uvicorn.Config(app=App(ServerSettings()), **SERVING)
    config.load()
    assert isinstance(config.loaded_app, App)  # and no middleware around it
    assert config.http_protocol_class is HttpConnection


async def made():
    config = uvicorn.Config(app=lambda: None, **SERVING)
    config.load()
    assert config.ws_protocol_class is SERVING["ws"]
    return SERVING["ws"](config=config, server_state=ServerState(), app_state={})


def test_ours_is_what_uvicorn_and_asyncio_expect_of_a_protocol():
    protocol = asyncio.run(made())
    for name in ("connection_made", "data_received", "eof_received", "connection_lost", "shutdown"):
        assert callable(getattr(protocol, name))
