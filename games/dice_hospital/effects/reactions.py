"""What is common to specialists: the patients they react to, and the interpreter of an ability."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from games.dice_hospital.commands import UseSpecialist
from games.dice_hospital.hooks import specialist_of
from games.dice_hospital.state import HEALTHY, Course, Hospital, Patient, Pending, State
from games.dice_hospital.types import Context, Rules
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal

Candidate = tuple[Patient, int]
"""A patient as it is now, with the value it had before the placement."""


def colour_healed(ability: Any, pending: Pending) -> bool:
    """Whether the department healed what the specialist reacts to, by the colours of that moment."""
    healed = pending.healed
    return bool(healed) and (ability.trigger is None or any(p.colour == ability.trigger for p in healed))


def nothing_gained(_ability: Any, _chosen: list[Patient], _patient: Patient) -> bool:
    """Recolouring a patient gives the specialist nothing."""
    return False


class AbilityKind(NamedTuple):
    """The interpreter of one kind of specialist. Every ability names its `trigger`: a colour, or None."""

    ability: type[msgspec.Struct]
    legal: Callable[[Rules, State, Seat, Any, Pending], list[UseSpecialist]]
    decide: Callable[[Context, State, Seat, Any, Pending, UseSpecialist], Course]
    estimate: Callable[[Any, Sequence[Patient], int], int]
    """To bots, of using it on these patients, with so many discharged before."""
    triggered: Callable[[Any, Pending], bool] = colour_healed
    gains: Callable[[Any, list[Patient], Patient], bool] = nothing_gained
    """Whether recolouring one of the patients a department heals gives the specialist anything."""


def without_use(ability: type[msgspec.Struct]) -> AbilityKind:
    """The interpreter of an ability that no command uses: what it does follows from events, or is nothing."""

    def decide(*_: Any) -> Course:
        raise Illegal("not_triggered")

    return AbilityKind(ability, lambda *_: [], decide, lambda *_: 0, triggered=lambda *_: False)


def waiting(rules: Rules, state: State, seat: Seat) -> tuple[Pending, Any] | None:
    """What the specialist placed last may react to, and its ability, if it may be used."""
    pending = state.hospitals[seat].pending
    if pending is None:
        return None
    ability = rules.resolve(specialist_of)(rules, state, seat, pending.specialist).ability
    kind: AbilityKind = rules.box.ability_kinds[type(ability)]
    return (pending, ability) if kind.triggered(ability, pending) else None


def looking_back(rules: Rules, state: State, seat: Seat) -> Pending | None:
    """The placement to which something of a seat's may still react."""
    found = waiting(rules, state, seat)
    return found[0] if found else None


def the_healed(hospital: Hospital, pending: Pending) -> list[Candidate]:
    """Patients that the department healed and that are still here, not yet healthy."""
    before = {patient.id: patient.value for patient in pending.healed}
    return [(p, before[p.id]) for p in hospital.patients if p.id in before and p.value < HEALTHY]


def the_others(hospital: Hospital, pending: Pending) -> list[Candidate]:
    """Patients that the department did not heal and who are not healthy yet."""
    healed = {patient.id for patient in pending.healed}
    before = {patient.id: patient.value for patient in pending.before}
    return [
        (p, before.get(p.id, p.value)) for p in hospital.patients if p.id not in healed and p.value < HEALTHY
    ]
