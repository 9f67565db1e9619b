"""Investments and Experimental Medicine: a department's effect is complete before tokens are used."""

from games.dice_hospital.events import SpecialistUsed
from games.dice_hospital.modules.experimental_medicine.messages import DischargeRewarded
from games.dice_hospital.modules.experimental_medicine.recolouring import recolouring_over
from games.dice_hospital.modules.experimental_medicine.rewards import reward_discharge
from games.dice_hospital.modules.investments.messages import TokenUsed
from games.dice_hospital.modules.investments.rewards import rewarded, rewarding
from games.dice_hospital.modules.investments.words import EXPERIMENTS_WORDS
from games.dice_hospital.types import Amendment, Module

INVESTMENTS_EXPERIMENTS = Module(
    key="investments_experiments",
    name="Investments and Experimental Medicine",
    about="Physiotherapy's second patient comes before tokens and abilities.",
    words=EXPERIMENTS_WORDS,
    combines=("investments", "experimental_medicine"),
    evolvers={TokenUsed: recolouring_over, SpecialistUsed: recolouring_over},
    amendments=(
        Amendment(
            since=2,
            about="A specialist is rewarded for a patient that a token of its department discharges.",
            evolvers={DischargeRewarded: rewarded},
            reactions={TokenUsed: rewarding(reward_discharge)},
        ),
    ),
)
