"""Wards: where patients lie, for units to which it matters."""

from games.kernel.module import Module

WARDS = Module(
    key="wards",
    name="Wards",
    about="Which ward a patient lies in matters.",
    named=False,
)
