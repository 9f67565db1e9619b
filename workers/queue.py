"""The queues of background jobs: RQ with JSON, and job ids that name the game (or tournament) and version."""

import logging
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rq import Queue, Retry
from rq.exceptions import DuplicateJobError
from rq.serializers import JSONSerializer

from events.redis.connection import connect
from events.settings import (
    ADVICE_QUEUE,
    ARCHIVE_QUEUE,
    BOT_QUEUE,
    BOTS_ONLY_QUEUE,
    SHORT_QUEUE,
    TOURNAMENT_QUEUE,
    WEBHOOK_QUEUE,
)
from games.kernel.title import Title

log = logging.getLogger(__name__)

RULES_JOBS = {
    "scoring": "workers.jobs.score_round",
    "automa": "workers.jobs.automa_turn",
}
"""The function for each job that the rules of a title may name."""
PLAYING_JOBS = ("bot", *RULES_JOBS)
"""The jobs that play. What follows from one of them, it does itself."""
JOB_FUNCTIONS = {
    **RULES_JOBS,
    "bot": "workers.jobs.bot_turn",
    "clock": "workers.jobs.expire_clocks",
    "forget": "workers.jobs.vacate_seats",
    "bulk": "workers.jobs.create_games",
    "webhook": "workers.jobs.deliver_webhook",
    "expel": "workers.jobs.expel_participants",
    "table": "workers.jobs.look_after_table",
    "tournament": "workers.jobs.look_after_tournament",
    "archive": "workers.jobs.archive_ended_game",
    "hint": "workers.jobs.give_advice",
    "review": "workers.jobs.give_advice",
}
"""The function for each job."""

JOB_TIMEOUT = 60
"""Seconds that a job may take."""
LONG_JOB_TIMEOUT = 600
"""Seconds that a job with a thread of its own may take: pairing hundreds of players, or an audit."""
RETRIES = 2
JOB_TTL = 3600
"""How long (in seconds) a job is kept that no worker finishes; the sweeper queues another one long before."""
FAILURE_TTL = 3600
"""How long (in seconds) RQ keeps a failed job for inspection. Finished jobs are deleted at once."""


class UnknownJob(Exception):  # noqa: N818 - a result
    """The rules of a title name a background job that workers do not have."""


def check_jobs(titles: Mapping[str, Title]) -> None:
    """Raise UnknownJob if the rules of a title name a job that workers do not have."""
    for title in titles.values():
        for module in title.all_modules:
            for handler in module.handlers.values():
                if handler.job is not None and handler.job not in RULES_JOBS:
                    raise UnknownJob(
                        f"title {title.key!r}, module {module.key!r}: there is no background job"
                        f" {handler.job!r}; workers have {', '.join(map(repr, RULES_JOBS))}"
                    )


class Queues(NamedTuple):
    """Workers empty the first two in this order. The others have threads of their own in every worker."""

    short: Queue
    """Scoring, the Automa, clocks and tables of tournaments: a few commands each."""
    bots: Queue
    """Bots in games with people."""
    bots_only: Queue
    """Everything that games of bots only wait for, so that nobody's turn waits for it."""
    webhooks: Queue
    """Calls of webhooks."""
    tournaments: Queue
    """Pairing and opening rounds."""
    archive: Queue
    """Games that are over."""
    advice: Queue
    """Hints and reviews, which no game waits for."""

    def queue_for(self, job: str, bots_only: bool = False) -> Queue:
        """The queue for a kind of job."""
        with_threads = {
            "webhook": self.webhooks,
            "tournament": self.tournaments,
            "archive": self.archive,
            "hint": self.advice,
            "review": self.advice,
        }
        if job in with_threads:
            return with_threads[job]
        if bots_only and job in PLAYING_JOBS:
            return self.bots_only
        return self.bots if job == "bot" else self.short

    def register(self) -> None:
        """Tell RQ of the queues, for `rq info`. Queueing a job does not."""
        self.short.connection.sadd(Queue.redis_queues_keys, *[queue.key for queue in self])

    def close(self) -> None:
        """Close the connection, which all queues share."""
        self.short.connection.close()


def open_queues(url: str) -> Queues:
    """The queues on the Redis at a URL."""
    connection = connect(url)
    names = (
        *(SHORT_QUEUE, BOT_QUEUE, BOTS_ONLY_QUEUE),
        *(WEBHOOK_QUEUE, TOURNAMENT_QUEUE, ARCHIVE_QUEUE, ADVICE_QUEUE),
    )
    return Queues(*(Queue(name, connection=connection, serializer=JSONSerializer) for name in names))


def has_no_people(seat_kinds: Iterable[str]) -> bool:
    """Whether no seat is for a person, so that the game's bots can wait."""
    return "human" not in seat_kinds


def job_id(job: str, game: str, version: int, attempt: int = 0) -> str:
    """The id of a job: the same for the same game and version, but another one for each later attempt."""
    return f"{job}-{game}-{version}" + (f"-{attempt}" if attempt else "")


def enqueue(
    queues: Queues, job: str, game: str, version: int, attempt: int = 0, bots_only: bool = False
) -> bool:
    """Queue a job for a game; False if it is queued already. `bots_only`: no person plays in the game."""
    if job not in JOB_FUNCTIONS:
        # Written by another build: one such game must not stop the others.
        log.error("game %s waits for the job %r, which this build does not have", game, job)
        return False
    queue = queues.queue_for(job, bots_only)
    try:
        queue.enqueue_call(
            JOB_FUNCTIONS[job],
            args=(game, version),
            job_id=job_id(job, game, version, attempt),
            timeout=LONG_JOB_TIMEOUT if job in ("tournament", "archive") else JOB_TIMEOUT,
            result_ttl=0,
            ttl=JOB_TTL,
            failure_ttl=FAILURE_TTL,
            retry=Retry(max=RETRIES),
            unique=True,
            # Never sent: RQ's script does everything but register the queue, for which RQ has another one.
            pipeline=queue.connection.pipeline(),
        )
    except DuplicateJobError:
        return False
    return True


def queued_job_ids(queues: Queues) -> set[str]:
    """The ids of all queued jobs, without the attempt."""
    return {"-".join(id_.split("-")[:3]) for queue in queues for id_ in queue.get_job_ids()}
