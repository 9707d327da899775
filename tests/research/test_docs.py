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
PACKAGE = {
    "PettingZoo": "pettingzoo", "Gymnasium": "gymnasium", "OpenSpiel": "pyspiel",
    "Datasets": "pyarrow", "An agent that learns": "torch",
}  # fmt: skip


def programs(page):
    """The Python of each chapter; there is one at the most."""
    found = {}
    for chapter in page.split("\n## ")[1:]:
        heading, _, text = chapter.partition("\n")
        if blocks := re.findall(r"^```python\n(.*?)^```$", text, re.M | re.S):
            (found[heading],) = blocks
    return found


BLOCKS = programs(PAGE)


@pytest.mark.slow
@pytest.mark.parametrize("heading", BLOCKS)
def test_a_program_of_the_page_runs(heading, tmp_path):
    module_or_leave_out(PACKAGE[heading.partition(":")[0]])
    program = tmp_path / "program.py"  # a file, because processes that it starts import it again
    program.write_text(BLOCKS[heading], encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "error", program],
        env=os.environ, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip()


def test_the_page_shows_every_way():
    assert len(BLOCKS) == PAGE.count("```python") == 6
