"""Offered if and only if accepted: every command there could be in small hospitals with tokens."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from games.dice_hospital import commands as c
from games.dice_hospital.modules.investments.messages import UseStaffAgency, UseToken
from games.dice_hospital.modules.investments.state import investments_state, portfolio
from games.dice_hospital.modules.promos.messages import CopySpecialist
from games.dice_hospital.state import COLOURS, State
from games.kernel.chance import Seeded
from games.kernel.messages import Command
from games.kernel.rules import Rules
from tests.games.dice_hospital.investments.tokens import with_laid
from tests.games.dice_hospital.tables import Scene
from tests.games.dice_hospital.whole_games.test_offers import (
    all_bags,
    all_placements,
    all_uses,
    same_moves,
    small,
)
from tests.soak import numbers

MODULES = ("investments", "experimental_medicine", "consultant", "admissions_nurse")
TILES = (
    "staff_agency.1",
    "observation_unit_red.1",
    "observation_unit_red.2",
    "surgical_theatre.1",
    "surgical_theatre.2",
    "triage_centre.1",
    "immunology.1",
    "physiotherapy.1",
)
CARDS = (
    "intern.1",
    "intern.2",
    "management_expert.1",
    "strategic_consultant.1",
    "financial_advisor.1",
    "consultant.1",
    "surgeon.1",
    "microbiologist.1",
    "pathologist.1",
)


def _scene(random: Random, most: int) -> Scene:
    """A small hospital in wards, with tokens on departments and Interns."""
    scene = small(random, most, TILES, CARDS, MODULES)
    one = scene.state.hospitals[0]
    patients = tuple(replace(die, ward=random.choice((1, 1, 2))) for die in one.patients)
    hospitals = (replace(one, patients=patients), *scene.state.hospitals[1:])
    scene = scene._replace(state=replace(scene.state, hospitals=hospitals))
    places = [*one.departments, *[card for card in one.specialists if card.startswith("intern")] * 3]
    piles = [token for space in investments_state(scene.state).spaces for token in space.pile.layers[0]]
    tokens = random.sample([token for token in piles if "nurse" not in token], 10)
    laid: dict[str, str] = {}
    for token in tokens:
        place = random.choice(places)
        if len(laid.get(place, "").split()) < 2:
            laid[place] = f"{laid.get(place, '')} {token}"
    scene = with_laid(scene, laid)
    copies = [one for one in scene.rules.legal(scene.state, 0) if isinstance(one, CopySpecialist)]
    if not copies or random.random() < 0.3:
        return scene
    return scene._replace(state=_after(scene.rules, scene.state, random.choice(copies)))


def _after(rules: Rules, state: State, command: Command) -> State:
    after: State = rules.decide(state, 0, command, Seeded(b"any luck"))[1]
    return after


def _all_tokens(state: State) -> Iterator[UseToken]:
    dice = [die.id for die in state.hospitals[0].patients]
    tokens = [laid.token for laid in portfolio(state, 0).laid]
    for token, die in product((*tokens, "red_low.9"), (*dice, 101, 9999)):
        for patients, recolour in product(((die,), (), (die, die), (die, dice[0])), ((), (die,), (dice[0],))):
            yield UseToken(token, patients, recolour)


def _all_agencies(state: State) -> Iterator[UseStaffAgency]:
    one = state.hospitals[0]
    meeples = ("nurse", *one.specialists)
    for meeple, tile, card in product((*meeples, "surgeon.9"), one.departments, meeples):
        yield UseStaffAgency(meeple, tile, card)


def _with_colours(command: c.PlaceMeeple) -> list[c.PlaceMeeple]:
    """An Intern may name the colour that the department is to work on."""
    colours = COLOURS if command.meeple.startswith("intern") else ()
    return [command, *[replace(command, colours=(colour,)) for colour in colours]]


@pytest.mark.parametrize("number", numbers(4, 16))
def test_all_placements(number: int) -> None:
    scene = _scene(Random(number), 4)
    placements = (
        one for one in all_placements(scene.state.hospitals[0]) if one.department != "physiotherapy.1"
    )
    offered = [one for one in scene.rules.legal(scene.state, 0) if isinstance(one, c.PlaceMeeple)]
    coloured = [one for one in offered if one.department == "physiotherapy.1"]
    everything = [named for one in placements for named in _with_colours(one)]
    same_moves(scene.rules, scene.state, "place", [*everything, *coloured])
    same_moves(scene.rules, scene.state, "agency", _all_agencies(scene.state))


@pytest.mark.parametrize("number", numbers(12, 60))
def test_all_that_may_follow_a_placement(number: int) -> None:
    random = Random(number)
    scene = _scene(random, 6)
    rules = scene.rules
    kinds = (c.PlaceMeeple, UseStaffAgency)
    placements = [one for one in rules.legal(scene.state, 0) if isinstance(one, kinds)]
    for command in random.sample(placements, min(4, len(placements))):
        state = _after(rules, scene.state, command)
        for _ in range(3):
            if not state.hospitals[0].patients:
                break
            same_moves(rules, state, "token", _all_tokens(state))
            same_moves(rules, state, "bag", all_bags(state.hospitals[0]))
            same_moves(rules, state, "agency", _all_agencies(state))
            colouring = any(getattr(one, "colours", ()) for one in rules.legal(state, 0))
            if not colouring:
                same_moves(rules, state, "specialist", all_uses(state.hospitals[0]))
            following = [
                one
                for one in rules.legal(state, 0)
                if isinstance(one, UseToken | c.UseBloodBag | c.UseSpecialist)
            ]
            if not following:
                break
            state = _after(rules, state, random.choice(following))


def test_what_is_tried_contains_everything() -> None:
    """The tables above would show little if nothing ever followed."""
    followed: list[Command] = []
    for number in range(60):
        random = Random(number)
        scene = _scene(random, 6)
        placements = [one for one in scene.rules.legal(scene.state, 0) if isinstance(one, c.PlaceMeeple)]
        for command in random.sample(placements, min(4, len(placements))):
            followed += scene.rules.legal(_after(scene.rules, scene.state, command), 0)
    tokens = [one for one in followed if isinstance(one, UseToken)]
    assert len(tokens) > 100
    assert any(one.recolour for one in tokens)
    assert {type(one) for one in followed} >= {UseToken, UseStaffAgency, c.UseSpecialist, c.UseBloodBag}
