"""One operation of the contract as OpenAPI says it."""

from collections.abc import Mapping
from typing import Any

import msgspec

from events.settings import VARIABLES, Settings
from games.kernel.title import Title
from service.contract.operation import Operation, ResponseSpec, problems_of
from service.contract.rule_refusals import refusal_codes
from service.contract.shared_schemas import examples_of
from service.contract.title_schemas import reference
from service.requests import headers
from service.responses.problems import MEDIA_TYPE, PROBLEMS
from service.responses.structs import ProblemResponse

REQUEST_HEADERS: dict[str, dict[str, Any]] = {
    "Idempotency-Key": {
        "description": "Repeat it to repeat the request safely: one effect, the same answer.",
        "schema": {"type": "string", "pattern": headers.IDEMPOTENCY_KEY},
        "example": "b7f2c1d4-0e5a-4f7e-9a53-2c1f7a6f0d11",
    },
    "If-Match": {
        "description": "The version you decided on, in quotes; 412 when the game has gone on.",
        "schema": {"type": "string", "pattern": headers.IF_MATCH},
        "example": '"12"',
    },
    "If-None-Match": {
        "description": "The ETag you have; 304 when it is still the newest.",
        "schema": {"type": "string"},
        "example": '"12"',
    },
    "Last-Event-ID": {
        "description": "The last version you have; takes precedence over `after`.",
        "schema": {"type": "string", "pattern": headers.LAST_EVENT_ID},
        "example": "12",
    },
}
PATH_PARAMETERS: dict[str, tuple[str, str]] = {
    "game": ("A game's id.", "4d1f6a90c2b87e35aa01f3c4"),
    "player": ("A player's id.", "9f1c02ab77de4410"),
    "title": ("A title's key.", "dice-hospital"),
}
PROBLEM_HEADERS = {
    401: ("WWW-Authenticate",),
    405: ("Allow",),
    409: ("Retry-After",),
    412: ("ETag",),
    429: ("Retry-After", "RateLimit", "RateLimit-Policy"),
    503: ("Retry-After",),
}
NDJSON = "application/x-ndjson"
LIMITS = {
    "players": ("limit_players", "address"),
    "games": ("limit_games", "player"),
    "audits": ("limit_audits", "player, or address without a key"),
    "streams": ("limit_streams", "player, or address without a key; streams open at once"),
}


def operation_object(operation: Operation, titles: Mapping[str, Title]) -> dict[str, Any]:
    """An operation with its parameters, body and every answer it may give."""
    made: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "tags": [operation.tag],
        "parameters": _parameters(operation),
        "responses": {
            **{str(status): _response(operation, good) for status, good in operation.responses.items()},
            **_problem_responses(operation),
        },
    }
    if operation.about:
        made["description"] = operation.about
    if operation.body is not None:
        made["requestBody"] = _request_body(operation, titles)
    if operation.auth != "none":
        made["security"] = [{"key": []}] if operation.auth != "optional" else [{}, {"key": []}]
    if operation.limit:
        field, per = LIMITS[operation.limit]
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
            "description": about,
            "schema": {"type": "string"},
            "example": example,
        }
        for name, (about, example) in PATH_PARAMETERS.items()
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
    if operation.body == NDJSON:
        return {"required": True, "content": {NDJSON: {"schema": {"type": "string"}}}}
    if isinstance(operation.body, str):
        content = {"schema": reference(operation.body), "examples": examples_of(titles)}
    else:
        content = {"schema": operation.body, "example": operation.body_example}
    return {"required": True, "content": {"application/json": content}}


def _response(operation: Operation, good: ResponseSpec) -> dict[str, Any]:
    names = ["Request-Id", *good.headers]
    if operation.limit not in (None, "streams"):
        names += ["RateLimit", "RateLimit-Policy"]
    made: dict[str, Any] = {"description": good.about, "headers": _headers(names)}
    if good.body is not None:
        content: dict[str, Any] = {"schema": _schema(good)}
        if good.example is not None:
            content["example"] = msgspec.to_builtins(good.example)
        made["content"] = {media: _content(media, content) for media in good.media}
    return made


def _schema(good: ResponseSpec) -> dict[str, Any]:
    if good.body is str:
        return {"type": "string"}
    if good.body is dict:
        return {"type": "object"}
    return reference(good.body.__name__)


def _content(media: str, content: dict[str, Any]) -> dict[str, Any]:
    """OpenAPI 3.1 has no schema for a stream as a whole; its items have one, and an example."""
    if media not in ("text/event-stream", "application/x-ndjson"):
        return content
    line = msgspec.json.encode(content["example"]).decode()
    version = content["example"]["version"]
    shown = f"id: {version}\nevent: record\ndata: {line}\n\n" if media.startswith("text/") else f"{line}\n"
    return {"example": shown, "x-item-schema": content["schema"]}


def _problem_responses(operation: Operation) -> dict[str, Any]:
    by_status: dict[int, list[str]] = {}
    for code in problems_of(operation):
        by_status.setdefault(PROBLEMS[code].status, []).append(code)
    limited = ("RateLimit", "RateLimit-Policy") if operation.limit not in (None, "streams") else ()
    return {str(status): _problem(status, codes, limited) for status, codes in sorted(by_status.items())}


def _problem(status: int, codes: list[str], limited: tuple[str, ...]) -> dict[str, Any]:
    kind = PROBLEMS[codes[0]]
    listed = [code for code in codes if code != "illegal"]
    if "illegal" in codes:
        listed += [refusal.code for refusal in refusal_codes()]
    code = listed[0]
    example = ProblemResponse(f"/docs/problems#{code}", kind.title, status, kind.advice, code, {})
    names = dict.fromkeys(("Request-Id", *PROBLEM_HEADERS.get(status, ()), *limited))
    return {
        "description": "; ".join(PROBLEMS[code].title for code in codes) + ".",
        "headers": _headers(names),
        "content": {
            MEDIA_TYPE: {
                "schema": {
                    "allOf": [
                        reference("ProblemResponse"),
                        {"type": "object", "properties": {"code": {"type": "string", "enum": listed}}},
                    ]
                },
                "example": msgspec.to_builtins(example),
            }
        },
    }


def _headers(names: Any) -> dict[str, Any]:
    return {name: {"$ref": f"#/components/headers/{name}"} for name in names}
