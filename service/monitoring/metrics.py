"""Prometheus metrics: of all processes together under gunicorn, otherwise of this one."""

import os
from bisect import bisect_left
from collections import Counter as Counts
from collections import defaultdict, deque
from collections.abc import Sequence
from threading import Lock, Timer

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess
from prometheus_client.registry import Collector

from events.errors import CommandIdReused, Stale, WriteConflict
from games.kernel.refusal import Illegal

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

_CODES: dict[type[Exception], str] = {
    Stale: "stale_version",
    CommandIdReused: "idempotency_key_reused",
    WriteConflict: "write_conflict",
}
REFUSALS: tuple[type[Exception], ...] = (Illegal, *_CODES)
"""The errors of commands that are refused."""


WRITE_SECONDS = 1.0
"""How long counts of requests and accepted commands stay in memory. Writing one to the file of a process
takes longer than everything else that surrounds a request."""


class RequestTimes(Histogram):
    """A histogram to which many values can be added at once."""

    def observe_all(self, values: Sequence[float]) -> None:
        """Add values."""
        for bucket, count in Counts(bisect_left(self._upper_bounds, value) for value in values).items():
            self._buckets[bucket].inc(count)
        self._sum.inc(sum(values))


class Metrics:
    """Counters of requests, commands and open streams."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._requests = RequestTimes(
            "wardbook_request_seconds",
            "Response time by operation, method and status.",
            ("operation", "method", "status"),
            buckets=BUCKETS,
            registry=self.registry,
        )
        self._accepted = Counter(
            "wardbook_commands_accepted", "Commands appended to a record.", ("title",), registry=self.registry
        )
        self._refused = Counter(
            "wardbook_commands_refused", "Commands refused, by code.", ("code",), registry=self.registry
        )
        self.streams = Gauge(
            "wardbook_open_streams",
            "Open event streams.",
            registry=self.registry,
            multiprocess_mode="livesum",
        )
        self._seen: deque[tuple[tuple[str, str, int], float]] = deque()
        """Requests that are not written yet."""
        self._titles: deque[str] = deque()
        """The titles of accepted commands that are not written yet."""
        self._timer: Timer | None = None
        self._writing = Lock()

    def count_request(self, operation: str, method: str, status: int, seconds: float) -> None:
        """Count a request and its response time."""
        self._seen.append(((operation, method, status), seconds))
        if self._timer is None:
            self._timer = Timer(WRITE_SECONDS, self.write)
            self._timer.daemon = True
            self._timer.start()

    def count_accepted(self, title: str) -> None:
        """Count a command that was appended to a record; its request is counted too."""
        self._titles.append(title)

    def write(self) -> None:
        """Write what was counted since the last time."""
        self._timer = None
        seconds: defaultdict[tuple[str, str, int], list[float]] = defaultdict(list)
        titles = Counts[str]()
        with self._writing:
            while self._seen:
                key, value = self._seen.popleft()
                seconds[key].append(value)
            while self._titles:
                titles[self._titles.popleft()] += 1
        for (operation, method, status), values in seconds.items():
            self._requests.labels(operation, method, str(status)).observe_all(values)
        for title, count in titles.items():
            self._accepted.labels(title).inc(count)

    def count_refusal(self, refusal: Exception) -> None:
        """Count a command that was refused."""
        code = refusal.code if isinstance(refusal, Illegal) else _CODES[type(refusal)]
        self._refused.labels(code).inc()

    def text(self, background: Collector) -> bytes:
        """Return all metrics in Prometheus' text format; other processes may be a second behind."""
        self.write()
        combined = CollectorRegistry()
        if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
            multiprocess.MultiProcessCollector(combined)  # type: ignore[no-untyped-call]
            found = generate_latest(combined)
        else:
            found = generate_latest(self.registry)
        jobs = CollectorRegistry()
        jobs.register(background)
        return found + generate_latest(jobs)
