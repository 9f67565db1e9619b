"""Pairing with little work, for tests of everything else."""

from collections.abc import Iterator

import pytest

from tournaments import draw
from tournaments.pairing import plan
from tournaments.pairing.solving import foresight, search


@pytest.fixture
def quick_pairing(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Pair by the same rules, but with a short search: tables may be worse, but they are there at once."""
    monkeypatch.setattr(foresight, "PLAN_WORK", 200)
    monkeypatch.setattr(foresight, "WORK", 100)
    monkeypatch.setattr(plan, "WORK", 200)
    monkeypatch.setattr(search, "WORK", 20)
    draw.plans.cache_clear()
    yield
    draw.plans.cache_clear()
