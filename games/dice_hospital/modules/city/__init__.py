"""City: paramedics fetch the patients."""

from games.dice_hospital.modules.city.joined import CITY_EVENTS, CITY_VIRUS
from games.dice_hospital.modules.city.module import CITY

__all__ = ["CITY", "CITY_EVENTS", "CITY_VIRUS"]
