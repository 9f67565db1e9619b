"""Abilities that only maternity specialists have."""

from collections.abc import Sequence

import msgspec

from games.dice_hospital.effects.choice import ANY_VALUE, Choice
from games.dice_hospital.effects.roles import Role
from games.dice_hospital.effects.specialist_reactions import (
    healed_patients,
    no_patient,
    other_patients,
    passive_ability,
)
from games.dice_hospital.effects.specialists import healing
from games.dice_hospital.events import MeeplePlaced, Treatment
from games.dice_hospital.evolve.patients import leaving
from games.dice_hospital.hooks import specialist_of
from games.dice_hospital.modules.maternity.families.members import PINK
from games.dice_hospital.modules.maternity.messages import FamilyRewarded
from games.dice_hospital.state import Colour, Pending, State, with_hospital
from games.dice_hospital.types import Context, Decision
from games.kernel.messages import Seat


class AnotherAndEqual(msgspec.Struct, frozen=True):
    """Healed a patient of the colour: heal another of the colour, and one of the value it had before."""

    trigger: Colour
    steps: int = 1


class Anybody(msgspec.Struct, frozen=True):
    """Healed a patient of the colour: heal any patient."""

    trigger: Colour
    steps: int = 1


class FamilyReward(msgspec.Struct, frozen=True):
    """Discharged a family: gain blood bags."""

    trigger: Colour
    blood_bags: int


def _another_and_equal(ability: AnotherAndEqual, pending: Pending) -> Choice:
    values = frozenset([p.value for p in pending.healed if p.colour == ability.trigger])
    roles = Role(coloured=True), Role(values=values)
    return Choice(len(roles), ability.trigger, ANY_VALUE, roles=roles)


ABILITIES = (
    healing(AnotherAndEqual, (other_patients,), _another_and_equal, no_patient),
    healing(Anybody, (healed_patients, other_patients), lambda _ability, _pending: Choice(), no_patient),
    passive_ability(FamilyReward),
)


def reward(ctx: Context, state: State, event: MeeplePlaced) -> Decision:
    """Reward the specialist whose department discharged a family. Discharges by blood bag do not count."""
    return (yield from reward_family(ctx, state, event.seat, event.meeple, event.treatments))


def reward_family(
    ctx: Context, state: State, seat: Seat, meeple: str, treatments: Sequence[Treatment]
) -> Decision:
    """Reward a specialist if its treatments discharged a family."""
    if meeple in ctx.rules.box.specialists:
        ability = ctx.rules.resolve(specialist_of)(ctx.rules, state, seat, meeple).ability
        discharged = leaving(state.hospitals[seat], treatments)
        if isinstance(ability, FamilyReward) and any(p.true_colour == PINK for p in discharged):
            state = yield FamilyRewarded(seat, meeple, ability.blood_bags)
    return state


def rewarded(state: State, event: FamilyRewarded) -> State:
    """Add the blood bags to the hospital."""
    bags = state.hospitals[event.seat].blood_bags
    return with_hospital(state, event.seat, blood_bags=bags + event.blood_bags)
