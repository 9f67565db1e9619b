"""The points of reports at the end, and the penalties that make the game harder."""

from collections.abc import Callable

import msgspec

from games.dice_hospital.events import ScoreLine
from games.dice_hospital.modules.medical_reports.cards import report_of
from games.dice_hospital.modules.medical_reports.state import board
from games.dice_hospital.state import State
from games.dice_hospital.types import Rules
from games.kernel.messages import Seat

Lines = Callable[[Rules, State, Seat], tuple[ScoreLine, ...]]


class Penalties(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options that make the solo game harder."""

    double_fatalities: bool = False
    """Harder: fatalities cost twice as much at the end."""
    double_reports: bool = False
    """Harder: reports that are not completed cost twice as much at the end."""


def with_reports(original: Lines) -> Lines:
    """Add the points of the reports and the chosen penalties to the final score."""

    def override(rules: Rules, state: State, seat: Seat) -> tuple[ScoreLine, ...]:
        found, penalties = list(original(rules, state, seat)), rules.options.medical_reports
        if penalties.double_fatalities:
            lost = sum(line.points for line in found if line.reason == "fatalities")
            found.append(ScoreLine("fatality_penalty", lost))
        on_table = board(state)
        left = sum(_points(rules, column) for column in on_table.columns)
        found.append(ScoreLine("reports_completed", _points(rules, on_table.completed)))
        found.append(ScoreLine("reports_left", -left))
        if penalties.double_reports:
            found.append(ScoreLine("report_penalty", -left))
        return tuple(found)

    return override


def _points(rules: Rules, reports: tuple[str, ...]) -> int:
    return sum(report_of(rules, card).points for card in reports)
