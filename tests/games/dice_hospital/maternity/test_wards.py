"""Wards: where patients lie, where that matters."""

from games.dice_hospital.commands import (
    FinishActivation,
    LosePatient,
    PlaceMeeple,
    UseBloodBag,
    UseSpecialist,
)
from games.dice_hospital.events import PatientsAdmitted
from games.dice_hospital.modules.event_cards.messages import FluPatientsAdmitted
from games.dice_hospital.modules.investments.messages import UseStaffAgency
from games.dice_hospital.modules.promos.admissions_nurse import AdmissionsNurseUses
from games.dice_hospital.modules.promos.messages import AdmitOneMore
from games.dice_hospital.modules.wards.attending import NONE, attendances
from games.dice_hospital.modules.wards.beds import emptiest
from games.dice_hospital.modules.wards.messages import AssignWard, AttendPatient, WardAssigned
from games.dice_hospital.state import Pending
from games.kernel.module import Context
from tests.games.dice_hospital.tables import Scene, beds, given, hospital, patients
from tests.games.scenes import Scripted, goes_on, happened, offered, refused, when

MODULES = ("investments",)
THREE_FULL = "R3/1 Y3/2 G3/3 R3/1 Y3/2 G3/3 R3/1 Y3/2 G3/3"


def _arriving(beds_of_first: str, carried: str, modules: tuple[str, ...] = MODULES) -> Scene:
    """The moment before admission: seat 0 took vehicle 1 with these patients, seat 1 an empty one."""
    return goes_on(
        given(
            "ambulances",
            hospital(beds_of_first),
            hospital("R3/1"),
            ambulances={1: carried},
            acted=(0, 1),
            modules=modules,
        )
    )


def test_starting_patients_lie_in_one_ward() -> None:
    scene = goes_on(given("first_reveal", hospital(), hospital(), modules=MODULES, round=0, acted=(0,)))
    for one in scene.state.hospitals:
        assert {patient.ward for patient in one.patients} == {1}


def test_five_starting_patients_lie_in_two_wards() -> None:
    modules = (*MODULES, "admissions_panic")
    scene = goes_on(given("first_reveal", hospital(), hospital(), modules=modules, round=0, acted=(0,)))
    assert [patient.ward for patient in scene.state.hospitals[0].patients] == [1, 1, 1, 2, 2]


def test_everyone_says_where_new_patients_lie() -> None:
    scene = _arriving("R3/1", "Y2 Y2 G4")
    assert scene.state.step == "admission"
    assert scene.rules.awaiting(scene.state).seats == (0,)
    assert offered(scene) == [AssignWard(p, ward) for p in (510, 512) for ward in (1, 2, 3, 4)]
    scene = when(scene, 0, AssignWard(511, 3))
    scene = when(scene, 0, AssignWard(512, 1))
    assert beds(scene) == "R3/1"
    scene = when(scene, 0, AssignWard(510, 3))
    assert happened(scene, PatientsAdmitted) == [PatientsAdmitted(0)]
    assert beds(scene) == "R3/1 Y2/3 Y2/3 G4/1"
    assert scene.state.step == "improvement"


def test_a_ward_has_three_beds() -> None:
    scene = _arriving("R3/1 R3/1", "Y2 Y2 G4")
    scene = when(scene, 0, AssignWard(510, 1))
    assert refused(scene, 0, AssignWard(511, 1)) == "ward_full"
    assert refused(scene, 0, AssignWard(511, 5)) == "no_such_ward"
    assert refused(scene, 0, AssignWard(511, 0)) == "no_such_ward"
    assert refused(scene, 0, AssignWard(510, 2)) == "patient_not_eligible"
    assert refused(scene, 0, AssignWard(1, 2)) == "patient_not_eligible"
    assert {command.ward for command in offered(scene)} == {2, 3, 4}


def test_who_has_only_one_ward_to_go_to_is_not_asked() -> None:
    scene = _arriving(THREE_FULL, "Y2 R2 G4")
    assert [event.ward for event in happened(scene, WardAssigned)] == [4, 4, 4]
    assert scene.state.step == "improvement"


