"""The first buildings of beginners, by the colour of the cube they draw."""

from typing import Annotated

import msgspec

from games.clinic.geometry.spaces import ENTRANCES, Border, Space
from games.kernel.figures import whole

GroundSpace = Annotated[Space, whole("0[a-d][1-3]")]
EntranceSpace = Annotated[Border, whole("[a-d][1-3]-(west|south|east)")]
EntranceSpaces = Annotated[tuple[EntranceSpace, ...], msgspec.Meta(max_length=len(ENTRANCES))]


class FirstBuilding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The spaces of the rooms of a first building, and its entrance."""

    hub: GroundSpace
    """The space of the psychiatry hub, such as `0b3`."""
    treatment_room: GroundSpace
    """The space of the treatment room."""
    supply_room: GroundSpace
    """The space of the supply room."""
    entrance: EntranceSpace
    """The border of the entrance, which leads into the hub, such as `b3-south`."""


LAYOUTS = (
    FirstBuilding("0b3", "0b2", "0c2", "b3-south"),
    FirstBuilding("0c3", "0c2", "0b2", "c3-south"),
    FirstBuilding("0a2", "0b2", "0b1", "a2-west"),
    FirstBuilding("0d2", "0c2", "0c1", "d2-east"),
)
"""For the white, yellow, orange and red cube."""
