"""Events of the business: patient care, expenses and popularity."""

from games.clinic.geometry.spaces import Space
from games.clinic.state import Colour
from games.kernel.messages import Event, Seat


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


class PopularityChanged(Event, tag="popularity_changed", frozen=True):
    """The popularity of a seat changed."""

    seat: Seat
    reason: str
    points: int
