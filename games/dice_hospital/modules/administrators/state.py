"""The administrators' slice of the state, its evolvers and its view."""

from typing import Any

import msgspec
from msgspec.structs import replace

from games.dice_hospital.modules.administrators.messages import (
    AdministratorKept,
    AdministratorsDealt,
    PatientProtected,
)
from games.dice_hospital.state import State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat
from games.kernel.state import slice_reader


class SeatAdministrators(msgspec.Struct, frozen=True):
    """A seat's administrators: dealt, kept, and the patient protected in a round."""

    dealt: tuple[str, ...] = ()
    kept: str | None = None
    protected: tuple[int, int] | None = None


class SeatAdministratorsView(msgspec.Struct, frozen=True):
    """A seat's administrators as a viewer sees them: another seat's dealt cards are a number."""

    dealt: tuple[str, ...] | int
    """The keys of the two cards dealt to the seat, also after it has kept one. For everyone else the number
    of cards, until the game is over.
    """
    kept: str | None
    """The key of the administrator the seat keeps; null until it has chosen. The Automa keeps none."""
    protected: int | None
    """The id of the patient that the administrator protects from neglect in this round; null if none."""


seat_administrators = slice_reader("administrators", tuple[SeatAdministrators, ...])
"""Return this module's slice of the state."""


def begin(_rules: Rules, players: int) -> tuple[SeatAdministrators, ...]:
    """Return the initial slice: nothing is dealt."""
    return (SeatAdministrators(),) * players


def _with_seat(state: State, seat: Seat, **changes: Any) -> State:
    all_offices = list(seat_administrators(state))
    all_offices[seat] = replace(all_offices[seat], **changes)
    return replace(state, administrators=tuple(all_offices))


def dealt(state: State, event: AdministratorsDealt) -> State:
    return _with_seat(state, event.seat, dealt=event.administrators)


def kept(state: State, event: AdministratorKept) -> State:
    return _with_seat(state, event.seat, kept=event.administrator)


def protected(state: State, event: PatientProtected) -> State:
    return _with_seat(state, event.seat, protected=(event.round, event.patient))


def view(
    _rules: Rules, state: State, viewer: Seat | None, everything: bool
) -> tuple[SeatAdministratorsView, ...]:
    """Return every seat's administrators. Only the owner sees dealt cards, until the game is over."""
    return tuple(
        SeatAdministratorsView(
            dealt=office.dealt if everything or seat == viewer else len(office.dealt),
            kept=office.kept,
            protected=office.protected[1]
            if office.protected and office.protected[0] == state.round
            else None,
        )
        for seat, office in enumerate(seat_administrators(state))
    )
