"""On several machines the same is played as on one."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from left_out import module_or_leave_out

HERE = Path(__file__).parent


@pytest.mark.slow
def test_two_nodes_play_what_one_machine_plays(tmp_path):
    for package in ("ray", "pyarrow"):
        module_or_leave_out(package)
    done = subprocess.run(
        [sys.executable, HERE / "two_nodes.py", tmp_path],
        env=os.environ, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1]) == {
        "processors": 2, "nodes": 2, "refused": "games: there are too many",
        "arena": True, "dataset": True,
    }  # fmt: skip
