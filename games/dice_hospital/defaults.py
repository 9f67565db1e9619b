"""Time: the rulebook's timer, and what a seat does whose time is over."""

from games.dice_hospital.commands import (
    DeclineImprovement,
    FinishActivation,
    KeepImprovements,
    LosePatient,
)
from games.dice_hospital.data.figures import TIMER_MORE, TIMER_SECONDS
from games.dice_hospital.modules.administrators.messages import ProtectPatient
from games.dice_hospital.state import State
from games.kernel.messages import Command, Seat
from games.kernel.rules import Rules

DONE: tuple[type[Command], ...] = (FinishActivation, DeclineImprovement, KeepImprovements)
"""Commands that leave the rest of a step undone."""


def default(rules: Rules, state: State, seat: Seat) -> Command:
    """Do nothing more where that is allowed, else choose the sickest patient or what is listed first."""
    commands = rules.steps[state.step].commands
    for kind in DONE:
        if kind in commands:
            return kind()
    values = {patient.id: patient.value for patient in state.hospitals[seat].patients}

    def sickness(command: Command) -> tuple[int, int]:
        if isinstance(command, LosePatient | ProtectPatient):
            return values[command.patient], command.patient
        return 0, 0

    return min(rules.legal(state, seat), key=sickness)


def timer(rules: Rules, state: State) -> int | None:
    """The seconds for an activation: more in every round."""
    if FinishActivation not in rules.steps[state.step].commands:
        return None
    return TIMER_SECONDS + TIMER_MORE * (state.round - 1)
