"""Investments beside other modules: administrators, event cards, promos, and the catalogue."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.commands import PlaceMeeple, TradeIn, UseBloodBag, UseSpecialist
from games.dice_hospital.modules.administrators.messages import AdministratorsDealt, KeepAdministrator
from games.dice_hospital.modules.administrators.rows import administrators_in
from games.dice_hospital.modules.event_cards.messages import CloseDepartment, StayHome
from games.dice_hospital.modules.event_cards.state import EventCardChoices, event_cards_state
from games.dice_hospital.modules.experimental_medicine.messages import RecolourAnother
from games.dice_hospital.modules.investments.messages import (
    ConsultPile,
    DeclineInvestment,
    Invest,
    KeepToken,
    UseStaffAgency,
    UseToken,
)
from games.dice_hospital.modules.investments.state import InvestingMeeple, PlacedToken, with_portfolio
from games.dice_hospital.modules.promos.messages import CopySpecialist
from games.dice_hospital.view import view
from games.kernel.composition.compose import compose, fresh_state
from tests.games.dice_hospital.event_cards.tables import in_force
from tests.games.dice_hospital.investments.tokens import activation
from tests.games.dice_hospital.tables import Scene, beds, given, hospital, rules
from tests.games.scenes import goes_on, happened, offered, refused, when

INVESTMENTS = ("investments",)


def _with(scene: Scene, **changes: Any) -> Scene:
    return scene._replace(state=with_portfolio(scene.state, 0, **changes))


def test_a_meeple_on_the_board_cannot_be_the_one_that_stays_home() -> None:
    own = hospital("R4", cards="surgeon.1 surgeon.2 paramedic.1")
    scene = in_force("investing", "staff_sickness", own, hospital(), modules=INVESTMENTS)
    scene = when(scene, 0, Invest("paramedic.1", "red"))
    scene = when(scene, 0, offered(scene, 0, KeepToken)[0])
    scene = when(scene, 1, DeclineInvestment())
    while scene.state.step == "trade_in":
        seat = scene.rules.awaiting(scene.state).seats[0]
        scene = when(scene, seat, next(c for c in offered(scene, seat) if not isinstance(c, TradeIn)))
    assert scene.state.step == "before_activation"
    assert offered(scene, 0) == [StayHome("nurse"), StayHome("surgeon.1")]
    assert refused(scene, 0, StayHome("paramedic.1")) == "meeple_not_at_work"


def test_a_power_cut_tells_copies_with_different_tokens_apart() -> None:
    own = hospital("R4", tiles="cardiology.1 cardiology.2")
    scene = in_force("before_activation", "power_cut", own, hospital(), modules=INVESTMENTS)
    assert len(offered(scene, 0, CloseDepartment)) == 7
    scene = _with(scene, laid=(PlacedToken("cardiology.2", "red_low.1"),))
    assert len(offered(scene, 0, CloseDepartment)) == 8


def test_staff_sickness_tells_interns_with_different_tokens_apart() -> None:
    own = hospital("R4", cards="intern.1 intern.2")
    scene = in_force("before_activation", "staff_sickness", own, hospital(), modules=INVESTMENTS)
    assert len(offered(scene, 0, StayHome)) == 2
    assert len(offered(_with(scene, laid=(PlacedToken("intern.1", "red_low.1"),)), 0, StayHome)) == 3


def test_a_consultant_copies_a_specialist_on_the_board() -> None:
    """Ruling 16: at home or investing, the printed ability can be copied."""
    own = hospital("R2/1 G3/1", cards="consultant.1 paramedic.1", used=("paramedic.1",))
    scene = given("activation", own, hospital(), modules=("investments", "consultant"))
    scene = _with(scene, placed=(InvestingMeeple("paramedic.1", "red"),))
    scene = when(scene, 0, CopySpecialist("paramedic.1"))
    assert refused(scene, 0, PlaceMeeple("paramedic.1", "trauma_unit", (1,))) == "meeple_used"
    scene = when(scene, 0, PlaceMeeple("consultant.1", "trauma_unit", (1,)))
    assert beds(when(scene, 0, UseSpecialist((2,)))) == "R3*/1 G5*/1"


def test_a_consultant_who_invests_copies_no_financial_advisor() -> None:
    """Ruling 16: it names another specialist in phase 3, and copies it for that phase."""
    own = hospital(cards="consultant.1 financial_advisor.1")
    scene = given("investing", own, hospital(), modules=("investments", "consultant"))
    scene = when(scene, 0, Invest("consultant.1", "red"))
    assert offered(scene, 0, ConsultPile) == []
    assert refused(scene, 0, ConsultPile("green")) == "nobody_to_consult"


def test_a_nurse_may_invest_though_one_works_twice() -> None:
    """Double Shift: of two nurses that are left, one works twice."""
    scene = in_force("investing", "double_shift", hospital("R2 R3 R4 R5"), hospital(), modules=INVESTMENTS)
    scene = when(scene, 0, Invest("nurse", "red"), draws=[0, 0])
    scene = when(scene, 0, KeepToken("red_equal.1", "clinic"))
    scene = when(scene, 1, DeclineInvestment())
    for department, patient in (("trauma_unit", 1), ("imaging", 2), ("clinic", 4)):
        scene = when(scene, 0, PlaceMeeple("nurse", department, (patient,)))
    assert offered(scene, 0, PlaceMeeple) == []


@pytest.mark.parametrize(
    ("placed", "meeples"),
    [(1, {"nurse", "urologist.1"}), (2, {"nurse", "urologist.1"}), (3, {"urologist.1"}), (4, set())],
)
def test_a_nurse_who_works_twice_leaves_others_unused_for_the_staff_agency(
    placed: int, meeples: set[str]
) -> None:
    """Double Shift: of three nurses, two placements may have been one nurse's, three those of two."""
    own = hospital("R2/1", tiles="staff_agency.1", cards="surgeon.1 urologist.1", nurses_placed=placed)
    own = replace(own, used=("trauma_unit", "surgeon.1"))
    scene = in_force("activation", "double_shift", own, hospital(), modules=INVESTMENTS)
    assert {one.meeple for one in offered(scene, 0, UseStaffAgency)} == meeples
    agency = UseStaffAgency("nurse", "staff_agency.1", "surgeon.1")
    if "nurse" in meeples:
        assert when(scene, 0, agency).state.hospitals[0].nurses_placed == placed + 2
    else:
        assert refused(scene, 0, agency) in ("no_nurse_left", "meeple_used")


