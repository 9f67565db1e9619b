"""Placements for several patients: the meeple and the department are chosen first, then the patients.

With wards hardly any two patients are alike, so a list of all meeples with all patients would be long.
"""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from games.dice_hospital.bots import command_values
from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.commands import NURSE, PlaceMeeple
from games.dice_hospital.effects.choice import any_choice, list_choices
from games.dice_hospital.effects.groups import grouped, groups_of
from games.dice_hospital.hooks import (
    PlaceableMeeple,
    bags_to_recolour,
    marks_on,
    ready_meeples,
    specialist_of,
)
from games.dice_hospital.modules.wards.attending import Placement, attendances, with_own
from games.dice_hospital.modules.wards.messages import AttendPatient, ChoosePlacement, PlacementChosen
from games.dice_hospital.state import State
from games.dice_hospital.steps.placing_meeples import (
    ability_of,
    by_choices,
    check_open,
    departments_at_hand,
    meeples_at_hand,
)
from games.dice_hospital.types import Amendment, Context, Decision, Handler, Rules
from games.kernel.messages import Seat
from games.kernel.module import public
from games.kernel.refusal import Illegal

Ready = Callable[[Rules, State, Seat, str, Sequence[PlaceableMeeple]], Sequence[PlaceableMeeple]]


def _kinds(rules: Rules, state: State, seat: Seat, meeple: str, department: str) -> tuple[Any, ...]:
    """What a placement has in common with those of other copies of the card and the tile."""
    marks = rules.resolve(marks_on)(rules, state, seat)
    card = meeple if meeple == NURSE else rules.resolve(specialist_of)(rules, state, seat, meeple).key
    tile = rules.box.departments[department].key
    return card, marks.get(meeple), tile, marks.get(department)


def _chosen(rules: Rules, state: State, seat: Seat) -> tuple[Any, ...] | None:
    placement = attendances(state)[seat].placement
    if placement is None:
        return None
    return _kinds(rules, state, seat, placement.meeple, placement.department)


def _only_chosen(original: Ready) -> Ready:
    """Let only the meeple that was chosen for a department be placed there."""

    def override(
        rules: Rules, state: State, seat: Seat, department: str, meeples: Sequence[PlaceableMeeple]
    ) -> Sequence[PlaceableMeeple]:
        chosen = _chosen(rules, state, seat)
        if chosen is None:
            return []
        return [
            one
            for one in original(rules, state, seat, department, meeples)
            if _kinds(rules, state, seat, one[0], department) == chosen
        ]

    return override


def _possible(
    rules: Rules, state: State, seat: Seat, meeples: list[PlaceableMeeple], tiles: Sequence[str]
) -> list[tuple[str, str]]:
    """The meeples and departments for several patients of which some can be chosen."""
    groups = groups_of(state.hospitals[seat].patients)
    bags = rules.resolve(bags_to_recolour)(rules, state, seat)
    found: dict[tuple[str, str], None] = {}
    for choices, able, _ in by_choices(rules, state, seat, meeples):
        for tile in tiles:
            choice = choices.get(tile)
            if able and choice and choice.count > 1 and any_choice(choice, groups, bags):
                found.update(dict.fromkeys([(meeple, tile) for meeple, _ in able]))
    return list(found)


def _at_hand(rules: Rules, state: State, seat: Seat) -> list[tuple[str, str]]:
    """What can be chosen now; nothing while the placement that was chosen finds its patients."""
    meeples = meeples_at_hand(rules, state, seat)
    if not meeples:
        return []
    tiles = [tile for tile, _ in departments_at_hand(rules, state, seat)]
    possible, chosen = _possible(rules, state, seat, meeples, tiles), _chosen(rules, state, seat)
    if chosen and any(_kinds(rules, state, seat, *one) == chosen for one in possible):
        return []
    return possible


def _legal(rules: Rules, state: State, seat: Seat) -> list[ChoosePlacement]:
    return [ChoosePlacement(*one) for one in _at_hand(rules, state, seat)]


def _decide(ctx: Context, state: State, seat: Seat, command: ChoosePlacement) -> Decision:
    rules, department = ctx.rules, command.department
    meeple = command.meeple, ability_of(rules, state, seat, command.meeple)
    check_open(rules, state, seat, department)
    if not _possible(rules, state, seat, [meeple], [department]) or not _at_hand(rules, state, seat):
        raise Illegal("placement_not_offered", department=department)
    return (yield PlacementChosen(seat, command.meeple, department))


def chosen(state: State, event: PlacementChosen) -> State:
    """Remember the placement until a meeple is placed or the activation ends."""
    own = attendances(state)[event.seat]
    return with_own(state, event.seat, replace(own, placement=Placement(event.meeple, event.department)))


def choose_placement(bot_view: BotView, command: ChoosePlacement) -> int:
    """The value of the best patients."""
    choice = bot_view.box.choices[command.department]
    placements = [
        PlaceMeeple(command.meeple, command.department, patients)
        for patients, _ in list_choices(choice, grouped(bot_view.own.patients), 0)
    ]
    return max([command_values.placement(bot_view, one) for one in placements], default=-1)


CHOOSE_FIRST = Amendment(
    since=3,
    about=(
        "A meeple for a department that treats several patients is placed in two commands: first the meeple"
        " and the department are chosen, then the patients."
    ),
    extra_commands={"activation": (AttendPatient, ChoosePlacement)},
    handlers={ChoosePlacement: Handler(_decide, _legal)},
    evolvers={PlacementChosen: chosen},
    overrides={ready_meeples: _only_chosen},
    redactions=dict.fromkeys((ChoosePlacement, PlacementChosen), public),
    examples=(ChoosePlacement(NURSE, "postnatal_unit.1"),),
    heuristics={ChoosePlacement: choose_placement},
)
