"""The solo game: one player's setup, the ten goals, and the hall of fame."""

from random import Random
from typing import Any

import pytest

from games.clinic.commands import TreatBest
from games.clinic.modules.blood_transfusion.bank import Bank
from games.clinic.modules.blood_transfusion.messages import Transfuse
from games.clinic.modules.solo import SOLO
from games.clinic.modules.solo.goals import GOALS
from games.clinic.modules.solo.hall_of_fame import rank_of
from games.clinic.modules.solo.messages import ChooseGoal, GoalChosen, GoalJudged, SpecialRoomsDrawn
from games.clinic.modules.solo.progress import Result, SoloProgress, progress_of
from games.clinic.state import SPECIALS
from games.clinic.title import CLINIC
from games.kernel.composition.compose import compose
from games.kernel.refusal import Illegal
from tests.games.clinic.starting import played_to, started
from tests.games.clinic.tables import FIRST_BUILDING, clinic, given, goes_on
from tests.games.scenes import happened, offered, refused, when

THREE_DOCTORS = "doctor:white@0b3 doctor:yellow@0b3 doctor:orange@0b3"
TWO_PATIENTS = "patient:white:psychiatry@pre patient:red:psychiatry@0b2!"
MINIS = ("blood_transfusion", "extinguishers", "workaholic_doctors", "zombies")


def judged(goal: str, persons: str = "", rooms: str = FIRST_BUILDING, **more: Any) -> GoalJudged:
    """What is said of a goal when the game ends with such a clinic; other fields are the clinic's."""
    fields = {name: more.pop(name) for name in ("patients", "notepad", "treated", "modules") if name in more}
    part = SoloProgress(goal, fields.pop("treated", ()))
    scene = given("final_scoring", clinic(rooms, persons, **more), round=6, solo=part, **fields)
    after = goes_on(scene)
    event: GoalJudged = happened(after, GoalJudged)[0]
    assert progress_of(after.state).result == Result(event.reached, event.score, event.rank)
    return event


def test_one_seat_brings_the_solo_game_and_several_do_not() -> None:
    assert SOLO in compose(CLINIC, (), {}, ("human",)).modules
    assert SOLO not in compose(CLINIC, (), {}, ("human", "human")).modules
    with pytest.raises(Illegal) as refusal:
        compose(CLINIC, ("solo",), {}, ("human", "human"))
    assert refusal.value.code == "wrong_player_count"


def test_the_setup_of_one_player() -> None:
    scene = played_to(started(1), "goal", Random(1))
    state = scene.state
    notepad = [colour for row in state.notepad for colour in row]
    assert len(state.notepad) == 2, "psychiatry and cardiology"
    assert sum(state.patients) + len(notepad) == 9 + 6 + 3 + 1
    assert sum(state.doctors) + len(state.university) == 3 + 2 + 1
    assert (len(state.university), state.nurses, state.supply.orderlies) == (1, (1,) * 6, 2)
    assert state.supply.supply_rooms == 4 - 1


def test_one_tile_each_of_two_random_special_rooms() -> None:
    scenes = [started(1, seed=bytes([number])) for number in range(40)]
    for scene in scenes:
        (drawn,) = happened(scene, SpecialRoomsDrawn)
        assert len(set(drawn.kinds)) == 2
        assert scene.state.supply.specials == tuple(int(kind in drawn.kinds) for kind in SPECIALS)
        assert scene.state.supply.specials_shown == tuple(kind in drawn.kinds for kind in SPECIALS)
    assert len({frozenset(happened(scene, SpecialRoomsDrawn)[0].kinds) for scene in scenes}) == 6


def test_one_of_two_bonus_tiles_is_picked() -> None:
    scene = started(1)
    assert len(offered(scene)) == 2


def test_the_goal_is_chosen_once_the_setup_is_visible_and_only_once() -> None:
    scene = played_to(started(1), "goal", Random(2))
    assert scene.state.notepad[0], "patients have made their first appointments"
    assert scene.state.university
    assert [command.goal for command in offered(scene)] == [goal.key for goal in GOALS]
    assert refused(scene, 0, ChooseGoal("goal_of_mine")) == "no_such_goal"
    after = when(scene, 0, ChooseGoal("goal_money"))
    assert happened(after, GoalChosen) == [GoalChosen(0, "goal_money")]
    assert (progress_of(after.state).goal, after.state.step) == ("goal_money", "select_1")
    assert refused(after, 0, ChooseGoal("goal_time")) == "wrong_step"


