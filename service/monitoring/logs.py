"""One JSON line per request on stderr, and one per failure; never keys, bodies or query strings."""

import logging
from collections.abc import Mapping
from typing import Any

from flask import request

from events.monitoring.json_logs import JsonLines, failure
from service.requests.environ import REQUEST_ID

LOGGER = "wardbook.service"


def configure_logs(level: str) -> logging.Logger:
    """Return the service's logger at this level; a second call only changes the level."""
    logger = logging.getLogger(LOGGER)
    logger.setLevel(level.upper())
    logger.propagate = False
    if not logger.handlers:
        logger.addHandler(JsonLines())
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
        **failure(error),
    }
    if not trace:
        del facts["trace"]
    logging.getLogger(LOGGER).error(message, extra={"facts": facts})
