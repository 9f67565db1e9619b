"""Placing a meeple: the possible placements, and what a placement does."""

from collections.abc import Iterable, Mapping
from typing import Any

from games.dice_hospital.commands import NURSE, PlaceMeeple
from games.dice_hospital.data.rows import Specialist
from games.dice_hospital.effects.choice import Choice, check_choice, coloured, list_choices, required_colour
from games.dice_hospital.effects.departments import DepartmentKind, no_colours
from games.dice_hospital.effects.groups import Targets, grouped, groups_of
from games.dice_hospital.events import MeeplePlaced
from games.dice_hospital.hooks import (
    PlaceableMeeple,
    bags_to_recolour,
    department_choices,
    free_nurses,
    free_specialists,
    limit_treatments,
    marks_on,
    open_departments,
    optional_choices,
    ready_meeples,
    specialist_of,
)
from games.dice_hospital.state import COLOUR_INDEX, BagColour, Colour, Patient, State
from games.dice_hospital.types import Context, Decision, Rules
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal


def legal(rules: Rules, state: State, seat: Seat) -> list[PlaceMeeple]:
    """List every placement, with only one of several equivalent ones."""
    meeples = meeples_at_hand(rules, state, seat)
    if not meeples:
        return []
    patients, kinds = state.hospitals[seat].patients, rules.box.department_kinds
    bags = rules.resolve(bags_to_recolour)(rules, state, seat)
    reacting = (
        [one for one, ability in meeples if ability and ability.trigger in COLOUR_INDEX] if bags else ()
    )
    by_id = {patient.id: patient for patient in patients} if reacting else {}
    groups = groups_of(patients)
    found: list[tuple[Iterable[PlaceableMeeple], str, list[Targets], tuple[Colour, ...]]] = []
    tiles, may_place = departments_at_hand(rules, state, seat), rules.resolve(ready_meeples)
    for choices, group, colours in by_choices(rules, state, seat, meeples):
        for tile, effect in tiles:
            choice = choices.get(tile)
            if choice is None:
                continue
            ready = group if choice.count == 1 else may_place(rules, state, seat, tile, group)
            targets = list_choices(choice, groups, bags) if ready else []
            if not targets:
                continue
            kind = kinds[type(effect)]
            if kind.colours is not no_colours:
                found += _given_colours(kind, effect, tile, ready, targets, patients)
            elif not reacting or (choice.colour is not None and not choice.roles):
                found.append((ready, tile, targets, colours))
            else:
                for one in ready:
                    found.append(((one,), tile, targets, colours))
                    if one[0] in reacting:
                        more = _for_reaction(rules, kind, effect, choice, one[1], targets, by_id)
                        found.append(((one,), tile, more, colours))
    return [
        PlaceMeeple(meeple, tile, ids, recolour, colours)
        for ready, tile, targets, colours in found
        for meeple, _ in ready
        for ids, recolour in targets
    ]


def _for_reaction(
    rules: Rules,
    kind: DepartmentKind,
    effect: Any,
    choice: Choice,
    ability: Any,
    targets: Iterable[Targets],
    by_id: Mapping[int, Patient],
) -> list[Targets]:
    """The choices in which a blood bag lets the specialist react."""
    found: list[Targets] = []
    for ids, recolour in targets:
        if not recolour:
            useful = _useful(rules, kind, effect, choice, ability, [by_id[one] for one in ids])
            if len(useful) == 1:
                found.append((ids, (useful[0].id,)))
            elif useful:
                found += [(ids, group.ids[:1]) for group in grouped(useful)]
    return found


def by_choices(
    rules: Rules, state: State, seat: Seat, meeples: list[PlaceableMeeple]
) -> Iterable[tuple[Mapping[str, Choice], list[PlaceableMeeple], tuple[Colour, ...]]]:
    """Group the meeples by the patients they can choose, with the colours that a command names for that."""
    choices, others = rules.resolve(department_choices)(rules, state, seat)
    optional = rules.resolve(optional_choices)(rules, state, seat)
    if not others and not optional:
        return [(choices, meeples, ())]
    usual = [meeple for meeple in meeples if meeple[0] not in others]
    exceptions = [(others[meeple[0]], [meeple], ()) for meeple in meeples if meeple[0] in others]
    instead = [
        (named, [meeple], (colour,))
        for meeple in meeples
        for colour, named in optional.get(meeple[0], {}).items()
    ]
    return [(choices, usual, ()), *exceptions, *instead]


