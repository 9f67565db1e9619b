"""Whole games with Experimental Medicine and the promos, and what the easy bot makes of them."""

from collections import Counter

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital import commands as c
from games.dice_hospital.modules.experimental_medicine.messages import RecolourAnother
from games.dice_hospital.modules.promos.messages import AdmitOneMore, CopySpecialist, SendPatientBack
from games.dice_hospital.view import view
from games.kernel.messages import Command
from tests.games.dice_hospital.module_games import check_module_game, module_game
from tests.games.dice_hospital.tables import Scene, given, hospital
from tests.games.scenes import when

ALL = ("experimental_medicine", "consultant", "admissions_nurse")


@pytest.mark.parametrize(
    ("number", "modules", "players"),
    [
        (0, ALL, 3),
        (4, ("consultant",), 2),
        (5, ("admissions_nurse",), 3),
        (14, (*ALL, "medical_reports"), 1),
    ],
)
def test_games(number: int, modules: tuple[str, ...], players: int) -> None:
    check_module_game(number, modules, players, administrators=number % 2 == 0)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("number", "modules", "players"),
    [
        (1, ALL, 2),
        (2, ALL, 4),
        (3, ("experimental_medicine",), 4),
        (7, ALL, 5),
        (8, ("experimental_medicine", "super_resistant_virus"), 2),
        (10, (*ALL, "national_epidemic"), 3),
        (11, ALL, 2),
        (13, (*ALL, "event_cards"), 3),
    ],
)
def test_games_with_others(number: int, modules: tuple[str, ...], players: int) -> None:
    check_module_game(number, modules, players, administrators=number % 2 == 0)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(100, 300))
def test_many_games(number: int) -> None:
    check_module_game(number, ALL, 2 + number % 4)


def test_play_outs_use_everything_there_is() -> None:
    used: Counter[type[Command]] = Counter()
    longest = 0
    for number in (1, 2, 4, 5, 7, 8, 10, 11):
        game, _, moves, _ = module_game(number, ALL, 2)
        for move in moves:
            used[type(move.command)] += 1
            if move.before.status == "playing" and move.before.play.step == "activation":
                for seat in game.awaiting(move.before).seats:
                    longest = max(longest, len(game.rules.legal(move.before.play, seat)))
    assert {RecolourAnother, CopySpecialist} <= set(used)
    assert longest < 2000


def test_a_full_hospital_is_offered_hundreds_of_commands_at_most() -> None:
    """Twelve patients that all differ, eight improvements and three bags."""
    written = "R1 Y1 G1 R2 Y2 G2 R3 Y3 G3 R4 Y4 G5*"
    one = hospital(
        written,
        tiles="drug_trial_centre.1 training_centre.1 physiotherapy.1",
        cards="surgeon.1 urologist.1 cardiologist.1 medical_student.1 physiotherapist.1",
        bags=3,
    )
    scene = given("activation", one, hospital(), modules=ALL)
    commands = scene.rules.legal(scene.state, 0)
    assert 500 < len(commands) < 1000
    assert len(set(commands)) == len(commands)


def _easy(scene: Scene) -> Command:
    legal = scene.rules.legal(scene.state, 0)
    return DICE_HOSPITAL.policy(view(scene.rules, scene.state, 0, False), legal, lambda _: 0)


def test_the_easy_bot_turns_a_one_and_re_rolls_low_patients() -> None:
    one = hospital("R1 G5* Y6*", tiles="experimental_therapy.1", used=("clinic",))
    assert _easy(given("activation", one, hospital(), modules=ALL)) == c.PlaceMeeple(
        "nurse", "experimental_therapy.1", (1,)
    )
    one = hospital("R1 G1 Y5*", tiles="drug_trial_centre.1", used=("clinic",))
    assert _easy(given("activation", one, hospital(), modules=ALL)) == c.PlaceMeeple(
        "nurse", "drug_trial_centre.1", (1, 2)
    )


def test_the_easy_bot_leaves_healthy_patients_as_they_are() -> None:
    board = ("trauma_unit", "oncology", "pharmacy", "intensive_care", "imaging", "clinic")
    one = hospital(
        "R6* G5* Y6*", tiles="experimental_therapy.1 drug_trial_centre.1 physiotherapy.1", used=board
    )
    assert _easy(given("activation", one, hospital(), modules=ALL)) == c.FinishActivation()


def test_the_easy_bot_names_whom_its_consultant_copies_first() -> None:
    one = hospital("R2 G3", cards="consultant.1 surgeon.1 paramedic.1")
    assert _easy(given("activation", one, hospital(), modules=ALL)) == CopySpecialist("paramedic.1")


def test_the_easy_bot_uses_the_admissions_nurse() -> None:
    sick = given("activation", hospital("R6 G1 Y4", cards="admissions_nurse.1"), hospital(), modules=ALL)
    scene = when(sick, 0, c.PlaceMeeple("admissions_nurse.1", "clinic", (1,)))
    assert _easy(scene) == SendPatientBack(2)
    well = given("activation", hospital("R6 G4* Y4*", cards="admissions_nurse.1"), hospital(), modules=ALL)
    scene = when(well, 0, c.PlaceMeeple("admissions_nurse.1", "clinic", (1,)))
    assert _easy(scene) == AdmitOneMore()


def test_the_easy_bot_treats_a_second_patient_in_physiotherapy() -> None:
    one = hospital("R1 G1", tiles="physiotherapy.1")
    scene = given("activation", one, hospital(), modules=ALL)
    scene = when(scene, 0, c.PlaceMeeple("nurse", "physiotherapy.1", (1,), (), ("green",)))
    command = _easy(scene)
    assert isinstance(command, RecolourAnother)
    assert command.patient == 2


def test_the_easy_bot_uses_experimental_specialists() -> None:
    one = hospital("R2 G3 Y5*", cards="medical_student.1")
    scene = given("activation", one, hospital(), modules=ALL)
    scene = when(scene, 0, c.PlaceMeeple("medical_student.1", "trauma_unit", (1,)))
    assert _easy(scene) == c.UseSpecialist((2, 3))
    one = hospital("R2", cards="pathologist.1", fatalities=1)
    scene = given("activation", one, hospital(), modules=ALL)
    scene = when(scene, 0, c.PlaceMeeple("pathologist.1", "trauma_unit", (1,)))
    assert _easy(scene) == c.UseSpecialist(())
