"""Compresses long bodies and downloads. Short bodies and live streams stay as they are."""

import re
import zlib
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol

import zstandard

from service.http.middleware import Wsgi
from service.requests.headers import choose_encoding

LEAST_BYTES = 1024
GZIP_LEVEL, ZSTD_LEVEL = 5, 3
_COMPRESSIBLE = re.compile(
    r"text/(?!event-stream)|application/(?:(?:\w+\+)?json|x-ndjson|yaml)|image/svg|application/javascript"
)
_GZIP_FORMAT = 31
"""zlib's number for a gzip header and the largest window."""

Headers = list[tuple[str, str]]


class _Compressor(Protocol):
    def compress(self, data: bytes, /) -> bytes: ...
    def flush(self) -> bytes: ...


def with_compression(app: Wsgi) -> Wsgi:
    """Return the application with responses compressed for clients that accept it."""

    def handle(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        accepted = environ.get("HTTP_ACCEPT_ENCODING")
        # A HEAD gets the headers of the plain response: there is no body to compress.
        encoding = choose_encoding(accepted) if accepted and environ["REQUEST_METHOD"] != "HEAD" else None
        held: list[tuple[str, Headers]] = []

        def start(status: str, headers: Headers, *error: Any) -> Any:
            if not _is_compressible(headers):
                return start_response(status, headers, *error)
            _add_vary(headers)
            if encoding is None:
                return start_response(status, headers, *error)
            held[:] = [(status, headers)]  # until the length is known
            return None

        body = app(environ, start)
        if not held or encoding is None:
            return body
        status, headers = held[0]
        compressed = _Compressed(body, encoding)
        plain = [pair for pair in headers if pair[0] != "Content-Length"]
        if len(plain) == len(headers):  # a download, which is compressed as it is produced
            start_response(status, [*headers, ("Content-Encoding", encoding)])
            return compressed
        data = b"".join(compressed)
        compressed.close()
        length = ("Content-Length", str(len(data)))
        start_response(status, [*plain, ("Content-Encoding", encoding), length])
        return (data,)

    return handle


class _Compressed:
    """A body that is compressed as it is read; closing it closes the original."""

    def __init__(self, body: Iterable[bytes], encoding: str) -> None:
        self._body = body
        self._encoding = encoding

    def __iter__(self) -> Iterator[bytes]:
        compressor = _compressor(self._encoding)
        for part in self._body:
            if made := compressor.compress(part):
                yield made
        yield compressor.flush()

    def close(self) -> None:
        """Close the body."""
        close = getattr(self._body, "close", None)
        if close is not None:
            close()


def _compressor(encoding: str) -> _Compressor:
    if encoding == "zstd":
        return zstandard.ZstdCompressor(level=ZSTD_LEVEL).compressobj()
    return zlib.compressobj(GZIP_LEVEL, zlib.DEFLATED, _GZIP_FORMAT)


def _is_compressible(headers: Headers) -> bool:
    """Whether a response is long enough, or a download, and not a live stream."""
    media, worth_it = "", False
    for name, value in headers:
        if name == "Content-Length":
            worth_it = int(value) >= LEAST_BYTES
            if not worth_it:
                return False
        elif name == "Content-Type":
            media = value
        elif name == "Content-Disposition":
            worth_it = True
        elif name == "Content-Encoding":
            return False
    return worth_it and _COMPRESSIBLE.match(media) is not None


def _add_vary(headers: Headers) -> None:
    """Add Accept-Encoding to Vary: caches keep a response for each encoding."""
    for at, (name, value) in enumerate(headers):
        if name == "Vary":
            if "Accept-Encoding" not in value:
                headers[at] = (name, f"{value}, Accept-Encoding")
            return
    headers.append(("Vary", "Accept-Encoding"))