def _given_colours(
    kind: DepartmentKind,
    effect: Any,
    tile: str,
    meeples: Iterable[PlaceableMeeple],
    targets: Iterable[Targets],
    patients: Iterable[Patient],
) -> list[tuple[Iterable[PlaceableMeeple], str, list[Targets], tuple[Colour, ...]]]:
    """The placements in a department that gives a patient another colour."""
    by_id = {patient.id: patient for patient in patients}
    return [
        ((meeple,), tile, [target], (colour,))
        for meeple in meeples
        for target in targets
        for colour in kind.colours(effect, by_id[target[0][0]])
    ]


def meeples_at_hand(rules: Rules, state: State, seat: Seat) -> list[PlaceableMeeple]:
    """The kinds of meeples that are free, each with its ability."""
    meeples: list[PlaceableMeeple] = (
        [(NURSE, None)] if rules.resolve(free_nurses)(rules, state, seat) > 0 else []
    )
    if cards := rules.resolve(free_specialists)(rules, state, seat):
        meeples += [(card, row.ability) for card, row in one_of_kind(rules, state, seat, cards)]
    return meeples


def one_of_kind(rules: Rules, state: State, seat: Seat, cards: Iterable[str]) -> list[tuple[str, Specialist]]:
    """One of each kind of a seat's specialists, with its current row."""
    row_of, marks = rules.resolve(specialist_of), rules.resolve(marks_on)(rules, state, seat)
    found: dict[Any, tuple[str, Specialist]] = {}
    for card in cards:
        row = row_of(rules, state, seat, card)
        kind = (row.key, marks[card]) if card in marks else row.key
        if kind not in found:
            found[kind] = (card, row)
    return list(found.values())


def departments_at_hand(rules: Rules, state: State, seat: Seat) -> list[tuple[str, Any]]:
    """The departments that can be used, one of each kind, with their effects."""
    rows, marks = rules.box.departments, rules.resolve(marks_on)(rules, state, seat)
    tiles: dict[Any, tuple[str, Any]] = {}
    for tile in rules.resolve(open_departments)(rules, state, seat):
        row = rows[tile]
        tiles[(row.key, marks[tile]) if tile in marks else row.key] = tile, row.effect
    return list(tiles.values())


def _useful(
    rules: Rules, kind: DepartmentKind, effect: Any, choice: Choice, ability: Any, chosen: list[Patient]
) -> list[Patient]:
    """The patients whose new colour would let the specialist react."""
    fixed = coloured(choice, chosen) if choice.roles else ()
    useful: list[Patient] = []
    for patient in rules.box.ability_kinds[type(ability)].worth_recolouring(ability, chosen):
        if patient.colour in COLOUR_INDEX and patient not in fixed and kind.heals(effect, patient):
            useful.append(patient)
    return useful


def decide(ctx: Context, state: State, seat: Seat, command: PlaceMeeple) -> Decision:
    """Check a placement and carry it out."""
    rules, hospital = ctx.rules, state.hospitals[seat]
    box, ability = rules.box, ability_of(rules, state, seat, command.meeple)
    check_open(rules, state, seat, command.department)
    effect = box.departments[command.department].effect
    usual, others = rules.resolve(department_choices)(rules, state, seat)
    choices = others.get(command.meeple, usual)
    kind, choice = box.department_kinds[type(effect)], choices[command.department]
    if command.colours and kind.colours is no_colours:
        choice = _optional_choice(rules, state, seat, command)
    if choice.count > 1:
        able = rules.resolve(ready_meeples)(
            rules, state, seat, command.department, [(command.meeple, ability)]
        )
        if not able:
            raise Illegal("placement_not_chosen", department=command.department)
    named, recolour = command.patients, command.recolour
    candidates = {}
    for one in hospital.patients:
        if one.id in named:
            candidates[one.id] = one, one.value
    bags = rules.resolve(bags_to_recolour)(rules, state, seat) if recolour else 0
    numbers = check_choice(choice, candidates, bags, named, recolour)
    chosen = [candidates[number][0] for number in numbers]
    colour = _new_colour(rules, command, choice, ability, chosen) if recolour else None
    given = None if kind.colours is no_colours else _given_colour(kind, effect, chosen, command.colours)
    treatments = kind.outcome(ctx.chance, effect, chosen, given)
    return (
        yield MeeplePlaced(
            seat,
            command.meeple,
            command.department,
            tuple(rules.resolve(limit_treatments)(rules, chosen, treatments)),
            recolour,
            colour,
        )
    )


