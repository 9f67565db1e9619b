"""Offered if and only if accepted: every command there could be in small hospitals with families."""

from itertools import permutations
from random import Random

import pytest
from msgspec.structs import replace

from games.dice_hospital import commands as c
from games.dice_hospital.modules.maternity.improvements.departments import DEPARTMENTS
from games.dice_hospital.modules.maternity.improvements.specialists import SPECIALISTS
from games.kernel.chance import Seeded
from tests.games.dice_hospital.tables import Scene, given, hospital
from tests.games.dice_hospital.whole_games.test_offers import all_bags, all_placements, all_uses, same_moves
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


@pytest.mark.parametrize("number", numbers(12, 24))
def test_all_placements_of_a_small_hospital(number: int) -> None:
    scene = families(Random(number), 4)
    commands = list(all_placements(scene.state.hospitals[0]))
    same_moves(scene.rules, scene.state, "place", commands)


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
    scene = given("activation", one, hospital("R3/1"), modules=("maternity",))
    numbers = [die.id for die in scene.state.hospitals[0].patients]
    commands = [c.PlaceMeeple("nurse", "postnatal_unit.1", four) for four in permutations(numbers, 4)]
    same_moves(scene.rules, scene.state, "place", commands)


@pytest.mark.parametrize("number", numbers(30, 60))
def test_all_uses_of_a_specialist_in_a_small_hospital(number: int) -> None:
    random = Random(number)
    scene = families(random, 5)
    offered = scene.rules.legal(scene.state, 0)
    placements = [command for command in offered if getattr(command, "meeple", "nurse") in CARDS]
    for command in random.sample(placements, min(5, len(placements))):
        _, state = scene.rules.decide(scene.state, 0, command, Seeded(b""))
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
        for command in scene.rules.legal(scene.state, 0):
            if getattr(command, "department", "") in found:
                found[command.department] += 1  # type: ignore[attr-defined]
    assert sum(count > 5 for count in found.values()) >= 7


def test_a_hospital_with_four_families_is_offered_thousands_of_commands_at_most() -> None:
    """Twelve mothers and babies, eight others who all differ, eight improvements and two bags."""
    written = "P4/1 p3/1 p2/1 P3/2 p4/2 p5/2 P5/3 p4/3 p2/3 P2/4 p3/4 p4/4"
    one = hospital(
        f"{written} R4/1 R3/4 Y3/4 G2/4 R5/1 Y4/2 G4/3 G5/2",
        tiles="antenatal_clinic.1 neonatal_unit.1 postnatal_unit.1 ultrasound.1",
        cards="obstetrician.1 midwife.1 doula.1 surgeon.1",
        bags=2,
        nurses=4,
    )
    scene = given("activation", one, hospital(), modules=("maternity",))
    commands = scene.rules.legal(scene.state, 0)
    assert 1000 < len(commands) < 5000
    assert len(set(commands)) == len(commands)