def test_a_nurse_who_stays_home_relieves_nobody() -> None:
    """Staff Sickness: of three nurses one is at home, and one was placed."""
    own = hospital("R2/1", tiles="staff_agency.1", cards="surgeon.1 urologist.1", nurses_placed=1)
    own = replace(own, used=("trauma_unit", "surgeon.1"))
    scene = in_force("activation", "staff_sickness", own, hospital(), modules=INVESTMENTS)
    notice = event_cards_state(scene.state)
    at_home = replace(notice, seats=(EventCardChoices(chosen=("nurse",)), EventCardChoices()))
    scene = scene._replace(state=replace(scene.state, event_cards=at_home))
    assert {one.meeple for one in offered(scene, 0, UseStaffAgency)} == {"urologist.1"}
    assert refused(scene, 0, UseStaffAgency("nurse", "staff_agency.1", "surgeon.1")) == "no_nurse_left"


def _physiotherapy(written: str, meeple: str = "nurse", **more: Any) -> Scene:
    """The first of the patients was turned yellow; tokens of a Physiotherapy look for the sick alone."""
    one = hospital(written, tiles="physiotherapy.1", cards="intern.1", **more)
    scene = activation(one, {"physiotherapy.1": "red_low.1"}, ("investments", "experimental_medicine"))
    return when(scene, 0, PlaceMeeple(meeple, "physiotherapy.1", (1,), (), ("yellow",)))


def test_a_second_patient_of_the_physiotherapy_comes_before_tokens_and_abilities() -> None:
    scene = _physiotherapy("G3/1 R2/1 R4/2", "intern.1")
    assert RecolourAnother(2, "green") in offered(scene, 0)
    for command in (UseToken("red_low.1", (2,)), UseSpecialist((3,))):
        after = when(scene, 0, command)
        assert offered(after, 0, RecolourAnother) == []
        assert refused(after, 0, RecolourAnother(2, "green")) == "no_recolouring_waiting"


def test_patients_who_are_not_alike_to_a_token_are_not_alike_in_the_physiotherapy() -> None:
    """A green 2 may be turned red and be healed as a 2; one that a bag healed may not."""
    scene = when(_physiotherapy("R5/1 G3*/1 G2*/1 G2*/1", bags=1), 0, UseBloodBag(3))
    assert beds(scene) == "Y5*r/1 G3*/1 G3*/1 G2*/1"
    turned = {one.patient for one in offered(scene, 0, RecolourAnother) if one.colour == "red"}
    assert turned == {2, 4}, "both threes are alike"
    assert offered(when(scene, 0, RecolourAnother(3, "red")), 0, UseToken) == []
    scene = when(scene, 0, RecolourAnother(4, "red"))
    assert offered(scene, 0, UseToken) == [UseToken("red_low.1", (4,))]


