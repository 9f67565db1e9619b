"""Prototype 2.11."""

from games.dice_hospital.modules.prototype.module import PROTOTYPE

__all__ = ["PROTOTYPE"]
