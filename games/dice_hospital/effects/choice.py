"""Choosing patients. One description serves both to list the choices and to check a choice."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from games.dice_hospital.effects import roles
from games.dice_hospital.effects.groups import Group, Targets
from games.dice_hospital.effects.roles import ChosenPatient, Role, can_recolour
from games.dice_hospital.effects.shapes import SHAPES, Fit, most
from games.dice_hospital.state import COLOUR_INDEX, Colour, Patient
from games.kernel.refusal import Illegal

ANY_VALUE = frozenset(range(1, 7))
LOW = frozenset({1, 2, 3})
HIGH = frozenset({4, 5, 6})


class Choice(msgspec.Struct, frozen=True):
    """`count` patients, optionally of one colour, with allowed values.

    The values may have to be equal or consecutive (`shape`). With `least`, fewer patients are enough, down
    to that number. With `roles`, there is one patient for each role, consecutive values follow their order,
    and only coloured roles need the colour. Roles with the same number of steps stand next to each other,
    unless their values distinguish them.
    """

    count: int = 1
    colour: Colour | None = None
    values: frozenset[int] = ANY_VALUE
    shape: Literal["some", "same", "run"] = "some"
    least: int | None = None
    roles: tuple[Role, ...] = ()

    @property
    def fewest(self) -> int:
        """The lowest allowed number of patients."""
        return self.count if self.least is None else self.least

    @property
    def counts(self) -> range:
        """The allowed numbers of patients."""
        return range(self.fewest, self.count + 1)


NOBODY = Choice(0, least=1)
"""A choice that nothing fulfils, for departments that have a command of their own."""


def list_choices(choice: Choice, groups: Sequence[Group], bags: int) -> list[Targets]:
    """List every choice, with only one of several equivalent ones."""
    if choice.roles:
        return roles.list_choices(choice, groups, bags)
    recolours = bags > 0 and choice.colour in COLOUR_INDEX
    found: list[Targets] = []
    if choice.count == 1:
        # Plain loops, also in `shapes`: comprehensions that use local variables take almost twice the time.
        colour, values = choice.colour, choice.values
        for group in groups:
            if group.value in values:
                if colour is None or group.colour == colour:
                    found.append(group.one)
                elif recolours and group.colour in COLOUR_INDEX:
                    found.append((group.one[0], group.one[0]))
        return found
    fits, shape = _fitting(choice, groups, recolours), SHAPES[choice.shape]
    if choice.least is None:
        return shape(fits, choice.count, bags)
    for count in choice.counts:
        found += shape(fits, count, bags)
    return found


def any_choice(choice: Choice, groups: Sequence[Group], bags: int) -> bool:
    """Whether there is a choice at all. Finds out without listing all of them."""
    if choice.roles:
        return roles.any_choice(choice, groups, bags)
    if choice.shape != "some":
        return bool(list_choices(choice, groups, bags))
    recolours = bags > 0 and choice.colour in COLOUR_INDEX
    return most(_fitting(choice, groups, recolours), bags) >= choice.fewest <= choice.count


def _fitting(choice: Choice, groups: Sequence[Group], recolours: bool) -> list[Fit]:
    """The eligible groups, with blood bags those of other colours too."""
    colour, values = choice.colour, choice.values
    fits: list[Fit] = []
    for group in groups:
        if group.value in values:
            if colour is None or group.colour == colour:
                fits.append((group.value, group.ids, False))
            elif recolours and group.colour in COLOUR_INDEX:
                fits.append((group.value, group.ids, True))
    return fits


def check_choice(
    choice: Choice,
    candidates: Mapping[int, tuple[Patient, int]],
    bags: int,
    patients: tuple[int, ...],
    recolour: tuple[int, ...],
) -> tuple[int, ...]:
    """Refuse a choice that `list_choices` would not list (up to interchangeable patients).

    Return the patients in the order of their roles, if there are any.
    """
    count = len(patients)
    if not choice.fewest <= count <= choice.count or len(set(patients)) != count:
        raise Illegal("wrong_number_of_patients", needed=choice.count, least=choice.fewest)
    for patient in patients:
        if patient not in candidates:
            raise Illegal("patient_not_eligible", patient=patient)
    values = sorted([candidates[patient][1] for patient in patients])
    for value in values:
        if value not in choice.values:
            raise Illegal("wrong_value", value=value, needed=sorted(choice.values))
    if choice.shape == "same" and values[0] != values[-1]:
        raise Illegal("values_not_equal", values=values)
    if choice.shape == "run" and values != list(range(values[0], values[0] + count)):
        raise Illegal("values_not_consecutive", values=values)
    if len(recolour) > bags:
        raise Illegal("no_blood_bag", needed=len(recolour), bags=bags)
    if choice.roles:
        return roles.assign_roles(
            choice, [ChosenPatient(*candidates[one], one in recolour) for one in patients]
        )
    if choice.colour is not None:
        _check_colours(choice.colour, candidates, patients, recolour)
    return patients


def check_ways(
    ways: Sequence[Choice],
    candidates: Mapping[int, tuple[Patient, int]],
    bags: int,
    patients: tuple[int, ...],
    recolour: tuple[int, ...],
) -> tuple[Choice, tuple[int, ...]]:
    """Return the first of several choices that allows the chosen patients, and what `check_choice` returns.

    If none does, refuse as the first one does.
    """
    refusals: list[Illegal] = []
    for way in ways:
        try:
            return way, check_choice(way, candidates, bags, patients, recolour)
        except Illegal as refusal:
            refusals.append(refusal)
    raise refusals[0]


def required_colour(choice: Choice, chosen: Sequence[Patient], recolour: tuple[int, ...]) -> Colour | None:
    """The colour the choice needs from a blood bag. `chosen` is in the order of the roles."""
    if not choice.roles:
        return choice.colour
    others = [patient.id for patient in coloured(choice, chosen) if patient.colour != choice.colour]
    return choice.colour if sorted(others) == sorted(recolour) else None


def coloured(choice: Choice, chosen: Sequence[Patient]) -> list[Patient]:
    """The chosen patients who must have the colour of the choice."""
    if choice.roles:
        return [one for one, role in zip(chosen, choice.roles, strict=True) if role.coloured]
    return [] if choice.colour is None else list(chosen)


def _check_colours(
    colour: Colour,
    candidates: Mapping[int, tuple[Patient, int]],
    patients: tuple[int, ...],
    recolour: tuple[int, ...],
) -> None:
    others = {patient for patient in patients if candidates[patient][0].colour != colour}
    if not others and not recolour:
        return
    fixed = {patient for patient in others if not can_recolour(candidates[patient][0].colour, colour)}
    if missing := fixed.union(others.difference(recolour)):
        raise Illegal("wrong_colour", patients=sorted(missing), needed=colour)
    if len(recolour) != len(others) or others != set(recolour):
        raise Illegal("needless_recolour", patients=list(recolour))
