"""The blood of each clinic: donors, tokens, carriers, and the patients who were helped."""

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
    Figure("blood_transfusion_time", TIME, "printed", "time to lie down and give blood"),
)


class Bank(msgspec.Struct, frozen=True):
    """The blood of a clinic."""

    donor: int | None = None
    """The person who lies down to give blood this round; null if nobody does."""
    tokens: tuple[Space, ...] = ()
    """The hub or treatment room of each token that nobody carries."""
    carriers: tuple[int, ...] = ()
    """The nurses who carry a token."""
    helped: tuple[int, ...] = ()
    """The patients who were helped with blood this round, but not cured."""


class BloodView(msgspec.Struct, frozen=True):
    """The blood of each clinic, and the tokens left in the supply."""

    left: int
    """Blood tokens left in the supply."""
    banks: tuple[Bank, ...]
    """The blood of each clinic, by seat."""


banks = slice_reader("blood_transfusion", tuple[Bank, ...])
"""Return the part of the state that belongs to this module."""


def with_bank(state: State, seat: Seat, **changes: Any) -> State:
    """Return the state with the blood of one clinic changed."""
    known = banks(state)
    changed = replace(known[seat], **changes)
    return replace(state, blood_transfusion=(*known[:seat], changed, *known[seat + 1 :]))


def carriers(state: State, seat: Seat) -> list[int]:
    """Return the nurses who carry a token. The token of a nurse who left is back in the supply."""
    present = {person.id for person in state.clinics[seat].people}
    return [nurse for nurse in banks(state)[seat].carriers if nurse in present]


def donor_of(state: State, seat: Seat) -> Person | None:
    """Return the person who lies down to give blood in a clinic, if there is one."""
    donor = banks(state)[seat].donor
    return next((person for person in state.clinics[seat].people if person.id == donor), None)


def owned(state: State, seat: Seat) -> int:
    """Return the number of tokens of a clinic, carried or not."""
    return len(banks(state)[seat].tokens) + len(carriers(state, seat))


def tokens_left(state: State) -> int:
    """Return the number of tokens in the supply."""
    return TOKENS - sum(owned(state, seat) for seat in range(len(state.clinics)))


def remove_token(tokens: tuple[Space, ...], space: Space) -> tuple[Space, ...]:
    """Return the tokens without one token of a space."""
    index = tokens.index(space)
    return (*tokens[:index], *tokens[index + 1 :])
