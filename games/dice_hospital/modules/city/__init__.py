"""City: paramedics fetch the patients."""

from games.dice_hospital.modules.city.module import CITY

__all__ = ["CITY"]
