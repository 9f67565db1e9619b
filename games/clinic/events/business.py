"""Events of the business: patient care, expenses and popularity."""

from games.clinic.geometry.spaces import Space
from games.clinic.state import Colour
from games.kernel.messages import Event, Seat


class PatientTreated(Event, tag="patient_treated", frozen=True):
    """A patient was cured and left the clinic."""

    seat: Seat
    """The clinic of the patient."""
    room: Space
    """The space of the room."""
    patient: int
    """The patient's number."""
    colour: Colour
    """The colour of the patient when it was treated."""
    doctor: int
    """The number of the doctor."""
    nurses: tuple[int, ...]
    """The numbers of the nurses who helped."""
    income: int
    """What it brought, in dollars."""


class CareFinished(Event, tag="care_finished", frozen=True):
    """A seat finished patient care for this round."""

    seat: Seat
    """The seat that finished."""


class ExpensesPaid(Event, tag="expenses_paid", frozen=True):
    """A seat paid `wages` and `upkeep`, out of its income, then its savings, then its popularity."""

    seat: Seat
    """The seat that paid."""
    wages: int
    """The wages of all staff, in dollars."""
    upkeep: int
    """The upkeep, less what orderlies save, in dollars."""
    income: int
    """What was paid from this round's income, in dollars."""
    savings: int
    """What was paid from the savings, in dollars."""
    popularity: int
    """The points of popularity lost for the rest, one for each dollar."""


class PopularityBought(Event, tag="popularity_bought", frozen=True):
    """A seat bought popularity, or none. The rest of its income was added to its savings."""

    seat: Seat
    """The seat that bought."""
    points: int
    """How many points; 0 if it bought none."""
    cost: int
    """What was paid from the income, in dollars."""


class PopularityChanged(Event, tag="popularity_changed", frozen=True):
    """The popularity of a seat changed."""

    seat: Seat
    """The seat whose popularity changed."""
    reason: str
    """Why: `lab` or `death`."""
    points: int
    """How many points; negative for a loss."""
