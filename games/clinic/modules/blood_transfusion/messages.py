"""Commands and events of Blood Transfusion."""

from games.clinic.geometry.spaces import Space
from games.clinic.state import Colour
from games.kernel.messages import Command, Event, Seat


class GiveBlood(Command, tag="give_blood", frozen=True):
    """Let a doctor, nurse or orderly who is alone in a hub give blood. It is drawn before patient care."""

    donor: int


class TakeBlood(Command, tag="take_blood", frozen=True):
    """Let a nurse take a blood token from the hub she is in. This takes no time."""

    nurse: int


class DropBlood(Command, tag="drop_blood", frozen=True):
    """Let a nurse leave her blood token in the treatment room she is in. This takes no time."""

    nurse: int


class Transfuse(Command, tag="transfuse", frozen=True):
    """Let a nurse help a patient with blood in a treatment room without a doctor."""

    nurse: int
    patient: int


class DonorLaidDown(Event, tag="donor_laid_down", frozen=True):
    """A person lay down to give blood, and spent time."""

    seat: Seat
    donor: int
    time: int


class BloodTaken(Event, tag="blood_taken", frozen=True):
    """A nurse took a blood token from a hub."""

    seat: Seat
    nurse: int
    hub: Space


class BloodDropped(Event, tag="blood_dropped", frozen=True):
    """A nurse left a blood token in a treatment room."""

    seat: Seat
    nurse: int
    room: Space


class BloodDrawn(Event, tag="blood_drawn", frozen=True):
    """The donor of a seat stood up and left a blood token in the hub."""

    seat: Seat
    donor: int
    hub: Space


class DonorStoodUp(Event, tag="donor_stood_up", frozen=True):
    """The donor of a seat stood up without having given blood."""

    seat: Seat
    donor: int


class BloodTransfused(Event, tag="blood_transfused", frozen=True):
    """A nurse helped a patient with blood. `colour` is the better colour, or null if the patient is cured."""

    seat: Seat
    room: Space
    patient: int
    nurse: int
    income: int
    colour: Colour | None
    carried: bool
    """Whether the nurse carried the token; otherwise it was in the room."""
