"""The reports' slice of the state, its evolvers and its view."""

import msgspec
from msgspec.structs import replace

from games.dice_hospital.events import RoundScored
from games.dice_hospital.modules.medical_reports.cards import MedicalReport, report_of
from games.dice_hospital.modules.medical_reports.messages import (
    ImprovementsReturned,
    LowIntakeRewarded,
    PatientTurnedAway,
    ReportCompleted,
    ReportsDealt,
    ReportsFinished,
)
from games.dice_hospital.state import State, acted, into_bag, with_hospital
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat
from games.kernel.state import slice_reader


class Board(msgspec.Struct, frozen=True):
    """The reports on the table."""

    columns: tuple[tuple[str, ...], ...] = ()
    """From left to right, each from the lower row up."""
    completed: tuple[str, ...] = ()
    used: tuple[int, ...] = ()
    """The patients used for reports this round."""


class ReportsView(msgspec.Struct, frozen=True):
    """The reports in two rows, and the completed ones."""

    upper: tuple[MedicalReport | None, ...]
    """The three spaces of the upper row, from left to right; null: empty. A report moves down when the one
    below it is completed.
    """
    lower: tuple[MedicalReport | None, ...]
    """The three spaces of the lower row, from left to right; null: empty. Only these can be completed."""
    completed: tuple[MedicalReport, ...]
    """The completed reports, the latest last."""
    used: tuple[int, ...]
    """The ids of discharged patients that already count for a report this round."""


board = slice_reader("medical_reports", Board)
"""Return this module's slice of the state."""


def begin(_rules: Rules, _players: int) -> Board:
    """Return the initial slice: nothing is dealt."""
    return Board()


def dealt(state: State, event: ReportsDealt) -> State:
    return replace(state, medical_reports=Board(tuple(zip(event.lower, event.upper, strict=True))))


def turned_away(state: State, event: PatientTurnedAway) -> State:
    gone = tuple(die for die in state.arrivals if die.id == event.patient)
    kept = tuple(die for die in state.arrivals if die.id != event.patient)
    return replace(state, bag=into_bag(state.bag, gone), arrivals=kept)


def rewarded(state: State, event: LowIntakeRewarded) -> State:
    return with_hospital(state, event.seat, blood_bags=state.hospitals[event.seat].blood_bags + 1)


def returned(state: State, event: ImprovementsReturned) -> State:
    return replace(
        state,
        departments=tuple(tile for tile in state.departments if tile not in event.departments),
        specialists=tuple(card for card in state.specialists if card not in event.specialists),
        department_pile=state.department_pile.with_under(event.departments),
        specialist_pile=state.specialist_pile.with_under(event.specialists),
    )


def completed(state: State, event: ReportCompleted) -> State:
    found = board(state)
    return replace(
        state,
        medical_reports=Board(
            tuple(tuple(card for card in column if card != event.report) for column in found.columns),
            (*found.completed, event.report),
            found.used + event.patients,
        ),
    )


def finished(state: State, event: ReportsFinished) -> State:
    return acted(state, event.seat)


def round_over(state: State, _event: RoundScored) -> State:
    """The dice went back into the bag."""
    return replace(state, medical_reports=replace(board(state), used=()))


def view(rules: Rules, state: State, _viewer: Seat | None, _everything: bool) -> ReportsView:
    """Return the view. Nothing is hidden."""
    found = board(state)

    def row(number: int) -> tuple[MedicalReport | None, ...]:
        return tuple(
            report_of(rules, column[number]) if number < len(column) else None for column in found.columns
        )

    return ReportsView(row(1), row(0), tuple(report_of(rules, card) for card in found.completed), found.used)
