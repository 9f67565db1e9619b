"""Compare RQ's worker classes on our jobs: `python -m bench.worker_class`. Decision 0021 uses the figures."""

import os
import tempfile
import time
from pathlib import Path

import redis
from rq import SimpleWorker, Worker
from rq.serializers import JSONSerializer

from cli.run.embedded_redis import prepare_redis
from cli.run.processes import spawn, stop
from events.execute import create, execute
from events.fold.store import Store
from events.redis.connection import connect
from games.dice_hospital import DICE_HOSPITAL
from games.kernel.table.lobby import Start
from games.kernel.table.table import Actor, CreateGame, SeatOffer
from games.titles import TITLES
from workers.queue import Queues, enqueue, open_queues

JOBS = 200
OWNER = Actor(kind="player", id="bench")
BOT = SeatOffer(kind="bot", bot="easy")


def main() -> None:
    """Print milliseconds per job for each class: for a job with nothing to do, and for a bot's first turn."""
    with tempfile.TemporaryDirectory(prefix="wardbook-bench-") as folder:
        server = prepare_redis(Path(folder))
        process = spawn(server.command, os.environ)
        try:
            _wait_for(server.url)
            os.environ["WARDBOOK_REDIS_URL"] = server.url
            for kind in (Worker, SimpleWorker):
                _measure(server.url, kind)
        finally:
            stop([process], 5)


def _measure(url: str, kind: type[Worker] | type[SimpleWorker]) -> None:
    queues, store = open_queues(url), Store(connect(url), TITLES)
    for number in range(JOBS):
        enqueue(queues, "bot", f"{kind.__name__}{number}", 1)
    idle = _milliseconds(queues, kind)
    for _ in range(JOBS):
        seats = CreateGame(title=DICE_HOSPITAL.key, seats=(BOT, BOT))
        game = create(store, OWNER, seats).folded.id
        enqueue(queues, "bot", game, execute(store, game, OWNER, Start()).version)
    turn = _milliseconds(queues, kind)
    print(f"{kind.__name__:<14} {idle:6.1f} ms per idle job, {turn:6.1f} ms per bot turn", flush=True)


def _milliseconds(queues: Queues, kind: type[Worker] | type[SimpleWorker]) -> float:
    connection = queues.short.connection
    worker = kind([*queues], connection=connection, serializer=JSONSerializer, log_job_description=False)
    start = time.perf_counter()
    worker.work(burst=True, logging_level="ERROR")
    return (time.perf_counter() - start) * 1000 / JOBS


def _wait_for(url: str) -> None:
    client = redis.Redis.from_url(url)
    for _ in range(100):
        try:
            client.ping()
        except redis.ConnectionError:
            time.sleep(0.05)
    client.close()


if __name__ == "__main__":
    main()
