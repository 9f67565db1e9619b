"""Sequential play: moves and care one seat at a time, in turn order."""

from games.clinic.hooks import care_order
from games.kernel.sequential import sequential

SEQUENTIAL = sequential(
    care_order,
    "In turn order",
    "Players move people and treat patients one after the other, in turn order.",
    lambda options: bool(options.activation == "sequential"),
)
