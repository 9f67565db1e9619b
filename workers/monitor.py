"""A small HTTP server in a worker or dispatcher: `/healthz` and `/metrics`, if the operator sets a port."""

import logging
import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, generate_latest

from events.settings import BadSetting

log = logging.getLogger(__name__)


class Monitor:
    """What a process tells of itself. It is healthy while it finishes its rounds."""

    def __init__(self, patience: float, now: Callable[[], float] = time.monotonic) -> None:
        self._patience = patience
        """Seconds after the last round from which on the process counts as stuck."""
        self._now = now
        self._last_round = now()
        self.registry = CollectorRegistry()
        self.rounds = Counter("wardbook_rounds", "Rounds of work finished.", registry=self.registry)
        self.entries = Counter("wardbook_feed_entries", "Feed entries read.", registry=self.registry)
        self.jobs = Counter("wardbook_jobs", "Jobs run, by job.", ("job",), registry=self.registry)
        idle = Gauge("wardbook_idle_seconds", "Seconds since the last round.", registry=self.registry)
        idle.set_function(lambda: self._now() - self._last_round)

    def note_round(self) -> None:
        """Note that the process has done a round of its work, even if there was nothing to do."""
        self._last_round = self._now()
        self.rounds.inc()

    def healthy(self) -> bool:
        """Whether the last round was not too long ago."""
        return self._now() - self._last_round < self._patience


def serve(monitor: Monitor, host: str, port: int) -> ThreadingHTTPServer | None:
    """Answer in a thread of its own until the process ends; None if the port is 0."""
    if not port:
        return None

    class Handler(BaseHTTPRequestHandler):
        timeout = 5.0

        def do_GET(self) -> None:
            if self.path == "/metrics":
                self._answer(200, CONTENT_TYPE_LATEST, generate_latest(monitor.registry))
            elif self.path == "/healthz":
                status = "ok" if monitor.healthy() else "stuck"
                body = msgspec.json.encode({"status": status})
                self._answer(200 if status == "ok" else 503, "application/json", body)
            else:
                self._answer(404, "text/plain", b"")

        def _answer(self, status: int, media: str, body: bytes) -> None:
            self.send_response(status)
            self.send_header("Content-Type", media)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Log nothing: these requests come every few seconds."""

    try:
        server = ThreadingHTTPServer((host.strip("[]"), port), Handler)
    except OSError as error:
        raise BadSetting(f"WARDBOOK_METRICS_PORT: cannot listen on {port}: {error.strerror}") from None
    server.daemon_threads = True
    Thread(target=server.serve_forever, daemon=True).start()
    log.info("metrics on port %d", server.server_port)
    return server
