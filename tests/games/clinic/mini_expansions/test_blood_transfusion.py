"""Blood Transfusion: a nurse helps patients with blood where there is no doctor."""

from typing import Any

import pytest

from games.clinic.commands import FinishCare, MovePerson, TakeCar, Treat, TreatBest
from games.clinic.events import ExpensesPaid, PatientDied, PatientsWorsened, PatientTreated
from games.clinic.hooks import equivalence_key
from games.clinic.modules.blood_transfusion.bank import Bank, banks
from games.clinic.modules.blood_transfusion.messages import BloodTransfused, Transfuse
from games.clinic.title import CLINIC
from games.clinic.view import view
from games.kernel.messages import Command
from tests.games.clinic.tables import FIRST_BUILDING, Scene, clinic, given, goes_on, person
from tests.games.scenes import happened, offered, refused, when

INCOME = {"white": 8, "yellow": 12, "orange": 16, "red": 20}


def care(persons: str, blood: Bank, rooms: str = FIRST_BUILDING, step: str = "care", **more: Any) -> Scene:
    """The care of a clinic with these people and this blood, beside a second clinic."""
    modules = more.pop("modules", ("blood_transfusion",))
    state = more.pop("state", {})
    banks_ = (blood, Bank())
    return given(
        step, clinic(rooms, persons, **more), clinic(), modules=modules, blood_transfusion=banks_, **state
    )


def patient(colour: str, at: str = "0b2") -> str:
    return f"patient:{colour}:psychiatry@{at}!"


CARRIED = Bank(carriers=(1,))


@pytest.mark.parametrize(("colour", "better"), [("red", "orange"), ("orange", "yellow"), ("yellow", "white")])
def test_the_patient_gets_one_colour_better_and_stays(colour: str, better: str) -> None:
    scene = when(care(f"nurse@0b2 {patient(colour)}", CARRIED), 0, Transfuse(1, 2))
    event = BloodTransfused(0, "0b2", 2, 1, INCOME[colour], better, True)  # type: ignore[arg-type]
    assert happened(scene, BloodTransfused) == [event]
    helped = person(scene, 2)
    assert (helped.colour, helped.at) == (better, "0b2")
    assert scene.state.clinics[0].income == INCOME[colour]
    assert len(scene.state.clinics[0].cars) == 2, "nobody drives home"


def test_a_white_patient_is_cured_and_goes_home_with_a_car() -> None:
    scene = when(care(f"nurse@0b2 {patient('white')}", CARRIED), 0, Transfuse(1, 2))
    assert [p.id for p in scene.state.clinics[0].people] == [1]
    assert (scene.state.clinics[0].income, scene.state.clinics[0].cars_to_take) == (8, 1)
    place = offered(scene, 0, TakeCar)[0]
    assert len(when(scene, 0, place).state.clinics[0].cars) == 1


def test_the_token_goes_back_to_the_supply() -> None:
    scene = when(care(f"nurse@0b2 {patient('red')}", CARRIED), 0, Transfuse(1, 2))
    assert banks(scene.state)[0] == Bank(helped=(2,))


def test_there_must_be_no_doctor() -> None:
    scene = care(f"nurse@0b2 {patient('red')} doctor:white@0b2", CARRIED)
    assert not offered(scene, 0, Transfuse)
    other = care(f"nurse@0b2 {patient('red')} doctor:red@0b2", CARRIED)
    assert refused(other, 0, Transfuse(1, 2)) == "cannot_treat"
    assert offered(other, 0, Treat) == [Treat(3, 2)]


def test_there_must_be_a_nurse_with_blood() -> None:
    scene = care(f"nurse@0b2 {patient('red')} nurse@0b3", Bank(carriers=(3,), tokens=("0b3",)))
    assert scene.rules.legal(scene.state, 0) == [FinishCare()]
    assert refused(scene, 0, Transfuse(1, 2)) == "cannot_treat"
    assert refused(scene, 0, Transfuse(3, 2)) == "cannot_treat"


def test_a_token_that_lies_in_the_room_serves_any_nurse_there() -> None:
    scene = when(care(f"nurse@0b2 {patient('red')}", Bank(tokens=("0b2",))), 0, Transfuse(1, 2))
    assert not happened(scene, BloodTransfused)[0].carried
    assert banks(scene.state)[0] == Bank(helped=(2,))


