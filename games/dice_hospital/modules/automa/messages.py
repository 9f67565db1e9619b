"""The commands of the Automa's turns, which the service sends, and their events."""

import msgspec

from games.kernel.messages import Command, Event, Seat


class TurnDecision(Command, tag="turn_decision", frozen=True):
    """Turn a Decision card and take the ambulance it names. Sent by the service."""


class TurnHospitalCard(Command, tag="turn_hospital_card", frozen=True):
    """Reveal the next Hospital card. Sent by the service."""


class AssignPatients(Command, tag="assign_patients", frozen=True):
    """Put dice and blood bags on the Hospital cards. Sent by the service."""


class AddImprovement(Command, tag="add_improvement", frozen=True):
    """Turn a Decision card and reveal the improvement it names. Sent by the service."""


class FilledSlot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A slot of a Hospital card and the die on it; without a die, a blood bag."""

    card: str
    """The key of the Hospital card."""
    slot: int
    """The slot, counted from the left, from 0 on."""
    patient: int | None = None
    """The id of the die. Left out for a blood bag."""


class FirstPlayerGiven(Event, tag="first_player_given", frozen=True):
    """The human player is the first player."""

    seat: Seat
    """The human player's seat, which has the first player token in round 1."""


class DecisionsShuffled(Event, tag="decisions_shuffled", frozen=True):
    """The Decision cards became a new deck."""

    cards: tuple[str, ...]
    """The keys of all Decision cards in the deck, in no order."""


class DecisionTurned(Event, tag="decision_turned", frozen=True):
    """A Decision card was turned."""

    card: str
    """The key of the Decision card."""


class HospitalCardTurned(Event, tag="hospital_card_turned", frozen=True):
    """A Hospital card was turned up at the right end of the row."""

    seat: Seat
    """The Automa's seat."""
    card: str
    """The key of the Hospital card."""


class ImprovementRemoved(Event, tag="improvement_removed", frozen=True):
    """A face-up improvement left the game."""

    improvement: str
    """The id of the department or specialist, taken from the display."""


class TileLaid(Event, tag="tile_laid", frozen=True):
    """A first player tile covers the right part of a Hospital card, perhaps for points."""

    seat: Seat
    """The Automa's seat."""
    card: str
    """The key of the Hospital card turned last."""
    points: int = 0
    """The points the Automa got for the tile, with the option for it; else left out."""


class PatientsAssigned(Event, tag="patients_assigned", frozen=True):
    """Dice and blood bags were put on Hospital cards."""

    seat: Seat
    """The Automa's seat."""
    fills: tuple[FilledSlot, ...]
    """What was put on which slot, in this order."""


class HospitalCardsCompleted(Event, tag="hospital_cards_completed", frozen=True):
    """Full Hospital cards were discarded, and their dice went back into the bag."""

    seat: Seat
    """The Automa's seat."""
    cards: tuple[str, ...]
    """The keys of the full Hospital cards, scored in this round."""


COMMANDS = (TurnDecision, TurnHospitalCard, AssignPatients, AddImprovement)
EVENTS = (
    FirstPlayerGiven,
    DecisionsShuffled,
    DecisionTurned,
    HospitalCardTurned,
    ImprovementRemoved,
    TileLaid,
    PatientsAssigned,
    HospitalCardsCompleted,
)
