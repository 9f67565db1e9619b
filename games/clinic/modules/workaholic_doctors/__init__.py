"""Workaholic Doctors: purple doctors who treat several patients in a round, and leave exhausted."""

from games.clinic.modules.workaholic_doctors.module import WORKAHOLIC_DOCTORS

__all__ = ["WORKAHOLIC_DOCTORS"]
