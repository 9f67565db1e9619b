"""Dealing the reports, and completing those of the lower row with discharged patients."""

from collections.abc import Iterable

from games.dice_hospital.modules.medical_reports.cards import ROW, report_of, reports
from games.dice_hospital.modules.medical_reports.intake import SOLE
from games.dice_hospital.modules.medical_reports.messages import (
    CompleteReport,
    FinishReports,
    ReportCompleted,
    ReportsDealt,
    ReportsFinished,
)
from games.dice_hospital.modules.medical_reports.state import board
from games.dice_hospital.state import Colour, Patient, State
from games.dice_hospital.types import Context, Decision, Handler, Rules, Step
from games.kernel.chance import shuffled
from games.kernel.messages import NOBODY, Awaiting, Seat
from games.kernel.refusal import Illegal


def _deal(ctx: Context, _state: State) -> Decision:
    cards = shuffled(ctx.chance, reports(ctx.rules))
    return (yield ReportsDealt(upper=cards[:ROW], lower=cards[ROW : 2 * ROW]))


def _lower(state: State) -> list[str]:
    return [column[0] for column in board(state).columns if column]


def _dice_for(state: State, needed: tuple[Colour, ...]) -> tuple[int, ...] | None:
    """The discharged patients for a report; no patient is used twice."""
    used = board(state).used
    left: list[Patient] = [die for die in state.hospitals[SOLE].discharged if die.id not in used]
    found: list[int] = []
    for colour in needed:
        die = next((die for die in left if die.true_colour == colour), None)
        if die is None:
            return None
        left.remove(die)
        found.append(die.id)
    return tuple(found)


def _possible(rules: Rules, state: State) -> list[str]:
    return [card for card in _lower(state) if _dice_for(state, report_of(rules, card).dice) is not None]


def _awaiting(rules: Rules, state: State) -> Awaiting:
    return Awaiting((SOLE,)) if SOLE not in state.acted and _possible(rules, state) else NOBODY


def _legal(rules: Rules, state: State, _seat: Seat) -> Iterable[CompleteReport]:
    return [CompleteReport(card) for card in _possible(rules, state)]


def _complete(ctx: Context, state: State, seat: Seat, command: CompleteReport) -> Decision:
    if command.report not in _lower(state):
        raise Illegal("report_not_open", report=command.report)
    needed = report_of(ctx.rules, command.report).dice
    dice = _dice_for(state, needed)
    if dice is None:
        raise Illegal("patients_missing", report=command.report, needed=list(needed))
    return (yield ReportCompleted(seat, command.report, dice))


def _finish(_ctx: Context, _state: State, seat: Seat, _command: FinishReports) -> Decision:
    return (yield ReportsFinished(seat))


DEALING = Step("deal_reports", enter=_deal)
REPORTS = Step("reports", awaiting=_awaiting, commands=(CompleteReport, FinishReports))
COMPLETE_REPORT = Handler(_complete, _legal)
FINISH_REPORTS = Handler(_finish, lambda *_: (FinishReports(),))
