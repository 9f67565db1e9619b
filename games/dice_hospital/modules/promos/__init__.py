"""The two promotional specialists."""

from games.dice_hospital.modules.promos.admissions_nurse import ADMISSIONS_NURSE
from games.dice_hospital.modules.promos.consultant import CONSULTANT

__all__ = ["ADMISSIONS_NURSE", "CONSULTANT"]
