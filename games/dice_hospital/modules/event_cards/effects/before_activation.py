"""Choices before the activation: which meeple stays at home, and which department closes."""

from collections.abc import Iterable, Mapping
from typing import Any

from games.dice_hospital.commands import NURSE
from games.dice_hospital.hooks import free_nurses, free_specialists, marks_on, open_departments
from games.dice_hospital.modules.event_cards.effects import effect_types
from games.dice_hospital.modules.event_cards.effects.interpreter import Choice, Interchangeable
from games.dice_hospital.modules.event_cards.messages import (
    CloseDepartment,
    DepartmentClosed,
    MeepleStayedHome,
    StayHome,
)
from games.dice_hospital.state import State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal

BEFORE_ACTIVATION = "before_activation"


def _meeples(rules: Rules, state: State, seat: Seat, _effect: effect_types.KeepHome) -> list[Interchangeable]:
    nurses = (NURSE,) * rules.resolve(free_nurses)(rules, state, seat)
    specialists = rules.resolve(free_specialists)(rules, state, seat)
    return [*([nurses] if nurses else []), *_copies(rules, state, seat, specialists, rules.box.specialists)]


def _departments(
    rules: Rules, state: State, seat: Seat, _effect: effect_types.Close
) -> list[Interchangeable]:
    tiles = rules.resolve(open_departments)(rules, state, seat)
    return _copies(rules, state, seat, tiles, rules.box.departments)


def _copies(
    rules: Rules, state: State, seat: Seat, names: Iterable[str], rows: Mapping[str, Any]
) -> list[Interchangeable]:
    """Group copies of the same tile or card, unless something lies on them."""
    kinds: dict[tuple[str, tuple[str, ...] | None], list[str]] = {}
    marks = rules.resolve(marks_on)(rules, state, seat)
    for name in names:
        kinds.setdefault((rows[name].key, marks.get(name)), []).append(name)
    return [tuple(found) for found in kinds.values()]


def _stays_home(
    _rules: Rules, _state: State, seat: Seat, _effect: effect_types.KeepHome, meeple: str
) -> MeepleStayedHome:
    return MeepleStayedHome(seat, meeple)


def _is_closed(
    _rules: Rules, _state: State, seat: Seat, _effect: effect_types.Close, department: str
) -> DepartmentClosed:
    return DepartmentClosed(seat, department)


def _no_meeple(state: State, seat: Seat, meeple: str) -> Illegal:
    if meeple in (NURSE, *state.hospitals[seat].specialists):
        return Illegal("meeple_not_at_work", meeple=meeple)
    return Illegal("meeple_not_yours", meeple=meeple)


def _no_department(state: State, seat: Seat, department: str) -> Illegal:
    if department in state.hospitals[seat].departments:
        return Illegal("department_closed", department=department)
    return Illegal("department_not_yours", department=department)


KEEPING_HOME = Choice(BEFORE_ACTIVATION, StayHome, _meeples, _stays_home, _no_meeple)
CLOSING = Choice(BEFORE_ACTIVATION, CloseDepartment, _departments, _is_closed, _no_department)
