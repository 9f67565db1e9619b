"""How the easy bot values turning patients away and completing reports."""

from collections import Counter
from collections.abc import Iterable

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.commands import PlaceMeeple, UseBloodBag, UseSpecialist
from games.dice_hospital.data.figures import ROUNDS
from games.dice_hospital.effects.departments import Heal
from games.dice_hospital.effects.valuation import BLOOD_BAG, STEP
from games.dice_hospital.modules.medical_reports.cards import MedicalReport
from games.dice_hospital.modules.medical_reports.intake import LOW_TOTAL
from games.dice_hospital.modules.medical_reports.messages import CompleteReport, FinishReports, TurnAway
from games.dice_hospital.modules.medical_reports.state import ReportsView
from games.dice_hospital.state import BEDS, HEALTHY, Colour, Patient

_KEY = "medical_reports"
_HELD_BACK = 20
"""The value of keeping a patient until enough are ready for a report."""
_WANTED = 2
"""The value of a die of a colour that open reports ask for."""


def turn_away(bot_view: BotView, command: TurnAway) -> int:
    """Keep healthy patients and the colours of open reports, or take the blood bag for a low total."""
    kept = [patient for patient in bot_view.view.arrivals if patient.id != command.patient]
    total = sum(patient.value for patient in kept)
    needed = _needed(_board(bot_view))
    colours = sum(needed[patient.colour] for patient in kept)
    return STEP * total + _WANTED * colours + (BLOOD_BAG if total <= LOW_TOTAL else 0)


def complete_report(bot_view: BotView, command: CompleteReport) -> int:
    """The points of this report and of the best ones after it."""
    columns = _columns(_board(bot_view))
    return STEP * _best(columns, _colours(_left(bot_view)), command.report)


def finish_reports(_bot_view: BotView, _command: FinishReports) -> int:
    """Never stop early: the dice are gone afterwards."""
    return -1


def placement(bot_view: BotView, command: PlaceMeeple) -> int:
    """The value of the discharged patients for reports."""
    effect = bot_view.box.departments[command.department].effect
    return _discharging(bot_view, command.patients, effect.steps if isinstance(effect, Heal) else 0)


def reaction(bot_view: BotView, command: UseSpecialist) -> int:
    """The same for a specialist's ability."""
    pending = bot_view.own.pending
    ability = bot_view.box.specialist_kinds[pending.ability].ability if pending else None
    return _discharging(bot_view, command.patients, getattr(ability, "steps", 0))


def blood_bag(bot_view: BotView, command: UseBloodBag) -> int:
    """The same for a blood bag."""
    return _discharging(bot_view, (command.patient,), 1)


def _discharging(bot_view: BotView, patients: tuple[int, ...], steps: int) -> int:
    """The value of healing these patients for reports."""
    gone = [p for p in bot_view.own.patients if p.id in patients and p.value + steps >= HEALTHY]
    if not gone:
        return 0
    columns, before = _columns(_board(bot_view)), _colours(bot_view.own.discharged)
    reached = _best(columns, before)
    # A completed report earns its points, and does not cost them at the end.
    if gained := 2 * STEP * (_best(columns, before + _colours(gone)) - reached):
        return gained
    ready = [patient for patient in bot_view.own.patients if patient.value == HEALTHY - 1]
    waits = bot_view.view.round < ROUNDS and len(bot_view.own.patients) < BEDS
    if waits and _best(columns, before + _colours(ready)) == reached:
        return -_HELD_BACK * len(gone)
    return 0


def _colours(patients: Iterable[Patient]) -> Counter[Colour]:
    return Counter(patient.true_colour for patient in patients)


def _board(bot_view: BotView) -> ReportsView:
    found: ReportsView = bot_view.view.modules[_KEY]
    return found


def _needed(board: ReportsView) -> Counter[Colour]:
    """How many dice of each colour the open reports ask for."""
    return Counter(die for report in (*board.upper, *board.lower) if report for die in report.dice)


def _columns(board: ReportsView) -> tuple[tuple[MedicalReport, ...], ...]:
    pairs = zip(board.lower, board.upper, strict=True)
    return tuple(tuple(report for report in pair if report) for pair in pairs)


def _left(bot_view: BotView) -> list[Patient]:
    return [patient for patient in bot_view.own.discharged if patient.id not in _board(bot_view).used]


def _best(
    columns: tuple[tuple[MedicalReport, ...], ...], dice: Counter[Colour], first: str | None = None
) -> int:
    """The most points these dice can earn, optionally with a given report first."""
    most = 0
    for index, column in enumerate(columns):
        if column and first in (None, column[0].report) and dice >= Counter(column[0].dice):
            slid = (*columns[:index], column[1:], *columns[index + 1 :])
            most = max(most, column[0].points + _best(slid, dice - Counter(column[0].dice)))
    return most
