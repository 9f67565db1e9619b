"""Clients that were written against the baseline still work with the contract of today."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from tests.service.contract import baseline
from tests.service.contract.breaking_changes import breaking_changes

BASELINE = baseline.load(baseline.FILE)
SCHEMAS = "components", "schemas"


def test_nothing_broke_since_the_baseline() -> None:
    today = baseline.without_texts(baseline.load(baseline.CONTRACT))
    assert breaking_changes(BASELINE, today) == [], "see tests/service/contract/baseline.py"


def schema(contract: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = contract["components"]["schemas"][name]
    return found


def command(contract: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = contract["paths"]["/v1/games/{game}/commands"]["post"]
    return found


def remove_operation(contract: dict[str, Any]) -> None:
    del contract["paths"]["/v1/titles"]["get"]


def remove_field(contract: dict[str, Any]) -> None:
    del schema(contract, "GameResponse")["properties"]["version"]


def remove_field_of_an_event(contract: dict[str, Any]) -> None:
    del schema(contract, "AmbulanceTaken")["properties"]["seat"]


def make_field_optional(contract: dict[str, Any]) -> None:
    schema(contract, "GameResponse")["required"].remove("version")


def change_type(contract: dict[str, Any]) -> None:
    schema(contract, "GameResponse")["properties"]["version"]["type"] = "string"


def allow_null(contract: dict[str, Any]) -> None:
    schema(contract, "GameResponse")["properties"]["version"]["type"] = ["integer", "null"]


def require_input(contract: dict[str, Any]) -> None:
    schema(contract, "NewGame")["required"].append("undo")


def require_new_field_of_a_command(contract: dict[str, Any]) -> None:
    schema(contract, "TakeAmbulance")["properties"]["speed"] = {"type": "integer"}
    schema(contract, "TakeAmbulance")["required"].append("speed")


def narrow_enum(contract: dict[str, Any]) -> None:
    schema(contract, "UndoPolicy")["enum"].remove("free")


def narrow_number(contract: dict[str, Any]) -> None:
    schema(contract, "TurnClock")["properties"]["seconds"]["maximum"] = 60


def remove_command(contract: dict[str, Any]) -> None:
    del schema(contract, "AnyCommand")["discriminator"]["mapping"]["join"]


def remove_code(contract: dict[str, Any]) -> None:
    command(contract)["x-codes"]["412"].remove("stale_version")


def remove_code_of_the_rules(contract: dict[str, Any]) -> None:
    schema(contract, "ProblemCode")["examples"].remove("not_your_turn")


def remove_parameter(contract: dict[str, Any]) -> None:
    command(contract)["parameters"] = [p for p in command(contract)["parameters"] if p["name"] != "dry_run"]


def require_parameter(contract: dict[str, Any]) -> None:
    command(contract)["parameters"][-1]["required"] = True


def require_key(contract: dict[str, Any]) -> None:
    contract["paths"]["/v1/titles"]["get"]["security"] = [{"key": []}]


def remove_header(contract: dict[str, Any]) -> None:
    del command(contract)["responses"]["201"]["headers"]["ETag"]


BREAKING: list[Callable[[dict[str, Any]], None]] = [
    *(remove_operation, remove_field, remove_field_of_an_event, make_field_optional, change_type, allow_null),
    *(require_input, require_new_field_of_a_command, narrow_enum, narrow_number, remove_command),
    *(remove_code, remove_code_of_the_rules, remove_parameter, require_parameter, require_key, remove_header),
]


@pytest.mark.parametrize("change", BREAKING, ids=lambda change: change.__name__)
def test_a_breaking_change_is_noticed(change: Callable[[dict[str, Any]], None]) -> None:
    broken = deepcopy(BASELINE)
    change(broken)
    assert len(breaking_changes(BASELINE, broken)) >= 1


def test_additions_are_not_breaking() -> None:
    more = deepcopy(BASELINE)
    more["paths"]["/v1/more"] = more["paths"]["/v1/titles"]
    schema(more, "GameResponse")["properties"]["more"] = {"type": "string"}
    schema(more, "GameResponse")["required"].append("more")
    schema(more, "NewGame")["properties"]["more"] = {"type": "string"}
    schema(more, "AnyCommand")["discriminator"]["mapping"]["more"] = "#/components/schemas/Join"
    schema(more, "UndoPolicy")["enum"].append("more")
    schema(more, "ProblemCode")["examples"].append("more")
    command(more)["x-codes"]["400"].append("more")
    assert breaking_changes(BASELINE, more) == []
