"""Medical Reports, the solo game: its setup, steps, overrides and points."""

from games.dice_hospital.commands import PlaceMeeple, UseBloodBag, UseSpecialist
from games.dice_hospital.events import ImprovementDeclined, ImprovementTaken, RoundScored
from games.dice_hospital.hooks import (
    dice_per_colour,
    display_size,
    final_lines,
    turn_order,
    vehicle_numbers,
)
from games.dice_hospital.modules.medical_reports import cards, completing, heuristics, intake, scoring
from games.dice_hospital.modules.medical_reports.amendments import AMENDMENTS
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
from games.dice_hospital.modules.medical_reports.state import (
    Board,
    ReportsView,
    begin,
    completed,
    dealt,
    finished,
    returned,
    rewarded,
    round_over,
    turned_away,
    view,
)
from games.dice_hospital.modules.medical_reports.words import WORDS
from games.dice_hospital.types import Handler, Module
from games.kernel.figures import Figure
from games.kernel.messages import Command, Event
from games.kernel.module import After, Before, Remove, Replace, public

DICE_PER_COLOUR = 11
DISPLAY = 1

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
    words=WORDS,
    conflicts=("national_epidemic", "final_round_collection", "investments", "maternity", "city"),
    excludes=("administrators", "sequential"),
    adds_player_counts=(1,),
    players=(1,),
    enabled_when=lambda _options, seats: len(seats) == 1,
    options=scoring.Penalties,
    figures=FIGURES,
    amendments=AMENDMENTS,
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
        ReportsDealt: dealt,
        PatientTurnedAway: turned_away,
        LowIntakeRewarded: rewarded,
        ImprovementsReturned: returned,
        ReportCompleted: completed,
        ReportsFinished: finished,
        RoundScored: round_over,
    },
    planned_steps=(completing.REPORTS.name,),
    reactions={ImprovementTaken: intake.return_rest, ImprovementDeclined: intake.return_rest},
    overrides={
        dice_per_colour: lambda _original: lambda _rules: DICE_PER_COLOUR,
        vehicle_numbers: lambda _original: lambda _rules: (),
        display_size: lambda _original: lambda _rules: DISPLAY,
        turn_order: lambda _original: lambda _rules, _state: (intake.SOLE,),
        final_lines: scoring.with_reports,
    },
    redactions=dict.fromkeys((*HANDLERS, *EVENTS), public),
    slice=(Board, begin),
    view=(ReportsView, view),
    components=cards.report_parts(cards.POINTS),
    names=cards.report_names(cards.POINTS),
    pass_commands=(FinishReports,),
    examples=(TurnAway(14), CompleteReport("report_yyg"), FinishReports()),
    heuristics={
        TurnAway: heuristics.turn_away,
        CompleteReport: heuristics.complete_report,
        FinishReports: heuristics.finish_reports,
        PlaceMeeple: heuristics.placement,
        UseSpecialist: heuristics.reaction,
        UseBloodBag: heuristics.blood_bag,
    },
)
