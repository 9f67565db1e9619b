"""Investments: tokens for departments."""

from games.dice_hospital.modules.investments.module import INVESTMENTS, PARKING
from games.dice_hospital.modules.investments.with_other_modules.administrators import (
    INVESTMENTS_ADMINISTRATOR,
)
from games.dice_hospital.modules.investments.with_other_modules.admissions_nurse import (
    INVESTMENTS_ADMISSIONS_NURSE,
)
from games.dice_hospital.modules.investments.with_other_modules.experimental_medicine import (
    INVESTMENTS_EXPERIMENTS,
)

__all__ = [
    "INVESTMENTS",
    "INVESTMENTS_ADMINISTRATOR",
    "INVESTMENTS_ADMISSIONS_NURSE",
    "INVESTMENTS_EXPERIMENTS",
    "PARKING",
]
