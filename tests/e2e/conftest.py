"""A Wardbook for every test that asks for one."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.e2e.running import Wardbook


@pytest.fixture
def wardbook() -> Iterator[Wardbook]:
    """Not started yet; ends with the test, and must leave nothing outside its data folder."""
    with TemporaryDirectory(prefix="wardbook-e2e-") as folder:
        running = Wardbook(Path(folder).resolve())
        try:
            yield running
        finally:
            running.close()
        assert running.processes() == []
        assert running.leftovers() == []
