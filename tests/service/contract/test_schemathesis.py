"""Requests made up from the contract, sound and unsound: nothing but documented answers comes back."""

import logging
from functools import cache
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from schemathesis.checks import (
    ignored_auth,
    negative_data_rejection,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from schemathesis.generation import GenerationMode

from service.auth.keys.issued_secrets import digest
from service.contract.openapi_document import document
from service.routes.all_routes import RESOURCES
from tests.market.title import TITLES
from tests.service.conftest import OPERATOR, Api, play_on
from tests.service.contract_checker import market_checker
from tests.service.tournaments.organizing import done, new_tournament, start_round

PLAIN = {"Accept-Encoding": "identity"}
"""Schemathesis asks for compressed answers, and unpacks only those of a real server."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    ignored_auth,
    unsupported_method,
]


@schemathesis.serializer("application/x-ndjson")
def lines(_context: Any, body: Any) -> bytes:
    """Exports are sent as they are."""
    return body if isinstance(body, bytes) else str(body).encode(errors="replace")


@cache
def contract() -> Any:
    """The contract of every service of these tests, read once."""
    return schemathesis.openapi.from_dict(document(TITLES, RESOURCES))


ENDLESS = "/v1/players/me/stream"
"""A stream that ends with its reader only; its own tests read it."""
OPERATIONS = [(method, path) for method, path, _ in market_checker().operations() if path != ENDLESS]


def real_things(api: Api, ann: Api, bob: Api, path: str) -> dict[str, list[str]]:
    """What the parameters of a path may be: ids of things that are there, two games first."""
    over, running = ann.create(), ann.create(hints=True)
    for game in (over, running):
        bob.command(game, "join")
        ann.command(game, "start")
    play_on(over, ann, bob)
    if path.startswith(("/v1/games/bulk", "/v1/tournaments")):
        Api(api.app, api.checker, OPERATOR).request("PUT", f"/v1/players/{ann.id}/organizer")
    bulk = ann.post("/v1/games/bulk", {"games": [{"title": "market", "seats": [{}, {}]}]}).get_json()
    hook = ann.post("/v1/webhooks", {"url": "https://example.org/hook", "types": ["your_turn"]}).get_json()
    return {
        # A stream of a running game would never end, so only the finished one is read whole.
        "game": [over] if path.endswith("/stream") else [running, over],
        "player": [ann.id],
        "title": ["market"],
        "key": [digest(ann.new_key("read").key or "")[:16]],
        "webhook": [hook["webhook"]["id"]],
        "bulk": [bulk["id"]] if "bulk" in path else [],
        "hint": [ann.post(f"/v1/games/{running}/hints").get_json()["id"]],
        **(_tournament(ann, bob, path) if path.startswith("/v1/tournaments") else {}),
    }


def _tournament(ann: Api, bob: Api, path: str) -> dict[str, list[str]]:
    """A tournament of Ann's with a reported message, and one that is over."""
    running, over = new_tournament(ann), new_tournament(ann)
    for player in (ann, bob):
        done(player, running, "register")
    message = done(ann, running, "announce", text="Hello")["version"]
    done(bob, running, "report_message", message=message)
    start_round(ann, running)
    done(ann, over, "cancel_tournament", reason="Too few.")
    return {
        "tournament": [over] if path.endswith("/stream") else [running, over],
        "number": ["1"],
        "message": [str(message)],
    }


def bombard(api: Api, method: str, path: str, examples: int) -> None:
    """Send made-up requests to one operation; path parameters are sometimes those of real things."""
    ann, bob = api.player("Ann"), api.player("Bob")
    real = real_things(api, ann, bob, path)
    operated = (
        path.endswith(("/organizer", "/ban"))
        or "/reports" in path
        or (method, path) == ("PATCH", "/v1/players/{player}")
    )
    key = OPERATOR if operated else ann.key
    schema = contract()
    schema.app = api.app
    operation = schema[path][method]

    @hypothesis_settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(data=st.data(), case=_cases(operation))
    def attack(data: Any, case: Any) -> None:
        for name in case.path_parameters or {}:
            if data.draw(st.booleans()):
                case.path_parameters[name] = data.draw(st.sampled_from(real[name]))
        case.call_and_validate(headers={"Authorization": f"Bearer {key}", **PLAIN}, checks=CHECKS)

    attack()
    assert api.read(real["game"][0])["version"] >= 3


def _cases(operation: Any) -> Any:
    return st.one_of(
        operation.as_strategy(generation_mode=GenerationMode.POSITIVE),
        operation.as_strategy(generation_mode=GenerationMode.NEGATIVE),
    )


@pytest.fixture(autouse=True)
def _quiet() -> None:
    logging.getLogger("urllib3").setLevel(logging.WARNING)


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_made_up_requests(api: Api, method: str, path: str) -> None:
    """Fewer where each request starts a process that audits, or where each answer is the whole contract."""
    slow = path.endswith(("/audit", "/audits", "/replays")) or path.startswith("/openapi.")
    bombard(api, method, path, 3 if slow else 6)


@pytest.mark.soak
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_many_made_up_requests(api: Api, method: str, path: str) -> None:
    bombard(api, method, path, 500)
