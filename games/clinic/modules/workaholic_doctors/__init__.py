"""Workaholic Doctors: purple doctors who treat many patients at once, and are exhausted afterwards."""

from games.clinic.modules.workaholic_doctors.module import WORKAHOLIC_DOCTORS

__all__ = ["WORKAHOLIC_DOCTORS"]
