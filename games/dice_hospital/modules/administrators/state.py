"""The administrators' part of the state, how it is folded and who may see it."""

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


class Office(msgspec.Struct, frozen=True):
    """A seat's administrators: dealt, kept, and the patient protected in a round."""

    dealt: tuple[str, ...] = ()
    kept: str | None = None
    protected: tuple[int, int] | None = None


class OfficeView(msgspec.Struct, frozen=True):
    """An office as a viewer may see it: another's dealt cards are a number."""

    dealt: tuple[str, ...] | int
    kept: str | None
    protected: int | None


offices = slice_reader("administrators", tuple[Office, ...])
"""The slice of the state that belongs to this module."""


def begin(_rules: Rules, players: int) -> tuple[Office, ...]:
    """Nothing dealt yet."""
    return (Office(),) * players


def _with_office(state: State, seat: Seat, **changes: Any) -> State:
    all_offices = list(offices(state))
    all_offices[seat] = replace(all_offices[seat], **changes)
    return replace(state, administrators=tuple(all_offices))


def dealt(state: State, event: AdministratorsDealt) -> State:
    return _with_office(state, event.seat, dealt=event.administrators)


def kept(state: State, event: AdministratorKept) -> State:
    return _with_office(state, event.seat, kept=event.administrator)


def protected(state: State, event: PatientProtected) -> State:
    return _with_office(state, event.seat, protected=(event.round, event.patient))


def view(_rules: Rules, state: State, viewer: Seat | None, everything: bool) -> tuple[OfficeView, ...]:
    """Every office; dealt cards only for their owner, or for all when the game is over."""
    return tuple(
        OfficeView(
            dealt=office.dealt if everything or seat == viewer else len(office.dealt),
            kept=office.kept,
            protected=office.protected[1]
            if office.protected and office.protected[0] == state.round
            else None,
        )
        for seat, office in enumerate(offices(state))
    )
