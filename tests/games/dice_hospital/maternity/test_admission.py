"""Maternity, setup and the end of phase 1: wards for mothers, and babies."""

from random import Random
from typing import Any

import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.commands import LosePatient, TakeAmbulance
from games.dice_hospital.events import PatientsAdmitted
from games.dice_hospital.hooks import opening_hospital
from games.dice_hospital.modules.event_cards.messages import FluPatientsAdmitted
from games.dice_hospital.modules.maternity.families.members import is_baby, is_mother, mothers
from games.dice_hospital.modules.maternity.messages import (
    BabiesBorn,
    CallMidwife,
    FamilyAdmitted,
    MakeRoom,
    RoomMade,
)
from games.dice_hospital.modules.wards.messages import AssignWard
from games.dice_hospital.state import COLOURS
from games.dice_hospital.state import arriving as coming
from games.kernel.composition.compose import compose
from tests.games.dice_hospital.event_cards.tables import drawn
from tests.games.dice_hospital.tables import Scene, beds, given, hospital, rules
from tests.games.dice_hospital.whole_games.test_offers import check_state
from tests.games.scenes import goes_on, happened, offered, refused, when

MODULES = ("maternity",)
ONE_BABY, TWINS = 0, 4
"""Faces of the midwife die."""


def _beginning(*modules: str) -> Scene:
    chosen = (*MODULES, *modules)
    return goes_on(given("first_reveal", hospital(), hospital(), modules=chosen, round=0, acted=(0,)))


def arriving(
    beds_of_first: str,
    carried: str,
    modules: tuple[str, ...] = MODULES,
    draws: list[int] | None = None,
    **more: Any,
) -> Scene:
    """The moment before admission: seat 0 took vehicle 1 with these patients, seat 1 an empty one."""
    scene = given(
        "ambulances",
        hospital(beds_of_first),
        hospital("R3/1"),
        ambulances={1: carried},
        acted=(0, 1),
        modules=modules,
        **more,
    )
    return goes_on(scene, draws)


def test_everyone_has_four_nurses() -> None:
    assert rules(2, modules=MODULES).resolve(opening_hospital)(rules(2, modules=MODULES), 0).nurses == 4


def test_everyone_begins_with_a_mother_and_a_baby_of_value_four() -> None:
    scene = _beginning()
    while scene.state.step == "starting_patients":
        seat = scene.rules.awaiting(scene.state).seats[0]
        scene = when(scene, seat, offered(scene, seat)[0])
    for one in scene.state.hospitals:
        assert {patient.ward for patient in one.patients[:3]} == {1}
        mother, baby = one.patients[3:]
        assert (mother.colour, mother.value, mother.ward, mother.party) == ("pink", 4, 2, mother.id)
        assert (baby.colour, baby.value, baby.ward, baby.party) == ("pink", 4, 0, mother.id)
    assert len(happened(scene, FamilyAdmitted)) == 2
    ids = [patient.id for one in scene.state.hospitals for patient in one.patients]
    assert len(set(ids)) == len(ids)
    assert scene.state.next_patient > max(ids)


def test_with_admissions_panic_the_first_mother_lies_in_ward_three() -> None:
    scene = _beginning("admissions_panic")
    while scene.state.step == "starting_patients":
        seat = scene.rules.awaiting(scene.state).seats[0]
        scene = when(scene, seat, offered(scene, seat)[0])
    wards = [patient.ward for patient in scene.state.hospitals[0].patients]
    assert wards == [1, 1, 1, 2, 2, 3, 0]


def test_pink_dice_are_never_in_the_bag() -> None:
    scene = _beginning()
    assert len(scene.state.bag) == 3


