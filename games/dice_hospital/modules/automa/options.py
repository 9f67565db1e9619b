"""The Automa's options: the book's easier and harder games."""

from typing import Literal

from msgspec import Struct

from games.dice_hospital.types import Rules


class AutomaOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of the Automa. Easier and harder ones can be combined."""

    deck: Literal["easy", "normal", "hard"] = "normal"
    """Which Hospital cards are in play: more simple ones, equally many of each level, or more hard ones."""
    blood_bags: Literal["any_slot", "coloured_slots", "kept"] = "any_slot"
    """Where its blood bags replace dice. Easier: on coloured slots only, or nowhere."""
    points_for_tiles: bool = False
    """Harder: it gets a point for every first player tile that it lays."""
    points_for_assigned: bool = False
    """Harder: it gets a point at the end for every die on cards that are not full."""
    points_for_waiting: bool = False
    """Harder: it gets a point at the end for every die that is not on a card."""


def options_of(rules: Rules) -> AutomaOptions:
    """The settings of this game's Automa."""
    found: AutomaOptions = rules.options.automa
    return found
