"""Medical Reports: completing them with the patients discharged, and their points at the end."""

from itertools import chain
from typing import Any

import msgspec
import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.modules.medical_reports.amendments import PRESENT_POINTS
from games.dice_hospital.modules.medical_reports.cards import POINTS
from games.dice_hospital.modules.medical_reports.messages import (
    CompleteReport,
    FinishReports,
    ReportCompleted,
    ReportsFinished,
)
from games.dice_hospital.modules.medical_reports.state import Board, ReportsView, board
from games.dice_hospital.state import COLOURS
from games.dice_hospital.steps.final_scoring import standings
from games.dice_hospital.view import view
from games.kernel.composition.compose import compose
from games.kernel.messages import SERVICE
from games.kernel.refusal import Illegal
from games.kernel.title import Standing
from tests.games.dice_hospital.tables import Scene, given, hospital, patients
from tests.games.scenes import goes_on, happened, offered, refused, when


def reports(*columns: str) -> Board:
    """Columns of reports, each from the lower row up."""
    return Board(tuple(tuple(f"report_{letters}" for letters in column.split()) for column in columns))


def reporting(discharged: str, *columns: str, ward: str = "R3*", **more: Any) -> Scene:
    """The activation is over; these patients lie in the discharge area. Reports are those of version 1."""
    one = hospital(ward, discharged=patients(discharged, 50), **more.pop("hospital", {}))
    options = {"figures": {"medical_reports_points": POINTS}}
    return goes_on(
        given("activation", one, acted=(0,), medical_reports=reports(*columns), options=options, **more)
    )


def completed(scene: Scene, *letters: str) -> Scene:
    for each in letters:
        scene = when(scene, 0, CompleteReport(f"report_{each}"))
    return scene


def columns(scene: Scene) -> list[list[str]]:
    """The columns as they are written above."""
    return [[card.removeprefix("report_") for card in column] for column in board(scene.state).columns]


def shown(scene: Scene, viewer: int | None) -> ReportsView:
    """The reports as a viewer sees them."""
    found: ReportsView = view(scene.rules, scene.state, viewer, False).modules["medical_reports"]
    return found


TWO_AND_TWO = "Y6 G6 Y6 G6"


@pytest.mark.parametrize("chosen", ["yyg", "ggy"])
def test_two_yellow_and_two_green_complete_one_report_of_three(chosen: str) -> None:
    """The example of the book: two yellow and a green, or two green and a yellow, but not both."""
    scene = reporting(TWO_AND_TWO, "yyg rrr", "ggy rr", "rry rrg")
    assert offered(scene, 0, CompleteReport) == [CompleteReport("report_yyg"), CompleteReport("report_ggy")]
    after = completed(scene, chosen)
    assert after.state.step == "scoring", "one die is left, and no report asks for that"
    assert len(happened(after, ReportCompleted)[0].patients) == 3
    scored = when(after, SERVICE, c.ScoreRound())
    assert happened(scored, e.RoundScored)[0].lines[0] == e.ScoreLine("discharged", 7)


def test_two_yellow_and_then_two_green_as_it_slides_down() -> None:
    """The example of the book, continued: a report that slid down may be completed with the dice left."""
    scene = reporting(TWO_AND_TWO, "yy gg", "rrr rr", "rry rrg")
    assert offered(scene, 0, CompleteReport) == [CompleteReport("report_yy")]
    scene = completed(scene, "yy")
    assert offered(scene, 0, CompleteReport) == [CompleteReport("report_gg")]
    scene = completed(scene, "gg")
    assert scene.state.step == "scoring"
    assert columns(scene) == [[], ["rrr", "rr"], ["rry", "rrg"]]
    scored = when(scene, SERVICE, c.ScoreRound())
    assert happened(scored, e.RoundScored)[0].lines[0] == e.ScoreLine("discharged", 7)
    assert happened(scored, e.RoundScored)[0].discharged == 4


def test_a_column_that_is_done_is_not_refilled_in_the_next_round() -> None:
    """Ruling 52."""
    scene = reporting(TWO_AND_TWO, "yy gg", "rrr rr", "rry rrg")
    scene = when(completed(completed(scene, "yy"), "gg"), SERVICE, c.ScoreRound())
    assert scene.state.round == 2
    assert columns(scene) == [[], ["rrr", "rr"], ["rry", "rrg"]]


def test_only_the_lower_row_can_be_completed() -> None:
    scene = reporting("Y6 Y6 G6 G6", "rrr yy", "gg ggg", "rrg rry")
    assert offered(scene, 0, CompleteReport) == [CompleteReport("report_gg")]
    for report in ("report_yy", "report_rr", "report_", "yy", ""):
        assert refused(scene, 0, CompleteReport(report)) == "report_not_open"


