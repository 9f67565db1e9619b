"""Investments and the Admissions Nurse: tokens must be used before her ability."""

from games.dice_hospital.modules.investments.tokens.using import session_over
from games.dice_hospital.modules.promos.messages import OneMoreAdmitted, PatientSentBack
from games.dice_hospital.types import Module

INVESTMENTS_ADMISSIONS_NURSE = Module(
    key="investments_admissions_nurse",
    name="Investments and the Admissions Nurse",
    about="Tokens are used before she sends patients home or admits new ones.",
    combines=("investments", "admissions_nurse"),
    evolvers={PatientSentBack: session_over, OneMoreAdmitted: session_over},
)
