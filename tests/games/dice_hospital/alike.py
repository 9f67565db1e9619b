"""When two commands are the same move: alike patients, copies of one kind, and the order of patients."""

from collections.abc import Iterable
from typing import Any

from games.dice_hospital import commands as c
from games.dice_hospital.modules.administrators.messages import ProtectPatient
from games.dice_hospital.modules.medical_reports.messages import TurnAway
from games.dice_hospital.state import Patient, Pending, State
from games.kernel.messages import Command


def _kind(component: str, at_hand: Iterable[str]) -> str:
    """What a tile or card is a copy of, if it is among those that can be used."""
    return component.partition(".")[0] if component in at_hand else f"{component}, which is not at hand"


def alike(state: State, seat: int, commands: Iterable[Command]) -> set[Any]:
    """The moves that these commands of a seat stand for."""
    return {move(state, seat, command) for command in commands}


def move(state: State, seat: int, command: Command) -> Any:
    """The same value for commands that are the same move, another one for all others."""
    own = state.hospitals[seat]
    match command:
        case c.PlaceMeeple():
            free = {"nurse", *own.departments, *own.specialists}.difference(own.used)
            chosen = _chosen(_looks(state, seat), command.patients, command.recolour)
            return (
                "place",
                _kind(command.meeple, free),
                _kind(command.department, free),
                chosen,
                command.colours,
            )
        case c.UseSpecialist():
            chosen = _chosen(_looks(state, seat, True), command.patients, command.recolour)
            return "specialist", chosen, command.colours
        case c.UseBloodBag():
            return "bag", _looks(state, seat, True).get(command.patient)
        case c.TakeImprovement():
            return "take", _kind(command.improvement, state.departments + state.specialists)
        case c.TradeIn():
            return "trade in", _kind(command.improvement, own.departments + own.specialists)
        case c.SetPatient():
            return "set", _looks(state, seat).get(command.patient), command.value
        case c.LosePatient() | ProtectPatient():
            return type(command), _looks(state, seat).get(command.patient)
        case c.LoadPatient() | TurnAway():
            return type(command), {die.id: _look(die) for die in state.arrivals}.get(command.patient)
        case _:
            return _plainly(_looks(state, seat), command)


def _plainly(looks: dict[int, Any], command: Command) -> Any:
    """Commands of other units: patients by their looks, in no order, and everything else as it is."""
    fields = {name: getattr(command, name) for name in command.__struct_fields__}
    told: list[Any] = [type(command)]
    for name, value in fields.items():
        if name == "patient":
            told.append(looks.get(value, f"nobody, {value}"))
        elif name == "patients":
            told.append((tuple(sorted(str(looks.get(die, die)) for die in value)), len(set(value))))
        else:
            told.append(value)
    return tuple(told)


def _chosen(looks: dict[int, Any], patients: tuple[int, ...], recolour: tuple[int, ...]) -> Any:
    chosen = sorted(str((looks.get(die, die), die in recolour)) for die in patients)
    return tuple(chosen), len(set(patients)), len(recolour)


def _looks(state: State, seat: int, pending: bool = False) -> dict[int, Any]:
    """How every patient of a seat looks, also to the specialist that may still react."""
    hospital = state.hospitals[seat]
    looks: dict[int, Any] = {die.id: _look(die) for die in hospital.patients}
    if pending and hospital.pending and _reacts(hospital.pending):
        healed = {die.id for die in hospital.pending.healed}
        before = {die.id: die.value for die in hospital.pending.before}
        looks = {die: (look, die in healed, before[die]) for die, look in looks.items()}
    return looks


_REACT_TO = {
    "red": ("surgeon", "anaesthetist", "cardiologist"),
    "green": ("pharmacist", "virologist", "microbiologist"),
    "yellow": ("haematologist", "urologist", "neurologist"),
}


def _reacts(pending: Pending) -> bool:
    """Blue specialists react to everybody, others to their colour."""
    kind = pending.specialist.partition(".")[0]
    colours = [colour for colour, kinds in _REACT_TO.items() if kind in kinds]
    return not colours or any(die.colour in colours for die in pending.healed)


def _look(die: Patient) -> tuple[Any, ...]:
    return die.value, die.colour, die.treated, die.was
