"""One JSON line per request on stderr, and one per failure; never keys, bodies or query strings."""

import logging
import sys
import time
import traceback
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec
from flask import request

from service.requests.environ import REQUEST_ID

LOGGER = "wardbook.service"


class _JsonLines(logging.Handler):
    """Writes log records as JSON lines to the current stderr."""

    def emit(self, record: logging.LogRecord) -> None:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        # The log may be a file on a full disk. That must not fail the request.
        with suppress(OSError):
            sys.stderr.write(msgspec.json.encode(line).decode() + "\n")


def configure_logs(level: str) -> logging.Logger:
    """Return the service's logger at this level; a second call only changes the level."""
    logger = logging.getLogger(LOGGER)
    logger.setLevel(level.upper())
    logger.propagate = False
    if not logger.handlers:
        logger.addHandler(_JsonLines())
    return logger


def log_request(
    logger: logging.Logger, environ: Mapping[str, Any], request_id: str, status: int, seconds: float
) -> None:
    """Log the method, the path without its query, the status and the time of a request."""
    if logger.isEnabledFor(logging.INFO):
        logger.info(
            "request",
            extra={
                "facts": {
                    "request_id": request_id,
                    "method": environ["REQUEST_METHOD"],
                    "path": environ["PATH_INFO"][:200],
                    "status": status,
                    "ms": round(seconds * 1000, 1),
                }
            },
        )


def log_exception(message: str, error: BaseException, *, trace: bool = True) -> None:
    """Log the type and place of an error, never its message: that may quote the request."""
    facts = {
        "request_id": request.environ.get(REQUEST_ID),
        "endpoint": request.endpoint,
        "error": type(error).__name__,
    }
    if trace:
        facts["trace"] = [
            f"{frame.filename}:{frame.lineno} {frame.name}"
            for frame in traceback.extract_tb(error.__traceback__)
        ]
    logging.getLogger(LOGGER).error(message, extra={"facts": facts})
