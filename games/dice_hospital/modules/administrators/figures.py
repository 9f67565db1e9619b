"""The numbers of the administrators."""

from games.kernel.figures import Figure

DEALT = 2
"""How many administrators a seat is dealt."""
POINTS = 1
"""The points an administrator scores in a round."""

FIGURES = (
    Figure("administrators_dealt", DEALT, "printed", "administrators dealt to each seat, which keeps one"),
    Figure("administrators_points", POINTS, "printed", "points an administrator scores in a round"),
)
