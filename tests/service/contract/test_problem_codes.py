"""Every code that the contract declares for an operation is one that a request can get."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from events.settings import Settings
from service.contract.operation import ALWAYS, problems_of
from service.contract.rule_refusals import refusal_codes
from tests.service.contract.problem_causes import REACHED_BY
from tests.service.contract.problem_world import OPERATIONS, World
from tests.service.tournaments.organizing import SETTINGS


@pytest.fixture
def world(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[World]:
    """Games and players of a service whose audits are not limited."""
    made = World(msgspec.structs.replace(settings, rate_limit_audits="off"), monkeypatch)
    yield made
    made.close()


@pytest.mark.parametrize("name", OPERATIONS)
def test_every_declared_code_can_be_reached(world: World, name: str) -> None:
    operation = OPERATIONS[name]
    # What is not replicated was done all the same: it may have deleted the player.
    for code in sorted(problems_of(operation), key=lambda code: code == "not_replicated"):
        if code not in ALWAYS:
            response = REACHED_BY[code](world, operation)
            assert response.is_json, (code, response.status)
            assert response.get_json()["code"] == code


@pytest.mark.parametrize(
    ("name", "body"),
    [
        ("create_game", {"title": "none", "seats": [{}]}),
        ("create_games", {"games": [{"title": "none", "seats": [{}]}]}),
        ("post_command", {"type": "start"}),
        ("create_tournament", {"settings": {**SETTINGS, "game": {"title": "none"}}}),
        ("post_tournament_command", {"type": "start_round"}),
    ],
)
def test_the_rules_refuse_with_codes_of_their_own(world: World, name: str, body: Any) -> None:
    assert [operation.name for operation in OPERATIONS.values() if operation.refusals] == [
        "create_game",
        "create_games",
        "post_command",
        "create_tournament",
        "post_tournament_command",
        "settle_report",
    ]
    response = world.send(OPERATIONS[name], json=body)
    assert response.status_code == 422
    assert response.get_json()["code"] in {refusal.code for refusal in refusal_codes()}
