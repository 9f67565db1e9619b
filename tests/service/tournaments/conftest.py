"""An organizer and a tournament."""

import pytest

from tests.service.conftest import Api
from tests.service.tournaments.organizing import new_tournament, organizer


@pytest.fixture
def cid(api: Api) -> Api:
    """An organizer."""
    return organizer(api)


@pytest.fixture
def tournament(cid: Api) -> str:
    """A tournament of Market, of two Swiss rounds with tables of three."""
    return new_tournament(cid)
