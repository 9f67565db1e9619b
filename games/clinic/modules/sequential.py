"""Moves and care one player at a time, in turn order."""

from games.clinic.hooks import care_order
from games.kernel.sequential import sequential

SEQUENTIAL = sequential(
    care_order,
    "In turn order",
    "People are moved and patients treated one player after the other.",
    lambda options: bool(options.activation == "sequential"),
)
