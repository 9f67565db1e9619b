"""Blood Transfusion: donors lie down in hubs, blood is drawn before all care, and nurses carry it."""

from typing import Any

import pytest

from games.clinic.commands import FinishMoving, MovePerson, StopWalking, WalkStep
from games.clinic.default_moves import default
from games.clinic.events import MovingFinished
from games.clinic.modules.blood_transfusion.bank import Bank, BloodView, banks
from games.clinic.modules.blood_transfusion.messages import (
    BloodDrawn,
    BloodDropped,
    BloodTaken,
    DonorLaidDown,
    DonorStoodUp,
    DropBlood,
    GiveBlood,
    TakeBlood,
)
from games.clinic.state import Clinic
from games.clinic.view import view
from games.kernel.messages import StepEntered
from tests.games.clinic.tables import FIRST_BUILDING, Scene, clinic, given, goes_on
from tests.games.scenes import happened, offered, refused, when

PATIENT = "patient:white:psychiatry"


def table(step: str, *clinics: Clinic, blood: Bank | None = None, **more: Any) -> Scene:
    """A table of these clinics and perhaps a second empty one; the first has this blood."""
    own = clinics if len(clinics) > 1 else (*clinics, clinic())
    more.setdefault("blood_transfusion", (blood or Bank(), *(Bank(),) * (len(own) - 1)))
    return given(step, *own, modules=("blood_transfusion",), **more)


def blood(scene: Scene, seat: int = 0) -> Bank:
    """The blood of a seat."""
    return banks(scene.state)[seat]


def left(scene: Scene) -> int:
    """The tokens in the supply."""
    return int(scene.rules.views["blood_transfusion"](scene.rules, scene.state, None, False).left)


@pytest.mark.parametrize("donor", ["doctor:white", "nurse", "orderly"])
def test_any_of_the_staff_may_give_blood_for_three_time(donor: str) -> None:
    scene = when(table("move", clinic(persons=f"{donor}@0b3")), 0, GiveBlood(1))
    assert happened(scene, DonorLaidDown) == [DonorLaidDown(0, 1, 3)]
    assert (scene.state.clinics[0].moving_time, blood(scene).donor) == (3, 1)


def test_the_walk_to_the_hub_takes_its_time_besides() -> None:
    scene = when(table("move", clinic(persons="doctor:white@b3-south")), 0, MovePerson(1, "0b3"))
    assert when(scene, 0, GiveBlood(1)).state.clinics[0].moving_time == 1 + 3


def test_triage_takes_its_part_off() -> None:
    one = clinic(f"{FIRST_BUILDING} triage:1b3", "doctor:white@0b3")
    scene = when(when(table("move", one), 0, GiveBlood(1)), 0, FinishMoving())
    assert happened(scene, MovingFinished) == [MovingFinished(0, 0)]


def test_the_hub_must_be_otherwise_empty() -> None:
    scene = table("move", clinic(persons="doctor:white@0b3 nurse@0b3"))
    assert not offered(scene, 0, GiveBlood)
    assert refused(scene, 0, GiveBlood(1)) == "not_alone_in_a_hub"
    alone = when(scene, 0, MovePerson(2, "0b2"))
    assert offered(alone, 0, GiveBlood) == [GiveBlood(1)]


@pytest.mark.parametrize("place", ["0b2", "0c2", "b3-south"])
def test_only_hubs_will_do(place: str) -> None:
    scene = table("move", clinic(persons=f"nurse@{place}"))
    assert not offered(scene, 0, GiveBlood)
    assert refused(scene, 0, GiveBlood(1)) == "not_alone_in_a_hub"


def test_nobody_unknown_gives_blood() -> None:
    assert refused(table("move", clinic()), 0, GiveBlood(7)) == "no_such_person"


def test_once_a_round() -> None:
    one = clinic(f"{FIRST_BUILDING} treatment_room:1b3 hub:1b2:cardiology", "nurse@0b3 nurse@1b2")
    scene = when(table("move", one), 0, GiveBlood(1))
    assert not offered(scene, 0, GiveBlood)
    assert refused(scene, 0, GiveBlood(2)) == "already_giving_blood"


def test_every_player_may() -> None:
    one = clinic(persons="nurse@0b3")
    scene = when(when(table("move", one, one), 0, GiveBlood(1)), 1, GiveBlood(1))
    assert [blood(scene, seat).donor for seat in (0, 1)] == [1, 1]


def test_whoever_lies_down_does_not_move_any_more() -> None:
    scene = when(table("move", clinic(persons="doctor:white@0b3")), 0, GiveBlood(1))
    assert refused(scene, 0, MovePerson(1, "0b2")) == "person_cannot_move"
    assert offered(scene) == [FinishMoving()]


def test_one_who_walks_must_stop_first() -> None:
    scene = when(table("move", clinic(persons="nurse@b3-south")), 0, WalkStep(1, "0b3"))
    assert not offered(scene, 0, GiveBlood)
    assert refused(scene, 0, GiveBlood(1)) == "walk_in_progress"
    assert offered(when(scene, 0, StopWalking()), 0, GiveBlood) == [GiveBlood(1)]


