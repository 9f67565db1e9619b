"""An HTTP operation as a value: routing and the contract both use this one declaration."""

from collections.abc import Callable, Mapping
from datetime import date
from typing import Any, Literal, NamedTuple

import msgspec
from flask import Response
from marshmallow import Schema

from service.requests.query_schemas import NoQuery
from service.responses.accounts.scopes import Scope

View = Callable[..., Response]


class ResponseSpec(NamedTuple):
    """A successful response: its meaning, body type (None: no body), example, headers and media types."""

    description: str
    body: Any = None
    example: Any = None
    headers: tuple[str, ...] = ()
    media: tuple[str, ...] = ("application/json",)


class Deprecated(NamedTuple):
    """Since when an operation is deprecated, the URL of what replaces it, and when it ends."""

    since: date
    instead: str
    ends: date | None = None


class Operation(msgspec.Struct, frozen=True, kw_only=True):
    """One method on one path."""

    name: str
    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
    path: str
    view: View
    summary: str
    description: str = ""
    tag: str
    auth: Literal["none", "optional", "player", "operator"] = "none"
    scope: Scope | None = None
    """What a player's key must allow; every operation that takes one has it."""
    query: type[Schema] | None = NoQuery
    """The schema of the query string; None: it is ignored."""
    headers: tuple[str, ...] = ()
    body: type[Schema] | str | tuple[str, ...] | None = None
    """A marshmallow schema, the name of a schema in the contract, a media type or several."""
    body_example: Any = None
    responses: Mapping[int, ResponseSpec]
    problems: tuple[str, ...] = ()
    """Codes that do not follow from the other fields."""
    refusals: bool = False
    """Whether the rules may refuse the request, with a code of their own."""
    deprecated: Deprecated | None = None
    """Its responses say so in headers (`service/contract/deprecation_headers.py`)."""
    limit: str | None = None
    """The rate limit it counts against."""

    @property
    def takes_json(self) -> bool:
        """Whether the body is JSON."""
        return self.body is not None and not self.media

    @property
    def media(self) -> tuple[str, ...]:
        """The media types of a body that is no JSON."""
        if isinstance(self.body, str):
            return (self.body,) if "/" in self.body else ()
        return self.body if isinstance(self.body, tuple) else ()


ALWAYS = (
    *("bad_request", "request_too_slow", "uri_too_long", "too_many_connections", "headers_too_large"),
    "internal_error",
)
"""Problems that any request can cause."""


def problems_of(operation: Operation) -> tuple[str, ...]:
    """Return every code of the service that a request to the operation can get."""
    codes = [*operation.problems]
    # Accept gets not_acceptable, and any If-None-Match is fine.
    checked_headers = set(operation.headers) - {"Accept", "If-None-Match"}
    if operation.query is not None or checked_headers or operation.body is not None:
        codes.append("invalid_fields")
    if operation.auth != "none":
        codes += ["unauthorized", "unavailable"]
    if operation.scope is not None:
        codes += ["missing_scope", "banned"]
    if operation.auth == "operator":
        codes.append("forbidden")
    if "{" in operation.path:
        codes.append("not_found")
    if operation.method != "GET":
        codes += ["body_too_large", "unsupported_content_encoding"]
    if operation.body is not None:
        codes.append("unsupported_media_type")
    if operation.takes_json:
        codes.append("malformed_json")
    if operation.limit == "streams":
        codes.append("too_many_streams")
    elif operation.limit == "commands":
        codes.append("too_many_commands")
    elif operation.limit:
        codes.append("too_many_requests")
    return tuple(dict.fromkeys((*codes, *ALWAYS)))
