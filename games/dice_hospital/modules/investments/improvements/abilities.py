"""The abilities of Investments' specialists in phase 3. None depends on the healed patients."""

from collections.abc import Sequence
from typing import Any

import msgspec

from games.dice_hospital.commands import UseSpecialist
from games.dice_hospital.effects import valuation
from games.dice_hospital.effects.choice import Choice, check_choice, list_choices
from games.dice_hospital.effects.groups import grouped_candidates
from games.dice_hospital.effects.specialist_reactions import AbilityKind, passive_ability
from games.dice_hospital.events import SpecialistUsed, Treatment
from games.dice_hospital.state import HEALTHY, Hospital, Patient, Pending, State
from games.dice_hospital.types import Context, Decision, Rules
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal


class Advises(msgspec.Struct, frozen=True):
    """Has no effect in phase 3: it works while investing."""

    trigger: None = None


class LendsToken(msgspec.Struct, frozen=True):
    """May use a token of another department after the placement."""

    trigger: None = None


class RepeatsToken(msgspec.Struct, frozen=True):
    """May use one token of the department twice."""

    trigger: None = None


class AttendsWard(msgspec.Struct, frozen=True):
    """Lets up to `count` untreated patients of one ward count as treated."""

    count: int = 2
    trigger: None = None


def _untreated(hospital: Hospital) -> list[Patient]:
    return [p for p in hospital.patients if p.ward and not p.treated and p.value < HEALTHY]


def _legal(
    _rules: Rules, state: State, seat: Seat, ability: AttendsWard, _pending: Pending
) -> list[UseSpecialist]:
    wards: dict[int, list[tuple[Patient, int]]] = {}
    for patient in _untreated(state.hospitals[seat]):
        wards.setdefault(patient.ward, []).append((patient, patient.value))
    choice = Choice(ability.count, least=1)
    return [
        UseSpecialist(ids)
        for ward in wards.values()
        for ids, _ in list_choices(choice, grouped_candidates(ward), 0)
    ]


def _decide(
    _ctx: Context, state: State, seat: Seat, ability: AttendsWard, _pending: Pending, command: UseSpecialist
) -> Decision:
    if command.recolour or command.colours:
        raise Illegal("needless_recolour", patients=list(command.recolour or command.patients))
    found = {patient.id: (patient, patient.value) for patient in _untreated(state.hospitals[seat])}
    check_choice(Choice(ability.count, least=1), found, 0, command.patients, ())
    chosen = [found[number][0] for number in command.patients]
    if len({patient.ward for patient in chosen}) > 1:
        raise Illegal("not_in_one_ward", wards=[patient.ward for patient in chosen])
    return (yield SpecialistUsed(seat, tuple([Treatment(p.id, p.value) for p in chosen])))


def _estimate(_ability: Any, patients: Sequence[Patient], _discharged: int) -> int:
    return sum(valuation.treating(patient) for patient in patients)


ABILITIES = (
    passive_ability(Advises),
    passive_ability(LendsToken),
    passive_ability(RepeatsToken),
    AbilityKind(AttendsWard, _legal, _decide, _estimate, triggered=lambda *_: True),
)