def test_beds_come_before_wards() -> None:
    scene = _arriving(f"{THREE_FULL} R5/4", "Y2 R2 G4")
    assert refused(scene, 0, AssignWard(510, 4)) == "beds_short"
    assert offered(scene, kind=AssignWard) == []
    assert len(offered(scene, kind=LosePatient)) == 4
    scene = when(scene, 0, LosePatient(1))
    assert {command.ward for command in offered(scene)} == {1, 4}
    assert offered(scene, kind=LosePatient) == []
    assert refused(scene, 0, LosePatient(2)) == "patient_not_eligible"


def test_patients_who_come_by_other_ways_lie_in_the_emptiest_ward() -> None:
    modules = (*MODULES, "event_cards")
    scene = given("event_card", hospital("R3/1 R3/1 Y2/2 G2/4"), hospital(), modules=modules, round=2)
    (reaction,) = scene.rules.reactions[FluPatientsAdmitted]
    event = FluPatientsAdmitted(0, patients("Y4", 900))
    state = scene.rules.evolve(scene.state, event)
    laid = next(reaction(Context(scene.rules, Scripted(())), state, event))
    assert laid == WardAssigned(0, 900, 3)


def test_whom_the_admissions_nurse_takes_in_lies_in_the_emptiest_ward() -> None:
    own = hospital("R3/1 Y2/2 G2/3", pending=Pending("admissions_nurse.1", (), ()))
    modules, desks = (*MODULES, "admissions_nurse"), (AdmissionsNurseUses(1), AdmissionsNurseUses())
    scene = given("activation", own, hospital(), modules=modules, admissions_nurse=desks)
    scene = when(scene, 0, AdmitOneMore())
    assert scene.state.hospitals[0].patients[-1].ward == 4


def test_nobody_is_laid_beside_a_family_where_there_is_another_bed() -> None:
    own = hospital("P4/1 p4/1 R3/2 R3/2 Y2/3 Y2/3 Y2/3 G2/4 G2/4 G2/4")
    scene = given("activation", own, hospital(), modules=("maternity",))
    assert emptiest(scene.state, 0) == 2, "though ward 1 has more free beds"
    own = hospital("P4/1 p4/1 R3/2 R3/2 R3/2 Y2/3 Y2/3 Y2/3 G2/4 G2/4 G2/4")
    assert emptiest(given("activation", own, hospital(), modules=("maternity",)).state, 0) == 1


def test_what_a_department_allows_lapses_with_the_next_placement_and_at_the_end() -> None:
    own = hospital("R2/1 Y3/1 G5/2", tiles="observation_unit_red.1 staff_agency.1", cards="surgeon.1")
    scene = given("activation", own, hospital(), modules=MODULES)
    scene = when(scene, 0, PlaceMeeple("surgeon.1", "observation_unit_red.1", (1,)))
    assert {command.patient for command in offered(scene, 0, AttendPatient)} == {2, 3}
    for command in (
        PlaceMeeple("nurse", "clinic", (3,)),
        UseStaffAgency("nurse", "staff_agency.1", "surgeon.1"),
    ):
        after = when(scene, 0, command)
        assert offered(after, 0, AttendPatient) == []
        assert refused(after, 0, AttendPatient(2)) == "nobody_to_attend"
    after = when(scene, 0, FinishActivation())
    assert attendances(after.state) == (NONE, NONE)


def test_bags_and_abilities_between_leave_it_open() -> None:
    own = hospital("R2/1 Y3/1 G5/2 G4/3", tiles="observation_unit_red.1", cards="surgeon.1", bags=1)
    scene = given("activation", own, hospital(), modules=MODULES)
    scene = when(scene, 0, PlaceMeeple("surgeon.1", "observation_unit_red.1", (1,)))
    scene = when(when(scene, 0, UseBloodBag(2)), 0, UseSpecialist((1,)))
    assert refused(scene, 0, AttendPatient(2)) == "patient_not_eligible"
    scene = when(when(scene, 0, AttendPatient(3)), 0, AttendPatient(4))
    assert beds(scene) == "R5*/1 Y4*/1 G5*/2 G4*/3"
    assert refused(scene, 0, AttendPatient(4)) == "nobody_to_attend"
