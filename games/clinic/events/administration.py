"""Events of the administration."""

from games.clinic.events.actions import Appointment
from games.clinic.state import Colour
from games.kernel.messages import Event, Seat


class ActionTilesReturned(Event, tag="action_tiles_returned", frozen=True):
    """All seats got back their action tiles. Limits on building once a round are reset."""


class AppointmentsMissed(Event, tag="appointments_missed", frozen=True):
    """The rightmost patient of each service missed the appointment and went back into the bag."""

    appointments: tuple[Appointment, ...]
    """The patients who left the notepad."""


class DoctorsTaught(Event, tag="doctors_taught", frozen=True):
    """The doctors at the university rose a level."""

    university: tuple[Colour | None, ...]
    """The doctors after the lesson by colour, from the left; null for an empty space."""


class DoctorsDrawn(Event, tag="doctors_drawn", frozen=True):
    """Doctors were drawn for the empty spaces of the university, and its doctors sorted."""

    drawn: tuple[Colour, ...]
    """The new doctors by colour."""
    university: tuple[Colour | None, ...]
    """All doctors for hire by colour, from the left; null for an empty space."""


class NursesPlaced(Event, tag="nurses_placed", frozen=True):
    """The nurses of each round were placed, or those of past rounds removed."""

    columns: tuple[int, ...]
    """The nurses of each round, from the first."""


class StaffChanged(Event, tag="staff_changed", frozen=True):
    """Doctors of a seat changed level, by learning in a lab or by getting tired; the colour each has now."""

    seat: Seat
    """The clinic of the doctors."""
    doctors: tuple[tuple[int, Colour], ...]
    """Pairs of a doctor's number and new colour."""


class PatientsWorsened(Event, tag="patients_worsened", frozen=True):
    """Patients of a seat got worse; the colour each has now."""

    seat: Seat
    """The clinic of the patients."""
    patients: tuple[tuple[int, Colour], ...]
    """Pairs of a patient's number and new colour."""


class PatientDied(Event, tag="patient_died", frozen=True):
    """A red patient died. One car has to be taken away."""

    seat: Seat
    """The clinic of the patient."""
    patient: int
    """The patient's number."""


class TilesTurned(Event, tag="tiles_turned", frozen=True):
    """The top tile of every stack of hubs and special rooms was turned face up."""


class TurnOrderSet(Event, tag="turn_order_set", frozen=True):
    """The turn order of the next round was set."""

    order: tuple[Seat, ...]
    """The seats in turn order."""