def test_an_orderly_may_be_in_a_hub_only_to_give_blood() -> None:
    scene = when(table("move", clinic(persons="orderly@0c2")), 0, MovePerson(1, "0b3"))
    assert refused(scene, 0, FinishMoving()) == "staff_misplaced"
    scene = when(scene, 0, GiveBlood(1))
    assert happened(when(scene, 0, FinishMoving()), MovingFinished) == [MovingFinished(0, 5)]


def test_an_orderly_goes_back_in_the_next_round() -> None:
    scene = table("move", clinic(persons="orderly@0b3"))
    assert refused(scene, 0, FinishMoving()) == "staff_misplaced"
    assert default(scene.rules, scene.state, 0) == MovePerson(1, "0c2"), "also when the time is over"


def drawn(scene: Scene) -> Scene:
    """The scene once everyone has finished moving."""
    for seat in scene.rules.awaiting(scene.state).seats:
        scene = when(scene, seat, FinishMoving())
    return scene


def test_the_donor_leaves_a_token_in_the_hub_and_stands_up() -> None:
    scene = drawn(table("move", clinic(persons="nurse@0b3"), blood=Bank(donor=1)))
    assert happened(scene, BloodDrawn) == [BloodDrawn(0, 1, "0b3")]
    assert blood(scene) == Bank(tokens=("0b3",))
    assert left(scene) == 7


def test_tokens_gather_in_a_hub() -> None:
    scene = drawn(table("move", clinic(persons="nurse@0b3"), blood=Bank(donor=1, tokens=("0b3",))))
    assert blood(scene).tokens == ("0b3", "0b3")


def test_nothing_is_drawn_where_somebody_joined_the_donor() -> None:
    scene = drawn(table("move", clinic(persons="nurse@0b3 doctor:white@0b3"), blood=Bank(donor=1)))
    assert happened(scene, DonorStoodUp) == [DonorStoodUp(0, 1)]
    assert blood(scene) == Bank()


def test_draws_come_before_all_care() -> None:
    one = clinic(persons=f"nurse@0b3 doctor:white@0b2 {PATIENT}@0b2!")
    scene = drawn(table("move", one, one, blood_transfusion=(Bank(donor=1), Bank(donor=1))))
    assert scene.state.step == "care"
    assert len(happened(scene, BloodDrawn)) == 2
    steps = [event.step for event in happened(scene, StepEntered)]
    assert steps == ["blood_draws", "care"]


def three(*popularity: int, tokens: int, order: tuple[int, ...] = (0, 1, 2)) -> list[int]:
    """Who draws, of three donors, when so many tokens are left."""
    one = [clinic(persons="nurse@0b3", popularity=points) for points in popularity]
    lying = ("0b3",) * (8 - tokens)
    scene = drawn(
        table(
            "move",
            *one,
            turn_order=order,
            blood_transfusion=(Bank(donor=1, tokens=lying), Bank(donor=1), Bank(donor=1)),
        )
    )
    assert not any(bank.donor for bank in banks(scene.state)), "all donors stand up"
    assert len(happened(scene, BloodDrawn)) + len(happened(scene, DonorStoodUp)) == 3
    return [event.seat for event in happened(scene, BloodDrawn)]


def test_the_least_popular_draw_first_if_tokens_run_short() -> None:
    assert three(5, 2, 9, tokens=1) == [1]
    assert three(5, 2, 9, tokens=2) == [1, 0]
    assert three(5, 2, 9, tokens=0) == []
    assert three(-3, 2, -9, tokens=2) == [2, 0]


def test_equally_popular_players_draw_in_turn_order() -> None:
    assert three(4, 4, 4, tokens=2, order=(2, 0, 1)) == [2, 0]
    assert three(4, 4, 1, tokens=2, order=(1, 0, 2)) == [2, 1]


def test_somebody_may_give_blood_again_in_the_next_round() -> None:
    scene = drawn(table("move", clinic(persons="nurse@0b3"), blood=Bank(donor=1)))
    again = Scene(scene.rules, given_again(scene))
    assert offered(again, 0, GiveBlood) == [GiveBlood(1)]


def given_again(scene: Scene) -> Any:
    """The move of the next round."""
    return scene.rules.evolve(scene.state, StepEntered(step="move", round=2))


def test_a_nurse_takes_a_token_for_nothing() -> None:
    scene = when(table("move", clinic(persons="nurse@0b3"), blood=Bank(tokens=("0b3",))), 0, TakeBlood(1))
    assert happened(scene, BloodTaken) == [BloodTaken(0, 1, "0b3")]
    assert blood(scene) == Bank(carriers=(1,))
    assert (scene.state.clinics[0].moving_time, left(scene)) == (0, 7)


