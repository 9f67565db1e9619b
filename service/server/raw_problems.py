"""Problem responses of the server itself, to requests that never reach the application."""

import json
from collections.abc import Mapping
from http import HTTPStatus
from random import getrandbits
from typing import Any

from service.responses.cors_headers import ANY_ORIGIN, EXPOSED_HEADERS
from service.responses.problem_types import MEDIA_TYPE, PROBLEMS, problem_body


class Refused(Exception):  # noqa: N818 - a response, not a fault
    """Ends a connection with a problem."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def new_request_id() -> str:
    """Return the id of a request that has none of its own."""
    return f"{getrandbits(64):016x}"


def raw_problem(request_id: str, code: str, facts: Mapping[str, Any]) -> bytes:
    """Return a complete HTTP response with a problem. It never quotes the request, which may hold a key."""
    kind = PROBLEMS[code]
    body = json.dumps(problem_body(code, kind.status, kind.title, kind.advice, facts)).encode()
    retry = "Retry-After: 1\r\n" if kind.status in (429, 503) else ""
    head = (
        f"HTTP/1.1 {kind.status} {HTTPStatus(kind.status).phrase}\r\nConnection: close\r\n"
        f"Content-Type: {MEDIA_TYPE}\r\nCache-Control: no-store\r\nRequest-Id: {request_id}\r\n{retry}"
        f"Access-Control-Allow-Origin: {ANY_ORIGIN}\r\nAccess-Control-Expose-Headers: {EXPOSED_HEADERS}\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body
