"""The responses with problems: one per status, shared by all operations, and the codes of each operation."""

from typing import Any

import msgspec

from service.contract.operation import ALWAYS, Operation, problems_of
from service.contract.rule_refusals import refusal_codes
from service.contract.schemas.title_schemas import reference
from service.responses.problem_types import MEDIA_TYPE, PROBLEMS
from service.responses.problems import REFUSAL_STATUS, REFUSAL_TITLE
from service.responses.structs import ProblemResponse

HEADERS = {
    401: ("WWW-Authenticate",),
    409: ("Retry-After",),
    412: ("ETag",),
    429: ("Retry-After",),
    503: ("Retry-After",),
}
ALWAYS_SENT = ("Request-Id", "RateLimit", "RateLimit-Policy")
_EXAMPLE = "not_your_turn"


def problem_responses(used: set[int]) -> dict[str, Any]:
    """Return the response of each status that operations use."""
    return {_name(status): _response(status) for status in sorted(used)}


def problems_by_status(operation: Operation) -> dict[str, Any]:
    """Return references to the responses with problems that the operation can send."""
    return {
        str(status): {"$ref": f"#/components/responses/{_name(status)}"} for status in statuses(operation)
    }


def statuses(operation: Operation) -> list[int]:
    """Return the statuses of the problems that the operation can send."""
    found = {PROBLEMS[code].status for code in problems_of(operation)}
    return sorted(found | {REFUSAL_STATUS} if operation.refusals else found)


def codes_by_status(operation: Operation) -> dict[str, list[str]]:
    """Return the codes of the service that the operation can send."""
    found: dict[str, list[str]] = {}
    for status in statuses(operation):
        found[str(status)] = [code for code in problems_of(operation) if PROBLEMS[code].status == status]
    return found


def codes_in_words(operation: Operation) -> str:
    """Return a sentence that lists the codes which not every operation can send."""
    codes = [f"`{code}`" for code in problems_of(operation) if code not in ALWAYS]
    if operation.refusals:
        codes.append("those of the rules")
    return f"Problem codes: {', '.join(codes)}." if codes else ""


def problem_code() -> dict[str, Any]:
    """Return the schema of codes. It is no enum, because titles, modules and later versions add codes."""
    return {
        "type": "string",
        "pattern": "^[a-z][a-z0-9_]*$",
        "description": "What went wrong, for programs. The examples are all codes of the service, then all "
        "codes of the rules. New codes may be added, but none changes its meaning.",
        "examples": [*PROBLEMS, *(refusal.code for refusal in refusal_codes())],
    }


def _name(status: int) -> str:
    return f"Problem{status}"


def _response(status: int) -> dict[str, Any]:
    examples = {code: _example(code) for code, kind in PROBLEMS.items() if kind.status == status}
    titles = [f"`{code}`: {example.title}" for code, example in examples.items()]
    if status == REFUSAL_STATUS:
        titles.append(f"a code of the rules: {REFUSAL_TITLE}")
        (meaning,) = [refusal.meaning for refusal in refusal_codes() if refusal.code == _EXAMPLE]
        examples[_EXAMPLE] = ProblemResponse(
            f"/docs/problems#{_EXAMPLE}", REFUSAL_TITLE, REFUSAL_STATUS, meaning, _EXAMPLE, {}
        )
    return {
        "description": "; ".join(titles) + ".",
        "headers": {
            name: {"$ref": f"#/components/headers/{name}"}
            for name in (*ALWAYS_SENT, *HEADERS.get(status, ()))
        },
        "content": {
            MEDIA_TYPE: {
                "schema": reference("ProblemResponse"),
                "examples": {
                    code: {"value": msgspec.to_builtins(example)} for code, example in examples.items()
                },
            }
        },
    }


def _example(code: str) -> ProblemResponse:
    kind = PROBLEMS[code]
    return ProblemResponse(f"/docs/problems#{code}", kind.title, kind.status, kind.advice, code, {})
