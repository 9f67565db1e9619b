"""Prototype 2.11, the edition of the German book: tiles, cards, administrators and rules of its own."""

from games.dice_hospital.modules.prototype.administrators import PROTOTYPE_ADMINISTRATORS
from games.dice_hospital.modules.prototype.module import PROTOTYPE

__all__ = ["PROTOTYPE", "PROTOTYPE_ADMINISTRATORS"]
