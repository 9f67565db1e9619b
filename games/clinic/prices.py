"""What building, hiring and popularity cost now, as the view shows it."""

import msgspec

from games.clinic.data.figures import ORDERLY_PRICE, POPULARITY_PRICE
from games.clinic.geometry.spaces import FLOORS, ROWS, Space
from games.clinic.hooks import doctor_price
from games.clinic.state import State
from games.clinic.steps.actions.building import room_cost
from games.clinic.steps.actions.hiring import nurse_price
from games.clinic.steps.actions.other_components import garden_cost, helipad_cost
from games.clinic.types import Rules


class PricesView(msgspec.Struct, frozen=True):
    """What things cost now, in dollars. Prices by floor begin with the ground."""

    rooms: tuple[int, ...]
    """A room of any kind, by floor."""
    gardens: tuple[int, ...]
    """A garden, by floor."""
    helipads: tuple[int | None, ...]
    """A helipad, by floor; null for the ground, where there are none."""
    entrance: int
    """An entrance, wherever it is."""
    parking: int
    """A parking tile for two cars."""
    parking_upgrade: int
    """Turning a parking tile over to its side for three cars."""
    conveyor: int
    """One `build_conveyor`: two stops the first time, then one."""
    doctors: tuple[int | None, ...]
    """The doctor in each space of `university`; null for an empty space."""
    nurse: int | None
    """The next nurse of this round; null if there is none, and in the setup."""
    orderly: int
    """An orderly, always the same."""
    popularity: int
    """A point of popularity, paid from this round's income."""


def prices(rules: Rules, state: State) -> PricesView:
    """Return what things cost now."""
    figures, doctor, garden = rules.figures, rules.resolve(doctor_price), rules.resolve(garden_cost)
    return PricesView(
        rooms=tuple(room_cost(rules, space) for space in _ONE_PER_FLOOR),
        gardens=tuple(garden(rules, space) for space in _ONE_PER_FLOOR),
        helipads=(None, *(helipad_cost(rules, space) for space in _ONE_PER_FLOOR[1:])),
        entrance=figures["entrance_cost"],
        parking=figures["parking_cost"],
        parking_upgrade=figures["parking_upgrade_cost"],
        conveyor=figures["conveyor_cost"],
        doctors=tuple(
            doctor(rules, state, position) if colour else None
            for position, colour in enumerate(state.university)
        ),
        nurse=_nurse(rules, state),
        orderly=ORDERLY_PRICE,
        popularity=POPULARITY_PRICE,
    )


_ONE_PER_FLOOR: tuple[Space, ...] = tuple(f"{floor}a{ROWS[0]}" for floor in FLOORS)


def _nurse(rules: Rules, state: State) -> int | None:
    left = state.nurses[state.round - 1] if state.round else 0
    return nurse_price(rules, state) if left else None
