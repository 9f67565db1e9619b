"""Event cards."""

from games.dice_hospital.modules.event_cards.module import EVENT_CARDS

__all__ = ["EVENT_CARDS"]
