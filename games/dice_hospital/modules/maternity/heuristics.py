"""How the easy bot values mothers and babies, who leave only as whole families."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.commands import PlaceMeeple, TakeAmbulance, UseBloodBag, UseSpecialist
from games.dice_hospital.effects.departments import healed
from games.dice_hospital.effects.valuation import STEP, next_discharge
from games.dice_hospital.events import Treatment
from games.dice_hospital.modules.maternity.families.members import is_baby
from games.dice_hospital.modules.maternity.messages import CallMidwife, MakeRoom
from games.dice_hospital.state import BEDS, COLOURS, HEALTHY, Colour
from games.kernel.last_result import keep_last
from games.kernel.messages import Command

_OVERFLOW = 200
"""The base game's penalty for a patient without a bed."""
_CROWDED = 15
"""The cost of putting a mother in a ward with others."""
_FIRST = 1000
"""The bonus for abilities, which expire with the next placement."""


def take_ambulance(bot_view: BotView, command: TakeAmbulance) -> int:
    """Correct the penalty for missing beds: babies do not need one."""
    vehicle = next(found for found in bot_view.view.ambulances if found.number == command.number)
    everyone, babies = (
        len(bot_view.own.patients) + len(vehicle.patients),
        sum(map(is_baby, bot_view.own.patients)),
    )
    return _OVERFLOW * (max(0, everyone - BEDS) - max(0, everyone - babies - BEDS))


def make_room(_bot_view: BotView, _command: MakeRoom) -> int:
    """Put a mother in a ward with others only if nothing else is possible."""
    return -3 * _CROWDED


def call_midwife(_bot_view: BotView, command: CallMidwife) -> int:
    """Prefer one baby: a small family leaves sooner."""
    return {1: 2, 0: 1}.get(command.babies, 0)


class _AverageChance:
    """A source of chance that always rolls the average."""

    def below(self, bound: int) -> int:
        return bound // 2


def _placement(bot_view: BotView, command: PlaceMeeple) -> int:
    families = _families(bot_view)
    if not families.members:
        return 0
    key = command.department, command.patients, command.colours
    gain = families.gains.get(key)
    if gain is None:
        gain = families.gains[key] = _gain(bot_view, _outcome(bot_view, command), meeples=1)
    return gain


def _outcome(bot_view: BotView, command: PlaceMeeple) -> Iterable[Treatment]:
    effect = bot_view.box.departments[command.department].effect
    outcome = bot_view.box.department_kinds[type(effect)].outcome
    colour = next((colour for colour in COLOURS if command.colours == (colour,)), None)
    return outcome(_AverageChance(), effect, bot_view.chosen(command.patients), colour)


def _reaction(bot_view: BotView, command: UseSpecialist) -> int:
    if not _families(bot_view).members or bot_view.own.pending is None:
        return 0
    steps: int = getattr(bot_view.box.specialist_kinds[bot_view.own.pending.ability].ability, "steps", 0)
    gain = _gain(bot_view, [healed(patient, steps) for patient in bot_view.chosen(command.patients)])
    return _FIRST + gain if gain > 0 else gain


def _blood_bag(bot_view: BotView, command: UseBloodBag) -> int:
    if not _families(bot_view).members:
        return 0
    return _gain(bot_view, [healed(patient, 1) for patient in bot_view.chosen((command.patient,))])


class _Families(NamedTuple):
    """The families of a seat's hospital before a command, which many commands are compared with."""

    members: list[tuple[int, ...]]
    values: dict[int, int]
    """The value of every patient in the hospital."""
    meeples: int
    """The meeples that are left."""
    worth: int
    some_healthy: bool
    gains: dict[tuple[str, tuple[int, ...], tuple[Colour, ...]], int]
    """What placements gain, by department, patients and colours: several meeples can be placed for each."""


@keep_last
def _families(bot_view: BotView) -> _Families:
    own = bot_view.own
    members = [(one.mother, *one.babies) for one in bot_view.view.modules["maternity"].families[own.seat]]
    left = own.nurses - own.nurses_placed + sum([card not in own.used for card in own.specialists])
    values = {patient.id: patient.value for patient in own.patients}
    healthy = any(values[one] == HEALTHY for family in members for one in family)
    worth = _worth(members, values, left, len(own.discharged))
    return _Families(members, values, left, worth, healthy, {})


def _gain(bot_view: BotView, treatments: Iterable[Treatment], meeples: int = 0) -> int:
    """The value of a treatment that takes `meeples` meeples for the discharge of families."""
    families = _families(bot_view)
    treated = {treatment.patient: treatment.value for treatment in treatments}
    if not families.some_healthy and HEALTHY not in treated.values():
        return 0
    after, left = {**families.values, **treated}, families.meeples - meeples
    return _worth(families.members, after, left, len(bot_view.own.discharged)) - families.worth


def _worth(
    families: Iterable[tuple[int, ...]], values: Mapping[int, int], meeples: int, discharged: int
) -> int:
    """The value of families with healthy members, if the remaining meeples can heal the rest."""
    total = 0
    for family in families:
        shown = [values[one] for one in family]
        healthy = shown.count(HEALTHY)
        if not healthy:
            continue
        missing = HEALTHY * len(shown) - sum(shown)
        points = sum([next_discharge(discharged + one) + STEP for one in range(healthy)])
        if not missing:
            total, discharged = total + points, discharged + healthy
        elif missing <= meeples:
            total += points // 2
    return total


HEURISTICS: dict[type[Command], Callable[[BotView, Any], int]] = {
    PlaceMeeple: _placement,
    UseSpecialist: _reaction,
    UseBloodBag: _blood_bag,
}
