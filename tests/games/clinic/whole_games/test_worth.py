"""What a clinic is worth to bots that search."""

import pytest

from games.clinic.bots.worth import worth
from games.clinic.state import Clinic
from tests.games.clinic.tables import FIRST_BUILDING, clinic, given

STAFF = "doctor:white@0b2 doctor:white@0b2 doctor:white@0b2"


def worth_of(own: Clinic, number: int = 3) -> int:
    """The worth of a first seat's clinic at the start of a round."""
    scene = given("select_1", own, clinic(persons="doctor:white@0b3"), round=number)
    return worth(scene.rules, scene.state, 0)


def test_the_first_dollars_are_worth_more_than_later_ones() -> None:
    poor, modest, rich, richer = (worth_of(clinic(savings=dollars)) for dollars in (0, 8, 30, 38))
    assert modest - poor > 8 * 100 // 3 > richer - rich == 0


def test_a_popularity_point_is_a_hundred() -> None:
    assert worth_of(clinic(popularity=7)) - worth_of(clinic(popularity=6)) == 100


def test_a_doctor_is_worth_most_while_doctors_are_scarce() -> None:
    second = worth_of(clinic(persons="doctor:white@0b2 doctor:white@0b2"))
    first, none = worth_of(clinic(persons="doctor:white@0b2")), worth_of(clinic())
    assert first - none > second - first > 0


@pytest.mark.parametrize(("rooms", "worth_more"), [("", True), (FIRST_BUILDING, False)])
def test_a_service_is_worth_more_if_nobody_else_has_it(rooms: str, worth_more: bool) -> None:
    scene = given("select_1", clinic(), clinic(rooms), round=3)
    assert (worth(scene.rules, scene.state, 0) > worth_of(clinic())) == worth_more


def test_another_entrance_admits_more() -> None:
    assert worth_of(clinic(persons=STAFF, entrances="b3-south a3-south")) > worth_of(clinic(persons=STAFF))


@pytest.mark.parametrize(("service", "better"), [("psychiatry", True), ("cardiology", False)])
def test_patients_are_worth_something_where_they_can_be_treated(service: str, better: bool) -> None:
    waiting = worth_of(clinic(persons=f"doctor:white@0b2 patient:yellow:{service}@pre"))
    assert (waiting > worth_of(clinic(persons="doctor:white@0b2"))) == better


def test_staff_and_rooms_are_worth_less_when_few_rounds_are_left() -> None:
    early, late = ([worth_of(clinic(persons=who), number) for who in ("", STAFF)] for number in (2, 6))
    assert early[1] - early[0] > late[1] - late[0]
