"""How the easy bot values sending patients away and admitting new ones."""

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.effects.valuation import treating
from games.dice_hospital.modules.promos.messages import AdmitOneMore, SendPatientBack
from games.dice_hospital.state import BEDS

_WORTH_SENDING = 15
_ROOM_TO_SPARE = 6
_LAST_INTAKE = 6


def send_patient_back(bot_view: BotView, command: SendPatientBack) -> int:
    """Send back only patients who would die soon; the others will earn points."""
    patient = next(found for found in bot_view.own.patients if found.id == command.patient)
    gain = treating(patient)
    return 1000 + gain if gain > _WORTH_SENDING else -1


def admit_one_more(bot_view: BotView, _command: AdmitOneMore) -> int:
    """Admit new patients while there are enough beds and rounds left."""
    free = BEDS - len(bot_view.own.patients)
    return 1000 if free >= _ROOM_TO_SPARE and bot_view.view.round <= _LAST_INTAKE else -1
