"""Roles: every choice there could be is listed if and only if it is accepted."""

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Literal

import pytest
from msgspec.structs import replace

from games.dice_hospital.commands import PlaceMeeple
from games.dice_hospital.effects.choice import (
    ANY_VALUE,
    LOW,
    Choice,
    check_choice,
    list_choices,
    required_colour,
)
from games.dice_hospital.effects.groups import grouped
from games.dice_hospital.effects.roles import Role
from games.dice_hospital.modules.maternity.families.members import BABY, MOTHER
from games.dice_hospital.state import Patient
from games.kernel.refusal import Illegal
from tests.games.dice_hospital.investments.tokens import activation
from tests.games.dice_hospital.tables import Scene, beds, hospital, patients
from tests.games.dice_hospital.whole_games.test_offers import all_placements, same_moves
from tests.games.scenes import offered, refused, when

MOST, OTHER = Role(3, coloured=True), Role(1)
CHOICES = [
    Choice(3, "red", ANY_VALUE, "same", roles=(MOST, OTHER, OTHER)),
    Choice(3, "pink", ANY_VALUE, "same", roles=(MOST, OTHER, OTHER)),
    Choice(2, "red", roles=(Role(2, coloured=True), Role(0))),
    Choice(2, "red", roles=(Role(coloured=True), Role(values=LOW))),
    Choice(3, "red", ANY_VALUE, "run", roles=(OTHER, MOST, OTHER)),
    Choice(3, "red", roles=(Role(coloured=True), Role(coloured=True), Role(values=LOW))),
    Choice(2, None, roles=(Role(2, LOW), Role(1, frozenset({4, 5})))),
    Choice(3, None, ANY_VALUE, "same", roles=(Role(trait=MOTHER), Role(trait=BABY), OTHER)),
    Choice(2, "red", ANY_VALUE, roles=(Role(trait=BABY), Role(2, coloured=True))),
]

Move = tuple[frozenset[tuple[tuple[object, ...], int, bool]], ...]


