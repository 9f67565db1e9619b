"""RQ's worker without the notes that it keeps in Redis about jobs that run.

Nobody reads them here: the sweeper finds jobs that were lost with a worker. Each note waits for the disk.
"""

from contextlib import suppress
from datetime import timedelta
from typing import Any

from rq import Queue, SimpleWorker
from rq.job import Job
from rq.timeouts import TimerDeathPenalty
from rq.utils import now

from events.redis.outages import REDIS_ERRORS
from workers.monitor import Monitor
from workers.turns.people_first import people_wait

HEARTBEAT = timedelta(seconds=10)
"""How often a busy worker tells RQ that it is alive."""


class LightJob(Job):
    """A job whose hash expires, also while it runs."""

    def perform(self) -> Any:
        """Call the function."""
        return self.func(*self.args, **self.kwargs)


class LightWorker(SimpleWorker):
    """A worker that runs a job between two writes: one takes it out of its queue, one deletes it."""

    job_class = LightJob

    def __init__(self, monitor: Monitor, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._monitor = monitor

    def set_state(self, state: str, pipeline: Any = None) -> None:
        """Remember the state: a worker that is idle ends at once when it is asked to."""
        self._state = state

    def heartbeat(self, timeout: int | None = None, pipeline: Any = None) -> None:
        """Tell the monitor that this worker is alive, and now and then RQ."""
        self._monitor.note_round()
        if timeout or self.last_heartbeat is None or now() - self.last_heartbeat > HEARTBEAT:
            super().heartbeat(timeout, pipeline)

    def execute_job(self, job: Job, queue: Queue) -> None:
        """Run a job."""
        self._monitor.jobs.labels(kind_of(job)).inc()
        self.set_state("busy")
        self.perform_job(job, queue)
        self.set_state("idle")

    def prepare_job_execution(self, job: Job, remove_from_intermediate_queue: bool = False) -> None:
        """Take a job out of the list of those that were just taken from a queue."""
        if remove_from_intermediate_queue:
            intermediate = Queue(job.origin, connection=self.connection).intermediate_queue_key
            self.connection.lrem(intermediate, 1, job.id)
        if job.timeout and job.timeout > self.worker_ttl:
            self.heartbeat(int(job.timeout) + self.worker_ttl)

    def handle_execution_ended(self, job: Job, queue: Queue, heartbeat_ttl: int) -> None:
        """Remember when a job ended."""
        job.ended_at = now()

    def handle_job_success(self, job: Job, queue: Queue, started_job_registry: Any) -> None:
        """Delete a job that has succeeded. If Redis is away just now, it expires."""
        with suppress(*REDIS_ERRORS):
            self.connection.delete(job.key)


class PeopleWorker(LightWorker):
    """The worker of the jobs for which people wait."""

    def execute_job(self, job: Job, queue: Queue) -> None:
        """Run a job before everything that games of bots only wait for."""
        with people_wait():
            super().execute_job(job, queue)


class ThreadWorker(LightWorker):
    """A worker in a thread, which must not touch the signals of its process."""

    death_penalty_class = TimerDeathPenalty

    def _install_signal_handlers(self) -> None:
        """Leave signals to the main thread; this one ends with it."""


def kind_of(job: Job) -> str:
    """The kind of a job, as its id says."""
    return job.id.partition("-")[0]
