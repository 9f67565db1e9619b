"""Easy chooses actions with which it can do something."""

from typing import Any

import pytest

from games.clinic import commands as c
from games.clinic.bots.bot_view import bot_view_of
from games.clinic.bots.knowledge import knowledge_of
from games.clinic.bots.policy.careful_building import best_building
from games.clinic.title import CLINIC
from games.clinic.view import view
from games.kernel.bots import USELESS
from games.kernel.messages import Command
from tests.games.clinic.tables import FIRST_BUILDING, clinic, given
from tests.games.scenes import offered

DOCTOR = "doctor:white@0b2"
OTHERS = clinic(persons="doctor:white@0b3")


def value(command: Command, step: str, own: Any, **fields: Any) -> int:
    """What a command is worth to the first seat."""
    scene = given(step, own, OTHERS, **{"round": 3, **fields})
    return knowledge_of(CLINIC.all_modules).values(scene.rules, scene.state, 0)(command)


def selected(action: Any, own: Any, **fields: Any) -> int:
    return value(c.SelectAction(action), "select_1", own, **fields)


@pytest.mark.parametrize("rooms", [FIRST_BUILDING, f"{FIRST_BUILDING} outpatient_services:0d1"])
def test_whoever_can_be_treated_is_admitted_and_worth_an_action(rooms: str) -> None:
    own, fields = clinic(rooms, DOCTOR), {"notepad": ["", "white"]}
    treated = "outpatient" in rooms
    assert (value(c.AdmitPatient("cardiology"), "admit_1", own, **fields) > 0) == treated
    assert (selected("admit", clinic(rooms, DOCTOR, entrances=""), **fields) > USELESS) == treated


@pytest.mark.parametrize(("persons", "worth_it"), [(f"{DOCTOR} nurse@0b2", True), (DOCTOR, False)])
def test_a_patient_waits_only_if_the_staff_can_help_in_the_next_round(persons: str, worth_it: bool) -> None:
    """The doctor treats the first patient now; the second one will be yellow, and a nurse has to help."""
    own = clinic(persons=f"{persons} patient:white:psychiatry@0b2!")
    found = value(c.AdmitPatient("psychiatry"), "admit_1", own, notepad=["white"])
    assert (found > 0) == worth_it


def test_nobody_waits_for_the_next_round_in_the_last_one() -> None:
    own = clinic(persons=f"{DOCTOR} nurse@0b2 patient:white:psychiatry@0b2!")
    assert value(c.AdmitPatient("psychiatry"), "admit_1", own, notepad=["white"], round=6) < 0


def test_patients_are_worth_less_to_those_who_come_later() -> None:
    own, notepad = clinic(persons=DOCTOR), ["white"]
    first, second = (selected("admit", own, notepad=notepad, turn_order=order) for order in ((0, 1), (1, 0)))
    assert first > second > 0


def test_a_rival_without_a_tile_takes_no_patients() -> None:
    rival = clinic(persons="doctor:white@0b3", used_actions=("admit", "admit"))
    scene = given("select_3", clinic(persons=DOCTOR), rival, notepad=["white"], round=3, turn_order=(1, 0))
    values = knowledge_of(CLINIC.all_modules).values(scene.rules, scene.state, 0)
    first = selected("admit", clinic(persons=DOCTOR), notepad=["white"])
    assert values(c.SelectAction("admit")) == first


def test_an_orderly_alone_is_worth_an_action() -> None:
    rooms = f"{FIRST_BUILDING} triage:0d1 lab:0a1"
    own, fields = clinic(rooms, DOCTOR, savings=8), {"university": (None, None), "nurses": (0,) * 6}
    assert selected("hire", own, **fields) > 0
    assert selected("hire", clinic(rooms, f"{DOCTOR} orderly@0c2 orderly@0c2"), **fields) == USELESS


@pytest.mark.parametrize("savings", [0, 3, 15])
@pytest.mark.parametrize("limits", [(), ("hub", "special")])
def test_building_is_worth_as_much_as_the_best_that_can_be_built(
    savings: int, limits: tuple[str, ...]
) -> None:
    rooms = f"{FIRST_BUILDING} hub:1b2:cardiology treatment_room:1c2"
    own = clinic(rooms, " ".join([DOCTOR] * 4), savings=savings, limits=limits)
    scene = given("build_1", own, OTHERS, round=5)
    values = knowledge_of(CLINIC.all_modules).values(scene.rules, scene.state, 0)
    best = max(values(command) for command in offered(scene) if not isinstance(command, c.MoveCar))
    assert best_building(bot_view_of(view(scene.rules, scene.state, 0, False))) == max(0, best)
    assert best > 0 or savings < 15
