"""When two commands are the same move: alike people, stops in any order, swaps told from both sides."""

from collections.abc import Hashable, Iterable
from typing import Any

from games.clinic.commands import MoveAppointment
from games.clinic.hooks import equivalence_key
from games.clinic.modules.zombies.state import zombies_by_seat
from games.clinic.notepad import moved
from games.clinic.state import SERVICES, State
from games.kernel.messages import Command
from games.kernel.rules import Rules

PEOPLE = ("person", "doctor", "nurse", "patient", "donor")
"""The fields in which commands name people."""


def alike(rules: Rules, state: State, seat: int, commands: Iterable[Command]) -> set[Hashable]:
    """The moves that these commands of a seat stand for."""
    return {move(rules, state, seat, command) for command in commands}


def move(rules: Rules, state: State, seat: int, command: Command) -> Hashable:
    """The same value for commands that are the same move, another one for all others."""
    if isinstance(command, MoveAppointment):
        return _notepad(state, command)
    told: list[Any] = [type(command)]
    for name in command.__struct_fields__:
        value = getattr(command, name)
        if name in PEOPLE:
            told.append(_look(rules, state, seat, value))
        elif name == "zombie":
            told.append(_zombie(state, seat, value))
        else:
            told.append(tuple(sorted(value)) if isinstance(value, tuple) else value)
    return tuple(told)


def _zombie(state: State, seat: int, number: int) -> Hashable:
    for zombie in zombies_by_seat(state)[seat].zombies:
        if zombie.id == number:
            return zombie.at, zombie.moved
    return f"no zombie, {number}"


def _notepad(state: State, command: MoveAppointment) -> Hashable:
    row, notepad = SERVICES.index(command.service), state.notepad
    known = row < len(notepad) and 0 <= command.column < len(notepad[row])
    return MoveAppointment, (known and moved(notepad, row, command.column, command.to)) or "nothing"


def _look(rules: Rules, state: State, seat: int, number: int) -> Hashable:
    clinic = state.clinics[seat]
    for person in clinic.people:
        if person.id == number:
            found = rules.resolve(equivalence_key)(rules, state, seat, person)
            return (*found, number in clinic.busy, number == clinic.walker)
    return f"nobody, {number}"
