"""Holds answers against the contract: documented status, media type, headers and body."""

import json
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from jsonschema_rs import Draft202012, Draft202012Validator, Registry
from werkzeug.test import TestResponse

from games.kernel.title import Title
from games.titles import TITLES as SHIPPED
from service.contract.openapi_document import document
from service.contract.rule_refusals import refusal_codes
from service.responses.problem_types import MEDIA_TYPE
from service.responses.problems import REFUSAL_STATUS
from service.routes.all_routes import RESOURCES
from tests.market.title import TITLES

BASE = "urn:contract"
MARKET_CODES = ("no_such_card", "bad_bid", "bad_trade")


class Checker:
    """Knows the contract of a service with the given titles."""

    def __init__(self, titles: dict[str, Title], *own_codes: str) -> None:
        self.document = document(titles, RESOURCES)
        self._refusals = {*(refusal.code for refusal in refusal_codes()), *own_codes}
        self._shared = {
            f"#/components/responses/{name}": response
            for name, response in self.document["components"]["responses"].items()
        }
        self._registry = Registry([(BASE, self.document)], draft=Draft202012)
        self._validators: dict[str, Draft202012Validator] = {}
        self._found = [
            (method, re.compile(re.sub(r"\{\w+\}", "[^/]+", template.replace(".", r"\."))), operation)
            for method, template, operation in self.operations()
        ]

    def operations(self) -> Iterator[tuple[str, str, dict[str, Any]]]:
        """Every method and path with its operation, with its shared responses in place."""
        for path, methods in self.document["paths"].items():
            for method, operation in methods.items():
                responses = {
                    status: self._shared.get(response.get("$ref"), response)
                    for status, response in operation["responses"].items()
                }
                yield method.upper(), path, {**operation, "responses": responses}

    def check(self, method: str, path: str, response: TestResponse) -> None:
        """Fail when the answer is not one the contract allows."""
        assert response.headers["Request-Id"]
        found = self._find(method, path.partition("?")[0])
        if found is None:
            assert response.mimetype == "application/problem+json"
            assert response.status_code in (400, 404, 405, 414), response.status
            if method != "HEAD":
                self._valid({"$ref": "#/components/schemas/ProblemResponse"}, response.get_json(force=True))
            return
        documented = found["responses"].get(str(response.status_code))
        assert documented, (
            f"{method} {path}: {response.status} is not in the contract: {response.get_data()!r}"
        )
        for name in set(response.headers.keys()) & {"ETag", "Location", "Retry-After", "Allow", "RateLimit"}:
            assert name in documented["headers"], f"{method} {path} {response.status}: {name}"
        content = documented.get("content")
        if content is None:
            assert response.get_data() == b""
        elif response.mimetype in ("text/event-stream", "application/x-ndjson"):
            assert response.mimetype in content
        else:
            assert response.mimetype in content, response.mimetype
            if "json" in str(response.mimetype):
                body = json.loads(response.get_data())
                self._valid(content[response.mimetype]["schema"], body)
                if response.mimetype == MEDIA_TYPE:
                    self._declared(found, body)

    def _declared(self, operation: dict[str, Any], problem: dict[str, Any]) -> None:
        """Fail when the operation does not declare the problem's code for the problem's status."""
        code = problem["code"]
        if operation.get("x-refusals") and problem["status"] == REFUSAL_STATUS and code in self._refusals:
            return
        assert code in operation["x-codes"][str(problem["status"])], (operation["operationId"], code)

    def conforms(self, name: str, body: Any) -> None:
        """Fail when a body is not what the contract says under a name."""
        self._valid({"$ref": f"#/components/schemas/{name}"}, body)

    def record(self, body: Any) -> None:
        """Fail when this is no record as the contract has it."""
        self.conforms("RecordResponse", body)

    def _find(self, method: str, path: str) -> dict[str, Any] | None:
        for known, pattern, operation in self._found:
            if known == method and pattern.fullmatch(path):
                return operation
        return None

    def _valid(self, schema: dict[str, Any], body: Any) -> None:
        whole = json.dumps(schema).replace('"#/components', f'"{BASE}#/components')
        if whole not in self._validators:
            self._validators[whole] = Draft202012Validator(json.loads(whole), registry=self._registry)
        self._validators[whole].validate(body)


@lru_cache(maxsize=1)
def shipped_checker() -> Checker:
    """The contract of the service as it is shipped."""
    return Checker(SHIPPED)


@lru_cache(maxsize=1)
def market_checker() -> Checker:
    """The contract of a service that plays Market, which has codes of its own."""
    return Checker(TITLES, *MARKET_CODES)


@lru_cache(maxsize=1)
def every_title_checker() -> Checker:
    """The contract of a service that plays the shipped titles and Market."""
    return Checker({**SHIPPED, **TITLES}, *MARKET_CODES)
