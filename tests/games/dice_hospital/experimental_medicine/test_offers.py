"""Offered if and only if accepted: every command there could be in small experimental hospitals."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from games.dice_hospital import commands as c
from games.dice_hospital.modules.experimental_medicine.messages import RecolourAnother
from games.dice_hospital.modules.promos.messages import AdmitOneMore, CopySpecialist, SendPatientBack
from games.dice_hospital.state import COLOURS, Colour, Hospital, State
from games.kernel.chance import Seeded
from games.kernel.messages import Command
from games.kernel.rules import Rules
from tests.games.dice_hospital.tables import Scene, given, hospital
from tests.games.dice_hospital.whole_games.test_offers import (
    all_bags,
    all_placements,
    all_uses,
    same_moves,
    small,
)
from tests.titles.offers import accepted

ALL = ("experimental_medicine", "consultant", "admissions_nurse")
TILES = (
    "drug_trial_centre.1",
    "physiotherapy.1",
    "experimental_therapy.1",
    "training_centre.1",
    "radiology.1",
    "immunology.1",
)
CARDS = (
    "pathologist.1",
    "experimental_chemist.1",
    "registrar.1",
    "medical_student.1",
    "physiotherapist.1",
    "haematology_technician.1",
    "consultant.1",
    "admissions_nurse.1",
    "surgeon.1",
    "microbiologist.1",
)
GIVEN: tuple[tuple[Colour, ...], ...] = ((), *((colour,) for colour in COLOURS), ("red", "green"))


def _scene(random: Random, most: int) -> Scene:
    """A small hospital; whoever has a Consultant may have said whom it copies."""
    scene = small(random, most, TILES, CARDS, ALL)
    copies = [one for one in scene.rules.legal(scene.state, 0) if isinstance(one, CopySpecialist)]
    if not copies or random.random() < 0.3:
        return scene
    return scene._replace(state=_after(scene.rules, scene.state, random.choice(copies)))


def _after(rules: Rules, state: State, command: Command) -> State:
    after: State = rules.decide(state, 0, command, Seeded(b"any luck"))[1]
    return after


def _coloured(commands: Iterator[c.PlaceMeeple]) -> Iterator[c.PlaceMeeple]:
    """The placements, and those with too few, too many or other colours where colours are given."""
    for command in commands:
        yield command
        if command.department == "physiotherapy.1" and len(command.patients) < 3:
            for colours in GIVEN[1:]:
                yield replace(command, colours=colours)


def _uses(one: Hospital) -> Iterator[c.UseSpecialist]:
    for command in all_uses(one):
        for colours in GIVEN if len(command.patients) == 1 else GIVEN[:2]:
            yield replace(command, colours=colours)


def _follow_ups(one: Hospital) -> Iterator[tuple[str, Iterator[Command]]]:
    numbers = [*(die.id for die in one.patients), 101, 9999]
    yield "recolour", (RecolourAnother(number, colour) for number, colour in product(numbers, COLOURS))
    yield "send back", (SendPatientBack(number) for number in numbers)


@pytest.mark.parametrize("number", range(12))
def test_all_placements(number: int) -> None:
    scene = _scene(Random(number), 4)
    same_moves(scene.rules, scene.state, "place", _coloured(all_placements(scene.state.hospitals[0])))


@pytest.mark.parametrize("number", range(12))
def test_all_that_may_follow_a_placement(number: int) -> None:
    random = Random(number)
    scene = _scene(random, 6)
    rules = scene.rules
    placements = [one for one in rules.legal(scene.state, 0) if isinstance(one, c.PlaceMeeple)]
    for command in random.sample(placements, min(5, len(placements))):
        state = _after(rules, scene.state, command)
        same_moves(rules, state, "bag", all_bags(state.hospitals[0]))
        bags = [bag for bag in rules.legal(state, 0) if isinstance(bag, c.UseBloodBag)]
        if bags and random.random() < 0.3:
            state = _after(rules, state, random.choice(bags))
        same_moves(rules, state, "specialist", _uses(state.hospitals[0]))
        for kind, commands in _follow_ups(state.hospitals[0]):
            same_moves(rules, state, kind, commands)
        assert (AdmitOneMore() in rules.legal(state, 0)) == accepted(rules, state, 0, AdmitOneMore())


@pytest.mark.parametrize("number", range(30))
def test_all_that_may_be_copied(number: int) -> None:
    scene = small(Random(number), 4, TILES, CARDS, ALL)
    offered = {one for one in scene.rules.legal(scene.state, 0) if isinstance(one, CopySpecialist)}
    tried = {one for card in CARDS if accepted(scene.rules, scene.state, 0, one := CopySpecialist(card))}
    assert tried == offered


def _discharging(random: Random) -> Iterator[tuple[Rules, State]]:
    """Hospitals whose Admissions Nurse just discharged somebody, with many patients alike."""
    ward = " ".join(random.choice("RRG") + random.choice("4566") + random.choice(("", "*")) for _ in range(6))
    one = hospital(ward, tiles="training_centre.1 cardiology.1", cards="admissions_nurse.1", bags=1)
    scene = given("activation", one, hospital("R3"), modules=ALL)
    placements = [
        one
        for one in scene.rules.legal(scene.state, 0)
        if isinstance(one, c.PlaceMeeple) and one.meeple != "nurse"
    ]
    for command in placements:
        state = _after(scene.rules, scene.state, command)
        if state.hospitals[0].discharged:
            yield scene.rules, state


@pytest.mark.parametrize("number", range(20))
def test_all_that_may_follow_an_admissions_nurse(number: int) -> None:
    random = Random(number)
    for rules, state in _discharging(random):
        assert AdmitOneMore() in rules.legal(state, 0)
        followers = [one for one in rules.legal(state, 0) if not isinstance(one, c.PlaceMeeple)]
        for after in (state, _after(rules, state, random.choice(followers))):
            if 0 in rules.awaiting(after).seats:
                same_moves(rules, after, "bag", all_bags(after.hospitals[0]))
                for kind, commands in _follow_ups(after.hospitals[0]):
                    same_moves(rules, after, kind, commands)
                admits = accepted(rules, after, 0, AdmitOneMore())
                assert (AdmitOneMore() in rules.legal(after, 0)) == admits


def test_what_is_tried_contains_everything() -> None:
    """The tables above would show little if nothing ever followed."""
    followed: set[type[Command]] = set()
    for number in range(24):
        random = Random(number)
        scene = _scene(random, 6)
        placements = [one for one in scene.rules.legal(scene.state, 0) if isinstance(one, c.PlaceMeeple)]
        for command in random.sample(placements, min(5, len(placements))):
            state = _after(scene.rules, scene.state, command)
            followed |= {type(one) for one in scene.rules.legal(state, 0)}
    assert followed >= {RecolourAnother, c.UseSpecialist, c.UseBloodBag}
    sent = [
        one for n in range(20) for rules, state in _discharging(Random(n)) for one in rules.legal(state, 0)
    ]
    assert SendPatientBack in {type(one) for one in sent}
    copied = [small(Random(number), 4, TILES, CARDS, ALL) for number in range(30)]
    assert any(
        isinstance(one, CopySpecialist) for found in copied for one in found.rules.legal(found.state, 0)
    )