def test_nine_administrators_are_dealt_and_none_of_them_without_investments() -> None:
    assert len(administrators_in(rules(2, administrators=True, modules=INVESTMENTS).box)) == 9
    assert "hospital_strategist" not in administrators_in(rules(2, administrators=True).box)
    assert "hospital_strategist" not in administrators_in(rules(2, modules=INVESTMENTS).box)


def test_the_fifth_player_chooses_among_two_of_those_that_nobody_kept() -> None:
    """Nine cards for five players: the one that was not dealt is among them."""
    modules = ("investments", "five_players")
    five = [hospital()] * 5
    scene = given("starting_patients", *five, modules=modules, administrators=[None] * 5, round=0)
    scene = goes_on(scene, [0] * 9)
    dealt = happened(scene, AdministratorsDealt)
    assert [event.seat for event in dealt] == [0, 1, 2, 3]
    assert [len(event.administrators) for event in dealt] == [2] * 4
    rejected = [event.administrators[1] for event in dealt]
    for event in dealt[:3]:
        scene = when(scene, event.seat, KeepAdministrator(event.administrators[0]))
        assert not happened(scene, AdministratorsDealt)
    scene = when(scene, 3, KeepAdministrator(dealt[3].administrators[0]), draws=[4, 0, 0, 0, 0])
    assert happened(scene, AdministratorsDealt) == [
        AdministratorsDealt(4, ("hospital_strategist", rejected[0]))
    ]
    scene = when(scene, 4, KeepAdministrator("hospital_strategist"))
    assert scene.state.round == 1


def test_the_new_improvements_are_shuffled_into_the_piles() -> None:
    state: Any = fresh_state(DICE_HOSPITAL, rules(2, modules=INVESTMENTS))
    tiles, cards = state.department_pile.layers[0], state.specialist_pile.layers[0]
    assert (len(tiles), len(cards)) == (24 + 8, 24 + 8)
    modules = ("staff_agency", "observation_unit_red", "observation_unit_yellow", "observation_unit_green")
    people = ("financial_advisor", "management_expert", "strategic_consultant", "intern")
    kinds = Counter(name.partition(".")[0] for name in (*tiles, *cards))
    assert {kinds[name] for name in (*modules, *people)} == {2}


def test_the_catalogue_shows_forty_two_tokens_and_the_boards() -> None:
    ours = [part for part in DICE_HOSPITAL.components if part.module in ("investments", "parking")]
    tokens = [part for part in ours if part.kind == "investment_token"]
    assert (len(tokens), sum(part.count for part in tokens)) == (21, 42)
    assert {part.source for part in tokens} == {"printed"}
    assert {part.id for part in ours if part.kind == "board"} == {"investment_board", "admissions_parking"}


@pytest.mark.parametrize(
    ("component", "english", "french"),
    [
        ("hospital_strategist", "Hospital Strategist", "Stratège hospitalier"),
        ("investment_board", "Investment board", "Plateau d'investissements"),
        ("admissions_parking", "Admissions parking", "Parking des admissions"),
        ("maternity_investment_board", "Maternity investment board", "Plateau d'investissements Maternité"),
    ],
)
def test_names(component: str, english: str, french: str) -> None:
    (found,) = [part for part in DICE_HOSPITAL.components if part.id == component]
    assert (found.names["en"], found.names["fr"]) == (english, french)


def test_the_city_keeps_the_parking_out() -> None:
    modules = {
        module.key for module in compose(DICE_HOSPITAL, ("city", "investments"), {}, ("human",) * 2).modules
    }
    assert "investments" in modules
    assert "parking" not in modules
    assert "parking" in {module.key for module in rules(2, modules=INVESTMENTS).modules}


def test_the_board_is_shown_with_everything_but_what_is_hidden() -> None:
    scene = given("investing", hospital(), hospital(), modules=INVESTMENTS)
    scene = when(scene, 0, Invest("nurse", "red"), draws=[0, 0])
    for viewer, drawn in ((0, ("red_equal.1", "red_equal.2")), (1, 2), (None, 2)):
        shown = view(scene.rules, scene.state, viewer, False).modules["investments"]
        assert [(s.colour, s.tokens, s.room) for s in shown.spaces] == [
            ("red", 12, 1),
            ("yellow", 14, 1),
            ("green", 14, 1),
        ]
        assert shown.seats[0].drawn == drawn
        assert shown.seats[0].placed == (InvestingMeeple("nurse", "red"),)
    over = view(scene.rules, scene.state, None, True).modules["investments"]
    assert over.seats[0].drawn == ("red_equal.1", "red_equal.2")
