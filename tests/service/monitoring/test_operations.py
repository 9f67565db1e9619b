"""Health, metrics, logs, headers, and what happens when Redis is away."""

import errno
import io
import json
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import pytest
import redis
from flask import Flask
from rq import Queue

from events.redis.outages import is_outage
from events.settings import Settings
from service.http.app import create_app
from service.monitoring.logs import configure_logs
from service.streaming.tails.tail import Tail
from tests.conftest import free_port, start_redis, stop_redis
from tests.market.title import TITLES
from tests.service.conftest import OPERATOR, Api, listed, play_on
from tests.service.contract_checker import market_checker


def test_alive_and_ready(api: Api) -> None:
    assert api.get("/healthz").get_json() == {"status": "ok"}
    assert api.get("/readyz").get_json() == {"status": "ready"}


def test_an_outage_is_a_problem_and_passes() -> None:
    with TemporaryDirectory(prefix="wardbook-redis-") as data:
        port = free_port()
        server = start_redis(port, Path(data))
        url = f"redis://127.0.0.1:{port}/0"
        settings = Settings(redis_url=url, queue_url=url, log_level="error", max_streams=5)
        api = Api(create_app(settings, TITLES), market_checker())
        ann = api.player("Ann")
        game = ann.create(seats=[{}])
        stream = ann.get(f"/v1/games/{game}/stream")
        parts = iter(stream.response)
        next(parts)
        stop_redis(server)
        try:
            for method, path, body in (
                ("GET", "/readyz", None),
                ("GET", f"/v1/games/{game}", None),
                ("POST", f"/v1/games/{game}/commands", {"type": "start"}),
                ("POST", "/v1/games", {"title": "market", "seats": [{}]}),
                ("POST", "/v1/players", {"name": "Bob"}),
                ("GET", "/metrics", None),
            ):
                response = ann.request(method, path, **({"json": body} if body else {}))
                assert ann.code(response) == (503, "unavailable"), path
                assert int(response.headers["Retry-After"]) > 0
                assert b"Traceback" not in response.get_data()
            assert api.get("/healthz").status_code == 200
            assert [part for part in parts if b"data" in part] == []
            stream.close()
        finally:
            server = start_redis(port, Path(data))
        try:
            assert ann.read(game)["status"] == "open"
            assert ann.command(game, "start").status_code == 201
        finally:
            stop_redis(server)


REFUSING: dict[str, tuple[dict[str, str], dict[str, str]]] = {
    "too few replicas": ({"min-replicas-to-write": "1"}, {"min-replicas-to-write": "0"}),
    "out of memory": ({"maxmemory": "1"}, {"maxmemory": "0"}),
}


@pytest.mark.parametrize("name", REFUSING)
def test_a_redis_that_refuses_to_write_is_an_outage(name: str, ann: Api, client: redis.Redis) -> None:
    game = ann.create(seats=[{}])
    change, back = REFUSING[name]
    for option, value in change.items():
        client.config_set(option, value)
    try:
        refused = [
            ann.get("/readyz"),
            ann.command(game, "start"),
            ann.post("/v1/games", {"title": "market", "seats": [{}]}),
            ann.post("/v1/players", {"name": "Bob"}),
            ann.post("/v1/players/me/keys", {"name": "spare", "scopes": ["play"]}),
        ]
    finally:
        for option, value in back.items():
            client.config_set(option, value)
    for response in refused:
        assert ann.code(response) == (503, "unavailable")
        assert int(response.headers["Retry-After"]) > 0
    assert ann.command(game, "start").status_code == 201


