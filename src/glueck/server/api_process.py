"""`python -m glueck.server.api_process`: describes the HTTP interface for a server."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from glueck.engine.child_process import serve
from glueck.server.api_description import OPENAPI
from glueck.server.api_page import handbook
from glueck.server.app import make_app
from glueck.server.settings import ServerSettings


@cache
def document() -> dict[str, Any]:
    return make_app(ServerSettings.model_validate({})).openapi()


def answer(part: bytes) -> bytes:
    if part == OPENAPI:
        return json.dumps(document(), ensure_ascii=False).encode()
    return handbook(document()).encode()


if __name__ == "__main__":
    serve(answer)