def test_a_report_needs_all_its_dice() -> None:
    scene = reporting("Y6 R6 R6", "yyg rrr", "rr ggg", "rryg rry")
    assert refused(scene, 0, CompleteReport("report_yyg")) == "patients_missing"
    assert refused(scene, 0, CompleteReport("report_rryg")) == "patients_missing"


def test_each_die_is_for_one_report() -> None:
    scene = reporting("R6 R6 R6 Y6", "rry rrg", "rr ggg", "rrr yyy")
    scene = completed(scene, "rry")
    assert scene.state.step == "scoring", "one red die is left, not two"
    (event,) = happened(scene, ReportCompleted)
    assert event.patients == (50, 51, 53)


def test_several_columns_may_be_completed_in_one_round() -> None:
    scene = reporting("R6 R6 Y6 Y6 G6 G6", "rr rrr", "yy yyy", "gg ggg")
    scene = completed(scene, "yy", "gg", "rr")
    assert columns(scene) == [["rrr"], ["yyy"], ["ggg"]]
    assert refused(scene, 0, CompleteReport("report_rrr")) == "wrong_step"


def test_dice_count_with_their_true_colours() -> None:
    """Two of them were green when they were healed; they are a red and a yellow die."""
    scene = reporting("G6r G6y R6 Y6", "gg rr", "yyr ggg", "rrr yyy")
    assert offered(scene, 0, CompleteReport) == [CompleteReport("report_yyr")]
    assert happened(completed(scene, "yyr"), ReportCompleted)[0].patients == (51, 53, 50)


def test_nobody_is_asked_where_no_report_can_be_completed() -> None:
    scene = reporting("R6 Y6 G6", "rr rry", "yy yyg", "gg ggr")
    assert scene.state.step == "scoring"
    assert scene.rules.awaiting(scene.state).job == "scoring"


def test_reports_may_be_left_as_they_are() -> None:
    scene = reporting(TWO_AND_TWO, "yy gg", "rrr rr", "rry rrg")
    after = when(scene, 0, FinishReports())
    assert happened(after, ReportsFinished) == [ReportsFinished(0)]
    assert columns(after) == columns(scene)
    assert after.state.step == "scoring"


def test_dice_of_an_earlier_round_are_gone() -> None:
    scene = completed(reporting("Y6 Y6 G6", "yy gg", "rrr rr", "rry rrg"), "yy")
    scene = when(scene, SERVICE, c.ScoreRound())
    assert scene.state.hospitals[0].discharged == ()
    assert board(scene.state).used == ()
    out = [die.colour for die in (*scene.state.arrivals, *scene.state.hospitals[0].patients)]
    assert scene.state.bag == tuple(11 - out.count(colour) for colour in COLOURS)


def ended(found: Board, fatalities: int = 0, bags: int = 0, **options: Any) -> Scene:
    """The end of a game with these reports."""
    one = hospital("R3*", fatalities=fatalities, bags=bags, points=40)
    scene = given(
        "scoring", one, round=8, acted=(0,), medical_reports=found, options={"medical_reports": options}
    )
    return goes_on(scene)


DONE = ("report_rr", "report_yyg")
LEFT = reports("rrr yyggr", "gg", "")
BOARD = Board(LEFT.columns, DONE)


def lines(scene: Scene) -> dict[str, int]:
    (scored,) = happened(scene, e.GameScored)
    return {line.reason: line.points for line in scored.lines}


def test_completed_reports_score_and_others_cost_their_points() -> None:
    scene = ended(BOARD, fatalities=2, bags=1)
    assert lines(scene) == {
        "fatalities": -4,
        "blood_bags": 1,
        "reports_completed": 2 + 3,
        "reports_left": -(4 + 5 + 2),
    }
    assert standings(scene.rules, scene.state) == (Standing(0, 1, 40 - 4 + 1 + 5 - 11),)


def test_the_penalty_for_fatalities() -> None:
    scene = ended(BOARD, fatalities=3, double_fatalities=True)
    told = lines(scene)
    assert told["fatalities"] + told["fatality_penalty"] == -12
    assert told["reports_left"] == -11
    assert "report_penalty" not in told
    assert scene.state.hospitals[0].points == 40 - 12 + 5 - 11


def test_the_penalty_for_reports() -> None:
    scene = ended(BOARD, fatalities=3, double_reports=True)
    told = lines(scene)
    assert told["reports_left"] + told["report_penalty"] == -22
    assert told["reports_completed"] == 5
    assert "fatality_penalty" not in told
    assert scene.state.hospitals[0].points == 40 - 6 + 5 - 22


def test_both_penalties_go_together() -> None:
    scene = ended(BOARD, fatalities=1, double_fatalities=True, double_reports=True)
    assert scene.state.hospitals[0].points == 40 - 4 + 5 - 22


