"""Each adapter needs its own package and no other, and says which."""

import subprocess
import sys

import pytest

PACKAGES = ("gymnasium", "pettingzoo", "pyspiel", "pyarrow", "ray")
NEEDS = {
    "glueck.research.gym": ("gymnasium",),
    "glueck.research.pettingzoo": ("pettingzoo", "gymnasium"),
    "glueck.research.openspiel": ("pyspiel",),
    "glueck.research.dataset": ("pyarrow",),
}
EXTRA = {
    "pyspiel": "openspiel", "gymnasium": "gym", "pettingzoo": "pettingzoo", "pyarrow": "data",
}  # fmt: skip


def imported_without(module, *missing):
    """What Python says when these packages are not there."""
    code = (
        f"import sys; sys.modules.update(dict.fromkeys({missing!r}))\n"
        f"try: import {module}\nexcept ImportError as problem: print(problem)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("module", NEEDS)
def test_an_adapter_needs_its_own_package_and_says_so(module):
    for package in NEEDS[module]:
        pytest.importorskip(package)
    others = {*PACKAGES} - {*NEEDS[module]}
    assert imported_without(module, *others) == ""
    first = NEEDS[module][0]
    for missing in (NEEDS[module], *((one,) for one in NEEDS[module])):
        assert f"pip install 'glueck[{EXTRA[first]}]'" in imported_without(module, *missing)


@pytest.mark.slow
@pytest.mark.parametrize("command", ["dataset", "stats"])
def test_a_command_says_what_it_needs(command):
    code = "import sys; sys.modules['pyarrow'] = None; from glueck.cli.main import main; main()"
    run = [sys.executable, "-c", code, command, "glueckauf"]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    said = "pyarrow is not installed, which this module is for: pip install 'glueck[data]'"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"glueck: {said}\n")
