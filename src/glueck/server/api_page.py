"""The HTTP interface as a page: made here from the OpenAPI document, without a script."""

from __future__ import annotations

import json
from html import escape
from typing import Any

HEAD = """<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Glückskiste: API</title></head><body>
<h1>Glückskiste: API</h1>
<p>For programs: <a href="/api/openapi.json">OpenAPI</a>. Tables are live over WebSockets at
<code>/ws/tables/ID</code>; docs/protocol.md describes their messages. Say who you are by the cookie
<code>glueck</code> or <code>Authorization: Bearer TOKEN</code>.</p>"""


def handbook(api: dict[str, Any]) -> str:
    parts = [HEAD]
    for path, operations in api["paths"].items():
        for method, about in operations.items():
            parts.append(operation(method, path, about))
    parts.append("<h2>What is sent</h2>")
    for name, schema in api["components"]["schemas"].items():
        parts.append(f'<h3 id="{escape(name)}">{escape(name)}</h3>{shown(schema)}')
    return "\n".join([*parts, "</body></html>"])


def operation(method: str, path: str, about: dict[str, Any]) -> str:
    parts = [f"<h2><code>{method.upper()} {escape(path)}</code></h2>"]
    if text := about.get("description"):
        parts.append(f"<p>{escape(text)}</p>")
    if parameters := about.get("parameters"):
        names = ", ".join(f"<code>{escape(one['name'])}</code>" for one in parameters)
        parts.append(f"<p>With {names}.</p>")
    for word, content in (("Send", about.get("requestBody")), ("Answer", answer(about))):
        if content:
            parts.append(f"<p>{word}: {named(content)}</p>")
    return "".join(parts)


def answer(about: dict[str, Any]) -> dict[str, Any] | None:
    good = (r for status, r in about["responses"].items() if str(status).startswith("2"))
    return next(good, None)


def named(content: dict[str, Any]) -> str:
    """The name of a schema, as a link to where it is shown."""
    schemas = [one.get("schema", {}) for one in content.get("content", {}).values()]
    name = str(schemas[0].get("$ref", "")).rpartition("/")[2] if schemas else ""
    return f'<a href="#{escape(name)}">{escape(name)}</a>' if name else "as it is"


def shown(schema: dict[str, Any]) -> str:
    return f"<pre>{escape(json.dumps(schema, indent=1, ensure_ascii=False))}</pre>"
