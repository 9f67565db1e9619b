"""How the easy bot values places for cars: they should not block spaces for rooms."""

from games.clinic import commands as c
from games.clinic.bots.bot_view import BotView
from games.clinic.geometry.buildings import occupied, rooms_by_space
from games.clinic.geometry.spaces import Space, grid
from games.clinic.state import Clinic

_SPACE_VALUE, _BESIDE_ROOM_VALUE = 1, 2


def _wanted(clinic: Clinic, space: Space) -> int:
    """Return how much a ground space is wanted for a room: more if it is beside one."""
    if space in occupied(clinic):
        return 0
    standing = rooms_by_space(clinic)
    return _SPACE_VALUE + _BESIDE_ROOM_VALUE * any(
        other in standing for other in grid(clinic.columns).beside[space]
    )


def obstruction(clinic: Clinic, place: str) -> int:
    """Return the value of the spaces that are blocked by a car at a place and by no other car."""
    board = grid(clinic.columns)
    others = [car for car in clinic.cars if car != place]
    return sum(
        _wanted(clinic, space)
        for space in board.borders.get(place, ())
        if not any(border in others for border in board.around[space])
    )


def park_car(bot_view: BotView, command: c.ParkCar) -> int:
    """Prefer a place that blocks nothing."""
    return -obstruction(bot_view.clinic, command.place)


def move_car(bot_view: BotView, command: c.MoveCar) -> int:
    """Prefer a car that blocks spaces."""
    return obstruction(bot_view.clinic, command.place)


def take_car(bot_view: BotView, command: c.TakeCar) -> int:
    """Prefer a car that blocks spaces."""
    return obstruction(bot_view.clinic, command.place)
