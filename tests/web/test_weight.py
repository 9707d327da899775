"""How heavy the page is. How quick it is, bench/web.py measures."""

import gzip
from collections import Counter
from pathlib import Path

import pytest

from web.words import LANGUAGES

pytestmark = pytest.mark.slow

BUILT = Path(__file__).parents[2] / "src" / "glueck" / "server" / "web"
MOST_SCRIPT = 150_000  # bytes, compressed


def test_the_script_is_light(server):
    """All of it, of both games, in whichever language: a page loads one of them."""
    sizes = Counter[str]()
    for path in (BUILT / "assets").glob("*.js"):
        language = path.name.partition("-")[0]
        sizes[language if language in LANGUAGES else ""] += len(gzip.compress(path.read_bytes()))
    assert sizes.keys() == {"", *LANGUAGES}
    assert sizes[""] + max(sizes[one] for one in LANGUAGES) <= MOST_SCRIPT
