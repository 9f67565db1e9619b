"""A small HTTP client for the service: JSON, one kept connection, and safe repetition of commands."""

import http.client
import json
import time
import urllib.parse
import uuid
from typing import Any, NamedTuple

REPEATS = 40
PAUSE = 0.25


class Answer(NamedTuple):
    """What the service said."""

    status: int
    body: Any
    version: int | None
    """The game's version, where the answer has an ETag."""


class Refused(Exception):  # noqa: N818 - an answer, not an error
    """The service answered with a problem."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(f"{answer.status} {answer.body}")
        self.answer = answer


class Client:
    """One player's connection. A POST that got no answer is repeated under the same Idempotency-Key."""

    def __init__(self, url: str, key: str | None = None) -> None:
        parts = urllib.parse.urlsplit(url)
        https = parts.scheme == "https"
        kind = http.client.HTTPSConnection if https else http.client.HTTPConnection
        self._connection = kind(parts.hostname or "127.0.0.1", parts.port, timeout=30)
        self._base = parts.path.rstrip("/")
        self._headers = {"Accept": "application/json"}
        if key:
            self._headers["Authorization"] = f"Bearer {key}"

    def get(self, path: str) -> Any:
        """The body of a resource."""
        return self._asked("GET", path, None, {}).body

    def post(self, path: str, body: Any, command_id: str | None = None) -> Answer:
        """Give a command once, however often it has to be sent."""
        headers = {"Content-Type": "application/json", "Idempotency-Key": command_id or str(uuid.uuid4())}
        return self._asked("POST", path, json.dumps(body).encode(), headers)

    def close(self) -> None:
        """Let go of the connection."""
        self._connection.close()

    def _asked(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> Answer:
        for repeat in range(REPEATS):
            try:
                answer = self._send(method, path, body, headers)
            except (OSError, http.client.HTTPException):
                self._connection.close()
                if repeat == REPEATS - 1:
                    raise
            else:
                if answer.status < 400:
                    return answer
                if answer.status < 500 or repeat == REPEATS - 1:
                    raise Refused(answer)
            # The first repetition comes at once: a kept connection may just have been closed.
            time.sleep(PAUSE if repeat else 0)
        raise AssertionError("unreachable")

    def _send(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> Answer:
        self._connection.request(method, self._base + path, body=body, headers={**self._headers, **headers})
        response = self._connection.getresponse()
        text = response.read()
        tag = (response.getheader("ETag") or "").strip('W/"')
        version = int(tag) if tag.isdigit() else None
        return Answer(response.status, json.loads(text) if text else None, version)
