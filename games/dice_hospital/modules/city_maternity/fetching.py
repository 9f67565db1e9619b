"""Mothers in the city: one per trip, none for a hospital with four, and neglect."""

from collections.abc import Callable

from msgspec.structs import replace

from games.dice_hospital.evolve.patients import drawn
from games.dice_hospital.modules.city.messages import TripBegun
from games.dice_hospital.modules.city.state import city, crew_of, with_tile
from games.dice_hospital.modules.maternity.arrival.four_mothers import has_four_mothers
from games.dice_hospital.modules.maternity.families.members import is_mother
from games.dice_hospital.state import Patient, State
from games.dice_hospital.steps.draw import draw_dice
from games.dice_hospital.types import Context, Decision, Rules
from games.kernel.messages import Event, Seat

Barred = Callable[[Rules, State, Seat, Patient], bool]
Neglect = Callable[[Rules, State, Patient], int]


class CityMotherReplaced(Event, tag="city_mother_replaced", frozen=True):
    """A fifth mother on a tile that a paramedic reached was replaced by a die of the bag."""

    seat: Seat
    """The seat of the paramedic."""
    tile: int
    """The number of the tile."""
    mother: int
    """The id of the mother, who went back into the box."""
    patient: Patient | None = None
    """The die of the bag that lies there instead, with her value. Left out if the bag was empty."""


def no_second_mother(original: Barred) -> Barred:
    """Allow one mother per trip, and none for a hospital that has four."""

    def override(rules: Rules, state: State, seat: Seat, patient: Patient) -> bool:
        if is_mother(patient) and (
            any(map(is_mother, crew_of(state, seat).patients)) or has_four_mothers(state, seat)
        ):
            return True
        return original(rules, state, seat, patient)

    return override


def replace_on_first_tile(ctx: Context, state: State, event: TripBegun) -> Decision:
    """Replace a fifth mother on the first tile, whose patient must be fetched."""
    return (yield from replace_fifth_mother(ctx, state, event.seat, event.tile))


def replace_fifth_mother(ctx: Context, state: State, seat: Seat, tile: int) -> Decision:
    """Replace a mother on a tile by a die of her value, if the hospital has four."""
    patient = city(state).tiles[tile].patient
    if patient and is_mother(patient) and has_four_mothers(state, seat):
        dice = draw_dice(ctx, state, 1, rolled=False)
        instead = replace(dice[0], value=patient.value) if dice else None
        state = yield CityMotherReplaced(seat, tile, patient.id, instead)
    return state


def mother_replaced(state: State, event: CityMotherReplaced) -> State:
    """Put the other patient, if there is one, on the tile."""
    state = drawn(state, (event.patient,) if event.patient else ())
    return with_tile(state, event.tile, patient=event.patient)


def keep_mothers_alive(original: Neglect) -> Neglect:
    """Keep mothers at 1 or more."""

    def override(rules: Rules, state: State, patient: Patient) -> int:
        steps = original(rules, state, patient)
        return min(steps, patient.value - 1) if is_mother(patient) else steps

    return override
