"""Commands and events of the solo game."""

from games.kernel.messages import Command, Event, Seat


class TurnAway(Command, tag="turn_away", frozen=True):
    """Say which of the patients that arrived goes back into the bag."""

    patient: int


class CompleteReport(Command, tag="complete_report", frozen=True):
    """Complete a report of the lower row with patients you discharged this round."""

    report: str


class FinishReports(Command, tag="finish_reports", frozen=True):
    """Complete no further report this round."""


class ReportsDealt(Event, tag="reports_dealt", frozen=True):
    """The reports of this game, from left to right."""

    upper: tuple[str, ...]
    lower: tuple[str, ...]


class PatientTurnedAway(Event, tag="patient_turned_away", frozen=True):
    """One of the patients that arrived went back into the bag."""

    seat: Seat
    patient: int


class LowIntakeRewarded(Event, tag="low_intake_rewarded", frozen=True):
    """Patients as sick as these brought a blood bag."""

    seat: Seat
    total: int


class ImprovementsReturned(Event, tag="improvements_returned", frozen=True):
    """What was shown and not taken went under its pile."""

    departments: tuple[str, ...] = ()
    specialists: tuple[str, ...] = ()


class ReportCompleted(Event, tag="report_completed", frozen=True):
    """A report was completed with these patients; the one above it slid down."""

    seat: Seat
    report: str
    patients: tuple[int, ...]


class ReportsFinished(Event, tag="reports_finished", frozen=True):
    """The seat completes no further report this round."""

    seat: Seat
