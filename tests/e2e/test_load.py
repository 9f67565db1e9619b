"""`wardbook load` plays on a running service and leaves no accounts behind."""

import json

import pytest

from cli.main import main
from tests.e2e.running import Wardbook


def test_a_short_load_test(shared_wardbook: Wardbook, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--games", "2", "--seconds", "4", "--rate", "60", "--url", shared_wardbook.url]
    assert main(["load", *options, "--json"]) == 0
    shown = capsys.readouterr()
    report = json.loads(shown.out)
    assert 6 < report["commands"] <= 60 * (report["seconds"] + 1)
    assert report["command_ms"]["median"] <= report["command_ms"]["p95"] <= report["command_ms"]["p99"]
    assert report["actions_ms"]["median"] > 0
    assert "commands accepted" in shown.err
    listed = shared_wardbook.client().get("/v1/games?limit=100")["games"]
    seats = [seat for game in listed for seat in game["seats"]]
    assert not [seat for seat in seats if (seat.get("name") or "").startswith("Load test")]


def test_figures_for_people(shared_wardbook: Wardbook, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["load", "--games", "1", "--seconds", "2", "--url", shared_wardbook.url]) == 0
    text = capsys.readouterr().out
    assert "per second" in text
    assert "ms median" in text
    assert "errors: none" in text
