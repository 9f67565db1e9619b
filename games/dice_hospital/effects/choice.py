"""Choosing patients: one description, used both to list every choice and to check one."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

import msgspec

from games.dice_hospital.state import Colour, Patient
from games.kernel.refusal import Illegal

ANY_VALUE = frozenset(range(1, 7))
LOW = frozenset({1, 2, 3})
HIGH = frozenset({4, 5, 6})

Targets = tuple[tuple[int, ...], tuple[int, ...]]
"""Patients, and those among them that a blood bag recolours."""


class Choice(msgspec.Struct, frozen=True):
    """Exactly `count` patients of a colour (or any) and certain values, of equal or consecutive value."""

    count: int = 1
    colour: Colour | None = None
    values: frozenset[int] = ANY_VALUE
    shape: Literal["some", "same", "run"] = "some"


class Group(NamedTuple):
    """Patients that are alike in every way that matters, so that one stands for all."""

    value: int
    """The value that decides: the one before this placement."""
    colour: Colour
    ids: tuple[int, ...]


def grouped(patients: Iterable[tuple[Patient, int]]) -> list[Group]:
    """Alike patients together; each comes with the value that decides for it."""
    groups: dict[tuple[int, Patient | str, int, bool, str | None], list[int]] = {}
    for patient, value in patients:
        key = (value, patient.colour, patient.value, patient.treated, patient.was)
        known = groups.get(key)
        if known is None:
            groups[key] = [patient.id]
        else:
            known.append(patient.id)
    return [Group(key[0], key[1], tuple(ids)) for key, ids in groups.items()]  # type: ignore[arg-type]


def listed(choice: Choice, groups: Sequence[Group], bags: int) -> list[Targets]:
    """Every choice there is, one for each that would be alike."""
    colour, values = choice.colour, choice.values
    if colour is None or bags:
        fitting = [group for group in groups if group.value in values]
    else:
        fitting = [group for group in groups if group.colour == colour and group.value in values]
    if choice.count == 1:
        return [_coloured(group.ids[:1], (group,), colour) for group in fitting]
    chosen = _SHAPES[choice.shape](fitting, choice.count)
    if colour is None:
        return [(ids, ()) for ids, _ in chosen]
    return [targets for ids, picked in chosen if len((targets := _coloured(ids, picked, colour))[1]) <= bags]


def _coloured(ids: tuple[int, ...], picked: Sequence[Group], colour: Colour | None) -> Targets:
    if colour is None:
        return ids, ()
    return ids, tuple([number for number, group in zip(ids, picked, strict=True) if group.colour != colour])


Picked = tuple[tuple[int, ...], tuple[Group, ...]]


def _some(groups: Sequence[Group], count: int) -> Iterator[Picked]:
    """Every way to pick so many patients out of the groups."""
    if count == 0:
        yield (), ()
        return
    for index, group in enumerate(groups):
        for taken in range(1, min(count, len(group.ids)) + 1):
            ids, same = group.ids[:taken], (group,) * taken
            for more_ids, more in _some(groups[index + 1 :], count - taken):
                yield ids + more_ids, same + more


def _same(groups: Sequence[Group], count: int) -> Iterator[Picked]:
    for value in range(1, 7):
        yield from _some([group for group in groups if group.value == value], count)


def _run(groups: Sequence[Group], count: int) -> Iterator[Picked]:
    by_value = [[group for group in groups if group.value == value] for value in range(8)]
    for low in range(1, 8 - count):
        partial: list[Picked] = [((), ())]
        for value in range(low, low + count):
            partial = [
                ((*ids, group.ids[0]), (*picked, group))
                for ids, picked in partial
                for group in by_value[value]
            ]
        yield from partial


_SHAPES = {"some": _some, "same": _same, "run": _run}


def check(
    choice: Choice,
    candidates: Mapping[int, tuple[Patient, int]],
    bags: int,
    patients: tuple[int, ...],
    recolour: tuple[int, ...],
) -> None:
    """Refuse a choice that is not among the listed ones (up to alike patients)."""
    if len(patients) != choice.count or len(set(patients)) != choice.count:
        raise Illegal("wrong_number_of_patients", needed=choice.count)
    for patient in patients:
        if patient not in candidates:
            raise Illegal("patient_not_eligible", patient=patient)
    values = sorted(candidates[patient][1] for patient in patients)
    for value in values:
        if value not in choice.values:
            raise Illegal("wrong_value", value=value, needed=sorted(choice.values))
    if choice.shape == "same" and values[0] != values[-1]:
        raise Illegal("values_not_equal", values=values)
    if choice.shape == "run" and values != list(range(values[0], values[0] + choice.count)):
        raise Illegal("values_not_consecutive", values=values)
    if len(recolour) > bags:
        raise Illegal("no_blood_bag", needed=len(recolour), bags=bags)
    if choice.colour is not None:
        _check_colours(choice.colour, candidates, patients, recolour)


def _check_colours(
    colour: Colour,
    candidates: Mapping[int, tuple[Patient, int]],
    patients: tuple[int, ...],
    recolour: tuple[int, ...],
) -> None:
    others = {patient for patient in patients if candidates[patient][0].colour != colour}
    if missing := others.difference(recolour):
        raise Illegal("wrong_colour", patients=sorted(missing), needed=colour)
    if len(recolour) != len(others) or others != set(recolour):
        raise Illegal("needless_recolour", patients=list(recolour))
