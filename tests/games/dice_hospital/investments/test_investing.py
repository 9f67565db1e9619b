"""Investments, phase 2: who sends a meeple where, and what it changes in the rest of the round."""

import pytest
from msgspec.structs import replace

from games.dice_hospital.commands import (
    DeclineImprovement,
    FinishActivation,
    KeepImprovements,
    PlaceMeeple,
    ScoreRound,
    TakeImprovement,
)
from games.dice_hospital.events import ImprovementsRevealed
from games.dice_hospital.modules.investments.messages import (
    ConsultPile,
    DeclineInvestment,
    Invest,
    InvestmentDeclined,
    KeepToken,
    TokensDrawn,
)
from games.dice_hospital.modules.investments.state import (
    InvestingMeeple,
    Portfolio,
    investments_state,
    on_board,
    portfolio,
    tokens_on,
    with_board,
)
from games.dice_hospital.state import Pile
from games.kernel.messages import SERVICE
from tests.games.dice_hospital.investments.investing import EQUAL, HIGHER, drawn, investing, pile
from tests.games.dice_hospital.tables import Scene, given, hospital
from tests.games.scenes import goes_on, happened, offered, refused, when


def test_a_nurse_goes_to_a_space_and_two_tokens_of_its_colour_are_drawn() -> None:
    scene = when(investing(), 0, Invest("nurse", "red"), draws=[EQUAL, HIGHER - 1])
    assert happened(scene, TokensDrawn) == [TokensDrawn(0, "red", ("red_equal.1", "red_higher.1"))]
    assert portfolio(scene.state, 0).placed == (InvestingMeeple("nurse", "red"),)
    assert scene.state.hospitals[0].nurses_placed == 1
    assert len(pile(scene, "red")) == 12


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
        for space in investments_state(scene.state).spaces
    )
    return scene._replace(state=with_board(scene.state, spaces=spaces))


def test_an_empty_pile_closes_its_space_and_a_last_token_is_drawn_alone() -> None:
    scene = _with_pile(_with_pile(investing(), "red"), "green", "green_low.1")
    assert refused(scene, 0, Invest("nurse", "red")) == "pile_empty"
    assert {command.space for command in offered(scene, 0, Invest)} == {"yellow", "green"}
    scene = when(scene, 0, Invest("nurse", "green"))
    assert portfolio(scene.state, 0).drawn == ("green_low.1",)


def test_an_empty_pile_is_not_consulted() -> None:
    scene = _with_pile(investing(hospital(cards="financial_advisor.1"), hospital()), "green")
    scene = when(scene, 0, Invest("financial_advisor.1", "red"))
    assert offered(scene, 0, ConsultPile) == [ConsultPile("yellow")]
    assert refused(scene, 0, ConsultPile("green")) == "pile_empty"


def test_no_nurse_invests_who_is_not_there() -> None:
    scene = investing(hospital(nurses_placed=3, cards="surgeon.1"), hospital())
    assert refused(scene, 0, Invest("nurse", "red")) == "meeple_used"
    assert {command.meeple for command in offered(scene, 0, Invest)} == {"surgeon.1"}


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


@pytest.mark.parametrize(("players", "shown"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_more_improvements_are_turned_up_and_two_players_pick_no_further_one(
    players: int, shown: int
) -> None:
    modules = ("investments", "five_players") if players == 5 else ("investments",)
    scene = goes_on(given("", *[hospital()] * players, modules=modules, round=0))
    (revealed,) = happened(scene, ImprovementsRevealed)
    assert (len(revealed.departments), len(revealed.specialists)) == (shown, shown)
    assert scene.state.step == "starting_patients"


def test_empty_wards_score_nothing_more() -> None:
    scene = given("scoring", hospital(), hospital("R5*"), modules=("investments",))
    scene = when(scene, SERVICE, ScoreRound())
    assert [own.points for own in scene.state.hospitals] == [0, 0]


def test_nobody_has_invested_at_the_start() -> None:
    scene = investing()
    board = investments_state(scene.state)
    assert [(space.colour, len(space.pile)) for space in board.spaces] == [
        ("red", 14),
        ("yellow", 14),
        ("green", 14),
    ]
    assert board.seats == (Portfolio(), Portfolio())