def test_a_mother_goes_to_a_ward_without_a_mother() -> None:
    scene = arriving("R3/1 P4/2 p4/2", "P3 R2")
    mother, other = 510, 511
    assert [c.ward for c in offered(scene, kind=AssignWard) if c.patient == mother] == [1, 3, 4]
    assert [c.ward for c in offered(scene, kind=AssignWard) if c.patient == other] == [1, 2, 3, 4]
    assert refused(scene, 0, AssignWard(mother, 2)) == "ward_not_open"


def test_babies_come_with_a_mother_as_the_die_says() -> None:
    for face, count in ((ONE_BABY, 1), (3, 1), (TWINS, 2), (5, 2)):
        scene = arriving("R3/1", "P3")
        scene = when(scene, 0, AssignWard(510, 3), [face])
        (born,) = happened(scene, BabiesBorn)
        assert len(born.babies) == count
        assert {(baby.value, baby.party, baby.ward) for baby in born.babies} == {(4, 510, 0)}
        assert beds(scene) == "R3/1 P3/3" + " p4/3" * count


def test_the_midwife_die_is_a_house_figure() -> None:
    scene = arriving("R3/1", "P3", options={"figures": {"maternity_midwife_die": [2]}})
    scene = when(scene, 0, AssignWard(510, 3), [0])
    assert beds(scene) == "R3/1 P3/3 p4/3 p4/3"


def test_babies_need_no_bed() -> None:
    families = "P4/1 p4/1 p4/1 P4/2 p4/2 p4/2 P4/3 p4/3"
    scene = arriving(f"{families} R2/1 R2/1 R2/2 R2/2 R2/3 R2/3", "Y2 Y2 G4")
    assert PatientsAdmitted(0) in happened(scene, PatientsAdmitted), "9 beds and 3 new ones"
    assert scene.state.hospitals[0].fatalities == 0


def test_mothers_and_babies_are_never_the_fatality() -> None:
    families = "P4/1 p4/1 P4/2 p4/2 P4/3 p4/3"
    scene = arriving(f"{families} R2/1 R2/1 R2/2 R3/2 R2/3 R2/3 Y5/4", "Y2 Y2 G4")
    victims = {command.patient for command in offered(scene, kind=LosePatient)}
    assert victims.isdisjoint(range(1, 7))
    assert victims
    for patient in range(1, 7):
        assert refused(scene, 0, LosePatient(patient)) == "patient_not_eligible"


FULL_BUT_ONE = "P4/1 R2/1 R2/1 Y3/2 Y4/2 G3/2 R5/3 R5/3 R5/3 G2/4 G2/4 P4/4"


def test_a_full_ward_makes_room_for_a_mother() -> None:
    scene = arriving("P4/1 p4/1 R2/1 Y3/2 Y4/2 G3/2", "P3")
    assert MakeRoom(510, 4, 3) in offered(scene)
    scene = when(scene, 0, MakeRoom(510, 4, 1), [ONE_BABY])
    assert happened(scene, RoomMade) == [RoomMade(0, 510, 2, 4, 1)]
    assert beds(scene) == "P4/1 p4/1 R2/1 Y3/1 Y4/2 G3/2 P3/2 p4/2"
    assert scene.state.hospitals[0].fatalities == 0


def test_room_is_made_only_in_full_wards_without_a_mother() -> None:
    scene = arriving("P4/1 p4/1 R2/1 R2/1 Y3/2 Y4/2 G3/2 R5/3", "P3")
    assert {command.moved for command in offered(scene, kind=MakeRoom)} == {5, 6, 7}
    assert {command.to for command in offered(scene, kind=MakeRoom)} == {3, 4}
    assert refused(scene, 0, MakeRoom(510, 3, 3)) == "patient_not_eligible"
    assert refused(scene, 0, MakeRoom(510, 8, 4)) == "patient_not_eligible"
    assert refused(scene, 0, MakeRoom(510, 5, 1)) == "ward_full"
    assert refused(scene, 0, MakeRoom(510, 5, 5)) == "ward_full"
    assert refused(scene, 0, MakeRoom(1, 5, 4)) == "patient_not_eligible"


