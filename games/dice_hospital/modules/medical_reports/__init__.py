"""Medical Reports: the solo game."""

from games.dice_hospital.modules.medical_reports.module import MEDICAL_REPORTS

__all__ = ["MEDICAL_REPORTS"]
