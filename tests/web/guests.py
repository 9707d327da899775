"""Guests of a server, each with a name and a page of their own."""

from typing import Any

BLANK = "/healthz"  # of the server, and drawn at once


def api(page: Any, method: str, path: str, **body: Any) -> Any:
    """As the page itself would ask, with its cookie."""
    here = "/".join(page.url.split("/")[:3])
    answer = page.request.fetch(f"{here}/api{path}", method=method, data=body or None)
    assert answer.ok, answer.text()
    return answer.json()


def named(page: Any, name: str) -> Any:
    """The page of a guest of that name; a blank one stays blank."""
    api(page, "POST", "/players", name=name)
    page.evaluate(
        "name => localStorage.setItem('glueck-prefs', JSON.stringify("
        "{...JSON.parse(localStorage.getItem('glueck-prefs') ?? '{}'), name}))",
        name,
    )
    if not page.url.endswith(BLANK):
        page.reload()
        page.wait_for_selector("h1")
    return page