def test_her_own_token_is_used_first() -> None:
    blood = Bank(carriers=(1,), tokens=("0b2",))
    scene = when(care(f"nurse@0b2 nurse@0b2 {patient('red')}", blood), 0, Transfuse(1, 3))
    assert banks(scene.state)[0] == Bank(tokens=("0b2",), helped=(3,))


def test_a_nurse_helps_one_patient_and_is_busy() -> None:
    blood = Bank(carriers=(1,), tokens=("0b2",))
    scene = when(care(f"nurse@0b2 {patient('red')} {patient('orange')}", blood), 0, Transfuse(1, 2))
    assert scene.state.clinics[0].busy == (1,)
    assert refused(scene, 0, Transfuse(1, 3)) in ("cannot_treat", "not_your_turn", "wrong_step")


def test_a_patient_is_helped_once_a_round() -> None:
    """The nurse stands on the patient, so there is no place for a second one."""
    people = f"nurse@0b2 nurse@0b2 {patient('red')} {patient('red')}"
    scene = when(care(people, Bank(carriers=(1, 2))), 0, Transfuse(1, 3))
    assert offered(scene, 0, Transfuse) == [Transfuse(2, 4)]
    assert refused(scene, 0, Transfuse(2, 3)) == "cannot_treat"


def test_a_helped_patient_is_not_like_another_of_its_colour() -> None:
    scene = care(f"nurse@0b2 {patient('orange')} {patient('orange')}", Bank(helped=(2,)))
    looks = [
        scene.rules.resolve(equivalence_key)(scene.rules, scene.state, 0, person(scene, n)) for n in (2, 3)
    ]
    assert looks[0] != looks[1]


def test_two_nurses_help_two_patients() -> None:
    people = f"nurse@0b2 nurse@0b2 {patient('red')} {patient('yellow')}"
    scene = care(people, Bank(carriers=(1, 2)))
    assert offered(scene, 0, Transfuse) == [Transfuse(1, 3), Transfuse(1, 4)], "both nurses are alike"
    scene = when(when(scene, 0, Transfuse(2, 3)), 0, Transfuse(1, 4))
    assert scene.state.clinics[0].income == 20 + 12


@pytest.mark.parametrize("room", ["operating_room", "outpatient_services"])
def test_treatment_rooms_only(room: str) -> None:
    """The operating room stands beside the hub; a nurse cannot even be in outpatient services."""
    people = f"nurse@0a3 {patient('red', '0a3')}"
    scene = care(people, Bank(carriers=(1,)), f"{FIRST_BUILDING} {room}:0a3")
    assert refused(scene, 0, Transfuse(1, 2)) == "cannot_treat"


def test_the_room_must_work() -> None:
    scene = care(f"nurse@0b2 {patient('red')}", CARRIED, "hub:0b3:psychiatry treatment_room:0b2")
    assert refused(scene, 0, Transfuse(1, 2)) == "cannot_treat"


def test_gardens_count_for_the_income() -> None:
    scene = care(f"nurse@0b2 {patient('red')}", CARRIED, gardens="0a2 0b1")
    assert when(scene, 0, Transfuse(1, 2)).state.clinics[0].income == 20 + 2 * 2


def test_extinguishers_count_for_the_income() -> None:
    scene = care(
        f"nurse@0b2 {patient('red')}",
        CARRIED,
        modules=("blood_transfusion", "extinguishers"),
        state={"extinguishers": (("0b3", "0c2"), ())},
    )
    assert when(scene, 0, Transfuse(1, 2)).state.clinics[0].income == 20 + 2 * 3


def test_a_seat_that_can_only_transfuse_is_asked() -> None:
    scene = care(f"nurse@0b2 {patient('red')}", CARRIED)
    assert set(scene.rules.legal(scene.state, 0)) == {Transfuse(1, 2), TreatBest(), FinishCare()}


def test_declining_is_a_choice_and_keeps_the_blood() -> None:
    scene = when(care(f"nurse@0b2 {patient('red')}", CARRIED), 0, FinishCare())
    assert (banks(scene.state)[0], scene.state.clinics[0].income) == (CARRIED, 0)


def best(scene: Scene) -> tuple[int, int]:
    """The income of the best care, and the tokens it takes."""
    scene = when(scene, 0, TreatBest())
    assert not offered(scene, 0, Transfuse) or scene.state.clinics[0].cars_to_take
    return scene.state.clinics[0].income, len(happened(scene, BloodTransfused))


