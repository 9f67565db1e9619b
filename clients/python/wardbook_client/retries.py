"""When to send a request again, and after which pause."""

import random
from dataclasses import dataclass

import httpx

from wardbook_client.problems import Problem, give_up
from wardbook_client.request import Request

LONGEST_PAUSE = 10.0


@dataclass(frozen=True)
class Retries:
    """How often and how patiently a request is sent again."""

    most: int = 8
    """How many times a request is sent again before its error is raised."""
    first_pause: float = 0.2
    """Seconds before the first time; twice as long before each further one, ten seconds at most."""
    most_patience: float = 60.0
    """Raise the problem at once if the service asks to wait longer than this."""

    def pause(self, request: Request, failure: Problem | httpx.TransportError, attempt: int) -> float:
        """Return the seconds to wait before the request is sent again. Raises the failure if it is not."""
        if attempt >= self.most or not _may_repeat(request, failure):
            give_up(failure)
        if isinstance(failure, Problem) and failure.retry_after is not None:
            if failure.retry_after > self.most_patience:
                give_up(failure)
            return float(failure.retry_after)
        return self.backoff(attempt)

    def backoff(self, attempt: int) -> float:
        """Return a pause that grows with the attempts, a random one so that clients do not return at once."""
        pause = min(LONGEST_PAUSE, self.first_pause * 2.0 ** min(attempt, 16))
        return pause * random.uniform(0.5, 1.0)  # noqa: S311 - no secret


def _may_repeat(request: Request, failure: Problem | httpx.TransportError) -> bool:
    if isinstance(failure, httpx.TransportError):
        return request.repeatable or isinstance(failure, httpx.ConnectError | httpx.ConnectTimeout)
    if failure.status == 503:
        return request.repeatable
    return failure.status == 429 or failure.code == "write_conflict"
