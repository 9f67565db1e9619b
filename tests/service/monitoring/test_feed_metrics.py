"""A dispatcher that stands still is seen in the metrics; alert rules and dashboard name real metrics."""

import json
import logging
import re
import subprocess
import sys
from pathlib import Path

import pytest
import redis
import yaml
from gunicorn.config import Config  # type: ignore[import-untyped]

from events.log.keys import PARTITIONS, feed_key
from events.monitoring.feed_backlog import feed_backlog
from events.monitoring.job_failures import count_failure
from events.monitoring.json_logs import JsonLines, configure_root_logger
from events.projections.feed import open_feeds
from service.monitoring.gunicorn_logger import JsonLogger
from tests.service.conftest import Api
from workers.monitor import Monitor

DEPLOY = Path(__file__).parents[3] / "deploy"


def value(api: Api, name: str) -> float:
    text = api.get("/metrics").get_data(as_text=True)
    return float(next(line for line in text.splitlines() if line.startswith(f"{name} ")).split()[1])


def test_the_backlog_of_the_feed_is_read_from_the_feed_itself(
    ann: Api, game: str, client: redis.Redis
) -> None:
    assert value(ann, "wardbook_feed_backlog") == 3, "created, joined, started"
    for feed in open_feeds(client, "dispatcher", "test"):
        feed.ack(feed.read(100, 0))
    assert feed_backlog(client) == (0, None, 0)
    assert value(ann, "wardbook_feed_oldest_seconds") == 0
    client.delete(feed_key(5))
    client.xadd(feed_key(5), {"game": "x"}, id="1000-0")
    assert value(ann, "wardbook_oldest_waiting_seconds") == 0
    assert value(ann, "wardbook_feed_oldest_seconds") > 1_000_000
    assert feed_backlog(client) == (1, 1000, 0)


def test_partitions_that_do_not_answer_are_counted(
    client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise redis.ConnectionError

    monkeypatch.setattr(redis.client.Pipeline, "execute", refuse)
    assert feed_backlog(client) == (0, None, PARTITIONS)


def test_failures_of_jobs_are_shown(ann: Api) -> None:
    count_failure(ann.service.queue, "bot")
    assert value(ann, 'wardbook_job_failures_total{job="bot"}') == 1


def test_alert_rules_and_dashboard_name_only_metrics_that_exist(ann: Api, game: str) -> None:
    ann.command(game, "roll")
    ann.command(game, "roll")
    count_failure(ann.service.queue, "bot")
    monitor = Monitor(30)
    monitor.jobs.labels("bot").inc()
    samples = {sample.name for metric in monitor.registry.collect() for sample in metric.samples}
    shown = set(re.findall(r"^(wardbook_\w+)", ann.get("/metrics").get_data(as_text=True), re.MULTILINE))
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"][0]["rules"]
    panels = json.loads((DEPLOY / "grafana-dashboard.json").read_text())["panels"]
    used = [rule["expr"] for rule in rules] + [t["expr"] for panel in panels for t in panel["targets"]]
    named = {name for text in used for name in re.findall(r"wardbook_\w+", text)}
    assert len(named) > 10
    assert named - shown - samples - {"wardbook_queue_depth"} == set()
    page = (DEPLOY.parent / "docs" / "operators.md").read_text()
    assert [rule["alert"] for rule in rules if f"`{rule['alert']}`" not in page] == []


def test_all_processes_log_in_one_format(capsys: pytest.CaptureFixture[str]) -> None:
    root, handlers, level = logging.getLogger(), logging.getLogger().handlers[:], logging.getLogger().level
    root.handlers.clear()
    try:
        configure_root_logger("info")
        logging.getLogger("workers.anything").warning("game %s", "g1")
        try:
            raise ValueError("a secret")
        except ValueError:
            logging.getLogger("a.library").exception("failed")
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
    gunicorn = JsonLogger(Config())
    gunicorn.error("worker %d ended", 5)
    assert [type(handler) for handler in gunicorn.error_log.handlers] == [JsonLines]
    written = capsys.readouterr().err
    lines = [json.loads(line) for line in written.splitlines()]
    assert [(line["logger"], line["level"], line["message"]) for line in lines] == [
        ("workers.anything", "warning", "game g1"),
        ("a.library", "error", "failed"),
        ("gunicorn.error", "error", "worker 5 ended"),
    ]
    assert lines[1]["error"] == "ValueError"
    assert "a secret" not in written


def test_what_a_library_warns_of_is_a_line_of_json_too() -> None:
    program = (
        "import warnings; from events.monitoring.json_logs import configure_root_logger;"
        "configure_root_logger('info'); warnings.warn('not supported')"
    )
    written = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    line = json.loads(written.stderr)
    assert (line["level"], line["logger"]) == ("warning", "py.warnings")
    assert "not supported" in line["message"]
