"""What the easy bot thinks of mothers and babies."""

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.commands import TakeAmbulance
from games.dice_hospital.modules.maternity.families import is_baby
from games.dice_hospital.modules.maternity.messages import CallMidwife, MakeRoom
from games.dice_hospital.state import BEDS

_OVERFLOW = 200
"""What the base thinks of a patient without a bed."""
_CROWDED = 15
"""What it costs to lay a mother to others."""


def take_ambulance(bot_view: BotView, command: TakeAmbulance) -> int:
    """Babies take no beds, though they are patients."""
    vehicle = next(found for found in bot_view.view.ambulances if found.number == command.number)
    everyone, babies = (
        len(bot_view.own.patients) + len(vehicle.patients),
        sum(map(is_baby, bot_view.own.patients)),
    )
    return _OVERFLOW * (max(0, everyone - BEDS) - max(0, everyone - babies - BEDS))


def make_room(_look: BotView, _command: MakeRoom) -> int:
    """A ward with others in it is no place for a mother, unless there is no other."""
    return -3 * _CROWDED


def call_midwife(_look: BotView, command: CallMidwife) -> int:
    """One baby: a family leaves the sooner the smaller it is."""
    return {1: 2, 0: 1}.get(command.babies, 0)
