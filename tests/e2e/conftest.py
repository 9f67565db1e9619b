"""Running Wardbooks: one of its own for each test that stops or kills parts, and one for all others."""

from collections.abc import Iterator

import pytest

from tests.e2e.running import Wardbook, in_a_new_folder

OPERATOR = "the-operators-own-key"


@pytest.fixture
def wardbook() -> Iterator[Wardbook]:
    """A Wardbook that is not started yet and that only this test uses."""
    with in_a_new_folder() as own:
        yield own


@pytest.fixture(scope="package")
def shared_wardbook() -> Iterator[Wardbook]:
    """A running Wardbook for all tests that neither stop nor kill any of its parts; it ends with them."""
    with in_a_new_folder(WARDBOOK_OPERATOR_KEY=OPERATOR) as shared:
        shared.start()
        yield shared
        assert shared.stop() == 0
