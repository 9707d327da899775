"""By which names a server answers, and which it gives others to reach it by."""

import pytest

from glueck.server.limits import known_host, own_url
from glueck.server.settings import ServerSettings

URL = "http://127.0.0.1:8440"


@pytest.mark.parametrize("host", ["127.0.0.1:8440", "localhost", "[::1]:8440", "192.168.1.7:8440"])
def test_numbers_and_this_machine_are_known(host):
    assert known_host(host, URL)


@pytest.mark.parametrize("host", [None, "", "evil.example:8440", "127.0.0.1.evil.example", "["])
def test_a_name_that_somebody_else_gave_us_is_not(host):
    assert not known_host(host, URL)


def test_the_public_name_is_known():
    assert known_host("games.example.org", "https://games.example.org")


def test_links_lead_where_the_one_who_asks_came_from():
    assert own_url(ServerSettings(), "192.168.1.7:8440") == "http://192.168.1.7:8440"
    public = ServerSettings(public_url="https://games.example.org/")
    assert own_url(public, "127.0.0.1:8440") == "https://games.example.org"


@pytest.mark.anyio
async def test_a_request_for_another_name_is_refused(ann):
    answer = await ann.http.get("/api/games", headers={"Host": "evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "host_name")


@pytest.mark.slow
@pytest.mark.anyio
async def test_the_handbook_needs_neither_script_nor_others(ann):
    page = (await ann.http.get("/api/docs")).text
    assert "POST /api/tables" in page
    assert "<script" not in page
    assert "https://" not in page
