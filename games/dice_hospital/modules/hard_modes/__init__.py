"""The hard modes. They can be combined."""

from games.dice_hospital.modules.hard_modes.admissions_panic import ADMISSIONS_PANIC
from games.dice_hospital.modules.hard_modes.final_round_collection import FINAL_ROUND_COLLECTION
from games.dice_hospital.modules.hard_modes.national_epidemic import NATIONAL_EPIDEMIC
from games.dice_hospital.modules.hard_modes.super_resistant_virus import SUPER_RESISTANT_VIRUS

__all__ = ["ADMISSIONS_PANIC", "FINAL_ROUND_COLLECTION", "NATIONAL_EPIDEMIC", "SUPER_RESISTANT_VIRUS"]
