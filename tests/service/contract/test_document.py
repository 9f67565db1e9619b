"""The contract is what the code declares, and says everything."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from flask import Flask
from jsonschema_rs import ValidationError
from openapi_spec_validator import validate

from events.settings import Settings
from games.titles import TITLES
from service.contract.openapi_document import build_contract, document
from service.contract.rule_refusals import refusal_codes
from service.contract.schemas.title_messages import messages_of
from service.http import app as app_factory
from service.http.app import create_app
from service.requests.tournaments.tournament_body import POSTED
from service.responses.problem_types import PROBLEMS
from service.routes.all_routes import RESOURCES
from tests.market.title import TITLES as MARKETS
from tests.service.conftest import Api
from tests.service.contract_checker import market_checker, shipped_checker

ROOT = Path(__file__).parents[3]


@cache
def committed() -> dict[str, Any]:
    found: dict[str, Any] = yaml.load((ROOT / "openapi.yaml").read_bytes(), yaml.CSafeLoader)
    return found


def test_openapi_yaml_is_up_to_date() -> None:
    assert (ROOT / "openapi.yaml").read_bytes() == build_contract(TITLES, RESOURCES), "run: make openapi"


def test_it_is_valid_openapi() -> None:
    assert committed()["openapi"] == "3.1.0"
    validate(committed())


def test_every_route_is_in_the_contract_and_back(app: Flask) -> None:
    served = {
        (method, re.sub(r"<(\w+)>", r"{\1}", rule.rule))
        for rule in app.url_map.iter_rules()
        if not rule.endpoint.startswith(("pages.", "web."))  # for people
        for method in (rule.methods or set()) - {"HEAD"}
    }
    assert served == {(method, path) for method, path, _ in market_checker().operations()}


def test_every_operation_has_examples_that_are_valid() -> None:
    checker = shipped_checker()
    for _, path, operation in checker.operations():
        for status, response in operation["responses"].items():
            for media, content in response.get("content", {}).items():
                examples = [each["value"] for each in content.get("examples", {}).values()]
                examples += [content["example"]] if "example" in content else []
                assert "json" not in media or examples or path == "/openapi.json", (path, status)
                for example in examples if "json" in media and media != "application/x-ndjson" else []:
                    checker._valid(content["schema"], example)
        body = operation.get("requestBody", {}).get("content", {}).get("application/json")
        with_body = {
            *("create_player", "rename_player", "create_key", "recover_account"),
            *("rename_any_player", "accept_invitation"),
            *("create_game", "create_games", "post_command", "create_webhook", "replay_webhook"),
            *("create_tournament", "post_tournament_command", "settle_report"),
        }
        assert (body is not None) == (operation["operationId"] in with_body)
        for example in [body["example"]] if body and "example" in body else []:
            checker._valid(body["schema"], example)


@pytest.mark.parametrize(
    ("path", "known"),
    [
        (
            "/v1/games/{game}/commands",
            {name for title in TITLES.values() for name in messages_of(title).commands},
        ),
        ("/v1/tournaments/{tournament}/commands", set(POSTED)),
    ],
)
def test_every_command_type_has_an_example(path: str, known: set[str]) -> None:
    checker = shipped_checker()
    post = checker.document["paths"][path]["post"]
    content = post["requestBody"]["content"]["application/json"]
    assert set(content["examples"]) == known
    for name, example in content["examples"].items():
        assert example["value"]["type"] == name
        checker._valid(content["schema"], example["value"])


def test_every_problem_of_the_service_is_in_the_contract_and_in_the_list() -> None:
    listed = (ROOT / "docs/errors.md").read_text()
    text = (ROOT / "openapi.yaml").read_text()
    for code in PROBLEMS:
        assert f"`{code}`" in listed
        # A wrong method is a request to no operation; the document's description names its code.
        assert f"`{code}`" in text if code == "method_not_allowed" else f"- {code}\n" in text, code
    for refusal in refusal_codes():
        assert f"`{refusal.code}`" in listed
        assert f"- {refusal.code}\n" in text


def test_a_body_that_breaks_the_contract_is_noticed() -> None:
    checker = market_checker()
    try:
        checker.record({"version": "one"})
    except ValidationError:
        return
    raise AssertionError("the check checks nothing")


def test_the_contract_is_served_in_both_forms(api: Api) -> None:
    as_yaml, as_json = api.get("/openapi.yaml"), api.get("/openapi.json")
    assert yaml.load(as_yaml.get_data(), yaml.CSafeLoader) == as_json.get_json()
    assert as_json.get_data() == msgspec.json.encode(document(MARKETS, RESOURCES)), (
        "what these tests hold answers against"
    )
    assert as_json.get_json()["paths"].keys() == committed()["paths"].keys()


def test_the_contract_is_sent_once_to_those_who_have_it(api: Api) -> None:
    for path in ("/openapi.yaml", "/openapi.json"):
        etag = api.get(path).headers["ETag"]
        assert api.get(path, headers={"If-None-Match": etag}).status_code == 304
        assert api.get(path, headers={"If-None-Match": '"other"'}).status_code == 200


def test_the_contract_of_our_titles_is_read_and_not_built(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_factory, "build_contract", None)
    assert (
        Api(create_app(settings), shipped_checker()).get("/openapi.yaml").get_data()
        == (ROOT / "openapi.yaml").read_bytes()
    )


def test_the_settings_of_a_new_tournament_have_their_type() -> None:
    schemas = committed()["components"]["schemas"]
    assert schemas["NewTournament"]["properties"]["settings"]["$ref"].endswith("/TournamentSettings")


def test_rate_limits_are_declared() -> None:
    paths = committed()["paths"]
    assert paths["/v1/players"]["post"]["x-rate-limit"]["setting"] == "WARDBOOK_RATE_LIMIT_PLAYERS"
    assert paths["/v1/games"]["post"]["x-rate-limit"]["setting"] == "WARDBOOK_RATE_LIMIT_GAMES"
    assert paths["/v1/games/{game}/stream"]["get"]["x-rate-limit"]["setting"] == "WARDBOOK_MAX_STREAMS"
    command = paths["/v1/games/{game}/commands"]["post"]["x-rate-limit"]
    assert (command["setting"], command["default"]) == ("WARDBOOK_COMMANDS_PER_SECOND", 50)
