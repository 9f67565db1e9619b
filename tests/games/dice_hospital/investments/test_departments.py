"""The Staff Agency and the Observation Units."""

import pytest
from msgspec.structs import replace

from games.dice_hospital import commands as c
from games.dice_hospital.events import MeeplePlaced
from games.dice_hospital.modules.investments.messages import (
    SpecialistRelieved,
    UseStaffAgency,
    UseToken,
)
from games.dice_hospital.modules.investments.state import InvestingMeeple, with_portfolio
from games.dice_hospital.modules.wards.messages import AttendPatient
from tests.games.dice_hospital.city.tables import FULL, in_city
from tests.games.dice_hospital.investments.tokens import INVESTMENTS, activation
from tests.games.dice_hospital.tables import Scene, beds, hospital
from tests.games.scenes import happened, offered, refused, when

AGENCY = UseStaffAgency("nurse", "staff_agency.1", "surgeon.1")


def agency(cards: str = "surgeon.1", laid: dict[str, str] | None = None, **more: int) -> Scene:
    """The Surgeon was used in the Trauma Unit."""
    one = hospital("R2/1 R3/1 G4/2", tiles="staff_agency.1", cards=cards, **more)
    one = replace(one, used=("trauma_unit", "surgeon.1"))
    return activation(one, laid or {})


def test_a_nurse_relieves_a_specialist_who_may_be_used_again() -> None:
    scene = when(agency(), 0, AGENCY)
    one = scene.state.hospitals[0]
    assert one.nurses_placed == 2, "the one in the agency and the one who relieves"
    assert one.used == ("trauma_unit", "staff_agency.1"), "the department that the Surgeon left stays used"
    assert beds(scene) == "R2/1 R3/1 G4/2", "nobody is healed"
    assert [type(event) for event in scene.events] == [MeeplePlaced, SpecialistRelieved]
    placements = offered(scene, 0, c.PlaceMeeple)
    assert c.PlaceMeeple("surgeon.1", "intensive_care", (1,)) in placements
    assert not [one for one in placements if one.department in ("trauma_unit", "staff_agency.1")]


def test_any_meeple_may_be_placed_there() -> None:
    scene = when(agency("surgeon.1 urologist.1"), 0, replace(AGENCY, meeple="urologist.1"))
    one = scene.state.hospitals[0]
    assert one.nurses_placed == 1
    assert one.used == ("trauma_unit", "staff_agency.1", "urologist.1")


def test_it_is_offered() -> None:
    assert offered(agency(), 0, UseStaffAgency) == [AGENCY]
    found = offered(agency("surgeon.1 urologist.1"), 0, UseStaffAgency)
    assert found == [AGENCY, replace(AGENCY, meeple="urologist.1")]


@pytest.mark.parametrize(
    ("scene", "command", "code"),
    [
        (agency(nurses_placed=2), AGENCY, "no_nurse_left"),
        (agency(nurses_placed=3), AGENCY, "meeple_used"),
        (
            agency("surgeon.1 urologist.1", nurses_placed=3),
            replace(AGENCY, meeple="urologist.1"),
            "no_nurse_left",
        ),
        (agency(), replace(AGENCY, meeple="surgeon.1"), "meeple_used"),
        (
            agency("surgeon.1 urologist.1"),
            replace(AGENCY, specialist="urologist.1"),
            "specialist_not_at_work",
        ),
        (agency(), replace(AGENCY, specialist="surgeon.2"), "specialist_not_at_work"),
        (agency(), replace(AGENCY, specialist="nurse"), "specialist_not_at_work"),
        (agency(), replace(AGENCY, department="clinic"), "not_a_staff_agency"),
        (agency(), replace(AGENCY, department="trauma_unit"), "department_used"),
        (agency(), replace(AGENCY, department="staff_agency.2"), "department_not_yours"),
    ],
)
def test_refusals(scene: Scene, command: UseStaffAgency, code: str) -> None:
    assert refused(scene, 0, command) == code
    assert command not in offered(scene, 0, UseStaffAgency)


def test_two_nurses_are_needed_if_one_is_placed_there() -> None:
    scene = agency("surgeon.1 urologist.1", nurses_placed=2)
    assert offered(scene, 0, UseStaffAgency) == [replace(AGENCY, meeple="urologist.1")]


def _with_a_nurse_for_once(placed: int, own: int = 2) -> Scene:
    one = hospital(
        "R2/1 R3/1 G4/2", tiles="staff_agency.1", cards="surgeon.1", nurses_placed=placed, nurses=own
    )
    one = replace(one, used=("trauma_unit", "surgeon.1"))
    crews = {0: {"nurses": ("bonus_nurse.1",)}}
    return in_city("activation", FULL, one, hospital(), crews=crews, modules=INVESTMENTS)


