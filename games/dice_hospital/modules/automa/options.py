"""The Automa's options: the book's easier and harder games."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.dice_hospital.types import Rules

_DECK = "Hospital cards in play: more simple ones, equally many of each level, or more hard ones"
_BAGS = "where its blood bags replace dice; easier on coloured slots only, or nowhere"
_TILES = "harder: a point for every first player tile it gets"
_ASSIGNED = "harder: a point at the end for every die on cards that are not full"
_WAITING = "harder: a point at the end for every die that is not on a card"


class AutomaOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of the Automa. Easier and harder ones can be combined."""

    deck: Annotated[Literal["easy", "normal", "hard"], Meta(description=_DECK)] = "normal"
    blood_bags: Annotated[Literal["any_slot", "coloured_slots", "kept"], Meta(description=_BAGS)] = "any_slot"
    points_for_tiles: Annotated[bool, Meta(description=_TILES)] = False
    points_for_assigned: Annotated[bool, Meta(description=_ASSIGNED)] = False
    points_for_waiting: Annotated[bool, Meta(description=_WAITING)] = False


def options_of(rules: Rules) -> AutomaOptions:
    """The settings of this game's Automa."""
    found: AutomaOptions = rules.options.automa
    return found
