"""Investments, phase 2: which token is kept, where it may lie, and when it is lost."""

import pytest

from games.dice_hospital.commands import (
    TradeIn,
)
from games.dice_hospital.default_moves import default
from games.dice_hospital.modules.investments.messages import (
    ConsultPile,
    DeclineInvestment,
    Invest,
    KeepToken,
    NurseHired,
)
from games.dice_hospital.modules.investments.state import (
    InvestingMeeple,
    PlacedToken,
    investments_state,
    on_board,
    portfolio,
    tokens_on,
    with_portfolio,
)
from tests.games.dice_hospital.investments.investing import EQUAL, NURSE_TOKEN, drawn, investing, pile
from tests.games.dice_hospital.tables import given, hospital
from tests.games.scenes import happened, offered, refused, when


def test_one_token_is_kept_and_the_other_goes_under_its_pile() -> None:
    scene = drawn(investing(), 0, "red_equal.1", "red_higher.1")
    scene = when(scene, 0, KeepToken("red_equal.1", "trauma_unit"))
    assert tokens_on(scene.state, 0, "trauma_unit") == ("red_equal.1",)
    assert portfolio(scene.state, 0).drawn == ()
    assert pile(scene, "red").layers[-1] == ("red_higher.1",)
    assert scene.rules.awaiting(scene.state).seats == (1,)


def test_a_department_has_room_for_two_tokens() -> None:
    scene = drawn(investing(), 0, "red_equal.1", "red_low.1")
    laid = (
        PlacedToken("clinic", "red_more.1"),
        PlacedToken("clinic", "red_more.2"),
        PlacedToken("imaging", "red_higher.1"),
    )
    scene = scene._replace(state=with_portfolio(scene.state, 0, laid=laid))
    assert refused(scene, 0, KeepToken("red_low.1", "clinic")) == "place_full"
    assert "clinic" not in {command.place for command in offered(scene, 0, KeepToken)}
    scene = when(scene, 0, KeepToken("red_low.1", "imaging"))
    assert tokens_on(scene.state, 0, "imaging") == ("red_higher.1", "red_low.1")


def test_tokens_lie_on_departments_and_not_on_other_specialists() -> None:
    scene = drawn(investing(hospital(cards="surgeon.1"), hospital(tiles="cardiology.1")), 0, "red_low.1")
    assert refused(scene, 0, KeepToken("red_low.1", "surgeon.1")) == "no_place_for_tokens"
    assert refused(scene, 0, KeepToken("red_low.1", "cardiology.1")) == "no_place_for_tokens"
    assert refused(scene, 0, KeepToken("red_low.1")) == "no_place_for_tokens"
    assert refused(scene, 0, KeepToken("red_low.2", "clinic")) == "token_not_drawn"
    assert len(offered(scene, 0, KeepToken)) == 6, "the departments printed on the board may hold tokens"


def test_an_intern_has_room_for_two_tokens_or_for_as_many_as_the_table_says() -> None:
    for options, room in (({}, 2), ({"figures": {"investments_intern_spaces": 1}}, 1)):
        scene = investing(hospital(cards="intern.1"), hospital(), options=options)
        scene = drawn(scene, 0, "red_low.1", "red_low.2")
        held = tuple(PlacedToken("intern.1", f"red_more.{n}") for n in range(1, room))
        scene = scene._replace(state=with_portfolio(scene.state, 0, laid=held))
        after = when(scene, 0, KeepToken("red_low.1", "intern.1"))
        assert len(tokens_on(after.state, 0, "intern.1")) == room
        full = with_portfolio(scene.state, 0, laid=portfolio(after.state, 0).laid)
        assert refused(scene._replace(state=full), 0, KeepToken("red_low.2", "intern.1")) == "place_full"


def test_a_nurse_token_is_discarded_for_a_nurse_who_can_work_in_the_same_round() -> None:
    scene = investing(hospital("R3"), hospital())
    scene = when(scene, 0, Invest("nurse", "red"), draws=[NURSE_TOKEN, EQUAL])
    assert refused(scene, 0, KeepToken("red_nurse.1", "clinic")) == "token_not_laid"
    assert [c for c in offered(scene, 0, KeepToken) if c.token == "red_nurse.1"] == [KeepToken("red_nurse.1")]
    scene = when(scene, 0, KeepToken("red_nurse.1"))
    assert happened(scene, NurseHired) == [NurseHired(0, "red_nurse.1")]
    own = scene.state.hospitals[0]
    assert (own.nurses, own.nurses_placed) == (4, 1)
    assert investments_state(scene.state).gone == ("red_nurse.1",)
    assert portfolio(scene.state, 0).laid == ()
    assert pile(scene, "red").layers[-1] == ("red_equal.1",)


def test_tokens_on_a_department_that_is_traded_in_leave_the_game() -> None:
    scene = given("trade_in", hospital(tiles="cardiology.1"), hospital(), modules=("investments",))
    laid = (PlacedToken("cardiology.1", "red_low.1"), PlacedToken("clinic", "red_low.2"))
    scene = scene._replace(state=with_portfolio(scene.state, 0, laid=laid))
    scene = when(scene, 0, TradeIn("cardiology.1"))
    assert portfolio(scene.state, 0).laid == (PlacedToken("clinic", "red_low.2"),)
    assert investments_state(scene.state).gone == ("red_low.1",)


def test_tokens_on_an_intern_that_is_traded_in_leave_the_game() -> None:
    scene = given("trade_in", hospital(cards="intern.1"), hospital(), modules=("investments",))
    scene = scene._replace(state=with_portfolio(scene.state, 0, laid=(PlacedToken("intern.1", "red_low.1"),)))
    scene = when(scene, 0, TradeIn("intern.1"))
    assert portfolio(scene.state, 0).laid == ()
    assert investments_state(scene.state).gone == ("red_low.1",)


