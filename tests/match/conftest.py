import pytest

from match.matches import GAMES


@pytest.fixture(params=GAMES)
def each_game(request):
    return request.param
