"""The Admissions Nurse."""

from games.kernel.module import Module

ADMISSIONS_NURSE = Module(
    key="admissions_nurse",
    name="Admissions Nurse",
    about="A specialist that sends patients home or takes new ones in; it replaces a random card.",
)
