"""Whatever the description of the API allows, and what it does not: never an error of ours."""

import threading
import time

import httpx
import pytest
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings

from glueck.server.app import SERVING, make_app
from glueck.server.settings import ServerSettings
from server.local_server import free_port


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """A server in a thread: its address, a player's headers, the id of a table."""
    socket = free_port()
    port = socket.getsockname()[1]
    folder = tmp_path_factory.mktemp("openapi")
    app = make_app(ServerSettings(db=f"sqlite:///{folder}/tables.db", rate=0, port=port))
    server = uvicorn.Server(uvicorn.Config(app, **SERVING))
    thread = threading.Thread(target=server.run, args=([socket],))
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.01)
    url = f"http://127.0.0.1:{port}"
    about = {"name": "Ann", "program": True}
    token = httpx.post(f"{url}/api/players", json=about, timeout=60).json()["token"]
    headers = {"Authorization": f"Bearer {token}"}
    table = {"game": "glueckauf", "seats": ["me", "open"]}
    made = httpx.post(f"{url}/api/tables", json=table, headers=headers, timeout=60)
    yield url, headers, made.json()["id"]
    server.should_exit = True
    thread.join(60)


@pytest.mark.slow
def test_never_an_error_of_ours(served):
    # Not before it is needed: importing it takes longer than most tests.
    import schemathesis
    from schemathesis.checks import not_a_server_error

    url, headers, table = served

    def check(case):
        if "id" in (case.path_parameters or {}) and len(str(case.path_parameters["id"])) % 2:
            case.path_parameters["id"] = table  # half of the time a table that is there
        response = case.call(base_url=url, headers=headers)
        case.validate_response(response, checks=[not_a_server_error])

    schema = schemathesis.openapi.from_dict(httpx.get(f"{url}/api/openapi.json", timeout=60).json())
    operations = [one.ok() for one in schema.get_all_operations()]
    assert len(operations) >= 10
    for operation in operations:
        how = settings(
            max_examples=20, deadline=None, database=None, phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        how(given(case=operation.as_strategy())(check))()