def ways(dice: tuple[Patient, ...], count: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every order of so many patients, with every part of them recoloured."""
    for chosen in permutations([die.id for die in dice], count):
        for mask in range(2**count):
            yield chosen, tuple(one for bit, one in enumerate(chosen) if mask >> bit & 1)


def told(
    choice: Choice, dice: tuple[Patient, ...], cast: tuple[int, ...], recolour: tuple[int, ...]
) -> object:
    """What is done to whom: the same for alike patients."""
    looks = {die.id: (die.value, die.colour, die.ward, die.party) for die in dice}
    steps = [role.steps for role in choice.roles]
    done = [(looks[one], step, one in recolour) for one, step in zip(cast, steps, strict=True)]
    return tuple(sorted(done, key=repr))


def written(random: Random) -> str:
    """A few patients, many of them alike, with a family."""
    low = random.randrange(1, 5)
    values = [low, low, low, low + 1, low + 2]
    ward = [f"P{random.choice(values)}/1", f"p{random.choice(values)}/1"]
    ward += [f"{random.choice('RRYG')}{random.choice(values)}/2" for _ in range(3)]
    return " ".join(random.sample(ward, 5))


@pytest.mark.parametrize("choice", CHOICES)
@pytest.mark.parametrize("bags", [0, 1, 3])
def test_whatever_is_listed_is_accepted_and_nothing_else(choice: Choice, bags: int) -> None:
    found = 0
    for number in range(25):
        dice = patients(written(Random(number)))
        candidates = {die.id: (die, die.value) for die in dice}
        every = list_choices(choice, grouped(dice), bags)
        moves = [told(choice, dice, *targets) for targets in every]
        assert len(set(moves)) == len(moves), "one for each that would be alike"
        taken = set()
        for chosen, recolour in ways(dice, choice.count):
            try:
                cast = check_choice(choice, candidates, bags, chosen, recolour)
            except Illegal:
                continue
            if not recolour or required_colour(choice, [candidates[one][0] for one in cast], recolour):
                taken.add(told(choice, dice, cast, recolour))
        assert taken == set(moves)
        found += len(moves)
    assert found > 5


def test_the_first_named_who_suits_has_the_role() -> None:
    choice: Choice = CHOICES[0]
    candidates = {die.id: (die, die.value) for die in patients("R4 R4 G4 Y4")}
    assert check_choice(choice, candidates, 0, (3, 2, 1), ()) == (2, 3, 1)
    assert check_choice(choice, candidates, 1, (3, 2, 1), (3,)) == (3, 2, 1), "the bag makes it suit"


def test_a_role_is_left_to_whoever_suits_no_other() -> None:
    choice = Choice(2, "red", roles=(Role(coloured=True), Role(values=LOW)))
    candidates = {die.id: (die, die.value) for die in patients("R2 R5 G2")}
    assert check_choice(choice, candidates, 0, (1, 2), ()) == (2, 1)


@pytest.mark.parametrize(
    ("number", "dice", "code"),
    [
        (0, "G4 Y4 G4", "wrong_colour"),
        (0, "R4 Y4 G5", "values_not_equal"),
        (4, "R3 G4 Y5", "wrong_colour"),
        (4, "G3 R4 Y6", "values_not_consecutive"),
        (6, "R1 G2", "wrong_value"),
        (6, "R4 G5", "wrong_value"),
        (7, "P4/1 R4/2 G4/2", "wrong_kind_of_patient"),
        (3, "R2 G5", "roles_not_filled"),
    ],
)
def test_refusals_say_what_is_lacking(number: int, dice: str, code: str) -> None:
    candidates = {die.id: (die, die.value) for die in patients(dice)}
    with pytest.raises(Illegal) as refusal:
        check_choice(CHOICES[number], candidates, 0, tuple(candidates), ())
    assert refusal.value.code == code


SHAPES: tuple[Literal["some", "same", "run"], ...] = ("some", "same", "run")


@pytest.mark.parametrize("shape", SHAPES)
def test_the_healthy_have_no_role(shape: Literal["some", "same", "run"]) -> None:
    choice = Choice(2, "pink", ANY_VALUE, shape, roles=(MOST, OTHER))
    dice = patients("P7/1 p7/1 p5/1 R5/2 R6/2")
    targets = list_choices(choice, grouped(dice), 0)
    assert targets
    assert all(not {1, 2}.intersection(chosen) for chosen, _ in targets)


@pytest.mark.parametrize("number", range(12))
def test_departments_whose_role_has_another_colour(number: int) -> None:
    """A bag may make somebody suit the role, or give another what the specialist reacts to; never both."""
    random = Random(number)
    card = random.choice(("surgeon.1", "virologist.1", "microbiologist.1"))
    tile = random.choice(("delivery_suite.1", "fetal_medicine.1", "antenatal_clinic.1", "ultrasound.1"))
    one = hospital(written(random), tiles=tile, cards=card, bags=number % 3, used=hospital().departments)
    for meeple in ("nurse", card):
        laid, modules = {tile: "red_colour.1"}, ("maternity", "investments")
        scene = activation(one, laid, modules, chosen=(meeple, tile))
        same_moves(scene.rules, scene.state, "place", all_placements(replace(one, departments=(tile,))))


def _with_red_token(written: str, card: str) -> Scene:
    one = hospital(written, tiles="delivery_suite.1", cards=card, bags=2)
    laid, modules = {"delivery_suite.1": "red_colour.1"}, ("maternity", "investments")
    return activation(one, laid, modules, chosen=(card, "delivery_suite.1"))


def test_no_bag_takes_from_a_role_the_colour_it_asks_for() -> None:
    """The only red one stays red, whatever the specialist would like to react to."""
    scene = _with_red_token("R4 Y4 Y4", "virologist.1")
    place = PlaceMeeple("virologist.1", "delivery_suite.1", (1, 2, 3), (1,))
    assert refused(scene, 0, place) == "needless_recolour"
    there = [one for one in offered(scene, 0, PlaceMeeple) if one.department == "delivery_suite.1"]
    assert {one.recolour for one in there if one.meeple == "virologist.1" and one.patients[0] == 1} == {
        (),
        (2,),
    }
    scene = when(scene, 0, replace(place, recolour=(3,)))
    assert beds(scene) == "Y5* G5*y", "the red one was healed most and left"


def test_bags_give_one_colour_at_a_time() -> None:
    """One to suit the role and another to suit the specialist would be two colours."""
    scene = _with_red_token("Y4 Y4 Y4 R1", "virologist.1")
    place = PlaceMeeple("virologist.1", "delivery_suite.1", (1, 2, 3), (1, 2))
    assert refused(scene, 0, place) == "needless_recolour"
    there = [one for one in offered(scene, 0, PlaceMeeple) if one.department == "delivery_suite.1"]
    assert [(one.meeple, one.recolour) for one in there] == [("virologist.1", (1,))]
    assert beds(when(scene, 0, replace(place, recolour=(1,)))) == "Y5* Y5* R1"