def test_penalties_are_for_the_solo_game_only() -> None:
    with pytest.raises(Illegal) as refusal:
        compose(DICE_HOSPITAL, (), {"medical_reports": {"double_reports": True}}, ("human",) * 2)
    assert refusal.value.code == "option_without_module"
    with pytest.raises(Illegal) as refusal:
        compose(DICE_HOSPITAL, (), {"medical_reports": {"triple_reports": True}}, ("human",))
    assert refusal.value.code == "bad_options"


def test_the_fifteen_reports() -> None:
    points = {0: 2, 1: 3, 2: 4, 3: 5}
    kinds = ("RR YY GG", "RRG YYG GGY", "RRR YYY GGG RRYY YYGG GGRR", "RRYYG YYGGR GGRRY")
    expected = {letters: points[kind] for kind, row in enumerate(kinds) for letters in row.split()}
    assert expected == PRESENT_POINTS
    cards = {card.id: card for card in DICE_HOSPITAL.components if card.kind == "report"}
    assert set(cards) == {f"report_{letters.lower()}" for letters in PRESENT_POINTS}
    printed = {card.id for card in cards.values() if card.source == "printed"}
    assert printed == {"report_yyg", "report_ggy", "report_yy", "report_gg"}
    for card in cards.values():
        source = "printed dice, house points" if card.id in printed else "house dice and points"
        assert card.effects["en"].endswith(f"({source})")


OWN = {"RYG": 9, "RR": 1, "YY": 1, "GG": 1, "R": 0, "YYYYYY": 50}


def test_a_table_may_bring_reports_of_its_own() -> None:
    one = hospital("R3*", discharged=patients("R6 Y6 G6", 50))
    options = {"figures": {"medical_reports_points": OWN}}
    dealt = goes_on(given("starting_patients", hospital("R3 Y4 G5"), round=0, options=options))
    assert sorted(chain(*columns(dealt))) == sorted(letters.lower() for letters in OWN)
    scene = given("reports", one, medical_reports=reports("ryg rr", "yyyyyy", ""), options=options)
    scene = completed(scene, "ryg")
    assert [report.points for report in shown(scene, 0).completed] == [9]
    last = goes_on(
        given("scoring", one, round=8, acted=(0,), medical_reports=board(scene.state), options=options)
    )
    assert lines(last)["reports_completed"] == 9
    assert lines(last)["reports_left"] == -(1 + 50)


def test_in_what_order_a_table_writes_its_reports_down_changes_nothing() -> None:
    def dealt(table: dict[str, int]) -> list[list[str]]:
        options = {"figures": {"medical_reports_points": table}}
        return columns(goes_on(given("starting_patients", hospital("R3 Y4 G5"), round=0, options=options)))

    assert dealt(OWN) == dealt(dict(reversed(OWN.items())))


@pytest.mark.parametrize(
    "table",
    [
        {"RR": 2},
        {**OWN, "B": 2},
        {**OWN, "": 2},
        {**OWN, "rr": 2},
        {**OWN, "RY\n": 2},
        {**OWN, "RR": -1},
        {**OWN, "RR": "two"},
        [],
        7,
    ],
)
def test_a_table_that_makes_no_reports_is_refused_by_name(table: Any) -> None:
    with pytest.raises(Illegal) as refusal:
        compose(DICE_HOSPITAL, (), {"figures": {"medical_reports_points": table}}, ("human",))
    assert (refusal.value.code, refusal.value.facts["figure"]) == ("bad_figure", "medical_reports_points")


@pytest.mark.parametrize(
    "key", ["dice_per_colour", "drawn", "kept", "low_total", "in_play"], ids=lambda key: key
)
def test_what_is_printed_cannot_be_set_otherwise(key: str) -> None:
    with pytest.raises(Illegal) as refusal:
        compose(DICE_HOSPITAL, (), {"figures": {f"medical_reports_{key}": 5}}, ("human",))
    assert refusal.value.code == "figure_not_house"


@pytest.mark.parametrize("viewer", [0, None])
def test_everybody_sees_the_reports_with_their_dice_and_points(viewer: int | None) -> None:
    scene = completed(reporting(TWO_AND_TWO, "yy gg", "rry", "rrr rrg"), "yy")
    found = msgspec.json.decode(msgspec.json.encode(shown(scene, viewer)))
    assert found["upper"] == [
        None,
        None,
        {"report": "report_rrg", "dice": ["red"] * 2 + ["green"], "points": 3},
    ]
    assert [report["report"] for report in found["lower"]] == ["report_gg", "report_rry", "report_rrr"]
    assert found["completed"] == [{"report": "report_yy", "dice": ["yellow"] * 2, "points": 2}]
    assert found["used"] == [50, 52]
