"""Experimental Medicine."""

from games.kernel.module import Module

EXPERIMENTAL_MEDICINE = Module(
    key="experimental_medicine",
    name="Experimental Medicine",
    about="Four departments and six specialists with effects of their own.",
)
