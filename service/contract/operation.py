"""An operation as a value: one declaration serves routing and the contract."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec
from flask import Blueprint, Response, request
from marshmallow import Schema

from service.http.middleware import OPERATION

if TYPE_CHECKING:
    from service.context import Service

View = Callable[..., Response]


class ResponseSpec(NamedTuple):
    """A good answer: what it means, its body's type (None: no body), an example and its headers."""

    about: str
    body: Any = None
    example: Any = None
    headers: tuple[str, ...] = ()
    media: tuple[str, ...] = ("application/json",)


class Operation(msgspec.Struct, frozen=True, kw_only=True):
    """One method on one path."""

    name: str
    method: Literal["GET", "POST", "PUT", "DELETE"]
    path: str
    view: View
    summary: str
    about: str = ""
    tag: str
    auth: Literal["none", "optional", "player", "operator"] = "none"
    query: type[Schema] | None = None
    headers: tuple[str, ...] = ()
    body: Any = None
    body_example: Any = None
    responses: Mapping[int, ResponseSpec]
    problems: tuple[str, ...] = ()
    limit: str | None = None


ALWAYS = ("bad_request", "method_not_allowed", "uri_too_long", "headers_too_large", "internal", "unavailable")
"""Problems that any operation may end in."""


def problems_of(operation: Operation) -> tuple[str, ...]:
    """Every code the operation may end in, those of its declared parts included."""
    codes = [*operation.problems, "invalid_fields"]
    if operation.auth != "none":
        codes.append("unauthorized")
    if operation.auth == "operator":
        codes.append("forbidden")
    if "{" in operation.path:
        codes.append("not_found")
    if operation.method != "GET":
        codes.append("body_too_large")
    if operation.body is not None:
        codes += ["malformed_json", "unsupported_media_type"]
    if operation.limit:
        codes.append("too_many_requests")
    return tuple(dict.fromkeys((*codes, *ALWAYS)))


def blueprint(name: str, operations: Sequence[Operation], service: "Service") -> Blueprint:
    """A Flask blueprint of these operations, each view given the service."""
    made = Blueprint(name, __name__)
    for operation in operations:
        made.add_url_rule(
            operation.path.replace("{", "<").replace("}", ">"),
            endpoint=operation.name,
            view_func=_bound(operation, service),
            methods=[operation.method],
            provide_automatic_options=False,
        )
    return made


def _bound(operation: Operation, service: "Service") -> View:
    view, name = operation.view, operation.name

    def bound(**values: Any) -> Response:
        request.environ[OPERATION] = name
        return view(service, **values)

    return bound
