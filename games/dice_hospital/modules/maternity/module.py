"""Maternity: mothers and babies."""

from games.kernel.module import Module

MATERNITY = Module(
    key="maternity",
    name="Maternity",
    about="Mothers and babies, who leave together.",
    players=(2, 3, 4, 5),
    conflicts=("automa", "medical_reports", "prototype"),
    brings=("wards",),
)

MOTHERS_IN_AMBULANCES = Module(
    key="mothers_in_ambulances",
    name="Mothers in ambulances",
    about="Some of the patients in the ambulances are mothers, one in each at most.",
    joins=("maternity",),
)
