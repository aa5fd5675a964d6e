"""The interface keeps what its description promises: schemathesis makes up requests of every kind."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance
from schemathesis.specs.openapi.schemas import OpenApiSchema

from cradle.server.describe import description
from cradle.server.settings import Settings
from tests.processes import PATIENCE
from tests.server.guests import Guest
from tests.server.serving import Server


class Stage:
    """A server with somebody at a table that is being played and one that is finished."""

    def __init__(self, file: str) -> None:
        self.server = Server(Settings(database=file, limits=False, thinkers=1))
        self.ada = Guest(self.server.url, "Ada")
        running = self.ada.table("me", "me", open=True)["id"]
        record = self.ada.http.get(f"/api/tables/{running}/record")
        assert record.status_code == 409
        text = "\n".join(
            [
                "cradle: 1",
                "title: hadara",
                "rules: 1",
                f"content: {self.ada.ok('GET', f'/api/tables/{running}')['content']['digest']}",
                "options: ",
                "seats: 2",
                "seed: 1f",
                "",
                "",
            ]
        )
        self.tables = [running, self.ada.ok("POST", "/api/records", {"record": text})["id"]]


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    made = Stage(str(tmp_path_factory.mktemp("openapi") / "tables.sqlite"))
    yield made
    made.server.stop()


@pytest.fixture(scope="module")
def interface(stage: Stage) -> OpenApiSchema:
    return schemathesis.openapi.from_url(f"{stage.server.url}/api/openapi.json", timeout=PATIENCE)


COMMITTED = Path(__file__).parents[2] / "web/src/api/openapi.json"
SCHEMA = schemathesis.pytest.from_fixture("interface")


def test_the_client_is_made_from_the_present_description() -> None:
    """If this fails: `python3 dev.py types`."""
    assert COMMITTED.read_text(encoding="utf-8") == description()


def test_the_description_tells_what_the_socket_sends() -> None:
    schemas = json.loads(description())["components"]["schemas"]
    assert set(schemas["LiveReply"]["discriminator"]["mapping"]) == {
        "game",
        "table",
        "chat",
        "preview",
        "coach",
        "error",
        "pong",
    }


@SCHEMA.parametrize()
@settings(max_examples=6, suppress_health_check=list(HealthCheck), deadline=None)
def test_every_route_keeps_its_promise(case: schemathesis.Case[Any], stage: Stage) -> None:
    """Half of the requests are about tables that there are."""
    parameters = case.path_parameters
    if len(str(parameters.get("table", ""))) == 12:
        parameters["table"] = stage.tables[len(case.formatted_path) % 2]
    # The rules refuse more than a schema can say, so a refusal of well-formed data is not a fault.
    case.call_and_validate(
        cookies=dict(stage.ada.http.cookies),
        headers={"X-Cradle": "1"} if case.operation.method.upper() == "GET" else None,
        excluded_checks=[positive_data_acceptance],
        timeout=PATIENCE,
    )
