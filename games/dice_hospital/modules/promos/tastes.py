"""What the greedy bot thinks of sending patients away and taking new ones in."""

from games.dice_hospital.bots.look import Look
from games.dice_hospital.effects.worth import treating
from games.dice_hospital.modules.promos.messages import AdmitOneMore, SendPatientBack
from games.dice_hospital.state import BEDS

_WORTH_SENDING = 15
_ROOM_TO_SPARE = 6
_LAST_INTAKE = 6


def send_patient_back(look: Look, command: SendPatientBack) -> int:
    """Whoever would die or nearly so; others are points to come."""
    patient = next(found for found in look.own.patients if found.id == command.patient)
    gain = treating(patient)
    return 1000 + gain if gain > _WORTH_SENDING else -1


def admit_one_more(look: Look, _command: AdmitOneMore) -> int:
    """New patients are points to come while there are beds and rounds to heal them in."""
    free = BEDS - len(look.own.patients)
    return 1000 if free >= _ROOM_TO_SPARE and look.view.round <= _LAST_INTAKE else -1
