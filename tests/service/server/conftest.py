"""A server that the tests of a file share."""

from collections.abc import Iterator

import pytest

from tests.service.server.serving import Running, serving


@pytest.fixture(scope="module")
def shared() -> Iterator[Running]:
    """A server with the limits of every server."""
    with serving() as running:
        yield running
