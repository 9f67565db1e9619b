"""Roles: what each patient must be where an effect treats the chosen patients differently."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec.structs import replace

from games.dice_hospital.state import COLOUR_INDEX, HEALTHY, Colour, Patient
from games.kernel.refusal import Illegal

if TYPE_CHECKING:
    from games.dice_hospital.effects.choice import Choice
    from games.dice_hospital.effects.groups import Group, Targets


class Trait(NamedTuple):
    """A kind of patient that a module defines. Refusals give its name."""

    name: str
    has: Callable[[int, int], bool]
    """Whether a patient with this id and this party has the trait."""


class Role(msgspec.Struct, frozen=True):
    """What one of the chosen patients must be, and how many steps it is healed."""

    steps: int = 1
    values: frozenset[int] | None = None
    """The values it may have; None: any value that the choice allows."""
    coloured: bool = False
    """Whether it must have the colour of the choice."""
    trait: Trait | None = None
    """The kind of patient it must be; None: any."""


class ChosenPatient(NamedTuple):
    """A chosen patient, and whether a blood bag recolours it."""

    patient: Patient
    value: int
    """The value that eligibility is checked against."""
    recolour: bool


def can_recolour(colour: Colour, into: Colour | None) -> bool:
    """Whether a blood bag can turn a colour into another."""
    return colour != into and colour in COLOUR_INDEX and into in COLOUR_INDEX


def list_choices(choice: "Choice", groups: Sequence["Group"], bags: int) -> list["Targets"]:
    """List every way to fill the roles in order, with only one of several equivalent ones."""
    found: list[Targets] = []
    for low, here in _pools(choice, [group for group in groups if group.value in choice.values]):
        found += _filled(_narrowed(choice, low), choice.colour, here, bags)
    steps = [role.steps for role in choice.roles]
    if choice.shape == "run" or len(set(steps)) == len(set(choice.roles)):
        return found
    same = len(set(steps)) == 1
    distinct: dict[object, Targets] = {}
    for chosen, recolour in found:
        key = frozenset(chosen) if same else frozenset(zip(chosen, steps, strict=True))
        distinct.setdefault((key, frozenset(recolour)), (chosen, recolour))
    return list(distinct.values())


def any_choice(choice: "Choice", groups: Sequence["Group"], bags: int) -> bool:
    """Whether there is any way to fill the roles."""
    eligible = [group for group in groups if group.value in choice.values]
    return any(
        _can_fill(_narrowed(choice, low), choice.colour, here, bags, ())
        for low, here in _pools(choice, eligible)
    )


def _can_fill(
    roles: tuple[Role, ...],
    colour: Colour | None,
    groups: Sequence["Group"],
    bags: int,
    picked: tuple[int, ...],
) -> bool:
    """Whether the roles can be filled from the groups, some of whose patients are already picked."""
    return not roles or any(
        _can_fill(roles[1:], colour, groups, bags - other, (*picked, index))
        for index, ids, other in _suited(roles[0], colour, groups)
        if picked.count(index) < len(ids) and not (other and not bags)
    )


def assign_roles(choice: "Choice", named: Sequence[ChosenPatient]) -> tuple[int, ...]:
    """Return the chosen patients in the order of the roles; the first suitable patient gets a role."""
    roles = _narrowed(choice, min(one.value for one in named))
    found = _search(roles, choice.colour, tuple(named))
    if found is None:
        raise _refusal(roles, choice.colour, named)
    return found


def _pools(choice: "Choice", groups: list["Group"]) -> Iterable[tuple[int, list["Group"]]]:
    """The groups that can be chosen together, with their lowest value."""
    if choice.shape == "some":
        yield 0, groups
        return
    rise = len(choice.roles) if choice.shape == "run" else 1
    for low in range(1, HEALTHY + 1 - rise):
        here = [group for group in groups if low <= group.value < low + rise]
        if sum([len(group.ids) for group in here]) >= len(choice.roles):
            yield low, here


def _narrowed(choice: "Choice", low: int) -> tuple[Role, ...]:
    """The roles with their exact values, given the lowest value: all equal, or rising in order."""
    if choice.shape == "some":
        return choice.roles
    rise = choice.shape == "run"
    return tuple(_of_value(role, low + rise * index) for index, role in enumerate(choice.roles))


def _of_value(role: Role, value: int) -> Role:
    return replace(role, values=frozenset({value}).intersection(role.values or (value,)))


def _filled(
    roles: tuple[Role, ...], colour: Colour | None, groups: Sequence["Group"], bags: int
) -> list["Targets"]:
    """Every way to fill the roles from the groups."""
    found: list[tuple[tuple[int, ...], Targets]] = [((), ((), ()))]
    before: list[tuple[Role, frozenset[int]]] = []
    for role in roles:
        suited = _suited(role, colour, groups)
        fitting = frozenset([index for index, _, _ in suited])
        alike = [
            (number, fits)
            for number, (one, fits) in enumerate(before)
            if (one.steps == role.steps if colour is None else one == role)
        ]
        found = [
            (
                (*picked, index),
                ((*chosen, ids[taken]), (*recolour, ids[taken]) if other else recolour),
            )
            for picked, (chosen, recolour) in found
            for swapped in [_swapped(alike, picked, fitting)]
            for index, ids, other in suited
            if index not in swapped
            and (taken := picked.count(index)) < len(ids)
            and not (other and len(recolour) >= bags)
        ]
        before.append((role, fitting))
    return [targets for _, targets in found]


def _swapped(
    alike: Sequence[tuple[int, frozenset[int]]], picked: tuple[int, ...], fitting: frozenset[int]
) -> set[int]:
    """The groups that could swap their role with one picked before. That way was found already."""
    return {
        index
        for number, fits in alike
        if picked[number] in fitting
        for index in fits
        if index < picked[number]
    }


def _suited(
    role: Role, colour: Colour | None, groups: Sequence["Group"]
) -> list[tuple[int, tuple[int, ...], bool]]:
    """The groups that fit a role: index, patients, and whether a bag must recolour them."""
    found = []
    for index, group in enumerate(groups):
        if _fits(role, group.value, group.ids[0], group.party):
            other = role.coloured and colour is not None and group.colour != colour
            if not other or can_recolour(group.colour, colour):
                found.append((index, group.ids, other))
    return found


def _search(
    roles: tuple[Role, ...], colour: Colour | None, named: tuple[ChosenPatient, ...]
) -> tuple[int, ...] | None:
    if not roles:
        return ()
    for index, one in enumerate(named):
        if _suits(roles[0], colour, one):
            rest = _search(roles[1:], colour, named[:index] + named[index + 1 :])
            if rest is not None:
                return (one.patient.id, *rest)
    return None


def _fits(role: Role, value: int, patient: int, party: int) -> bool:
    """Whether a patient has the value and the trait that a role asks for."""
    if role.values is not None and value not in role.values:
        return False
    return role.trait is None or role.trait.has(patient, party)


def _has_colour(role: Role, colour: Colour | None, one: ChosenPatient) -> bool:
    own = one.patient.colour
    return not role.coloured or colour in (None, own) or (one.recolour and can_recolour(own, colour))


def _suits(role: Role, colour: Colour | None, one: ChosenPatient) -> bool:
    return _has_colour(role, colour, one) and _fits(role, one.value, one.patient.id, one.patient.party)


def _refusal(roles: tuple[Role, ...], colour: Colour | None, named: Sequence[ChosenPatient]) -> Illegal:
    """Return the refusal for the first role that no patient fits."""
    patients = [one.patient.id for one in named]
    for role in roles:
        right = [one for one in named if role.values is None or one.value in role.values]
        if not right:
            return Illegal("wrong_value", value=named[0].value, needed=sorted(role.values or ()))
        right = [one for one in right if _has_colour(role, colour, one)]
        if not right:
            return Illegal("wrong_colour", patients=patients, needed=colour)
        if not any(_suits(role, colour, one) for one in right):
            needed = role.trait.name if role.trait else None
            return Illegal("wrong_kind_of_patient", patients=patients, needed=needed)
    return Illegal("roles_not_filled", patients=patients)
