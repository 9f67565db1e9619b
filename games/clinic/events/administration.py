"""Events of the administration."""

from games.clinic.events.actions import Appointment
from games.clinic.state import Colour
from games.kernel.messages import Event, Seat


class ActionTilesReturned(Event, tag="action_tiles_returned", frozen=True):
    """All seats got back their action tiles. Limits on building once a round are reset."""


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
