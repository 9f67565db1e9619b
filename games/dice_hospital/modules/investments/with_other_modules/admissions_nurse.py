"""Investments and the Admissions Nurse: tokens must be used before her ability."""

from games.dice_hospital.modules.investments.messages import TokenUsed
from games.dice_hospital.modules.investments.state import meeple_in
from games.dice_hospital.modules.investments.tokens.using import session_over
from games.dice_hospital.modules.investments.words import ADMISSIONS_NURSE_WORDS
from games.dice_hospital.modules.promos.admissions_nurse import open_admissions
from games.dice_hospital.modules.promos.messages import OneMoreAdmitted, PatientSentBack
from games.dice_hospital.state import State
from games.dice_hospital.types import Amendment, Context, Decision, Module


def _open(ctx: Context, state: State, event: TokenUsed) -> Decision:
    if meeple := meeple_in(state, event.seat, event.place):
        state = yield from open_admissions(ctx, state, event.seat, meeple, event.treatments)
    return state


INVESTMENTS_ADMISSIONS_NURSE = Module(
    key="investments_admissions_nurse",
    name="Investments and the Admissions Nurse",
    about="Tokens are used before she sends patients home or admits new ones.",
    words=ADMISSIONS_NURSE_WORDS,
    combines=("investments", "admissions_nurse"),
    evolvers={PatientSentBack: session_over, OneMoreAdmitted: session_over},
    amendments=(
        Amendment(
            since=2,
            about="The Admissions Nurse also acts for patients that a token of her department discharges.",
            reactions={TokenUsed: _open},
        ),
    ),
)
