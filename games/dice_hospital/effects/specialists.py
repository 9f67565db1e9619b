"""Specialists that heal: when they react, which patients they may choose, and how many steps they heal."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from games.dice_hospital.commands import UseSpecialist
from games.dice_hospital.effects import valuation
from games.dice_hospital.effects.choice import ANY_VALUE, Choice, check_ways, list_choices, required_colour
from games.dice_hospital.effects.departments import healed
from games.dice_hospital.effects.groups import grouped_candidates
from games.dice_hospital.effects.specialist_reactions import (
    AbilityKind,
    Candidate,
    Who,
    choosable,
    healed_patients,
    other_patients,
)
from games.dice_hospital.events import SpecialistUsed
from games.dice_hospital.hooks import bags_to_recolour
from games.dice_hospital.state import Colour, Patient, Pending, State
from games.dice_hospital.types import Context, Decision, Rules
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal


class OneMore(msgspec.Struct, frozen=True):
    """Healed a patient of the colour: heal one of the healed patients of the colour further."""

    trigger: Colour
    steps: int = 1


class Another(msgspec.Struct, frozen=True):
    """Healed a patient (of the colour, if one is named): heal others."""

    steps: int
    trigger: Colour | None = None
    values: frozenset[int] = ANY_VALUE
    count: int = 1


class EqualValue(msgspec.Struct, frozen=True):
    """Healed a patient of the colour: heal another, or several, of the value it had before."""

    trigger: Colour
    steps: int = 1
    count: int = 1


def ways_to_choose(choice: Choice, _candidates: Sequence[Candidate], _bags: int) -> Sequence[Choice]:
    """Hook: the choices of which a specialist makes one. It heals as many patients as its card names."""
    return (choice,)


def healing(
    ability: type[msgspec.Struct],
    who: Sequence[Who],
    choice: Callable[[Any, Pending], Choice],
    worth_recolouring: Callable[[Any, Sequence[Patient]], Sequence[Patient]],
) -> AbilityKind:
    """Return the interpreter of an ability that heals the chosen patients `steps` steps."""

    def legal(rules: Rules, state: State, seat: Seat, ability: Any, pending: Pending) -> list[UseSpecialist]:
        found = choosable(rules, who, state.hospitals[seat], pending)
        bags = rules.resolve(bags_to_recolour)(rules, state, seat)
        ways, groups = (
            rules.resolve(ways_to_choose)(choice(ability, pending), found, bags),
            grouped_candidates(found),
        )
        targets = list_choices(ways[0], groups, bags)
        for way in ways[1:]:
            targets += [target for target in list_choices(way, groups, bags) if target not in targets]
        return [UseSpecialist(ids, recolour) for ids, recolour in targets]

    def decide(
        ctx: Context, state: State, seat: Seat, ability: Any, pending: Pending, command: UseSpecialist
    ) -> Decision:
        candidates = choosable(ctx.rules, who, state.hospitals[seat], pending)
        bags = ctx.rules.resolve(bags_to_recolour)(ctx.rules, state, seat)
        ways = ctx.rules.resolve(ways_to_choose)(choice(ability, pending), candidates, bags)
        found = {patient.id: (patient, value) for patient, value in candidates}
        way, numbers = check_ways(ways, found, bags, command.patients, command.recolour)
        chosen = [found[number][0] for number in numbers]
        colour = required_colour(way, chosen, command.recolour) if command.recolour else None
        if command.recolour and colour is None:
            raise Illegal("needless_recolour", patients=list(command.recolour))
        if command.colours:
            raise Illegal("needless_recolour", patients=list(command.patients))
        treatments = tuple(healed(patient, ability.steps) for patient in chosen)
        return (yield SpecialistUsed(seat, treatments, command.recolour, colour))

    return AbilityKind(
        ability,
        legal,
        decide,
        lambda ability, patients, discharged: valuation.healing(patients, ability.steps, discharged),
        worth_recolouring=worth_recolouring,
    )


def _all_if_untriggered(ability: Any, healed: Sequence[Patient]) -> Sequence[Patient]:
    return () if ability.trigger in [p.colour for p in healed] else healed


def _new_references(ability: EqualValue, healed: Sequence[Patient]) -> Sequence[Patient]:
    known = [p.value for p in healed if p.colour == ability.trigger]
    return [p for p in healed if p.value not in known]


def _references(ability: EqualValue, pending: Pending) -> Choice:
    values = (p.value for p in pending.healed if p.colour == ability.trigger)
    return Choice(ability.count, None, frozenset(values), "same")


ONE_MORE = healing(
    OneMore, (healed_patients,), lambda ability, _pending: Choice(1, ability.trigger), _all_if_untriggered
)
ANOTHER = healing(
    Another,
    (other_patients,),
    lambda ability, _pending: Choice(ability.count, ability.trigger, ability.values),
    _all_if_untriggered,
)
EQUAL_VALUE = healing(EqualValue, (other_patients,), _references, _new_references)
