"""The setup: the first player, the displays and the starting patients."""

from msgspec.structs import replace

from games.dice_hospital import events as e
from games.dice_hospital.evolve.patients import admitted, drawn
from games.dice_hospital.state import State, acted, with_hospital
from games.kernel.messages import StepEntered


def step_entered(state: State, event: StepEntered) -> State:
    return replace(state, step=event.step, round=event.round, acted=())


def first_player_drawn(state: State, event: e.FirstPlayerDrawn) -> State:
    return replace(state, first_player=event.seat)


def improvements_revealed(state: State, event: e.ImprovementsRevealed | e.ExtraImprovementRevealed) -> State:
    return replace(
        state,
        departments=state.departments + event.departments,
        specialists=state.specialists + event.specialists,
        department_pile=state.department_pile.without(event.departments),
        specialist_pile=state.specialist_pile.without(event.specialists),
    )


def extra_improvement_revealed(state: State, event: e.ExtraImprovementRevealed) -> State:
    return acted(improvements_revealed(state, event), event.seat)


def starting_patients_drawn(state: State, event: e.StartingPatientsDrawn) -> State:
    return admitted(drawn(state, event.patients), event.seat, event.patients)


def patient_set(state: State, event: e.PatientSet) -> State:
    patients = tuple(
        replace(patient, value=event.value) if patient.id == event.patient else patient
        for patient in state.hospitals[event.seat].patients
    )
    return with_hospital(state, event.seat, patients=patients)
