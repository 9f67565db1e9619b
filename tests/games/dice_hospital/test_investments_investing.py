"""Investments, phase 2: sending a meeple, drawing tokens, keeping one of them and where it may lie."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.dice_hospital.commands import (
    DeclineImprovement,
    FinishActivation,
    KeepImprovements,
    PlaceMeeple,
    ScoreRound,
    TakeImprovement,
    TradeIn,
)
from games.dice_hospital.defaults import default
from games.dice_hospital.events import ImprovementsRevealed
from games.dice_hospital.modules.investments.board import (
    Laid,
    Placed,
    Portfolio,
    invested,
    on_board,
    portfolio,
    tokens_on,
    with_board,
    with_portfolio,
)
from games.dice_hospital.modules.investments.messages import (
    ConsultPile,
    DeclineInvestment,
    Invest,
    InvestmentDeclined,
    KeepToken,
    NurseHired,
    TokensDrawn,
)
from games.dice_hospital.modules.investments.tokens import ids_of
from games.dice_hospital.state import Hospital, Pile
from games.kernel.messages import SERVICE
from tests.games.dice_hospital.tables import Scene, given, hospital
from tests.games.scenes import goes_on, happened, offered, refused, when

RED = ids_of("red")
EQUAL, HIGHER, NURSE_TOKEN = RED.index("red_equal.1"), RED.index("red_higher.1"), RED.index("red_nurse.1")


def investing(*hospitals: Hospital, **more: Any) -> Scene:
    """A table of two, or of those given, who are about to invest."""
    everyone = hospitals or (hospital(), hospital())
    return given("investing", *everyone, modules=("investments",), **more)


def drawn(scene: Scene, seat: int, *tokens: str) -> Scene:
    """The scene with a seat that just drew these tokens."""
    spaces = tuple(replace(s, pile=s.pile.without(tokens)) for s in invested(scene.state).spaces)
    state = with_portfolio(with_board(scene.state, spaces=spaces), seat, drawn=tokens)
    return scene._replace(state=with_portfolio(state, seat, placed=(Placed("nurse", "red"),)))


def pile(scene: Scene, colour: str) -> Pile:
    return next(space.pile for space in invested(scene.state).spaces if space.colour == colour)


def test_a_nurse_goes_to_a_space_and_two_tokens_of_its_colour_are_drawn() -> None:
    scene = when(investing(), 0, Invest("nurse", "red"), draws=[EQUAL, HIGHER - 1])
    assert happened(scene, TokensDrawn) == [TokensDrawn(0, "red", ("red_equal.1", "red_higher.1"))]
    assert portfolio(scene.state, 0).placed == (Placed("nurse", "red"),)
    assert scene.state.hospitals[0].nurses_placed == 1
    assert len(pile(scene, "red")) == 12


def test_one_token_is_kept_and_the_other_goes_under_its_pile() -> None:
    scene = drawn(investing(), 0, "red_equal.1", "red_higher.1")
    scene = when(scene, 0, KeepToken("red_equal.1", "trauma_unit"))
    assert tokens_on(scene.state, 0, "trauma_unit") == ("red_equal.1",)
    assert portfolio(scene.state, 0).drawn == ()
    assert pile(scene, "red").layers[-1] == ("red_higher.1",)
    assert scene.rules.awaiting(scene.state).seats == (1,)


def test_a_specialist_that_invests_cannot_work_in_this_round() -> None:
    scene = investing(hospital("R3", cards="surgeon.1"), hospital())
    scene = when(scene, 0, Invest("surgeon.1", "green"))
    scene = when(scene, 0, offered(scene, 0, KeepToken)[0])
    scene = when(scene, 1, DeclineInvestment())
    scene = when(scene, 0, KeepImprovements())
    assert scene.state.step == "activation"
    assert on_board(scene.state, 0) == ("surgeon.1",)
    assert {command.meeple for command in offered(scene, 0, PlaceMeeple)} == {"nurse"}
    assert refused(scene, 0, PlaceMeeple("surgeon.1", "trauma_unit", (1,))) == "meeple_used"


def test_a_nurse_that_invests_is_missing_in_phase_3() -> None:
    """Three nurses: one is on the board, two can work."""
    scene = investing(hospital("R3 R4 R5"), hospital())
    scene = when(scene, 0, Invest("nurse", "green"), draws=[0, 0])
    scene = when(scene, 0, offered(scene, 0, KeepToken)[0])
    scene = when(scene, 1, DeclineInvestment())
    assert scene.state.step == "activation"
    scene = when(scene, 0, PlaceMeeple("nurse", "trauma_unit", (1,)))
    scene = when(scene, 0, PlaceMeeple("nurse", "imaging", (2,)))
    assert offered(scene, 0, PlaceMeeple) == []


def test_meeples_on_the_board_come_home_in_phase_6() -> None:
    scene = investing(hospital(cards="surgeon.1"), hospital(), first_player=0)
    scene = when(scene, 0, Invest("surgeon.1", "red"), draws=[EQUAL, EQUAL])
    scene = when(scene, 0, KeepToken("red_equal.1", "clinic"))
    scene = when(scene, 1, Invest("nurse", "yellow"), draws=[0, 0])
    scene = when(scene, 1, offered(scene, 1, KeepToken)[0])
    scene = when(scene, 0, KeepImprovements())
    for seat in (0, 1):
        scene = when(scene, seat, FinishActivation())
    scene = when(scene, SERVICE, ScoreRound())
    assert scene.state.round == 2
    assert [on_board(scene.state, seat) for seat in (0, 1)] == [(), ()]
    assert scene.state.hospitals[0].used == ()
    assert scene.state.hospitals[1].nurses_placed == 0
    assert tokens_on(scene.state, 0, "clinic") == ("red_equal.1",), "tokens stay"


def test_everyone_invests_in_the_order_of_the_ambulances_after_all_improved_and_before_trading_in() -> None:
    scene = given(
        "improvement",
        hospital(),
        hospital(cards="surgeon.1"),
        modules=("investments",),
        taken={1: 1, 2: 0},
    )
    scene = when(when(scene, 1, DeclineImprovement()), 0, DeclineImprovement())
    assert scene.state.step == "investing"
    assert scene.rules.awaiting(scene.state).seats == (1,)
    assert refused(scene, 0, Invest("nurse", "red")) == "not_your_turn"
    scene = when(when(scene, 1, DeclineInvestment()), 0, DeclineInvestment())
    assert scene.state.step == "trade_in"


def test_a_new_improvement_may_hold_a_token_at_once_and_a_new_specialist_may_invest() -> None:
    scene = given(
        "improvement",
        hospital(),
        hospital(),
        modules=("investments",),
        departments=("cardiology.1",),
        specialists=("surgeon.1",),
    )
    scene = when(when(scene, 0, TakeImprovement("cardiology.1")), 1, TakeImprovement("surgeon.1"))
    scene = when(scene, 0, Invest("nurse", "red"), draws=[EQUAL, EQUAL])
    scene = when(scene, 0, KeepToken("red_equal.1", "cardiology.1"))
    assert tokens_on(scene.state, 0, "cardiology.1") == ("red_equal.1",)
    assert Invest("surgeon.1", "green") in offered(scene, 1)


@pytest.mark.parametrize(("players", "room"), [(2, 1), (3, 1), (4, 2)])
def test_how_many_meeples_a_space_has_room_for(players: int, room: int) -> None:
    scene = investing(*[hospital()] * players)
    for seat in range(room):
        scene = when(scene, seat, Invest("nurse", "red"))
        scene = when(scene, seat, offered(scene, seat, KeepToken)[0])
    assert refused(scene, room, Invest("nurse", "red")) == "space_taken"
    assert {command.space for command in offered(scene, room, Invest)} == {"yellow", "green"}


def test_five_players_have_two_places_on_a_space() -> None:
    scene = given("investing", *[hospital()] * 5, modules=("investments", "five_players"))
    for seat in (0, 1):
        scene = when(scene, seat, Invest("nurse", "red"))
        scene = when(scene, seat, offered(scene, seat, KeepToken)[0])
    assert refused(scene, 2, Invest("nurse", "red")) == "space_taken"


def test_a_seat_sends_one_meeple_in_a_round() -> None:
    scene = drawn(investing(), 0, "red_equal.1")
    assert refused(scene, 0, Invest("nurse", "green")) == "token_to_keep"
    assert refused(scene, 0, DeclineInvestment()) == "token_to_keep"
    scene = when(scene, 0, KeepToken("red_equal.1", "clinic"))
    assert refused(scene, 0, Invest("nurse", "green")) == "not_your_turn"


def test_only_free_meeples_of_ones_own_can_invest() -> None:
    scene = investing(hospital(cards="surgeon.1", used=("surgeon.1",)), hospital(cards="paramedic.1"))
    assert refused(scene, 0, Invest("surgeon.1", "red")) == "meeple_used"
    assert refused(scene, 0, Invest("paramedic.1", "red")) == "meeple_not_yours"
    assert refused(scene, 0, Invest("nurse", "pink")) == "no_such_space"
    assert offered(scene, 0) == [Invest("nurse", c) for c in ("red", "yellow", "green")] + [
        DeclineInvestment()
    ]


def _with_pile(scene: Scene, colour: str, *tokens: str) -> Scene:
    spaces = tuple(
        replace(space, pile=Pile((tokens,) if tokens else ())) if space.colour == colour else space
        for space in invested(scene.state).spaces
    )
    return scene._replace(state=with_board(scene.state, spaces=spaces))


def test_an_empty_pile_closes_its_space_and_a_last_token_is_drawn_alone() -> None:
    scene = _with_pile(_with_pile(investing(), "red"), "green", "green_low.1")
    assert refused(scene, 0, Invest("nurse", "red")) == "pile_empty"
    assert {command.space for command in offered(scene, 0, Invest)} == {"yellow", "green"}
    scene = when(scene, 0, Invest("nurse", "green"))
    assert portfolio(scene.state, 0).drawn == ("green_low.1",)


def test_whoever_finds_no_space_is_not_asked() -> None:
    scene = investing()
    for colour in ("red", "yellow"):
        scene = _with_pile(scene, colour)
    scene = when(when(scene, 0, Invest("nurse", "green")), 0, KeepToken(*_first_place(scene)))
    assert happened(scene, InvestmentDeclined) == [InvestmentDeclined(1)]
    assert scene.state.step == "activation"


def _first_place(scene: Scene) -> tuple[str, str]:
    command = offered(when(scene, 0, Invest("nurse", "green")), 0, KeepToken)[0]
    return command.token, command.place


def test_a_department_has_room_for_two_tokens() -> None:
    scene = drawn(investing(), 0, "red_equal.1", "red_low.1")
    laid = (Laid("clinic", "red_more.1"), Laid("clinic", "red_more.2"), Laid("imaging", "red_higher.1"))
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
        held = tuple(Laid("intern.1", f"red_more.{n}") for n in range(1, room))
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
    assert invested(scene.state).gone == ("red_nurse.1",)
    assert portfolio(scene.state, 0).laid == ()
    assert pile(scene, "red").layers[-1] == ("red_equal.1",)


def test_tokens_on_a_department_that_is_traded_in_leave_the_game() -> None:
    scene = given("trade_in", hospital(tiles="cardiology.1"), hospital(), modules=("investments",))
    laid = (Laid("cardiology.1", "red_low.1"), Laid("clinic", "red_low.2"))
    scene = scene._replace(state=with_portfolio(scene.state, 0, laid=laid))
    scene = when(scene, 0, TradeIn("cardiology.1"))
    assert portfolio(scene.state, 0).laid == (Laid("clinic", "red_low.2"),)
    assert invested(scene.state).gone == ("red_low.1",)


def test_tokens_on_an_intern_that_is_traded_in_leave_the_game() -> None:
    scene = given("trade_in", hospital(cards="intern.1"), hospital(), modules=("investments",))
    scene = scene._replace(state=with_portfolio(scene.state, 0, laid=(Laid("intern.1", "red_low.1"),)))
    scene = when(scene, 0, TradeIn("intern.1"))
    assert portfolio(scene.state, 0).laid == ()
    assert invested(scene.state).gone == ("red_low.1",)


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
    scene = scene._replace(state=with_portfolio(scene.state, 0, laid=(Laid("cardiology.2", "red_low.1"),)))
    assert len(offered(scene, 0, TradeIn)) == 2


def test_a_copy_on_the_board_is_not_like_the_one_at_home() -> None:
    own = hospital(cards="surgeon.1 surgeon.2", used=("surgeon.2",))
    scene = given("trade_in", own, hospital(), modules=("investments",))
    scene = scene._replace(state=with_portfolio(scene.state, 0, placed=(Placed("surgeon.2", "red"),)))
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


@pytest.mark.parametrize(("players", "shown"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_more_improvements_are_turned_up_and_two_players_pick_no_further_one(
    players: int, shown: int
) -> None:
    units = ("investments", "five_players") if players == 5 else ("investments",)
    scene = goes_on(given("", *[hospital()] * players, modules=units, round=0))
    (revealed,) = happened(scene, ImprovementsRevealed)
    assert (len(revealed.departments), len(revealed.specialists)) == (shown, shown)
    assert scene.state.step == "starting_patients"


def test_empty_wards_score_nothing_more() -> None:
    scene = given("scoring", hospital(), hospital("R5*"), modules=("investments",))
    scene = when(scene, SERVICE, ScoreRound())
    assert [own.points for own in scene.state.hospitals] == [0, 0]


def test_whoever_runs_out_of_time_declines_or_keeps_a_token() -> None:
    scene = investing()
    assert default(scene.rules, scene.state, 0) == DeclineInvestment()
    scene = when(scene, 0, Invest("nurse", "red"), draws=[EQUAL, EQUAL])
    assert default(scene.rules, scene.state, 0) == KeepToken("red_equal.1", "trauma_unit")


def test_nobody_has_invested_at_the_start() -> None:
    scene = investing()
    board = invested(scene.state)
    assert [(space.colour, len(space.pile)) for space in board.spaces] == [
        ("red", 14),
        ("yellow", 14),
        ("green", 14),
    ]
    assert board.seats == (Portfolio(), Portfolio())
