"""Changes of the prototype's rules since the first version."""

from msgspec.structs import replace

from games.dice_hospital.modules.prototype.recolouring import PatientRecoloured, recoloured
from games.dice_hospital.state import State, with_hospital
from games.dice_hospital.types import Amendment


def _recoloured_and_treated(state: State, event: PatientRecoloured) -> State:
    state = recoloured(state, event)
    patients = state.hospitals[event.seat].patients
    treated = tuple([replace(p, treated=True) if p.id == event.patient else p for p in patients])
    return with_hospital(state, event.seat, patients=treated)


AMENDMENTS = (
    Amendment(
        since=2,
        about="Recolouring with a blood bag treats the patient.",
        evolvers={PatientRecoloured: _recoloured_and_treated},
    ),
)
