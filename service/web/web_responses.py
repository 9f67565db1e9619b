"""Responses with the page of the browser app and its files."""

import hashlib
import zlib
from functools import lru_cache
from pathlib import PurePosixPath

import zstandard
from flask import Response, request

from service.requests.headers import choose_encoding
from service.web.web_files import WebFiles

POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
FOREVER = "public, max-age=31536000, immutable"
LEAST_BYTES = 512
"""Shorter files are sent as they are."""
_TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".png": "image/png",
}
_COMPRESSED_ALREADY = frozenset({".png"})


def shell(web: WebFiles, url: str = "", status: int = 200) -> Response:
    """Return the page of the app for a URL of `PAGES`, or for any other one."""
    page = web.shells[url]
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache", "Vary": "Accept"}
    response = Response(page, status, headers, content_type="text/html; charset=utf-8")
    if status == 200:
        response.set_etag(hashlib.sha256(page.encode()).hexdigest()[:32])
        response.make_conditional(request)
    return response


def file(web: WebFiles, digest: str, name: str) -> Response:
    """Return a file of the app; browsers keep it if they asked with the digest of today's files."""
    content, suffix = web.files[name], PurePosixPath(name).suffix
    compressible = suffix not in _COMPRESSED_ALREADY and len(content) >= LEAST_BYTES
    encoding = choose_encoding(request.headers.get("Accept-Encoding", "")) if compressible else None
    response = Response(compress(content, encoding) if encoding else content, content_type=_TYPES[suffix])
    response.headers["Cache-Control"] = FOREVER if digest == web.digest else "no-cache"
    if compressible:
        response.headers["Vary"] = "Accept-Encoding"
    if encoding:
        response.headers["Content-Encoding"] = encoding
    response.set_etag(f"{hashlib.sha256(content).hexdigest()[:32]}{'-' + encoding if encoding else ''}")
    response.make_conditional(request)
    return response


@lru_cache(maxsize=1024)
def compress(content: bytes, encoding: str) -> bytes:
    """Return the content as small as it gets. This is slow, so it is done once for each file."""
    if encoding == "zstd":
        return zstandard.ZstdCompressor(level=19).compress(content)
    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    return packer.compress(content) + packer.flush()
