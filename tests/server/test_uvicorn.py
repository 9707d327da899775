"""How uvicorn hands a WebSocket to a class of ours (`ws=` in app.SERVING) is no promise of its own.

If this fails with a new uvicorn, look at what has changed before raising the upper bound in
pyproject.toml.
"""

import asyncio
import inspect
import re

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from glueck.server.app import SERVING

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


async def made():
    config = uvicorn.Config(app=lambda: None, **SERVING)
    config.load()
    assert config.ws_protocol_class is SERVING["ws"]
    return SERVING["ws"](config=config, server_state=ServerState(), app_state={})


def test_ours_is_what_uvicorn_and_asyncio_expect_of_a_protocol():
    protocol = asyncio.run(made())
    for name in ("connection_made", "data_received", "eof_received", "connection_lost", "shutdown"):
        assert callable(getattr(protocol, name))
