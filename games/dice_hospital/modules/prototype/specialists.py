"""The specialists of the prototype: the nine coloured kinds twice, six others once each."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from games.dice_hospital.data.rows import Department, Specialist
from games.dice_hospital.data.specialists import SPECIALISTS as BASE_CARDS
from games.dice_hospital.effects.choice import HIGH, LOW
from games.dice_hospital.effects.departments import Heal
from games.dice_hospital.effects.specialists import Another
from games.dice_hospital.events import MeeplePlaced
from games.dice_hospital.modules.prototype.abilities import AnyOf, EitherOf
from games.dice_hospital.modules.prototype.departments import WITH_COLOUR
from games.dice_hospital.modules.prototype.names import SUFFIX, kind_of
from games.dice_hospital.state import HEALTHY, Patient, State, with_hospital

_COLOURED = tuple(
    replace(row, key=f"{row.key}{SUFFIX}") for row in BASE_CARDS if row.ability.trigger is not None
)

CONSULTANT, REGISTRAR = f"consultant{SUFFIX}", f"registrar{SUFFIX}"


def _reacts_with_colour(department: Department, _patients: Sequence[Patient]) -> bool:
    return department.key in WITH_COLOUR


def _reacts_to_discharge(department: Department, patients: Sequence[Patient]) -> bool:
    effect = department.effect
    return isinstance(effect, Heal) and any(p.value + effect.steps >= HEALTHY for p in patients)


_VERY_LOW = frozenset({1, 2})
_OTHERS = (
    Specialist(
        "triage_nurse_211",
        "blue",
        Another(2, values=LOW),
        "healed: another of value 1 to 3 by 2 steps",
        appeal=5,
    ),
    Specialist(
        CONSULTANT,
        "blue",
        Another(3, values=_VERY_LOW),
        "healed in a department that names a colour: another of value 1 or 2 by 3 steps",
        appeal=3,
        reacts=_reacts_with_colour,
    ),
    Specialist(
        REGISTRAR,
        "blue",
        EitherOf((AnyOf(1, HIGH), AnyOf(2, LOW))),
        "healed and discharged: one of value 4 to 6 by 1 step, or one of value 1 to 3 by 2 steps",
        appeal=4,
        reacts=_reacts_to_discharge,
    ),
    Specialist(
        "paramedic_211",
        "blue",
        AnyOf(1, LOW, 2),
        "healed: up to two of value 1 to 3 by 1 step, also those just healed",
        appeal=5,
    ),
    Specialist(
        "critical_specialist_211",
        "blue",
        AnyOf(1, _VERY_LOW, 3),
        "healed: up to three of value 1 or 2 by 1 step, also those just healed",
        appeal=4,
    ),
    Specialist(
        "general_practitioner_211",
        "blue",
        Another(1, values=HIGH),
        "healed: another of value 4 to 6 by 1 step",
        appeal=4,
    ),
)

CARDS = (*_COLOURED, *(replace(row, copies=1) for row in _OTHERS))


def _in_a_coloured_department(event: MeeplePlaced) -> bool:
    return kind_of(event.department) in WITH_COLOUR


def _discharged(event: MeeplePlaced) -> bool:
    return any(treatment.value == HEALTHY for treatment in event.treatments)


_CONDITIONS: dict[str, Callable[[MeeplePlaced], bool]] = {
    CONSULTANT: _in_a_coloured_department,
    REGISTRAR: _discharged,
}
"""The extra conditions of specialists on a placement."""


def check_condition(state: State, event: MeeplePlaced) -> State:
    """Cancel the reaction of a specialist whose condition is not met."""
    needed = _CONDITIONS.get(kind_of(event.meeple))
    if needed is None or needed(event):
        return state
    return with_hospital(state, event.seat, pending=None)
