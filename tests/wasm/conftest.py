from pathlib import Path

import pytest

import glueck
from wasm.modules import built


@pytest.fixture(params=glueck.games())
def each_game(request):
    return glueck.load(request.param)


@pytest.fixture(scope="session")
def modules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(tmp_path_factory.mktemp("modules"))
