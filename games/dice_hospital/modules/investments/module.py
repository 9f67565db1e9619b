"""Investments: tokens for departments."""

from games.kernel.module import Module

INVESTMENTS = Module(
    key="investments",
    name="Investments",
    about="Meeples fetch tokens that give departments further effects.",
    players=(2, 3, 4, 5),
    conflicts=("automa", "medical_reports", "prototype"),
    brings=("wards",),
)

PARKING = Module(
    key="parking",
    name="Parking of Investments",
    about="The highest ambulances bring one more patient.",
    joins=("investments",),
)
