"""Pairing with little work, for tests of everything else."""

from collections.abc import Iterator

import pytest

from tournaments import draw
from tournaments.pairing.solving import foresight, planning, search


@pytest.fixture
def quick_pairing(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Pair by the same rules, but with a short search: tables may be worse, but they are there at once."""
    monkeypatch.setattr(foresight, "WORK", 100)
    monkeypatch.setattr(planning, "WORK", 200)
    monkeypatch.setattr(planning, "RUNS", 1)
    monkeypatch.setattr(search, "WORK", 20)
    draw.plans.cache_clear()
    yield
    draw.plans.cache_clear()
