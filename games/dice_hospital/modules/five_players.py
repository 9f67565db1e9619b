"""Five players: the helicopter, more dice and wider displays."""

from collections.abc import Callable
from typing import Any

from games.dice_hospital.hooks import dice_per_colour, display_size, vehicle_numbers
from games.dice_hospital.types import Module, Rules
from games.kernel.catalogue.components import Part
from games.kernel.catalogue.names import Names
from games.kernel.figures import Figure

DICE_PER_COLOUR = 26
VEHICLES = (0, 1, 2, 3, 4, 5)
DISPLAY = 4


def _fixed(value: Any) -> Callable[[Callable[[Rules], Any]], Callable[[Rules], Any]]:
    """Override a hook with a fixed value for five players."""
    return lambda _original: lambda _rules: value


FIVE_PLAYERS = Module(
    key="five_players",
    name="Five players",
    about="The deluxe box for five: 78 dice, the helicopter as number 0 and displays of four.",
    adds_player_counts=(5,),
    players=(5,),
    enabled_when=lambda _options, seats: len(seats) == 5,
    figures=(
        Figure(
            "five_players_dice_per_colour",
            DICE_PER_COLOUR,
            "derived",
            "dice of each colour in the bag for five",
        ),
        Figure("five_players_vehicles", VEHICLES, "printed", "vehicles for five; the helicopter is number 0"),
        Figure("five_players_display", DISPLAY, "printed", "departments and specialists turned up for five"),
    ),
    overrides={
        dice_per_colour: _fixed(DICE_PER_COLOUR),
        vehicle_numbers: _fixed(VEHICLES),
        display_size: _fixed(DISPLAY),
    },
    components=(
        Part("helicopter", "token", "the sixth vehicle, number 0: brings the sickest three patients"),
    ),
    names={
        "helicopter": Names(
            en="Helicopter", de="Hubschrauber", fr="Hélicoptère", it="Elicottero", house=("en", "de", "it")
        )
    },
)
