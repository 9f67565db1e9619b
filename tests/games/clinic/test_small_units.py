"""Whole games with Extinguishers and Blood Transfusion."""

import pytest

from tests.games.clinic.units import check_unit_game

UNITS = ("extinguishers", "blood_transfusion")


@pytest.mark.parametrize("number", range(6))
def test_games(number: int) -> None:
    check_unit_game(number, UNITS, 2 + number % 3)
