"""Uploads: a body received as a whole, never longer than allowed, never kept."""

from time import monotonic
from typing import Any

from flask import request
from gevent import Timeout

from service.requests.bodies import cut_short, received
from service.responses.problems import Problem

MAX_UPLOAD = 5 * 1024 * 1024
CHUNK = 64 * 1024
PATIENCE = 60.0
"""Seconds that sending a body may take."""


def announced(media: str) -> int:
    """How long the request's body may be; it must be of a media type and not be compressed."""
    environ = request.environ
    if request.mimetype != media:
        raise Problem("unsupported_media_type", f"Send {media}.")
    if environ.get("HTTP_CONTENT_ENCODING", "identity").strip().lower() != "identity":
        raise Problem("unsupported_media_type", "Send the file as it is, not compressed.")
    return _length(environ)


def uploaded(length: int) -> bytes:
    """The request's body, once all of it is here."""
    # A read waits for all it was asked for, so gevent must end it; elsewhere time is told between two reads.
    with Timeout(PATIENCE, Problem("upload_too_slow")):
        return _received(length)


def _received(length: int) -> bytes:
    environ = request.environ
    body, left, until = bytearray(), length, monotonic() + PATIENCE
    while left and (chunk := received(environ["wsgi.input"], min(CHUNK, left))):
        body += chunk
        left -= len(chunk)
        if len(body) > MAX_UPLOAD:
            raise _too_large()
        if monotonic() > until:
            raise Problem("upload_too_slow")
    if left and environ.get("CONTENT_LENGTH"):
        raise cut_short()
    return bytes(body)


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


def _too_large() -> Problem:
    return Problem("body_too_large", f"Exports are limited to {MAX_UPLOAD} bytes.", most=MAX_UPLOAD)
