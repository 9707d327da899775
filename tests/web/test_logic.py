"""The client's own unit tests (vitest): what it does without a page."""

import pytest
import web_build

from left_out import leave_out


@pytest.mark.first
def test_the_units_of_the_client_pass():
    if not web_build.is_installed(tools=True):
        leave_out("node_modules")
    web_build.run("test")  # ends with what was said if it fails
