"""gunicorn's own messages in the format of all logs."""

from typing import Any

from gunicorn.glogging import Logger  # type: ignore[import-untyped]

from events.monitoring.json_logs import JsonLines


class JsonLogger(Logger):  # type: ignore[misc]
    """gunicorn's logger, with JSON lines on stderr instead of its own format."""

    def setup(self, cfg: Any) -> None:
        """Set up the levels as gunicorn does, and replace the handlers."""
        super().setup(cfg)
        self.error_log.handlers[:] = [JsonLines()]
        self.error_log.propagate = False
