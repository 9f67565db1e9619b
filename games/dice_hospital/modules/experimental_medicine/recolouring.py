"""Physiotherapy's second patient: a command that may follow until the next meeple is placed."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.events import MeeplePlaced
from games.dice_hospital.evolve.patients import treated
from games.dice_hospital.modules.experimental_medicine.departments import PHYSIOTHERAPY
from games.dice_hospital.modules.experimental_medicine.effects import (
    other_colours,
    recoloured,
    recolouring_value,
)
from games.dice_hospital.modules.experimental_medicine.messages import AnotherRecoloured, RecolourAnother
from games.dice_hospital.state import Patient, State
from games.dice_hospital.steps.activation import patient_groups
from games.dice_hospital.types import Context, Decision, Handler, Rules
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal
from games.kernel.state import slice_reader


class Physiotherapy(msgspec.Struct, frozen=True):
    """A seat's Physiotherapy: the patient it recoloured, while a second one may follow."""

    recoloured: int | None = None
    """The id of the patient that the seat's Physiotherapy recoloured, while a second one may follow; null if
    none may.
    """


sessions = slice_reader("experimental_medicine", tuple[Physiotherapy, ...])
"""Return this module's slice of the state."""


def begin(_rules: Rules, players: int) -> tuple[Physiotherapy, ...]:
    """Return the initial slice: no patient was recoloured."""
    return (Physiotherapy(),) * players


def view(_rules: Rules, state: State, _viewer: Seat | None, _everything: bool) -> tuple[Physiotherapy, ...]:
    """Return the view. Nothing is hidden."""
    return sessions(state)


def _with_first(state: State, seat: Seat, first: int | None) -> State:
    known = sessions(state)
    if known[seat].recoloured == first:
        return state
    return replace(state, experimental_medicine=(*known[:seat], Physiotherapy(first), *known[seat + 1 :]))


def meeple_placed(state: State, event: MeeplePlaced) -> State:
    here = event.department.partition(".")[0] == PHYSIOTHERAPY.key
    return _with_first(state, event.seat, event.treatments[0].patient if here else None)


def recolouring_over(state: State, event: Any) -> State:
    """End the chance to recolour a second patient."""
    return _with_first(state, event.seat, None)


def another_recoloured(state: State, event: AnotherRecoloured) -> State:
    return treated(_with_first(state, event.seat, None), event.seat, (event.treatment,))


def _candidates(state: State, seat: Seat) -> list[Patient]:
    first = sessions(state)[seat].recoloured
    return [p for p in state.hospitals[seat].patients if p.id != first] if first is not None else []


def _legal(rules: Rules, state: State, seat: Seat) -> Iterable[RecolourAnother]:
    patients = {patient.id: patient for patient in _candidates(state, seat)}
    groups = patient_groups(rules, state, seat) if patients else []
    distinct = [[patients[number] for number in group.ids if number in patients] for group in groups]
    return [
        RecolourAnother(found[0].id, colour)
        for found in distinct
        if found
        for colour in other_colours(found[0])
    ]


def _decide(_ctx: Context, state: State, seat: Seat, command: RecolourAnother) -> Decision:
    if sessions(state)[seat].recoloured is None:
        raise Illegal("no_recolouring_waiting")
    for patient in _candidates(state, seat):
        if patient.id == command.patient:
            allowed = other_colours(patient)
            if command.colour not in allowed:
                raise Illegal("wrong_colours", needed=list(allowed))
            return (yield AnotherRecoloured(seat, recoloured(patient, command.colour)))
    raise Illegal("patient_not_eligible", patient=command.patient)


def heuristics(bot_view: BotView, command: RecolourAnother) -> int:
    """Do it before the next placement, when it expires, if it has any value."""
    gain = recolouring_value([patient for patient in bot_view.own.patients if patient.id == command.patient])
    return 1000 + gain if gain > 0 else -1


RECOLOUR_ANOTHER = Handler(_decide, _legal)
