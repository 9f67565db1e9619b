"""A load test is bounded, stays on this machine unless told twice, and counts what it saw."""

import json
import threading
import time

import pytest

from cli.http_client import Client
from cli.load.load_command import MOST_GAMES
from cli.load.measured import Measured, Pace, percentiles
from cli.load.target import check_target, is_loopback
from cli.main import main
from cli.output import CliError
from tests.conftest import free_port


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.9.10", "localhost", "::1"])
def test_loopback_is_this_machine(host: str) -> None:
    assert is_loopback(host)


@pytest.mark.parametrize(
    "host",
    ["example.org", "localhost.example.org", "10.0.0.1", "0.0.0.0", "::", "2001:db8::1"],
)
def test_other_hosts_are_not(host: str) -> None:
    assert not is_loopback(host)


@pytest.mark.parametrize(("remote", "is_own"), [(False, False), (True, False), (False, True)])
def test_another_host_needs_both_flags(remote: bool, is_own: bool) -> None:
    with pytest.raises(CliError, match="both"):
        check_target("https://play.example.org", remote=remote, is_own=is_own)
    check_target("https://play.example.org", remote=True, is_own=True)
    check_target("http://[::1]:8000", remote=remote, is_own=is_own)


@pytest.mark.parametrize("url", ["ftp://127.0.0.1", "127.0.0.1:8000", "http://", "/v1"])
def test_what_is_no_url_of_a_service_is_refused(url: str) -> None:
    with pytest.raises(CliError, match="not an http"):
        check_target(url, remote=True, is_own=True)


def test_another_host_is_refused_before_anything_is_sent(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Client, "_send", lambda *_: pytest.fail("it sent something"))
    assert main(["load", "--url", "http://play.example.org", "--remote"]) == 2
    assert "--i-run-this-service" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--games", "--seconds", "--rate", "--players"])
@pytest.mark.parametrize("value", ["0", "-1", "x", "1.5", "1000000"])
def test_everything_is_bounded(option: str, value: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["load", "--url", "http://127.0.0.1:1", option, value])
    assert "must be a number from 1 to" in capsys.readouterr().err
    assert MOST_GAMES < 1_000_000


def test_no_service_is_said_plainly(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["load", "--url", f"http://127.0.0.1:{free_port()}"]) == 2
    assert "cannot reach a service" in capsys.readouterr().err


def test_percentiles() -> None:
    assert percentiles([]) is None
    assert percentiles([0.25]) == {"median": 250.0, "p95": 250.0, "p99": 250.0}
    hundred = [number / 1000 for number in range(100, 0, -1)]
    assert percentiles(hundred) == {"median": 50.0, "p95": 95.0, "p99": 99.0}


def test_the_pace_holds_for_all_threads_together() -> None:
    pace, stop, passed = Pace(200), threading.Event(), list[float]()

    def pass_often() -> None:
        for _ in range(20):
            pace.wait(stop)
            passed.append(time.monotonic())

    threads = [threading.Thread(target=pass_often) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert max(passed) - min(passed) >= 59 / 200 * 0.9


def test_the_report_counts_everything() -> None:
    measured = Measured()
    for seconds in (0.1, 0.2, 0.3):
        measured.note_command(seconds)
    measured.note_error("rate_limit_exceeded")
    measured.note_error("connection")
    measured.note_error("connection")
    measured.note_game_over()
    report = json.loads(json.dumps(measured.report()))
    assert (report["commands"], report["games_over"]) == (3, 1)
    assert report["command_ms"] == {"median": 200.0, "p95": 300.0, "p99": 300.0}
    assert report["actions_ms"] is None
    assert report["errors"] == {"connection": 2, "rate_limit_exceeded": 1}
