"""Entrances: where they can be built, and the doors of a clinic."""

from games.clinic.geometry.layout import Place, helipad_place
from games.clinic.geometry.spaces import Border, Space, grid
from games.clinic.state import Clinic
from games.clinic.types import Rules


def entrance_spaces(rules: Rules, columns: int) -> dict[Border, Space]:
    """Return where entrances can be built on a board, each with the ground space it leads into."""
    spaces = rules.figures["entrance_spaces"]
    found = grid(columns).entrances
    return {border: space for border, space in found.items() if spaces == "all" or border in spaces}


def doors(clinic: Clinic) -> list[Place]:
    """Return the entrances and helipads of a clinic, where new staff start."""
    return [*clinic.entrances, *(helipad_place(space) for space in clinic.helipads)]
