"""Counts background jobs that raised an error, for all workers together. A killed worker is no failure."""

from typing import Any

import redis

KEY = "wardbook:job-failures"
"""Hash: how often each kind of job has failed."""


def count_failure(queue: redis.Redis, job: str) -> None:
    """Count an attempt of a job that raised an error."""
    queue.hincrby(KEY, job, 1)


def job_failures(queue: redis.Redis) -> dict[str, int]:
    """How often each kind of job has failed."""
    found: Any = queue.hgetall(KEY)
    return {job.decode(): int(count) for job, count in found.items()}
