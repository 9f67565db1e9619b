"""Pictures of Dice Hospital. Each shows beside its parts which fields of the view they come from."""

from docs.views.pictures.dice_hospital.drawings import PICTURES

__all__ = ["PICTURES"]
