"""Serving the page: from memory, packed, kept as long as its name stays the same."""

import asyncio

import httpx
import pytest
from fastapi import FastAPI

from glueck.server.static_files import StaticFiles


class Client:
    def __init__(self, folder):
        self._transport = httpx.ASGITransport(StaticFiles(FastAPI(), folder))

    def get(self, path, method="GET", **headers):
        async def ask():
            async with httpx.AsyncClient(transport=self._transport, base_url="http://t") as client:
                return await client.request(method, path, headers=headers)

        return asyncio.run(ask())


@pytest.fixture
def client(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>hello")
    (tmp_path / "assets" / "app-1a2b.js").write_text("let a = 1")
    (tmp_path / "assets" / "face-3c.woff2").write_bytes(b"font")
    (tmp_path / ".made-of").write_text("digest")
    return Client(tmp_path)


def test_the_page_is_asked_for_again_and_its_parts_are_kept(client):
    assert client.get("/").headers["cache-control"] == "no-cache"
    script = client.get("/assets/app-1a2b.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert client.get("/assets/face-3c.woff2").headers["content-type"] == "font/woff2"


def test_what_the_browser_has_is_not_sent_again(client):
    tag = client.get("/").headers["etag"]
    assert client.get("/", **{"If-None-Match": tag}).status_code == 304


def test_text_is_packed_for_who_can_unpack_it(client):
    packed = client.get("/", **{"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == "<!doctype html>hello"
    plain = client.get("/", **{"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == packed.text


def test_only_what_was_built_is_served(client):
    assert client.get("/.made-of").status_code == 404
    assert client.get("/index.html").status_code == 404


def test_files_can_only_be_read(client):
    refused = client.get("/", method="POST")
    assert refused.status_code == 405
    assert refused.headers["allow"] == "GET, HEAD"
    assert client.get("/", method="HEAD").status_code == 200


def test_without_a_build_the_page_says_how_to_build_it(tmp_path):
    assert "make play" in Client(tmp_path / "nothing").get("/").text
