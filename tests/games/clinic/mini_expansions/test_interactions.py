"""What happens where two mini-expansions meet."""

from typing import Any

from games.clinic import commands as c
from games.clinic import events as e
from games.clinic.modules.blood_transfusion import messages as b
from games.clinic.modules.blood_transfusion.bank import Bank, banks, tokens_left
from games.clinic.modules.workaholic_doctors.exhaustion import Exhausted
from games.clinic.modules.zombies import messages as m
from games.clinic.steps.business.treatments import resources_kept
from games.clinic.title import CLINIC
from tests.games.clinic.mini_expansions.zombie_tables import table_with_zombies, zombies_at
from tests.games.clinic.tables import Scene, clinic, given, goes_on, person
from tests.games.scenes import happened, offered, refused, when

ALL = ("blood_transfusion", "extinguishers", "workaholic_doctors", "zombies")
YELLOW = "patient:yellow:psychiatry@0b2!"


def table(step: str, where: str, persons: str = "", **more: Any) -> Scene:
    return table_with_zombies(step, where, persons, modules=ALL, **more)


def finished(scene: Scene) -> Scene:
    """The table after both seats finished their moves."""
    return when(when(scene, 1, c.FinishMoving()), 0, c.FinishMoving())


def test_zombies_never_pay_for_looking_at_an_extinguisher() -> None:
    scene = table("zombies", "0b2", extinguishers=(("0b3", "0c2"), ()))
    assert when(scene, 0, m.MoveZombie(1, "0b3")).state.clinics[0].moving_time == 0


def test_a_room_with_zombie_and_extinguisher_stays_shut() -> None:
    scene = table("move", "0b3", "doctor:white@0b2 orderly@b3-south", extinguishers=(("0b3",), ()))
    assert refused(scene, 0, c.MovePerson(1, "0b3")) == "no_way"
    assert refused(scene, 0, c.MovePerson(2, "0c2")) == "no_way"


def test_nobody_lies_down_beside_a_zombie() -> None:
    scene = table("move", "0b3", "nurse@0b3")
    assert refused(scene, 0, b.GiveBlood(1)) == "not_alone_in_a_hub"
    assert not offered(scene, kind=b.GiveBlood)


def test_blood_that_a_victim_carried_is_in_the_supply_again() -> None:
    scene = table("move", "0b3", "nurse@0b3", blood_transfusion=(Bank(carriers=(1,)), Bank()))
    assert (tokens_left(scene.state), tokens_left(finished(scene).state)) == (7, 8)


def test_an_orderly_who_gives_blood_is_not_stranded() -> None:
    after = finished(when(table("move", "0c2", "orderly@0b3"), 0, b.GiveBlood(1)))
    assert not happened(after, m.StaffStranded)
    assert banks(after.state)[0].tokens == ("0b3",)


def test_blood_is_drawn_before_patients_turn() -> None:
    scene = when(table("move", "0a1", f"nurse@0b3 {YELLOW} {YELLOW}"), 0, b.GiveBlood(1))
    kinds = [type(event) for event in finished(scene).events]
    assert kinds.index(b.BloodDrawn) < kinds.index(m.ZombieRisen)


def test_blood_left_in_the_room_keeps_nobody_from_turning_but_a_nurse_does() -> None:
    blood = (Bank(tokens=("0b2",)), Bank())
    turned = finished(table("move", "0a1", f"{YELLOW} {YELLOW}", blood_transfusion=blood))
    assert happened(turned, m.ZombieRisen)
    helped = finished(table("move", "0a1", f"{YELLOW} {YELLOW} nurse@0b2", blood_transfusion=blood))
    assert not happened(helped, m.ZombieRisen)
    assert offered(helped, kind=b.Transfuse)


def test_a_workaholic_who_gives_blood_is_not_exhausted() -> None:
    after = finished(when(table("move", "", "doctor:purple@0b3"), 0, b.GiveBlood(1)))
    while after.state.round == 1:
        after = goes_on(after)
    assert person(after, 1).colour == "purple"


def test_workaholics_are_spared_before_blood() -> None:
    lying = ((Exhausted(1, "white", 1),), ())
    blood = (Bank(tokens=("0b3", "0b3")), Bank())
    scene = table("care", "", "doctor:purple@0b2", workaholic_doctors=lying, blood_transfusion=blood)
    assert scene.rules.resolve(resources_kept)(scene.rules, scene.state, 0) == (-1, 2)


def test_exhausted_workaholics_and_zombies_are_no_obstacle_in_the_last_round() -> None:
    lying = ((Exhausted(1, "white", 1),), ())
    cars = {"cars": "a1-a2 a1-b1 d3-east"}
    scene = table("administration", "0a1", "doctor:purple@0b2", own=cars, workaholic_doctors=lying, round=6)
    scored = goes_on(when(goes_on(scene), 0, c.TakeCar("a1-a2")))
    lines = next(event for event in happened(scored, e.GameScored) if event.seat == 0).lines
    assert {line.reason: line.points for line in lines if line.points} == {"zombies": 9}


def test_when_time_is_over_zombies_move_somewhere_and_rooms_are_named() -> None:
    scene = table("zombies", "0a1 0b2", others="0b2")
    for seat, count in ((0, 2), (1, 1)):
        for _ in range(count):
            scene = when(scene, seat, CLINIC.default(scene.rules, scene.state, seat))
    assert scene.state.step != "zombies"
    rooms = "hub:0b3:psychiatry treatment_room:0b2 treatment_room:0a3 supply_room:0c2"
    pairs = f"{YELLOW} {YELLOW} {YELLOW} {YELLOW}".replace("0b2", "0a3", 2)
    one_left = (zombies_at("", risen=7, cured=7), zombies_at(""))
    short = given("turning", clinic(rooms, pairs), clinic(), modules=ALL, zombies=one_left)
    after = when(short, 0, CLINIC.default(short.rules, short.state, 0))
    assert len(happened(after, m.ZombieRisen)) == 1
