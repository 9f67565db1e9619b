"""Commands and events of the solo game."""

from games.kernel.messages import Command, Event, Id, Seat


class TurnAway(Command, tag="turn_away", frozen=True):
    """Choose which of the arriving patients goes back into the bag."""

    patient: int
    """The id of one of the arrivals."""


class CompleteReport(Command, tag="complete_report", frozen=True):
    """Complete a report of the lower row with patients you discharged this round."""

    report: Id
    """The key of a report in the lower row."""


class FinishReports(Command, tag="finish_reports", frozen=True):
    """Stop completing reports this round."""


class ReportsDealt(Event, tag="reports_dealt", frozen=True):
    """The reports of this game, from left to right."""

    upper: tuple[str, ...]
    """The keys of the reports of the upper row, from left to right."""
    lower: tuple[str, ...]
    """The keys of the reports of the lower row, from left to right."""


class PatientTurnedAway(Event, tag="patient_turned_away", frozen=True):
    """One of the arriving patients went back into the bag."""

    seat: Seat
    """The only seat, 0."""
    patient: int
    """The patient's id."""


class LowIntakeRewarded(Event, tag="low_intake_rewarded", frozen=True):
    """A low total of the arriving patients earned a blood bag."""

    seat: Seat
    """The only seat, 0."""
    total: int
    """The sum of the values of the arrivals, 8 or less."""


class ImprovementsReturned(Event, tag="improvements_returned", frozen=True):
    """The improvements that were not taken went under their piles."""

    departments: tuple[str, ...] = ()
    """The ids of the tiles."""
    specialists: tuple[str, ...] = ()
    """The ids of the cards."""


class ReportCompleted(Event, tag="report_completed", frozen=True):
    """A report was completed with these patients; the one above it slid down."""

    seat: Seat
    """The only seat, 0."""
    report: str
    """The key of the report."""
    patients: tuple[int, ...]
    """The ids of the discharged patients that count for it. They cannot count for another."""


class ReportsFinished(Event, tag="reports_finished", frozen=True):
    """The seat stopped completing reports this round."""

    seat: Seat
    """The only seat, 0."""
