"""What docs/research.md shows runs as it stands."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from left_out import module_or_leave_out

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = dict(re.findall(r"^## ([^\n]+)\n\n```python\n(.*?)```", PAGE, re.M | re.S))
PACKAGE = {"PettingZoo": "pettingzoo", "Gymnasium": "gymnasium", "OpenSpiel": "pyspiel"}


@pytest.mark.slow
@pytest.mark.parametrize("heading", BLOCKS)
def test_a_program_of_the_page_runs(heading):
    module_or_leave_out(PACKAGE[heading.partition(":")[0]])
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", BLOCKS[heading]],
        env=os.environ, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip()


def test_the_page_shows_every_way():
    assert len(BLOCKS) == PAGE.count("```python") == 4
