"""The Automa's slice of the state: its row of Hospital cards and its decks."""

import msgspec

from games.dice_hospital.modules.automa.cards import TILES, Slot, decision_cards, hospital_cards
from games.dice_hospital.state import Patient, State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat
from games.kernel.state import slice_reader


class Held(msgspec.Struct, frozen=True):
    """What lies on a slot: a die, or a blood bag if `patient` is None."""

    slot: int
    patient: Patient | None = None


class OpenCard(msgspec.Struct, frozen=True):
    """A Hospital card in the row."""

    card: str
    covered: bool = False
    held: tuple[Held, ...] = ()


class AutomaState(msgspec.Struct, frozen=True):
    """The Automa's cards and tiles. Its points, blood bags and waiting dice are in its hospital."""

    decisions: tuple[str, ...]
    """The Decision cards in the deck, in no order."""
    decision: str | None = None
    """The Decision card turned last."""
    row: tuple[OpenCard, ...] = ()
    turned: tuple[str, ...] = ()
    """All Hospital cards that were turned up so far."""
    tiles: int = TILES
    """The first player tiles that were not laid yet."""
    removed: tuple[str, ...] = ()
    """The improvements it took out of the game."""


def begin(rules: Rules, _players: int) -> AutomaState:
    """Return the initial slice: all Decision cards are in the deck."""
    return AutomaState(tuple(sorted(decision_cards(rules))))


automa_state = slice_reader("automa", AutomaState)
"""Return this module's slice of the state."""


def automa_seat(rules: Rules) -> Seat:
    """The seat the Automa plays."""
    return rules.seats.index("automa")


def slots_of(rules: Rules, card: OpenCard) -> tuple[Slot, ...]:
    """The slots that must be filled, from the left."""
    row = hospital_cards(rules)[card.card]
    return row.left if card.covered else row.left + row.right


def empty_slots(rules: Rules, card: OpenCard) -> list[tuple[int, Slot]]:
    """The slots that are still to be filled, with their numbers."""
    held = {found.slot for found in card.held}
    return [(number, slot) for number, slot in enumerate(slots_of(rules, card)) if number not in held]


def full_cards(rules: Rules, state: State) -> list[OpenCard]:
    """The full cards of the row."""
    return [card for card in automa_state(state).row if not empty_slots(rules, card)]


def dice_on(card: OpenCard) -> tuple[Patient, ...]:
    """The dice on a card."""
    return tuple(held.patient for held in card.held if held.patient)
