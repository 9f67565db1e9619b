"""The default move of a seat that runs out of time."""

from collections.abc import Iterable

from games.dice_hospital.state import Patient, State, arriving
from games.dice_hospital.types import Amendment, Rules
from games.kernel.messages import Command, Seat


def patients_compared(_rules: Rules, state: State, seat: Seat) -> Iterable[Patient]:
    """Hook: the patients whose values decide which of them the move is about."""
    return state.hospitals[seat].patients


def default(rules: Rules, state: State, seat: Seat) -> Command:
    """Return the move of a seat out of time: pass if it can, else the sickest patient or the first choice."""
    commands = rules.steps[state.step].commands
    for module in rules.modules:
        for kind in module.pass_commands:
            if kind in commands and kind() in rules.handlers[kind].legal(rules, state, seat):
                return kind()
    compared = rules.resolve(patients_compared)(rules, state, seat)
    values = {patient.id: patient.value for patient in compared}

    def sickness(command: Command) -> tuple[int, int]:
        patient = getattr(command, "patient", 0)
        return values.get(patient, 0), patient

    return min(rules.legal(state, seat), key=sickness)


NEW_PATIENTS_TOO = Amendment(
    since=2,
    about="When time is up, the new patient with the lowest value gets a ward first.",
    overrides={
        patients_compared: lambda original: (
            lambda rules, state, seat: (*original(rules, state, seat), *arriving(state, seat))
        )
    },
)
