"""The format of all logs: one JSON object per line on stderr, from every process."""

import logging
import sys
import time
import traceback
from contextlib import suppress

import msgspec


class JsonLines(logging.Handler):
    """Writes log records as JSON lines to the current stderr, with the facts in `extra={"facts": ...}`."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record."""
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **(failure(record.exc_info[1]) if record.exc_info and record.exc_info[1] else {}),
            **getattr(record, "facts", {}),
        }
        # The log may be a file on a full disk. That must not fail what is logged.
        with suppress(OSError):
            sys.stderr.write(msgspec.json.encode(line).decode() + "\n")


def failure(error: BaseException) -> dict[str, object]:
    """The type and place of an error, never its message: that may quote a request."""
    places = traceback.extract_tb(error.__traceback__)
    return {
        "error": type(error).__name__,
        "trace": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in places],
    }


def configure_root_logger(level: str) -> None:
    """Send what any library or part of this process logs or warns of to stderr, from this level on."""
    logging.captureWarnings(True)
    root = logging.getLogger()
    root.setLevel(level.upper())
    if not root.handlers:
        root.addHandler(JsonLines())
