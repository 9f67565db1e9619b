"""Interchangeable patients, of whom only one is listed."""

from collections.abc import Iterable, Sequence

import msgspec

from games.dice_hospital.state import Colour, Patient
from games.kernel.last_result import keep_last

Targets = tuple[tuple[int, ...], tuple[int, ...]]
"""The chosen patients, and those of them that a blood bag recolours."""


class Group(msgspec.Struct, frozen=True, gc=False):
    """Interchangeable patients: only one choice is listed for all of them."""

    value: int
    """The value that eligibility is checked against: the one before this placement."""
    colour: Colour
    ids: tuple[int, ...]
    party: int
    one: Targets
    """The choice of one of them, without a blood bag."""


def grouped(patients: Iterable[Patient]) -> list[Group]:
    """Group interchangeable patients."""
    groups: dict[tuple[int, Colour, bool, Colour | None, int, int], list[int]] = {}
    for patient in patients:
        key = (
            patient.value,
            patient.colour,
            patient.treated,
            patient.was,
            patient.ward,
            patient.party,
        )
        groups.setdefault(key, []).append(patient.id)
    return [
        Group(value, colour, tuple(ids), party, ((ids[0],), ()))
        for (value, colour, _, _, _, party), ids in groups.items()
    ]


@keep_last
def groups_of(patients: tuple[Patient, ...]) -> Sequence[Group]:
    """Group the interchangeable patients of a hospital."""
    return grouped(patients)


def grouped_candidates(candidates: Iterable[tuple[Patient, int]]) -> list[Group]:
    """Group interchangeable patients, each with the value that eligibility is checked against."""
    groups: dict[tuple[int, int, Colour, bool, Colour | None, int, int], list[int]] = {}
    for one, value in candidates:
        key = value, one.value, one.colour, one.treated, one.was, one.ward, one.party
        groups.setdefault(key, []).append(one.id)
    return [
        Group(value, colour, tuple(ids), party, ((ids[0],), ()))
        for (value, _, colour, _, _, _, party), ids in groups.items()
    ]
