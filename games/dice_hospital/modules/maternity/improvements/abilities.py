"""Abilities that only maternity specialists have."""

import msgspec

from games.dice_hospital.effects.choice import ANY_VALUE, Choice
from games.dice_hospital.effects.reactions import (
    Candidate,
    nothing_gained,
    the_healed,
    the_others,
    without_use,
)
from games.dice_hospital.effects.roles import Role
from games.dice_hospital.effects.specialists import healing
from games.dice_hospital.events import MeeplePlaced
from games.dice_hospital.evolve.patients import leaving
from games.dice_hospital.hooks import specialist_of
from games.dice_hospital.modules.maternity.families.members import PINK
from games.dice_hospital.modules.maternity.messages import FamilyRewarded
from games.dice_hospital.state import Colour, Course, Hospital, Pending, State, with_hospital
from games.dice_hospital.types import Context


class AnotherAndEqual(msgspec.Struct, frozen=True):
    """Healed a patient of the colour: heal another of the colour, and one of the value it had before."""

    trigger: Colour
    steps: int = 1


class Anybody(msgspec.Struct, frozen=True):
    """Healed a patient of the colour: heal one of any colour, whoever it is."""

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


def _everyone(hospital: Hospital, pending: Pending) -> list[Candidate]:
    return the_healed(hospital, pending) + the_others(hospital, pending)


ABILITIES = (
    healing(AnotherAndEqual, the_others, _another_and_equal, nothing_gained),
    healing(Anybody, _everyone, lambda _ability, _pending: Choice(), nothing_gained),
    without_use(FamilyReward),
)


def reward(ctx: Context, state: State, event: MeeplePlaced) -> Course:
    """The family leaves for the meeple that healed the last of it; what a blood bag does is nobody's."""
    if event.meeple in ctx.rules.box.specialists:
        ability = ctx.rules.resolve(specialist_of)(ctx.rules, state, event.seat, event.meeple).ability
        discharged = leaving(state.hospitals[event.seat], event.treatments)
        if isinstance(ability, FamilyReward) and any(p.true_colour == PINK for p in discharged):
            state = yield FamilyRewarded(event.seat, event.meeple, ability.blood_bags)
    return state


def rewarded(state: State, event: FamilyRewarded) -> State:
    """A hospital with the blood bags its specialist brought."""
    bags = state.hospitals[event.seat].blood_bags
    return with_hospital(state, event.seat, blood_bags=bags + event.blood_bags)