def test_there_are_ten_goals() -> None:
    assert len({goal.key for goal in GOALS}) == 10


THREE = f"{FIRST_BUILDING} outpatient_services:0d1 outpatient_services:0a1"
TOWER = f"{FIRST_BUILDING} treatment_room:1b3 supply_room:2b3"


@pytest.mark.parametrize(
    ("goal", "reached", "missed"),
    [
        (
            "goal_no_white_patients",
            {"patients": (0, 2, 1, 1), "persons": "patient:yellow:psychiatry@pre doctor:white@0b3"},
            {"patients": (1, 0, 0, 0)},
        ),
        ("goal_no_white_patients", {"patients": (0, 0, 0, 0)}, {"patients": (0,) * 4, "notepad": ["white"]}),
        (
            "goal_no_white_patients",
            {"patients": (0, 0, 0, 0), "notepad": ["red", "orange"]},
            {"patients": (0,) * 4, "persons": "patient:white:psychiatry@pre"},
        ),
        (
            "goal_no_white_patients",
            {"patients": (0, 1, 1, 1)},
            {"patients": (0,) * 4, "persons": "patient:white:psychiatry@0b2!"},
        ),
        ("goal_buildings", {"rooms": THREE}, {"rooms": f"{FIRST_BUILDING} outpatient_services:0d1 lab:0a1"}),
        ("goal_time", {"time": 12}, {"time": 13}),
        ("goal_doctors", {"persons": "doctor:white@0b3 " * 7}, {"persons": "doctor:white@0b3 " * 6}),
        ("goal_doctors", {"persons": "doctor:red@0b3 " * 8}, {"persons": "nurse@0b3 " * 7}),
        (
            "goal_doctor_colours",
            {"persons": f"{THREE_DOCTORS} doctor:red@0b3"},
            {"persons": f"{THREE_DOCTORS} doctor:orange@0b3"},
        ),
        (
            "goal_patient_colours",
            {"persons": f"{TWO_PATIENTS} patient:orange:psychiatry@pre"},
            {"persons": f"{TWO_PATIENTS} patient:red:psychiatry@pre"},
        ),
        ("goal_top_floor", {"rooms": f"{TOWER} hub:3b3:cardiology"}, {"rooms": f"{TOWER} lab:3b3"}),
        (
            "goal_last_round",
            {"treated": ("red", "red", "orange", "orange", "yellow", "yellow")},
            {"treated": ("red", "red", "orange", "orange", "orange", "yellow")},
        ),
        (
            "goal_last_round",
            {"treated": ("white", "red", "red", "red", "orange", "orange", "yellow", "yellow")},
            {"treated": ("white",) * 8},
        ),
        ("goal_nurses", {"persons": "nurse@0b3 " * 4}, {"persons": "nurse@0b3 " * 3}),
        ("goal_money", {"savings": 200}, {"savings": 199}),
    ],
)
def test_every_goal(goal: str, reached: dict[str, Any], missed: dict[str, Any]) -> None:
    assert judged(goal, **reached).reached
    assert not judged(goal, **missed).reached


def test_being_rich_needs_a_popularity_of_0_after_the_penalty_for_time() -> None:
    assert judged("goal_money", savings=250, popularity=4, time=12).reached
    assert not judged("goal_money", savings=250, popularity=3, time=12).reached


def test_workaholics_count_among_seven_doctors_but_not_among_colours() -> None:
    six = "doctor:white@0b3 " * 6
    modules = ("workaholic_doctors",)
    assert judged("goal_doctors", six + "doctor:purple@0b3", modules=modules).reached
    assert not judged("goal_doctor_colours", f"{THREE_DOCTORS} doctor:purple@0b3", modules=modules).reached
    all_four = f"{THREE_DOCTORS} doctor:red@0b3 doctor:purple@0b3"
    assert judged("goal_doctor_colours", all_four, modules=modules).reached


