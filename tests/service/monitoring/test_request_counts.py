"""Requests and accepted commands are counted in memory and written together."""

import time

import pytest

from service.monitoring import metrics
from service.monitoring.metrics import BUCKETS, Metrics

TIMES = (0.0004, 0.001, 0.0011, 0.3, 9.0)


def test_what_is_written_together_is_the_same_as_one_by_one() -> None:
    together, one_by_one = Metrics(), Metrics()
    for seconds in TIMES:
        together.count_request("read_game", "GET", 200, seconds)
        one_by_one._requests.labels("read_game", "GET", "200").observe(seconds)
    together.write()
    for name, labels in (("count", {}), ("sum", {}), *(("bucket", {"le": str(le)}) for le in BUCKETS)):
        sample, said = f"wardbook_request_seconds_{name}", {"operation": "read_game", "method": "GET"}
        of_one = one_by_one.registry.get_sample_value(sample, {**said, "status": "200", **labels})
        assert together.registry.get_sample_value(sample, {**said, "status": "200", **labels}) == of_one
        assert of_one is not None


def test_counts_are_written_by_themselves_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "WRITE_SECONDS", 0.01)
    counted = Metrics()

    def accepted() -> float | None:
        return counted.registry.get_sample_value("wardbook_commands_accepted_total", {"title": "market"})

    for expected in (2.0, 4.0):
        for _ in range(2):
            counted.count_accepted("market")
            counted.count_request("post_command", "POST", 201, 0.001)
        until = time.monotonic() + 10
        while accepted() != expected and time.monotonic() < until:
            time.sleep(0.005)
        assert accepted() == expected
    counted.write()
    assert accepted() == 4.0
