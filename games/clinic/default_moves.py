"""The default move of a seat that runs out of time."""

from games.clinic.commands import MovePerson, TreatBest
from games.clinic.geometry.layout import layout_of
from games.clinic.state import State
from games.clinic.steps.movement.moving import MOVE, has_place, misplaced, moves
from games.clinic.types import Rules
from games.kernel.messages import Command, Seat


def default(rules: Rules, state: State, seat: Seat) -> Command:
    """Return the command sent for a seat: treat, else pass, else move people inside, else the first one."""
    legal = rules.legal(state, seat)
    passes = [kind for module in rules.modules for kind in module.pass_commands]
    wanted = [command for kind in (TreatBest, *passes) for command in legal if type(command) is kind]
    brought = _brought_in(rules, state, seat) if state.step == MOVE.name else []
    return (wanted or brought or legal)[0]


def _brought_in(rules: Rules, state: State, seat: Seat) -> list[MovePerson]:
    """Return moves of people who cannot stay where they are to rooms with a free place, quickest first."""
    clinic = state.clinics[seat]
    people = {person.id: person for person in clinic.people}
    standing, wrong = layout_of(clinic).standing, rules.resolve(misplaced)(rules, state, seat)
    found = [
        move
        for move in moves(rules, state, seat)
        if move.person in wrong and has_place(rules, clinic, standing[move.to], people[move.person])
    ]
    return [MovePerson(move.person, move.to) for move in sorted(found, key=lambda move: move.way.time)]
