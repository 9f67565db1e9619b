"""Maternity: mothers and babies."""

from games.dice_hospital.modules.maternity.module import (
    MATERNITY,
    MATERNITY_ADMINISTRATORS,
    MOTHERS_IN_AMBULANCES,
)

__all__ = ["MATERNITY", "MATERNITY_ADMINISTRATORS", "MOTHERS_IN_AMBULANCES"]
