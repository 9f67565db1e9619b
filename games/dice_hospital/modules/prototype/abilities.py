"""Specialists that may also choose patients their department just healed."""

from collections.abc import Sequence

import msgspec

from games.dice_hospital.commands import UseSpecialist
from games.dice_hospital.effects import valuation
from games.dice_hospital.effects.choice import Choice
from games.dice_hospital.effects.specialist_reactions import (
    AbilityKind,
    choosable,
    healed_patients,
    no_patient,
    other_patients,
)
from games.dice_hospital.effects.specialists import healing
from games.dice_hospital.state import Patient, Pending, State
from games.dice_hospital.types import Context, Decision, Rules
from games.kernel.messages import Seat


class AnyOf(msgspec.Struct, frozen=True):
    """Healed a patient: heal one or more patients of certain values."""

    steps: int
    values: frozenset[int]
    count: int = 1
    trigger: None = None


class EitherOf(msgspec.Struct, frozen=True):
    """Healed a patient: one of several abilities, depending on the chosen patient's value."""

    ways: tuple[AnyOf, ...]
    trigger: None = None


_EVERYBODY = (healed_patients, other_patients)

ANY_OF = healing(
    AnyOf,
    _EVERYBODY,
    lambda ability, _pending: Choice(ability.count, None, ability.values, least=1),
    no_patient,
)


def _way(ability: EitherOf, value: int) -> AnyOf:
    return next((way for way in ability.ways if value in way.values), ability.ways[0])


def _legal(
    rules: Rules, state: State, seat: Seat, ability: EitherOf, pending: Pending
) -> list[UseSpecialist]:
    return [use for way in ability.ways for use in ANY_OF.legal(rules, state, seat, way, pending)]


def _decide(
    ctx: Context, state: State, seat: Seat, ability: EitherOf, pending: Pending, command: UseSpecialist
) -> Decision:
    found = choosable(ctx.rules, _EVERYBODY, state.hospitals[seat], pending)
    values = {patient.id: value for patient, value in found}
    way = _way(ability, values.get(next(iter(command.patients), 0), 0))
    return (yield from ANY_OF.decide(ctx, state, seat, way, pending, command))


def _estimate(ability: EitherOf, patients: Sequence[Patient], discharged: int) -> int:
    return sum(
        [
            valuation.healing((patient,), _way(ability, patient.value).steps, discharged)
            for patient in patients
        ]
    )


EITHER_OF = AbilityKind(EitherOf, _legal, _decide, _estimate)
