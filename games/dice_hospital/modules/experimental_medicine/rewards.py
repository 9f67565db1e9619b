"""Specialists that earn a reward when their placement discharges a patient."""

from collections.abc import Sequence

import msgspec

from games.dice_hospital.effects.specialist_reactions import passive_ability
from games.dice_hospital.events import MeeplePlaced, Treatment
from games.dice_hospital.evolve.patients import leaving
from games.dice_hospital.hooks import specialist_of
from games.dice_hospital.modules.experimental_medicine.messages import DischargeRewarded
from games.dice_hospital.state import State, with_hospital
from games.dice_hospital.types import Context, Decision
from games.kernel.messages import Seat


class DischargeReward(msgspec.Struct, frozen=True):
    """Discharged at least one patient: gain points or blood bags."""

    points: int = 0
    blood_bags: int = 0
    trigger: None = None


DISCHARGE_REWARD = passive_ability(DischargeReward)


def reward(ctx: Context, state: State, event: MeeplePlaced) -> Decision:
    """Reward the specialist for patients its department discharged. Discharges by blood bag do not count."""
    return (yield from reward_discharge(ctx, state, event.seat, event.meeple, event.treatments))


def reward_discharge(
    ctx: Context, state: State, seat: Seat, meeple: str, treatments: Sequence[Treatment]
) -> Decision:
    """Reward a specialist if its treatments discharged a patient."""
    if leaving(state.hospitals[seat], treatments) and meeple in ctx.rules.box.specialists:
        ability = ctx.rules.resolve(specialist_of)(ctx.rules, state, seat, meeple).ability
        if isinstance(ability, DischargeReward):
            state = yield DischargeRewarded(seat, meeple, ability.points, ability.blood_bags)
    return state


def rewarded(state: State, event: DischargeRewarded) -> State:
    """Add the reward to the hospital."""
    hospital = state.hospitals[event.seat]
    return with_hospital(
        state,
        event.seat,
        points=hospital.points + event.points,
        blood_bags=hospital.blood_bags + event.blood_bags,
    )
