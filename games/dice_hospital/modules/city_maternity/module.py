"""City and Maternity together."""

from games.dice_hospital.modules.city.grid.layout import draw_tiles
from games.dice_hospital.modules.city.hooks import barred, city_dice, city_neglect
from games.dice_hospital.modules.city.messages import TripBegun
from games.dice_hospital.modules.city_maternity import fetching, tiles
from games.dice_hospital.modules.city_maternity.amendments import AMENDMENTS
from games.dice_hospital.modules.city_maternity.fetching import CityMotherReplaced
from games.dice_hospital.modules.city_maternity.words import WORDS
from games.dice_hospital.types import Module
from games.kernel.module import public

CITY_MATERNITY = Module(
    key="city_maternity",
    name="City and Maternity",
    about="Mothers wait on tiles of their own in the city.",
    words=WORDS,
    combines=("city", "maternity"),
    options=tiles.PinkTiles,
    figures=(tiles.PLACES,),
    evolvers={CityMotherReplaced: fetching.mother_replaced},
    reactions={TripBegun: fetching.replace_on_first_tile},
    overrides={
        draw_tiles: tiles.with_slots,
        city_dice: tiles.with_mothers,
        barred: fetching.no_second_mother,
        city_neglect: fetching.keep_mothers_alive,
    },
    redactions={CityMotherReplaced: public},
    amendments=AMENDMENTS,
)
