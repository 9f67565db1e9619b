"""Mothers in ambulances: rolled with the other patients, at most one in each ambulance."""

from collections.abc import Callable
from itertools import permutations

from msgspec.structs import replace

from games.dice_hospital.events import PatientsArrived, PatientsLoaded
from games.dice_hospital.evolve.patients import drawn
from games.dice_hospital.hooks import faces, vehicle_capacities
from games.dice_hospital.modules.maternity.families import members
from games.dice_hospital.modules.maternity.families.members import is_mother
from games.dice_hospital.modules.maternity.figures import MOTHERS
from games.dice_hospital.modules.maternity.messages import LoadMother, MothersArrived
from games.dice_hospital.state import Patient, State
from games.dice_hospital.steps.arrival import load
from games.dice_hospital.types import Context, Decision, Handler, Rules
from games.kernel.chance import pick
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal

Count = Callable[[Rules, State], int]
Waits = Callable[[Rules, State], bool]
Plan = tuple[int, ...]
"""For each mother not loaded yet, the index of her vehicle."""


def fewer_dice(original: Count) -> Count:
    """Draw fewer dice, because some patients are mothers."""
    return lambda rules, state: original(rules, state) - MOTHERS[rules.players]


def mothers_first(original: Waits) -> Waits:
    """Load the mothers before anyone else."""
    return lambda rules, state: bool(_unloaded(state)) or original(rules, state)


def _unloaded(state: State) -> list[Patient]:
    return [patient for patient in state.arrivals if is_mother(patient)]


def arrive(ctx: Context, state: State, _event: PatientsArrived) -> Decision:
    """Roll the mothers, and load those for whom there is no choice."""
    number, shown = state.next_patient, ctx.rules.resolve(faces)(ctx.rules, state)
    rolled = [pick(ctx.chance, shown) for _ in range(MOTHERS[ctx.rules.players])]
    state = yield MothersArrived(
        tuple(members.mother(number + index, value) for index, value in enumerate(rolled))
    )
    return (yield from _load_forced(ctx.rules, state))


def mothers_arrived(state: State, event: MothersArrived) -> State:
    """Add the mothers to the arrivals."""
    return replace(drawn(state, event.patients), arrivals=state.arrivals + event.patients)


def _natural(rules: Rules, state: State, value: int) -> range:
    """The vehicles that patients of a value would get if all were loaded from low to high."""
    dice = [p.value for v in state.ambulances for p in v.patients] + [p.value for p in state.arrivals]
    below, upto = sum(other < value for other in dice), sum(other <= value for other in dice)
    found, filled = [], 0
    for place, room in enumerate(rules.resolve(vehicle_capacities)(rules, state)):
        if below < filled + room and filled < upto:
            found.append(place)
        filled += room
    return range(found[0], found[-1] + 1)


def _plans(rules: Rules, state: State) -> list[Plan]:
    """The ways to load the mothers, one in each vehicle, that move them least."""
    natural = [_natural(rules, state, mother.value) for mother in _unloaded(state)]
    free = [place for place, v in enumerate(state.ambulances) if not any(map(is_mother, v.patients))]

    def shifted(plan: Plan) -> int:
        return sum(min(abs(place - own) for own in owns) for place, owns in zip(plan, natural, strict=True))

    plans = list(permutations(free, len(natural)))
    least = min(map(shifted, plans))
    return [plan for plan in plans if shifted(plan) == least]


def _places(state: State, plan: Plan, value: int) -> set[int]:
    """The vehicles that a plan gives to mothers of a value."""
    return {place for mother, place in zip(_unloaded(state), plan, strict=True) if mother.value == value}


def _load_forced(rules: Rules, state: State) -> Decision:
    """Load the mothers who have the same vehicle in every plan."""
    while forced := _forced(rules, state):
        state = yield forced
    return state


def _forced(rules: Rules, state: State) -> PatientsLoaded | None:
    mothers = _unloaded(state)
    plans = _plans(rules, state) if mothers else []
    for mother in mothers:
        places = [_places(state, plan, mother.value) for plan in plans]
        for place in sorted(set.intersection(*places)):
            return PatientsLoaded(state.ambulances[place].number, (mother.id,))
    return None


def _vehicles(rules: Rules, state: State, value: int) -> list[int]:
    """The vehicles a mother of a value can be loaded into."""
    places = set.union(*[_places(state, plan, value) for plan in _plans(rules, state)])
    return [state.ambulances[place].number for place in sorted(places)]


def _legal(rules: Rules, state: State, _seat: Seat) -> list[LoadMother]:
    distinct = {mother.value: mother.id for mother in reversed(_unloaded(state))}
    return [
        LoadMother(mother, number)
        for value, mother in sorted(distinct.items())
        for number in _vehicles(rules, state, value)
    ]


def _decide(ctx: Context, state: State, _seat: Seat, command: LoadMother) -> Decision:
    for mother in _unloaded(state):
        if mother.id == command.patient:
            vehicles = _vehicles(ctx.rules, state, mother.value)
            if command.ambulance not in vehicles:
                raise Illegal("wrong_ambulance", ambulance=command.ambulance, needed=vehicles)
            state = yield PatientsLoaded(command.ambulance, (mother.id,))
            state = yield from _load_forced(ctx.rules, state)
            return (yield from load(ctx.rules, state))
    raise Illegal("patient_not_eligible", patient=command.patient)


LOAD_MOTHER = Handler(_decide, _legal)
