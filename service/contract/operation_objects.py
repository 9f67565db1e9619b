"""Makes the OpenAPI object of one operation."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from events.settings import VARIABLES, Settings
from games.kernel.title import Title
from service.contract.links import links_of
from service.contract.operation import Operation, ResponseSpec
from service.contract.problem_responses import codes_by_status, codes_in_words, problems_by_status
from service.contract.schemas.shared_schemas import examples_of
from service.contract.schemas.title_schemas import reference
from service.contract.schemas.tournament_schemas import tournament_command_examples
from service.requests import headers

REQUEST_HEADERS: dict[str, dict[str, Any]] = {
    "Idempotency-Key": {
        "description": "Any random text. A request sent again with the same key takes effect only once.",
        "schema": {"type": "string", "pattern": headers.IDEMPOTENCY_KEY},
        "example": "b7f2c1d4-0e5a-4f7e-9a53-2c1f7a6f0d11",
    },
    "If-Match": {
        "description": "The version you expect, in quotes. Returns 412 if it is at another one.",
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
    "webhook": ("The id of a webhook.", "b87e35aa01f3c477"),
    "bulk": ("The id of a bulk.", "77aa01f3c44d1f6a90c2b87e"),
    "hint": ("The id of a hint.", "0c2b87e35aa01f3c44d1f6a9"),
    "title": ("The key of a title.", "dice-hospital"),
    "tournament": ("The id of a tournament.", "e35aa01f3c44d1f6a90c2b87"),
    "message": ("The version of the record with a message.", "17"),
    "number": ("The number of a round, from 1.", "1"),
}
RATE_LIMITS = {
    "players": ("rate_limit_players", "address"),
    "recovery": ("rate_limit_recovery", "address"),
    "games": ("rate_limit_games", "player"),
    "commands": ("commands_per_second", "player and web process; more for a moment"),
    "audits": ("rate_limit_audits", "player, or address without a key"),
    "streams": ("max_streams", "player, or address without a key; number of open streams"),
}


def operation_object(
    operation: Operation, titles: Mapping[str, Title], operations: Iterable[Operation]
) -> dict[str, Any]:
    """Return an operation with its parameters, body, every response, and links to other operations."""
    responses: dict[str, Any] = {}
    for status, spec in operation.responses.items():
        responses[str(status)] = _response(operation, spec)
        if links := links_of(operation, status, operations):
            responses[str(status)]["links"] = links
    made: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "description": "\n\n".join(filter(None, (operation.description, codes_in_words(operation)))),
        "tags": [operation.tag],
        "security": _security(operation),
        "parameters": _parameters(operation),
        "responses": {**responses, **problems_by_status(operation)},
        "x-codes": codes_by_status(operation),
    }
    if operation.refusals:
        made["x-refusals"] = True
    if operation.body is not None:
        made["requestBody"] = _request_body(operation, titles)
    if operation.deprecated:
        made["deprecated"] = True
    if operation.limit:
        field, per = RATE_LIMITS[operation.limit]
        made["x-rate-limit"] = {
            "policy": operation.limit,
            "default": getattr(Settings(), field),
            "per": per,
            "setting": VARIABLES[field][0],
        }
    return made


def _security(operation: Operation) -> list[dict[str, list[str]]]:
    if operation.auth == "none":
        return []
    key: dict[str, list[str]] = {"key": [operation.scope] if operation.scope else []}
    return [key] if operation.auth != "optional" else [{}, key]


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
    if operation.media:
        content = {media: {"schema": {"type": "string"}} for media in operation.media}
        return {"required": True, "content": content}
    if isinstance(operation.body, str):
        content = {"schema": reference(operation.body), "examples": _command_examples(operation.body, titles)}
    else:
        content = {"schema": operation.body, "example": operation.body_example}
    return {"required": True, "content": {"application/json": content}}


def _command_examples(body: str, titles: Mapping[str, Title]) -> dict[str, Any]:
    return tournament_command_examples() if body == "TournamentCommand" else examples_of(titles)


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
        return {"type": "object", "additionalProperties": True}
    return reference(spec.body.__name__)


def _content(media: str, content: dict[str, Any]) -> dict[str, Any]:
    """Return the content of one media type; `x-item-schema` is what `itemSchema` is in OpenAPI 3.2."""
    if media in ("text/html", "text/csv"):
        return {"schema": {"type": "string"}}
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


def _headers(names: Any) -> dict[str, Any]:
    return {name: {"$ref": f"#/components/headers/{name}"} for name in names}