def test_a_specialist_traded_in_while_investing_leaves_and_the_token_stays() -> None:
    scene = investing(hospital(cards="surgeon.1"), hospital())
    scene = when(scene, 0, Invest("surgeon.1", "red"), draws=[EQUAL, EQUAL])
    scene = when(scene, 0, KeepToken("red_equal.1", "clinic"))
    scene = when(scene, 1, DeclineInvestment())
    scene = when(scene, 0, TradeIn("surgeon.1"))
    own = scene.state.hospitals[0]
    assert (own.specialists, own.used, own.blood_bags) == ((), (), 1)
    assert on_board(scene.state, 0) == ()
    assert tokens_on(scene.state, 0, "clinic") == ("red_equal.1",)


def test_copies_with_different_tokens_are_not_alike() -> None:
    scene = given(
        "trade_in", hospital(tiles="cardiology.1 cardiology.2"), hospital(), modules=("investments",)
    )
    assert len(offered(scene, 0, TradeIn)) == 1
    scene = scene._replace(
        state=with_portfolio(scene.state, 0, laid=(PlacedToken("cardiology.2", "red_low.1"),))
    )
    assert len(offered(scene, 0, TradeIn)) == 2


def test_a_copy_on_the_board_is_not_like_the_one_at_home() -> None:
    own = hospital(cards="surgeon.1 surgeon.2", used=("surgeon.2",))
    scene = given("trade_in", own, hospital(), modules=("investments",))
    scene = scene._replace(
        state=with_portfolio(scene.state, 0, placed=(InvestingMeeple("surgeon.2", "red"),))
    )
    assert len(offered(scene, 0, TradeIn)) == 2


def test_a_financial_advisor_may_look_at_another_pile_too_and_keeps_one_of_four() -> None:
    scene = investing(hospital(cards="financial_advisor.1"), hospital())
    scene = when(scene, 0, Invest("financial_advisor.1", "red"), draws=[EQUAL, EQUAL])
    assert offered(scene, 0, ConsultPile) == [ConsultPile("yellow"), ConsultPile("green")]
    assert refused(scene, 0, ConsultPile("red")) == "own_space"
    scene = when(scene, 0, ConsultPile("green"), draws=[0, 0])
    four = ("red_equal.1", "red_equal.2", "green_equal.1", "green_equal.2")
    assert portfolio(scene.state, 0).drawn == four
    assert refused(scene, 0, ConsultPile("yellow")) == "nobody_to_consult"
    scene = when(scene, 0, KeepToken("green_equal.2", "pharmacy"))
    assert tokens_on(scene.state, 0, "pharmacy") == ("green_equal.2",)
    assert pile(scene, "red").layers[-1] == ("red_equal.1", "red_equal.2")
    assert pile(scene, "green").layers[-1] == ("green_equal.1",)


def test_a_financial_advisor_at_home_does_not_help_whoever_invests() -> None:
    scene = investing(hospital(cards="financial_advisor.1"), hospital())
    scene = when(scene, 0, Invest("nurse", "red"))
    assert offered(scene, 0, ConsultPile) == []
    assert refused(scene, 0, ConsultPile("green")) == "nobody_to_consult"


def test_a_financial_advisor_need_not_look_elsewhere_and_finds_other_spaces_though_taken() -> None:
    scene = investing(hospital(), hospital(cards="financial_advisor.1"))
    scene = when(scene, 0, Invest("nurse", "green"))
    scene = when(scene, 0, offered(scene, 0, KeepToken)[0])
    scene = when(scene, 1, Invest("financial_advisor.1", "red"), draws=[EQUAL, EQUAL])
    assert ConsultPile("green") in offered(scene, 1)
    scene = when(scene, 1, KeepToken("red_equal.1", "clinic"))
    assert portfolio(scene.state, 1).drawn == ()


@pytest.mark.parametrize(("kept", "count"), [("hospital_strategist", 3), ("chief_executive", 2)])
def test_the_hospital_strategist_draws_one_token_more(kept: str, count: int) -> None:
    scene = investing(administrators=(kept, None))
    scene = when(scene, 0, Invest("nurse", "red"))
    assert len(portfolio(scene.state, 0).drawn) == count
    scene = when(scene, 0, offered(scene, 0, KeepToken)[0])
    assert len(pile(scene, "red")) == 13, "only one is kept"
    scene = when(scene, 1, Invest("nurse", "yellow"))
    assert len(portfolio(scene.state, 1).drawn) == 2


def test_the_hospital_strategist_counts_once_with_a_financial_advisor() -> None:
    own = hospital(cards="financial_advisor.1")
    scene = investing(own, hospital(), administrators=("hospital_strategist", None))
    scene = when(scene, 0, Invest("financial_advisor.1", "red"))
    scene = when(scene, 0, ConsultPile("green"))
    assert len(portfolio(scene.state, 0).drawn) == 5


def test_whoever_runs_out_of_time_declines_or_keeps_a_token() -> None:
    scene = investing()
    assert default(scene.rules, scene.state, 0) == DeclineInvestment()
    scene = when(scene, 0, Invest("nurse", "red"), draws=[EQUAL, EQUAL])
    assert default(scene.rules, scene.state, 0) == KeepToken("red_equal.1", "trauma_unit")


def test_whoever_runs_out_of_time_consults_nobody() -> None:
    scene = investing(hospital(cards="financial_advisor.1"), hospital())
    scene = when(scene, 0, Invest("financial_advisor.1", "red"), draws=[EQUAL, EQUAL])
    assert offered(scene, 0, ConsultPile)
    assert default(scene.rules, scene.state, 0) == KeepToken("red_equal.1", "trauma_unit")
