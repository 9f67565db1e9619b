"""A small HTTP client for the service: JSON, one persistent connection, safe retries."""

import http.client
import json
import time
import urllib.parse
import uuid
from typing import Any, NamedTuple

ATTEMPTS = 40
RETRY_SECONDS = 0.25


class Response(NamedTuple):
    """A response of the service."""

    status: int
    body: Any
    version: int | None
    """The game's version, if the response has an ETag."""


class RequestFailed(Exception):  # noqa: N818 - a result
    """The service responded with a problem."""

    def __init__(self, response: Response) -> None:
        super().__init__(f"{response.status} {response.body}")
        self.response = response


class Client:
    """One player's connection. A POST without a response is sent again with the same Idempotency-Key."""

    def __init__(self, url: str, key: str | None = None, attempts: int | None = None) -> None:
        parts = urllib.parse.urlsplit(url)
        https = parts.scheme == "https"
        kind = http.client.HTTPSConnection if https else http.client.HTTPConnection
        self._connection = kind(parts.hostname or "127.0.0.1", parts.port, timeout=30)
        self._base = parts.path.rstrip("/")
        self._attempts = attempts or ATTEMPTS
        self._headers = {"Accept": "application/json"}
        if key:
            self._headers["Authorization"] = f"Bearer {key}"

    def get(self, path: str) -> Any:
        """The body of a resource."""
        return self._request("GET", path, None, {}).body

    def post(self, path: str, body: Any, command_id: str | None = None) -> Response:
        """Post a body. It takes effect once, however often it has to be sent."""
        headers = {"Content-Type": "application/json", "Idempotency-Key": command_id or str(uuid.uuid4())}
        return self._request("POST", path, json.dumps(body).encode(), headers)

    def delete(self, path: str) -> None:
        """Delete a resource."""
        self._request("DELETE", path, None, {})

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()

    def _request(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> Response:
        for attempt in range(self._attempts):
            try:
                response = self._send(method, path, body, headers)
            except (OSError, http.client.HTTPException):
                self._connection.close()
                if attempt == self._attempts - 1:
                    raise
            else:
                if response.status < 400:
                    return response
                if response.status < 500 or attempt == self._attempts - 1:
                    raise RequestFailed(response)
            # The first retry is immediate: the server may just have closed an idle connection.
            time.sleep(RETRY_SECONDS if attempt else 0)
        raise AssertionError("unreachable")

    def _send(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> Response:
        self._connection.request(method, self._base + path, body=body, headers={**self._headers, **headers})
        response = self._connection.getresponse()
        text = response.read()
        tag = (response.getheader("ETag") or "").strip('W/"')
        version = int(tag) if tag.isdigit() else None
        return Response(response.status, json.loads(text) if text else None, version)
