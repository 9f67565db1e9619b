"""Prometheus metrics: of all processes together under gunicorn, of this one otherwise."""

import os
import time
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector
from redis import Redis
from rq import Queue

from events.projections.lists import Lists

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What the service counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._requests = Histogram(
            "wardbook_request_seconds",
            "Time to answer, by operation, method and status.",
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
            "Streams being read.",
            registry=self.registry,
            multiprocess_mode="livesum",
        )
        self._observe: dict[tuple[str, str, int], Histogram] = {}
        self._count: dict[str, Counter] = {}

    def answered(self, operation: str, method: str, status: int, seconds: float) -> None:
        """Count a request; children are kept because finding them costs more than counting."""
        key = (operation, method, status)
        child = self._observe.get(key)
        if child is None:
            child = self._observe[key] = self._requests.labels(operation, method, str(status))
        child.observe(seconds)

    def accepted(self, title: str) -> None:
        """Count a command that is in the record."""
        child = self._count.get(title)
        if child is None:
            child = self._count[title] = self._accepted.labels(title)
        child.inc()

    def refused(self, code: str) -> None:
        """Count a command that was refused."""
        self._refused.labels(code).inc()

    def text(self, background: Collector) -> bytes:
        """Everything in Prometheus' text format."""
        whole = CollectorRegistry()
        if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
            multiprocess.MultiProcessCollector(whole)  # type: ignore[no-untyped-call]
            found = generate_latest(whole)
        else:
            found = generate_latest(self.registry)
        rest = CollectorRegistry()
        rest.register(background)
        return found + generate_latest(rest)


class Background(Collector):
    """What Redis knows of the background work, read when somebody asks."""

    def __init__(self, lists: Lists, queue: Redis) -> None:
        self._lists = lists
        self._queue = queue

    def describe(self) -> Iterator[GaugeMetricFamily]:
        """Nothing ahead of time, so that registering reads nothing."""
        return iter(())

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Queue depth, failures and how long the longest waiting game has waited."""
        depth = GaugeMetricFamily("wardbook_queue_depth", "Jobs waiting, by queue.", labels=("queue",))
        failed = GaugeMetricFamily("wardbook_failed_jobs", "Jobs that failed, by queue.", labels=("queue",))
        for queue in Queue.all(connection=self._queue):
            depth.add_metric((queue.name,), queue.count)
            failed.add_metric((queue.name,), queue.failed_job_registry.count)
        yield depth
        yield failed
        count, since = self._lists.waiting_summary()
        age = max(0.0, time.time() - since / 1000) if since is not None else 0.0
        yield GaugeMetricFamily("wardbook_waiting_games", "Games that wait for a job.", value=count)
        yield GaugeMetricFamily(
            "wardbook_oldest_waiting_seconds", "How long the longest waiting game has waited.", value=age
        )
