"""Investments: tokens for departments."""

from games.dice_hospital.modules.investments.administrator import INVESTMENTS_ADMINISTRATOR
from games.dice_hospital.modules.investments.admissions import INVESTMENTS_ADMISSIONS_NURSE
from games.dice_hospital.modules.investments.experiments import INVESTMENTS_EXPERIMENTS
from games.dice_hospital.modules.investments.module import INVESTMENTS, PARKING

__all__ = [
    "INVESTMENTS",
    "INVESTMENTS_ADMINISTRATOR",
    "INVESTMENTS_ADMISSIONS_NURSE",
    "INVESTMENTS_EXPERIMENTS",
    "PARKING",
]
