"""Commands and events of Blood Transfusion."""

from games.clinic.geometry.spaces import Space
from games.clinic.state import Colour
from games.kernel.messages import Command, Event, Seat


class GiveBlood(Command, tag="give_blood", frozen=True):
    """Let a doctor, nurse or orderly who is alone in a hub give blood. It is drawn before patient care."""

    donor: int
    """The number of the person."""


class TakeBlood(Command, tag="take_blood", frozen=True):
    """Let a nurse take a blood token from the hub she is in. This takes no time."""

    nurse: int
    """The number of the nurse."""


class DropBlood(Command, tag="drop_blood", frozen=True):
    """Let a nurse leave her blood token in the treatment room she is in. This takes no time."""

    nurse: int
    """The number of the nurse."""


class Transfuse(Command, tag="transfuse", frozen=True):
    """Let a nurse help a patient with blood in a treatment room without a doctor."""

    nurse: int
    """The number of the nurse."""
    patient: int
    """The number of the patient."""


class DonorLaidDown(Event, tag="donor_laid_down", frozen=True):
    """A person lay down to give blood, and spent time."""

    seat: Seat
    """The clinic of the donor."""
    donor: int
    """The donor's number."""
    time: int
    """The time it took, in units of the time track."""


class BloodTaken(Event, tag="blood_taken", frozen=True):
    """A nurse took a blood token from a hub."""

    seat: Seat
    """The clinic of the nurse."""
    nurse: int
    """The nurse's number."""
    hub: Space
    """The space of the hub that the token was in."""


class BloodDropped(Event, tag="blood_dropped", frozen=True):
    """A nurse left a blood token in a treatment room."""

    seat: Seat
    """The clinic of the nurse."""
    nurse: int
    """The nurse's number."""
    room: Space
    """The space of the treatment room that the token is in now."""


class BloodDrawn(Event, tag="blood_drawn", frozen=True):
    """The donor of a seat stood up and left a blood token in the hub."""

    seat: Seat
    """The clinic of the donor."""
    donor: int
    """The donor's number."""
    hub: Space
    """The space of the hub that the token is in now."""


class DonorStoodUp(Event, tag="donor_stood_up", frozen=True):
    """The donor of a seat stood up without having given blood."""

    seat: Seat
    """The clinic of the donor."""
    donor: int
    """The donor's number."""


class BloodTransfused(Event, tag="blood_transfused", frozen=True):
    """A nurse helped a patient with blood. `colour` is the better colour, or null if the patient is cured."""

    seat: Seat
    """The clinic of the patient."""
    room: Space
    """The space of the treatment room."""
    patient: int
    """The patient's number."""
    nurse: int
    """The nurse's number."""
    income: int
    """What it brought, in dollars."""
    colour: Colour | None
    """The patient's new colour, one level better; null if the patient was white and is cured."""
    carried: bool
    """Whether the nurse carried the token; otherwise it was in the room."""