def check_open(rules: Rules, state: State, seat: Seat, department: str) -> None:
    """Refuse a department that a seat cannot use now."""
    hospital = state.hospitals[seat]
    if department not in hospital.departments:
        raise Illegal("department_not_yours", department=department)
    if department in hospital.used:
        raise Illegal("department_used", department=department)
    if department not in rules.resolve(open_departments)(rules, state, seat):
        raise rules.resolve(why_closed)(rules, state, seat, department)


def why_closed(_rules: Rules, _state: State, _seat: Seat, department: str) -> Illegal:
    """Hook: how a closed department is refused."""
    return Illegal("department_closed", department=department)


def ability_of(rules: Rules, state: State, seat: Seat, meeple: str) -> Any:
    """The ability of a meeple that is free to be placed; a nurse has none."""
    hospital = state.hospitals[seat]
    if meeple == NURSE:
        if rules.resolve(free_nurses)(rules, state, seat) <= 0:
            raise Illegal("meeple_used", meeple=meeple)
        return None
    if meeple not in hospital.specialists:
        raise Illegal("meeple_not_yours", meeple=meeple)
    if meeple in hospital.used:
        raise Illegal("meeple_used", meeple=meeple)
    if meeple not in rules.resolve(free_specialists)(rules, state, seat):
        raise Illegal("meeple_not_at_work", meeple=meeple)
    return rules.resolve(specialist_of)(rules, state, seat, meeple).ability


def _optional_choice(rules: Rules, state: State, seat: Seat, command: PlaceMeeple) -> Choice:
    """The choice that the department has with the colour the command names."""
    found = rules.resolve(optional_choices)(rules, state, seat).get(command.meeple, {})
    allowed = {
        colour: choices[command.department]
        for colour, choices in found.items()
        if command.department in choices
    }
    if len(command.colours) != 1 or command.colours[0] not in allowed:
        raise Illegal("wrong_colours", needed=sorted(allowed))
    return allowed[command.colours[0]]


def _given_colour(
    kind: DepartmentKind, effect: Any, chosen: list[Patient], colours: tuple[Colour, ...]
) -> BagColour:
    """The colour that the department gives its patient."""
    allowed = kind.colours(effect, chosen[0])
    for colour in allowed:
        if colours == (colour,):
            return colour
    raise Illegal("wrong_colours", needed=list(allowed))


def _new_colour(
    rules: Rules, command: PlaceMeeple, choice: Choice, ability: Any, chosen: list[Patient]
) -> Colour:
    """The colour that a bag gives: the one the department needs, else the specialist's trigger."""
    box, recolour = rules.box, command.recolour
    if needed := required_colour(choice, chosen, recolour):
        return needed
    if ability is not None and ability.trigger in COLOUR_INDEX:
        effect = box.departments[command.department].effect
        useful = _useful(rules, box.department_kinds[type(effect)], effect, choice, ability, chosen)
        keys = {patient.id: _group_key(patient) for patient in chosen}
        if len(recolour) == 1 and keys.get(recolour[0]) in [keys[patient.id] for patient in useful]:
            colour: Colour = ability.trigger
            return colour
    raise Illegal("needless_recolour", patients=list(recolour))


def _group_key(patient: Patient) -> tuple[Any, ...]:
    return patient.value, patient.colour, patient.treated, patient.was, patient.ward, patient.party
