"""Makes the OpenAPI object of one operation."""

from collections.abc import Mapping
from typing import Any

import msgspec

from events.settings import VARIABLES, Settings
from games.kernel.title import Title
from service.contract.operation import Operation, ResponseSpec, problems_of
from service.contract.shared_schemas import examples_of
from service.contract.title_schemas import reference
from service.requests import headers
from service.responses.problem_types import MEDIA_TYPE, PROBLEMS
from service.responses.problems import REFUSAL_STATUS, REFUSAL_TITLE
from service.responses.refusal_meanings import meaning_of
from service.responses.structs import ProblemResponse

REQUEST_HEADERS: dict[str, dict[str, Any]] = {
    "Idempotency-Key": {
        "description": "Any random text. A request sent again with the same key takes effect only once.",
        "schema": {"type": "string", "pattern": headers.IDEMPOTENCY_KEY},
        "example": "b7f2c1d4-0e5a-4f7e-9a53-2c1f7a6f0d11",
    },
    "If-Match": {
        "description": "The version you expect, in quotes. Returns 412 if the game is at another one.",
        "schema": {"type": "string", "pattern": headers.IF_MATCH},
        "example": '"12"',
    },
    "If-None-Match": {
        "description": "The ETag you have. Returns 304 if it is still the latest.",
        "schema": {"type": "string"},
        "example": '"12"',
    },
    "Last-Event-ID": {
        "description": "The `id` of the last event you have, or its first number alone. Overrides `after`.",
        "schema": {"type": "string", "pattern": headers.LAST_EVENT_ID},
        "example": "12",
    },
}
PATH_PARAMETERS: dict[str, tuple[str, str]] = {
    "game": ("The id of a game.", "4d1f6a90c2b87e35aa01f3c4"),
    "player": ("The id of a player.", "9f1c02ab77de4410"),
    "key": ("The id of a key.", "3f9a1c0de2b45678"),
    "title": ("The key of a title.", "dice-hospital"),
}
PROBLEM_HEADERS = {
    401: ("WWW-Authenticate",),
    409: ("Retry-After",),
    412: ("ETag",),
    429: ("Retry-After", "RateLimit", "RateLimit-Policy"),
    503: ("Retry-After",),
}
RATE_LIMITS = {
    "players": ("rate_limit_players", "address"),
    "recovery": ("rate_limit_recovery", "address"),
    "games": ("rate_limit_games", "player"),
    "commands": ("commands_per_second", "player and web process; more for a moment"),
    "audits": ("rate_limit_audits", "player, or address without a key"),
    "streams": ("max_streams", "player, or address without a key; number of open streams"),
}


def operation_object(operation: Operation, titles: Mapping[str, Title]) -> dict[str, Any]:
    """Return an operation with its parameters, body and every response."""
    made: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "tags": [operation.tag],
        "parameters": _parameters(operation),
        "responses": {
            **{str(status): _response(operation, spec) for status, spec in operation.responses.items()},
            **_problem_responses(operation),
        },
    }
    if operation.description:
        made["description"] = operation.description
    if operation.body is not None:
        made["requestBody"] = _request_body(operation, titles)
    if operation.auth != "none":
        key = {"key": [operation.scope] if operation.scope else []}
        made["security"] = [key] if operation.auth != "optional" else [{}, key]
    if operation.limit:
        field, per = RATE_LIMITS[operation.limit]
        made["x-rate-limit"] = {
            "policy": operation.limit,
            "default": getattr(Settings(), field),
            "per": per,
            "setting": VARIABLES[field][0],
        }
    return made


def _parameters(operation: Operation) -> list[Any]:
    found: list[Any] = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "description": description,
            "schema": {"type": "string"},
            "example": example,
        }
        for name, (description, example) in PATH_PARAMETERS.items()
        if "{" + name + "}" in operation.path
    ]
    if operation.query is not None:
        found.append({"in": "query", "schema": operation.query})
    found += [
        {"name": name, "in": "header", **REQUEST_HEADERS[name]}
        for name in operation.headers
        if name in REQUEST_HEADERS
    ]
    return found


