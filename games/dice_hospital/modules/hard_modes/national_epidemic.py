"""National Epidemic: each seat draws one more patient when it takes an ambulance."""

from msgspec.structs import replace

from games.dice_hospital.events import AmbulanceTaken
from games.dice_hospital.evolve.patients import drawn
from games.dice_hospital.state import Patient, State
from games.dice_hospital.steps.draw import draw_dice
from games.dice_hospital.types import Context, Decision, Module
from games.kernel.figures import Figure
from games.kernel.messages import Event, Seat
from games.kernel.module import public
from games.kernel.words.words import Sentence, Words

EXTRA = 1


class EpidemicPatientArrived(Event, tag="epidemic_patient_arrived", frozen=True):
    """A patient was drawn and rolled for the vehicle that a seat took."""

    seat: Seat
    """The seat that took the vehicle."""
    patient: Patient
    """The die, now in the vehicle too."""


def _draw(ctx: Context, state: State, event: AmbulanceTaken) -> Decision:
    """Draw one more die, if the bag has one."""
    for die in draw_dice(ctx, state, EXTRA, rolled=True):
        state = yield EpidemicPatientArrived(event.seat, die)
    return state


def _arrived(state: State, event: EpidemicPatientArrived) -> State:
    # It joins the vehicle: it is admitted with the others and cannot be lost when beds are short.
    return replace(
        drawn(state, (event.patient,)),
        ambulances=tuple(
            replace(vehicle, patients=(*vehicle.patients, event.patient))
            if vehicle.taken_by == event.seat
            else vehicle
            for vehicle in state.ambulances
        ),
    )


NATIONAL_EPIDEMIC = Module(
    key="national_epidemic",
    name="National Epidemic",
    about="Every ambulance brings one more patient.",
    figures=(
        Figure(
            "national_epidemic_extra", EXTRA, "printed", "patients drawn for every ambulance that is taken"
        ),
    ),
    reactions={AmbulanceTaken: _draw},
    evolvers={EpidemicPatientArrived: _arrived},
    redactions={EpidemicPatientArrived: public},
    words=Words(
        name=Sentence(
            en="National Epidemic", de="Nationale Epidemie", fr="Épidémie nationale", it="Epidemia nazionale"
        ),
        about=Sentence(
            en="Every ambulance brings one more patient.",
            de="Jeder Krankenwagen bringt einen weiteren Patienten.",
            fr="Chaque ambulance amène un patient de plus.",
            it="Ogni ambulanza porta un paziente in più.",
        ),
        events={
            EpidemicPatientArrived: Sentence(
                en="The epidemic brings {seat} one more patient: {patient}.",
                de="Die Epidemie bringt {seat} einen weiteren Patienten: {patient}.",
                fr="L'épidémie amène à {seat} un patient de plus : {patient}.",
                it="L'epidemia porta a {seat} un altro paziente: {patient}.",
            )
        },
    ),
)
