"""Offered if and only if accepted: every command there could be in small hospitals with families."""

from collections.abc import Iterator
from itertools import permutations, product
from random import Random

import pytest
from msgspec.structs import replace

from games.dice_hospital import commands as c
from games.dice_hospital.modules.maternity.improvements.departments import DEPARTMENTS
from games.dice_hospital.modules.maternity.improvements.specialists import SPECIALISTS
from games.dice_hospital.modules.wards.messages import ChoosePlacement
from games.dice_hospital.state import Hospital
from games.dice_hospital.title import DICE_HOSPITAL
from games.kernel.chance import Seeded
from tests.games.dice_hospital.tables import Scene, given, hospital
from tests.games.dice_hospital.whole_games.test_offers import (
    all_bags,
    all_placements,
    all_uses,
    check_state,
    same_moves,
)
from tests.games.scenes import offered, when
from tests.soak import numbers

TILES = tuple(f"{row.key}.1" for row in DEPARTMENTS)
CARDS = tuple(f"{row.key}.1" for row in SPECIALISTS)
OTHERS = ("surgeon.1", "urologist.1", "microbiologist.1", "paramedic.1")


def families(random: Random, most: int) -> Scene:
    """A hospital with few patients, most of them mothers and babies, in the middle of an activation."""
    low = random.randrange(1, 6)
    written = ["P/1", "p/1", *random.choices(("p/1", "P/2 p/2", "R/3", "R/1", "G/3"), k=most - 3)]
    ward = []
    for text in " ".join(dict.fromkeys(written)).split()[:most]:
        kind, place = text.split("/")
        value = random.choice((low, low, low + 1, min(low + 2, 6), 7 if kind in "Pp" else 3))
        ward.append(f"{kind}{value}{'*' if value == 7 or random.random() < 0.3 else ''}/{place}")
    ward += [f"{random.choice('RG')}{low}/4"] * random.randrange(2)
    if all("7" in text for text in ward if text[0] in "Pp"):
        ward[0] = f"P{low}/1"
    one = hospital(
        " ".join(ward),
        tiles=" ".join((*random.sample(TILES, 3), "paediatric_ward_1", "paediatric_ward_3")),
        cards=" ".join((*random.sample(CARDS, 2), random.choice(OTHERS))),
        bags=random.randrange(3),
        nurses_placed=random.choice((0, 4)),
        nurses=4,
    )
    one = replace(one, used=(random.choice((*one.departments, *one.specialists)),))
    return given("activation", one, hospital("R3/1"), modules=("maternity",))


def after_choosing(scene: Scene) -> Iterator[Scene]:
    """The scene after each of the placements for several patients was chosen."""
    return (when(scene, 0, command) for command in offered(scene, 0, ChoosePlacement))


@pytest.mark.parametrize("number", numbers(4, 24))
def test_all_placements_of_a_small_hospital(number: int) -> None:
    scene = families(Random(number), 4)
    commands = list(all_placements(scene.state.hospitals[0]))
    for one in (scene, *after_choosing(scene)):
        same_moves(one.rules, one.state, "place", commands)
        same_moves(one.rules, one.state, "choose", all_to_choose(one.state.hospitals[0]))


def all_to_choose(own: Hospital) -> Iterator[ChoosePlacement]:
    """Every meeple with every department there could be."""
    meeples = ("nurse", *own.specialists, "surgeon.2")
    return (ChoosePlacement(*one) for one in product(meeples, (*own.departments, "ultrasound.2")))


@pytest.mark.parametrize(
    "written",
    [
        "P4/1 p4/1 p4/1 R4/3 G4/3",
        "P4/1 p4/1 P4/2 p4/2 R4/3",
        "P4/1 p4/1 p4/1 P4/2 p4*/2 p4/2",
        "P4/1 P4/2 p5/1 p4/2 R4/3 R4/3",
        "P4/1 P4/2 P4/3 p7*/1 p5/2 p5/3",
    ],
)
def test_all_fours_of_a_postnatal_unit(written: str) -> None:
    one = hospital(written, tiles="postnatal_unit.1", used=hospital().departments)
    chosen = ("nurse", "postnatal_unit.1")
    scene = given("activation", one, hospital("R3/1"), modules=("maternity",), chosen=chosen)
    numbers = [die.id for die in scene.state.hospitals[0].patients]
    commands = [c.PlaceMeeple("nurse", "postnatal_unit.1", four) for four in permutations(numbers, 4)]
    same_moves(scene.rules, scene.state, "place", commands)


@pytest.mark.parametrize("number", numbers(7, 60))
def test_all_uses_of_a_specialist_in_a_small_hospital(number: int) -> None:
    random = Random(number)
    scene = families(random, 5)
    placements = [
        (one.state, command)
        for one in (scene, *after_choosing(scene))
        for command in offered(one, 0, c.PlaceMeeple)
        if command.meeple in CARDS
    ]
    for before, command in random.sample(placements, min(5, len(placements))):
        _, state = scene.rules.decide(before, 0, command, Seeded(b""))
        same_moves(scene.rules, state, "bag", all_bags(state.hospitals[0]))
        bags = [bag for bag in scene.rules.legal(state, 0) if isinstance(bag, c.UseBloodBag)]
        if bags and random.random() < 0.5:
            _, state = scene.rules.decide(state, 0, random.choice(bags), Seeded(b""))
        same_moves(scene.rules, state, "specialist", all_uses(state.hospitals[0]))


def test_families_are_part_of_what_is_tried() -> None:
    """The hospitals above would show nothing if their departments never found anybody."""
    found = dict.fromkeys((*TILES, "paediatric_ward_1"), 0)
    for number in range(24):
        scene = families(Random(number), 4)
        for one in (scene, *after_choosing(scene)):
            for command in offered(one, 0, c.PlaceMeeple):
                if command.department in found:
                    found[command.department] += 1
    assert sum(count > 5 for count in found.values()) >= 7


def crowded(version: int = DICE_HOSPITAL.rules_version) -> Scene:
    """Four families and eight others, all of one value, with all improvements of Maternity and two bags."""
    families = " ".join(f"P3/{ward} p3/{ward} p3/{ward}" for ward in (1, 2, 3, 4))
    one = hospital(
        f"{families} R3/1 G3/1 Y3/2 R3/2 G3/3 Y3/3 R3/4 G3/4",
        tiles=" ".join(TILES),
        cards=" ".join(CARDS),
        bags=2,
        nurses=4,
    )
    return given("activation", one, hospital(), modules=("maternity",), version=version)


def test_a_full_hospital_is_offered_hundreds_of_commands_and_chooses_patients_later() -> None:
    """Before version 3 of the rules it was offered 20,000: all meeples with all patients."""
    assert len(crowded(version=2).rules.legal(crowded(version=2).state, 0)) > 20_000
    scene = crowded()
    assert len(scene.rules.legal(scene.state, 0)) < 500
    lists = [one.rules.legal(one.state, 0) for one in after_choosing(scene)]
    assert len(lists) == len(offered(scene, 0, ChoosePlacement)) > 30
    assert 1000 < max(map(len, lists)) < 1700
    for commands in lists:
        assert len(set(commands)) == len(commands)


def test_what_a_full_hospital_is_offered_is_accepted_and_nothing_else() -> None:
    random, scene = Random(1), crowded()
    check_state(scene.rules, scene.state, 0, random)
    after = list(after_choosing(scene))
    for one in random.sample(after, 4):
        check_state(one.rules, one.state, 0, random)
