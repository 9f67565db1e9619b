"""The default move of a seat that runs out of time."""

from games.dice_hospital.state import State
from games.dice_hospital.types import Rules
from games.kernel.messages import Command, Seat


def default(rules: Rules, state: State, seat: Seat) -> Command:
    """Return the move of a seat out of time: pass if it can, else the sickest patient or the first choice."""
    commands = rules.steps[state.step].commands
    for module in rules.modules:
        for kind in module.pass_commands:
            if kind in commands and kind() in rules.handlers[kind].legal(rules, state, seat):
                return kind()
    values = {patient.id: patient.value for patient in state.hospitals[seat].patients}

    def sickness(command: Command) -> tuple[int, int]:
        patient = getattr(command, "patient", 0)
        return values.get(patient, 0), patient

    return min(rules.legal(state, seat), key=sickness)