def _request_body(operation: Operation, titles: Mapping[str, Title]) -> dict[str, Any]:
    content: dict[str, Any]
    if isinstance(operation.body, str) and not operation.takes_json:
        return {"required": True, "content": {operation.body: {"schema": {"type": "string"}}}}
    if isinstance(operation.body, str):
        content = {"schema": reference(operation.body), "examples": examples_of(titles)}
    else:
        content = {"schema": operation.body, "example": operation.body_example}
    return {"required": True, "content": {"application/json": content}}


def _response(operation: Operation, spec: ResponseSpec) -> dict[str, Any]:
    names = ["Request-Id", *spec.headers]
    if operation.limit not in (None, "streams"):
        names += ["RateLimit", "RateLimit-Policy"]
    made: dict[str, Any] = {"description": spec.description, "headers": _headers(names)}
    if spec.body is not None:
        content: dict[str, Any] = {"schema": _schema(spec)}
        if spec.example is not None:
            content["example"] = msgspec.to_builtins(spec.example)
        made["content"] = {media: _content(media, content) for media in spec.media}
    return made


def _schema(spec: ResponseSpec) -> dict[str, Any]:
    if spec.body is str:
        return {"type": "string"}
    if spec.body is dict:
        return {"type": "object"}
    return reference(spec.body.__name__)


def _content(media: str, content: dict[str, Any]) -> dict[str, Any]:
    """Return the content of one media type; in OpenAPI 3.1 only the items of a stream can have a schema."""
    if media not in ("text/event-stream", "application/x-ndjson"):
        return content
    item = content["example"]
    line = msgspec.json.encode(item).decode()
    example = f"{line}\n"
    if media == "text/event-stream":
        name, number = (
            ("notice", item["id"]) if "id" in item else ("record", f"{item['version']}-{item['hash'][:16]}")
        )
        example = f"id: {number}\nevent: {name}\ndata: {line}\n\n"
    return {"example": example, "x-item-schema": content["schema"]}


def _problem_responses(operation: Operation) -> dict[str, Any]:
    by_status: dict[int, list[str]] = {}
    for code in problems_of(operation):
        by_status.setdefault(PROBLEMS[code].status, []).append(code)
    limited = operation.limit not in (None, "streams")
    return {
        str(status): _problem(status, codes, limited, operation.refusals and status == REFUSAL_STATUS)
        for status, codes in sorted(by_status.items())
    }


def _problem(status: int, codes: list[str], limited: bool, refusals: bool) -> dict[str, Any]:
    """Return the response of one status; `refusals` adds the codes of the rules to those of the service."""
    titles = [PROBLEMS[code].title for code in codes] + [REFUSAL_TITLE] * refusals
    headers = ["Request-Id", *PROBLEM_HEADERS.get(status, ())]
    if limited:
        headers += ["RateLimit", "RateLimit-Policy"]
    service_codes = {"type": "string", "enum": codes}
    any_code = {"anyOf": [service_codes, reference("RefusalCode")]}
    schema = {
        "allOf": [
            reference("ProblemResponse"),
            {"type": "object", "properties": {"code": any_code if refusals else service_codes}},
        ]
    }
    example = msgspec.to_builtins(_REFUSAL_EXAMPLE if refusals else _example(status, codes[0]))
    return {
        "description": "; ".join(titles) + ".",
        "headers": _headers(dict.fromkeys(headers)),
        "content": {MEDIA_TYPE: {"schema": schema, "example": example}},
    }


def _example(status: int, code: str) -> ProblemResponse:
    kind = PROBLEMS[code]
    return ProblemResponse(f"/docs/problems#{code}", kind.title, status, kind.advice, code, {})


_REFUSAL_EXAMPLE = ProblemResponse(
    "/docs/problems#not_your_turn",
    REFUSAL_TITLE,
    REFUSAL_STATUS,
    meaning_of("not_your_turn"),
    "not_your_turn",
    {},
)


def _headers(names: Any) -> dict[str, Any]:
    return {name: {"$ref": f"#/components/headers/{name}"} for name in names}
