"""A hospital holds at most four mothers: which ambulances it can take, and who replaces a fifth mother."""

from collections.abc import Callable

from msgspec.structs import replace

from games.dice_hospital.events import AmbulanceTaken
from games.dice_hospital.evolve.patients import drawn
from games.dice_hospital.modules.maternity.families.members import is_mother, mothers
from games.dice_hospital.modules.maternity.messages import MotherReplaced
from games.dice_hospital.modules.wards.beds import WARDS
from games.dice_hospital.state import Ambulance, State
from games.dice_hospital.steps.draw import draw_dice
from games.dice_hospital.types import Context, Decision, Rules
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal

Forbidden = Callable[[Rules, State, Seat, int], Illegal | None]


def has_four_mothers(state: State, seat: Seat) -> bool:
    """Whether every ward of a hospital has a mother."""
    return len(mothers(state.hospitals[seat])) >= len(WARDS)


def _brings_mother(vehicle: Ambulance) -> bool:
    return any(map(is_mother, vehicle.patients))


def no_fifth_mother(original: Forbidden) -> Forbidden:
    """A hospital with four mothers must take an ambulance without a mother, if there is one."""

    def override(rules: Rules, state: State, seat: Seat, number: int) -> Illegal | None:
        if (refusal := original(rules, state, seat, number)) or not has_four_mothers(state, seat):
            return refusal
        allowed = [
            vehicle
            for vehicle in state.ambulances
            if vehicle.taken_by is None and not original(rules, state, seat, vehicle.number)
        ]
        without = [vehicle.number for vehicle in allowed if not _brings_mother(vehicle)]
        if without and number not in without:
            return Illegal("no_ward_for_mother", number=number, without=without)
        return None

    return override


def replace_mother(ctx: Context, state: State, event: AmbulanceTaken) -> Decision:
    """Replace a fifth mother by a patient from the bag with her value."""
    if has_four_mothers(state, event.seat):
        vehicle = next(found for found in state.ambulances if found.number == event.number)
        for mother in filter(is_mother, vehicle.patients):
            dice = draw_dice(ctx, state, 1, rolled=False)
            instead = replace(dice[0], value=mother.value) if dice else None
            state = yield MotherReplaced(event.seat, mother.id, instead)
    return state


def mother_replaced(state: State, event: MotherReplaced) -> State:
    """Put the other patient, if there is one, into the vehicle."""
    instead = (event.patient,) if event.patient else ()
    return replace(
        drawn(state, instead),
        ambulances=tuple(
            replace(
                vehicle,
                patients=tuple(p for p in vehicle.patients if p.id != event.mother) + instead,
            )
            if vehicle.taken_by == event.seat
            else vehicle
            for vehicle in state.ambulances
        ),
    )
