"""Running Wardbooks: one of its own for each test that stops or kills parts, and one for all others."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.e2e.running import Wardbook

OPERATOR = "the-operators-own-key"


@contextmanager
def _in_a_new_folder(**settings: str) -> Iterator[Wardbook]:
    """A Wardbook that is stopped in the end, and must leave nothing outside its data folder."""
    with TemporaryDirectory(prefix="wardbook-e2e-") as folder:
        running = Wardbook(Path(folder).resolve(), **settings)
        try:
            yield running
        finally:
            running.close()
        assert running.processes() == []
        assert running.leftovers() == []


@pytest.fixture
def wardbook() -> Iterator[Wardbook]:
    """A Wardbook that is not started yet and that only this test uses."""
    with _in_a_new_folder() as own:
        yield own


@pytest.fixture(scope="session")
def shared_wardbook() -> Iterator[Wardbook]:
    """A running Wardbook for all tests that neither stop nor kill any of its parts."""
    with _in_a_new_folder(WARDBOOK_OPERATOR_KEY=OPERATOR) as shared:
        shared.start()
        yield shared
        assert shared.stop() == 0
