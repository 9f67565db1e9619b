"""The games of these tests always have the same draws."""

from types import SimpleNamespace

import pytest

from events import execute


@pytest.fixture(autouse=True)
def _known_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(execute, "secrets", SimpleNamespace(token_bytes=lambda count: b"s" * count))
