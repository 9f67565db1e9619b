"""The beginners' first buildings, by the colour of the cube they draw (house)."""

from games.clinic.geometry.spaces import Border, Space
from games.clinic.state import Colour

LAYOUTS: dict[Colour, tuple[Space, Space, Space, Border]] = {
    "white": ("0b3", "0b2", "0c2", "b3-south"),
    "yellow": ("0c3", "0c2", "0b2", "c3-south"),
    "orange": ("0a2", "0b2", "0b1", "a2-west"),
    "red": ("0d2", "0c2", "0c1", "d2-east"),
}
"""Hub, treatment room, supply room and entrance."""