def test_nobody_else_moves() -> None:
    scene = arriving("P4/1 p4/1 R2/1 Y3/2 Y4/2 G3/2", "R3 Y3 G3")
    assert offered(scene, kind=MakeRoom) == []
    assert refused(scene, 0, MakeRoom(510, 4, 3)) == "patient_not_eligible"


def test_the_only_free_bed_beside_another_mother_is_enough() -> None:
    """Wards 1 and 4 have mothers, and the only free bed is there: somebody moves to it."""
    scene = arriving("P4/1 p4/1 R2/1 Y3/2 Y4/2 G3/2 R5/3 R5/3 R5/3 G2/4 P4/4 p4/4 G2/4", "P3")
    assert offered(scene, kind=AssignWard) == []
    scene = when(scene, 0, MakeRoom(510, 4, 1), [ONE_BABY])
    assert [p.ward for p in scene.state.hospitals[0].patients if p.id in (4, 510)] == [1, 2]


def test_those_who_came_with_a_mother_make_room_for_her_too() -> None:
    """The others took the only ward without a mother before she had a bed."""
    families = "P4/1 p4/1 P4/2 p4/2 P4/3 p4/3"
    scene = arriving(families, "R2 Y2 G2 P3")
    for patient in (510, 511, 512):
        scene = when(scene, 0, AssignWard(patient, 4))
    assert {type(command) for command in offered(scene)} == {MakeRoom}
    scene = when(scene, 0, MakeRoom(513, 511, 2), [ONE_BABY])
    assert beds(scene).endswith("R2/4 Y2/2 G2/4 P3/4 p4/4")


def test_room_is_made_once_there_are_beds_for_everyone() -> None:
    scene = arriving(f"{FULL_BUT_ONE.replace('P4', 'R4')}", "P3")
    assert offered(scene, kind=MakeRoom) == []
    assert refused(scene, 0, MakeRoom(510, 4, 1)) == "patient_not_eligible"
    scene = when(scene, 0, LosePatient(4))
    assert offered(scene, kind=AssignWard) == [AssignWard(510, 2)]
    assert {command.to for command in offered(scene, kind=MakeRoom)} == {2}


def test_the_head_of_midwifery_chooses_the_result_of_the_die() -> None:
    scene = arriving("R3/1", "P3 R2", administrators=("head_of_midwifery", None))
    assert offered(scene, kind=CallMidwife) == [CallMidwife(510, count) for count in (0, 1, 2)]
    scene = when(scene, 0, AssignWard(510, 3), [])
    scene = when(scene, 0, AssignWard(511, 1), [])
    assert happened(scene, PatientsAdmitted) == [], "not before the midwife was called"
    assert refused(scene, 0, CallMidwife(510, 3)) == "wrong_value"
    assert refused(scene, 0, CallMidwife(511, 1)) == "patient_not_eligible"
    scene = when(scene, 0, CallMidwife(510, 2), [])
    assert happened(scene, PatientsAdmitted) == [PatientsAdmitted(0)]
    assert sorted(beds(scene).split()) == ["P3/3", "R2/1", "R3/1", "p4/3", "p4/3"]


def test_the_head_of_midwifery_may_roll_the_die_all_the_same() -> None:
    scene = arriving("R3/1", "P3 R2", administrators=("head_of_midwifery", None))
    scene = when(scene, 0, CallMidwife(510, 0), [TWINS])
    assert refused(scene, 0, CallMidwife(510, 1)) == "patient_not_eligible", "they are born already"
    scene = when(scene, 0, AssignWard(510, 3), [])
    scene = when(scene, 0, AssignWard(511, 3), [])
    assert sorted(beds(scene).split()) == ["P3/3", "R2/3", "R3/1", "p4/3", "p4/3"]


