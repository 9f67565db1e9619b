"""What all specialists share: the patients they react to, and the interpreter of an ability."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from games.dice_hospital.commands import UseSpecialist
from games.dice_hospital.effects.groups import Group, grouped_candidates
from games.dice_hospital.hooks import specialist_of
from games.dice_hospital.state import HEALTHY, Hospital, Patient, Pending, State
from games.dice_hospital.types import Context, Decision, Rules
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal

Candidate = tuple[Patient, int]
"""A patient as it is now, with the value that eligibility is checked against."""

Who = Callable[[Hospital, Pending], list[Candidate]]
"""A hook that returns the patients an ability or a token can choose from."""


def colour_healed(ability: Any, pending: Pending) -> bool:
    """Whether the department healed the specialist's trigger colour, by the colours at that moment."""
    healed = pending.healed
    return bool(healed) and (ability.trigger is None or any(p.colour == ability.trigger for p in healed))


def no_patient(_ability: Any, _healed: Sequence[Patient]) -> Sequence[Patient]:
    """Recolouring a patient does not help the specialist."""
    return ()


class AbilityKind(NamedTuple):
    """The interpreter of one kind of ability. Every ability has a `trigger`: a colour or None."""

    ability: type[msgspec.Struct]
    legal: Callable[[Rules, State, Seat, Any, Pending], list[UseSpecialist]]
    decide: Callable[[Context, State, Seat, Any, Pending, UseSpecialist], Decision]
    estimate: Callable[[Any, Sequence[Patient], int], int]
    """The value to bots of using it on these patients, given the number already discharged."""
    triggered: Callable[[Any, Pending], bool] = colour_healed
    worth_recolouring: Callable[[Any, Sequence[Patient]], Sequence[Patient]] = no_patient
    """Those of the healed patients who help the specialist in its trigger colour, which they do not have."""


def passive_ability(ability: type[msgspec.Struct]) -> AbilityKind:
    """The interpreter of an ability without a command: it acts through events, or not at all."""

    def decide(*_: Any) -> Decision:
        raise Illegal("not_triggered")

    return AbilityKind(ability, lambda *_: [], decide, lambda *_: 0, triggered=lambda *_: False)


def pending_ability(rules: Rules, state: State, seat: Seat) -> tuple[Pending, Any] | None:
    """The last specialist's pending reaction and its ability, if the ability can be used."""
    pending = state.hospitals[seat].pending
    if pending is None:
        return None
    ability = rules.resolve(specialist_of)(rules, state, seat, pending.specialist).ability
    kind: AbilityKind = rules.box.ability_kinds[type(ability)]
    return (pending, ability) if kind.triggered(ability, pending) else None


def placements_to_react_to(rules: Rules, state: State, seat: Seat) -> tuple[Pending, ...]:
    """Hook: the placement that a seat can still react to, as its specialist and as its tokens see it."""
    found = pending_ability(rules, state, seat)
    return found[:1] if found else ()


def healed_patients(hospital: Hospital, pending: Pending) -> list[Candidate]:
    """Hook: the patients that the department healed and who are still here, by their value before."""
    before = {patient.id: patient.value for patient in pending.healed}
    return [(p, before[p.id]) for p in hospital.patients if p.id in before and p.value < HEALTHY]


def other_patients(hospital: Hospital, pending: Pending) -> list[Candidate]:
    """Hook: the patients that the department did not heal and who are not healthy, by their value before."""
    healed = {patient.id for patient in pending.healed}
    before = {patient.id: patient.value for patient in pending.before}
    return [
        (p, before.get(p.id, p.value)) for p in hospital.patients if p.id not in healed and p.value < HEALTHY
    ]


def choosable(rules: Rules, who: Sequence[Who], hospital: Hospital, pending: Pending) -> list[Candidate]:
    """The patients that these hooks return for a placement."""
    return [found for hook in who for found in rules.resolve(hook)(hospital, pending)]


def grouped_by_placement(candidates: Iterable[Candidate], placements: Sequence[Pending]) -> list[Group]:
    """Group interchangeable patients, those that the same placements healed together."""
    healed = [{patient.id for patient in placement.healed} for placement in placements]
    parts: dict[tuple[bool, ...], list[Candidate]] = {}
    for patient, value in candidates:
        parts.setdefault(tuple([patient.id in ids for ids in healed]), []).append((patient, value))
    return [group for part in parts.values() for group in grouped_candidates(part)]
