"""What a key allows: every operation needs one scope."""

import pytest

from service.responses.accounts.scopes import SCOPES
from service.routes.all_routes import RESOURCES
from tests.service.conftest import OPERATOR, Api
from tests.service.contract_checker import shipped_checker

OPERATIONS = {operation.name: operation for operations in RESOURCES.values() for operation in operations}


def test_every_operation_that_takes_a_players_key_needs_a_scope() -> None:
    for operation in OPERATIONS.values():
        assert (operation.scope in SCOPES) == (operation.auth in ("optional", "player")), operation.name


def test_the_contract_names_the_scopes() -> None:
    document = shipped_checker().document
    described = document["components"]["securitySchemes"]["key"]["description"]
    assert all(f"`{scope}`: {meaning}" in described for scope, meaning in SCOPES.items())
    paths = document["paths"]
    assert paths["/v1/games/{game}/commands"]["post"]["security"] == [{"key": ["play"]}]
    assert paths["/v1/games/{game}"]["get"]["security"] == [{}, {"key": ["read"]}]
    assert paths["/v1/players/{player}/organizer"]["put"]["security"] == [{"key": []}]


@pytest.mark.parametrize("name", [name for name, operation in OPERATIONS.items() if operation.scope])
def test_a_key_without_the_scope_is_refused(ann: Api, name: str) -> None:
    operation = OPERATIONS[name]
    weak = ann.new_key(*(scope for scope in SCOPES if scope != operation.scope))
    path = operation.path.format(
        game=ann.create(),
        player=ann.id,
        title="market",
        key="0" * 16,
        bulk="0" * 24,
        hint="0" * 24,
        webhook="0" * 16,
        tournament="0" * 24,
        number="1",
    )
    response = weak.request(operation.method, path, json={} if operation.takes_json else None)
    assert weak.code(response) == (403, "missing_scope")
    facts = response.get_json()["facts"]
    assert facts["scope"] == operation.scope
    assert operation.scope not in facts["scopes"]
    assert len(facts["scopes"]) == len(SCOPES) - 1


def test_an_organizer_needs_a_key_that_may_organize(api: Api, ann: Api, bob: Api) -> None:
    operator = Api(api.app, api.checker, OPERATOR)
    assert operator.request("PUT", f"/v1/players/{bob.id}/organizer").status_code == 200
    hidden = ann.create(visibility="private", clock={"kind": "turn", "seconds": 60})
    player = bob.new_key("read", "play")
    assert bob.get(f"/v1/games/{hidden}").status_code == 200
    assert player.get(f"/v1/games/{hidden}").status_code == 404
    assert [key.get("/v1/players/me").get_json()["organizer"] for key in (bob, player)] == [True, False]
    shown = ann.create(clock={"kind": "turn", "seconds": 60})
    refused = player.command(shown, "pause_clock")
    assert player.code(refused) == (403, "missing_scope")
    assert refused.get_json()["facts"]["scope"] == "organize"