def test_nobody_else_takes_blood() -> None:
    people = "doctor:white@0b3 orderly@0b3 nurse@0b2"
    scene = table("move", clinic(persons=people), blood=Bank(tokens=("0b3", "0b2")))
    assert not offered(scene, 0, TakeBlood)
    for number in (1, 2, 3, 9):
        assert refused(scene, 0, TakeBlood(number)) == "cannot_take_blood"


def test_one_token_for_each_nurse() -> None:
    scene = table("move", clinic(persons="nurse@0b3 nurse@0b3"), blood=Bank(tokens=("0b3",) * 3))
    assert offered(scene, 0, TakeBlood) == [TakeBlood(1)], "both are alike"
    scene = when(scene, 0, TakeBlood(2))
    assert refused(scene, 0, TakeBlood(2)) == "cannot_take_blood"
    scene = when(scene, 0, TakeBlood(1))
    assert blood(scene) == Bank(tokens=("0b3",), carriers=(2, 1))
    assert not offered(scene, 0, TakeBlood)


def test_a_nurse_takes_it_in_passing() -> None:
    """She comes from the entrance, takes the token in the hub and walks on, at the price of the way."""
    scene = table("move", clinic(persons="nurse@b3-south"), blood=Bank(tokens=("0b3",)))
    scene = when(when(scene, 0, WalkStep(1, "0b3")), 0, TakeBlood(1))
    scene = when(when(scene, 0, WalkStep(1, "0b2")), 0, StopWalking())
    assert (scene.state.clinics[0].moving_time, blood(scene)) == (2, Bank(carriers=(1,)))


def test_while_one_walks_the_others_wait() -> None:
    people = "nurse@0b3 nurse@0b2"
    scene = table("move", clinic(persons=people), blood=Bank(tokens=("0b3",)))
    scene = when(scene, 0, WalkStep(2, "0b3"))
    assert offered(scene, 0, TakeBlood) == [TakeBlood(2)]
    assert refused(scene, 0, TakeBlood(1)) == "cannot_take_blood"


def test_a_donor_takes_no_blood() -> None:
    scene = table("move", clinic(persons="nurse@0b3"), blood=Bank(donor=1, tokens=("0b3",)))
    assert refused(scene, 0, TakeBlood(1)) == "cannot_take_blood"


def test_nurses_with_and_without_blood_are_told_apart() -> None:
    scene = table("move", clinic(persons="nurse@0b3 nurse@0b3"), blood=Bank(carriers=(2,)))
    assert offered(scene, 0, MovePerson) == [MovePerson(1, "0b2"), MovePerson(2, "0b2")]


def test_a_nurse_may_drop_it_off_in_a_treatment_room() -> None:
    scene = when(table("move", clinic(persons="nurse@0b2"), blood=Bank(carriers=(1,))), 0, DropBlood(1))
    assert happened(scene, BloodDropped) == [BloodDropped(0, 1, "0b2")]
    assert blood(scene) == Bank(tokens=("0b2",))
    assert scene.state.clinics[0].moving_time == 0
    assert refused(scene, 0, TakeBlood(1)) == "cannot_take_blood", "there it stays"


def test_and_nowhere_else() -> None:
    one = clinic(f"{FIRST_BUILDING} operating_room:0a3", "nurse@0b3 nurse@0a3 nurse@0b2")
    scene = table("move", one, blood=Bank(carriers=(1, 2)))
    assert not offered(scene, 0, DropBlood)
    for number in (1, 2, 3, 9):
        assert refused(scene, 0, DropBlood(number)) == "cannot_drop_blood"


def test_everyone_sees_donors_and_tokens() -> None:
    one = clinic(persons="nurse@0b3 nurse@0b2")
    scene = table("move", one, blood=Bank(donor=1, tokens=("0b3",), carriers=(2, 77)))
    for viewer in (0, 1, None):
        shown = view(scene.rules, scene.state, viewer, False).modules["blood_transfusion"]
        assert shown == BloodView(6, (Bank(donor=1, tokens=("0b3",), carriers=(2,)), Bank()))


def test_what_somebody_carried_who_is_gone_is_back_in_the_supply() -> None:
    """Numbers 7 and 8 are of people who are no more: only zombies can bring that about."""
    scene = table("move", clinic(persons="nurse@0b3"), blood=Bank(donor=7, carriers=(8,)))
    assert left(scene) == 8
    assert offered(scene, 0, GiveBlood) == [GiveBlood(1)]


def test_its_figures_are_printed() -> None:
    rows = [row for row in table("move").rules.figure_rows if row.key.startswith("blood_transfusion_")]
    assert {row.key: row.value for row in rows} == {
        "blood_transfusion_tokens": 8,
        "blood_transfusion_time": 3,
    }
    assert all(row.source == "printed" and row.form is None for row in rows)


def test_without_the_module_nobody_gives_blood() -> None:
    scene = given("move", clinic(persons="nurse@0b3"), clinic())
    assert refused(scene, 0, GiveBlood(1)) == "wrong_step"
    assert not goes_on(scene).events
