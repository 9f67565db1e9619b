"""What the greedy bot thinks of patients to turn away and reports to complete."""

from collections import Counter

from games.dice_hospital.bots.look import Look
from games.dice_hospital.effects.worth import BLOOD_BAG, STEP
from games.dice_hospital.modules.medical_reports.board import BoardView
from games.dice_hospital.modules.medical_reports.cards import Report
from games.dice_hospital.modules.medical_reports.intake import LOW_TOTAL
from games.dice_hospital.modules.medical_reports.messages import CompleteReport, FinishReports, TurnAway
from games.dice_hospital.state import Colour, Patient

_WANTED = 2
"""What each die of a colour is worth that open reports ask for."""


def turn_away(look: Look, command: TurnAway) -> int:
    """Keep the healthy and the colours that reports ask for, or take the bag of a sick intake."""
    kept = [patient for patient in look.view.arrivals if patient.id != command.patient]
    total = sum(patient.value for patient in kept)
    needed = _needed(_board(look))
    colours = sum(needed[patient.colour] for patient in kept)
    return STEP * total + _WANTED * colours + (BLOOD_BAG if total <= LOW_TOTAL else 0)


def complete_report(look: Look, command: CompleteReport) -> int:
    """The points of this report and of the best that may follow it."""
    columns = _columns(_board(look))
    dice = Counter(patient.true_colour for patient in _left(look))
    return STEP * _best(columns, dice, command.report)


def finish_reports(_look: Look, _command: FinishReports) -> int:
    """Nothing comes of leaving a report for later, when its dice are gone."""
    return -1


def _board(look: Look) -> BoardView:
    found: BoardView = look.view.modules["medical_reports"]
    return found


def _needed(board: BoardView) -> Counter[Colour]:
    """How many dice of each colour the open reports ask for."""
    return Counter(die for report in (*board.upper, *board.lower) if report for die in report.dice)


def _columns(board: BoardView) -> tuple[tuple[Report, ...], ...]:
    pairs = zip(board.lower, board.upper, strict=True)
    return tuple(tuple(report for report in pair if report) for pair in pairs)


def _left(look: Look) -> list[Patient]:
    return [patient for patient in look.own.discharged if patient.id not in _board(look).used]


def _best(columns: tuple[tuple[Report, ...], ...], dice: Counter[Colour], first: str | None = None) -> int:
    """The most points these dice can bring, perhaps with a certain report first."""
    most = 0
    for index, column in enumerate(columns):
        if column and first in (None, column[0].report) and dice >= Counter(column[0].dice):
            slid = (*columns[:index], column[1:], *columns[index + 1 :])
            most = max(most, column[0].points + _best(slid, dice - Counter(column[0].dice)))
    return most
