"""Promotional cards replace random cards of the finished specialist deck."""

from typing import Protocol

from msgspec.structs import replace

from games.dice_hospital.state import State
from games.dice_hospital.types import Context
from games.kernel.chance import pick

CONSULTANT_CARD = "consultant.1"
ADMISSIONS_NURSE_CARD = "admissions_nurse.1"


class Replacing(Protocol):
    """An event that names the card that a promotional card replaced."""

    @property
    def replaced(self) -> str:
        """The card that went back into the box."""


def any_other_card(ctx: Context, state: State) -> str:
    """Pick a random card of the specialist pile. Promotional cards are never replaced."""
    promos = (CONSULTANT_CARD, ADMISSIONS_NURSE_CARD)
    return pick(ctx.chance, [c for layer in state.specialist_pile.layers for c in layer if c not in promos])


def put_back(state: State, event: Replacing) -> State:
    """Remove the replaced card from the pile."""
    return replace(state, specialist_pile=state.specialist_pile.without((event.replaced,)))
