"""Changes of the base game's rules since the first version."""

from collections.abc import Callable, Sequence
from itertools import combinations

from msgspec.structs import replace

from games.dice_hospital.effects.choice import Choice, list_choices
from games.dice_hospital.effects.groups import Group, grouped_candidates
from games.dice_hospital.effects.specialist_reactions import (
    Candidate,
    Who,
    healed_patients,
    other_patients,
)
from games.dice_hospital.effects.specialists import ways_to_choose
from games.dice_hospital.state import HEALTHY, Hospital, Pending
from games.dice_hospital.types import Amendment

Ways = Callable[[Choice, Sequence[Candidate], int], Sequence[Choice]]


def _healed_by_value_now(_original: Who) -> Who:
    def override(hospital: Hospital, pending: Pending) -> list[Candidate]:
        healed = {patient.id for patient in pending.healed}
        return [(p, p.value) for p in hospital.patients if p.id in healed and p.value < HEALTHY]

    return override


def _others_by_value_now(_original: Who) -> Who:
    def override(hospital: Hospital, pending: Pending) -> list[Candidate]:
        healed = {patient.id for patient in pending.healed}
        return [(p, p.value) for p in hospital.patients if p.id not in healed and p.value < HEALTHY]

    return override


def _as_many_as_fit(original: Ways) -> Ways:
    """Where fewer patients fit than the card names, choose all of those, for any one value it refers to."""

    def override(choice: Choice, candidates: Sequence[Candidate], bags: int) -> Sequence[Choice]:
        if choice.count == 1 or choice.least is not None:
            return original(choice, candidates, bags)
        groups = grouped_candidates(candidates)
        values = [{value} for value in sorted(choice.values)] if choice.shape == "same" else [choice.values]
        ways = [replace(choice, values=frozenset(allowed)) for allowed in values]
        return [most for way in ways for most in _largest(way, groups, bags)] or ways[:1]

    return override


def _largest(choice: Choice, groups: Sequence[Group], bags: int) -> list[Choice]:
    """The choices of as many patients as there are for it, each with some of its roles."""
    for count in range(choice.count, 0, -1):
        roles = combinations(choice.roles, count) if choice.roles else [()]
        ways = [replace(choice, count=count, roles=some) for some in roles]
        if fitting := [way for way in ways if list_choices(way, groups, bags)]:
            return fitting
    return []


AMENDMENTS = (
    Amendment(
        since=2,
        about=(
            "Patients that a specialist or a token chooses are judged by the value they have now. Where"
            " fewer fit than a specialist's card names, those are healed."
        ),
        overrides={
            healed_patients: _healed_by_value_now,
            other_patients: _others_by_value_now,
            ways_to_choose: _as_many_as_fit,
        },
    ),
)
