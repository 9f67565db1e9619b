"""Dice Hospital: the base game, its expansions and its bots."""

from games.dice_hospital.title import DICE_HOSPITAL

__all__ = ["DICE_HOSPITAL"]
