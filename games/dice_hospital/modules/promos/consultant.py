"""The Consultant."""

from games.kernel.module import Module

CONSULTANT = Module(
    key="consultant",
    name="Consultant",
    about="A specialist that copies another one of yours; it replaces a random card.",
)
