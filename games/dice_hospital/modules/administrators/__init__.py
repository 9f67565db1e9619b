"""Administrators: two dealt to everyone, one kept; they score or protect in every round."""

from games.dice_hospital.modules.administrators.module import ADMINISTRATOR_CARDS, ADMINISTRATORS

__all__ = ["ADMINISTRATORS", "ADMINISTRATOR_CARDS"]
