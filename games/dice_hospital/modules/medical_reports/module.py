"""Solo with Medical Reports: the unit's setup, steps, answers and points."""

from collections.abc import Callable

import msgspec

from games.dice_hospital.commands import PlaceMeeple, UseBloodBag, UseSpecialist
from games.dice_hospital.events import ImprovementDeclined, ImprovementTaken, RoundScored, ScoreLine
from games.dice_hospital.modules.medical_reports import board, cards, completing, intake, taste
from games.dice_hospital.modules.medical_reports.messages import (
    CompleteReport,
    FinishReports,
    ImprovementsReturned,
    LowIntakeRewarded,
    PatientTurnedAway,
    ReportCompleted,
    ReportsDealt,
    ReportsFinished,
    TurnAway,
)
from games.dice_hospital.questions import (
    dice_per_colour,
    display_size,
    final_lines,
    turn_order,
    vehicle_numbers,
)
from games.dice_hospital.state import State
from games.kernel.figures import Figure
from games.kernel.messages import Command, Event, Seat
from games.kernel.module import After, Before, Handler, Module, Remove, Replace, public
from games.kernel.rules import Rules

DICE_PER_COLOUR = 11
DISPLAY = 1

Lines = Callable[[Rules, State, Seat], tuple[ScoreLine, ...]]


class Penalties(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What makes the solo game harder."""

    double_fatalities: bool = False
    """Fatalities cost twice as much."""
    double_reports: bool = False
    """Reports that are not completed cost twice as much."""


def _with_reports(lines: Lines) -> Lines:
    def answer(rules: Rules, state: State, seat: Seat) -> tuple[ScoreLine, ...]:
        found, penalties = list(lines(rules, state, seat)), rules.options.medical_reports
        if penalties.double_fatalities:
            lost = sum(line.points for line in found if line.reason == "fatalities")
            found.append(ScoreLine("fatality_penalty", lost))
        on_table = board.board(state)
        left = sum(_points(rules, column) for column in on_table.columns)
        found.append(ScoreLine("reports_completed", _points(rules, on_table.completed)))
        found.append(ScoreLine("reports_left", -left))
        if penalties.double_reports:
            found.append(ScoreLine("report_penalty", -left))
        return tuple(found)

    return answer


def _points(rules: Rules, reports: tuple[str, ...]) -> int:
    return sum(cards.report_of(rules, card).points for card in reports)


HANDLERS: dict[type[Command], Handler] = {
    TurnAway: intake.TURN_AWAY,
    CompleteReport: completing.COMPLETE_REPORT,
    FinishReports: completing.FINISH_REPORTS,
}
EVENTS: tuple[type[Event], ...] = (
    ReportsDealt,
    PatientTurnedAway,
    LowIntakeRewarded,
    ImprovementsReturned,
    ReportCompleted,
    ReportsFinished,
)
FIGURES = (
    Figure("medical_reports_dice_per_colour", DICE_PER_COLOUR, "printed", "dice of each colour in the bag"),
    Figure("medical_reports_drawn", intake.DRAWN, "printed", "patients drawn and rolled in every round"),
    Figure("medical_reports_kept", intake.KEPT, "printed", "patients kept of those drawn"),
    Figure(
        "medical_reports_low_total",
        intake.LOW_TOTAL,
        "printed",
        "the highest total of the patients kept that brings a blood bag",
    ),
    Figure("medical_reports_in_play", 2 * cards.ROW, "printed", "reports in play, in two rows"),
    cards.TABLE,
)

MEDICAL_REPORTS = Module(
    key="medical_reports",
    name="Medical Reports",
    about="A game for one: complete reports with the patients you discharge.",
    conflicts=("automa", "prototype"),
    without=("administrators", "sequential"),
    widens=(1,),
    players=(1,),
    brought=lambda _options, seats: len(seats) == 1,
    options=Penalties,
    figures=FIGURES,
    edits=(
        Remove("first_player"),
        Remove("first_reveal"),
        After("starting_patients", completing.DEALING),
        Replace("arrival", intake.ARRIVAL),
        Remove("ambulances"),
        Replace("admission", intake.IN_WARDS),
        Replace("improvement", intake.IMPROVEMENT),
        Before("scoring", completing.REPORTS),
        Replace("shift_change", intake.SHIFT_CHANGE),
    ),
    handlers=HANDLERS,
    evolvers={
        ReportsDealt: board.dealt,
        PatientTurnedAway: board.turned_away,
        LowIntakeRewarded: board.rewarded,
        ImprovementsReturned: board.returned,
        ReportCompleted: board.completed,
        ReportsFinished: board.finished,
        RoundScored: board.round_over,
    },
    reactions={ImprovementTaken: intake.return_rest, ImprovementDeclined: intake.return_rest},
    answers={
        dice_per_colour: lambda _others: lambda _rules: DICE_PER_COLOUR,
        vehicle_numbers: lambda _others: lambda _rules: (),
        display_size: lambda _others: lambda _rules: DISPLAY,
        turn_order: lambda _others: lambda _rules, _state: (intake.SOLE,),
        final_lines: _with_reports,
    },
    redactions=dict.fromkeys((*HANDLERS, *EVENTS), public),
    slice=(board.Board, board.begin),
    view=(board.BoardView, board.view),
    components=cards.CARDS,
    names=cards.NAMES,
    passes=(FinishReports,),
    examples=(TurnAway(14), CompleteReport("report_yyg"), FinishReports()),
    tastes={
        TurnAway: taste.turn_away,
        CompleteReport: taste.complete_report,
        FinishReports: taste.finish_reports,
        PlaceMeeple: taste.placement,
        UseSpecialist: taste.reaction,
        UseBloodBag: taste.blood_bag,
    },
)