def test_others_roll_the_die() -> None:
    scene = arriving("R3/1", "P3", administrators=(None, "head_of_midwifery"))
    assert offered(scene, kind=CallMidwife) == []
    scene = when(scene, 0, AssignWard(510, 3), [ONE_BABY])
    assert len(happened(scene, BabiesBorn)) == 1


def test_flu_comes_from_the_bag_into_a_ward_without_a_mother() -> None:
    scene = drawn("flu_season", hospital("P4/1 p4/1 R2/2"), hospital("R3/1"), modules=MODULES)
    (flu, _) = happened(scene, FluPatientsAdmitted)
    assert flu.patients[0].colour in COLOURS
    assert [p.ward for p in scene.state.hospitals[0].patients][-1] == 3


def test_the_epidemics_patient_comes_from_the_bag_and_takes_a_bed() -> None:
    modules = (*MODULES, "national_epidemic")
    scene = given(
        "ambulances",
        hospital("R3/1"),
        hospital("R3/1"),
        ambulances={1: "P3 R2 R2", 2: "Y3 Y3 Y3", 3: "G5 G5 G5"},
        taken={},
        first_player=1,
        acted=(1,),
        modules=modules,
    )
    scene = when(scene, 0, TakeAmbulance(1))
    dice = scene.state.ambulances[0].patients
    assert len(dice) == 4
    assert dice[-1].colour in COLOURS


@pytest.mark.parametrize("number", range(40))
def test_a_mother_finds_a_ward_however_full_the_hospital_is(number: int) -> None:
    """Up to three mothers anywhere, any number of others, and new patients laid down in any order."""
    random = Random(number)
    crowded = random.sample((1, 2, 3, 4), random.randrange(4))
    written = [f"P3/{ward} p4/{ward}" for ward in crowded]
    for ward in (1, 2, 3, 4):
        written += [f"{random.choice('RYG')}3/{ward}"] * random.randrange(2, 4 - (ward in crowded))
    scene = arriving(" ".join(written), "P3 R2 Y2 G4")
    while scene.state.step == "admission":
        commands = offered(scene)
        check_state(scene.rules, scene.state, 0, random)
        scene = when(scene, 0, random.choice(commands))
    own = scene.state.hospitals[0]
    for ward in (1, 2, 3, 4):
        here = [patient for patient in own.patients if patient.ward == ward]
        assert len(here) <= 3
        assert sum(map(is_mother, here)) <= 1
    assert len(mothers(own)) == len(crowded) + 1
    assert {patient.ward for patient in own.patients if not is_baby(patient)} <= {1, 2, 3, 4}


def test_when_time_is_up_the_patient_with_the_lowest_value_gets_a_ward_first() -> None:
    """Since version 2 of the rules; before, the first one in the ambulance."""
    scene = arriving("R3/1", "Y5 G4 R2")
    lowest = min(coming(scene.state, 0), key=lambda patient: patient.value)
    assert lowest.id != min(patient.id for patient in coming(scene.state, 0))
    command = DICE_HOSPITAL.default(scene.rules, scene.state, 0)
    assert isinstance(command, AssignWard)
    assert command.patient == lowest.id
    older = compose(DICE_HOSPITAL.as_of(1), MODULES, {"administrators": False}, ("human", "human"))
    first = DICE_HOSPITAL.default(older, scene.state, 0)
    assert isinstance(first, AssignWard)
    assert first.patient == min(patient.id for patient in coming(scene.state, 0))


def test_for_a_seat_whose_time_is_over_no_room_is_made_without_need() -> None:
    scene = arriving("P4/1 p4/1 Y3/2 Y4/2 G3/2", "P3", administrators=("head_of_midwifery", None))
    assert DICE_HOSPITAL.default(scene.rules, scene.state, 0) == AssignWard(510, 3)
    scene = when(scene, 0, AssignWard(510, 3))
    assert DICE_HOSPITAL.default(scene.rules, scene.state, 0) == CallMidwife(510, 0), "the die decides"
