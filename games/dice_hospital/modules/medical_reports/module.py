"""Solo with Medical Reports."""

from games.kernel.module import Module

MEDICAL_REPORTS = Module(
    key="medical_reports",
    name="Medical Reports",
    about="A game for one: complete reports with the patients you discharge.",
    conflicts=("automa", "prototype"),
    without=("administrators", "sequential"),
    widens=(1,),
    players=(1,),
    brought=lambda _options, seats: len(seats) == 1,
)
