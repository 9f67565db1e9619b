"""Events from the moves to the end of a round, and of the end of the game."""

import msgspec

from games.clinic.events.actions import Appointment
from games.clinic.geometry.spaces import Space
from games.clinic.state import Colour
from games.kernel.messages import Event, Seat


class ScoreLine(msgspec.Struct, frozen=True):
    """Points of popularity and the reason for them."""

    reason: str
    points: int


class PersonMoved(Event, tag="person_moved", frozen=True):
    """A person moved: the places on the way in order, and the time spent."""

    seat: Seat
    person: int
    places: tuple[str, ...]
    time: int


class StepWalked(Event, tag="step_walked", frozen=True):
    """A person moved one step and can continue."""

    seat: Seat
    person: int
    to: str
    time: int


class WalkEnded(Event, tag="walk_ended", frozen=True):
    """The person who moved step by step stays where it is."""

    seat: Seat


class MovingFinished(Event, tag="moving_finished", frozen=True):
    """A seat finished its moves. `time` is the time spent, less what triage saves."""

    seat: Seat
    time: int


class PatientTreated(Event, tag="patient_treated", frozen=True):
    """A patient was cured and left the clinic."""

    seat: Seat
    room: Space
    patient: int
    colour: Colour
    """The colour of the patient when it was treated."""
    doctor: int
    nurses: tuple[int, ...]
    income: int


class CareFinished(Event, tag="care_finished", frozen=True):
    """A seat finished patient care for this round."""

    seat: Seat


class ExpensesPaid(Event, tag="expenses_paid", frozen=True):
    """A seat paid `wages` and `upkeep`, out of its income, then its savings, then its popularity."""

    seat: Seat
    wages: int
    upkeep: int
    income: int
    savings: int
    popularity: int


class PopularityBought(Event, tag="popularity_bought", frozen=True):
    """A seat bought popularity, or none. The rest of its income was added to its savings."""

    seat: Seat
    points: int
    cost: int


class ActionTilesReturned(Event, tag="action_tiles_returned", frozen=True):
    """All seats took back their action tiles. Limits on building once a round start anew."""


class AppointmentsMissed(Event, tag="appointments_missed", frozen=True):
    """The rightmost patient of each service missed the appointment and went back into the bag."""

    appointments: tuple[Appointment, ...]


class DoctorsTaught(Event, tag="doctors_taught", frozen=True):
    """The doctors at the university rose a level."""

    university: tuple[Colour | None, ...]


class DoctorsDrawn(Event, tag="doctors_drawn", frozen=True):
    """Doctors were drawn for the empty spaces of the university, and its doctors sorted."""

    drawn: tuple[Colour, ...]
    university: tuple[Colour | None, ...]


class NursesPlaced(Event, tag="nurses_placed", frozen=True):
    """The nurses of each round were placed, or those of past rounds removed."""

    columns: tuple[int, ...]


class StaffChanged(Event, tag="staff_changed", frozen=True):
    """Doctors of a seat changed level, by learning in a lab or by getting tired; the colour each has now."""

    seat: Seat
    doctors: tuple[tuple[int, Colour], ...]


class PopularityChanged(Event, tag="popularity_changed", frozen=True):
    """The popularity of a seat changed."""

    seat: Seat
    reason: str
    points: int


class PatientsWorsened(Event, tag="patients_worsened", frozen=True):
    """Patients of a seat got worse; the colour each has now."""

    seat: Seat
    patients: tuple[tuple[int, Colour], ...]


class PatientDied(Event, tag="patient_died", frozen=True):
    """A red patient died. One car has to be taken away."""

    seat: Seat
    patient: int


class TilesTurned(Event, tag="tiles_turned", frozen=True):
    """The top tile of every stack of hubs and special rooms was turned face up."""


class TurnOrderSet(Event, tag="turn_order_set", frozen=True):
    """The turn order of the next round was set."""

    order: tuple[Seat, ...]


class GameScored(Event, tag="game_scored", frozen=True):
    """What a seat gained and lost at the end of the game."""

    seat: Seat
    lines: tuple[ScoreLine, ...]