def test_a_stream_and_a_poll_outlast_a_redis_that_refuses(
    ann: Api, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise redis.ResponseError("MASTERDOWN Link with MASTER is down")

    monkeypatch.setattr(Tail, "after", refuse)
    assert b"event" not in ann.get(f"/v1/games/{game}/stream").get_data()
    monkeypatch.setattr(type(ann.service.latest_versions), "latest", refuse)
    assert ann.get(f"/v1/games/{game}", headers={"If-None-Match": '"3"'}).status_code == 304


@pytest.mark.parametrize(
    "message",
    [
        "NOREPLICAS Not enough good replicas to write.",
        "MISCONF Redis is configured to save RDB snapshots, but is unable to persist to disk.",
        "Error running script (call to f_9): @user_script:4: @user_script: 4: -OOM command not allowed.",
        "Error running script (call to f_9): @user_script:4: -READONLY You can't write against a replica.",
        "UNBLOCKED force unblock from blocking operation, instance state changed (master -> replica?)",
        "BUSY Redis is busy running a script.",
    ],
)
def test_what_redis_refuses_for_reasons_of_its_own_is_an_outage(message: str) -> None:
    assert is_outage(redis.ResponseError(message))


@pytest.mark.parametrize("message", ["WRONGTYPE Operation against a key", "BUSYGROUP exists", "OOMPH"])
def test_what_is_our_fault_is_no_outage(message: str) -> None:
    assert not is_outage(redis.ResponseError(message))
    assert not is_outage(ValueError("OOM"))


def test_an_error_of_ours_shows_nothing_of_itself(
    ann: Api, game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise ValueError("a secret in the words of an error")

    monkeypatch.setattr(type(ann.service.store), "load", broken)
    response = ann.get(f"/v1/games/{game}/actions", headers={"Request-Id": "my-own-id"})
    assert ann.code(response) == (500, "internal_error")
    logged = capsys.readouterr().err
    for text in (response.get_data(as_text=True), logged):
        assert "a secret in the words" not in text
    assert "ValueError" in logged
    assert "my-own-id" in logged


def test_a_record_of_a_newer_build_is_for_newer_processes(ann: Api) -> None:
    title = TITLES["market"]
    newer = {"market": msgspec.structs.replace(title, earlier=(*title.earlier, title))}
    fresh = Api(create_app(ann.service.settings, newer), ann.checker, ann.key)
    game = fresh.create()
    response = ann.get(f"/v1/games/{game}")
    assert ann.code(response) == (503, "unavailable")
    assert int(response.headers["Retry-After"]) > 0
    assert fresh.get(f"/v1/games/{game}").status_code == 200


def test_metrics_count_what_happens(ann: Api, bob: Api, game: str) -> None:
    ann.command(game, "roll")
    ann.command(game, "roll")
    text = ann.get("/metrics").get_data(as_text=True)
    assert 'wardbook_commands_accepted_total{title="market"} 3.0' in text
    assert 'wardbook_commands_refused_total{code="not_your_turn"} 1.0' in text
    assert 'wardbook_request_seconds_count{method="POST",operation="post_command",status="422"} 1.0' in text
    assert "wardbook_open_streams 0.0" in text


def test_metrics_show_the_background_work(ann: Api, bob: Api, game: str, settings: Settings) -> None:
    while not ann.read(game)["awaiting"]["job"]:
        play_on(game, ann, bob, most=1)
    listed(ann, game)
    queue = Queue("wardbook", connection=ann.service.queue)
    queue.enqueue("workers.jobs.nothing")
    text = ann.get("/metrics").get_data(as_text=True)
    assert 'wardbook_queue_depth{queue="wardbook"} 1.0' in text
    assert "wardbook_waiting_games 1.0" in text
    age = next(line for line in text.splitlines() if line.startswith("wardbook_oldest_waiting_seconds "))
    assert float(age.split()[1]) >= 0


def test_a_command_that_is_sent_again_counts_once(ann: Api, game: str) -> None:
    for _ in range(3):
        assert ann.command(game, "roll", {"Idempotency-Key": "k"}).status_code == 201
    text = ann.get("/metrics").get_data(as_text=True)
    assert 'wardbook_commands_accepted_total{title="market"} 3.0' in text, "join, start and roll"


def test_counting_the_games_that_wait_reads_none(ann: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(type(ann.service.lists), "waiting_games")
    assert ann.get("/metrics").status_code == 200


@pytest.mark.parametrize("given", ["a", "A-1._z", "x" * 64])
def test_a_request_id_is_echoed(api: Api, given: str) -> None:
    assert api.get("/healthz", headers={"Request-Id": given}).headers["Request-Id"] == given


@pytest.mark.parametrize("given", ["", "x" * 65, "a b", "a;b", "ä"])
def test_a_strange_request_id_is_replaced(api: Api, given: str) -> None:
    assert api.get("/healthz", headers={"Request-Id": given}).headers["Request-Id"] != given


def test_answers_carry_the_headers_that_keep_them_safe(ann: Api, game: str) -> None:
    for path in (f"/v1/games/{game}", "/v1/players/me", "/nowhere", "/healthz"):
        headers = ann.get(path).headers
        assert headers["Cache-Control"] == "no-store"
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Content-Security-Policy"].startswith("default-src 'none'")
        assert len(headers.getlist("Request-Id")) == 1


def test_logs_are_json_and_hold_no_secrets(app: Flask, api: Api, capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs("info")
    retry = {"Idempotency-Key": "a-long-and-random-key-0123456789"}
    made = api.post("/v1/players", {"name": "Ann of the logs"}, headers=retry).get_json()
    ann = Api(app, api.checker, made["key"])
    game = ann.create(seats=[{}])
    ann.command(game, "start", {"Idempotency-Key": "another-key-of-mine"})
    ann.get(f"/v1/games/{game}?key={made['key']}")
    ann.get(f"/v1/games/{game}", headers={"Authorization": f"Bearer {made['key']}x"})
    Api(app, api.checker, OPERATOR).request("PUT", f"/v1/players/{made['id']}/organizer")
    configure_logs("warning")
    logged = capsys.readouterr().err
    lines = [json.loads(line) for line in logged.splitlines()]
    assert [line["status"] for line in lines] == [201, 201, 201, 400, 401, 200]
    assert lines[2]["path"] == f"/v1/games/{game}/commands"
    for secret in (made["key"], *retry.values(), "another-key-of-mine", OPERATOR, "Ann of the logs", "start"):
        assert secret not in logged


class FullDisk(io.StringIO):
    """A log that takes no more."""

    def write(self, _text: str) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_log_on_a_full_disk_fails_no_request(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    configure_logs("info")
    try:
        with monkeypatch.context() as patch:
            patch.setattr("sys.stderr", FullDisk())
            assert api.get("/healthz").status_code == 200
    finally:
        configure_logs("warning")
