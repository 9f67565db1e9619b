"""City: paramedics fetch the patients."""

from games.dice_hospital.modules.city.module import CITY
from games.dice_hospital.modules.city.with_other_modules import CITY_EVENTS, CITY_VIRUS

__all__ = ["CITY", "CITY_EVENTS", "CITY_VIRUS"]
