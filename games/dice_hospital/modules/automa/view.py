"""The view of the Automa. Nothing is hidden."""

import msgspec

from games.dice_hospital.modules.automa.cards import DecisionCard, Level, Slot, hospital_cards
from games.dice_hospital.modules.automa.decks import decision, face_down
from games.dice_hospital.modules.automa.state import OpenCard, automa_seat, automa_state, slots_of
from games.dice_hospital.state import Patient, State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat


class HospitalCardSlotView(msgspec.Struct, frozen=True):
    """A slot, the dice it takes, and the die or the blood bag on it."""

    takes: Slot
    """The colour of the die that the slot takes; `any`: a grey slot, which takes every die."""
    patient: Patient | None
    """The die on it; null if there is none."""
    blood_bag: bool
    """Whether a blood bag lies on it instead of a die. A slot without either is empty."""


class HospitalCardView(msgspec.Struct, frozen=True):
    """A Hospital card in the row; the slots under a tile are left out."""

    card: str
    """The key of the Hospital card."""
    covered: bool
    """Whether a first player tile covers its right part."""
    slots: tuple[HospitalCardSlotView, ...]
    """The slots to fill, from left to right; those under a tile are left out."""
    points: int
    """The points for the card once all these slots are filled."""


class AutomaView(msgspec.Struct, frozen=True):
    """The Automa's cards and tiles; its points, blood bags and waiting dice are in its hospital."""

    seat: Seat
    """The Automa's seat."""
    decision: DecisionCard | None
    """The Decision card turned last; null before the first one."""
    decisions_left: int
    """How many Decision cards are in the deck. When it is empty, all of them become the new deck."""
    row: tuple[HospitalCardView, ...]
    """The Hospital cards it has not filled, oldest first. Draw them from left to right."""
    face_down: dict[Level, int]
    """How many Hospital cards of each level are still to be turned up."""
    tiles_left: int
    """How many of its 8 first player tiles were not laid yet."""
    removed: tuple[str, ...]
    """The ids of the improvements it took out of the game."""


def view(rules: Rules, state: State, _viewer: Seat | None, _everything: bool) -> AutomaView:
    """Return the Automa's view, which is the same for every viewer."""
    own = automa_state(state)
    return AutomaView(
        seat=automa_seat(rules),
        decision=decision(rules, state),
        decisions_left=len(own.decisions),
        row=tuple(_card(rules, card) for card in own.row),
        face_down=face_down(rules, state),
        tiles_left=own.tiles,
        removed=own.removed,
    )


def _card(rules: Rules, card: OpenCard) -> HospitalCardView:
    row, held = hospital_cards(rules)[card.card], {found.slot: found.patient for found in card.held}
    return HospitalCardView(
        card=card.card,
        covered=card.covered,
        slots=tuple(
            HospitalCardSlotView(takes, held.get(number), number in held and held[number] is None)
            for number, takes in enumerate(slots_of(rules, card))
        ),
        points=row.points if card.covered else row.points + row.bonus,
    )
