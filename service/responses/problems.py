"""Problems: every way the service refuses a request, as RFC 9457 responses with stable codes."""

from collections.abc import Mapping
from itertools import islice
from typing import Any

import msgspec
from flask import Response

from service.responses.problem_types import MEDIA_TYPE, PROBLEMS, problem_body

REFUSAL_STATUS = 422
REFUSAL_TITLE = "Refused by the rules"
"""Status and title of a command that the rules refuse; the code is the rules' own."""


MAX_TEXT, MAX_ITEMS, MAX_NAMES, MAX_DEPTH = 200, 100, 20, 4
"""Bounds of each fact and its parts: facts may repeat what was sent."""
MAX_DETAIL = 500


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


def problem_response(problem: Problem, words: str | None = None) -> Response:
    """Return the response for a problem; `words` say it in the caller's language."""
    kind = PROBLEMS[problem.code]
    detail = problem.detail or kind.advice
    return _respond(kind.status, problem.code, kind.title, detail, problem.facts, words, problem.headers)


def refusal_response(code: str, facts: Mapping[str, Any], detail: str, words: str | None) -> Response:
    """Return the response to a command that the rules refuse; `words` say it in the caller's language."""
    return _respond(REFUSAL_STATUS, code, REFUSAL_TITLE, detail, facts, words)


def _respond(
    status: int,
    code: str,
    title: str,
    detail: str,
    facts: Mapping[str, Any],
    words: str | None,
    headers: Mapping[str, str] | None = None,
) -> Response:
    said = None if words is None else shortened(words, MAX_DETAIL)
    shown, short = bounded(facts, MAX_DEPTH), shortened(detail, MAX_DETAIL)
    body = problem_body(code, status, title, short, shown, said)
    response = Response(msgspec.json.encode(body), status=status, content_type=MEDIA_TYPE)
    response.headers.update(headers or {})
    response.headers["Cache-Control"] = "no-store"
    return response


def bounded(value: Any, depth: int) -> Any:
    """Return a fact with long texts, lists and objects cut, and without what is nested too deeply."""
    match value:
        case str():
            return shortened(value, MAX_TEXT)
        case Mapping():
            return {
                shortened(str(name), MAX_TEXT): bounded(part, depth - 1)
                for name, part in islice(value.items(), MAX_NAMES if depth else 0)
            }
        case list() | tuple() | set() | frozenset():
            return [bounded(part, depth - 1) for part in islice(value, MAX_ITEMS if depth else 0)]
        case _:
            return value


def shortened(text: str, most: int) -> str:
    """Return a text with at most so many characters; an ellipsis stands for the rest."""
    return text if len(text) <= most else f"{text[: most - 1]}…"
