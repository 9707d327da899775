"""How heavy the page is. How quick it is, bench/web.py measures."""

import gzip
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

BUILT = Path(__file__).parents[2] / "src" / "glueck" / "server" / "web"
MOST_SCRIPT = 150_000  # bytes, compressed


def test_the_script_is_light(server):
    """All of it, and all four languages, of which a page loads one."""
    scripts = [path.read_bytes() for path in (BUILT / "assets").glob("*.js")]
    assert scripts
    assert sum(len(gzip.compress(one)) for one in scripts) <= MOST_SCRIPT
