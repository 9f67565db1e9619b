"""The blood of every clinic: who gives it, where tokens are, and whom they helped."""

from typing import Any

import msgspec
from msgspec.structs import replace

from games.clinic.geometry.spaces import Space
from games.clinic.state import Person, State
from games.kernel.figures import Figure
from games.kernel.messages import Seat
from games.kernel.state import slice_reader

TOKENS, TIME = 8, 3
FIGURES = (
    Figure("blood_transfusion_tokens", TOKENS, "printed", "blood tokens in the box"),
    Figure("blood_transfusion_time", TIME, "printed", "time it takes to lie down and give blood"),
)


class Bank(msgspec.Struct, frozen=True):
    """The blood of a clinic."""

    donor: int | None = None
    """Who lies down to give blood this round."""
    tokens: tuple[Space, ...] = ()
    """Where tokens lie: in hubs and treatment rooms, one entry for each token."""
    carriers: tuple[int, ...] = ()
    """The nurses who carry a token."""
    helped: tuple[int, ...] = ()
    """The patients whom blood helped this round, but who are not cured."""


class BloodView(msgspec.Struct, frozen=True):
    """The blood of each clinic, and the tokens that are left."""

    left: int
    banks: tuple[Bank, ...]


banks = slice_reader("blood_transfusion", tuple[Bank, ...])
"""The slice of the state that belongs to this module."""


def with_bank(state: State, seat: Seat, **changes: Any) -> State:
    """The state with the blood of one clinic changed."""
    known = banks(state)
    changed = replace(known[seat], **changes)
    return replace(state, blood_transfusion=(*known[:seat], changed, *known[seat + 1 :]))


def carriers(state: State, seat: Seat) -> list[int]:
    """The nurses who carry a token; what somebody carried who is gone for good is back in the supply."""
    present = {person.id for person in state.clinics[seat].people}
    return [nurse for nurse in banks(state)[seat].carriers if nurse in present]


def donor_of(state: State, seat: Seat) -> Person | None:
    """Who lies down to give blood at a seat's clinic."""
    donor = banks(state)[seat].donor
    return next((person for person in state.clinics[seat].people if person.id == donor), None)


def owned(state: State, seat: Seat) -> int:
    """The tokens of a clinic, lying or carried."""
    return len(banks(state)[seat].tokens) + len(carriers(state, seat))


def tokens_left(state: State) -> int:
    """The tokens in the supply."""
    return TOKENS - sum(owned(state, seat) for seat in range(len(state.clinics)))


def remove_token(tokens: tuple[Space, ...], space: Space) -> tuple[Space, ...]:
    """The tokens without one of those that lie in a space."""
    index = tokens.index(space)
    return (*tokens[:index], *tokens[index + 1 :])
