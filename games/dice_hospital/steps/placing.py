"""Placing a meeple: which placements there are, and what one does."""

from typing import Any

from games.dice_hospital.commands import NURSE, PlaceMeeple
from games.dice_hospital.effects.choice import Choice, check, grouped, listed
from games.dice_hospital.events import MeeplePlaced
from games.dice_hospital.state import Colour, Course, Hospital, Patient, State
from games.kernel.messages import Seat
from games.kernel.module import Context
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules


def legal(rules: Rules, state: State, seat: Seat) -> list[PlaceMeeple]:
    """Every placement, one of each that would be alike."""
    hospital = state.hospitals[seat]
    meeples = _meeples(rules, hospital)
    if not meeples:
        return []
    box, bags = rules.box, hospital.blood_bags
    patients = {patient.id: patient for patient in hospital.patients}
    groups = grouped([(patient, patient.value) for patient in hospital.patients])
    placements: list[PlaceMeeple] = []
    for tile in _open_departments(rules, hospital):
        choice = box.choices[tile]
        targets = listed(choice, groups, bags)
        free = targets if bags and choice.colour is None else ()
        chosen = [(ids, [patients[number] for number in ids]) for ids, _ in free]
        for meeple, ability in meeples:
            placements += [PlaceMeeple(meeple, tile, ids, recolour) for ids, recolour in targets]
            if chosen and ability is not None and ability.trigger is not None:
                placements += [
                    PlaceMeeple(meeple, tile, ids, (patient,))
                    for ids, healed in chosen
                    for patient in _recolours(rules, ability, healed)
                ]
    return placements


def _meeples(rules: Rules, hospital: Hospital) -> list[tuple[str, Any]]:
    """The kinds of meeples that are free, each with its ability."""
    meeples: list[tuple[str, Any]] = [(NURSE, None)] if hospital.nurses_placed < hospital.nurses else []
    kinds = set()
    for card in hospital.specialists:
        row = rules.box.specialists[card]
        if card not in hospital.used and row.key not in kinds:
            kinds.add(row.key)
            meeples.append((card, row.ability))
    return meeples


def _open_departments(rules: Rules, hospital: Hospital) -> list[str]:
    """The departments nobody works in yet, one of each kind."""
    used, rows = hospital.used, rules.box.departments
    return list({rows[tile].key: tile for tile in hospital.departments if tile not in used}.values())


def _recolours(rules: Rules, ability: Any, chosen: list[Patient]) -> list[int]:
    """The patients whose new colour would give the specialist something to react to, one of each alike."""
    gains = rules.box.ability_kinds[type(ability)].gains
    alike: dict[tuple[Any, ...], int] = {}
    for patient in chosen:
        if patient.colour != ability.trigger and gains(ability, chosen, patient):
            alike.setdefault((patient.value, patient.colour, patient.treated, patient.was), patient.id)
    return list(alike.values())


def decide(ctx: Context, state: State, seat: Seat, command: PlaceMeeple) -> Course:
    """Check a placement and carry it out in full."""
    hospital, box = state.hospitals[seat], ctx.rules.box
    ability = _ability(ctx.rules, hospital, command.meeple)
    if command.department not in hospital.departments:
        raise Illegal("department_not_yours", department=command.department)
    if command.department in hospital.used:
        raise Illegal("department_used", department=command.department)
    effect = box.departments[command.department].effect
    kind, choice = box.department_kinds[type(effect)], box.choices[command.department]
    candidates = {patient.id: (patient, patient.value) for patient in hospital.patients}
    check(choice, candidates, hospital.blood_bags, command.patients, command.recolour)
    chosen = [candidates[patient][0] for patient in command.patients]
    colour = _new_colour(ctx.rules, choice, ability, chosen, command.recolour)
    return (
        yield MeeplePlaced(
            seat,
            command.meeple,
            command.department,
            tuple(kind.outcome(effect, patient) for patient in chosen),
            command.recolour,
            colour,
        )
    )


def _ability(rules: Rules, hospital: Hospital, meeple: str) -> Any:
    """The ability of a meeple that is free to be placed; a nurse has none."""
    if meeple == NURSE:
        if hospital.nurses_placed >= hospital.nurses:
            raise Illegal("meeple_used", meeple=meeple)
        return None
    if meeple not in hospital.specialists:
        raise Illegal("meeple_not_yours", meeple=meeple)
    if meeple in hospital.used:
        raise Illegal("meeple_used", meeple=meeple)
    return rules.box.specialists[meeple].ability


def _new_colour(
    rules: Rules, choice: Choice, ability: Any, chosen: list[Patient], recolour: tuple[int, ...]
) -> Colour | None:
    """The colour that recoloured patients get: what the department asks for, else the specialist."""
    if not recolour:
        return None
    if choice.colour is not None:
        return choice.colour
    if ability is None or ability.trigger is None:
        raise Illegal("needless_recolour", patients=list(recolour))
    gains = rules.box.ability_kinds[type(ability)].gains
    given = [patient for patient in chosen if patient.id in recolour]
    if (
        len(recolour) != 1
        or len(given) != 1
        or given[0].colour == ability.trigger
        or not gains(ability, chosen, given[0])
    ):
        raise Illegal("needless_recolour", patients=list(recolour))
    colour: Colour = ability.trigger
    return colour
