"""Prometheus metrics of the background work."""

import time
from collections.abc import Iterator

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from redis import Redis
from rq import Queue

from events.monitoring.feed_backlog import feed_backlog
from events.monitoring.job_failures import job_failures
from events.projections.lists import Lists


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
