"""Recolouring by blood bag at any time of the activation, without treating the patient."""

from msgspec.structs import replace

from games.dice_hospital.hooks import bags_to_spend
from games.dice_hospital.state import COLOURS, BagColour, State, with_hospital
from games.dice_hospital.steps.activation import patient_groups
from games.dice_hospital.types import Context, Decision, Handler, Rules
from games.kernel.messages import Command, Event, Seat
from games.kernel.refusal import Illegal


class RecolourPatient(Command, tag="recolour_patient", frozen=True):
    """Spend a blood bag to give a patient another colour for the rest of the round."""

    patient: int
    """The id of one of your patients."""
    colour: BagColour
    """The new colour, which the patient does not have now."""


class PatientRecoloured(Event, tag="patient_recoloured", frozen=True):
    """A blood bag gave a patient another colour."""

    seat: Seat
    """The seat that spent the blood bag."""
    patient: int
    """The patient's id."""
    colour: BagColour
    """The new colour, until the end of the round."""


def _legal(rules: Rules, state: State, seat: Seat) -> list[RecolourPatient]:
    if not rules.resolve(bags_to_spend)(rules, state, seat):
        return []
    return [
        RecolourPatient(group.ids[0], colour)
        for group in patient_groups(rules, state, seat)
        for colour in COLOURS
        if colour != group.colour
    ]


def _decide(ctx: Context, state: State, seat: Seat, command: RecolourPatient) -> Decision:
    if not ctx.rules.resolve(bags_to_spend)(ctx.rules, state, seat):
        raise Illegal("no_blood_bag", needed=1, bags=0)
    for patient in state.hospitals[seat].patients:
        if patient.id == command.patient:
            others = [colour for colour in COLOURS if colour != patient.colour]
            if command.colour not in others:
                raise Illegal("wrong_colours", needed=others)
            return (yield PatientRecoloured(seat, command.patient, command.colour))
    raise Illegal("patient_not_eligible", patient=command.patient)


def recoloured(state: State, event: PatientRecoloured) -> State:
    """Change the patient's colour, but not whether it is treated."""
    hospital, colour = state.hospitals[event.seat], event.colour
    patients = tuple(
        replace(patient, colour=colour, was=None if colour == patient.true_colour else patient.true_colour)
        if patient.id == event.patient
        else patient
        for patient in hospital.patients
    )
    return with_hospital(state, event.seat, patients=patients, blood_bags=hospital.blood_bags - 1)


RECOLOUR_PATIENT = Handler(_decide, _legal)
