"""Commands and events of the solo game."""

from games.kernel.messages import Command, Event, Id, Seat


class TurnAway(Command, tag="turn_away", frozen=True):
    """Choose which of the arriving patients goes back into the bag."""

    patient: int


class CompleteReport(Command, tag="complete_report", frozen=True):
    """Complete a report of the lower row with patients you discharged this round."""

    report: Id


class FinishReports(Command, tag="finish_reports", frozen=True):
    """Stop completing reports this round."""


class ReportsDealt(Event, tag="reports_dealt", frozen=True):
    """The reports of this game, from left to right."""

    upper: tuple[str, ...]
    lower: tuple[str, ...]


class PatientTurnedAway(Event, tag="patient_turned_away", frozen=True):
    """One of the arriving patients went back into the bag."""

    seat: Seat
    patient: int


class LowIntakeRewarded(Event, tag="low_intake_rewarded", frozen=True):
    """A low total of the arriving patients earned a blood bag."""

    seat: Seat
    total: int


class ImprovementsReturned(Event, tag="improvements_returned", frozen=True):
    """The improvements that were not taken went under their piles."""

    departments: tuple[str, ...] = ()
    specialists: tuple[str, ...] = ()


class ReportCompleted(Event, tag="report_completed", frozen=True):
    """A report was completed with these patients; the one above it slid down."""

    seat: Seat
    report: str
    patients: tuple[int, ...]


class ReportsFinished(Event, tag="reports_finished", frozen=True):
    """The seat stopped completing reports this round."""

    seat: Seat
