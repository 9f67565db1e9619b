"""What the easy bot thinks of places for cars: they should not stand where it wants to build."""

from games.clinic import commands as c
from games.clinic.bots.bot_view import BotView
from games.clinic.geometry.buildings import occupied, rooms_by_space
from games.clinic.geometry.spaces import Space, grid
from games.clinic.state import Clinic

_FREE, _BESIDE = 1, 2


def _wanted(clinic: Clinic, space: Space) -> int:
    """How much a ground space is wanted for a room: more beside one than elsewhere."""
    if space in occupied(clinic):
        return 0
    standing = rooms_by_space(clinic)
    return _FREE + _BESIDE * any(other in standing for other in grid(clinic.columns).beside[space])


def obstruction(clinic: Clinic, place: str) -> int:
    """How much a car at a place keeps from being built, that nothing else keeps from it."""
    board = grid(clinic.columns)
    others = [car for car in clinic.cars if car != place]
    return sum(
        _wanted(clinic, space)
        for space in board.borders.get(place, ())
        if not any(border in others for border in board.around[space])
    )


def park_car(bot_view: BotView, command: c.ParkCar) -> int:
    """Where it is in nobody's way."""
    return -obstruction(bot_view.clinic, command.place)


def move_car(bot_view: BotView, command: c.MoveCar) -> int:
    """Away from where it is in the way."""
    return obstruction(bot_view.clinic, command.place)


def take_car(bot_view: BotView, command: c.TakeCar) -> int:
    """One that is in the way."""
    return obstruction(bot_view.clinic, command.place)
