"""What can go wrong: problems that the service answers with, and streams that begin again."""

from typing import Any, NoReturn

import httpx


class WardbookError(Exception):
    """Anything that this client raises."""


class Problem(WardbookError):  # noqa: N818 - an answer of the service
    """The service refused a request. `code` is stable; `facts` are details for programs."""

    def __init__(
        self, status: int, code: str, detail: str, facts: dict[str, Any], headers: httpx.Headers
    ) -> None:
        super().__init__(f"{status} {code}: {detail}")
        self.status = status
        self.code = code
        self.detail = detail
        self.facts = facts
        self.request_id = headers.get("Request-Id")
        seconds = headers.get("Retry-After", "")
        self.retry_after = int(seconds) if seconds.isdigit() else None


class NoAnswer(WardbookError):  # noqa: N818 - says what is wrong
    """The service could not be reached, or its answer was lost, as often as the client tried."""


class StreamReset(WardbookError):  # noqa: N818 - an event of a stream
    """What you have from a stream is no longer complete. Read everything again, then open a new stream."""

    def __init__(self, position: str) -> None:
        super().__init__(f"the stream begins again at {position}")
        self.position = position


def problem_of(response: httpx.Response) -> Problem:
    """Return the problem in an answer that is no success. Its body must have been read."""
    try:
        body = response.json()
    except ValueError:
        body = {}
    body = body if isinstance(body, dict) else {}
    return Problem(
        response.status_code,
        str(body.get("code", "unknown")),
        str(body.get("detail", response.reason_phrase)),
        body.get("facts") or {},
        response.headers,
    )


def give_up(failure: Problem | httpx.TransportError) -> NoReturn:
    """Raise what stopped a request, as an error of this client."""
    if isinstance(failure, Problem):
        raise failure
    raise NoAnswer(str(failure) or type(failure).__name__) from failure
