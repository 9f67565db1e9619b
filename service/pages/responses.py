"""Responses with pages and their files, under a strict policy: nothing comes from another server."""

import hashlib
from collections.abc import Mapping

from flask import Response, request

GUIDE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
)
VIEWER_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; "
    "form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
)
"""The viewer writes its own style elements. Scripts still come from files of the service only."""

_MEDIA_TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".json": "application/json",
}


def page(html: str, policy: str = GUIDE_POLICY) -> Response:
    """Return a page."""
    headers = {"Content-Security-Policy": policy}
    return _conditional(html.encode(), "text/html; charset=utf-8", headers)


def file(name: str, content: bytes) -> Response:
    """Return a file; its name tells its media type."""
    return _conditional(content, _MEDIA_TYPES[name[name.rindex(".") :]], {})


def _conditional(content: bytes, media_type: str, headers: Mapping[str, str]) -> Response:
    """Return the content, or 304 if the client has it."""
    response = Response(content, content_type=media_type, headers=headers)
    response.headers["Cache-Control"] = "public, max-age=60"
    response.set_etag(hashlib.sha256(content).hexdigest()[:32])
    response.make_conditional(request)
    return response
