"""Status line and headers of responses. A header the application must not send is an error."""

import re
import time
from email.utils import formatdate
from functools import lru_cache
from typing import NamedTuple

_STATUS = re.compile(r"[2-5][0-9]{2}(?: [ -~]*)?")
_NAME = re.compile(r"[A-Za-z0-9!#$%&'*+.^_`|~-]+")
_CONTROL = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]")
_HOP_BY_HOP = {
    *("connection", "keep-alive", "proxy-authenticate", "proxy-authorization"),
    *("te", "trailer", "transfer-encoding", "upgrade"),
}


class ResponseHead(NamedTuple):
    """The encoded head, and how the body after it is sent."""

    data: bytes
    length: int | None
    """The Content-Length; None if the application gave none."""
    chunked: bool
    has_body: bool
    keep_alive: bool


def encode_head(
    status: str, headers: list[tuple[str, str]], method: str, is_http_1_1: bool, keep_alive: bool
) -> ResponseHead:
    """Return the head of a response; ValueError if the application breaks a rule of HTTP."""
    line = _status_line(status)
    code = status[:3]
    length: int | None = None
    lines = [line, _date_line(int(time.time()))]
    for name, value in headers:
        lower = _lower_name(name)
        if lower == "content-length":
            length = int(value)
            if code == "204":
                continue
        if not value.isprintable() and _CONTROL.search(value):
            raise ValueError(f"the header {name} has a control character")
        lines.append(f"{name}: {value}\r\n")
    has_body = method != "HEAD" and code not in ("204", "304")
    chunked = has_body and length is None and is_http_1_1
    keep_alive = keep_alive and (chunked or length is not None or not has_body)
    if chunked:
        lines.append("Transfer-Encoding: chunked\r\n")
    if not keep_alive:
        lines.append("Connection: close\r\n")
    elif not is_http_1_1:
        lines.append("Connection: keep-alive\r\n")
    lines.append("\r\n")
    return ResponseHead("".join(lines).encode("latin-1"), length, chunked, has_body, keep_alive)


@lru_cache(maxsize=256)
def _status_line(status: str) -> str:
    if not _STATUS.fullmatch(status):
        raise ValueError("not a final status with a reason")
    return f"HTTP/1.1 {status}\r\n"


@lru_cache(maxsize=1024)
def _lower_name(name: str) -> str:
    if not _NAME.fullmatch(name) or name.lower() in _HOP_BY_HOP:
        raise ValueError("not a header that an application may send")
    return name.lower()


@lru_cache(maxsize=1)
def _date_line(now: int) -> str:
    return f"Date: {formatdate(now, usegmt=True)}\r\n"
