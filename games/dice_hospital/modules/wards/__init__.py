"""Wards: where patients lie, for units to which it matters."""

from games.dice_hospital.modules.wards.module import WARDS

__all__ = ["WARDS"]
