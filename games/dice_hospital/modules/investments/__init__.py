"""Investments: tokens for departments."""

from games.dice_hospital.modules.investments.administrator import INVESTMENTS_ADMINISTRATOR
from games.dice_hospital.modules.investments.module import INVESTMENTS, PARKING

__all__ = ["INVESTMENTS", "INVESTMENTS_ADMINISTRATOR", "PARKING"]
