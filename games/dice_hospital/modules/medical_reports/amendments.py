"""Changes of Medical Reports since the first version of the rules."""

from msgspec.structs import replace

from games.dice_hospital.modules.medical_reports.cards import POINTS, TABLE, report_names, report_parts
from games.dice_hospital.types import Amendment

PRESENT_POINTS = {
    **dict.fromkeys(("RR", "YY", "GG"), 2),
    **dict.fromkeys(("RRG", "YYG", "GGY"), 3),
    **dict.fromkeys(("RRR", "YYY", "GGG", "RRYY", "YYGG", "GGRR"), 4),
    **dict.fromkeys(("RRYYG", "YYGGR", "GGRRY"), 5),
}
_NEW = {letters: points for letters, points in PRESENT_POINTS.items() if letters not in POINTS}
_OLD = {letters: points for letters, points in POINTS.items() if letters not in PRESENT_POINTS}

AMENDMENTS = (
    Amendment(
        since=6,
        about="Six reports ask for more dice, so that `hard` completes about half of the reports.",
        figures=(replace(TABLE, value=PRESENT_POINTS),),
        components=report_parts(_NEW),
        removed_components=tuple([part.key for part in report_parts(_OLD)]),
        names=report_names(_NEW),
    ),
)
