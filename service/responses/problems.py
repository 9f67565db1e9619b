"""Problems: every way the service refuses, with a stable code, as RFC 9457 answers."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from flask import Response

MEDIA_TYPE = "application/problem+json"


class ProblemType(NamedTuple):
    """What a code means: its HTTP status, its title and advice for the client."""

    status: int
    title: str
    advice: str


PROBLEMS: dict[str, ProblemType] = {
    "malformed_json": ProblemType(400, "Malformed JSON", "Send one JSON object in UTF-8, each name once."),
    "invalid_fields": ProblemType(400, "Invalid fields", "See facts.fields: what is wrong, by field."),
    "unknown_command": ProblemType(400, "Unknown command", "See facts.known for the types this game knows."),
    "bad_request": ProblemType(400, "Bad request", "The request itself is broken; see detail."),
    "weak_idempotency_key": ProblemType(
        400, "Weak idempotency key", "Use at least 20 random characters where an answer contains a key."
    ),
    "unauthorized": ProblemType(401, "Key needed", "Send Authorization: Bearer <key> with a valid key."),
    "forbidden": ProblemType(403, "Not allowed", "The key is valid but does not allow this."),
    "not_found": ProblemType(404, "Not found", "No such thing, or nothing you may see."),
    "method_not_allowed": ProblemType(405, "Method not allowed", "See the Allow header."),
    "not_acceptable": ProblemType(
        406, "Not acceptable", "See the contract for the media types of this answer."
    ),
    "upload_too_slow": ProblemType(408, "Upload too slow", "Send the file within a minute."),
    "contended": ProblemType(409, "Contended", "Others were faster several times; send the command again."),
    "game_not_over": ProblemType(
        409, "Game not over", "Exports are made once a game is over (organizers: any time)."
    ),
    "stale_version": ProblemType(
        412, "Stale version", "Read the game again; facts.version is the current one."
    ),
    "body_too_large": ProblemType(413, "Body too large", "Bodies are limited to 64 KB, exports to 5 MB."),
    "uri_too_long": ProblemType(414, "Address too long", "Shorten the query."),
    "unsupported_media_type": ProblemType(
        415,
        "Unsupported media type",
        "Send application/json (exports: application/x-ndjson), not compressed.",
    ),
    "illegal": ProblemType(
        422, "Refused by the rules", "The code names the rule; facts say what stood in the way."
    ),
    "idempotency_key_reused": ProblemType(
        422, "Idempotency key reused", "This Idempotency-Key was used for another request; take a new one."
    ),
    "unknown_player": ProblemType(
        422, "Unknown player", "No player has the id in facts.player; ask them for theirs."
    ),
    "unreadable_export": ProblemType(
        422,
        "Unreadable export",
        "Send a whole export as it was downloaded; facts.findings say what is wrong.",
    ),
    "audit_too_long": ProblemType(422, "Audit too long", "Audit the file offline: wardbook audit FILE."),
    "version_required": ProblemType(
        428, "Version required", "Send If-Match with the version you decided on."
    ),
    "too_many_requests": ProblemType(429, "Too many requests", "Wait as long as Retry-After says."),
    "too_many_streams": ProblemType(429, "Too many open streams", "Close a stream first, or wait."),
    "headers_too_large": ProblemType(431, "Headers too large", "Send fewer or shorter headers."),
    "internal": ProblemType(500, "Internal error", "Our fault; report the Request-Id. Nothing is half done."),
    "no_signing_key": ProblemType(
        503,
        "No signing key",
        "The operator must give the service a key to sign with, or a folder to keep one.",
    ),
    "unavailable": ProblemType(
        503, "Unavailable", "The record cannot be reached; try again as Retry-After says."
    ),
}
"""The codes of the service itself; refusals of the rules carry the rules' own codes with status 422."""


class Problem(Exception):  # noqa: N818 - an answer, not an error
    """Ends a request with a problem; `facts` are for programs, `detail` for people."""

    def __init__(
        self, code: str, detail: str = "", headers: Mapping[str, str] | None = None, **facts: Any
    ) -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail
        self.headers = headers or {}
        self.facts = facts


def problem_response(problem: Problem) -> Response:
    """The answer a problem makes."""
    kind = PROBLEMS[problem.code]
    return respond(
        kind.status, problem.code, kind.title, problem.detail or kind.advice, problem.facts, problem.headers
    )


def refusal_response(code: str, facts: Mapping[str, Any]) -> Response:
    """The answer to a command that the rules refuse."""
    told = ", ".join(f"{name} {msgspec.json.encode(value).decode()}" for name, value in facts.items())
    detail = f"The rules refuse this: {in_words(code)}" + (f" ({told})." if told else ".")
    return respond(PROBLEMS["illegal"].status, code, PROBLEMS["illegal"].title, detail, facts)


def respond(
    status: int,
    code: str,
    title: str,
    detail: str,
    facts: Mapping[str, Any],
    headers: Mapping[str, str] | None = None,
) -> Response:
    """A problem+json answer; problems are never cached."""
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
    """A code in words."""
    return code.replace("_", " ")
