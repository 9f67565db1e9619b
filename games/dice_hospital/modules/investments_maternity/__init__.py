"""Investments and Maternity together."""

from games.dice_hospital.modules.investments_maternity.module import INVESTMENTS_MATERNITY

__all__ = ["INVESTMENTS_MATERNITY"]
