"""Wards: which ward a patient lies in, for modules to which it matters."""

from games.dice_hospital.modules.wards.module import WARDS, WARDS_ADMISSIONS_NURSE, WARDS_EVENT_CARDS

__all__ = ["WARDS", "WARDS_ADMISSIONS_NURSE", "WARDS_EVENT_CARDS"]
