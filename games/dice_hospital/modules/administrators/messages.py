"""Commands and events of the administrators."""

from typing import Annotated

from msgspec.structs import replace

from games.kernel.messages import Command, Event, Id, Seat
from games.kernel.secrets import Owner, Secret

DealtAdministrator = Annotated[str, Secret("administrator")]
"""A card that only the seat it was dealt to has seen, until that seat turns it up."""


class KeepAdministrator(Command, tag="keep_administrator", frozen=True):
    """Keep one of the administrators dealt to you."""

    administrator: Id
    """The key of one of the cards dealt to you. The other one is put away."""


class ProtectPatient(Command, tag="protect_patient", frozen=True):
    """Name the neglected patient your administrator protects."""

    patient: int
    """The id of one of your untreated patients of your administrator's colour."""


class AdministratorsDealt(Event, tag="administrators_dealt", frozen=True):
    """A seat was dealt administrators; others see only how many."""

    seat: Seat
    """The seat that chooses between them."""
    administrators: Annotated[tuple[DealtAdministrator, ...] | int, Owner(None, then="seat")]
    """The keys of the cards. For everyone else the number of cards, until the game is over."""


class AdministratorKept(Event, tag="administrator_kept", frozen=True):
    """A seat turned up the administrator it keeps."""

    seat: Seat
    """The seat that keeps it."""
    administrator: DealtAdministrator
    """The key of the card, now public."""


class PatientProtected(Event, tag="patient_protected", frozen=True):
    """A neglected patient does not get worse in this round."""

    seat: Seat
    """The seat of the patient."""
    patient: int
    """The patient's id."""
    round: int
    """The round in which the patient is protected, from 1 to 8."""


def own_hand_only(event: AdministratorsDealt, viewer: Seat | None) -> AdministratorsDealt:
    """Return the event with the cards for their owner, with the number of cards for everyone else."""
    if viewer == event.seat or isinstance(event.administrators, int):
        return event
    return replace(event, administrators=len(event.administrators))
