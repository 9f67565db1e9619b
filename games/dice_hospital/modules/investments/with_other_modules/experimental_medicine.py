"""Investments and Experimental Medicine: a department's effect is complete before tokens are used."""

from games.dice_hospital.events import SpecialistUsed
from games.dice_hospital.modules.experimental_medicine.recolouring import recolouring_over
from games.dice_hospital.modules.investments.messages import TokenUsed
from games.dice_hospital.types import Module

INVESTMENTS_EXPERIMENTS = Module(
    key="investments_experiments",
    name="Investments and Experimental Medicine",
    about="Physiotherapy's second patient comes before tokens and abilities.",
    combines=("investments", "experimental_medicine"),
    evolvers={TokenUsed: recolouring_over, SpecialistUsed: recolouring_over},
)
