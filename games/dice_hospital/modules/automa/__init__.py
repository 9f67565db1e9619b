"""Solo against the Automa."""

from games.dice_hospital.modules.automa.module import AUTOMA

__all__ = ["AUTOMA"]
