"""City and Maternity together."""

from games.dice_hospital.modules.city_maternity.module import CITY_MATERNITY

__all__ = ["CITY_MATERNITY"]
