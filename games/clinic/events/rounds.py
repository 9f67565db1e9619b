"""What happens from the moves to the end of a round, and at the end of the game."""

import msgspec

from games.clinic.events.actions import Appointment
from games.clinic.geometry.spaces import Space
from games.clinic.state import Colour
from games.kernel.messages import Event, Seat


class ScoreLine(msgspec.Struct, frozen=True):
    """Points of popularity and what they are for."""

    reason: str
    points: int


class PersonMoved(Event, tag="person_moved", frozen=True):
    """A person walked; the places in order, and the time it took."""

    seat: Seat
    person: int
    places: tuple[str, ...]
    time: int


class StepWalked(Event, tag="step_walked", frozen=True):
    """A person walked one step and may go on."""

    seat: Seat
    person: int
    to: str
    time: int


class WalkEnded(Event, tag="walk_ended", frozen=True):
    """A person that walked step by step stayed where it was."""

    seat: Seat


class MovingFinished(Event, tag="moving_finished", frozen=True):
    """A seat's people are in their places; the time it cost after what triage saves."""

    seat: Seat
    time: int


class PatientTreated(Event, tag="patient_treated", frozen=True):
    """A patient was cured and goes home; the income it brought."""

    seat: Seat
    room: Space
    patient: int
    colour: Colour
    """The patient's, when it was treated."""
    doctor: int
    nurses: tuple[int, ...]
    income: int


class CareFinished(Event, tag="care_finished", frozen=True):
    """A seat treats nobody more this round."""

    seat: Seat


class ExpensesPaid(Event, tag="expenses_paid", frozen=True):
    """A seat paid wages and upkeep, from where it had something."""

    seat: Seat
    wages: int
    upkeep: int
    income: int
    savings: int
    popularity: int


class PopularityBought(Event, tag="popularity_bought", frozen=True):
    """A seat bought popularity (perhaps none); the rest of its income became savings."""

    seat: Seat
    points: int
    cost: int


class ActionTilesReturned(Event, tag="action_tiles_returned", frozen=True):
    """Everyone has all action tiles again, and may build what is allowed once a round."""


class AppointmentsMissed(Event, tag="appointments_missed", frozen=True):
    """The rightmost patient of each service went back into the bag."""

    appointments: tuple[Appointment, ...]


class DoctorsTaught(Event, tag="doctors_taught", frozen=True):
    """The doctors at the university rose a level."""

    university: tuple[Colour | None, ...]


class DoctorsDrawn(Event, tag="doctors_drawn", frozen=True):
    """Doctors were drawn for the empty spaces of the university, which was put in order."""

    drawn: tuple[Colour, ...]
    university: tuple[Colour | None, ...]


class NursesPlaced(Event, tag="nurses_placed", frozen=True):
    """The nurses of every round were set out, or the unhired of past rounds removed."""

    columns: tuple[int, ...]


class StaffChanged(Event, tag="staff_changed", frozen=True):
    """Doctors of a seat learned in a lab or tired of work; the colour each has now."""

    seat: Seat
    doctors: tuple[tuple[int, Colour], ...]


class PopularityChanged(Event, tag="popularity_changed", frozen=True):
    """A seat's popularity rose or fell at once."""

    seat: Seat
    reason: str
    points: int


class PatientsWorsened(Event, tag="patients_worsened", frozen=True):
    """Patients of a seat got worse; the colour each has now."""

    seat: Seat
    patients: tuple[tuple[int, Colour], ...]


class PatientDied(Event, tag="patient_died", frozen=True):
    """A red patient died; somebody takes a car away."""

    seat: Seat
    patient: int


class TilesTurned(Event, tag="tiles_turned", frozen=True):
    """The top tile of every stack lies face up."""


class TurnOrderSet(Event, tag="turn_order_set", frozen=True):
    """The turn order of the next round."""

    order: tuple[Seat, ...]


class GameScored(Event, tag="game_scored", frozen=True):
    """A seat's popularity at the end of the game."""

    seat: Seat
    lines: tuple[ScoreLine, ...]
