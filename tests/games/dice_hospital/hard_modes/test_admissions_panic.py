"""Admissions Panic: five starting patients, at the setup and only then."""

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.hooks import starting_values
from games.kernel.composition.compose import fresh_state
from tests.games.dice_hospital.module_games import check_module_game
from tests.games.dice_hospital.tables import Scene, beds, dice, rules
from tests.games.scenes import goes_on, happened, offered, refused, when
from tests.soak import soak

PANIC = ("admissions_panic",)
VALUES = (3, 3, 4, 5, 5)


def _drawn(first: str, second: str = "R0 R0 R0 R0 R0") -> Scene:
    """Two players whose starting dice have these colours."""
    found = rules(2, modules=PANIC)
    state = fresh_state(DICE_HOSPITAL, found)
    # Dice are not rolled at the setup: of each draw only the colour counts.
    colours = dice(state.bag, " ".join(f"{die[0]}2" for die in f"{first} {second}".split()))[::2]
    picks = [0, *[0] * 2]  # the first player, a department and a specialist
    scene = goes_on(Scene(found, state), picks)
    return when(scene, 0, c.RevealImprovement("department"), [0, *colours])


def test_five_dice_for_everyone_are_drawn_from_the_bag() -> None:
    scene = _drawn("R0 R0 Y0 Y0 G0")
    drawn = happened(scene, e.StartingPatientsDrawn)
    assert [(event.seat, len(event.patients)) for event in drawn] == [(0, 5), (1, 5)]
    assert scene.state.bag == (15 - 7, 15 - 2, 15 - 1)


def test_each_of_three_three_four_five_and_five_is_given_once() -> None:
    scene = _drawn("R0 R0 Y0 Y0 G0")
    patients = [patient.id for patient in scene.state.hospitals[0].patients]
    assert {command.value for command in offered(scene, 0)} == {3, 4, 5}
    scene = when(scene, 0, c.SetPatient(patients[4], 3))
    scene = when(scene, 0, c.SetPatient(patients[0], 3))
    assert refused(scene, 0, c.SetPatient(patients[1], 3)) == "wrong_value"
    scene = when(scene, 0, c.SetPatient(patients[2], 4))
    assert beds(scene) == "R3 R5 Y4 Y5 G3", "two fives are left for two patients: nothing to choose"


def test_colours_and_values_combine_as_one_likes() -> None:
    scene = _drawn("R0 R0 Y0 Y0 G0")
    red, _, yellow, _, green = [patient.id for patient in scene.state.hospitals[0].patients]
    for patient, value in ((green, 4), (red, 5), (yellow, 5)):
        scene = when(scene, 0, c.SetPatient(patient, value))
    assert beds(scene) == "R5 R3 Y5 Y3 G4"


def test_five_dice_of_one_colour_are_set_by_themselves() -> None:
    scene = _drawn("R0 R0 Y0 Y0 G0")
    assert beds(scene, 1) == "R3 R3 R4 R5 R5"
    assert scene.rules.awaiting(scene.state).seats == (0,)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_only_the_setup_is_different(players: int) -> None:
    """Ambulances bring three patients each as ever."""
    usual, panic = rules(players), rules(players, modules=PANIC)
    assert [step.name for step in usual.timeline.row] == [step.name for step in panic.timeline.row]
    assert usual.timeline.flow.rounds == panic.timeline.flow.rounds
    assert [module.overrides.keys() for module in panic.modules if module not in usual.modules] == [
        {starting_values}
    ]


@pytest.mark.parametrize(("number", "players"), [(0, 2), soak(1, 5), (2, 3)])
def test_whole_games(number: int, players: int) -> None:
    table = check_module_game(number, PANIC, players, administrators=number == 0)
    assert table.status == "finished"
