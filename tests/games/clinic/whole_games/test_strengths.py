"""How much each bot searches: `medium` two of three actions, `hard` and `expert` play for the others too."""

import pytest

from games.clinic.bots.knowledge import STRENGTHS, knowledge_of
from games.clinic.title import CLINIC
from games.kernel.chance import Seeded
from games.kernel.messages import Command
from games.kernel.search.playout import Meter, Playout
from tests.games.clinic.tables import Scene, clinic, given

OWN = clinic(persons="doctor:white@0b3 nurse@0b3 patient:yellow:psychiatry@pre", savings=9, income=21)


def scene_of(step: str) -> Scene:
    return given(
        step,
        OWN,
        clinic(persons="doctor:white@0b3"),
        notepad=("white white", "yellow", "white orange"),
        university=("yellow", "white"),
        turn_order=(1, 0),
        round=3,
    )


def choices(bot: str, scene: Scene) -> list[Command]:
    """What a bot chooses with each of ten draws of luck."""
    found = []
    for number in range(10):
        below = Seeded(b"%d" % number).below
        found.append(CLINIC.bots[bot](CLINIC.position(scene.rules, scene.state, 0, below), below))
    return found


@pytest.mark.parametrize("step", ["select_2", "popularity"])
def test_medium_plays_some_steps_as_easy_does(step: str) -> None:
    scene = scene_of(step)
    assert choices("medium", scene) == choices("easy", scene)


@pytest.mark.parametrize("step", ["select_1", "select_3"])
def test_medium_compares_the_first_and_the_last_action(step: str) -> None:
    scene = scene_of(step)
    assert choices("medium", scene) != choices("easy", scene)


def test_what_is_built_hired_and_admitted_is_chosen_at_sight_by_medium_only() -> None:
    steps = {f"{kind}_{number}" for kind in ("build", "hire", "admit") for number in (1, 2, 3)}
    assert steps <= STRENGTHS.medium.at_sight
    assert not STRENGTHS.hard.at_sight
    assert not STRENGTHS.expert.at_sight


@pytest.mark.parametrize("others_play", [False, True])
def test_the_others_admit_patients_in_playouts_of_hard_and_expert(others_play: bool) -> None:
    scene = scene_of("select_1")
    playout = Playout(knowledge_of(CLINIC.all_modules), scene.rules, 0, Meter(0), others_play)
    end = playout.play(scene.state, Seeded(b"others"), 3).end
    people = [one.kind for one in end.clinics[1].people]
    assert (len(people) > 1) == others_play
    assert [limits.others_play for limits in STRENGTHS] == [False, True, True]
