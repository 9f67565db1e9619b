"""Maternity: mothers and babies."""

from games.dice_hospital.modules.maternity.module import MATERNITY, MOTHERS_IN_AMBULANCES

__all__ = ["MATERNITY", "MOTHERS_IN_AMBULANCES"]
