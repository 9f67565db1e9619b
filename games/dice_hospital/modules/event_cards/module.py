"""Event cards."""

from games.kernel.module import Module

EVENT_CARDS = Module(
    key="event_cards",
    name="Event cards",
    about="From round 2 on, each round begins with an event.",
    conflicts=("automa", "prototype"),
)
