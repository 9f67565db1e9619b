"""Experimental Medicine."""

from games.dice_hospital.modules.experimental_medicine.module import EXPERIMENTAL_MEDICINE

__all__ = ["EXPERIMENTAL_MEDICINE"]
