"""What specialists do after their department: when they react, whom they may choose, what they heal."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from games.dice_hospital.effects.choice import ANY_VALUE, Choice
from games.dice_hospital.state import Colour, Hospital, Patient, Pending

Candidate = tuple[Patient, int]
"""A patient as it is now, with the value it had before the placement."""


class OneMore(msgspec.Struct, frozen=True):
    """Healed a patient of the colour: heal one of the healed patients of the colour further."""

    trigger: Colour
    steps: int = 1


class Another(msgspec.Struct, frozen=True):
    """Healed a patient (of the colour, if one is named): heal others."""

    steps: int
    trigger: Colour | None = None
    values: frozenset[int] = ANY_VALUE
    count: int = 1


class EqualValue(msgspec.Struct, frozen=True):
    """Healed a patient of the colour: heal another that has the value it had before."""

    trigger: Colour
    steps: int = 1


class AbilityKind(NamedTuple):
    """The interpreter of one kind of specialist."""

    ability: type[msgspec.Struct]
    candidates: Callable[[Hospital, Pending], Iterable[Candidate]]
    choice: Callable[[Any, Pending], Choice]
    gains: Callable[[Any, list[Patient], Patient], bool]
    """Whether recolouring one of the patients a department heals gives the specialist anything."""


def the_healed(hospital: Hospital, pending: Pending) -> list[Candidate]:
    """Patients that the department healed and that are still here."""
    before = {patient.id: patient.value for patient in pending.healed}
    return [(p, before[p.id]) for p in hospital.patients if p.id in before]


def the_others(hospital: Hospital, pending: Pending) -> list[Candidate]:
    """Patients that the department did not heal."""
    healed = {patient.id for patient in pending.healed}
    before = {patient.id: patient.value for patient in pending.before}
    return [(p, before.get(p.id, p.value)) for p in hospital.patients if p.id not in healed]


def triggered(ability: Any, pending: Pending) -> bool:
    """Whether the department healed what the specialist reacts to, by the colours of that moment."""
    return ability.trigger is None or any(p.colour == ability.trigger for p in pending.healed)


def waiting(specialists: Mapping[str, Any], hospital: Hospital) -> Pending | None:
    """What the specialist placed last may react to, if its department healed what it reacts to."""
    pending = hospital.pending
    if pending is None or not triggered(specialists[pending.specialist].ability, pending):
        return None
    return pending


def _untriggered(ability: Any, chosen: list[Patient], _patient: Patient) -> bool:
    return all(p.colour != ability.trigger for p in chosen)


def _new_reference(ability: EqualValue, chosen: list[Patient], patient: Patient) -> bool:
    return all(p.colour != ability.trigger or p.value != patient.value for p in chosen)


def _references(ability: EqualValue, pending: Pending) -> Choice:
    values = (p.value for p in pending.healed if p.colour == ability.trigger)
    return Choice(1, None, frozenset(values))


ONE_MORE = AbilityKind(
    OneMore, the_healed, lambda ability, _pending: Choice(1, ability.trigger), _untriggered
)
ANOTHER = AbilityKind(
    Another,
    the_others,
    lambda ability, _pending: Choice(ability.count, ability.trigger, ability.values),
    _untriggered,
)
EQUAL_VALUE = AbilityKind(EqualValue, the_others, _references, _new_reference)
