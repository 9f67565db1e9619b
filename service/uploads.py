"""Uploads: a body read line by line, never longer than allowed, never kept."""

from collections.abc import Iterator
from time import monotonic
from typing import Any

from flask import request

from service.bodies import cut_short, received
from service.problems import Problem

MAX_UPLOAD = 5 * 1024 * 1024
CHUNK = 64 * 1024
PATIENCE = 60.0
"""Seconds that sending a body may take."""


def uploaded_lines(media: str) -> Iterator[bytes]:
    """The lines of the request's body, which must be of a media type and not be compressed."""
    environ = request.environ
    if request.mimetype != media:
        raise Problem("unsupported_media_type", f"Send {media}.")
    if environ.get("HTTP_CONTENT_ENCODING", "identity").strip().lower() != "identity":
        raise Problem("unsupported_media_type", "Send the file as it is, not compressed.")
    return _lines(environ["wsgi.input"], _length(environ), bool(environ.get("CONTENT_LENGTH")))


def _length(environ: dict[str, Any]) -> int:
    """How much there is to read; without a length, only where the server marks the end of the body."""
    said = environ.get("CONTENT_LENGTH")
    if not said:
        return MAX_UPLOAD + 1 if environ.get("wsgi.input_terminated") else 0
    if not (said.isascii() and said.isdigit()):
        raise Problem("bad_request", "Content-Length must be a number.")
    if len(said) > 9 or int(said) > MAX_UPLOAD:
        raise _too_large()
    return int(said)


def _lines(body: Any, length: int, exact: bool) -> Iterator[bytes]:
    left, rest, until = length, b"", monotonic() + PATIENCE
    while left and (chunk := received(body, min(CHUNK, left))):
        left -= len(chunk)
        if length - left > MAX_UPLOAD:
            raise _too_large()
        if monotonic() > until:
            raise Problem("upload_too_slow")
        *whole, rest = (rest + chunk).split(b"\n")
        yield from whole
    if exact and left:
        raise cut_short()
    if rest:
        yield rest


def _too_large() -> Problem:
    return Problem("body_too_large", f"Exports are limited to {MAX_UPLOAD} bytes.", most=MAX_UPLOAD)
