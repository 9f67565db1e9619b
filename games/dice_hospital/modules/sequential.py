"""Activation one player at a time, in the order of the ambulances."""

from games.dice_hospital.steps.turns import active_seats
from games.kernel.sequential import sequential

SEQUENTIAL = sequential(
    active_seats,
    "Sequential activation",
    "Hospitals are activated one after the other.",
    lambda options: bool(options.activation == "sequential"),
)
