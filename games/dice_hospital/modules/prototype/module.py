"""Prototype 2.11, the edition of the German book."""

from games.kernel.module import Module

PROTOTYPE = Module(
    key="prototype",
    name="Prototype 2.11",
    about="An older edition with its own tiles, cards, administrators and rules.",
    conflicts=("five_players", "experimental_medicine", "consultant", "admissions_nurse"),
    players=(2, 3, 4),
    without=("improvements", "administrators"),
)
