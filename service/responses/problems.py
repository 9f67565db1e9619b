"""Problems: every way the service refuses a request, as RFC 9457 responses with stable codes."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from flask import Response

MEDIA_TYPE = "application/problem+json"
REFUSAL_STATUS = 422
REFUSAL_TITLE = "Refused by the rules"
"""Status and title of a command that the rules refuse; the code is the rules' own."""


class ProblemType(NamedTuple):
    """What a code means: its HTTP status, its title and advice for the client."""

    status: int
    title: str
    advice: str


PROBLEMS: dict[str, ProblemType] = {
    "malformed_json": ProblemType(
        400, "Malformed JSON", "Send one JSON object in UTF-8 without duplicate names."
    ),
    "invalid_fields": ProblemType(400, "Invalid fields", "facts.fields says for each field what is wrong."),
    "unknown_command": ProblemType(
        400, "Unknown command", "facts.types lists the command types of this game."
    ),
    "bad_request": ProblemType(400, "Bad request", "The HTTP request is malformed; see detail."),
    "weak_idempotency_key": ProblemType(
        400,
        "Weak idempotency key",
        "Send at least 20 random characters: this Idempotency-Key protects the key in the response.",
    ),
    "unauthorized": ProblemType(401, "Key required", "Send Authorization: Bearer <key> with a valid key."),
    "forbidden": ProblemType(403, "Forbidden", "Your key is valid but does not allow this."),
    "not_found": ProblemType(404, "Not found", "It does not exist, or you may not see it."),
    "method_not_allowed": ProblemType(
        405, "Method not allowed", "The Allow header lists the methods of this path."
    ),
    "not_acceptable": ProblemType(
        406, "Not acceptable", "facts.supported lists the media types this path can send."
    ),
    "upload_too_slow": ProblemType(408, "Upload too slow", "Send the file within 60 seconds."),
    "write_conflict": ProblemType(
        409, "Write conflict", "Other commands kept being appended first; send yours again."
    ),
    "game_not_over": ProblemType(
        409, "Game not over", "You can export a game once it is over. Organizers can export any game."
    ),
    "stale_version": ProblemType(
        412, "Stale version", "The game has changed. Read it again; facts.version is its latest version."
    ),
    "body_too_large": ProblemType(
        413, "Body too large", "facts.max_bytes is the limit: 64 KB, or 5 MB for an export."
    ),
    "uri_too_long": ProblemType(414, "URI too long", "Shorten the URL to less than 4 KB."),
    "unsupported_media_type": ProblemType(
        415,
        "Unsupported media type",
        "Send application/json (application/x-ndjson for an export), uncompressed.",
    ),
    "idempotency_key_reused": ProblemType(
        422, "Idempotency key reused", "You used this Idempotency-Key for another request; send a new one."
    ),
    "unknown_player": ProblemType(422, "Unknown player", "No player has the id in facts.player."),
    "unreadable_export": ProblemType(
        422,
        "Unreadable export",
        "Send the complete export as you downloaded it; facts.findings says what is wrong.",
    ),
    "audit_limit_exceeded": ProblemType(
        422, "Audit limit exceeded", "Run the audit on your own machine: wardbook audit FILE."
    ),
    "too_many_requests": ProblemType(429, "Too many requests", "Retry after the seconds in Retry-After."),
    "too_many_streams": ProblemType(
        429, "Too many open streams", "Close a stream, or retry after the seconds in Retry-After."
    ),
    "headers_too_large": ProblemType(431, "Headers too large", "Send fewer or shorter headers."),
    "internal_error": ProblemType(
        500, "Internal error", "Report the Request-Id to the operator. Nothing was changed halfway."
    ),
    "no_signing_key": ProblemType(
        503, "No signing key", "The operator must configure a signing key or a writable data folder."
    ),
    "unavailable": ProblemType(
        503, "Unavailable", "Redis cannot be reached. Retry after the seconds in Retry-After."
    ),
}
"""The codes of the service itself. A command that the rules refuse has a code of the rules and status 422."""


class Problem(Exception):  # noqa: N818 - a response, not a fault
    """Ends a request with a problem; `detail` is for people, `facts` are for programs."""

    def __init__(
        self, code: str, detail: str = "", headers: Mapping[str, str] | None = None, **facts: Any
    ) -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail
        self.headers = headers or {}
        self.facts = facts


def problem_response(problem: Problem) -> Response:
    """Return the response for a problem."""
    kind = PROBLEMS[problem.code]
    return _respond(
        kind.status, problem.code, kind.title, problem.detail or kind.advice, problem.facts, problem.headers
    )


def refusal_response(code: str, facts: Mapping[str, Any]) -> Response:
    """Return the response to a command that the rules refuse."""
    listed = ", ".join(f"{name} {msgspec.json.encode(value).decode()}" for name, value in facts.items())
    detail = f"The rules refuse this: {in_words(code)}" + (f" ({listed})." if listed else ".")
    return _respond(REFUSAL_STATUS, code, REFUSAL_TITLE, detail, facts)


def _respond(
    status: int,
    code: str,
    title: str,
    detail: str,
    facts: Mapping[str, Any],
    headers: Mapping[str, str] | None = None,
) -> Response:
    body = {
        "type": f"/docs/problems#{code}",
        "title": title,
        "status": status,
        "detail": detail,
        "code": code,
        "facts": facts,
    }
    response = Response(msgspec.json.encode(body), status=status, content_type=MEDIA_TYPE)
    response.headers.update(headers or {})
    response.headers["Cache-Control"] = "no-store"
    return response


def in_words(code: str) -> str:
    """Return a code as words."""
    return code.replace("_", " ")
