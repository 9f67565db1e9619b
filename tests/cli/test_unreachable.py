"""What commands print when the service or Redis cannot be reached."""

import pytest

from cli.main import main
from cli.run.embedded_redis import free_port


def test_a_service_that_cannot_be_reached_is_said_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("cli.http_client.ATTEMPTS", 1)
    url = f"http://127.0.0.1:{free_port()}"
    assert main(["demo", "--url", url]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"wardbook: cannot reach a service at {url}")


def test_a_redis_that_cannot_be_reached_is_said_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WARDBOOK_REDIS_URL", f"redis://127.0.0.1:{free_port()}/0")
    assert main(["rebuild"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("wardbook: cannot reach Redis, check WARDBOOK_REDIS_URL: ")
