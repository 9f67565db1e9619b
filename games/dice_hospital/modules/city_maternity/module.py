"""City and Maternity together."""

from games.kernel.module import Module

CITY_MATERNITY = Module(
    key="city_maternity",
    name="City and Maternity",
    about="Mothers wait on tiles of their own in the city.",
    joins=("city", "maternity"),
)
