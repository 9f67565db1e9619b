"""Investments: tokens for departments."""

from games.dice_hospital.modules.investments.module import INVESTMENTS, PARKING

__all__ = ["INVESTMENTS", "PARKING"]
