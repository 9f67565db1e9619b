"""Server-Sent Events as the service sends them, and where a stream goes on after it broke."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx

from wardbook_client.problems import Problem, StreamReset, give_up, problem_of
from wardbook_client.request import Request
from wardbook_client.retries import Retries

QUIET_SECONDS = 30.0
"""The service sends a keep-alive every 15 seconds: a stream that is quiet for longer than this is broken."""


@dataclass(frozen=True)
class Event:
    """One event of a stream. Without data it only says where the stream is."""

    name: str
    data: str | None
    id: str | None


class EventParser:
    """Turns the bytes of one connection into events. Keep-alives are no events."""

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, chunk: bytes) -> Iterator[Event]:
        """Yield the events that are complete with this chunk."""
        *blocks, self._rest = (self._rest + chunk).replace(b"\r\n", b"\n").split(b"\n\n")
        for block in blocks:
            fields: dict[str, str] = {}
            for line in block.decode().split("\n"):
                name, _, value = line.partition(":")
                fields[name] = value.removeprefix(" ")
            if "data" in fields or "id" in fields:
                yield Event(fields.get("event", "message"), fields.get("data"), fields.get("id"))


class Cursor:
    """The place in a stream up to which everything was received, and how to go on from there."""

    def __init__(self, retries: Retries) -> None:
        self.ended = False
        self._last: str | None = None
        self._connected = False
        self._failures = 0
        self._retries = retries

    def build(
        self, request: Request, http: httpx.Client | httpx.AsyncClient, key: str | None
    ) -> httpx.Request:
        """Return the request with which the stream goes on."""
        headers = {"Accept-Encoding": "identity"} | ({"Last-Event-ID": self._last} if self._last else {})
        outgoing = request.build(http, key, **headers)
        outgoing.extensions["timeout"] = httpx.Timeout(QUIET_SECONDS).as_dict()
        return outgoing

    def begins(self, response: httpx.Response) -> bool:
        """Return whether events follow. Raises the problem in the answer, if it is one."""
        if not response.is_success:
            raise problem_of(response)
        self._connected = True
        self.ended = response.status_code == 204
        return not self.ended

    def items(self, events: Iterator[Event]) -> Iterator[Any]:
        """Yield what the events contain and move on. Raises StreamReset if the stream begins again."""
        for event in events:
            self._failures = 0
            self.ended = event.name == "end"
            if self.ended:
                return
            self._last = event.id if event.id is not None else self._last
            if event.name == "reset":
                raise StreamReset(self._last or "0")
            if event.data is not None:
                yield json.loads(event.data)

    def pause(self, failure: Problem | httpx.TransportError | None) -> float:
        """Return the seconds to wait before the stream is opened again. Raises a failure that would stay.

        A stream that was open once is opened again for as long as it takes.
        """
        passing = not isinstance(failure, Problem) or failure.status in (429, 503)
        if failure and not (passing and (self._connected or self._failures < self._retries.most)):
            give_up(failure)
        self._failures += 1
        if isinstance(failure, Problem) and failure.retry_after is not None:
            return float(failure.retry_after)
        return self._retries.backoff(self._failures - 1)
