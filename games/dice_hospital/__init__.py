"""Dice Hospital: the base game for two to four players."""

from games.dice_hospital.title import DICE_HOSPITAL

__all__ = ["DICE_HOSPITAL"]
