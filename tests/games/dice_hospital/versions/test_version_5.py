"""What the rules of version 5 say where version 6 says something else."""

from games.dice_hospital import DICE_HOSPITAL
from games.kernel.composition.compose import compose

EARLIER = {
    **dict.fromkeys(("RR", "YY", "GG"), 2),
    **dict.fromkeys(("RRY", "RRG", "YYR", "YYG", "GGR", "GGY"), 3),
    **dict.fromkeys(("RRR", "YYY", "GGG"), 4),
    **dict.fromkeys(("RRYG", "YYRG", "GGRY"), 5),
}


def test_six_reports_asked_for_fewer_dice() -> None:
    earlier, now = (
        compose(DICE_HOSPITAL.as_of(version), (), {}, ("human",)).figures["medical_reports_points"]
        for version in (5, 6)
    )
    assert earlier == EARLIER
    assert set(now) - set(earlier) == {"RRYY", "YYGG", "GGRR", "RRYYG", "YYGGR", "GGRRY"}
    assert set(earlier) - set(now) == {"RRY", "YYR", "GGR", "RRYG", "YYRG", "GGRY"}


def test_the_catalogue_showed_them() -> None:
    shown = {part.id for part in DICE_HOSPITAL.as_of(5).components if part.kind == "report"}
    assert shown == {f"report_{letters.lower()}" for letters in EARLIER}
