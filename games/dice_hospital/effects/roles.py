"""Roles: where those that are chosen together are not all alike, what each of them must be."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from games.dice_hospital.state import COLOUR_INDEX, HEALTHY, Colour, Patient
from games.kernel.refusal import Illegal

if TYPE_CHECKING:
    from games.dice_hospital.effects.choice import Choice, Group, Targets


class Role(msgspec.Struct, frozen=True):
    """What one of the chosen patients must be, and how many steps it is healed for that."""

    steps: int = 1
    values: frozenset[int] | None = None
    """None: any that the choice allows."""
    coloured: bool = False
    """Whether it must have the colour of the choice."""
    kin: Literal["parent", "child"] | None = None
    """Whether it must be the parent or a child in its family."""


class Named(NamedTuple):
    """A patient that was chosen, with the value that decides and whether a bag is to recolour it."""

    patient: Patient
    value: int
    recolour: bool


def turns(colour: Colour, into: Colour | None) -> bool:
    """Whether a blood bag can turn a colour into another."""
    return colour != into and colour in COLOUR_INDEX and into in COLOUR_INDEX


def listed(choice: "Choice", groups: Sequence["Group"], bags: int) -> list["Targets"]:
    """Every way to fill the roles, in their order; one for each that treats the same patients alike."""
    found: dict[object, Targets] = {}
    for low, here in _pools(choice, [group for group in groups if group.value in choice.values]):
        roles = _narrowed(choice, low)
        for chosen, recolour in _filled(roles, choice.colour, here, bags):
            treated = frozenset(zip(chosen, [role.steps for role in roles], strict=True))
            found.setdefault((treated, frozenset(recolour)), (chosen, recolour))
    return list(found.values())


def cast(choice: "Choice", named: Sequence[Named]) -> tuple[int, ...]:
    """The chosen patients in the order of the roles; where several suit a role, the first named has it."""
    roles = _narrowed(choice, min(one.value for one in named))
    found = _search(roles, choice.colour, tuple(named))
    if found is None:
        raise _refusal(roles, choice.colour, named)
    return found


def _pools(choice: "Choice", groups: list["Group"]) -> Iterable[tuple[int, list["Group"]]]:
    """Those that may be chosen together, with their lowest value."""
    if choice.shape == "some":
        yield 0, groups
        return
    rise = len(choice.roles) if choice.shape == "run" else 1
    for low in range(1, HEALTHY + 1 - rise):
        here = [group for group in groups if low <= group.value < low + rise]
        if sum([len(group.ids) for group in here]) >= len(choice.roles):
            yield low, here


def _narrowed(choice: "Choice", low: int) -> tuple[Role, ...]:
    """The roles where the lowest value is known: equal values, or rising ones in the order of the roles."""
    if choice.shape == "some":
        return choice.roles
    rise = choice.shape == "run"
    return tuple(_of_value(role, low + rise * index) for index, role in enumerate(choice.roles))


def _of_value(role: Role, value: int) -> Role:
    return replace(role, values=frozenset({value}).intersection(role.values or (value,)))


def _filled(
    roles: tuple[Role, ...], colour: Colour | None, groups: Sequence["Group"], bags: int, start: int = 0
) -> Iterable["Targets"]:
    """Every way to fill the roles out of the groups, the first role from one of them on."""
    if not roles:
        yield (), ()
        return
    role, rest = roles[0], roles[1:]
    for index, group in enumerate(groups[start:], start):
        first, left = group.ids[:1], group.ids[1:]
        other = role.coloured and colour is not None and group.colour != colour
        if not _is(role, group.value, first[0], group.family):
            continue
        if other and not (bags and turns(group.colour, colour)):
            continue
        others = [*groups[:index], *([replace(group, ids=left)] if left else ()), *groups[index + 1 :]]
        # Those who play the same role have no order.
        onward = index if rest and rest[0] == role else 0
        for chosen, recolour in _filled(rest, colour, others, bags - other, onward):
            yield first + chosen, first + recolour if other else recolour


def _search(
    roles: tuple[Role, ...], colour: Colour | None, named: tuple[Named, ...]
) -> tuple[int, ...] | None:
    if not roles:
        return ()
    for index, one in enumerate(named):
        if _suits(roles[0], colour, one):
            rest = _search(roles[1:], colour, named[:index] + named[index + 1 :])
            if rest is not None:
                return (one.patient.id, *rest)
    return None


def _is(role: Role, value: int, number: int, family: int) -> bool:
    """Whether a patient has the value, and the place in its family, that a role asks for."""
    if role.values is not None and value not in role.values:
        return False
    return role.kin is None or (family != 0 and (number == family) == (role.kin == "parent"))


def _has_colour(role: Role, colour: Colour | None, one: Named) -> bool:
    own = one.patient.colour
    return not role.coloured or colour in (None, own) or (one.recolour and turns(own, colour))


def _suits(role: Role, colour: Colour | None, one: Named) -> bool:
    return _has_colour(role, colour, one) and _is(role, one.value, one.patient.id, one.patient.family)


def _refusal(roles: tuple[Role, ...], colour: Colour | None, named: Sequence[Named]) -> Illegal:
    """What the first role lacks that nobody suits."""
    patients = [one.patient.id for one in named]
    for role in roles:
        right = [one for one in named if role.values is None or one.value in role.values]
        if not right:
            return Illegal("wrong_value", value=named[0].value, needed=sorted(role.values or ()))
        right = [one for one in right if _has_colour(role, colour, one)]
        if not right:
            return Illegal("wrong_colour", patients=patients, needed=colour)
        if not any(_suits(role, colour, one) for one in right):
            return Illegal("wrong_kin", patients=patients, needed=role.kin)
    return Illegal("roles_not_filled", patients=patients)
