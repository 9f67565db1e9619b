"""The matches: who plays whom at which table, and the target."""

from itertools import pairwise
from typing import Any, NamedTuple

from games.clinic.modules.solo.goals import GOALS
from games.clinic.modules.solo.messages import ChooseGoal
from games.kernel.messages import Command
from games.kernel.title import LADDER

DICE, CLINIC = "dice-hospital", "clinic"


class Match(NamedTuple):
    """A bot against copies of another one, or each of them alone against the rules."""

    name: str
    title: str
    bot: str
    against: str
    target: float
    """The least share of wins; in a game for one, the least ratio of mean results."""
    seats: tuple[str, ...] = ("bot", "bot")
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, Any], ...] = ()
    version: int | None = None
    """The version of the opponent; None for the newest."""
    solo: bool = False
    """Whether both bots play games for one, and their mean results are compared."""
    openings: tuple[Command, ...] = ()
    """Commands that take turns from game to game. The first choice of a game is made with them, by no bot."""

    @property
    def control(self) -> bool:
        """Whether a bot plays itself. It plays all games: to stop when it is ahead would tilt the result."""
        return not self.solo and self.bot == self.against and self.version is None


def _steps(title: str, short: str) -> list[Match]:
    """Each bot against the one below it."""
    return [
        Match(f"{short}: {better} against {worse}", title, better, worse, 0.65)
        for worse, better in pairwise(LADDER)
    ]


MATCHES = (
    Match("Dice Hospital: easy against itself (control)", DICE, "easy", "easy", 0.5),
    *_steps(DICE, "Dice Hospital"),
    Match("Dice Hospital: hard against easy", DICE, "hard", "easy", 0.75),
    Match("Dice Hospital: hard against three easy", DICE, "hard", "easy", 0.5, ("bot",) * 4),
    *(
        Match(f"Dice Hospital with {name}: hard against easy", DICE, "hard", "easy", 0.65, modules=modules)
        for name, modules in (
            ("City", ("city",)),
            ("Investments", ("investments",)),
            ("Maternity", ("maternity",)),
            ("all units", ("city", "investments", "maternity")),
        )
    ),
    *(
        Match(
            f"Dice Hospital: hard against the {deck} Automa",
            DICE,
            "hard",
            "",
            target,
            ("bot", "automa"),
            options=(("automa", {"deck": deck}),),
        )
        for deck, target in (("easy", 0.75), ("normal", 0.5), ("hard", 0.25))
    ),
    Match("Clinic: easy against itself (control)", CLINIC, "easy", "easy", 0.5),
    *_steps(CLINIC, "Clinic"),
    Match("Clinic: hard against easy", CLINIC, "hard", "easy", 0.75),
    Match("Medical Reports: hard to easy", DICE, "hard", "easy", 1.3, ("bot",), solo=True),
    Match(
        "Clinic for one, each goal in turn: hard to easy",
        CLINIC,
        "hard",
        "easy",
        1.3,
        ("bot",),
        solo=True,
        openings=tuple(ChooseGoal(goal.key) for goal in GOALS),
    ),
)
