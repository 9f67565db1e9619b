"""Requests that follow the links of the contract: most of them play games that exist."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase
from hypothesis import settings as hypothesis_settings
from schemathesis.checks import (
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from service.contract.openapi_document import document
from service.routes.all_routes import RESOURCES
from tests.market.title import TITLES
from tests.service.conftest import Api

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
NEW_GAME = {"title": "market", "seats": [{}, {}]}
SLOW = r"/(stream|audit)$"
"""A stream of a running game does not end, and each audit is a process."""


def play(api: Api, examples: int) -> float:
    """Follow the links of the contract; the share of requests to games that exist."""
    ann, bob = api.player("Ann"), api.player("Bob")
    games: set[str] = set()
    counted = {"existing": 0, "other": 0}
    accepted = 0
    schema = schemathesis.openapi.from_dict(document(TITLES, RESOURCES))
    schema.app = api.app
    machine: Any = schema.include(path_regex=r"^/v1/games").exclude(path_regex=SLOW).as_state_machine()

    class Player(machine):  # type: ignore[misc]  # schemathesis makes the class at run time
        def before_call(self, case: Any) -> None:
            if case.operation.label == "POST /v1/games":
                case.body = NEW_GAME
            elif case.operation.label.endswith("/commands") and _game_of(case) in games:
                moves = ann.get(f"/v1/games/{_game_of(case)}/actions").get_json()["moves"]
                case.body = moves[0] if moves else case.body

        def get_call_kwargs(self, _case: Any) -> dict[str, Any]:
            return {"headers": {"Authorization": f"Bearer {ann.key}", "Accept-Encoding": "identity"}}

        def validate_response(self, response: Any, case: Any, **_: Any) -> None:
            nonlocal accepted
            accepted += response.status_code == 201 and case.operation.label.endswith("/commands")
            counted["existing" if _game_of(case) in games else "other"] += 1
            if response.status_code == 201 and case.operation.label == "POST /v1/games":
                games.add(response.json()["id"])
                bob.command(response.json()["id"], "join")
                ann.command(response.json()["id"], "start")
            case.validate_response(response, checks=CHECKS)

    Player.run(
        settings=hypothesis_settings(
            max_examples=examples,
            stateful_step_count=12,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
    )
    share = counted["existing"] / sum(counted.values())
    print(f"{sum(counted.values())} requests, {share:.0%} to games that exist, {accepted} commands accepted")
    assert accepted
    return share


def _game_of(case: Any) -> Any:
    return (case.path_parameters or {}).get("game")


def test_links_lead_to_games_that_exist(api: Api) -> None:
    assert play(api, 5) >= 0.5


@pytest.mark.soak
def test_many_links_lead_to_games_that_exist(api: Api) -> None:
    assert play(api, 200) >= 0.5
