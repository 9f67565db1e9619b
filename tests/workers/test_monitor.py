"""What workers and dispatchers tell of themselves, and failures of jobs."""

import json
import urllib.error
import urllib.request

import pytest

from events.monitoring.job_failures import job_failures
from events.settings import BadSetting
from tests.conftest import free_port
from workers import jobs
from workers.monitor import Monitor, serve
from workers.queue import Queues, enqueue
from workers.rq_worker import make_worker

GAME = "0123456789abcdef01234567"


def read(url: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(url, timeout=5) as response:
            return response.status, response.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


def test_a_process_is_healthy_while_it_finishes_rounds() -> None:
    time = [0.0]
    monitor = Monitor(30, lambda: time[0])
    port = free_port()
    server = serve(monitor, "127.0.0.1", port)
    assert server is not None
    try:
        url = f"http://127.0.0.1:{port}"
        assert read(f"{url}/healthz") == (200, '{"status":"ok"}')
        time[0] = 31
        assert read(f"{url}/healthz") == (503, '{"status":"stuck"}')
        assert "wardbook_idle_seconds 31.0" in read(f"{url}/metrics")[1]
        monitor.note_round()
        assert json.loads(read(f"{url}/healthz")[1]) == {"status": "ok"}
        assert "wardbook_rounds_total 1.0" in read(f"{url}/metrics")[1]
        assert read(f"{url}/")[0] == 404
        with pytest.raises(BadSetting, match="WARDBOOK_METRICS_PORT"):
            serve(monitor, "127.0.0.1", port)
    finally:
        server.shutdown()
        server.server_close()
    assert serve(monitor, "127.0.0.1", 0) is None


def test_failures_of_jobs_are_counted_and_killed_workers_are_not(
    queues: Queues, monkeypatch: pytest.MonkeyPatch
) -> None:
    monitor = Monitor(30)
    worker = make_worker(queues, monitor)

    def fail(*_: object) -> None:
        raise ValueError("broken")

    monkeypatch.setattr(jobs, "score_round", fail)
    enqueue(queues, "scoring", GAME, 7)
    worker.work(burst=True, logging_level="CRITICAL")
    connection = queues.short.connection
    assert job_failures(connection) == {"scoring": 3}, "the first attempt and two more"
    assert monitor.registry.get_sample_value("wardbook_jobs_total", {"job": "scoring"}) == 3
    assert (monitor.registry.get_sample_value("wardbook_rounds_total") or 0) > 0
