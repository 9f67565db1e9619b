"""Prometheus metrics: of all processes together under gunicorn, otherwise of this one."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from redis import Redis
from rq import Queue

from events.errors import CommandIdReused, Stale, WriteConflict
from events.monitoring.feed_backlog import feed_backlog
from events.monitoring.job_failures import job_failures
from events.projections.lists import Lists
from games.kernel.refusal import Illegal

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

_CODES: dict[type[Exception], str] = {
    Stale: "stale_version",
    CommandIdReused: "idempotency_key_reused",
    WriteConflict: "write_conflict",
}


class Metrics:
    """Counters of requests, commands and open streams."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._requests = Histogram(
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
        # Children are kept because finding them costs more than counting.
        self._request_children: dict[tuple[str, str, int], Histogram] = {}
        self._accepted_children: dict[str, Counter] = {}

    def count_request(self, operation: str, method: str, status: int, seconds: float) -> None:
        """Count a request and its response time."""
        key = (operation, method, status)
        child = self._request_children.get(key)
        if child is None:
            child = self._request_children[key] = self._requests.labels(operation, method, str(status))
        child.observe(seconds)

    def count_accepted(self, title: str) -> None:
        """Count a command that was appended to a record."""
        child = self._accepted_children.get(title)
        if child is None:
            child = self._accepted_children[title] = self._accepted.labels(title)
        child.inc()

    @contextmanager
    def count_refusals(self) -> Iterator[None]:
        """Count a command that is refused in the block."""
        try:
            yield
        except (Illegal, Stale, CommandIdReused, WriteConflict) as refusal:
            code = refusal.code if isinstance(refusal, Illegal) else _CODES[type(refusal)]
            self._refused.labels(code).inc()
            raise

    def text(self, background: Collector) -> bytes:
        """Return all metrics in Prometheus' text format."""
        combined = CollectorRegistry()
        if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
            multiprocess.MultiProcessCollector(combined)  # type: ignore[no-untyped-call]
            found = generate_latest(combined)
        else:
            found = generate_latest(self.registry)
        jobs = CollectorRegistry()
        jobs.register(background)
        return found + generate_latest(jobs)


class BackgroundMetrics(Collector):
    """Metrics of the background work, read from Redis for each request."""

    def __init__(self, lists: Lists, record: Redis, queue: Redis) -> None:
        self._lists = lists
        self._record = record
        self._queue = queue

    def describe(self) -> Iterator[Metric]:
        """Return nothing, so that registering does not read from Redis."""
        return iter(())

    def collect(self) -> Iterator[Metric]:
        """Yield the backlog of the feed, the depth of the queues, failures of jobs, and waiting games."""
        yield from self._feed()
        depth = GaugeMetricFamily("wardbook_queue_depth", "Jobs waiting, by queue.", labels=("queue",))
        for queue in Queue.all(connection=self._queue):
            depth.add_metric((queue.name,), queue.count)
        yield depth
        failures = CounterMetricFamily(
            "wardbook_job_failures", "Attempts of jobs that raised an error, by job.", labels=("job",)
        )
        for job, count in job_failures(self._queue).items():
            failures.add_metric((job,), count)
        yield failures
        waiting, since = self._lists.waiting_stats()
        yield GaugeMetricFamily("wardbook_waiting_games", "Games that wait for a job.", value=waiting)
        yield GaugeMetricFamily(
            "wardbook_oldest_waiting_seconds",
            "Seconds the oldest waiting game has waited.",
            value=_age(since),
        )

    def _feed(self) -> Iterator[Metric]:
        found = feed_backlog(self._record)
        yield GaugeMetricFamily(
            "wardbook_feed_backlog",
            "Accepted commands that the dispatcher has not handled.",
            value=found.entries,
        )
        yield GaugeMetricFamily(
            "wardbook_feed_oldest_seconds",
            "Seconds since the oldest of them was accepted.",
            value=_age(found.oldest_ms),
        )
        yield GaugeMetricFamily(
            "wardbook_feed_unreachable_partitions",
            "Partitions of the record whose Redis does not answer.",
            value=found.unreachable,
        )


def _age(since_ms: int | None) -> float:
    return 0.0 if since_ms is None else max(0.0, time.time() - since_ms / 1000)