def in_care(number: int) -> SoloProgress:
    """What is kept after the care of a round: of two in the treatment room and an outpatient."""
    rooms = f"{FIRST_BUILDING} outpatient_services:0d1"
    persons = (
        "doctor:red@0b2 doctor:yellow@0b2 doctor:white@0d1 patient:red:psychiatry@0b2! "
        "patient:yellow:psychiatry@0b2! patient:orange:cardiology@0d1!"
    )
    scene = given("care", clinic(rooms, persons), round=number, solo=SoloProgress("goal_last_round"))
    return progress_of(when(scene, 0, TreatBest()).state)


def test_the_last_round_counts_the_colour_when_treated_outpatients_included() -> None:
    assert sorted(in_care(6).treated) == ["orange", "red", "yellow"]
    assert in_care(5).treated == ()


@pytest.mark.parametrize("colour", ["red", "orange", "yellow"])
def test_a_transfusion_that_does_not_cure_is_not_counted(colour: str) -> None:
    """It cures white patients only, of whom the goal asks for none."""
    scene = given(
        "care",
        clinic(persons=f"nurse@0b2 patient:{colour}:psychiatry@0b2!"),
        modules=("blood_transfusion",),
        round=6,
        blood_transfusion=(Bank(carriers=(1,)),),
        solo=SoloProgress("goal_last_round"),
    )
    after = when(scene, 0, Transfuse(1, 2))
    assert after.state.clinics[0].income
    assert progress_of(after.state).treated == ()


def test_levels_count_as_they_are_after_the_administration_of_round_6() -> None:
    """The white patient turns yellow before the goal is judged, and the yellow doctor white."""
    persons = "doctor:yellow@0b3 patient:white:psychiatry@pre"
    scene = given(
        "administration",
        clinic(persons=persons),
        round=6,
        patients=(0, 0, 0, 0),
        doctors=(0, 0, 0, 0, 0),
        university=(None,),
        solo=SoloProgress("goal_no_white_patients"),
    )
    while scene.rules.due_command(scene.state):
        scene = goes_on(scene)
    (event,) = happened(scene, GoalJudged)
    assert event.reached


def test_the_score_is_the_popularity_after_all_scoring() -> None:
    """Two nurses bring a point each, a yellow patient who is left costs two."""
    event = judged("goal_time", "nurse@0b3 nurse@0b3 patient:yellow:psychiatry@pre", popularity=22)
    assert (event.score, event.rank) == (22, "rank_nurse")


@pytest.mark.parametrize(
    ("least", "most", "rank"),
    [
        (0, 20, "orderly"),
        (21, 30, "nurse"),
        (31, 40, "intern"),
        (41, 50, "resident"),
        (51, 60, "fellow"),
        (61, 70, "surgeon"),
        (71, 80, "attending_physician"),
        (81, 500, "ceo"),
    ],
)
def test_the_hall_of_fame(least: int, most: int, rank: str) -> None:
    assert {rank_of(least), rank_of(most)} == {f"rank_{rank}"}


def test_a_negative_score_has_no_rank() -> None:
    assert rank_of(-1) is None
    event = judged("goal_time", popularity=-1)
    assert (event.reached, event.score, event.rank) == (True, -1, None)


def test_whoever_misses_the_goal_has_no_rank() -> None:
    event = judged("goal_nurses", popularity=90)
    assert (event.reached, event.score, event.rank) == (False, 90, None)


def test_the_result_is_shown_to_everybody() -> None:
    scene = goes_on(given("final_scoring", clinic(popularity=30), round=6, solo=SoloProgress("goal_time")))
    for viewer in (0, None):
        shown: Any = CLINIC.view(scene.rules, scene.state, viewer, True)
        assert shown.modules["solo"] == SoloProgress("goal_time", (), Result(True, 30, "rank_nurse"))


@pytest.mark.parametrize("modules", [(), *((module,) for module in MINIS), MINIS], ids="+".join)
def test_every_mini_expansion_can_be_played_alone(modules: tuple[str, ...]) -> None:
    rules = compose(CLINIC, modules, {}, ("human",))
    assert {module.key for module in rules.modules} == {"base", "solo", *modules}
