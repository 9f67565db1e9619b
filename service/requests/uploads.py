"""Reads uploads completely before they are used; they are limited in size and time and never stored."""

from time import monotonic

from flask import request
from gevent import Timeout

from events.export.file_format import MAX_EXPORT_BYTES
from service.requests.bodies import body_length, read_input, truncated_body
from service.responses.problems import Problem

MAX_UPLOAD = MAX_EXPORT_BYTES
CHUNK = 64 * 1024
UPLOAD_TIMEOUT = 60.0
"""Seconds that sending the body may take."""


def upload_length(media: str) -> int:
    """Return the length to read; refuse other media types, compressed bodies and those that are too long."""
    environ = request.environ
    if request.mimetype != media:
        raise Problem("unsupported_media_type", f"Send {media}.")
    if environ.get("HTTP_CONTENT_ENCODING", "identity").strip().lower() != "identity":
        raise Problem("unsupported_media_type", "Send the file uncompressed.")
    return body_length(environ, MAX_UPLOAD)


def read_upload(length: int) -> bytes:
    """Return the request's body once all of it has arrived."""
    # A read blocks until it has everything, so gevent must interrupt it; other servers check between reads.
    with Timeout(UPLOAD_TIMEOUT, Problem("upload_too_slow")):
        return _read_chunks(length)


def _read_chunks(length: int) -> bytes:
    environ = request.environ
    body, left, deadline = bytearray(), length, monotonic() + UPLOAD_TIMEOUT
    while left and (chunk := read_input(environ["wsgi.input"], min(CHUNK, left))):
        body += chunk
        left -= len(chunk)
        if len(body) > MAX_UPLOAD:
            raise Problem("body_too_large", max_bytes=MAX_UPLOAD)
        if monotonic() > deadline:
            raise Problem("upload_too_slow")
    if left and environ.get("CONTENT_LENGTH"):
        raise truncated_body()
    return bytes(body)
