"""Who opens an address in a browser reads why it is not there; programs get JSON."""

import re
from pathlib import Path

import pytest
from starlette.requests import Request

import glueck
from glueck.match.refusals import REFUSALS
from glueck.server.problem_page import NOT_FOUND, WORDS, language_of, wants_page

LOCALES = Path(glueck.__file__).parents[2] / "web" / "locales"
BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
LANGUAGES = ["en", "de", "pl", "ru"]


def asked(method="GET", **headers):
    raw = [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()]
    return Request({"type": "http", "method": method, "headers": raw})


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_the_page_says(language):
    catalogue = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8").replace("\u00a0", " ")
    said = dict(re.findall(r"^(error-\w+|home) = (.*)$", catalogue, re.MULTILINE))
    ours = {code: text for code, text in WORDS[language].items() if code != NOT_FOUND}
    assert ours == {code: said["home" if code == "home" else f"error-{code}"] for code in ours}
    assert set(WORDS[language]) == set(WORDS["en"])
    assert set(ours) - {"home"} <= set(REFUSALS)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"), ("de", "de"), ("de-AT,de;q=0.9,en;q=0.8", "de"), ("fr,pl;q=0.5", "pl"),
        ("en;q=0.2,ru;q=0.7", "ru"), ("fr", "en"), ("DE-ch", "de"), (";;,,q=,de;q=x", "de"),
        ("pl;q=nonsense,ru;q=0.1", "ru"), ("x" * 5000, "en"),
    ],
)  # fmt: skip
def test_the_language_that_the_reader_likes_best(header, language):
    assert language_of(asked(accept_language=header)) == language


def test_only_a_browser_that_goes_somewhere_wants_a_page():
    assert wants_page(asked(accept=BROWSER))
    assert wants_page(asked("HEAD", accept=BROWSER))
    assert not wants_page(asked("POST", accept=BROWSER))
    assert not wants_page(asked(accept="*/*"))
    assert not wants_page(asked(accept="application/json"))
    assert not wants_page(asked())


@pytest.mark.anyio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_person_reads_a_page_and_a_program_json(server, ann, language):
    words = WORDS[language]
    head = {"Accept": BROWSER, "Accept-Language": language}
    stranger = server.nobody().http
    nowhere = await stranger.get("/<script>nothing", headers=head)
    assert nowhere.status_code == 404
    assert nowhere.headers["content-type"] == "text/html; charset=utf-8"
    assert nowhere.headers["content-language"] == language
    assert nowhere.headers["vary"] == "Accept, Accept-Language"
    assert "default-src 'self'" in nowhere.headers["content-security-policy"]
    assert f"<p>{words[NOT_FOUND]}</p>" in nowhere.text
    assert "script" not in nowhere.text

    id = await ann.open(seats=["me", "apprentice"], start=True, spectators=False)
    refused = await stranger.get(f"/api/tables/{id}/save", headers=head)
    assert refused.status_code == 403
    assert f"<p>{words['no_spectators']}</p>" in refused.text
    missing = await stranger.get("/api/tables/nowhere/save", headers=head)
    assert (missing.status_code, words["no_table"] in missing.text) == (404, True)

    assert (await stranger.get("/nothing")).json()["code"] == "http"
    assert (await stranger.get(f"/api/tables/{id}/save")).json()["code"] == "no_spectators"


@pytest.mark.anyio
async def test_who_is_turned_away_before_anything_is_looked_at_reads_it_too(server, ann):
    head = {"Accept": BROWSER, "Accept-Language": "pl", "Host": "evil.example"}
    answer = await server.nobody().http.get("/", headers=head)
    assert (answer.status_code, WORDS["pl"]["host_name"] in answer.text) == (403, True)
