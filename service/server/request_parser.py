"""Reads HTTP requests with llhttp, and refuses whatever two servers could read in different ways."""

import re
from typing import Any
from urllib.parse import unquote_to_bytes

from httptools import HttpParserError, HttpParserUpgrade, HttpRequestParser

from service.server.raw_problems import Refused

# llhttp allows several spaces, other versions and fragments; a request line has one form here.
_PATH, _QUERY, _AUTHORITY = rb"[!-\"$->@-~]*", rb"[!-\"$-~]*", rb"[!-\"$-.0->@-~]+"
_REQUEST_LINE = re.compile(
    rb"([A-Z]{3,16}) (?:(?:[Hh][Tt][Tt][Pp][Ss]?://%b(/%b)?|(/%b))(?:\?(%b))?|(\*)) HTTP/1\.([01])\r\n"
    % (_AUTHORITY, _PATH, _PATH, _QUERY)
)
# A request to change the protocol is ignored, as RFC 9110 allows. llhttp would take the body for another one.
_UPGRADE = re.compile(rb"\r\nupgrade:[^\r\n]*(?=\r\n)", re.IGNORECASE)
_SINGLE = {"HTTP_HOST", "CONTENT_TYPE", "CONTENT_LENGTH"}
_MAX_KEYS = 500

_keys: dict[bytes, str] = {}
"""The environ key of each header name seen so far. Empty: the header is ignored."""


class Request:
    """A request whose headers are complete. llhttp calls the methods."""

    __slots__ = ("body", "chunks", "environ", "expects_continue", "keep_alive", "length")

    def __init__(self, environ: dict[str, Any]) -> None:
        self.environ = environ
        self.length = 0
        self.body: bytes | bytearray = b""
        self.chunks: ChunkedBody | None = None
        self.keep_alive = True
        self.expects_continue = False

    def on_header(self, name: bytes, value: bytes) -> None:
        """Add a header to the environ."""
        key = _keys.get(name)
        if key is None:
            key = _key_of(name)
        text = value.decode("latin-1").rstrip(" \t")
        environ = self.environ
        if key not in environ:
            if key:
                environ[key] = text
        elif key in _SINGLE:
            raise ValueError(key)
        else:
            environ[key] = f"{environ[key]},{text}"

    @property
    def is_http_1_1(self) -> bool:
        """Whether the client speaks HTTP/1.1."""
        return bool(self.environ["SERVER_PROTOCOL"] == "HTTP/1.1")


class ChunkedBody:
    """A body in chunks. Its trailers are read and ignored."""

    __slots__ = ("complete", "followed", "limit", "parser", "received", "too_large")

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.received = bytearray()
        self.complete = self.followed = self.too_large = False
        self.parser = HttpRequestParser(self)
        self.parser.feed_data(b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n")

    def on_message_begin(self) -> None:
        """Stop at a second request: where it begins is not known, so the connection ends after this one."""
        if self.complete:
            raise ValueError("another request follows")

    def on_body(self, part: bytes) -> None:
        """Keep a part of the body."""
        if len(self.received) + len(part) > self.limit:
            self.too_large = True
            raise ValueError("too large")
        self.received += part

    def on_message_complete(self) -> None:
        """Note the end of the body."""
        self.complete = True

    def feed(self, data: bytes) -> bool:
        """Read more of the body; return whether it is complete."""
        try:
            self.parser.feed_data(data)
        except (HttpParserError, HttpParserUpgrade):
            if self.too_large:
                raise Refused("body_too_large", max_bytes=self.limit) from None
            if not self.complete:
                raise Refused("bad_request") from None
            self.followed = True
        return self.complete


def parse_head(head: bytes, environ: dict[str, Any]) -> Request:
    """Return the request whose request line and headers these are, with the environ filled in."""
    line = _REQUEST_LINE.match(head)
    if line is None:
        raise Refused("bad_request")
    method, absolute, origin, query, asterisk, minor = line.groups()
    path = absolute or origin or asterisk or b"/"
    environ["REQUEST_METHOD"] = method.decode()
    environ["PATH_INFO"] = (unquote_to_bytes(path) if b"%" in path else path).decode("latin-1")
    environ["QUERY_STRING"] = query.decode() if query else ""
    environ["SERVER_PROTOCOL"] = "HTTP/1.1" if minor == b"1" else "HTTP/1.0"
    if b"pgrade" in head or b"PGRADE" in head:
        head = _UPGRADE.sub(b"", head)
    request = Request(environ)
    try:
        HttpRequestParser(request).feed_data(head)
    except (HttpParserError, HttpParserUpgrade):
        raise Refused("bad_request") from None
    _check_framing(request, minor == b"1")
    return request


def _check_framing(request: Request, is_http_1_1: bool) -> None:
    """Find out where the body and the connection end; refuse what is not certain."""
    environ = request.environ
    if is_http_1_1 and "HTTP_HOST" not in environ:
        raise Refused("bad_request")
    if "CONTENT_LENGTH" in environ:
        request.length = int(environ["CONTENT_LENGTH"])
    coding = environ.get("HTTP_TRANSFER_ENCODING")
    if coding is not None and (coding.lower() != "chunked" or not is_http_1_1):
        raise Refused("bad_request")
    expected = environ.get("HTTP_EXPECT")
    if expected is not None:
        if expected.lower() != "100-continue":
            raise Refused("bad_request")
        request.expects_continue = is_http_1_1
    connection = environ.get("HTTP_CONNECTION")
    if connection is None:
        request.keep_alive = is_http_1_1
    else:
        options = [option.strip() for option in connection.lower().split(",")]
        request.keep_alive = "close" not in options and (is_http_1_1 or "keep-alive" in options)


def _key_of(name: bytes) -> str:
    """Return the environ key of a header; none for a name with an underscore, which a hyphen could hide."""
    text = name.decode("ascii").upper()
    if "_" in text:
        key = ""
    else:
        key = text.replace("-", "_")
        key = key if key in ("CONTENT_TYPE", "CONTENT_LENGTH") else f"HTTP_{key}"
    if len(_keys) < _MAX_KEYS:
        _keys[name] = key
    return key