def test_treat_best_uses_blood_where_it_brings_most() -> None:
    people = f"nurse@0b2 {patient('white')} {patient('orange')}"
    assert best(care(people, CARRIED)) == (16, 1)


def test_treat_best_uses_all_the_blood_there_is() -> None:
    people = f"nurse@0b2 nurse@0b2 {patient('white')} {patient('orange')}"
    assert best(care(people, Bank(carriers=(1,), tokens=("0b2", "0b2")))) == (24, 2)


def test_treat_best_spends_no_token_for_nothing() -> None:
    """With yellow patients who bring nothing, only the white one is worth a token."""
    people = f"nurse@0b2 nurse@0b2 {patient('white')} {patient('yellow')}"
    scene = care(people, Bank(carriers=(1, 2)), state={"options": {"figures": {"income_yellow": 0}}})
    assert best(scene) == (8, 1)


def test_treat_best_does_both_in_different_rooms() -> None:
    rooms = f"{FIRST_BUILDING} treatment_room:0c3"
    people = f"nurse@0b2 {patient('red')} doctor:yellow@0c3 {patient('yellow', '0c3')}"
    scene = when(care(people, CARRIED, rooms), 0, TreatBest())
    assert scene.state.clinics[0].income == 20 + 12
    assert (len(happened(scene, BloodTransfused)), len(happened(scene, PatientTreated))) == (1, 1)


def test_a_helped_patient_does_not_worsen() -> None:
    people = f"nurse@0b2 {patient('orange')} {patient('yellow')}"
    scene = goes_on(care(people, Bank(helped=(2,)), step="administration"))
    assert happened(scene, PatientsWorsened) == [PatientsWorsened(0, ((3, "orange"),))]
    assert person(scene, 2).colour == "orange"


def test_nor_does_it_die() -> None:
    scene = goes_on(care(f"nurse@0b2 {patient('red')}", Bank(helped=(2,)), step="administration"))
    assert not happened(scene, PatientDied)


def test_in_the_next_round_it_worsens_again() -> None:
    scene = goes_on(care(f"nurse@0b2 {patient('orange')}", Bank(helped=(2,)), step="administration"))
    assert banks(scene.state)[0] == Bank()


def test_a_round_with_blood_from_care_to_administration() -> None:
    """A red patient is helped, brings 20 and is orange in the next round."""
    scene = when(care(f"nurse@0b2 {patient('red')}", CARRIED), 0, Transfuse(1, 2))
    while scene.state.step not in ("select_1", "select_2"):
        awaiting = scene.rules.awaiting(scene.state)
        if awaiting.job:
            scene = goes_on(scene)
        else:
            scene = when(scene, awaiting.seats[0], scene.rules.legal(scene.state, awaiting.seats[0])[0])
    assert person(scene, 2).colour == "orange"
    assert scene.state.clinics[0].busy == ()


def test_the_nurse_is_paid_as_always() -> None:
    scene = goes_on(care(f"nurse@0b2 {patient('red')}", Bank(helped=(2,)), step="expenses"))
    assert happened(scene, ExpensesPaid)[0].wages == 1


def test_in_workaholics_games_no_doctor_means_no_purple_one_either() -> None:
    scene = care(
        f"nurse@0b2 {patient('red')} doctor:purple@0b2",
        CARRIED,
        modules=("blood_transfusion", "workaholic_doctors"),
    )
    assert not offered(scene, 0, Transfuse)


def easy(scene: Scene) -> Command:
    """What the easy bot does."""
    shown = view(scene.rules, scene.state, 0, False)
    return CLINIC.policy(shown, scene.rules.legal(scene.state, 0), lambda _bound: 0)


def test_the_easy_bot_helps_where_it_can_and_plans_nothing_for_blood() -> None:
    assert easy(care(f"nurse@0b2 {patient('red')}", CARRIED)) == TreatBest()
    orderly = care("orderly@0b3", Bank(tokens=("0b3",)), step="move")
    assert easy(orderly) == MovePerson(1, "0c2"), "rather than to let him give blood"


def test_the_catalogue_knows_eight_tokens_and_the_books_names() -> None:
    (row,) = [row for row in CLINIC.components if row.module == "blood_transfusion"]
    assert (row.id, row.count, row.names["en"], row.names["it"]) == ("blood", 8, "Blood", "Sangue")