def test_a_nurse_for_once_neither_works_in_the_agency_nor_relieves() -> None:
    """Two nurses of the board and one of the city: whoever was placed may have been that one."""
    assert offered(_with_a_nurse_for_once(0), 0, UseStaffAgency) == [AGENCY]
    assert offered(_with_a_nurse_for_once(1), 0, UseStaffAgency) == [AGENCY]
    assert offered(_with_a_nurse_for_once(2), 0, UseStaffAgency) == []
    assert refused(_with_a_nurse_for_once(2), 0, AGENCY) == "no_nurse_left"
    assert refused(_with_a_nurse_for_once(0, own=1), 0, AGENCY) == "no_nurse_left"


def test_a_nurse_on_the_investment_board_was_not_the_one_for_once() -> None:
    """Of two nurses one invests: the other cannot both work in the agency and relieve."""
    scene = _with_a_nurse_for_once(1)
    state = with_portfolio(scene.state, 0, placed=(InvestingMeeple("nurse", "red"),))
    scene = scene._replace(state=state)
    assert refused(scene, 0, AGENCY) == "no_nurse_left"
    assert offered(scene, 0, UseStaffAgency) == []


def test_a_specialist_on_the_investment_board_was_not_used_in_a_department() -> None:
    scene = agency()
    state = with_portfolio(scene.state, 0, placed=(InvestingMeeple("surgeon.1", "red"),))
    scene = scene._replace(state=state)
    assert refused(scene, 0, AGENCY) == "specialist_not_at_work"
    assert not offered(scene, 0, UseStaffAgency)


def test_patients_are_never_chosen_there() -> None:
    scene = agency()
    for patients in ((), (1,), (1, 2)):
        code = refused(scene, 0, c.PlaceMeeple("nurse", "staff_agency.1", patients))
        assert code == "wrong_number_of_patients"
    assert not [one for one in offered(scene, 0, c.PlaceMeeple) if one.department == "staff_agency.1"]


def test_it_is_a_placement_that_ends_what_followed_the_last_one() -> None:
    one = hospital("R2/1 R2/1", tiles="staff_agency.1", cards="surgeon.1")
    scene = activation(one, {"trauma_unit": "red_equal.1"})
    scene = when(scene, 0, c.PlaceMeeple("surgeon.1", "trauma_unit", (1,)))
    scene = when(scene, 0, AGENCY)
    assert scene.state.hospitals[0].pending is None
    assert refused(scene, 0, UseToken("red_equal.1", (2,))) == "token_not_usable"


def test_a_token_on_the_agency_works_without_anybody_healed() -> None:
    scene = agency(laid={"staff_agency.1": "red_low.1 red_equal.1 green_colour.1"})
    scene = when(scene, 0, AGENCY)
    assert offered(scene, 0, UseToken) == [UseToken("red_low.1", (1,))]


def test_a_specialist_relieved_from_one_agency_by_another() -> None:
    one = hospital("R2/1", tiles="staff_agency.1 staff_agency.2", cards="surgeon.1 urologist.1")
    scene = activation(replace(one, used=("trauma_unit", "surgeon.1")), {})
    scene = when(scene, 0, replace(AGENCY, meeple="urologist.1"))
    scene = when(
        scene, 0, replace(AGENCY, department="staff_agency.2", meeple="surgeon.1", specialist="urologist.1")
    )
    assert scene.state.hospitals[0].nurses_placed == 2
    assert "urologist.1" not in scene.state.hospitals[0].used


@pytest.mark.parametrize("colour", ["red", "yellow", "green"])
def test_an_observation_unit_heals_two_steps_and_attends_two_others(colour: str) -> None:
    letter = colour[0].upper()
    one = hospital(f"{letter}2/1 R3/1 Y4/2 G5/3", tiles=f"observation_unit_{colour}.1")
    scene = activation(one, {})
    scene = when(scene, 0, c.PlaceMeeple("nurse", f"observation_unit_{colour}.1", (1,)))
    scene = when(scene, 0, AttendPatient(2))
    scene = when(scene, 0, AttendPatient(4))
    assert beds(scene) == f"{letter}4*/1 R3*/1 Y4/2 G5*/3"
    assert not offered(scene, 0, AttendPatient)


def test_attending_is_no_healing() -> None:
    """Tokens and specialists refer to the healed patient alone."""
    one = hospital("R2/1 R3/1 R3/2", tiles="observation_unit_red.1")
    scene = activation(one, {"observation_unit_red.1": "red_equal.1 red_higher.1"})
    scene = when(scene, 0, c.PlaceMeeple("nurse", "observation_unit_red.1", (1,)))
    scene = when(scene, 0, AttendPatient(2))
    found = {(one.token, one.patients) for one in offered(scene, 0, UseToken)}
    assert found == {("red_higher.1", (2,)), ("red_higher.1", (3,))}
    assert not happened(scene, MeeplePlaced)


def test_departments_and_specialists_are_in_the_piles() -> None:
    box = activation(hospital("R3/1"), {}).rules.box
    tiles = [tile for tile in box.department_tiles() if tile.startswith(("staff", "observation"))]
    names = ("financial_advisor", "management_expert", "strategic_consultant", "intern")
    cards = [card for card in box.specialist_cards() if card.startswith(names)]
    assert len(tiles) == len(cards) == 8
