"""The queues of background jobs: RQ with JSON, and ids that name the game and version a job is for."""

import logging
from collections.abc import Iterable, Mapping
from typing import NamedTuple

import redis
from rq import Queue, Retry
from rq.exceptions import DuplicateJobError
from rq.serializers import JSONSerializer

from events.settings import ALONE_QUEUE, BOT_QUEUE, QUEUE
from games.kernel.title import Title

log = logging.getLogger(__name__)

RULES_JOBS = {
    "scoring": "workers.jobs.score_round",
    "automa": "workers.jobs.automa_turn",
}
"""The function of each job that the handlers of a title may name."""
FUNCTIONS = {
    **RULES_JOBS,
    "bot": "workers.jobs.bot_turn",
    "clock": "workers.jobs.clock",
}
"""The function of each job."""

TIMEOUT = 60
RETRIES = 2
FAILURE_TTL = 3600
"""How long (in seconds) a failed job can be looked at; finished ones vanish at once."""


class UnknownJob(Exception):  # noqa: N818 - the name says it
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
    """In the order in which workers empty them: games of bots alone, however many, hold up nobody."""

    short: Queue
    """Scoring, the Automa and clocks: one command each."""
    bots: Queue
    """Bots that people play with."""
    alone: Queue
    """Games of bots alone."""

    def of(self, kind: str, alone: bool = False) -> Queue:
        """The queue for a kind of job."""
        if kind != "bot":
            return self.short
        return self.alone if alone else self.bots

    def close(self) -> None:
        """Let go of the connection, which they share."""
        self.short.connection.close()


def no_people(kinds: Iterable[str]) -> bool:
    """Whether none of these kinds of seats is for a person, so that the game's bots are in no hurry."""
    return "human" not in kinds


def open_queues(url: str) -> Queues:
    """The queues at an address."""
    connection = redis.Redis.from_url(url)
    names = (QUEUE, BOT_QUEUE, ALONE_QUEUE)
    return Queues(*(Queue(name, connection=connection, serializer=JSONSerializer) for name in names))


def job_id(kind: str, game: str, version: int, attempt: int = 0) -> str:
    """The same job for the same wait; a later attempt is a job of its own."""
    return f"{kind}-{game}-{version}" + (f"-{attempt}" if attempt else "")


def enqueue(
    queues: Queues, kind: str, game: str, version: int, attempt: int = 0, alone: bool = False
) -> bool:
    """Queue the job a game waits for; False if it is queued already. `alone`: only bots play the game."""
    if kind not in FUNCTIONS:
        # Written by another build: one such game must not stop the others.
        log.error("game %s waits for the job %r, which this build does not have", game, kind)
        return False
    try:
        queues.of(kind, alone).enqueue_call(
            FUNCTIONS[kind],
            args=(game, version),
            job_id=job_id(kind, game, version, attempt),
            timeout=TIMEOUT,
            result_ttl=0,
            failure_ttl=FAILURE_TTL,
            retry=Retry(max=RETRIES),
            unique=True,
        )
    except DuplicateJobError:
        return False
    return True


def queued(queues: Queues) -> set[str]:
    """The jobs in the queues, by the id of their first attempt."""
    return {"-".join(id_.split("-")[:3]) for queue in queues for id_ in queue.get_job_ids()}
