"""A request, before anything is sent: what the sync and the async client have in common."""

import json as json_module
import uuid
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

import httpx

BINARY = ("application/x-ndjson", "application/zip")
"""Media types whose answers are bytes."""


@dataclass(frozen=True)
class Request:
    """One call of the API."""

    method: str
    path: str
    query: Mapping[str, Any] = field(default_factory=dict)
    headers: Mapping[str, str | None] = field(default_factory=dict)
    json: Any = None
    content: bytes | None = None
    media: str = "application/json"
    """The media type of `content`."""
    key: str | None = None
    """The idempotency key: with it, the request can be sent again without taking effect twice."""
    accept: str = "application/json"

    @property
    def repeatable(self) -> bool:
        """Whether it may be sent again if nobody knows whether it arrived."""
        return self.key is not None or self.method in ("GET", "HEAD", "PUT", "PATCH")

    def build(self, http: httpx.Client | httpx.AsyncClient, key: str | None, **more: str) -> httpx.Request:
        """Return it as httpx sends it, with the caller's key."""
        headers = {"Accept": self.accept, **more}
        headers |= {name: value for name, value in self.headers.items() if value is not None}
        headers |= {"Idempotency-Key": self.key} if self.key else {}
        headers |= {"Authorization": f"Bearer {key}"} if key else {}
        content = self.content
        if self.json is not None:
            content = json_module.dumps(self.json).encode()
        if content is not None:
            headers["Content-Type"] = self.media
        query = {name: value for name, value in self.query.items() if value is not None}
        return http.build_request(self.method, self.path, params=query, headers=headers, content=content)

    def decode(self, response: httpx.Response) -> Any:
        """Return the body of an answer: JSON as objects, everything else as text or bytes."""
        if not response.content:
            return None
        if self.accept == "application/json":
            return response.json()
        return response.content if self.accept in BINARY else response.text


def new_key() -> str:
    """Return a new idempotency key."""
    return uuid.uuid4().hex


def segment(value: object) -> str:
    """Return a value as a part of a path."""
    return quote(str(value), safe="")


def quoted(version: int | None) -> str | None:
    """Return a version as an entity tag."""
    return None if version is None else f'"{version}"'
