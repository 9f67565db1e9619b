"""How hard the Automa is to beat: the book's easier and harder games."""

from typing import Literal

import msgspec

from games.kernel.rules import Rules


class AutomaOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of an Automa; those the book calls easier and harder may be mixed."""

    deck: Literal["easy", "normal", "hard"] = "normal"
    """Which Hospital cards are in play: more simple ones, as many of each level, or more hard ones."""
    blood_bags: Literal["any_slot", "coloured_slots", "kept"] = "any_slot"
    """Where its blood bags stand in for dice; easier on coloured slots only, or nowhere."""
    points_for_tiles: bool = False
    """Harder: a point for every first player tile it gets."""
    points_for_assigned: bool = False
    """Harder: a point at the end for every die on cards that are not full."""
    points_for_waiting: bool = False
    """Harder: a point at the end for every die that is on no card."""


def options_of(rules: Rules) -> AutomaOptions:
    """The settings of this game's Automa."""
    found: AutomaOptions = rules.options.automa
    return found
