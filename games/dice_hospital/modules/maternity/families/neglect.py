"""How families are protected from neglect, worse values and death, and what happens while they wait."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from games.dice_hospital.events import ActivationFinished, Treatment
from games.dice_hospital.modules.maternity.families.members import is_baby, is_mother
from games.dice_hospital.state import HEALTHY, Patient, State, with_hospital
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat

Steps = Callable[[Rules, State, Seat, Patient], int]
May = Callable[[Rules, State, Seat], Sequence[Patient]]
Bounded = Callable[[Rules, Sequence[Patient], Sequence[Treatment]], Sequence[Treatment]]


def family_neglect_steps(original: Steps) -> Steps:
    """Babies never get worse. A mother gets worse only if others lie in her ward, and not below 1."""

    def override(rules: Rules, state: State, seat: Seat, patient: Patient) -> int:
        if is_baby(patient):
            return 0
        if not is_mother(patient):
            return original(rules, state, seat, patient)
        ward = [p.id for p in state.hospitals[seat].patients if p.ward == patient.ward]
        return min(original(rules, state, seat, patient), patient.value - 1) if len(ward) > 1 else 0

    return override


def keep_families(original: May) -> May:
    """Mothers and babies cannot be lost or sent away."""

    def override(rules: Rules, state: State, seat: Seat) -> Sequence[Patient]:
        return [patient for patient in original(rules, state, seat) if not patient.party]

    return override


def limit_family_treatments(original: Bounded) -> Bounded:
    """A treatment cannot lower a baby, or a mother below 1."""

    def override(
        rules: Rules, patients: Sequence[Patient], treatments: Sequence[Treatment]
    ) -> Sequence[Treatment]:
        return list(map(_limited, patients, original(rules, patients, treatments)))

    return override


def _limited(patient: Patient, treatment: Treatment) -> Treatment:
    if is_baby(patient):
        return replace(treatment, value=max(treatment.value, patient.value))
    return replace(treatment, value=max(treatment.value, 1)) if is_mother(patient) else treatment


def return_waiting_members(state: State, event: ActivationFinished) -> State:
    """Patients still waiting for their family go back to bed one step short of healthy."""
    patients = state.hospitals[event.seat].patients
    if all(patient.value < HEALTHY for patient in patients):
        return state
    back = tuple([replace(p, value=HEALTHY - 1) if p.value == HEALTHY else p for p in patients])
    return with_hospital(state, event.seat, patients=back)
